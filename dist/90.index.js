export const id = 90;
export const ids = [90];
export const modules = {

/***/ 5090:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderFaults: () => (/* binding */ renderFaults)
/* harmony export */ });
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5069);
/* harmony import */ var _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8183);
/* harmony import */ var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3889);
/* harmony import */ var _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(984);




function renderFaults(faults) {
    const which = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(faults.length, 'input is', 'inputs are');
    const what = (0,_markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${(0,_markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .strong */ .ko)((0,_markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Failed.`)} Nothing was done: ${which} invalid.`;
    const list = (0,_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .bullets */ .e5)(faults.map((fault) => (0,_markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(fault, 1000)));
    return (0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .serialise */ .GY)((0,_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .section */ .uW)(2, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `Reader feedback`, (0,_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)(what), list));
}


/***/ }),

/***/ 8183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   Hu: () => (/* binding */ rule),
/* harmony export */   R: () => (/* binding */ hidden),
/* harmony export */   Vj: () => (/* binding */ encodeHidden),
/* harmony export */   YB: () => (/* binding */ columns),
/* harmony export */   e5: () => (/* binding */ bullets),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   iA: () => (/* binding */ shownPrompt),
/* harmony export */   ig: () => (/* binding */ taskList),
/* harmony export */   kh: () => (/* binding */ copyable),
/* harmony export */   ld: () => (/* binding */ items),
/* harmony export */   lm: () => (/* binding */ notice),
/* harmony export */   o2: () => (/* binding */ introduce),
/* harmony export */   oY: () => (/* binding */ listWithin),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   uL: () => (/* binding */ caution),
/* harmony export */   uW: () => (/* binding */ section),
/* harmony export */   v3: () => (/* binding */ bulletsWithin),
/* harmony export */   zH: () => (/* binding */ details)
/* harmony export */ });
/* harmony import */ var _text_cap_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3858);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5069);
/* harmony import */ var _text_sanitise_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5610);
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(984);




function paragraph(words) {
    return words.length === 0 ? [] : make(toParagraph(words));
}
function section(depth, heading, ...parts) {
    const below = parts.flat();
    return below.length === 0 ? [] : [...make({ type: 'heading', depth, children: [...(0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv)(heading)] }), ...below];
}
function introduce(words, below) {
    return below.length === 0 ? [] : [...paragraph(words), ...below];
}
const listItem = { type: 'listItem', spread: false };
function items(all, budget = all.length, beyond = 0) {
    const shown = all.slice(0, budget);
    const more = all.length - shown.length + beyond;
    const rest = more === 0 ? [] : [{ words: (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `and ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(more)} more` }];
    const children = [...shown, ...rest].map(({ words, inside = [] }) => ({
        ...listItem,
        children: [toParagraph(words), ...inside],
    }));
    return children.length === 0 ? [] : make({ type: 'list', spread: false, children });
}
function bullets(all) {
    return bulletsWithin(all, all.length);
}
function bulletsWithin(all, budget, beyond = 0) {
    return items(all.map((words) => ({ words })), budget, beyond);
}
function taskList(tasks) {
    const children = tasks.map(({ tick, words }) => {
        const marker = tick.map((part) => encodeHidden(String(part))).join('/');
        const box = { type: 'html', value: `[ ] <!-- feedback-to-fix tick=${marker} -->` };
        return { ...listItem, children: [{ type: 'paragraph', children: [box, ...words] }] };
    });
    return tasks.length === 0 ? [] : make({ type: 'list', spread: false, children });
}
function notice(words) {
    return make({ type: 'blockquote', children: [toParagraph(words)] });
}
function caution(words) {
    const head = { type: 'html', value: '[!CAUTION]\n' };
    return make({ type: 'blockquote', children: [{ type: 'paragraph', children: [head, ...words] }] });
}
function rule() {
    return make({ type: 'thematicBreak' });
}
function quote(raw, max = 200) {
    const words = (0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitise */ .tB)(raw).replace(/\n\s*\n/g, '\n\n');
    return make({ type: 'code', value: (0,_text_cap_js__WEBPACK_IMPORTED_MODULE_3__/* .capText */ .y)(words.trim(), max) || '(no words)' });
}
function copyable(names) {
    return make({ type: 'code', value: names.map((name) => (0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitiseLine */ .lg)(name, 200) || '(empty)').join('\n') });
}
function shownPrompt(prompt) {
    return make({ type: 'code', value: prompt.toWellFormed() });
}
function columns(lines) {
    return lines.length === 0 ? [] : make({ type: 'code', value: lines.join('\n') });
}
function details(summary, inside) {
    const words = summary.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
    return [
        ...make({ type: 'html', value: `<details><summary>${words}</summary>` }),
        ...inside,
        ...make({ type: 'html', value: '</details>' }),
    ];
}
function hidden(fields) {
    const parts = Object.entries(fields).map(([name, value]) => `${name}=${encodeHidden(value)}`);
    return make({ type: 'html', value: `<!-- feedback-to-fix ${parts.join(' ')} -->` });
}
function encodeHidden(value) {
    return encodeURIComponent(value.toWellFormed()).replaceAll('--', '%2D%2D');
}
function listWithin(items, build, most) {
    const shown = (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(items.slice(0, most).map((item) => build(item)));
    return items.length > most ? (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${shown} and ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(items.length - most)} more` : shown;
}
function table(items, toRow, budget = items.length, beyond = 0) {
    const rows = items.slice(0, budget).map((item) => Object.entries(toRow(item)));
    const more = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(items.length - rows.length + beyond);
    const [first] = rows;
    if (first === undefined)
        return more === '0' ? [] : paragraph((0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${more} in all, not listed here.`);
    const cells = [first.map(([head]) => (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(head)), ...rows.map((row) => row.map(([, cell]) => toPhrase(cell)))];
    const children = cells.map((row) => ({
        type: 'tableRow',
        children: row.map((cell) => ({ type: 'tableCell', children: cell.map(withoutBars) })),
    }));
    const align = first.map(([, cell]) => (typeof cell === 'number' ? 'right' : null));
    return [...make({ type: 'table', align, children }), ...(more === '0' ? [] : paragraph((0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `… and ${more} more`))];
}
function toPhrase(cell) {
    if (typeof cell === 'number')
        return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv)((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(cell));
    return typeof cell === 'string' ? (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv)(cell) : cell;
}
function withoutBars(node) {
    return node.type === 'inlineCode' ? { ...node, value: node.value.replaceAll('|', '¦') } : node;
}
function toParagraph(words) {
    return { type: 'paragraph', children: [...words] };
}
function make(node) {
    return [node];
}


/***/ }),

/***/ 3889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  zV: () => (/* binding */ fitRows),
  UO: () => (/* binding */ isWithin),
  Pj: () => (/* binding */ longestBody),
  Mr: () => (/* binding */ putAfter),
  Hm: () => (/* binding */ putBelow),
  GY: () => (/* binding */ serialise),
  Gn: () => (/* binding */ writeTitle)
});

// EXTERNAL MODULE: ./node_modules/mdast-util-gfm-table/lib/index.js + 1 modules
var lib = __webpack_require__(1486);
// EXTERNAL MODULE: ./node_modules/mdast-util-to-markdown/lib/index.js + 10 modules
var mdast_util_to_markdown_lib = __webpack_require__(1286);
// EXTERNAL MODULE: ./build/text/clean.js
var clean = __webpack_require__(3039);
;// CONCATENATED MODULE: ./build/text/markdown.js
function fence(text, info = '') {
    const runs = text.match(/`+|~+/g) ?? [];
    const ticks = '`'.repeat(runs.reduce((longest, run) => Math.max(longest, run.length + 1), 3));
    const language = /^[A-Za-z0-9+#-]{0,20}$/.test(info) ? info : '';
    return `${ticks}${language}\n${text.replace(/\r\n?/g, '\n')}\n${ticks}`;
}

;// CONCATENATED MODULE: ./build/report/markdown/markdown.js




const gap = '\u200b';
const active = [
    /@/,
    /#(?!\ufe0f?\u20e3)/,
    /:(?=\/)/,
    /\b(?:data|javascript|mailto|xmpp):(?=\w)/,
    /www(?=\.)/,
    /:(?=[\w+-]+:)/,
    /(?<=[a-z])-(?=\d)/,
    /(?<=ghsa)-/,
];
const anyActive = new RegExp(active.map(({ source }) => source).join('|'), 'gi');
const commit = /(?<![\da-z])[\da-f]{7,}(?![\da-z])/gi;
const low = /(?<=[\ud800-\udfff])_/g;
function defuse(text) {
    return (text
        .replace(commit, (digits) => digits.replace(/.{6}(?=.)/g, `$&${gap}`))
        .replace(anyActive, `$&${gap}`)
        .replace(low, `${gap}_`)
        .replace(/\$/g, `${gap}$$${gap}`));
}
const options = {
    extensions: [(0,lib/* gfmTableToMarkdown */.d)({ tablePipeAlign: false })],
    bullet: '-',
    rule: '-',
    resourceLink: true,
    handlers: {
        code: ({ value, lang }) => fence(value, lang ?? ''),
        text: ({ value }, _parent, state, info) => state.safe(state.stack.includes('link') ? value : defuse(value), { ...info, encode: ['$'] }),
    },
    unsafe: [gap, '$', '~'].map((character) => ({ character, inConstruct: 'phrasing' })),
};
function serialise(blocks) {
    return (0,mdast_util_to_markdown_lib/* toMarkdown */.l)({ type: 'root', children: [...blocks] }, options).replace(/\n$/, '');
}
const longestBody = 65_000;
function fitRows(build, longest = longestBody) {
    let text = serialise([]);
    for (const budget of [500, 200, 100, 50, 25, 12, 6, 3, 1, 0]) {
        text = serialise(build(budget));
        if (isWithin(text, longest))
            break;
    }
    return text;
}
function isWithin(text, longest) {
    return text.length <= longest || [...text].length <= longest;
}
function putBelow(preface, own) {
    return (preface === '' ? own : `${preface}\n\n${own}`);
}
function putAfter(held, added) {
    return `${held}\n\n---\n\n${added}`;
}
function writeTitle(words, name = '') {
    const letters = (0,clean/* cleanText */.X)(name)
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
    const title = letters === '' ? words : `${words} (${[...letters].slice(0, 60).join('')})`;
    return title;
}


/***/ }),

/***/ 984:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ dotted),
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   EX: () => (/* binding */ small),
/* harmony export */   MZ: () => (/* binding */ phrase),
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   cv: () => (/* binding */ say),
/* harmony export */   ko: () => (/* binding */ strong),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   p_: () => (/* binding */ list)
/* harmony export */ });
/* harmony import */ var _text_sanitise_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5610);

function phrase(words, ...values) {
    return join(words.flatMap((part, index) => [...write(part), ...write(values[index] ?? '')]));
}
const say = write;
function text(raw, max = 200) {
    return write((0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitiseLine */ .lg)(raw, max));
}
function prose(raw, max = 200) {
    const parts = (0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitiseLine */ .lg)(raw, max).split(/(?<!`)`([^`]+)`(?!`)/);
    return join(parts.flatMap((part, index) => (index % 2 === 0 ? write(part) : code(part, max))));
}
function code(raw, max = 72) {
    const whole = (0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitiseLine */ .lg)(raw);
    const characters = [...whole];
    const start = characters.slice(0, Math.floor(max / 2)).join('');
    const end = characters.slice(1 + Math.floor(max / 2) - max).join('');
    const value = characters.length > max ? (0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitiseLine */ .lg)(`${start}…${end}`) : whole;
    return make({ type: 'inlineCode', value: value || '(empty)' });
}
function strong(words) {
    return words.length === 0 ? [] : make({ type: 'strong', children: [...words] });
}
function small(words) {
    return [...make({ type: 'html', value: '<sub>' }), ...words, ...make({ type: 'html', value: '</sub>' })];
}
function link(server, path, words, line) {
    const parts = path.map((part) => encodeURIComponent(String(part).toWellFormed()));
    const place = line === undefined ? '' : `?plain=1#L${line}`;
    return make({ type: 'link', url: `${server.replace(/\/$/, '')}/${parts.join('/')}${place}`, children: [...words] });
}
function list(phrases) {
    return putBetween(write(', '), phrases);
}
function dotted(phrases) {
    return putBetween(write(' · '), phrases);
}
function lines(phrases) {
    return putBetween(make({ type: 'break' }), phrases);
}
function putBetween(between, phrases) {
    const shown = phrases.filter((one) => one.length > 0);
    return join(shown.flatMap((one, index) => (index === 0 ? one : [...between, ...one])));
}
function join(pieces) {
    const all = [];
    for (const node of pieces) {
        const last = all.at(-1);
        if (node.type !== 'text' || last?.type !== 'text')
            all.push(node);
        else
            all[all.length - 1] = { ...last, value: last.value + node.value };
    }
    return all;
}
function make(node) {
    return [node];
}
function write(words) {
    if (typeof words === 'object')
        return words;
    return words === '' ? [] : make({ type: 'text', value: String(words) });
}


/***/ })

};
