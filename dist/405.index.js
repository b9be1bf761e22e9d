export const id = 405;
export const ids = [405];
export const modules = {

/***/ 1405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ issueEventSchema),
/* harmony export */   readEdited: () => (/* binding */ readEdited)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8816);
/* harmony import */ var _docs_api_service_paths_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6609);
/* harmony import */ var _github_github_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3474);
/* harmony import */ var _issue_hidden_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7201);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5069);
/* harmony import */ var _text_sanitise_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5610);
/* harmony import */ var _tick_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(961);







const issueEventSchema = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    action: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    issue: zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
        number: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().refine(_github_github_names_js__WEBPACK_IMPORTED_MODULE_0__/* .isIssueNumber */ .DP),
        body: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullish(),
        user: zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullish() }).nullish(),
        author_association: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullish(),
        labels: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() })).nullish(),
        pull_request: zod__WEBPACK_IMPORTED_MODULE_5__/* .unknown */ .L5J().optional(),
    }),
    changes: zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ body: zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ from: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullish() }).optional() }).nullish(),
    sender: zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), type: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullish() }).nullish(),
});
function readEdited({ action, issue, changes, sender }, projectId) {
    const body = issue.body ?? '';
    if (action !== 'edited')
        return { nothing: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `the event action ${(0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_3__/* .toCode */ .Xt)(action, 40)} is not an edit` };
    const projects = issue.pull_request == null ? (0,_issue_hidden_line_js__WEBPACK_IMPORTED_MODULE_1__/* .parseHiddenLines */ .f6)(body).map(({ project }) => project) : [];
    const isLabelled = issue.labels?.some(({ name }) => name.toLowerCase() === _github_github_names_js__WEBPACK_IMPORTED_MODULE_0__/* .issueLabel */ .cC);
    if (!isLabelled || projects.length === 0 || ((0,_docs_api_service_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .parseProjectId */ .as)(projectId) && !projects.includes(projectId)))
        return { nothing: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `this is not this project’s tracking issue, which has the label \`${_github_github_names_js__WEBPACK_IMPORTED_MODULE_0__/* .issueLabel */ .cC}\`` };
    if (issue.user?.type !== 'Bot' && !(0,_github_github_names_js__WEBPACK_IMPORTED_MODULE_0__/* .isTrusted */ .W2)(issue.author_association))
        return { nothing: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `this issue was opened by someone without write access; the next sync will read its boxes` };
    if (!changes?.body || sender?.type !== 'User')
        return { nothing: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `no person edited its text` };
    if ((0,_tick_record_js__WEBPACK_IMPORTED_MODULE_4__/* .parseTicks */ .og)(body).length === 0)
        return { nothing: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `no box is ticked` };
    return { edited: { number: issue.number, body, before: changes.body.from ?? '', editor: sender.login } };
}


/***/ }),

/***/ 4995:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ parseBoxes)
/* harmony export */ });
/* harmony import */ var _text_unicode_clean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3767);

const word = "([\\w.~!*'()%-]{1,600})";
const marker = `<!-- feedback-to-fix tick=([a-z-]{1,20})/${word}/(\\d{1,9}) -->`;
const box = new RegExp(`^[ \\t]*(?:[-*+]|\\d{1,9}[.)])[ \\t]+\\[[xX]\\][ \\t]+${marker}`);
const fence = /^[ \t]*(`{3,}|~{3,})/;
const maxBoxes = 500;
function parseBoxes(body, kinds) {
    const found = new Map();
    let open = '';
    for (const line of body.split(/\r\n|\r|\n/)) {
        const [, mark = ''] = fence.exec(line) ?? [];
        if (open !== '') {
            if (mark.startsWith(open) && line.trim() === mark)
                open = '';
            continue;
        }
        open = mark;
        const [, ...parts] = box.exec(line) ?? [];
        const read = readBox(parts, kinds);
        if (read)
            found.set(`${read.kind}:${read.turn}:${read.target}`, read);
        if (found.size === maxBoxes)
            break;
    }
    return [...found.values()];
}
function readBox([kind, target = '', turn], kinds) {
    const known = kinds.find((name) => name === kind);
    const decoded = (0,_text_unicode_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .decodePercent */ .gr)(target, '');
    return known && decoded ? { kind: known, target: decoded, turn: Number(turn) } : undefined;
}


/***/ }),

/***/ 961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MQ: () => (/* binding */ readName),
/* harmony export */   Xh: () => (/* binding */ wholeProject),
/* harmony export */   og: () => (/* binding */ parseTicks),
/* harmony export */   p1: () => (/* binding */ tickKinds),
/* harmony export */   ry: () => (/* binding */ findEditor),
/* harmony export */   vT: () => (/* binding */ tickFields),
/* harmony export */   zG: () => (/* binding */ nameTick)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8816);
/* harmony import */ var _github_github_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3474);
/* harmony import */ var _ledger_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7383);
/* harmony import */ var _triage_reasons_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6684);
/* harmony import */ var _task_boxes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4995);





const tickKinds = [
    ...['retry', 'send-now', 'never', 'continue', 'give-up', 'send-anyway', 'leave-out', 'withdraw'],
    ...['send-next', 'next-page', 'go-on', 'run-now', 'pause', 'resume'],
];
const wholeProject = 'project';
const refusals = ['no-access', 'unproven', 'never'];
const impossible = ['gone', 'moved-on', 'taken', 'already'];
const answerSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    tick: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(tickKinds), target: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), turn: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().nonnegative() }),
    at: _ledger_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .time */ .kB,
    outcome: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['obeyed', ...refusals, ...impossible]),
    page: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
});
const flaggedSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    reason: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n([..._triage_reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .flagCodes */ .vm, 'set-aside']),
    page: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    at: _ledger_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .time */ .kB,
});
const dismissedSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    key: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    entryIds: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
});
const dismissedTopicSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ of: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), at: _ledger_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .time */ .kB, pages: _ledger_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .pages */ .Bd, signatures: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()) });
const nameTick = ({ kind, target }) => `${kind}:${target}`;
function readName(name) {
    const kind = tickKinds.find((known) => name.startsWith(`${known}:`));
    return kind && { kind, target: name.slice(kind.length + 1) };
}
const tickFields = {
    ticks: (0,_ledger_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .dictionary */ .zz)(zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig()).optional(),
    answers: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(answerSchema).optional(),
    paused: _ledger_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .time */ .kB.optional(),
    sendNow: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()).optional(),
    asked: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()).optional(),
    dismissed: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(dismissedSchema).optional(),
    dismissedTopics: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(dismissedTopicSchema).optional(),
    queuePage: _ledger_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .amount */ .vj.optional(),
    flagged: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(flaggedSchema).optional(),
};
const parseTicks = (body) => (0,_task_boxes_js__WEBPACK_IMPORTED_MODULE_3__/* .parseBoxes */ .p)(body, tickKinds);
function findEditor(edits, isTicked) {
    const latest = edits.findIndex(isTicked);
    if (latest < 0)
        return undefined;
    const before = edits.findIndex((edit, at) => at > latest && !isTicked(edit));
    if (before < 0)
        return edits.length < _github_github_names_js__WEBPACK_IMPORTED_MODULE_0__/* .maxEdits */ .ux ? edits.at(-1)?.editor : undefined;
    return edits[before - 1]?.editor;
}


/***/ }),

/***/ 7201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ findOwnPart),
/* harmony export */   GN: () => (/* binding */ renderIssueTitle),
/* harmony export */   Ik: () => (/* binding */ parseHiddenLine),
/* harmony export */   Ue: () => (/* binding */ hasNonce),
/* harmony export */   ZP: () => (/* binding */ isSameBody),
/* harmony export */   du: () => (/* binding */ buildHiddenLine),
/* harmony export */   f6: () => (/* binding */ parseHiddenLines)
/* harmony export */ });
/* harmony import */ var _text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8350);
/* harmony import */ var _text_markdown_github_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1237);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5069);



const word = "[\\w.~!*'()%-]*";
const hiddenLine = new RegExp(`^<!-- feedback-to-fix project=(${word}) ledger=(\\d{1,15}) commit=([0-9a-f]{0,64}) nonce=(${word}) -->[ \\t]*\\r?$`, 'gm');
const nonceLine = new RegExp(`^<!-- feedback-to-fix nonce=(${word}) -->[ \\t]*\\r?$`, 'gm');
const heartbeat = /^(<sub>Last run: \d{1,2} \w{3} \d{4}), .*$/;
const renderIssueTitle = (project) => (0,_text_markdown_github_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .writeTitle */ .Gn)((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `Reader feedback → fixes`, project);
function buildHiddenLine({ project, sequence, commit, nonce }) {
    return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .hidden */ .R)({ project, ledger: String(sequence), commit, nonce });
}
const parseHiddenLine = (body) => parseHiddenLines(body)[0];
function parseHiddenLines(body) {
    return [...body.matchAll(hiddenLine)].flatMap(([, project = '', sequence, commit = '', nonce = '']) => {
        try {
            const decoded = { project: decodeURIComponent(project), nonce: decodeURIComponent(nonce) };
            return { ...decoded, sequence: Number(sequence), commit };
        }
        catch {
            return [];
        }
    });
}
function findOwnPart({ body, author }, ours) {
    const start = body.search(hiddenLine);
    if (start >= 0)
        return body.slice(start);
    return ours !== undefined && author === ours ? body : '';
}
function hasNonce(body, nonce) {
    return [...body.matchAll(nonceLine)].some(([, found]) => found === (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .encodeHidden */ .Vj)(nonce));
}
function isSameBody(a, b) {
    const normaliseLine = (line) => line.replace(hiddenLine, '$1 $4').replace(heartbeat, '$1').trimEnd();
    const normalise = (body) => body
        .split(/\r\n|\r|\n/)
        .map(normaliseLine)
        .join('\n')
        .trimEnd();
    return normalise(a) === normalise(b);
}


/***/ }),

/***/ 7383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BA: () => (/* binding */ sharedWords),
/* harmony export */   Bd: () => (/* binding */ pages),
/* harmony export */   MZ: () => (/* binding */ codesOf),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   f$: () => (/* binding */ shownText),
/* harmony export */   fq: () => (/* binding */ pairsOf),
/* harmony export */   kB: () => (/* binding */ time),
/* harmony export */   vj: () => (/* binding */ amount),
/* harmony export */   zz: () => (/* binding */ dictionary)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8816);
/* harmony import */ var _pages_doc_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9984);
/* harmony import */ var _text_sanitise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5610);
/* harmony import */ var _text_shared_word_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9387);




const time = zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().min(-8.64e15).max(8.64e15);
const amount = zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int().nonnegative();
const number = zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int().positive();
const pages = zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()).transform((names) => [...new Set(names.map(_pages_doc_path_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDocPath */ .pU))]);
const sharedWords = zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP())
    .transform((texts) => texts.flatMap((text) => (0,_text_shared_word_js__WEBPACK_IMPORTED_MODULE_2__/* .toSharedWord */ .VU)(text) ?? []).slice(0, _text_shared_word_js__WEBPACK_IMPORTED_MODULE_2__/* .maxShared */ .qu));
const shownText = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().transform((text) => (0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_1__/* .toSafeText */ ._J)(text, 300));
const codesOf = (table) => Object.keys(table);
function pairsOf(value) {
    return zod__WEBPACK_IMPORTED_MODULE_3__/* .custom */ .IeY((given) => typeof given === 'object' && given !== null && !Array.isArray(given))
        .transform((given) => Object.entries(given))
        .pipe(zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), value])));
}
function dictionary(value) {
    return pairsOf(value).transform((pairs) => Object.fromEntries(pairs));
}


/***/ }),

/***/ 9984:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  or: () => (/* binding */ parseAddress),
  pU: () => (/* binding */ parseDocPath),
  EY: () => (/* binding */ parsePattern),
  KU: () => (/* binding */ splitPage)
});

// EXTERNAL MODULE: ./build/text/hash.js
var hash = __webpack_require__(9952);
// EXTERNAL MODULE: ./build/text/memoise.js
var memoise = __webpack_require__(4879);
// EXTERNAL MODULE: ./build/text/redaction/redact.js + 2 modules
var redact = __webpack_require__(6573);
// EXTERNAL MODULE: ./build/text/unicode/clean.js
var clean = __webpack_require__(3767);
// EXTERNAL MODULE: ./build/text/unicode/invisible.js
var invisible = __webpack_require__(1981);
;// CONCATENATED MODULE: ./build/pages/locales.json
const locales_namespaceObject = /*#__PURE__*/JSON.parse('{"eo":"bg bn da de el en es et fa fi fr he hi hu ja ko lt lv nl pl pt ro ru sk sl sr sv th tr zh","uP":"ar id it nb no vi","MG":{"ar":"001 ae bh dz iq jo kw lb ly ma om qa sa sy tn ye","bn":"in","ca":"ad","de":"at be ch li lu","el":"cy","en":"001 150 au ca gb hk ie in nz ph sg uk za","es":"419 ar bo cl co cr do ec gt hn la mx ni pa pe pr py sv us uy ve xl","fr":"be ca ch lu","it":"ch","nl":"be","pt":"pt","sr":"latn","sv":"fi","sw":"ke","uz":"cyrl","zh":"chs cht hant hk mo sg tw"}}');
;// CONCATENATED MODULE: ./build/pages/doc-path.js






const [maxPath, maxPage] = [2_000, 300];
const changed = /[%~]|secret|email|phone|card/i;
const maxLooks = 6;
const parseDocPath = (0,memoise/* memoise */.y3)((path) => settle(path, dropFolders));
const parseAddress = (0,memoise/* memoise */.y3)((path) => settle(path, (segments) => segments));
const splitPage = (page) => page.split('/').filter((part) => part !== '');
function parsePattern(text) {
    const below = /\/\s*$/.test(text) ? ['**'] : [];
    const segments = dropFileName(resolveDots(text.split('/').map(cleanSegment)));
    return [...segments.map((segment) => encodeSegment(segment).replace(/%2A/g, '*').replace(/%3F/g, '?')), ...below];
}
function settle(path, drop) {
    const look = (text) => renderSegments(drop(parseSegments(text)));
    let page = look(path);
    for (let looks = 1; looks < maxLooks && changed.test(page); looks += 1) {
        const again = look(page);
        if (again === page)
            break;
        page = again;
    }
    return page;
}
function parseSegments(path) {
    const origin = /^\s*[a-z][a-z0-9+.-]*:[/\\]{2}[^/\\?#]*/iu;
    const local = redactKeys((0,invisible/* dropUnseen */.YN)(path.slice(0, maxPath)))
        .replace(origin, '')
        .replace(/[?#].*$/su, '');
    return dropFileName(resolveDots(local.split(/[/\\]/u).map(cleanSegment)));
}
function renderSegments(segments) {
    const parts = segments.map((segment) => redactSegment(segment.replace(mail, 'email')));
    const whole = redactKeys(parts.join('/'));
    const shown = whole === parts.join('/') ? parts : whole.split('/').filter((segment) => segment !== '');
    return shorten(`/${shown.map(encodeSegment).join('/')}`);
}
function redactSegment(segment) {
    return redactKeys(segment, !/^\d{12,}(?:-|$)|^\d{1,3}(?:\.\d{1,3}){3}$/.test(segment));
}
function redactKeys(text, hasNumbers = false) {
    return (0,redact/* redact */.E$)(text, hasNumbers).replace(redact/* placeholder */.qf, '$1');
}
function cleanSegment(segment) {
    const text = segment.replace(/(?:%[0-9a-f]{2})+/giu, (run) => (0,clean/* decodePercent */.gr)(run));
    return text === segment ? (0,invisible/* dropUnseen */.YN)(text).replace(/\s+/gu, ' ').trim().normalize('NFC') : cleanSegment(text);
}
function resolveDots(segments) {
    const resolved = [];
    for (const segment of segments) {
        if (segment === '..')
            resolved.pop();
        else if (segment !== '.' && segment !== '')
            resolved.push(segment);
    }
    return resolved;
}
const mail = /[\p{L}\p{M}\p{N}.!$&'*=^`{|}_%+-]{1,64}@(?:[\p{L}\p{M}\p{N}-]+\.)+\p{L}[\p{L}\p{M}]+/gu;
function encodeSegment(segment) {
    return segment.replace(/([\p{L}\p{N}]\p{M}{0,3}|[-._~+:,])|[\s\S]/gu, (found, safe) => safe === undefined ? percentEncode(found) : found);
}
function percentEncode(character) {
    const plain = encodeURIComponent(character);
    return plain === character ? `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}` : plain;
}
function shorten(page) {
    if (page.length <= maxPage)
        return page;
    const head = page
        .slice(1, maxPage - 20)
        .replace(/(?:%[0-9A-F]{2})*(?:%[0-9A-F]?)?$/, '')
        .replace(/[\uD800-\uDBFF]$/, '');
    return `/${head}~${(0,hash/* hashName */.yX)(page)}`;
}
const extension = /\.(?:mdx?|markdown|mdoc|html?|rst|adoc|asciidoc|ipynb)$/iu;
const folderPage = /^(?:_?index|README)$/u;
const readmeFile = /^readme$/iu;
function dropFileName(segments) {
    const rest = segments.slice(0, -1);
    const name = segments.at(-1);
    if (name === undefined)
        return [];
    const stem = dropExtensions(name);
    const isFolderPage = folderPage.test(stem) || (stem !== name && readmeFile.test(stem));
    return isFolderPage ? dropFileName(rest) : [...rest, stem];
}
function dropExtensions(name) {
    const found = extension.exec(name);
    if (found === null)
        return name;
    const stem = name.slice(0, found.index).trimEnd();
    return /[^.]/u.test(stem) ? dropExtensions(stem) : name;
}
const roots = new Set(['docs', 'doc', 'documentation', 'help', 'manual']);
function dropFolders(segments) {
    const front = readFront(segments);
    const isDropped = (index) => {
        const kind = front[index];
        return kind !== undefined && kind !== 'root' && front.indexOf(kind) === front.lastIndexOf(kind);
    };
    const kept = segments.filter((_segment, index) => !isDropped(index));
    return kept.length === segments.length ? kept : dropFolders(kept);
}
function readFront(segments) {
    const front = [];
    for (const [index, segment] of segments.entries()) {
        const isLast = index === segments.length - 1;
        if (isLocale(segment, isLast))
            front.push('locale');
        else if (isVersion(segment, isLast))
            front.push('version');
        else if (roots.has(segment.toLowerCase()) && !front.includes('root'))
            front.push('root');
        else
            break;
    }
    return front;
}
const languages = new Set(locales_namespaceObject.eo.split(' '));
const languagesOfFolders = new Set(locales_namespaceObject.uP.split(' '));
const others = new Map(Object.entries(locales_namespaceObject.MG));
const doc_path_form = /^([a-z]{2}|fil)(?:[-_](cyrl|latn|hans|hant|chs|cht))?(?:[-_]([a-z]{2}|\d{3}))?$/;
function isLocale(segment, isLast) {
    const [, language = '', ...parts] = doc_path_form.exec(segment.toLowerCase()) ?? [];
    const found = parts.filter((part) => part !== undefined);
    if (found.length === 0)
        return languages.has(language) || (!isLast && languagesOfFolders.has(language));
    const { region = '', script = '' } = new Intl.Locale(language).maximize();
    const known = `${region} ${script} ${others.get(language) ?? ''}`;
    return found.every((part) => known.toLowerCase().split(' ').includes(part));
}
const number = /^(?:v\d{1,4}(?:\.(?:\d{1,4}|x)){0,3}|\d{1,3}(?:\.(?:\d{1,3}|x)){1,2}|20\d\d\.\d{1,2})$/;
const stage = /[-.]?(?:alpha|beta|rc|pre|preview|dev|next|canary|nightly|snapshot|lts|release|final)(?:[-.]?\d{1,4})?$/;
const names = new Set(['latest', 'stable']);
const namesOfFolders = new Set(['next', 'current', 'canary', 'nightly']);
function isVersion(segment, isLast) {
    const name = segment.toLowerCase();
    return number.test(name.replace(stage, '')) || names.has(name) || (!isLast && namesOfFolders.has(name));
}


/***/ }),

/***/ 9952:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hj: () => (/* binding */ mixBits),
/* harmony export */   qj: () => (/* binding */ hashText),
/* harmony export */   yX: () => (/* binding */ hashName)
/* harmony export */ });
function hashText(text, seed = 0) {
    let hash = (0x811c9dc5 ^ seed) >>> 0;
    for (let index = 0; index < text.length; index += 1) {
        hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    }
    return mixBits(hash);
}
function mixBits(value) {
    let bits = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
    bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
    return (bits ^ (bits >>> 16)) >>> 0;
}
function hashName(text) {
    const high = hashText(text, 0x9e3779b9);
    const low = hashText(text, 0x7f4a7c15);
    return high.toString(16).padStart(8, '0') + (low >>> 16).toString(16).padStart(4, '0');
}


/***/ }),

/***/ 8350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ dotted),
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   EX: () => (/* binding */ small),
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   Hu: () => (/* binding */ rule),
/* harmony export */   MZ: () => (/* binding */ phrase),
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   R: () => (/* binding */ hidden),
/* harmony export */   Ui: () => (/* binding */ diff),
/* harmony export */   Vj: () => (/* binding */ encodeHidden),
/* harmony export */   YB: () => (/* binding */ columns),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   cv: () => (/* binding */ say),
/* harmony export */   e5: () => (/* binding */ bullets),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   iA: () => (/* binding */ shownPrompt),
/* harmony export */   ig: () => (/* binding */ taskList),
/* harmony export */   kh: () => (/* binding */ copyable),
/* harmony export */   ko: () => (/* binding */ strong),
/* harmony export */   ld: () => (/* binding */ items),
/* harmony export */   lm: () => (/* binding */ notice),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   o2: () => (/* binding */ introduce),
/* harmony export */   oY: () => (/* binding */ listWithin),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   uL: () => (/* binding */ caution),
/* harmony export */   uW: () => (/* binding */ section),
/* harmony export */   zH: () => (/* binding */ details)
/* harmony export */ });
/* harmony import */ var _safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5069);
/* harmony import */ var _sanitise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5610);


function phrase(words, ...values) {
    return join(words.flatMap((part, index) => [...write(part), ...write(values[index] ?? '')]));
}
const say = write;
function text(raw, max = 200) {
    return write((0,_sanitise_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitiseLine */ .lg)(raw, max));
}
function prose(raw, max = 200) {
    const parts = (0,_sanitise_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitiseLine */ .lg)(raw, max).split(/(?<!`)`([^`]+)`(?!`)/);
    return join(parts.flatMap((part, index) => (index % 2 === 0 ? write(part) : code(part, max))));
}
function code(raw, max = 72) {
    const whole = (0,_sanitise_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitiseLine */ .lg)(raw);
    const characters = [...whole];
    const start = characters.slice(0, Math.floor(max / 2)).join('');
    const end = characters.slice(1 + Math.floor(max / 2) - max).join('');
    const value = characters.length > max ? (0,_sanitise_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitiseLine */ .lg)(`${start}…${end}`) : whole;
    return inline({ type: 'inlineCode', value: value || '(empty)' });
}
function strong(words) {
    return words.length === 0 ? [] : inline({ type: 'strong', children: [...words] });
}
function small(words) {
    return [...inline({ type: 'html', value: '<sub>' }), ...words, ...inline({ type: 'html', value: '</sub>' })];
}
function link(server, path, words, place) {
    const parts = path.map((part) => encodeURIComponent(String(part).toWellFormed()));
    const fragment = typeof place === 'number' ? `?plain=1#L${place}` : place === undefined ? '' : `#${encodeURIComponent(place)}`;
    return inline({
        type: 'link',
        url: `${server.replace(/\/$/, '')}/${parts.join('/')}${fragment}`,
        children: [...words],
    });
}
const list = (phrases) => putBetween(write(', '), phrases);
const dotted = (phrases) => putBetween(write(' · '), phrases);
const lines = (phrases) => putBetween(inline({ type: 'break' }), phrases);
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
function inline(node) {
    return [node];
}
function write(words) {
    if (typeof words === 'object')
        return words;
    return words === '' ? [] : inline({ type: 'text', value: String(words) });
}
function paragraph(words) {
    return words.length === 0 ? [] : make(toParagraph(words));
}
function section(depth, heading, ...parts) {
    const below = parts.flat();
    return below.length === 0 ? [] : [...make({ type: 'heading', depth, children: [...say(heading)] }), ...below];
}
function introduce(words, below) {
    return below.length === 0 ? [] : [...paragraph(words), ...below];
}
function items(all, budget = all.length, beyond = 0) {
    const shown = all.slice(0, budget);
    const more = all.length - shown.length + beyond;
    const rest = more === 0 ? [] : [{ words: phrase `and ${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(more)} more` }];
    const children = [...shown, ...rest].map(({ words, inside = [] }) => {
        return { type: 'listItem', spread: false, children: [toParagraph(words), ...inside] };
    });
    return children.length === 0 ? [] : make({ type: 'list', spread: false, children });
}
function bullets(all, budget = all.length) {
    const rows = all.map((words) => ({ words }));
    return items(rows, budget);
}
function taskList(tasks) {
    const rows = tasks.map(({ tick, words, isTicked = false }) => {
        const box = { type: 'html', value: renderBox(tick, isTicked) };
        return { words: [box, ...words] };
    });
    return items(rows);
}
function renderBox({ kind, target, turn }, isTicked) {
    return `[${isTicked ? 'x' : ' '}] <!-- feedback-to-fix tick=${kind}/${encodeHidden(target)}/${turn} -->`;
}
const notice = (words) => make({ type: 'blockquote', children: [toParagraph(words)] });
const rule = () => make({ type: 'thematicBreak' });
function caution(words) {
    const head = { type: 'html', value: '[!CAUTION]\n' };
    return notice([head, ...words]);
}
function quote(raw, max = 200) {
    const words = (0,_sanitise_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitise */ .tB)(raw).replace(/\n\s*\n/g, '\n\n');
    return make({ type: 'code', value: (0,_sanitise_js__WEBPACK_IMPORTED_MODULE_1__/* .capText */ .yA)(words.trim(), max) || '(no words)' });
}
const maxOfLine = 300;
function diff(before, after) {
    const show = (sign, lines) => lines.map((line) => {
        const indent = /^[ \t]{0,20}/.exec(line)?.[0] ?? '';
        return `${sign} ${indent}${(0,_sanitise_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitiseLine */ .lg)(line.length < maxOfLine ? line : line.replace(/\S*$/, '…'), 200)}`;
    });
    const value = [...show('-', before), ...show('+', after)].join('\n');
    return value === '' ? [] : make({ type: 'code', lang: 'diff', value });
}
const copyable = (names) => make({ type: 'code', value: names.map((name) => (0,_sanitise_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitiseLine */ .lg)(name, 200) || '(empty)').join('\n') });
const shownPrompt = (prompt) => make({ type: 'code', value: prompt.toWellFormed() });
const columns = (lines) => make({ type: 'code', value: lines.join('\n') });
function details(summary, inside) {
    if (inside.length === 0)
        return [];
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
    const shown = list(items.slice(0, most).map((item) => build(item)));
    return items.length > most ? phrase `${shown} and ${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(items.length - most)} more` : shown;
}
function toParagraph(words) {
    return { type: 'paragraph', children: [...words] };
}
function make(node) {
    return [node];
}


/***/ }),

/***/ 1237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DD: () => (/* binding */ maxBody),
/* harmony export */   GY: () => (/* binding */ serialise),
/* harmony export */   Gn: () => (/* binding */ writeTitle),
/* harmony export */   Hm: () => (/* binding */ putBelow),
/* harmony export */   Mr: () => (/* binding */ putAfter),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   zV: () => (/* binding */ fitRows)
/* harmony export */ });
/* unused harmony export fence */
/* harmony import */ var mdast_util_to_markdown__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2558);
/* harmony import */ var _unicode_clean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3767);


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
    bullet: '-',
    rule: '-',
    resourceLink: true,
    handlers: {
        code: ({ value, lang }) => fence(value, lang === 'diff' ? lang : undefined),
        text: ({ value }, _parent, state, info) => state.safe(state.stack.includes('link') ? value : defuse(value), { ...info, encode: ['$'] }),
    },
    unsafe: [
        ...[gap, '$', '~'].map((character) => ({ character, inConstruct: 'phrasing' })),
        { atBreak: true, character: '|', after: '[\t :-]' },
        { atBreak: true, character: ':', after: '-' },
        { atBreak: true, character: '-', after: '[:|-]' },
    ],
};
function serialise(blocks) {
    return (0,mdast_util_to_markdown__WEBPACK_IMPORTED_MODULE_1__/* .toMarkdown */ .l)({ type: 'root', children: [...blocks] }, options).replace(/\n$/, '');
}
const maxBody = 65_000;
function fitRows(build, longest = maxBody) {
    let text = serialise([]);
    for (const budget of [500, 200, 100, 50, 25, 12, 6, 3, 1, 0]) {
        text = serialise(build(budget));
        if (isWithin(text, longest))
            break;
    }
    return text;
}
function isWithin(text, longest) {
    return [...text].length <= longest;
}
function putBelow(preface, own) {
    return (preface === '' ? own : `${preface}\n\n${own}`);
}
function putAfter(held, added) {
    return `${held}\n\n---\n\n${added}`;
}
function writeTitle(words, name = '') {
    const letters = (0,_unicode_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X5)(name)
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
    const title = letters === '' ? words : `${words} (${[...letters].slice(0, 60).join('')})`;
    return title;
}
function fence(text, language) {
    const runs = text.match(/`+|~+/g) ?? [];
    const ticks = '`'.repeat(runs.reduce((longest, run) => Math.max(longest, run.length + 1), 3));
    return `${ticks}${language ?? ''}\n${text.replace(/\r\n?/g, '\n')}\n${ticks}`;
}


/***/ }),

/***/ 9387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jU: () => (/* binding */ isHost),
  P2: () => (/* binding */ isKeyLike),
  kZ: () => (/* binding */ maxPhrase),
  qu: () => (/* binding */ maxShared),
  pN: () => (/* binding */ mixesScripts),
  VU: () => (/* binding */ toSharedWord)
});

;// CONCATENATED MODULE: ./build/text/name-endings.json
const name_endings_namespaceObject = /*#__PURE__*/JSON.parse('{"a":"cs go gz js kt md mk py rb rs sh tf ts","S":["academy agency app art audio berlin best bet biz blog blue buzz cafe care casino center chat click cloud club coach codes com","community company computer consulting cool coop corp data date dating deals design dev digital direct directory download edu email","energy engineering enterprises events example expert express family fans finance fit fun fund games gay global gmbh gov group","guide guru health help hosting house icu inc info ink institute internal international invalid jobs lan life limited link live llc","loan local localhost london love ltd market marketing media men mil mobi money monster name net network news ngo ninja one onion","online org page party photo photos pics pizza place plus porn press pro promo pub review reviews rip rocks run sale school science","security services sex sexy shop site social software solutions space spot store stream studio style support systems tax team tech","technology tel test tips today tokyo tools top tours town trade trading training travel tube university vip vote wang watch","webcam website wiki win work world wtf xxx xyz yoga zone ком нет онлайн орг рус сайт"]}');
// EXTERNAL MODULE: ./build/text/sanitise.js
var sanitise = __webpack_require__(5610);
;// CONCATENATED MODULE: ./build/text/shared-word.js


const maxShared = 5;
const maxPhrase = 3;
const shared_word_form = /^-{0,2}[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_.'’-]{0,30}[\p{L}\p{M}\p{N}_])?$/u;
const maxDigits = 4;
const heap = /\p{M}{3}/u;
const scripts = [/\p{sc=Latin}/u, /\p{sc=Cyrillic}/u, /\p{sc=Greek}/u, /\p{sc=Armenian}/u, /\p{sc=Cherokee}/u];
const dotted = /\.(\p{L}[\p{L}-]{1,30})$/u;
const files = new Set(name_endings_namespaceObject.a.split(' '));
const hosts = new Set(name_endings_namespaceObject.S.flatMap((line) => line.split(' ')));
function toSharedWord(text) {
    const words = text.split(' ');
    const digits = text.match(/\p{N}/gu)?.length ?? 0;
    if (words.length > maxPhrase || !words.every(isPlain) || digits > maxDigits)
        return undefined;
    const shown = (0,sanitise/* toSafeText */._J)(text);
    return shown === text ? shown : undefined;
}
const keyLike = /^[^\p{N}]*\p{N}[^\p{L}]*\p{L}[^\p{N}]*\p{N}[^\p{L}]*\p{L}/u;
const isKeyLike = (word) => keyLike.test(word);
function isPlain(word) {
    return shared_word_form.test(word) && !(isKeyLike(word) || heap.test(word) || isHost(word) || mixesScripts(word));
}
function mixesScripts(word) {
    return scripts.filter((script) => script.test(word)).length > 1;
}
function isHost(word) {
    const end = dotted.exec(word)?.[1]?.toLowerCase();
    return end !== undefined && (end.length === 2 ? !files.has(end) : hosts.has(end));
}


/***/ }),

/***/ 6684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ countedCodes),
/* harmony export */   Hd: () => (/* binding */ isFlagged),
/* harmony export */   hh: () => (/* binding */ describeFiltered),
/* harmony export */   vm: () => (/* binding */ flagCodes),
/* harmony export */   yf: () => (/* binding */ parseCounted)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8816);
/* harmony import */ var _ledger_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7383);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5069);



const filters = {
    'links-only': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `links only`,
    'no-usable-text': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `no usable text`,
    'test-submission': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `test submission`,
    'placeholder-text': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `placeholder text`,
    advertising: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `advertising or spam`,
    'support-request': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `support request (account, billing or order)`,
    'praise-only': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `praise only`,
};
const flags = {
    'hidden-instructions': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `hidden instructions`,
    'hidden-text': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `hidden text`,
    'disguised-instructions': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `disguised instructions`,
    'encoded-instructions': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `encoded instructions`,
    oversized: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `too long to check`,
    'instructions-in-names': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `instructions in a path, file name or code`,
    'forged-message': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `forged role marker`,
    'forged-end': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `forged end of the quoted feedback`,
    order: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `reads like a command`,
};
const flagCodes = (0,_ledger_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .codesOf */ .MZ)(flags);
const counted = {
    ...filters,
    other: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `filtered out by another version of the Action`,
    'given-up': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `given up: every attempt failed`,
    dismissed: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `dismissed on the tracking issue`,
    outgrown: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `grew older than \`max-age\` while queued`,
    'set-aside': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `set aside on the tracking issue`,
};
const countedCodes = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n([...(0,_ledger_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .codesOf */ .MZ)(counted), ...flagCodes]);
const parseCounted = (code) => countedCodes.catch('other').parse(code);
const isFlagged = (code) => Object.hasOwn(flags, code);
function describeFiltered(code) {
    return isFlagged(code) ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `possible prompt injection: ${flags[code]}` : counted[code];
}


/***/ })

};
