export const id = 257;
export const ids = [257];
export const modules = {

/***/ 6066:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ readFormat)
/* harmony export */ });
const formats = {
    adoc: 'asciidoc',
    asc: 'asciidoc',
    asciidoc: 'asciidoc',
    htm: 'html',
    html: 'html',
    ipynb: 'notebook',
    markdown: 'markdown',
    md: 'markdown',
    mdown: 'markdown',
    mdx: 'mdx',
    mkd: 'markdown',
    rest: 'restructuredtext',
    rst: 'restructuredtext',
    txt: 'text',
};
/** Undefined for a file that is no page. */
function readFormat(path) {
    const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
    if (name === 'readme')
        return 'text';
    const extension = name.slice(name.lastIndexOf('.') + 1);
    return extension !== name && Object.hasOwn(formats, extension) ? formats[extension] : undefined;
}


/***/ }),

/***/ 9257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startReview: () => (/* binding */ startReview)
});

// EXTERNAL MODULE: ./build/errors/failure-text.js
var failure_text = __webpack_require__(5202);
// EXTERNAL MODULE: ./build/inputs.js + 4 modules
var inputs = __webpack_require__(5744);
// EXTERNAL MODULE: ./build/outputs.js
var outputs = __webpack_require__(214);
// EXTERNAL MODULE: ./build/prompt/marker.js
var marker = __webpack_require__(1321);
// EXTERNAL MODULE: ./build/ledger/session.js + 3 modules
var ledger_session = __webpack_require__(1605);
// EXTERNAL MODULE: ./build/report/format.js
var format = __webpack_require__(2772);
// EXTERNAL MODULE: ./build/report/links.js
var report_links = __webpack_require__(1006);
// EXTERNAL MODULE: ./build/report/markdown/blocks.js
var blocks = __webpack_require__(8183);
// EXTERNAL MODULE: ./build/report/markdown/markdown.js + 1 modules
var markdown = __webpack_require__(3889);
// EXTERNAL MODULE: ./build/report/markdown/phrase.js
var phrase = __webpack_require__(984);
// EXTERNAL MODULE: ./build/text/safe-text.js
var safe_text = __webpack_require__(5069);
// EXTERNAL MODULE: ./build/report/fix-groups.js
var fix_groups = __webpack_require__(257);
;// CONCATENATED MODULE: ./build/report/review-coverage.js





const mostTopics = 100;
const mostQuotes = 5;
const mostHunks = 10;
const mostPaths = 3;
/** What a budget of rows makes of it; the words of each row are made once. */
function buildCoverage(coverage, quotes, where) {
    const { topics, pagesTouched, pagesUntouched } = coverage;
    const all = pagesTouched.length + pagesUntouched.length;
    if (all === 0 && topics === undefined)
        return () => [];
    const touched = topics?.filter(({ hunks }) => hunks.length > 0).length;
    const summary = topics === undefined || touched === undefined || topics.length === 0
        ? (0,safe_text/* safe */.gB) `Pages, ${(0,safe_text/* formatNumber */.ZV)(pagesTouched.length)} of ${(0,safe_text/* formatNumber */.ZV)(all)} touched`
        : (0,safe_text/* safe */.gB) `Complaints, ${(0,safe_text/* formatNumber */.ZV)(touched)} of ${(0,safe_text/* formatNumber */.ZV)(topics.length)} touched`;
    const built = topics?.slice(0, mostTopics).map((topic) => buildTopic(topic, quotes, where)) ?? [];
    const pages = listPages(coverage, where);
    const note = (0,blocks/* paragraph */.FY)(topics === undefined ? withoutReaders : howCompared);
    return (budget) => {
        const more = (topics?.length ?? 0) - Math.min(built.length, budget);
        const rest = more > 0 ? (0,blocks/* paragraph */.FY)((0,phrase/* phrase */.MZ) `… and ${(0,safe_text/* count */.U9)(more, 'more complaint')}.`) : [];
        return (0,blocks/* details */.zH)(summary, [...built.slice(0, budget).flat(), ...rest, ...(0,blocks/* bulletsWithin */.v3)(pages, budget), ...note]);
    };
}
const unasked = (0,safe_text/* safe */.gB) `What readers wrote was not asked of the service, so only their pages are known.`;
const withoutReaders = (0,phrase/* phrase */.MZ) `${unasked} With ${(0,phrase/* code */.aY)('api-key')} the review goes complaint by complaint.`;
const unlike = (0,safe_text/* safe */.gB) `an answer in other words, or in another language, counts as touching nothing`;
const howCompared = (0,phrase/* phrase */.MZ) `Words are compared, not meanings: ${unlike}.`;
function buildTopic(topic, quotes, where) {
    const { pages, entryIds, readers, since, terms, hunks } = topic;
    const when = since === undefined ? (0,safe_text/* safe */.gB) `` : (0,safe_text/* safe */.gB) ` since ${(0,format/* formatDay */.im)(since)}`;
    const about = quotes === undefined || terms.length === 0 ? [] : (0,phrase/* phrase */.MZ) `, about ${(0,phrase/* list */.p_)(terms.map((term) => (0,phrase/* code */.aY)(term)))}`;
    const head = (0,phrase/* phrase */.MZ) `${(0,phrase/* strong */.ko)((0,phrase/* phrase */.MZ) `${(0,safe_text/* count */.U9)(readers, 'reader')}${when}`)} on ${(0,fix_groups/* showPages */.a_)(pages)}${about}`;
    const words = entryIds.flatMap((id) => quotes?.get(id) ?? []);
    return [
        ...(0,blocks/* paragraph */.FY)((0,phrase/* phrase */.MZ) `${head}: ${describeHunks(hunks, where)}`),
        ...words.slice(0, mostQuotes).flatMap((one) => (0,blocks/* quote */.hD)(one)),
    ];
}
function describeHunks(hunks, where) {
    if (hunks.length === 0)
        return (0,phrase/* strong */.ko)((0,phrase/* phrase */.MZ) `nothing here touches it.`);
    const more = hunks.length - mostHunks;
    const rest = more > 0 ? (0,safe_text/* safe */.gB) ` and ${(0,safe_text/* formatNumber */.ZV)(more)} more` : (0,safe_text/* safe */.gB) ``;
    return (0,phrase/* phrase */.MZ) `touched in ${(0,phrase/* list */.p_)(hunks.slice(0, mostHunks).map(where))}${rest}.`;
}
function listPages({ pagesTouched, pagesUntouched }, where) {
    return [
        ...pagesTouched.map((page) => showPage(page, where)),
        ...pagesUntouched.map((page) => (0,phrase/* phrase */.MZ) `${(0,phrase/* code */.aY)(page, 120)}: ${(0,phrase/* strong */.ko)((0,phrase/* phrase */.MZ) `not touched`)}`),
    ];
}
function showPage({ page, fit, paths }, where) {
    const more = paths.length > mostPaths ? (0,safe_text/* safe */.gB) ` and ${(0,safe_text/* formatNumber */.ZV)(paths.length - mostPaths)} more` : (0,safe_text/* safe */.gB) ``;
    const doubt = fit === 'name' ? (0,safe_text/* safe */.gB) ` (by the file’s name only: it may be another page)` : (0,safe_text/* safe */.gB) ``;
    return (0,phrase/* phrase */.MZ) `${(0,phrase/* code */.aY)(page, 120)}: ${(0,phrase/* list */.p_)(paths.slice(0, mostPaths).map((path) => where({ path })))}${more}${doubt}`;
}

// EXTERNAL MODULE: ./build/text/sanitise.js
var sanitise = __webpack_require__(5610);
;// CONCATENATED MODULE: ./build/report/review-findings.js





const mostEntries = 3;
const gradeLabels = { block: (0,safe_text/* safe */.gB) `Block:`, look: (0,safe_text/* safe */.gB) `Look:` };
function findWhere(links, { head, files }) {
    const removed = new Set(files.filter(({ after }) => after === undefined).map(({ path }) => path));
    return ({ path, line }) => {
        if (path === undefined)
            return [];
        return removed.has(path) ? (0,phrase/* phrase */.MZ) `${(0,report_links/* linkFile */.TG)(links, '', path, line)} (removed)` : (0,report_links/* linkFile */.TG)(links, head, path, line);
    };
}
/** What a budget of rows makes of it; the words of each row are made once. */
function buildFindings({ findings, left }, where) {
    const groups = [...Map.groupBy(findings, ({ rule }) => rule)].map(([rule, found]) => {
        const [{ grade, says } = { grade: 'look', says: '' }] = found;
        const head = (0,blocks/* paragraph */.FY)((0,phrase/* phrase */.MZ) `${(0,phrase/* strong */.ko)((0,phrase/* phrase */.MZ) `${gradeLabels[grade]}`)} ${(0,phrase/* prose */.CS)(says, 300)} (${(0,phrase/* code */.aY)(rule)})`);
        return { head, rows: found.map((finding) => showFinding(finding, where)), left: left[rule] ?? 0 };
    });
    const all = groups.reduce((sum, group) => sum + group.rows.length + group.left, 0);
    if (all === 0)
        return () => [];
    return (budget) => (0,blocks/* details */.zH)((0,safe_text/* count */.U9)(all, 'finding'), groups.flatMap(({ head, rows, left }) => [...head, ...(0,blocks/* bulletsWithin */.v3)(rows, budget, left)]));
}
function showFinding(finding, where) {
    const { path, subject } = finding;
    const place = path === undefined ? (0,phrase/* phrase */.MZ) `the pull request itself` : where(finding);
    const what = subject === undefined ? [] : (0,phrase/* phrase */.MZ) `: ${showSubject(subject)}`;
    const origin = describeOrigin(finding);
    return (0,phrase/* phrase */.MZ) `${place}${what}${origin.length === 0 ? [] : (0,phrase/* phrase */.MZ) `; ${origin}`}`;
}
/** In UTF-16 units: what is longer is not cleaned as a whole, and only its beginning is shown. */
const longestSubject = 2_000;
function showSubject(subject) {
    return (0,phrase/* code */.aY)(subject.length > longestSubject ? `${(0,sanitise/* sanitiseLine */.lg)(subject.slice(0, longestSubject), 100)}…` : subject, 120);
}
/** Nothing when it came from no reader, or when that is not known. */
function describeOrigin({ from = [] }) {
    if (from.length === 0)
        return [];
    const whose = from.length === 1 ? (0,safe_text/* safe */.gB) `a reader’s comment` : (0,safe_text/* safe */.gB) `${(0,safe_text/* formatNumber */.ZV)(from.length)} readers’ comments`;
    return (0,phrase/* phrase */.MZ) `it came from ${whose} (${(0,blocks/* listWithin */.oY)(from, (id) => (0,phrase/* code */.aY)(id, 40), mostEntries)})`;
}

;// CONCATENATED MODULE: ./build/report/review-notes.js



const review_notes_mostPaths = 20;
const reasons = {
    'too-many-files': (0,safe_text/* safe */.gB) `More files than a review reads`,
    'too-large': (0,safe_text/* safe */.gB) `Too large to be read`,
    'list-cut': (0,safe_text/* safe */.gB) `More changed files than GitHub lists`,
    'commits-cut': (0,safe_text/* safe */.gB) `More commits than GitHub lists`,
    unreadable: (0,safe_text/* safe */.gB) `Could not be read`,
};
function buildUnread(unread) {
    const groups = [...Map.groupBy(unread, ({ reason }) => reason)];
    const rows = groups.map(([reason, all]) => {
        const paths = all.flatMap(({ path }) => path ?? []);
        const which = paths.length === 0 ? [] : (0,phrase/* phrase */.MZ) `: ${(0,blocks/* listWithin */.oY)(paths, (path) => (0,phrase/* code */.aY)(path), review_notes_mostPaths)}`;
        return (0,phrase/* phrase */.MZ) `${reasons[reason]}${which}.`;
    });
    return rows.length === 0 ? [] : (0,blocks/* details */.zH)((0,safe_text/* safe */.gB) `What was not read, ${(0,safe_text/* formatNumber */.ZV)(unread.length)}`, (0,blocks/* bullets */.e5)(rows));
}
const judgedAnew = (0,safe_text/* safe */.gB) `A new commit, an edited title or description, or reopening it has it judged anew`;
const unsaid = (0,safe_text/* safe */.gB) `that the text is right, that it answers the readers, or that a link leads where it should`;
const notes = [
    (0,phrase/* phrase */.MZ) `Nothing of the change was checked out or run. Its files were read at one commit, and compared with the base.`,
    (0,phrase/* phrase */.MZ) `${judgedAnew}, and this comment is edited. Re-running the workflow does the same.`,
    (0,phrase/* phrase */.MZ) `${(0,phrase/* code */.aY)('clear')} means that no rule found anything. It does not say ${unsaid}.`,
    (0,phrase/* phrase */.MZ) `${(0,phrase/* code */.aY)('docs/review.md')} of feedback-to-fix lists every rule: what it finds, and why.`,
];
function buildNotes() {
    return (0,blocks/* details */.zH)((0,safe_text/* safe */.gB) `How to read this`, (0,blocks/* bullets */.e5)(notes));
}

;// CONCATENATED MODULE: ./build/report/review-sentences.js





function describeVerdict({ verdict, findings, left }) {
    const countOf = (grade) => {
        const own = findings.filter((finding) => finding.grade === grade);
        const rules = new Set(own.map(({ rule }) => rule));
        return [...rules].reduce((sum, rule) => sum + (left[rule] ?? 0), own.length);
    };
    const [blocking, unusual] = [countOf('block'), countOf('look')];
    const looks = (0,safe_text/* safe */.gB) `${(0,safe_text/* count */.U9)(unusual, 'thing')} that ${unusual === 1 ? 'is' : 'are'} unusual`;
    if (verdict === 'clear')
        return (0,phrase/* phrase */.MZ) `${(0,phrase/* strong */.ko)((0,phrase/* phrase */.MZ) `Clear.`)} No rule found anything unusual; whether the text is right takes a person to say.`;
    if (verdict === 'look')
        return (0,phrase/* phrase */.MZ) `${(0,phrase/* strong */.ko)((0,phrase/* phrase */.MZ) `Please look at it.`)} It holds ${looks} and may be right.`;
    const rest = unusual === 0 ? (0,safe_text/* safe */.gB) `` : (0,safe_text/* safe */.gB) `, and ${looks}`;
    const held = (0,safe_text/* safe */.gB) `${(0,safe_text/* count */.U9)(blocking, 'thing')} that no fix of a page may hold`;
    return (0,phrase/* phrase */.MZ) `${(0,phrase/* strong */.ko)((0,phrase/* phrase */.MZ) `Do not merge this as it is.`)} It holds ${held}${rest}.`;
}
/** The first of the findings, which are in order. */
function describeGravest({ findings: [gravest] }, where) {
    if (gravest === undefined)
        return [];
    const { says, subject, path } = gravest;
    const what = subject === undefined ? [] : (0,phrase/* phrase */.MZ) `: ${showSubject(subject)}`;
    const at = path === undefined ? [] : (0,phrase/* phrase */.MZ) `${where(gravest)}: `;
    const from = describeOrigin(gravest);
    return (0,phrase/* phrase */.MZ) `${at}${(0,phrase/* prose */.CS)(says.replace(/\.$/, ''), 300)}${what}${from.length === 0 ? [] : (0,phrase/* phrase */.MZ) `; ${from}`}.`;
}
function describeAsked({ pages, distinctReaders, votes, oldest, attempt }) {
    const parts = (0,format/* omitZeros */.BV)([distinctReaders, (0,safe_text/* count */.U9)(distinctReaders, 'reader')], [votes, (0,safe_text/* count */.U9)(votes, 'wordless vote')]);
    const who = parts.length === 0 ? (0,safe_text/* safe */.gB) `Readers` : (0,format/* enumerate */.HL)(parts);
    const verb = distinctReaders + votes === 1 ? (0,safe_text/* safe */.gB) `has` : (0,safe_text/* safe */.gB) `have`;
    const since = oldest === null ? (0,safe_text/* safe */.gB) `` : (0,safe_text/* safe */.gB) ` since ${(0,format/* formatDay */.im)(oldest)}`;
    const before = attempt > 1 ? (0,safe_text/* safe */.gB) `; an earlier attempt failed` : (0,safe_text/* safe */.gB) ``;
    return (0,phrase/* phrase */.MZ) `${who} ${verb} asked for it${since}, on ${(0,fix_groups/* showPages */.a_)(pages)}${before}.`;
}
/** @param mayQuote whether words of readers may stand here */
function describeCovered({ topics, pagesTouched, pagesUntouched }, mayQuote) {
    if (topics !== undefined && topics.length > 0) {
        const open = topics.filter(({ hunks }) => hunks.length === 0);
        const [all, touched] = [topics.length, topics.length - open.length];
        if (touched === 0)
            return (0,phrase/* phrase */.MZ) ` Nothing in the change touches what they complained of.`;
        if (open.length === 0) {
            const what = all === 1 ? (0,safe_text/* safe */.gB) `what they complained of` : (0,safe_text/* safe */.gB) `each of their ${(0,safe_text/* formatNumber */.ZV)(all)} complaints`;
            return (0,phrase/* phrase */.MZ) ` The change touches ${what}.`;
        }
        const terms = open.length === 1 && mayQuote ? (open[0]?.terms.slice(0, 3) ?? []) : [];
        const others = open.length === 1 ? (0,safe_text/* safe */.gB) `the other` : (0,safe_text/* safe */.gB) `the other ${(0,safe_text/* formatNumber */.ZV)(open.length)}`;
        const what = terms.length === 0 ? others : (0,phrase/* phrase */.MZ) `the one about ${(0,phrase/* list */.p_)(terms.map((term) => (0,phrase/* code */.aY)(term)))}`;
        const part = (0,safe_text/* safe */.gB) `${(0,safe_text/* formatNumber */.ZV)(touched)} of their ${(0,safe_text/* formatNumber */.ZV)(all)} complaints`;
        return (0,phrase/* phrase */.MZ) ` The change touches ${part}; nothing in it touches ${what}.`;
    }
    const all = pagesTouched.length + pagesUntouched.length;
    if (all === 0)
        return [];
    const named = pagesTouched.filter(({ fit }) => fit === 'name').length;
    const doubt = named === 0 ? (0,safe_text/* safe */.gB) `` : (0,safe_text/* safe */.gB) `, as far as ${named === 1 ? 'a file’s name tells' : 'names of files tell'}`;
    if (pagesUntouched.length === 0) {
        const what = all === 1 ? (0,safe_text/* safe */.gB) `the page` : (0,safe_text/* safe */.gB) `all ${(0,safe_text/* formatNumber */.ZV)(all)} pages`;
        return (0,phrase/* phrase */.MZ) ` The change touches ${what} that they wrote about${doubt}.`;
    }
    if (pagesTouched.length === 0) {
        const what = all === 1 ? (0,safe_text/* safe */.gB) `the page` : (0,safe_text/* safe */.gB) `any of the ${(0,safe_text/* formatNumber */.ZV)(all)} pages`;
        return (0,phrase/* phrase */.MZ) ` The change does not touch ${what} that they wrote about.`;
    }
    const part = (0,safe_text/* safe */.gB) `${(0,safe_text/* formatNumber */.ZV)(pagesTouched.length)} of the ${(0,safe_text/* formatNumber */.ZV)(all)} pages`;
    return (0,phrase/* phrase */.MZ) ` The change touches ${part} that they wrote about${doubt}, but not ${(0,fix_groups/* showPages */.a_)(pagesUntouched)}.`;
}

;// CONCATENATED MODULE: ./build/report/review-comment.js








/** Above the folds stand five sentences at most. */
function renderReview(input) {
    const { fix, links, nonce, judgement, change, coverage, quotes } = input;
    const where = findWhere(links, change);
    const isRead = /^[0-9a-f]{40,64}$/.test(change.head);
    const at = isRead ? (0,phrase/* phrase */.MZ) `Read at commit ${(0,report_links/* linkCommit */.iu)(links, change.head)}. ` : [];
    const head = [
        ...(nonce === undefined ? [] : (0,blocks/* hidden */.R)({ nonce })),
        ...(0,blocks/* paragraph */.FY)(describeVerdict(judgement)),
        ...(0,blocks/* paragraph */.FY)(describeGravest(judgement, where)),
        ...(0,blocks/* paragraph */.FY)((0,phrase/* phrase */.MZ) `${describeAsked(fix)}${describeCovered(coverage, quotes !== undefined)}`),
    ];
    const findings = buildFindings(judgement, where);
    const covered = buildCoverage(coverage, quotes, where);
    const issue = (0,report_links/* linkIssue */.mS)(links, (0,phrase/* phrase */.MZ) `tracking issue`);
    const tail = [
        ...buildUnread(change.unread),
        ...buildNotes(),
        ...(0,blocks/* paragraph */.FY)((0,phrase/* small */.EX)((0,phrase/* phrase */.MZ) `By feedback-to-fix. ${at}All fixes are on the ${issue}.`)),
    ];
    return (0,markdown/* fitRows */.zV)((budget) => [...head, ...findings(budget), ...covered(budget), ...tail]);
}

;// CONCATENATED MODULE: ./build/report/unclear-pull.js



function renderUnclearPull(reason, remedy) {
    return (0,markdown/* serialise */.GY)((0,blocks/* paragraph */.FY)((0,phrase/* phrase */.MZ) `${(0,phrase/* strong */.ko)((0,phrase/* phrase */.MZ) `Needs a person.`)} Not reviewed: ${reason}. ${(0,phrase/* prose */.CS)(remedy)}`));
}

// EXTERNAL MODULE: ./build/addresses/pull-link.js
var pull_link = __webpack_require__(1869);
// EXTERNAL MODULE: ./build/ledger/claims.js
var claims = __webpack_require__(5743);
;// CONCATENATED MODULE: ./build/review/find-fix.js
// Whose fix a pull request is: by its address, or by its marker while the sync run has not seen the address yet.



const leaveOne = (0,safe_text/* safe */.gB) `Leave only the marker line of the fix that it answers, or none if it answers none.`;
const removeLine = (0,safe_text/* safe */.gB) `If it is no work of the agent, remove the line; if it is, compare the two, and close one of them.`;
const unclear = {
    'several-markers': [(0,safe_text/* safe */.gB) `its description bears the markers of several fixes`, leaveOne],
    'other-pull': [(0,safe_text/* safe */.gB) `its description bears the marker of a fix that has another pull request`, removeLine],
    ended: [
        (0,safe_text/* safe */.gB) `its description bears the marker of a fix that has ended without it`,
        (0,safe_text/* safe */.gB) `Remove the line, and review the change as you would any other.`,
    ],
};
function findFixOfPull(ledger, pull, place) {
    const candidate = { ...pull, link: readLink(pull, place), own: !pull.fork };
    const claim = (0,claims/* findClaim */.mX)(ledger, candidate);
    if (claim.kind === 'none')
        return { kind: 'foreign', reason: (0,safe_text/* safe */.gB) `no fix of this project’s ledger has this address or this marker` };
    if (claim.kind !== 'unclear')
        return { kind: 'ours', fix: claim.fix };
    const [reason, remedy] = unclear[claim.why];
    const commands = ledger.fixes
        .filter((fix) => fix.state === 'uncertain' && (0,claims/* isMarkedFor */.ig)(fix, candidate))
        .map(({ id: fixId }) => ({ type: 'pull-unclear', fixId, prLink: candidate.link }));
    return { kind: 'unclear', reason, remedy, commands };
}
/** What the pull request shows of its fix: one that was closed or merged moves it, and one of a fix without an answer is adopted. */
function listMoves(fix, pull, place, now) {
    const prLink = fix.prLink ?? readLink(pull, place);
    const { repository } = place;
    const { state, closedAt } = pull;
    return [
        ...(fix.state === 'uncertain' ? [{ type: 'pull-adopted', fixId: fix.id, prLink, repository, now }] : []),
        ...(state === 'open' ? [] : [{ type: 'pull-read', prLink, state, closedAt, now }]),
    ];
}
/** The event is of the very repository that the workflow runs in. */
function readLink({ url, number }, { serverUrl, repository }) {
    return (0,pull_link/* readPullAddress */.ip)(url, { serverUrl, repository, number });
}

;// CONCATENATED MODULE: ./build/review/find-quotes.js
/** By the entry's id. GitHub is asked whether the repository is private only where that decides. */
async function findQuotes({ pulls }, { quotes }, readers) {
    if (readers === undefined || quotes === 'never')
        return undefined;
    if (quotes === 'auto' && (await pulls.isPrivate()) !== true)
        return undefined;
    return new Map(readers.map(({ id, text, comment = text }) => [id, comment]));
}

// EXTERNAL MODULE: ./build/changes/formats.js
var formats = __webpack_require__(6066);
;// CONCATENATED MODULE: ./build/review/choose-texts.js

const mostWhole = 300;
const mostBytes = 20_000_000;
/** Of one file's side, in bytes: a page, and what is none. */
const largestPage = 6_000_000;
const largestOther = 1_000_000;
const submodule = '160000';
function chooseTexts(pairs) {
    const blobs = new Map();
    const unread = new Map();
    let [files, bytes] = [0, 0];
    const pages = pairs.filter(({ path }) => (0,formats/* readFormat */.C)(path) !== undefined);
    const others = pairs.filter(({ path }) => (0,formats/* readFormat */.C)(path) === undefined);
    for (const pair of [...pages, ...others]) {
        const largest = (0,formats/* readFormat */.C)(pair.path) === undefined ? largestOther : largestPage;
        const sides = listBlobs(pair);
        const fresh = sides.filter(({ sha }) => blobs.get(sha)?.text !== true);
        const size = fresh.reduce((sum, side) => sum + (side.size ?? 0), 0);
        const reason = pair.isUnseen
            ? 'unreadable'
            : files === mostWhole
                ? 'too-many-files'
                : bytes + size > mostBytes || sides.some((side) => (side.size ?? 0) > largest)
                    ? 'too-large'
                    : undefined;
        if (reason !== undefined)
            unread.set(pair.path, reason);
        else {
            files += 1;
            bytes += size;
        }
        // Whether a large one is binary takes no reading.
        const isAsked = reason === undefined || (reason === 'too-large' && blobs.size < 2 * mostWhole);
        for (const { sha, size } of isAsked ? fresh : [])
            blobs.set(sha, { sha, size, text: reason === undefined });
    }
    return { blobs: [...blobs.values()], unread };
}
/** A submodule has none. */
function listBlobs({ before, after }) {
    const sides = [before, ...(before?.sha === after?.sha ? [] : [after])];
    return sides.filter((side) => side !== undefined && side.mode !== submodule && side.sha !== '');
}

;// CONCATENATED MODULE: ./build/review/pair-files.js
/** What is known of a side that was not seen. */
const unseen = { mode: '', sha: '', size: undefined };
/** In order of paths. The list adds to whole trees only where renamed files were: it may be of a newer head. */
function pairFiles(list, base, head) {
    const isSeen = base?.isWhole === true && head?.isWhole === true;
    const pairs = isSeen ? compareTrees(list, base, head) : pairListed(list, base, head);
    return pairs.sort((one, other) => (one.path < other.path ? -1 : 1));
}
function compareTrees(list, base, head) {
    const renames = new Map();
    for (const { path, previousPath, status } of list.files) {
        if (status !== 'renamed' || previousPath === undefined)
            continue;
        if (isOnlyIn(base, head, previousPath) && isOnlyIn(head, base, path))
            renames.set(path, previousPath);
    }
    const left = new Set(renames.values());
    const pairs = [];
    for (const [path, after] of head.files) {
        const previousPath = renames.get(path);
        const before = base.files.get(previousPath ?? path);
        const isChanged = before?.sha !== after.sha || before.mode !== after.mode;
        if (isChanged || previousPath !== undefined)
            pairs.push({ path, previousPath, before, after, isUnseen: false });
    }
    for (const [path, before] of base.files)
        if (!head.files.has(path) && !left.has(path))
            pairs.push({ path, previousPath: undefined, before, after: undefined, isUnseen: false });
    return pairs;
}
function isOnlyIn(one, other, path) {
    return one.files.has(path) && !other.files.has(path);
}
function pairListed(list, base, head) {
    const pairs = new Map();
    for (const { path, previousPath, status } of list.files) {
        const from = status === 'renamed' ? previousPath : undefined;
        const before = status === 'added' || status === 'copied' ? undefined : (base?.files.get(from ?? path) ?? unseen);
        const after = status === 'removed' ? undefined : (head?.files.get(path) ?? unseen);
        pairs.set(path, { path, previousPath: from, before, after, isUnseen: before === unseen || after === unseen });
    }
    return [...pairs.values()];
}

;// CONCATENATED MODULE: ./build/review/read-change.js




const mostFiles = 3_000;
/** Where GraphQL answers, only those that it cuts are read one by one. */
const mostSingly = 200;
/** GitHub may answer from a copy that is a moment behind. */
const lag = 5_000;
/** @throws GitHubError when GitHub is out of reach; what it refuses is missing, and told in `unread` */
async function readChange(world, pull) {
    const { changes } = world;
    const list = await changes.listFiles(pull.number);
    const comparison = await changes.compare(pull.base, pull.head);
    const base = comparison && (await changes.readTree(comparison.mergeBase));
    const head = await changes.readTree(pull.head);
    const all = pairFiles(list, base, head);
    const pairs = cap(all);
    const choice = chooseTexts(pairs);
    const blobs = await changes.readBlobs(choice.blobs, mostSingly);
    const unread = [];
    const isCut = pairs.length < all.length || (!(base?.isWhole && head?.isWhole) && !list.isWhole);
    if (isCut || head?.isWhole !== true || base?.isWhole !== true)
        unread.push({ reason: 'list-cut' });
    if (comparison?.isWhole !== true)
        unread.push({ reason: 'commits-cut' });
    for (const pair of pairs) {
        const reason = choice.unread.get(pair.path) ?? 'unreadable';
        if (pair.isUnseen || !isRead(pair, blobs))
            unread.push({ path: pair.path, reason });
    }
    const files = pairs.map((pair) => toFileChange(pair, blobs));
    world.log.info((0,safe_text/* safe */.gB) `Read ${(0,safe_text/* count */.U9)(files.length, 'changed file')}${unread.length > 0 ? (0,safe_text/* safe */.gB) `, not all of it` : (0,safe_text/* safe */.gB) ``}.`);
    const { title, body: description } = pull;
    const paths = head?.isWhole ? new Set(head.files.keys()) : undefined;
    const commits = comparison?.commits ?? [];
    return { change: { head: pull.head, title, description, commits, files, paths, unread }, base };
}
/** Whether nobody has pushed since: what was judged is what the comment will be about. */
async function isStillHead(world, pull) {
    if ((await world.changes.readHead(pull.number)) === pull.head)
        return true;
    await world.sleep(lag);
    return (await world.changes.readHead(pull.number)) === pull.head;
}
/** Of too many, those that are no pages stay: whether a change holds a workflow counts for more than one page of thousands. */
function cap(pairs) {
    if (pairs.length <= mostFiles)
        return pairs;
    const isPage = ({ path }) => (0,formats/* readFormat */.C)(path) !== undefined;
    const kept = new Set([...pairs.filter((pair) => !isPage(pair)), ...pairs.filter(isPage)].slice(0, mostFiles));
    return pairs.filter((pair) => kept.has(pair));
}
function isRead(pair, blobs) {
    return listBlobs(pair).every(({ sha }) => {
        const blob = blobs.get(sha);
        return blob?.isBinary === true || blob?.text !== undefined;
    });
}
function toFileChange({ path, previousPath, before, after }, blobs) {
    const toSide = ({ mode, sha }) => ({ mode, text: undefined, isBinary: false, ...blobs.get(sha) });
    return { path, previousPath, before: before && toSide(before), after: after && toSide(after) };
}

;// CONCATENATED MODULE: ./build/review/read-others.js
// Other texts of the repository, as they are at the base: what stands in one of them is not new.

const read_others_mostFiles = 60;
const read_others_mostBytes = 2_000_000;
/** Of one file, in bytes. */
const largest = 200_000;
/** Where GraphQL does not answer. */
const read_others_mostSingly = 10;
/** Of those that changed, whose neighbours are looked for. */
const mostFolders = 20;
/** They name packages and hosts that the whole repository knows. */
const common = /^(?:readme\.(?:mdx?|rst|adoc)|package\.json|pyproject\.toml|requirements\.txt|cargo\.toml|go\.mod|gemfile|docs\.json|mint\.json)$/i;
/** Those that the whole repository shares, then the pages nearest to what changed. */
async function readOthers({ changes }, { change, base }) {
    if (base === undefined)
        return [];
    const changed = change.files.flatMap(({ path, previousPath }) => [path, previousPath ?? path]);
    const wanted = chooseOthers(base, changed);
    const blobs = await changes.readBlobs(wanted, read_others_mostSingly);
    return wanted.flatMap(({ sha }) => blobs.get(sha)?.text ?? []);
}
function chooseOthers({ files }, changed) {
    const own = new Set(changed);
    const folders = [...new Set(changed.filter((path) => (0,formats/* readFormat */.C)(path) !== undefined).map(folderOf))];
    const measure = createMeasure(folders.slice(0, mostFolders));
    const near = [...files]
        .filter(([path, { mode, size = 0 }]) => !own.has(path) && /^100/.test(mode) && size <= largest)
        .filter(([path]) => common.test(path) || (0,formats/* readFormat */.C)(path) !== undefined)
        .map(([path, file]) => ({ path, file, distance: common.test(path) ? -1 : measure(folderOf(path)) }))
        .sort((one, other) => one.distance - other.distance || (one.path < other.path ? -1 : 1));
    const chosen = new Map();
    let bytes = 0;
    for (const { file } of near) {
        bytes += file.size ?? 0;
        if (chosen.size === read_others_mostFiles || bytes > read_others_mostBytes)
            break;
        chosen.set(file.sha, { sha: file.sha, size: file.size, text: true });
    }
    return [...chosen.values()];
}
function folderOf(path) {
    return path.slice(0, path.lastIndexOf('/') + 1);
}
/** How many folders up and down lie between a folder and the nearest of those given. */
function createMeasure(folders) {
    const ways = folders.map((folder) => folder.split('/'));
    const known = new Map();
    return (folder) => {
        const way = folder.split('/');
        const distance = known.get(folder) ?? ways.reduce((least, other) => Math.min(least, countSteps(way, other)), 1_000);
        known.set(folder, distance);
        return distance;
    };
}
function countSteps(one, other) {
    let common = 0;
    while (common < one.length - 1 && common < other.length - 1 && one[common] === other[common])
        common += 1;
    return one.length + other.length - 2 - 2 * common;
}

// EXTERNAL MODULE: ./build/errors/failure.js
var failure = __webpack_require__(728);
// EXTERNAL MODULE: ./build/feedback/doc-path.js + 2 modules
var doc_path = __webpack_require__(8200);
// EXTERNAL MODULE: ./build/feedback/time.js
var time = __webpack_require__(4169);
// EXTERNAL MODULE: ./build/ledger/limits.js
var limits = __webpack_require__(6986);
;// CONCATENATED MODULE: ./build/review/read-readers.js





const mostRequests = 10;
/** In milliseconds: no request is sent later. A reviewer waits. */
const patience = 30_000;
const perPage = 100;
/** In the order of the fix's entries. Undefined when the service is not asked or does not answer: then the review goes without them. */
async function readReaders(world, fix) {
    if (!world.asksService)
        return undefined;
    const wanted = new Set(fix.entryIds);
    const found = new Map();
    const begin = world.now();
    let requests = 0;
    const spend = () => requests < mostRequests && world.now() - begin < patience && ++requests > 0;
    let end = 'ended';
    for (const window of listWindows(fix))
        if (end === 'ended' && found.size < wanted.size)
            end = await search(world, window, wanted, found, spend);
    if (found.size < wanted.size) {
        const told = (0,safe_text/* safe */.gB) `Of the ${(0,safe_text/* count */.U9)(wanted.size, 'entry', 'entries')} that this fix answers, ${found.size} could be read again.`;
        world.log.warning((0,safe_text/* safe */.gB) `${told} ${end === 'ended' ? (0,safe_text/* safe */.gB) `The export has no more of them.` : end}`);
    }
    if (found.size === 0)
        return undefined;
    return fix.entryIds.flatMap((id) => found.get(id) ?? []).map(toReaderEntry);
}
/** Entries without a date are in no window. */
function listWindows({ oldest, at }) {
    if (oldest === null)
        return [{}];
    const toText = (time) => new Date(time).toISOString();
    return [{ dateFrom: toText(oldest - limits/* windowOverlap */.oR), dateTo: toText(at + limits/* windowOverlap */.oR) }, {}];
}
/** Page by page, of all sources and statuses, until all are found. Returns why it broke off. */
async function search({ service }, window, wanted, found, spend) {
    const cursors = new Set();
    for (let cursor;;) {
        const query = { ...window, statuses: [], limit: perPage, ...(cursor === undefined ? {} : { cursor }) };
        const answer = await service.getFeedback(query, spend).catch(toReason);
        if (!('kind' in answer))
            return answer.reason;
        if (answer.kind === 'spent')
            return (0,safe_text/* safe */.gB) `No more requests are spent on the others.`;
        if (answer.kind === 'limited')
            return (0,safe_text/* safe */.gB) `The service asks for a pause.`;
        if (answer.kind === 'cursor-refused')
            return (0,safe_text/* safe */.gB) `The service does not take its own cursor.`;
        const { entries, nextCursor } = answer.page;
        for (const entry of entries)
            if (wanted.has(entry.id))
                found.set(entry.id, entry);
        if (found.size === wanted.size || nextCursor === null || cursors.has(nextCursor))
            return 'ended';
        cursors.add(nextCursor);
        cursor = nextCursor;
    }
}
function toReason(error) {
    if (error instanceof failure/* KnownError */.E)
        return { reason: (0,safe_text/* safe */.gB) `${error.what} ${error.remedy}` };
    throw error;
}
function toReaderEntry(entry) {
    const comment = entry.comment ?? '';
    const code = entry.source === 'code_snippet' ? entry.code : '';
    const contact = entry.source === 'contextual' ? (entry.contact ?? '').trim().toLowerCase() : '';
    return {
        id: entry.id,
        page: (0,doc_path/* parseDocPath */.p)(entry.path),
        text: [comment, code].filter((part) => part !== '').join('\n'),
        ...(code === '' ? {} : { comment }),
        at: (0,time/* parseTime */.p)(entry.createdAt) ?? undefined,
        // People write all kinds of things into the field.
        reader: contact.includes('@') ? contact : undefined,
    };
}

// EXTERNAL MODULE: ./build/ledger/tracking.js
var tracking = __webpack_require__(2359);
// EXTERNAL MODULE: ./build/report/hidden-line.js
var hidden_line = __webpack_require__(6774);
;// CONCATENATED MODULE: ./build/review/write-label.js
// The verdict as a label of the pull request: a convenience, whose failure fails nothing.


const names = {
    clear: 'feedback-to-fix:clear',
    look: 'feedback-to-fix:look',
    block: 'feedback-to-fix:block',
};
const ours = Object.values(names);
/** @param last the verdict of the review before: the event may be older than its label */
async function writeLabel(world, { number, labels }, verdict, last) {
    const name = names[verdict];
    const isThere = labels.includes(name) && (last === undefined || last === verdict);
    try {
        const present = isThere ? labels : await world.tracking.addLabel(number, name);
        const others = (present ?? []).filter((label) => label !== name && ours.includes(label));
        let done = present !== undefined;
        for (const other of others)
            done = (await world.tracking.removeLabel(number, other)) && done;
        if (!done)
            world.log.info((0,safe_text/* safe */.gB) `GitHub did not take the label ${name}: this token may not, or a rule forbids it.`);
    }
    catch (error) {
        if (!(error instanceof failure/* KnownError */.E))
            throw error;
        world.log.info((0,safe_text/* safe */.gB) `The label ${name} could not be set. ${error.what}`);
    }
}

;// CONCATENATED MODULE: ./build/review/write-review.js
// One comment on the agent's pull request, written ahead in the ledger, and brought up to date when the review runs again.







/** The comment, the label, and what the pull request shows of its fix. */
async function writeReview(writing) {
    const { world, fix, pull, judged } = writing;
    const previous = (0,tracking/* reviewedNumber */.BW)(fix) === pull.number ? fix.review : undefined;
    try {
        if (await writeComment(writing, previous, listMoves(fix, pull, world.place, world.now())))
            await writeLabel(world, pull, judged.verdict, previous?.judged?.verdict);
    }
    catch (error) {
        if (!isReadOnly(error))
            throw error;
        world.log.warning((0,safe_text/* safe */.gB) `This token may not write here; the verdict is in the summary and the outputs.`);
    }
}
/** Of one that was merged or declined there is no comment to write, and no label. */
async function recordEnd({ world, session, fix, pull }) {
    try {
        await session.record(listMoves(fix, pull, world.place, world.now()));
        world.log.info((0,safe_text/* safe */.gB) `Recorded that it was ${pull.state === 'merged' ? 'merged' : 'closed without being merged'}.`);
    }
    catch (error) {
        if (!isReadOnly(error))
            throw error;
        world.log.warning((0,safe_text/* safe */.gB) `This token may not write here; the next sync records that it was closed.`);
    }
}
/** @returns whether this run has the word: what another run is writing is left to it */
async function writeComment({ world, session, fix, pull: { number }, judged, render }, previous, moves) {
    const known = previous && (previous.comment ?? (await findComment(world, number, previous)));
    if (previous !== undefined && known !== undefined) {
        const { nonce } = previous;
        await session.record([...moves, { type: 'review-judged', fixId: fix.id, number, nonce, comment: known, judged }]);
        if ((await world.tracking.updateComment(known, render(nonce))) !== undefined) {
            world.log.info((0,safe_text/* safe */.gB) `Brought the comment on the pull request up to date.`);
            return true;
        }
    }
    const [now, nonce] = [world.now(), world.name()];
    const intent = { type: 'review-intended', fixId: fix.id, number, nonce, deleted: known, judged, now };
    if (!(await session.record([...moves, intent])).includes(intent)) {
        world.log.info((0,safe_text/* safe */.gB) `Another run is writing the comment.`);
        return false;
    }
    if (world.stop.aborted || world.now() - now > limits/* leaseLength */.JG - limits/* leaseReserve */.j6)
        return false;
    if ((await (0,failure/* unlessStopped */.OO)(world.tracking.createComment(number, render(nonce)))) === undefined)
        return false;
    world.log.info((0,safe_text/* safe */.gB) `Commented on the pull request.`);
    return true;
}
/** The run that wrote it does not record it: it is found by its nonce under our own author. */
async function findComment(world, pull, { at, nonce }) {
    const marked = (await world.tracking.listComments(pull, at - limits/* listLag */.DW)).filter(({ body }) => (0,hidden_line/* hasNonce */.Ue)(body, nonce));
    if (marked.length === 0)
        return undefined;
    const isOurs = await world.tracking.recogniseOurs();
    return marked.find(isOurs)?.id;
}
/** A fork's or a restricted workflow's token reads only: what the review says then stands in the summary and the outputs. */
function isReadOnly(error) {
    const limited = error instanceof Error && 'kind' in error && error.kind === 'limited';
    return error instanceof Error && 'status' in error && error.status === 403 && !limited;
}

;// CONCATENATED MODULE: ./build/review.js











/** @throws Failure or GitHubError, each with its remedy */
async function review(inputs, pull, world, run) {
    world.log.group((0,safe_text/* safe */.gB) `Finding the fix of this pull request`);
    const session = await ledger_session/* LedgerSession */.M.open(world, inputs.projectId, run);
    const clockWarning = (0,format/* renderClockWarning */.zE)(world.skew());
    if (clockWarning !== undefined)
        world.log.warning(clockWarning);
    const found = findFixOfPull(session.ledger, pull, world.place);
    if (found.kind === 'foreign')
        return found;
    if (!inputs.usable)
        return { kind: 'faulty' };
    if (found.kind === 'unclear') {
        await session.record(found.commands).catch((error) => {
            if (!isReadOnly(error))
                throw error;
        });
        const { reason, remedy } = found;
        return { kind: 'unclear', reason, remedy, summary: renderUnclearPull(reason, remedy) };
    }
    const { fix } = found;
    world.log.info((0,safe_text/* safe */.gB) `It answers ${(0,safe_text/* count */.U9)(fix.entryIds.length, 'entry', 'entries')} about ${(0,safe_text/* count */.U9)(fix.pages.length, 'page')}.`);
    if (pull.state !== 'open') {
        await recordEnd({ world, session, fix, pull });
        return { kind: 'closed', verdict: fix.review?.judged?.verdict };
    }
    world.log.group((0,safe_text/* safe */.gB) `Judging the change`);
    const read = await readChange(world, pull);
    const readers = await readReaders(world, fix);
    // The parsers are loaded for pull requests of ours only.
    const { asksForOthers, judgeChange, takeApart } = await Promise.all(/* import() */[__webpack_require__.e(67), __webpack_require__.e(450), __webpack_require__.e(505)]).then(__webpack_require__.bind(__webpack_require__, 5505));
    const pages = takeApart(read.change);
    const others = asksForOthers(pages) ? await readOthers(world, read) : [];
    const { judgement, coverage } = judgeChange({ fix, pull, change: read.change, pages, readers, others });
    const quotes = await findQuotes(world, inputs, readers);
    world.log.group((0,safe_text/* safe */.gB) `Writing the review`);
    const { serverUrl, repository } = world.place;
    const links = { serverUrl, repository, ledgerBranch: inputs.ledgerBranch, issue: session.ledger.tracking.issue };
    const shown = { fix, links, judgement, change: read.change, coverage, quotes };
    const topics = coverage.topics?.length ?? coverage.pagesTouched.length + coverage.pagesUntouched.length;
    const judged = { verdict: judgement.verdict, head: pull.head, topics, unanswered: coverage.unanswered };
    if (await isStillHead(world, pull))
        await writeReview({ world, session, fix, pull, judged, render: (nonce) => renderReview({ ...shown, nonce }) });
    else
        world.log.info((0,safe_text/* safe */.gB) `Somebody has pushed since: the comment is left to the run that judges the newer commit.`);
    return { kind: 'reviewed', ...judgement, summary: renderReview(shown) };
}

// EXTERNAL MODULE: ./build/text/to-safe-text.js
var to_safe_text = __webpack_require__(1451);
// EXTERNAL MODULE: ./build/world.js + 29 modules
var build_world = __webpack_require__(9596);
// EXTERNAL MODULE: ./build/runner/place.js
var place = __webpack_require__(6076);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(8816);
// EXTERNAL MODULE: ./build/addresses/issue-number.js
var issue_number = __webpack_require__(2032);
;// CONCATENATED MODULE: ./build/runner/pull-request-event.js
// What a `pull_request` event says of its pull request.


const repo = schemas/* object */.Ikc({ full_name: schemas/* string */.YjP(), private: schemas/* boolean */.zMY().nullish() }).nullish();
/** Becomes part of addresses. */
const sha = schemas/* string */.YjP().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const pullEventSchema = schemas/* object */.Ikc({
    action: schemas/* string */.YjP(),
    pull_request: schemas/* object */.Ikc({
        number: schemas/* number */.aig().refine(issue_number/* isIssueNumber */.D),
        html_url: schemas/* string */.YjP(),
        state: schemas/* enum */.k5n(['open', 'closed']),
        merged: schemas/* boolean */.zMY().nullish(),
        merged_at: schemas/* string */.YjP().nullish(),
        title: schemas/* string */.YjP().nullish(),
        body: schemas/* string */.YjP().nullish(),
        user: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }).nullish(),
        created_at: schemas/* string */.YjP(),
        closed_at: schemas/* string */.YjP().nullish(),
        labels: schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP() })).nullish(),
        head: schemas/* object */.Ikc({ sha, repo }),
        base: schemas/* object */.Ikc({ ref: schemas/* string */.YjP().min(1), repo }),
    }),
});
/** @param payload the event's, as the runner delivered it */
function parsePullEvent(payload) {
    const { action, pull_request: pull } = pullEventSchema.parse(payload);
    const merged = pull.merged === true || pull.merged_at != null;
    return {
        action,
        number: pull.number,
        url: pull.html_url,
        state: merged ? 'merged' : pull.state,
        title: pull.title ?? '',
        body: pull.body ?? '',
        author: pull.user?.login.toLowerCase() ?? '',
        head: pull.head.sha,
        base: pull.base.ref,
        labels: (pull.labels ?? []).map(({ name }) => name),
        isPrivate: pull.base.repo?.private === true,
        fork: pull.head.repo == null || pull.head.repo.full_name !== pull.base.repo?.full_name,
        createdAt: Date.parse(pull.created_at),
        closedAt: pull.closed_at == null ? undefined : Date.parse(pull.closed_at),
    };
}

// EXTERNAL MODULE: ./build/runner/secret-forms.js
var secret_forms = __webpack_require__(9349);
// EXTERNAL MODULE: ./build/runner/tell-faults.js
var tell_faults = __webpack_require__(2632);
;// CONCATENATED MODULE: ./build/report/annotations.js


/** GitHub shows ten of each kind from one step; one is left for what the run itself has to say. */
const mostOfKind = 9;
const longestPath = 400;
/** @param findings the gravest first */
function listAnnotations(findings) {
    const all = findings.map(annotate);
    const first = (kind) => all.filter((one) => one.kind === kind).slice(0, mostOfKind);
    return [...first('error'), ...first('warning')];
}
/** The subject stays away: it stands on the line, and a log is no place for a stranger's words. */
function annotate({ grade, rule, says, path, line, from = [] }) {
    const origin = from.length === 0 ? (0,safe_text/* safe */.gB) `` : (0,safe_text/* safe */.gB) ` It came from a reader’s comment.`;
    const told = { title: (0,safe_text/* safe */.gB) `feedback-to-fix: ${(0,to_safe_text/* toSafeText */._)(rule, 60)}`, text: (0,safe_text/* safe */.gB) `${(0,to_safe_text/* toSafeText */._)(says, 300)}${origin}` };
    const kind = grade === 'block' ? 'error' : 'warning';
    const file = (0,to_safe_text/* toSafeText */._)(path ?? '', longestPath);
    if (path === undefined || file !== path)
        return { kind, ...told };
    return { kind, ...told, file, ...(line === undefined ? {} : { line }) };
}

;// CONCATENATED MODULE: ./build/runner/tell-review.js



/** @returns the exit code */
async function tellReview(core, env, { verdict, findings, summary, failOn }, log) {
    (0,outputs.writeReviewOutputs)(core, { verdict, findings });
    await (0,outputs.writeSummary)(core, env, summary, log);
    for (const { kind, text, ...place } of listAnnotations(findings))
        log[kind](text, place);
    log.info((0,safe_text/* safe */.gB) `Verdict: ${verdict}.`);
    if (failOn !== 'risk' || verdict !== 'block')
        return 0;
    log.error((0,safe_text/* safe */.gB) `The review found what no fix of a page may hold, and \`fail-on\` is \`risk\`.`);
    return 1;
}

;// CONCATENATED MODULE: ./build/runner/start-review.js
// A review run from its event to its outputs. Whether the pull request is ours is decided before any input counts.













/** Anything else, above all a label of our own, changes nothing that a review is about, and must not start another. */
const reviewed = ['opened', 'reopened', 'synchronize', 'edited', 'ready_for_review', 'closed'];
/** @returns the exit code */
async function startReview(env, log, stop) {
    const core = await Promise.all(/* import() */[__webpack_require__.e(752), __webpack_require__.e(942), __webpack_require__.e(143)]).then(__webpack_require__.bind(__webpack_require__, 143));
    // The raw inputs: an invalid secret must be masked too.
    (0,secret_forms/* maskSecrets */.Q)(core, [(0,inputs/* readInput */.R5)(env, 'api-key'), (0,inputs/* readInput */.R5)(env, 'github-token')]);
    const { context } = await Promise.all(/* import() */[__webpack_require__.e(752), __webpack_require__.e(479), __webpack_require__.e(942), __webpack_require__.e(722)]).then(__webpack_require__.bind(__webpack_require__, 722));
    const pull = parsePullEvent(context.payload);
    const read = (0,inputs/* parseInputs */.TL)(env, false);
    const faults = read.kind === 'faults' ? read.faults : [];
    const { 'project-id': projectId, 'github-token': token, 'ledger-branch': ledgerBranch, } = read.kind === 'inputs' ? read.inputs : read.partial;
    const foreign = (reason) => {
        log.endGroup();
        log.info((0,safe_text/* safe */.gB) `Nothing to review: ${reason}.`);
        return 0;
    };
    if (!reviewed.includes(pull.action))
        return foreign((0,safe_text/* safe */.gB) `the action \`${(0,to_safe_text/* toSafeText */._)(pull.action, 40)}\` of a pull request changes nothing that a review is about`);
    if (pull.fork)
        return foreign((0,safe_text/* safe */.gB) `its head branch lies in a fork, and the agent never works in one`);
    if (projectId === undefined || token === undefined || ledgerBranch === undefined) {
        if ((0,marker/* findMarkers */.Xh)(pull.body).length === 0)
            return foreign((0,safe_text/* safe */.gB) `it bears no marker, and without usable inputs there is no ledger to ask`);
        return (0,tell_faults/* tellFaults */.l)(env, faults, log);
    }
    const world = (0,build_world/* createWorld */.b)({
        github: { token, projectId, ledgerBranch },
        service: read.kind === 'inputs' && read.inputs['api-key'] !== '' ? read.inputs : undefined,
        place: await (0,place/* readPlace */.y)(),
        log,
        stop,
    });
    try {
        const { quotes = 'never', 'fail-on': failOn = 'never' } = read.kind === 'inputs' ? read.inputs : read.partial;
        const inputs = { projectId, ledgerBranch, quotes, usable: faults.length === 0 };
        const outcome = await review(inputs, pull, world, world.name());
        if (outcome.kind === 'foreign')
            return foreign(outcome.reason);
        log.endGroup();
        if (outcome.kind === 'unclear') {
            log.warning((0,safe_text/* safe */.gB) `This pull request needs a person: ${outcome.reason}. ${outcome.remedy}`);
            await (0,outputs.writeSummary)(core, env, outcome.summary, log);
            return 0;
        }
        if (outcome.kind === 'faulty')
            return (0,tell_faults/* tellFaults */.l)(env, faults, log);
        if (outcome.kind === 'closed') {
            if (outcome.verdict !== undefined)
                (0,outputs.writeReviewOutputs)(core, { verdict: outcome.verdict, findings: [] });
            return 0;
        }
        return await tellReview(core, env, { ...outcome, failOn }, log);
    }
    catch (error) {
        const { what, remedy } = (0,failure_text.exceptionOf)(error);
        log.endGroup();
        log.error((0,safe_text/* safe */.gB) `${what} ${remedy}`);
        return 1;
    }
}


/***/ })

};
