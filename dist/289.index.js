export const id = 289;
export const ids = [289];
export const modules = {

/***/ 7831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Km: () => (/* binding */ findReturn),
/* harmony export */   P7: () => (/* binding */ buildResolveList),
/* harmony export */   Ze: () => (/* binding */ buildAfterMerge),
/* harmony export */   dA: () => (/* binding */ buildMonthLine),
/* harmony export */   k2: () => (/* binding */ groupByPage),
/* harmony export */   t3: () => (/* binding */ countBefore),
/* harmony export */   ty: () => (/* binding */ buildReportMerged),
/* harmony export */   uu: () => (/* binding */ countMerged),
/* harmony export */   vi: () => (/* binding */ buildReportGap)
/* harmony export */ });
/* unused harmony exports findComplaints, measureMerged, ratioInterval */
/* harmony import */ var _clusters_corpus_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7376);
/* harmony import */ var _clusters_signature_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6632);
/* harmony import */ var _feedback_scan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(881);
/* harmony import */ var _fixes_describe_fix_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8625);
/* harmony import */ var _fixes_queries_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(140);
/* harmony import */ var _issue_report_links_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2928);
/* harmony import */ var _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9432);
/* harmony import */ var _pages_entry_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8563);
/* harmony import */ var _queue_job_cost_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2773);
/* harmony import */ var _text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8350);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5069);











function findReturn(merged, cluster, entries) {
    const known = merged.filter(({ pages }) => pages.some((page) => cluster.pages.includes(page)));
    if (known.length === 0)
        return undefined;
    const signed = cluster.topics
        .flatMap(({ entryIds }) => entryIds.flatMap((id) => entries.get(id) ?? []))
        .map((entry) => ({ page: (0,_pages_entry_js__WEBPACK_IMPORTED_MODULE_7__/* .readPage */ .S)(entry), at: (0,_pages_entry_js__WEBPACK_IMPORTED_MODULE_7__/* .readTime */ .a)(entry), signature: (0,_clusters_signature_js__WEBPACK_IMPORTED_MODULE_1__/* .signText */ .X8)((0,_clusters_corpus_js__WEBPACK_IMPORTED_MODULE_0__/* .readComment */ .W3)(entry)) }));
    const isBack = ({ at: merged, pages, signatures }) => signed.some(({ page, at, signature }) => {
        return at !== null && at > merged && pages.includes(page) && (0,_clusters_signature_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameTopic */ .Op)(signatures, [signature]);
    });
    const found = known.toSorted((a, b) => b.at - a.at).find(isBack);
    return found && { fixId: found.fixId, prLink: found.prLink };
}
function findComplaints(merged, byPage) {
    const find = (one) => {
        const end = Math.max(one.sent, one.at) + _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .comparedPeriod */ .Tz;
        const found = one.pages
            .flatMap((page) => byPage.get(page) ?? [])
            .flatMap((entry) => {
            const at = (0,_pages_entry_js__WEBPACK_IMPORTED_MODULE_7__/* .readTime */ .a)(entry);
            if (at === null || at <= one.sent || at > end || Object.hasOwn(one.later, entry.id))
                return [];
            return [[entry.id, at]];
        });
        return [one.fixId, Object.fromEntries(found)];
    };
    return Object.fromEntries(merged.map(find).filter(([, found]) => Object.keys(found).length > 0));
}
const groupByPage = (entries) => Map.groupBy(entries, _pages_entry_js__WEBPACK_IMPORTED_MODULE_7__/* .readPage */ .S);
function countBefore(pages, { byPage, fixes, now, reach }) {
    const dated = pages.flatMap((page) => byPage.get(page) ?? []).flatMap((entry) => (0,_pages_entry_js__WEBPACK_IMPORTED_MODULE_7__/* .readTime */ .a)(entry) ?? []);
    const times = dated.filter((at) => at > now - _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .comparedPeriod */ .Tz).toSorted((a, b) => b - a);
    const cut = times.length > _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .complaintsPerFix */ .PT ? times[_ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .complaintsPerFix */ .PT - 1] : undefined;
    const earlier = fixes.filter((fix) => fix.pages.some((page) => pages.includes(page))).map(({ at }) => at);
    const starts = [reach === undefined ? [] : now - reach, cut ?? [], earlier].flat();
    const [since] = starts.sort((a, b) => b - a);
    return { since, times: times.slice(0, _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .complaintsPerFix */ .PT) };
}
function countMerged({ session, inputs }, collected, byPage) {
    return [
        { type: 'complaints-counted', found: findComplaints(session.ledger.merged, byPage) },
        {
            type: 'entries-resolved',
            fixIds: inputs.statuses.includes('resolved') ? [] : findResolved(session.ledger, collected),
        },
    ];
}
function findResolved({ merged, fixes }, { plan, walks, undated }) {
    const began = plan.walks.find(({ kind }) => kind === 'undated');
    if (!undated || began?.pages !== 0 || !(0,_feedback_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .isUndatedWhole */ .JE)(walks))
        return [];
    const isGone = (fixId) => fixes.some((fix) => fix.id === fixId && !(0,_fixes_queries_js__WEBPACK_IMPORTED_MODULE_4__/* .listSettled */ .cS)(fix).some((entry) => undated.has(entry)));
    return merged.flatMap(({ fixId, resolved }) => (!resolved && isGone(fixId) ? [fixId] : []));
}
const minDays = 14;
const minComplaints = 5;
const z = 1.959963984540054;
function measureMerged(ledger) {
    const until = (0,_feedback_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .latestScan */ .x7)(ledger)?.complete;
    const gap = ledger.lastRun?.gap;
    return ledger.merged.map((merged) => compare(merged, until ?? merged.at, gap));
}
function compare(merged, until, gap) {
    const start = Math.max(merged.sent, merged.at);
    const knownBefore = start - (merged.since ?? 0);
    const isMissed = gap?.covered !== undefined && gap.covered > start;
    const known = isMissed ? Math.min(knownBefore, Math.max(0, gap.since - start)) : knownBefore;
    const observed = Math.min(_ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .comparedPeriod */ .Tz, until - start, known);
    const days = Math.max(0, Math.floor(observed / _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .day */ .vd));
    const times = [...merged.before, ...Object.values(merged.later)];
    const count = (from, to) => times.filter((time) => time > from && time <= to).length;
    const [before, after] = [count(start - days * _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .day */ .vd, start), count(start, start + days * _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .day */ .vd)];
    const atLeast = Object.keys(merged.later).length >= _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .complaintsPerFix */ .PT;
    const ratio = before === 0 ? undefined : ratioInterval(before, after);
    const judge = () => {
        if (known < minDays * _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .day */ .vd)
            return 'too-short';
        if (days < minDays)
            return 'too-early';
        if (!ratio || before + after < minComplaints)
            return 'too-few';
        if (ratio.low < 0.5 && ratio.high > 2)
            return 'too-few';
        if (ratio.high < 1)
            return atLeast ? 'unclear' : 'fewer';
        return ratio.low > 1 ? 'more' : 'unclear';
    };
    return { merged, days, before, after, atLeast, ratio, verdict: judge() };
}
function ratioInterval(before, after) {
    const trials = before + after;
    const share = after / trials;
    const scale = 1 + z ** 2 / trials;
    const middle = (share + z ** 2 / (2 * trials)) / scale;
    const half = (z * Math.sqrt((share * (1 - share)) / trials + z ** 2 / (4 * trials ** 2))) / scale;
    const toRatio = (part) => part / (1 - part);
    return { low: toRatio(Math.max(0, middle - half)), high: toRatio(middle + half) };
}
const maxFixes = 15;
const maxIds = 120;
function buildAfterMerge({ ledger, links }, budget) {
    const measured = measureMerged(ledger);
    if (measured.length === 0)
        return [];
    const toItem = (one) => {
        const { prLink, pages, at } = one.merged;
        const head = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .list */ .p_)([(0,_issue_report_links_js__WEBPACK_IMPORTED_MODULE_5__/* .linkPull */ .IA)({ prLink }, links), (0,_fixes_describe_fix_js__WEBPACK_IMPORTED_MODULE_3__/* .showPages */ .a_)(pages), (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `merged ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .formatDay */ .im)(at)}`]);
        return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `${head}. ${describeComparison(one)}`;
    };
    const how = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `All complaints on the pages of each fix, in two periods of equal length.`;
    const caution = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `A change after a merge does not prove that the merge caused it.`;
    const latest = measured.length < _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .recentMerged */ .ST ? '' : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .safe */ .gB) `latest `;
    return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .details */ .zH)((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .safe */ .gB) `After the merge: ${latest}${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .count */ .U9)(measured.length, 'fix', 'fixes')}`, [
        ...(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .paragraph */ .FY)((0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `${how} ${caution}`),
        ...(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .bullets */ .e5)(measured.map(toItem), Math.min(budget, maxFixes)),
    ]);
}
const verdicts = {
    fewer: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .safe */ .gB) `fewer`,
    more: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .safe */ .gB) `more`,
    unclear: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .safe */ .gB) `no clear change`,
    'too-few': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .safe */ .gB) `too few to say`,
    'too-early': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .safe */ .gB) `too early to say`,
    'too-short': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .safe */ .gB) `nothing to compare with`,
};
const unknown = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .safe */ .gB) `: fewer than ${minDays} days before or after the merge are known`;
function describeComparison({ days, before, after, atLeast, ratio, verdict }) {
    const said = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .strong */ .ko)((0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `${verdicts[verdict]}`);
    if (!ratio || verdict.startsWith('too-'))
        return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `Complaints there: ${said}${verdict === 'too-short' ? unknown : []}.`;
    const since = atLeast ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .safe */ .gB) `at least ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .formatNumber */ .ZV)(after)}` : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .formatNumber */ .ZV)(after);
    const counts = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .safe */ .gB) `${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .formatNumber */ .ZV)(before)} in the ${days} days before, ${since} in the ${days} days since`;
    const percent = (share) => (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .formatNumber */ .ZV)(Math.round(share * 100));
    const low = percent(ratio.low);
    const range = atLeast ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .safe */ .gB) `at least ${low}` : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .safe */ .gB) `${low}–${percent(ratio.high)}`;
    return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `Complaints there: ${counts}; ${said} (95% interval: ${range}% of before).`;
}
function buildResolveList({ ledger, links }, budget) {
    const seen = new Set();
    const groups = (0,_fixes_queries_js__WEBPACK_IMPORTED_MODULE_4__/* .listToResolve */ .wT)(ledger).map((group) => {
        const ids = [...new Set(group.fixes.flatMap(_fixes_queries_js__WEBPACK_IMPORTED_MODULE_4__/* .listSettled */ .cS)).difference(seen)];
        for (const id of ids)
            seen.add(id);
        return { group, ids };
    });
    const all = seen.size;
    if (all === 0)
        return [];
    let left = maxIds;
    const rows = Math.min(budget, maxFixes);
    const shown = groups.slice(0, rows).flatMap(({ group, ids }) => {
        const some = ids.slice(0, Math.max(0, left));
        left -= ids.length;
        if (some.length === 0)
            return [];
        const head = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .list */ .p_)([(0,_issue_report_links_js__WEBPACK_IMPORTED_MODULE_5__/* .linkPull */ .IA)(group, links), (0,_fixes_describe_fix_js__WEBPACK_IMPORTED_MODULE_3__/* .showPages */ .a_)(group.pages)]);
        return [...(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .paragraph */ .FY)((0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `${head}: ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .count */ .U9)(ids.length, 'entry', 'entries')}`), ...(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .copyable */ .kh)(some)];
    });
    const what = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `The pull requests for these entries are merged, but the service does not know that.`;
    const todo = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `Set the entries to resolved in its dashboard. They disappear from this list once a full scan no longer finds them.`;
    const more = all > maxIds || groups.length > rows ? (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .paragraph */ .FY)((0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `The report file of a run lists all of them.`) : [];
    const isCut = ledger.merged.length >= _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .recentMerged */ .ST;
    const kept = isCut ? (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) ` Only entries of the ${_ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .recentMerged */ .ST} latest merged fixes are listed.` : [];
    return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .details */ .zH)((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .safe */ .gB) `Mark as resolved in the service: ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .count */ .U9)(all, 'entry', 'entries')}`, [
        ...(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .paragraph */ .FY)((0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `${what} ${todo}${kept}`),
        ...shown,
        ...more,
    ]);
}
function buildMonthLine({ ledger }) {
    const at = ledger.lastRun?.at;
    if (at === undefined)
        return [];
    const month = (0,_queue_job_cost_js__WEBPACK_IMPORTED_MODULE_8__/* .monthOf */ .GS)(at - new Date(at).getUTCDate() * _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .day */ .vd);
    const measured = measureMerged(ledger).filter(({ merged }) => (0,_queue_job_cost_js__WEBPACK_IMPORTED_MODULE_8__/* .monthOf */ .GS)(merged.at) === month);
    if (measured.length === 0)
        return [];
    const readers = measured.reduce((sum, { merged }) => sum + (merged.readers ?? 0), 0);
    const fewer = measured.filter(({ verdict }) => verdict === 'fewer');
    const [best] = fewer.toSorted((a, b) => b.before - b.after - (a.before - a.after));
    const describeFall = ({ merged, days, before, after }) => (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `complaints on ${(0,_fixes_describe_fix_js__WEBPACK_IMPORTED_MODULE_3__/* .showPages */ .a_)(merged.pages)} fell from ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .formatNumber */ .ZV)(before)} in the ${days} days before \
to ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .formatNumber */ .ZV)(after)} in the ${days} days since`;
    const isCut = ledger.merged.length >= _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .recentMerged */ .ST && ledger.merged.every((one) => (0,_queue_job_cost_js__WEBPACK_IMPORTED_MODULE_8__/* .monthOf */ .GS)(one.at) >= month);
    const parts = [
        (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `${isCut ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .safe */ .gB) `at least ` : ''}${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .count */ .U9)(measured.length, 'fix', 'fixes')} merged`,
        readers === 0 ? [] : (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `asked for by ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .count */ .U9)(readers, 'reader')}`,
        best ? describeFall(best) : [],
    ];
    return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .paragraph */ .FY)((0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .strong */ .ko)((0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .formatMonth */ .UL)(month)}:`)} ${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .list */ .p_)(parts)}.`);
}
function buildReportMerged(ledger) {
    const fixes = (0,_fixes_queries_js__WEBPACK_IMPORTED_MODULE_4__/* .listToResolve */ .wT)(ledger).flatMap((group) => group.fixes);
    return measureMerged(ledger).map(({ merged, ratio, ...counted }) => ({
        fixId: merged.fixId,
        prLink: merged.prLink?.url ?? null,
        pages: merged.pages,
        mergedAt: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .toInstant */ .fN)(merged.at),
        complaints: { ...counted, ratio: ratio ? { low: round(ratio.low), high: round(ratio.high) } : null },
        toResolve: fixes.filter(({ id }) => id === merged.fixId).flatMap(_fixes_queries_js__WEBPACK_IMPORTED_MODULE_4__/* .listSettled */ .cS),
    }));
}
const round = (number) => Math.round(number * 1000) / 1000;
function buildReportGap(gap) {
    if (!gap)
        return null;
    const covered = gap.covered === undefined ? null : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .toInstant */ .fN)(gap.covered);
    return { since: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .toInstant */ .fN)(gap.since), until: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .toInstant */ .fN)(gap.until), covered };
}


/***/ }),

/***/ 1621:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ rememberMerge),
/* harmony export */   Y: () => (/* binding */ mergedRules)
/* harmony export */ });
/* harmony import */ var _fixes_queries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(140);
/* harmony import */ var _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9432);


const signaturesPerFix = 24;
const mergedRules = {
    'complaints-counted': (ledger, { found }) => change(ledger, (merged) => {
        const all = Object.entries({ ...merged.later, ...found[merged.fixId] });
        return { ...merged, later: Object.fromEntries(all.slice(0, _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .complaintsPerFix */ .PT)) };
    }),
    'entries-resolved': (ledger, { fixIds }) => change(ledger, (merged) => (fixIds.includes(merged.fixId) ? { ...merged, resolved: true } : merged)),
};
function change(ledger, patch) {
    return { ledger: { ...ledger, merged: ledger.merged.map(patch) }, handled: {} };
}
function rememberMerge(ledger, fix) {
    if (fix.state !== 'merged')
        return ledger;
    const { id, at: sent, since: at, pages, prLink, complaints } = fix;
    const merged = {
        fixId: id,
        prLink,
        sent,
        at,
        pages,
        readers: fix.distinctReaders - (fix.agents ?? 0),
        signatures: pickSignatures(fix.topics.length > 0 ? fix.topics : (0,_fixes_queries_js__WEBPACK_IMPORTED_MODULE_0__/* .listDeclined */ .p$)(ledger, fix)),
        since: complaints.since,
        before: complaints.times,
        later: {},
    };
    const others = ledger.merged.filter(({ fixId }) => fixId !== id);
    return { ...ledger, merged: [merged, ...others].sort((a, b) => b.at - a.at).slice(0, _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .recentMerged */ .ST) };
}
function pickSignatures(topics) {
    const ranked = topics.flatMap((signatures) => signatures.map((signature, rank) => ({ signature, rank })));
    const rounds = ranked.sort((a, b) => a.rank - b.rank).map(({ signature }) => signature);
    return [...new Set(rounds)].slice(0, signaturesPerFix);
}


/***/ }),

/***/ 5993:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ buildLeaveOut),
/* harmony export */   DL: () => (/* binding */ buildCommands),
/* harmony export */   SS: () => (/* binding */ describeOutcome),
/* harmony export */   e9: () => (/* binding */ buildAccepted),
/* harmony export */   mM: () => (/* binding */ buildBoxes),
/* harmony export */   sI: () => (/* binding */ buildLatestTicks)
/* harmony export */ });
/* harmony import */ var _fixes_queries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(140);
/* harmony import */ var _text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8350);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5069);
/* harmony import */ var _tick_commands_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7262);
/* harmony import */ var _tick_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(961);





function buildBoxes(ledger, subject, target, about, kinds) {
    const latest = new Map(ledger.answers?.map((answer) => [(0,_tick_record_js__WEBPACK_IMPORTED_MODULE_4__/* .nameTick */ .zG)(answer.tick), answer]));
    const toTask = (offer) => {
        const last = latest.get((0,_tick_record_js__WEBPACK_IMPORTED_MODULE_4__/* .nameTick */ .zG)(offer));
        const before = last ? (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) ` (last answer: ${describeAnswer(last)})` : [];
        const words = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${_tick_commands_js__WEBPACK_IMPORTED_MODULE_3__/* .boxTable */ .uL[offer.kind].label}${before}`;
        return { tick: offer, words: (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .dotted */ .Bs)([words, typeof about === 'function' ? about(offer.kind) : about]) };
    };
    return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .taskList */ .ig)((0,_tick_commands_js__WEBPACK_IMPORTED_MODULE_3__/* .listOffers */ .AS)(ledger, subject, target, kinds).map(toTask));
}
function buildCommands(ledger, subject, target, about, kinds) {
    const isOver = (tick) => subject === 'queued' ? (0,_tick_commands_js__WEBPACK_IMPORTED_MODULE_3__/* .judgeTick */ .p6)(ledger, tick) === 'already' : (0,_tick_commands_js__WEBPACK_IMPORTED_MODULE_3__/* .judgeTick */ .p6)(ledger, tick);
    const over = ledger.answers?.filter(({ tick }) => tick.target === target && isOver(tick)) ?? [];
    return [...(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .bullets */ .e5)(over.map(sayAnswer)), ...buildBoxes(ledger, subject, target, about, kinds)];
}
const maxComments = 10;
function buildLeaveOut(ledger, fix) {
    const blamed = (0,_fixes_queries_js__WEBPACK_IMPORTED_MODULE_0__/* .findBlamed */ .$K)(ledger, fix);
    const isNewest = (id) => ledger.fixes.find((one) => one.comments?.some((known) => known.id === id))?.id === fix.id;
    const own = fix.comments?.filter(({ id }) => isNewest(id)) ?? [];
    const blamedFirst = own.toSorted((a, b) => Number(blamed.has(b.id)) - Number(blamed.has(a.id)));
    const tasks = blamedFirst.flatMap(({ id, at, page }) => {
        const of = at === null ? (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `the undated complaint` : (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `the complaint of ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDay */ .im)(at)}`;
        const by = blamed.has(id) ? (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `, which the review blames` : [];
        const words = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Without ${of} on ${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(fix.pages[page] ?? '')} (${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(id, 40)})${by}`;
        return (0,_tick_commands_js__WEBPACK_IMPORTED_MODULE_3__/* .listOffers */ .AS)(ledger, 'comment', id).map((tick) => ({ tick, words }));
    });
    const resolve = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `set its status to resolved in the service’s dashboard`;
    const more = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `For another one, ${resolve}, close the pull request, and tick “${_tick_commands_js__WEBPACK_IMPORTED_MODULE_3__/* .boxTable */ .uL.retry.label}”.`;
    const what = fix.prLink ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `PR ${fix.prLink.number}` : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `it`;
    return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .details */ .zH)((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `Did one complaint spoil ${what}? Send the others again`, [
        ...(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .taskList */ .ig)(tasks.slice(0, maxComments)),
        ...(tasks.length > maxComments ? (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)(more) : []),
    ]);
}
function buildAccepted({ ledger }, budget) {
    const { accepted = [] } = ledger;
    const tasks = accepted.flatMap((one) => (0,_tick_commands_js__WEBPACK_IMPORTED_MODULE_3__/* .listOffers */ .AS)(ledger, 'accepted', one.key).map((tick) => {
        const what = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(one.what, 20)} ${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(one.name, 80)} (${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(one.rule, 60)})`;
        const by = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `accepted by ${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(one.by, 60)}, ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDay */ .im)(one.at)}`;
        return { tick, words: (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${_tick_commands_js__WEBPACK_IMPORTED_MODULE_3__/* .boxTable */ .uL.withdraw.label}: ${what}, ${by}` };
    }));
    const more = accepted.length - budget;
    return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .details */ .zH)((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `Accepted in every pull request: ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(accepted.length, 'finding')}`, [
        ...(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .taskList */ .ig)(tasks.slice(0, budget)),
        ...(more > 0 ? (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)((0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `… and ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(more, 'more finding')}.`) : []),
    ]);
}
const describeAnswer = ({ tick, outcome, at }) => (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `${describeOutcome(tick.kind, outcome)}, ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDay */ .im)(at)}`;
function sayAnswer(answer) {
    return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${_tick_commands_js__WEBPACK_IMPORTED_MODULE_3__/* .boxTable */ .uL[answer.tick.kind].label}: ${describeAnswer(answer)}`;
}
const notDone = {
    'no-access': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `ignored, because the person who ticked it does not have write access`,
    unproven: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `ignored, because GitHub does not say who ticked it`,
    never: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `ignored, because “${_tick_commands_js__WEBPACK_IMPORTED_MODULE_3__/* .boxTable */ .uL.never.label}” was ticked with it`,
    gone: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `no longer possible: it is no longer listed here`,
    'moved-on': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `no longer possible: it has changed since`,
    taken: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `no longer possible: another fix now covers some of its feedback`,
    already: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `no longer possible: this has been done already`,
};
const describeOutcome = (kind, outcome) => outcome === 'obeyed' ? _tick_commands_js__WEBPACK_IMPORTED_MODULE_3__/* .boxTable */ .uL[kind].done : notDone[outcome];
const maxAnswers = 5;
function buildLatestTicks({ ledger: { answers = [] } }) {
    const others = answers.filter(({ tick }) => tick.target !== _tick_record_js__WEBPACK_IMPORTED_MODULE_4__/* .wholeProject */ .Xh).slice(0, maxAnswers);
    const sayOf = (answer) => (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .dotted */ .Bs)([answer.page === undefined ? [] : (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(answer.page), sayAnswer(answer)]);
    return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .introduce */ .o2)((0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Latest ticks:`, (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .bullets */ .e5)(others.map(sayOf)));
}


/***/ }),

/***/ 7967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ handleTicks)
/* harmony export */ });
/* harmony import */ var _fixes_queries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(140);
/* harmony import */ var _issue_hidden_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7201);
/* harmony import */ var _queue_waiting_commands_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1494);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5069);
/* harmony import */ var _text_sanitise_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5610);
/* harmony import */ var _boxes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5993);
/* harmony import */ var _tick_commands_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7262);
/* harmony import */ var _tick_record_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(961);








async function handleTicks(context, edited) {
    const { world, session, inputs, tracked } = context;
    const { issue } = tracked;
    if (!issue || inputs['dry-run'] || world.stop.aborted || !session.exists)
        return 'answers';
    const body = edited?.body ?? issue.body;
    const text = (0,_issue_hidden_line_js__WEBPACK_IMPORTED_MODULE_1__/* .findOwnPart */ .$2)({ ...issue, body }, session.ledger.tracking.author);
    const ticks = (0,_tick_record_js__WEBPACK_IMPORTED_MODULE_7__/* .parseTicks */ .og)(text);
    const fresh = ticks.filter((tick) => tick.turn >= (0,_tick_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .turnOf */ .LQ)(session.ledger, tick));
    if (fresh.length > 0) {
        const now = world.now();
        const refusals = await judgeEditors(context, issue, fresh, edited);
        refuseBesideNever(session.ledger, ticks, refusals);
        const clusters = tracked.listed.clusters.filter(({ key }) => text.includes(`/${key}/`));
        const listed = { ...tracked.listed, clusters, more: (0,_queue_waiting_commands_js__WEBPACK_IMPORTED_MODULE_2__/* .countGroups */ .eq)(session.ledger) - clusters.length };
        const toCommand = (tick) => ({ type: 'box-ticked', tick, refused: refusals.get(tick), now, listed });
        logAnswers(context, await session.record(fresh.map(toCommand)));
    }
    const { sendNow = [], asked = [] } = session.ledger;
    const answered = ticks.filter((tick) => tick.turn < (0,_tick_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .turnOf */ .LQ)(session.ledger, tick));
    const starts = (what) => answered.some(({ kind }) => _tick_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .boxTable */ .uL[kind].starts === what);
    if (starts('whole'))
        return 'whole';
    if (starts('asked') && sendNow.length + asked.length > 0)
        return 'asked';
    return starts('message') ? 'message' : 'answers';
}
async function judgeEditors({ world, session }, issue, ticks, edited) {
    const refusals = new Map();
    const isOurs = issue.author === session.ledger.tracking.author;
    const before = new Set((0,_tick_record_js__WEBPACK_IMPORTED_MODULE_7__/* .parseTicks */ .og)(edited?.before ?? '').map(nameTurn));
    const isNew = (tick) => edited !== undefined && !before.has(nameTurn(tick));
    const edits = ticks.every(isNew) ? [] : await world.edits.listEdits(issue);
    const texts = edits?.map(({ editor, text }) => ({ editor, ticked: new Set((0,_tick_record_js__WEBPACK_IMPORTED_MODULE_7__/* .parseTicks */ .og)(text).map(nameTurn)) })) ?? [];
    for (const tick of ticks) {
        const name = nameTurn(tick);
        const editor = isNew(tick) ? edited?.editor : (0,_tick_record_js__WEBPACK_IMPORTED_MODULE_7__/* .findEditor */ .ry)(texts, ({ ticked }) => ticked.has(name));
        if (editor === undefined)
            refusals.set(tick, 'unproven');
        else if (!isOurs && !(await world.edits.mayWrite(editor)))
            refusals.set(tick, 'no-access');
    }
    return refusals;
}
function refuseBesideNever(ledger, ticks, refusals) {
    const never = ticks.filter((tick) => tick.kind === 'never' && !refusals.has(tick)).map(({ target }) => target);
    const comments = never.flatMap((id) => (0,_fixes_queries_js__WEBPACK_IMPORTED_MODULE_0__/* .findFix */ .DF)(ledger, id)?.comments?.map((one) => one.id) ?? []);
    const unwanted = new Set([...never, ...comments]);
    for (const tick of ticks)
        if (tick.kind !== 'never' && unwanted.has(tick.target) && !refusals.has(tick))
            refusals.set(tick, 'never');
}
const nameTurn = (tick) => `${tick.turn} ${(0,_tick_record_js__WEBPACK_IMPORTED_MODULE_7__/* .nameTick */ .zG)(tick)}`;
function logAnswers({ world, session }, accepted) {
    for (const tick of accepted.flatMap((one) => (one.type === 'box-ticked' ? one.tick : []))) {
        const answer = session.ledger.answers?.find((one) => (0,_tick_record_js__WEBPACK_IMPORTED_MODULE_7__/* .nameTick */ .zG)(one.tick) === (0,_tick_record_js__WEBPACK_IMPORTED_MODULE_7__/* .nameTick */ .zG)(tick));
        if (!answer)
            continue;
        const ticked = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `“${_tick_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .boxTable */ .uL[tick.kind].label}” was ticked (${(0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_4__/* .toSafeText */ ._J)(tick.target, 80)})`;
        world.log.info((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `${ticked}: ${(0,_boxes_js__WEBPACK_IMPORTED_MODULE_5__/* .describeOutcome */ .SS)(tick.kind, answer.outcome)}.`);
    }
}


/***/ }),

/***/ 7262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ listOffers),
/* harmony export */   LQ: () => (/* binding */ turnOf),
/* harmony export */   p6: () => (/* binding */ judgeTick),
/* harmony export */   ri: () => (/* binding */ tickRules),
/* harmony export */   uL: () => (/* binding */ boxTable),
/* harmony export */   vb: () => (/* binding */ needsApproval),
/* harmony export */   xr: () => (/* binding */ listSendable)
/* harmony export */ });
/* harmony import */ var _feedback_entry_commands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5477);
/* harmony import */ var _fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6932);
/* harmony import */ var _fixes_fix_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8747);
/* harmony import */ var _fixes_fix_commands_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5282);
/* harmony import */ var _fixes_queries_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(140);
/* harmony import */ var _queue_waiting_commands_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1494);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5069);
/* harmony import */ var _tick_record_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(961);








const find = {
    fix: _fixes_queries_js__WEBPACK_IMPORTED_MODULE_4__/* .findFix */ .DF,
    queued(ledger, target) {
        const held = (0,_fixes_queries_js__WEBPACK_IMPORTED_MODULE_4__/* .heldEntries */ .iR)(ledger);
        return ledger.waiting.clusters.find(({ key, entryIds }) => key === target && entryIds.some((id) => !held.has(id)));
    },
    flagged: ({ flagged }, target) => flagged?.find(({ id }) => id === target),
    accepted: ({ accepted }, target) => accepted?.find(({ key }) => key === target),
    project: (ledger, target) => (target === _tick_record_js__WEBPACK_IMPORTED_MODULE_7__/* .wholeProject */ .Xh ? ledger : undefined),
    comment({ fixes }, target) {
        const found = (fix) => fix.comments?.find(({ id }) => id === target);
        const fix = fixes.find(found);
        return fix && { fix, id: target, page: fix.pages[found(fix)?.page ?? 0] ?? '' };
    },
};
const boxTable = {
    retry: {
        label: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `Retry`,
        done: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `will go first`,
        starts: 'asked',
        fix(ledger, one) {
            if (!(0,_fixes_queries_js__WEBPACK_IMPORTED_MODULE_4__/* .isClosed */ .Lx)(one) || one.state === 'merged' || listRetried(ledger, one).length === 0)
                return 'moved-on';
            if (one.retried !== undefined)
                return 'already';
            return (0,_fixes_queries_js__WEBPACK_IMPORTED_MODULE_4__/* .isTaken */ .Ck)(ledger, one) ? 'taken' : (now) => retryFix(ledger, one, now);
        },
    },
    'send-now': {
        label: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `Send`,
        done: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `will go first`,
        starts: 'asked',
        queued(ledger, group) {
            if ((0,_fixes_queries_js__WEBPACK_IMPORTED_MODULE_4__/* .isDismissed */ .gO)(ledger, group))
                return 'moved-on';
            if ((0,_fixes_queries_js__WEBPACK_IMPORTED_MODULE_4__/* .isTicked */ .DB)(ledger, group))
                return 'already';
            return group.reason.code === 'page-open' ? 'moved-on' : () => sendNow(ledger, [group]);
        },
    },
    never: {
        label: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `Never send this topic`,
        done: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `dismissed`,
        dequeues: true,
        fix(ledger, one) {
            const { frees, keepsTopics } = _fixes_fix_js__WEBPACK_IMPORTED_MODULE_2__/* .states */ .xP[one.state];
            const dismissed = ledger.dismissedTopics?.some(({ of }) => of === one.id);
            if (one.retried !== undefined)
                return 'moved-on';
            if (one.reason?.code === 'dismissed' || dismissed)
                return 'already';
            if (frees && (0,_fixes_queries_js__WEBPACK_IMPORTED_MODULE_4__/* .isTaken */ .Ck)(ledger, one))
                return 'taken';
            const isDeclined = one.state === 'declined' && (0,_fixes_queries_js__WEBPACK_IMPORTED_MODULE_4__/* .listDeclined */ .p$)(ledger, one).length > 0;
            const isKnown = frees || (keepsTopics && one.topics.length > 0) || isDeclined;
            return isKnown ? (now) => dismissFix(ledger, one, now) : 'moved-on';
        },
        queued(ledger, group) {
            const { key, entryIds } = group;
            if ((0,_fixes_queries_js__WEBPACK_IMPORTED_MODULE_4__/* .isDismissed */ .gO)(ledger, group))
                return 'already';
            const dismissed = [...(ledger.dismissed ?? []), { key, entryIds }];
            return () => (0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .applied */ .Ic)({ ...(0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .dropWishes */ .dT)(ledger, group), dismissed });
        },
    },
    continue: {
        label: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `Ask the agent to continue`,
        done: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `taken up`,
        starts: 'message',
        fix: (ledger, one) => (0,_fixes_fix_commands_js__WEBPACK_IMPORTED_MODULE_3__/* .judgeMessage */ .x7)(ledger, one) ?? ((now) => askToGoOn(ledger, one, now)),
    },
    'give-up': {
        label: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `Give up`,
        done: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `given up`,
        fix(ledger, one) {
            const { state, unreadableSince } = one;
            const isLost = state === 'proposed' && unreadableSince !== undefined;
            if (state === 'given-up')
                return 'already';
            const isStuck = state === 'active' || state === 'uncertain' || isLost;
            return isStuck ? (now) => giveUpByHand(ledger, one, now, 'by-person') : 'moved-on';
        },
    },
    'send-anyway': {
        label: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `Send anyway`,
        done: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `will go first`,
        starts: 'asked',
        flagged: (ledger, entry) => (_, stateOf) => {
            const change = _feedback_entry_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .entryRules */ .s['entries-released'](ledger, { entries: [entry] }, stateOf);
            return typeof change === 'string' ? 'moved-on' : { ...change, ledger: (0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .askFor */ .dq)(change.ledger, [entry.id]) };
        },
    },
    'leave-out': {
        label: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `Send again without a complaint`,
        done: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `the others will go first, once the pull request is closed`,
        starts: 'asked',
        comment(ledger, item) {
            const { state, entryIds, setAside = [] } = item.fix;
            if (setAside.includes(item.id))
                return 'already';
            const isAlone = entryIds.every((other) => other === item.id || setAside.includes(other));
            if (isAlone || (state !== 'proposed' && state !== 'declined'))
                return 'moved-on';
            return (0,_fixes_queries_js__WEBPACK_IMPORTED_MODULE_4__/* .isTaken */ .Ck)(ledger, item.fix) ? 'taken' : (now) => leaveOut(ledger, item, now);
        },
    },
    withdraw: {
        label: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `Withdraw`,
        done: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `no longer accepted`,
        accepted: (ledger, item) => () => (0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .applied */ .Ic)({ ...ledger, accepted: ledger.accepted?.filter((other) => other !== item) }),
    },
    'send-next': {
        label: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `Send the next five`,
        done: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `they will go first`,
        starts: 'asked',
        project(ledger) {
            const sendable = needsApproval(ledger) ? listSendable(ledger) : [];
            return sendable.length === 0 ? 'moved-on' : () => sendNow(ledger, sendable.slice(0, 5));
        },
    },
    'next-page': {
        label: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `Show the next page`,
        done: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `will be shown once the next run has read the feedback`,
        starts: 'whole',
        project(ledger) {
            const hasMore = needsApproval(ledger) && (0,_queue_waiting_commands_js__WEBPACK_IMPORTED_MODULE_5__/* .countPages */ .E1)((0,_queue_waiting_commands_js__WEBPACK_IMPORTED_MODULE_5__/* .countGroups */ .eq)(ledger)) > 1;
            return hasMore ? () => (0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .applied */ .Ic)({ ...ledger, queuePage: (ledger.waiting.page ?? 0) + 1 }) : 'moved-on';
        },
    },
    'go-on': {
        label: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `Continue creating jobs`,
        done: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `jobs will be created again, one at a time until one leads to a pull request`,
        starts: 'whole',
        project(ledger) {
            if (!ledger.canary)
                return 'moved-on';
            return () => (0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .applied */ .Ic)({ ...ledger, canary: undefined, goneOn: (ledger.goneOn ?? 0) + 1 });
        },
    },
    'run-now': {
        label: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `Run now`,
        done: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `started`,
        starts: 'whole',
        project: (ledger) => () => (0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .applied */ .Ic)(ledger),
    },
    pause: {
        label: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `Pause new jobs`,
        done: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `paused`,
        project: (ledger) => (ledger.paused === undefined ? (now) => (0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .applied */ .Ic)({ ...ledger, paused: now }) : 'already'),
    },
    resume: {
        label: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `Resume new jobs`,
        done: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `resumed`,
        starts: 'asked',
        project: (ledger) => (ledger.paused === undefined ? 'already' : () => (0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .applied */ .Ic)({ ...ledger, paused: undefined })),
    },
};
function findOffer(ledger, { kind, target }, subject) {
    const rules = boxTable[kind];
    const rule = rules[subject];
    const item = rule && find[subject](ledger, target);
    return item && { item, offer: rule(ledger, item) };
}
function findTicked(ledger, wish) {
    const found = Object.keys(find).map((subject) => findOffer(ledger, wish, subject));
    return found.find(Boolean);
}
function findUnlisted(ledger, { kind, target: id }, stateOf) {
    const { flagged } = boxTable[kind];
    return flagged && stateOf(id) === 'flagged' ? { item: { name: id }, offer: flagged(ledger, { id }) } : undefined;
}
function findPage(item) {
    if ('pages' in item)
        return item.pages[0];
    return 'page' in item ? item.page : 'name' in item ? item.name : undefined;
}
function judgeTick(ledger, wish) {
    const { offer } = findTicked(ledger, wish) ?? { offer: 'gone' };
    return typeof offer === 'string' ? offer : undefined;
}
function listOffers(ledger, subject, target, kinds = _tick_record_js__WEBPACK_IMPORTED_MODULE_7__/* .tickKinds */ .p1) {
    return kinds.flatMap((kind) => {
        const found = findOffer(ledger, { kind, target }, subject);
        return typeof found?.offer === 'function' ? [{ kind, target, turn: turnOf(ledger, { kind, target }) }] : [];
    });
}
const turnOf = ({ ticks }, tick) => ticks?.[(0,_tick_record_js__WEBPACK_IMPORTED_MODULE_7__/* .nameTick */ .zG)(tick)] ?? 0;
const needsApproval = (ledger) => (0,_queue_waiting_commands_js__WEBPACK_IMPORTED_MODULE_5__/* .countToApprove */ .mx)(ledger) > 0;
const listSendable = (ledger) => ledger.waiting.clusters.filter(({ key }) => judgeTick(ledger, { kind: 'send-now', target: key }) === undefined);
function listRetried({ fixes }, { entryIds }) {
    const aside = new Set(fixes.flatMap(({ setAside = [] }) => setAside));
    return entryIds.filter((id) => !aside.has(id));
}
function sendNow(ledger, groups) {
    const asked = (0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .askFor */ .dq)(ledger, groups.flatMap(({ entryIds }) => entryIds), 'sendNow');
    return (0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .applied */ .Ic)(groups.some(({ oldest }) => oldest === null) ? (0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .rescanUndated */ .SR)(asked) : asked);
}
function retryFix(ledger, one, now) {
    const entryIds = listRetried(ledger, one);
    const ids = new Set(entryIds);
    const { ledger: free } = (0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .patchFix */ .w9)(ledger, one, { retried: now });
    const next = {
        ...(0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .forgetFailures */ .VD)(free, ids),
        scans: (0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .forgetDone */ .YJ)(free, ids, true),
        declined: free.declined.filter(({ fixId }) => fixId !== one.id),
        dismissedTopics: free.dismissedTopics?.filter(({ of }) => of !== one.id),
    };
    return (0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveAll */ .WZ)((0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .reopenWindow */ .gH)((0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .askFor */ .dq)(next, entryIds), one, now), entryIds, 'reopened');
}
function askToGoOn(ledger, one, now) {
    const message = { at: now, head: one.review?.judged.head ?? '', state: 'asked' };
    const earlier = (one.messages ?? []).filter(({ state }) => state !== 'refused');
    return (0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .patchFix */ .w9)(ledger, one, { messages: [...earlier, message] });
}
function leaveOut(ledger, { fix: one, id, page }, now) {
    const without = { ...one, setAside: [...(one.setAside ?? []), id] };
    const patched = (0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .patchFix */ .w9)(ledger, without);
    const change = one.retried === undefined ? retryFix(patched.ledger, without, now) : patched;
    const entry = { id, reason: 'set-aside', shown: { page, at: now } };
    const aside = (0,_feedback_entry_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .filterOut */ .h)(change.ledger, [entry]);
    return { ...aside, handled: { ...change.handled, ...aside.handled } };
}
function giveUpByHand(ledger, fix, now, code) {
    return (0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .moveFix */ .BR)(ledger, fix, 'given-up', now, { reason: { code }, notified: [...fix.notified, 'given-up'] });
}
function dismissFix(ledger, one, now) {
    const topics = one.state === 'declined' ? (0,_fixes_queries_js__WEBPACK_IMPORTED_MODULE_4__/* .listDeclined */ .p$)(ledger, one) : one.topics;
    const signed = topics.map((signatures) => ({ of: one.id, pages: one.pages, signatures }));
    const rest = { ...ledger, declined: ledger.declined.filter(({ fixId }) => fixId !== one.id) };
    const dismissed = dismissTopics(rest, signed, now);
    return _fixes_fix_js__WEBPACK_IMPORTED_MODULE_2__/* .states */ .xP[one.state].frees ? giveUpByHand(dismissed, one, now, 'dismissed') : (0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .applied */ .Ic)(dismissed);
}
const dismissedKept = 2_000;
function dismissTopics(ledger, topics, now) {
    const signed = topics.filter(({ signatures }) => signatures.length > 0).map((topic) => ({ ...topic, at: now }));
    return { ...ledger, dismissedTopics: [...signed, ...(ledger.dismissedTopics ?? [])].slice(0, dismissedKept) };
}
const answersKept = 30;
const tickRules = {
    'box-ticked': (ledger, { tick, refused, now, listed = ledger.waiting }, stateOf) => {
        const { answers = [] } = ledger;
        const isOther = (answer) => (0,_tick_record_js__WEBPACK_IMPORTED_MODULE_7__/* .nameTick */ .zG)(answer.tick) !== (0,_tick_record_js__WEBPACK_IMPORTED_MODULE_7__/* .nameTick */ .zG)(tick);
        const latest = answers.find((answer) => !isOther(answer));
        const isReported = refused !== undefined && latest?.outcome === refused && latest.tick.turn === tick.turn;
        if (tick.turn < turnOf(ledger, tick) || isReported)
            return 'known';
        const { item, offer = 'gone' } = findTicked({ ...ledger, waiting: listed }, tick) ??
            findTicked(ledger, tick) ??
            findUnlisted(ledger, tick, stateOf) ??
            {};
        const tried = typeof offer === 'string' ? offer : offer(now, stateOf);
        const outcome = refused ?? (typeof tried === 'string' ? tried : 'obeyed');
        const change = refused || typeof tried === 'string' ? (0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .applied */ .Ic)(ledger) : tried;
        const answer = { tick, at: now, outcome, page: item && findPage(item) };
        const isGone = outcome === 'obeyed' && boxTable[tick.kind].dequeues;
        const { waiting } = isGone ? (0,_queue_waiting_commands_js__WEBPACK_IMPORTED_MODULE_5__/* .takeFromQueue */ .nl)(ledger, tick.target) : ledger;
        const next = { ...change.ledger, waiting, answers: [answer, ...answers.filter(isOther)].slice(0, answersKept) };
        const isDone = refused === undefined || refused === 'never';
        return { ...change, ledger: isDone ? count(next, tick) : next };
    },
    'topics-dismissed': (ledger, { topics, entryIds, now }) => {
        if (!(0,_fixes_queries_js__WEBPACK_IMPORTED_MODULE_4__/* .isDismissed */ .gO)(ledger, { entryIds }))
            return 'known';
        const { dismissed: before = [] } = ledger;
        const read = new Set(entryIds);
        const matching = topics.filter(({ of }) => before.some(({ key }) => key === of));
        const left = before.map((one) => ({ ...one, entryIds: one.entryIds.filter((id) => !read.has(id)) }));
        const dismissed = left.filter((one) => one.entryIds.length > 0);
        return (0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .applied */ .Ic)(dismissTopics({ ...ledger, dismissed }, matching, now));
    },
};
const turnsKept = 1000;
function count(ledger, tick) {
    const ticks = { ...ledger.ticks, [(0,_tick_record_js__WEBPACK_IMPORTED_MODULE_7__/* .nameTick */ .zG)(tick)]: tick.turn + 1 };
    const turns = Object.entries(ticks);
    if (turns.length <= turnsKept)
        return { ...ledger, ticks };
    const answered = new Set(ledger.answers?.map((answer) => (0,_tick_record_js__WEBPACK_IMPORTED_MODULE_7__/* .nameTick */ .zG)(answer.tick)));
    const isShown = (name) => {
        const known = (0,_tick_record_js__WEBPACK_IMPORTED_MODULE_7__/* .readName */ .MQ)(name);
        return answered.has(name) || (known !== undefined && judgeTick(ledger, known) !== 'gone');
    };
    return { ...ledger, ticks: Object.fromEntries(turns.filter(([name]) => isShown(name))) };
}


/***/ }),

/***/ 7376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $H: () => (/* binding */ byId),
/* harmony export */   VU: () => (/* binding */ byCode),
/* harmony export */   W3: () => (/* binding */ readComment),
/* harmony export */   XR: () => (/* binding */ readCorpus),
/* harmony export */   jI: () => (/* binding */ byAge)
/* harmony export */ });
/* harmony import */ var _pages_entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8563);
/* harmony import */ var _text_memoise_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4879);
/* harmony import */ var _text_redaction_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6573);
/* harmony import */ var _text_sanitise_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5610);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5117);





function readCorpus(entries) {
    const read = (0,_text_memoise_js__WEBPACK_IMPORTED_MODULE_4__/* .memoise */ .y3)((text) => {
        const words = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .describePiece */ .Ch)(text);
        const low = text.toLowerCase();
        return text === low || words.some((word) => word.kind === 'name' || word.isIdentifier) ? words : read(low);
    });
    return entries.map((entry) => ({
        entry,
        page: (0,_pages_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .readPage */ .S)(entry),
        words: (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .scanPieces */ .vo)(readComment(entry)).flatMap(read).slice(),
        time: (0,_pages_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .readTime */ .a)(entry) ?? Infinity,
    }));
}
function readComment({ comment }) {
    return (0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitise */ .tB)(comment ?? '').replace(_text_redaction_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .placeholder */ .qf, ' ');
}
function byCode(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}
const byId = (a, b) => byCode(a.entry.id, b.entry.id);
const byAge = (a, b) => (a.time === b.time ? byId(a, b) : a.time - b.time);


/***/ }),

/***/ 3377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ countDistinctReaders),
/* harmony export */   JD: () => (/* binding */ readMailbox),
/* harmony export */   L2: () => (/* binding */ readContact),
/* harmony export */   aj: () => (/* binding */ findRepeats),
/* harmony export */   c2: () => (/* binding */ findReaders)
/* harmony export */ });
/* harmony import */ var _corpus_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7376);

const minWords = 5;
const nearCopy = 0.45;
const maxSettled = 2_000;
const maxPages = 3;
const maxPerWord = 40;
function findReaders(complaints) {
    const echoes = new Map();
    const readers = [];
    const roles = new Set();
    for (const { complaint, role, words = '' } of hear(complaints)) {
        roles.add(role);
        if (role !== 'reader')
            continue;
        const echo = words === '' ? 1 : 1 + (echoes.get(words) ?? 0);
        echoes.set(words, echo);
        readers.push({ complaint, echo });
    }
    const agents = readers.filter(({ complaint }) => complaint.entry.source === 'agent').length;
    return { readers, agents, hasCopies: roles.has('copy'), hasContacts: roles.has('contact') };
}
function findRepeats(complaints, settled) {
    const newest = settled.toSorted((a, b) => (0,_corpus_js__WEBPACK_IMPORTED_MODULE_0__/* .byCode */ .VU)(b.createdAt ?? '', a.createdAt ?? '')).slice(0, maxSettled);
    const before = new Set((0,_corpus_js__WEBPACK_IMPORTED_MODULE_0__/* .readCorpus */ .XR)(newest));
    const places = new Map();
    const isPlace = ({ page }, words) => {
        const found = places.get(words) ?? new Set();
        places.set(words, found);
        if (found.size < maxPages)
            found.add(page);
        return found.has(page);
    };
    const repeats = new Set();
    for (const { complaint, role, words } of hear([...complaints, ...before], before, settled.map(readMailbox))) {
        const isRepeat = role !== 'reader' || (words !== undefined && !isPlace(complaint, words));
        if (isRepeat && !before.has(complaint))
            repeats.add(complaint);
    }
    return repeats;
}
function* hear(complaints, settled = new Set(), spoken = []) {
    const ordered = complaints.toSorted(_corpus_js__WEBPACK_IMPORTED_MODULE_0__/* .byAge */ .jI);
    const said = numberStems(ordered.map(({ words }) => words));
    const isCopy = createCopyFinder(said, (text, older) => {
        const former = ordered[older];
        return !settled.has(former) || former.page !== ordered[text]?.page;
    });
    const contacts = new Set(spoken);
    for (const [text, complaint] of ordered.entries()) {
        const contact = readMailbox(complaint.entry);
        const isKnown = !settled.has(complaint) && contact !== '' && contacts.has(contact);
        contacts.add(contact);
        const distinctive = complaint.words.filter(({ kind }) => kind !== 'number' && kind !== 'fault');
        const isLong = distinctive.length >= minWords;
        const stems = isLong ? undefined : said.stems.slice(said.start[text], said.start[text + 1]).sort();
        if (isLong && isCopy(text))
            yield { complaint, role: 'copy' };
        else if (isKnown)
            yield { complaint, role: 'contact' };
        else
            yield { complaint, role: 'reader', words: stems?.join(' ') };
    }
}
function numberStems(texts) {
    const numbers = new Map();
    const counts = [];
    const last = [];
    const start = new Uint32Array(texts.length + 1);
    const stems = new Uint32Array(texts.reduce((sum, { length }) => sum + length, 0));
    let end = 0;
    for (const [text, words] of texts.entries()) {
        for (const { kind, stem } of words) {
            if (kind === 'number')
                continue;
            const n = numbers.get(stem) ?? counts.length;
            if (n === counts.length) {
                numbers.set(stem, n);
                counts.push(0);
            }
            if (last[n] === text)
                continue;
            last[n] = text;
            counts[n] = counts[n] + 1;
            stems[end++] = n;
        }
        start[text + 1] = end;
    }
    return { start, stems, counts };
}
function countDistinctReaders(entries) {
    const { readers, agents } = findReaders((0,_corpus_js__WEBPACK_IMPORTED_MODULE_0__/* .readCorpus */ .XR)(entries));
    return { distinctReaders: readers.length, agents };
}
function readMailbox(writer) {
    const contact = readContact(writer);
    return contact.includes('@') ? contact : '';
}
function readContact(writer) {
    return (writer.contact ?? '')
        .normalize('NFKC')
        .trim()
        .toLowerCase()
        .replace(/\+[^@]*(?=@)/, '')
        .replace(/\.(?=[^@]*@)/g, '');
}
function createCopyFinder({ start, stems, counts }, isHeard) {
    const begin = new Uint32Array(counts.length + 1);
    for (const [n, count] of counts.entries())
        begin[n + 1] = begin[n] + Math.min(count, maxPerWord);
    const end = begin.slice();
    const textAt = new Uint32Array(begin.at(-1) ?? 0);
    const shared = new Uint32Array(start.length);
    const last = new Uint32Array(counts.length);
    return (text) => {
        const turn = 2 * text + 2;
        const own = stems.subarray(start[text], start[text + 1]);
        const compared = [];
        for (const stem of own) {
            last[stem] = turn;
            for (let at = begin[stem]; at < end[stem]; at += 1) {
                const older = textAt[at];
                if (shared[older] === turn)
                    compared.push(older);
                shared[older] = turn + Number(shared[older] >= turn);
            }
        }
        const isFound = compared.some((older) => {
            const [from, to] = [start[older], start[older + 1]];
            let both = 0;
            for (let at = from; at < to; at += 1)
                if (last[stems[at]] === turn)
                    both += 1;
            return both >= nearCopy * (to - from + own.length - both) && isHeard(text, older);
        });
        if (isFound)
            return true;
        for (const stem of own) {
            const place = end[stem];
            if (place === begin[stem + 1])
                continue;
            textAt[place] = text;
            end[stem] = place + 1;
        }
        return false;
    };
}


/***/ }),

/***/ 6632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Op: () => (/* binding */ isSameTopic),
/* harmony export */   X8: () => (/* binding */ signText),
/* harmony export */   fk: () => (/* binding */ signTopic)
/* harmony export */ });
/* unused harmony export maxSignatures */
/* harmony import */ var _text_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9952);
/* harmony import */ var _text_unicode_invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1981);
/* harmony import */ var _corpus_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7376);



const maxSignatures = 8;
const permutations = 24;
const digits = 4;
const lettersPerGram = 4;
const signsPerGram = 2;
const sign = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu;
const version = /(?<!\d)\d+(?:\.\d+)+/gu;
const minGrams = 10;
const sameTopic = 0.4;
const longest = 8_000;
function signTopic(topic, entries) {
    const signatures = new Set();
    for (const id of topic.entryIds) {
        if (signatures.size === maxSignatures)
            break;
        const entry = entries.get(id);
        const signature = entry ? signText((0,_corpus_js__WEBPACK_IMPORTED_MODULE_1__/* .readComment */ .W3)(entry)) : '';
        if (signature !== '')
            signatures.add(signature);
    }
    return [...signatures];
}
function signText(text) {
    const low = (0,_text_unicode_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .dropUnseen */ .YN)(text.slice(0, longest)).normalize('NFKC').toLowerCase();
    const letters = ` ${low.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()} `;
    const inSigns = (letters.match(sign)?.length ?? 0) * 2 > letters.length;
    const length = inSigns ? signsPerGram : lettersPerGram;
    const versions = text.match(version);
    const seed = versions ? (0,_text_hash_js__WEBPACK_IMPORTED_MODULE_2__/* .hashText */ .qj)([...new Set(versions)].sort().join(' ')) : 0;
    const grams = new Set();
    for (let start = 0; start + length <= letters.length; start += 1)
        grams.add((0,_text_hash_js__WEBPACK_IMPORTED_MODULE_2__/* .hashText */ .qj)(letters.slice(start, start + length), seed));
    if (grams.size < minGrams || (!inSigns && !letters.trim().includes(' ')))
        return '';
    const minima = Array.from({ length: permutations }, (_, index) => minimum(grams, Math.imul(index + 1, 0x9e3779b1)));
    return minima.map((value) => (value >>> 16).toString(16).padStart(digits, '0')).join('');
}
function minimum(grams, permutation) {
    let least = 0xffffffff;
    for (const hash of grams)
        least = Math.min(least, (0,_text_hash_js__WEBPACK_IMPORTED_MODULE_2__/* .mixBits */ .Hj)(hash ^ permutation));
    return (0,_text_hash_js__WEBPACK_IMPORTED_MODULE_2__/* .mixBits */ .Hj)(least);
}
function isSameTopic(signaturesA, signaturesB) {
    return signaturesA.some((a) => signaturesB.some((b) => likeness(a, b) >= sameTopic));
}
function likeness(a, b) {
    if (a.length !== permutations * digits || b.length !== a.length)
        return 0;
    let same = 0;
    for (let start = 0; start < a.length; start += digits)
        if (a.slice(start, start + digits) === b.slice(start, start + digits))
            same += 1;
    return same / permutations;
}


/***/ }),

/***/ 55:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D_: () => (/* binding */ createReadVectors),
/* harmony export */   jX: () => (/* binding */ sharedComplaint),
/* harmony export */   mA: () => (/* binding */ sameComplaint)
/* harmony export */ });
/* harmony import */ var _text_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9952);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5117);


const few = 50;
const worth = { gram: 0.1, faint: 0.5, number: 1.5 };
const pairReach = 5;
const trustedPage = 60;
const smallRun = 100;
const commonest = 2;
const maxPage = 2_000;
const lengthPenalty = 0.4;
const alone = 0.7;
const sameComplaint = rise(20, 1.55, 1_000, 5.7);
const sharedComplaint = rise(100, 2.2, 2_000, 7);
function rise(few, low, many, high) {
    return (count) => {
        const share = Math.log(count / few) / Math.log(many / few);
        return low + (high - low) * Math.min(1, Math.max(0, share));
    };
}
function createReadVectors(run) {
    const size = Math.max(run.length, smallRun);
    let whole;
    return (comments, among) => {
        whole ??= { common: countFeatures(run), numberOf: new Uint32Array(_words_js__WEBPACK_IMPORTED_MODULE_0__/* .featureCount */ .W_) };
        const { common, numberOf } = whole;
        const onPage = among === 'page';
        const isFew = onPage && comments.length <= few;
        const rows = onPage && !isFew ? comments : comments.map(dropFaults);
        const names = [];
        const visitFeatures = (visit) => {
            const lastRow = [];
            for (const [row, words] of rows.entries())
                visitAll(words, !isFew, isFew, (feature) => {
                    numberOf[feature] ||= names.push(feature);
                    const n = numberOf[feature] - 1;
                    if (lastRow[n] !== row)
                        visit(n, row);
                    lastRow[n] = row;
                });
        };
        const counts = [];
        visitFeatures((n) => {
            counts[n] = (counts[n] ?? 0) + 1;
        });
        const counted = onPage && comments.length <= maxPage ? comments.length : 0;
        const roots = new Float64Array(counts.length);
        const others = (times) => Math.max(1, isFew ? times - 1 : times);
        for (const [n, feature] of names.entries()) {
            const here = counted === 0 ? 0 : others(counts[n]);
            const share = others(common[feature]) / size;
            const rarity = Math.max(commonest, Math.log(1 + (counted + trustedPage) / (here + trustedPage * share)));
            roots[n] = Math.sqrt(rarity * (isFew ? worthOf(feature) : 1));
        }
        const start = new Uint32Array(rows.length + 1);
        const features = new Uint32Array(counts.reduce((sum, times) => sum + (times > 1 ? times : 0), 0));
        const lengths = new Float64Array(rows.length);
        let end = 0;
        visitFeatures((n, row) => {
            const isAlone = counts[n] === 1;
            const root = roots[n];
            lengths[row] = lengths[row] + root * root * (isAlone && isFew ? alone : 1);
            if (!isAlone)
                features[end++] = n;
            start[row + 1] = end;
        });
        for (const feature of names)
            numberOf[feature] = 0;
        for (const row of rows.keys())
            start[row + 1] = Math.max(start[row], start[row + 1]);
        return { start, features, roots, factors: lengths.map((length) => length ** (-lengthPenalty / 2)) };
    };
}
function countFeatures(run) {
    const counts = new Uint32Array(_words_js__WEBPACK_IMPORTED_MODULE_0__/* .featureCount */ .W_);
    for (const { words } of run)
        visitAll(words, true, true, (feature) => {
            counts[feature] = counts[feature] + 1;
        });
    return counts;
}
function dropFaults(words) {
    return words.some(({ kind }) => kind === 'fault') ? words.filter(({ kind }) => kind !== 'fault') : words;
}
function worthOf(feature) {
    if (feature >= _words_js__WEBPACK_IMPORTED_MODULE_0__/* .firstGram */ .Eq)
        return worth.gram;
    return feature >= _words_js__WEBPACK_IMPORTED_MODULE_0__/* .firstNumber */ .Uz ? worth.number : _words_js__WEBPACK_IMPORTED_MODULE_0__/* .faintFeatures */ .at.has(feature) ? worth.faint : 1;
}
function visitAll(words, hasPairs, hasGrams, visit) {
    if (hasPairs)
        visitPairs(words, visit);
    for (const { features } of words)
        for (const feature of features) {
            if (!hasGrams && feature >= _words_js__WEBPACK_IMPORTED_MODULE_0__/* .firstGram */ .Eq)
                break;
            visit(feature);
        }
}
function visitPairs(words, visit) {
    for (let at = 0; at < words.length; at += 1) {
        const { stem } = words[at];
        for (let next = at + 1; next <= at + pairReach && next < words.length; next += 1) {
            const other = words[next].stem;
            if (other === stem)
                continue;
            visit((0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .featureOf */ .mo)((0,_text_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .mixBits */ .Hj)(Math.imul(Math.min(stem, other), 0x9e3779b1) ^ Math.max(stem, other))));
        }
    }
}


/***/ }),

/***/ 8197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  yR: () => (/* binding */ buildTopic),
  LS: () => (/* binding */ findShared),
  $r: () => (/* binding */ findTerms),
  S_: () => (/* binding */ groupTopics),
  Z6: () => (/* binding */ listIds)
});

// EXTERNAL MODULE: ./build/text/hash.js
var hash = __webpack_require__(9952);
// EXTERNAL MODULE: ./build/text/safe-text.js
var safe_text = __webpack_require__(5069);
// EXTERNAL MODULE: ./build/clusters/corpus.js
var corpus = __webpack_require__(7376);
;// CONCATENATED MODULE: ./build/clusters/link.js
const stepsPerUnit = 32;
const maxIdentifiers = 100;
const apart = 0.2;
function groupByAverage(vectors, cannotLink, threshold) {
    const groupOf = cannotLink.map((own, row) => ({ rows: [row], cannotLink: own }));
    const steps = [];
    const wait = (a, b, likeness) => {
        if (likeness < threshold)
            return;
        const step = Math.floor(likeness * stepsPerUnit);
        steps[step] ??= [];
        steps[step].push(a, b);
    };
    findNeighbours(vectors, threshold, (a, b, similarity) => {
        wait(a, b, similarity * keepApart(cannotLink[a], cannotLink[b], 1));
    });
    for (let step = steps.length - 1; step >= 0; step -= 1) {
        const pairs = steps[step] ?? [];
        for (let at = 0; at < pairs.length; at += 2) {
            const [a, b] = [pairs[at], pairs[at + 1]];
            const [left, right] = [groupOf[a], groupOf[b]];
            if (left === right)
                continue;
            const isKnown = left.rows.length + right.rows.length === 2;
            const likeness = isKnown ? Infinity : compare(left, right, vectors);
            if (likeness < threshold || Math.floor(likeness * stepsPerUnit) < step)
                wait(a, b, likeness);
            else
                absorb(left, right, groupOf, vectors);
        }
    }
    return Array.from(new Set(groupOf), ({ rows }) => rows.sort((a, b) => a - b));
}
function sumOf({ rows: [row = 0], sum }, vectors) {
    if (sum)
        return sum;
    const { start, features, roots, factors } = vectors;
    const own = new Map();
    for (let at = start[row]; at < start[row + 1]; at += 1) {
        const feature = features[at];
        own.set(feature, roots[feature] * factors[row]);
    }
    return own;
}
function compare(a, b, vectors) {
    const [left, right] = [sumOf(a, vectors), sumOf(b, vectors)];
    const [few, many] = left.size <= right.size ? [left, right] : [right, left];
    let product = 0;
    for (const [feature, weight] of few)
        product += weight * (many.get(feature) ?? 0);
    const pairs = a.rows.length * b.rows.length;
    return (product / pairs) * keepApart(a.cannotLink, b.cannotLink, pairs);
}
function absorb(a, b, groupOf, vectors) {
    const [large, small] = a.rows.length >= b.rows.length ? [a, b] : [b, a];
    const sum = sumOf(large, vectors);
    for (const [feature, weight] of sumOf(small, vectors))
        sum.set(feature, (sum.get(feature) ?? 0) + weight);
    large.sum = sum;
    large.cannotLink = joinIdentifiers(large.cannotLink, small.cannotLink);
    for (const row of small.rows) {
        large.rows.push(row);
        groupOf[row] = large;
    }
}
function findIdentifiers(words) {
    const identifiers = words.filter(({ isIdentifier }) => isIdentifier).map(({ stem }) => stem);
    return { identifiers, hosts: words.flatMap(({ host }) => host ?? []), naming: Math.min(1, identifiers.length) };
}
function joinIdentifiers(a, b) {
    if (b.naming === 0)
        return a;
    if (a.naming === 0)
        return b;
    const join = (left, right) => [...new Set([...left, ...right])].slice(0, maxIdentifiers);
    return { identifiers: join(a.identifiers, b.identifiers), hosts: join(a.hosts, b.hosts), naming: a.naming + b.naming };
}
function keepApart(a, b, pairs) {
    if (a.naming === 0 || b.naming === 0)
        return 1;
    const named = (one) => b.identifiers.includes(one);
    if (a.identifiers.some((one) => named(one) || b.hosts.includes(one)) || a.hosts.some(named))
        return 1;
    return 1 - (1 - apart) * ((a.naming * b.naming) / pairs);
}
const reach = { work: 400_000, features: 300, least: 16 };
const kept = 6;
const promising = 0.6;
function findNeighbours({ start, features, roots, factors }, threshold, found) {
    const [rows, count] = [factors.length, roots.length];
    const counted = Math.max(rows, features.length / reach.features);
    const window = Math.max(reach.least, Math.round(reach.work / counted));
    const begin = new Uint32Array(count + 1);
    for (const n of features)
        begin[n + 1] = begin[n + 1] + 1;
    for (let n = 1; n <= count; n += 1)
        begin[n] = begin[n] + begin[n - 1];
    const end = begin.slice();
    const least = threshold * promising;
    const rowAt = new Uint32Array(features.length);
    const own = new Float64Array(count);
    const scores = new Float64Array(rows);
    const touched = new Uint32Array(rows);
    for (let row = 0; row < rows; row += 1) {
        const [from, to] = [start[row], start[row + 1]];
        let met = 0;
        for (let at = from; at < to; at += 1) {
            const feature = features[at];
            const root = roots[feature];
            const weight = root * factors[row];
            const last = end[feature];
            for (let index = Math.max(begin[feature], last - window); index < last; index += 1) {
                const other = rowAt[index];
                const score = scores[other];
                if (score === 0)
                    touched[met++] = other;
                scores[other] = score + weight * root * factors[other];
            }
            own[feature] = weight;
            rowAt[last] = row;
            end[feature] = last + 1;
        }
        const near = [];
        for (let at = 0; at < met; at += 1) {
            const other = touched[at];
            if (scores[other] >= least)
                near.push(other);
        }
        const score = (other) => Math.floor(scores[other] * stepsPerUnit);
        if (near.length > 1)
            near.sort((a, b) => score(b) - score(a) || b - a);
        for (const other of near.slice(0, kept)) {
            let similarity = 0;
            for (let at = start[other]; at < start[other + 1]; at += 1)
                similarity += own[features[at]] * roots[features[at]];
            found(other, row, similarity * factors[other]);
        }
        for (let at = 0; at < met; at += 1)
            scores[touched[at]] = 0;
        for (let at = from; at < to; at += 1)
            own[features[at]] = 0;
    }
}

// EXTERNAL MODULE: ./build/clusters/similarity.js
var similarity = __webpack_require__(55);
;// CONCATENATED MODULE: ./build/clusters/topics.js





const reasons = {
    alone: (0,safe_text/* safe */.gB) `no similar complaint on the page`,
    repeated: (0,safe_text/* safe */.gB) `same wording`,
    words: (0,safe_text/* safe */.gB) `similar wording`,
};
const maxTerms = 5;
const showable = /^(?!.*\d.*[a-z].*\d.*[a-z])(?!(?:.*\d){7})[\p{L}\p{N}][\p{L}\p{M}\p{N}_.-]{0,23}$/iu;
function groupTopics(page, complaints, read) {
    const repeats = groupRepeats(complaints);
    const first = repeats.map(([one]) => one?.words ?? []);
    const groups = first.length === 1
        ? [[0]]
        : groupByAverage(read(first, 'page'), first.map(findIdentifiers), (0,similarity/* sameComplaint */.mA)(first.length));
    return groups.map((group) => {
        const members = group.flatMap((index) => repeats[index] ?? []).sort(corpus/* byId */.$H);
        const reason = members.length === 1 ? reasons.alone : group.length === 1 ? reasons.repeated : reasons.words;
        return { page, complaints: members, reason };
    });
}
const listIds = (complaints) => complaints.map(({ entry }) => entry.id);
function buildTopic({ complaints, reason }) {
    return { terms: findTerms(complaints.map(({ words }) => words)), reason, entryIds: listIds(complaints) };
}
function groupRepeats(complaints) {
    const groups = Map.groupBy(complaints, (complaint) => {
        const { entry, words } = complaint;
        const said = words.map(({ surface }) => surface).join(' ');
        if (said === '')
            return complaint;
        return entry.source === 'code_snippet' ? `${said} ${hashCode(entry.code)}` : said;
    });
    return [...groups.values()];
}
const maxSnippet = 4_000;
function hashCode(code) {
    return (0,hash/* hashText */.qj)(code.slice(0, maxSnippet).replace(/\s+/g, '').replace(/\d+/g, '0'));
}
function findTerms(comments) {
    const terms = new Map();
    for (const [at, words] of comments.entries())
        for (const { kind, stem, surface } of words) {
            const term = terms.get(stem) ?? { count: 0, last: -1, isLight: false, surface };
            if (term.count === 0)
                terms.set(stem, term);
            if (term.last !== at)
                term.count += 1;
            term.last = at;
            term.isLight = kind === 'number' || kind === 'fault';
            if (surface < term.surface)
                term.surface = surface;
        }
    const byWorth = [...terms.values()].sort((a, b) => Number(a.isLight) - Number(b.isLight) || b.count - a.count || (0,corpus/* byCode */.VU)(a.surface, b.surface));
    return byWorth
        .values()
        .map(({ surface }) => surface)
        .filter((surface) => showable.test(surface))
        .take(maxTerms)
        .toArray();
}
const minPages = 3;
const minDistinctive = 2;
const maxComments = 3;
function findShared(topics, read) {
    const commentsOf = ({ complaints }) => complaints.slice(0, maxComments).map(({ words }) => words);
    const candidates = topics
        .filter((topic) => isDistinctive(commentsOf(topic)))
        .sort((a, b) => b.complaints.length - a.complaints.length);
    const isShared = (group) => new Set(group.map(({ page }) => page)).size >= minPages;
    if (!isShared(candidates))
        return { shared: [], rest: topics };
    const texts = candidates.map((topic) => commentsOf(topic).flat());
    const cannotLink = candidates.map((topic) => findCommon(commentsOf(topic)));
    const shared = groupByAverage(read(texts, 'site'), cannotLink, (0,similarity/* sharedComplaint */.jX)(candidates.length))
        .map((group) => group.flatMap((index) => candidates[index] ?? []))
        .filter(isShared);
    const taken = new Set(shared.flat());
    return { shared, rest: topics.filter((topic) => !taken.has(topic)) };
}
function findCommon(comments) {
    const joined = comments.map(findIdentifiers).reduce(joinIdentifiers);
    return { ...joined, naming: joined.naming / comments.length };
}
function isDistinctive(comments) {
    const isOwn = ({ kind }) => kind === 'word' || kind === 'name';
    const stems = comments.flatMap((words) => [...new Set(words.filter(isOwn).map(({ stem }) => stem))]);
    const uses = [...Map.groupBy(stems, (stem) => stem).values()];
    return uses.filter(({ length }) => 2 * length >= comments.length).length >= minDistinctive;
}


/***/ }),

/***/ 5117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ch: () => (/* binding */ describePiece),
  at: () => (/* binding */ faintFeatures),
  W_: () => (/* binding */ featureCount),
  mo: () => (/* binding */ featureOf),
  Eq: () => (/* binding */ firstGram),
  Uz: () => (/* binding */ firstNumber),
  rx: () => (/* binding */ isFaint),
  ux: () => (/* binding */ readWords),
  vo: () => (/* binding */ scanPieces)
});

// EXTERNAL MODULE: ./build/text/hash.js
var hash = __webpack_require__(9952);
;// CONCATENATED MODULE: ./build/clusters/words.json
const words_namespaceObject = /*#__PURE__*/JSON.parse('{"stop":["aber alle allem allen als also am an auch auf aus bei beim bis bitte da damit dann das dass dem den denn der des dich die dies diese diesem diesen","dieser dieses doch dokumentation dort du durch ein eine einem einen einer eines er es für gibt haben hat hier ich ihr im in ist ja kann kein keine man","mehr mein mich mir mit muss nach nicht noch nur ob oder schon sehr sein seite sich sie sind so um und uns unter vom von vor war was weil wenn wer","werden wie wir wird wo wurde zu zum zur über about after again all and any anything are aren\'t article as at be because been before being but by can","can\'t cannot cant could couldn\'t did didn\'t do doc docs documentation does doesn\'t doesnt doing don\'t done dont down during each either else etc even","ever every few for from further get gets getting got guide had hadn\'t has hasn\'t have haven\'t having he hello her here hers hey hi him his how however","i\'d i\'ll i\'m i\'ve if into is isn\'t isnt it its itself ive just know let like lot lots make makes many may maybe me might mine more most much must my","need needs nice no nor not now of off oh ok on once one only or other our out over own page pages please really said same say says section seem seems","she should shouldn\'t since some something still such tell tells than thank thanks that the their them then there these they thing things think this","those though through to told too tried try trying tutorial under until up upon us very want wasn\'t way we we\'re well were weren\'t what when where","which while who why will with within without won\'t would wouldn\'t yes yet you you\'re your al algo como con cuando de del desde documentación donde el","ella ellos en entre era esa ese eso esta este esto está están hay la las lo los mi muy más nada ni nos para pero por porque puede página que quien qué","se ser si sin sobre solo son su sus sí también tan tiene todo todos una uno unos ya au aux avec ce cela ces cette comme dans donc elle elles est et","fait faut il ils je le les leur lui mais merci même ne nous ont ou où par pas peut plus pour pourquoi qui quoi sa sans sera ses sont sur ta tous tout","très tu un une vos votre vous ça était être alla anche che chi ci come cosa cui dal dalla dei della delle di documentazione dove ed fa gli ha hanno ho","io loro ma molto nel nella non pagina per perché però più può quando quello questa questo sei sono sul sulla tra tutto aan alles bij dan dat deze dit","documentatie doen door dus een geen heb heeft het hoe hun ik kan maar meer met mijn moet na naar niet nog nu om onder ons ook op te toch tot uit van","veel voor waar wat wel werd worden ze zich zijn zo zonder ale bez być co czy dla gdzie jak jest już może nie od po się strona są tak tam tego za że ao","aos até com dela dele documentação dos ela ele em essa esse eu foi há isso isto já mas mesmo meu minha muito num numa não pela pelo quem sem seu sua","só também tem uma você без более бы был была были было быть вам вас весь во вот все всё вы где да даже для до документация его ее если есть еще ещё её","же за здесь из или им их как когда кто ли мне можно мы на надо не нет но ну об он она они от по под при со страница так также там то только уже чем","что чтобы эта эти это этот att av det detta där ett från för han har hur inte jag med men mycket när och på sidan ska som så till upp ut vad är ama","bir bu daha değil gibi hem ile ise için mu mı neden olan olarak sayfa sonra ve veya çok şu або але ви вона від він його коли ні про сторінка та те ти","це цей що як"],"fault":["beispiel beispiele falsch fehlen fehler fehlt funktioniert geht hilft kaputt problem schlecht unklar veraltet verstehe verwirrend add added bad better","break breaks broken bug bugs clear clearer code confuse confused confusing describe described detail details difficult error errors example examples","explain explained explanation fail failed failing fails failure find fix found good great hard help helpful incomplete incorrect info information","issue issues mention mentioned mentions miss missing old outdated poor problems see show shows step steps typo typos unclear understand unhelpful","update updated use used useful useless using work worked working works wrong claro confuso desactualizado ejemplo ejemplos entiendo errores falta","faltan funciona mal obsoleto problema clair comprends confus erreur exemple exemples faux fonctionne manquant manque marche obsolète problème chiaro","entendo errore esempi esempio funziona manca mancano sbagliato fout fouten onduidelijk ontbreekt verouderd voorbeeld voorbeelden werkt brakuje błąd","błędy działa przykład desatualizado errado erro erros exemplo exemplos неверно непонятно нужен ошибка ошибки пример примеры работает устарела устарело","eksik hata çalışmıyor örnek"],"faint":["above across actual actually add advance ago allow almost alone along already always another answer anybody anyone around ask away back behind below","beside between big both bottom bring call case change check choose click come comment comments complete correct correctly create cut day days","different doubt early edit eight end enough entire everybody everyone everything everywhere exact exactly except exist exists expect extra fact fine","first five follow forget forgot four front full fully general give given gives go goes guess guys half happen happens hope hour hours idea inside","instead keep kind large last late later lead leave left less line lines list listed little long look looks lose lost main matter mean means meant","middle mind move multiple name named names near never new next nine nobody none nothing number often open opposite order outside part people person","piece place plain point possible put question quite rather read reader readers real reason receive remove replace rest result right round run runs","save second self send sentence set seven several short side similar simple simply six size small somebody someone sometimes somewhere soon sort start","starts stay stop suddenly sure take takes team ten text third three time times today together tomorrow top total true turn twice two type usual","usually value values version versions view wait warning whether whole whose word words world worth write written year years yesterday"],"rude":["scheisse scheiß scheiße verdammt ass asshole bastard bitch bloody bullshit crap crappy damn dumb fuck fucked fucking goddamn idiot idiotic idiots lol","moron morons omg piss pissed shit shitty stupid suck sucks wtf hostia joder mierda puta merde putain cazzo merda klote kut gówno kurwa caralho porra","блин блять хуйня"],"same":["access zugriff zugang acceso accès acesso accesso доступ, minimum min mindest mínimo минимум, send senden schicken enviar envoyer inviare отправить 送信","account konto cuenta compte conta аккаунт, key schlüssel clave clé chave chiave ключ, retry повтор backoff, table tabelle tabla tabela таблица","address adresse dirección endereço indirizzo адрес, payment pay zahlung bezahlen pago pagar paiement payer pagamento оплата платеж платёж 支払 支付","authentication auth autenticación авторизация 認証 认证, card karte tarjeta carte cartão carta карта, message nachricht meldung mensaje mensagem сообщение","button knopf schaltfläche botón bouton botão pulsante кнопка, delete remove löschen entfernen eliminar borrar supprimer excluir удалить удаление 削除 删除","cancel kündigen annuler résilier annullare отменить 解約, disable deaktivieren desactivar désactiver desativar disattivare отключить","change ändern ändert änderung cambiar modifier mudar изменить сменить 変更, expire ttl lifetime ablaufen abgelaufen caduca expirar scade истёк 期限","command befehl comando команда, response antwort respuesta réponse resposta risposta ответ, search suche suchen búsqueda recherche ricerca поиск 検索 搜索","config konfigurieren настройка einstellung settings réglage 設定 设置, permission berechtigung rechte droits permesso права разрешение 権限, repository repo","create erstellen crear créer criar создание 作成, invoice rechnung factura fatura fattura счёт 請求 发票, password kennwort contraseña passe senha пароль 密码","dark dunkel oscuro sombre escuro scuro тёмный, tax vat ust impuesto iva tva imposto ндс, tls ssl, wait warten esperar attendre aspettare ждать","database db datenbank, install setup установка 安装, name nombre nom nome название, role rolle rol rôle ruolo роль, token jeton токен","default standard défaut padrão predefinito умолчанию, empty blank vide vazio vuoto пустой, parameter param parámetro paramètre parâmetro параметр","directory folder dir verzeichnis ordner carpeta dossier pasta cartella каталог, request anfrage petición solicitud requête requisição richiesta запрос","download herunterladen descargar télécharger baixar scaricare скачать, upgrade aktualisieren actualizar atualizar aggiornare обновить обновление 更新","email mail correo courriel почта письмо, language sprache idioma lingua язык 言語, login anmelden войти вход 登录, value wert valor valeur valore значение","enable activar activer attivare включить, line zeile línea ligne linha riga строка, link enlace lien ссылка, reset zurücksetzen réinitialiser сбросить","encrypt verschlüsseln cifrado chiffrement criptografia шифрование, field campo champ поле, user nutzer usuario utilisateur usuário utente пользователь","environment env umgebung entorno ambiente окружение, package paket paquete pacote pacchetto пакет, screen bildschirm pantalla écran tela schermo экран","file datei archivo fichier arquivo ficheiro файл, limit quota límite лимит ограничение grenze 制限 限制, timezone zeitzone huso fuseau fuso пояс","image picture bild grafik imagen imagem immagine изображение картинка скриншот 画像 图片, start starten arrancar démarrer avviare запустить запуск 起動","javascript js, maximum max maximal máximo massimo максимум, rule regel regla règle regra regola правило, size größe taille tamanho dimensione размер","month monat mois mês mese месяц, option opción opção opzione опция, rollback revert откат, signature 署名 签名","tarif abo abonnement suscripción subscription abbonamento подписка, translation übersetzung traducción traduire tradução traduzione перевод 翻訳 翻译","price cost pricing preis precio prix coût preço custo prezzo цена 料金 价格, refund rückerstattung erstattung reembolso remboursement rimborso возврат 返金"],"platform":["android angular csharp docker firefox flutter golang ios java javascript js kotlin linux macos php postgres postgresql powershell python ruby safari","typescript windows Chrome Mac React Rust Swift Vue"]}');
;// CONCATENATED MODULE: ./build/clusters/words.js


const firstNumber = 2 ** 18;
const firstGram = 2 * firstNumber;
const featureCount = 2 * firstGram;
const featureOf = (hash) => (hash >>> 2) & (firstNumber - 1);
function readWords(list, separator = ' ') {
    return words_namespaceObject[list].flatMap((line) => line.split(separator));
}
const stops = new Set(readWords('stop'));
const platforms = new Set(readWords('platform'));
const faults = new Set(readWords('fault'));
const scanner = new RegExp([
    /(?:https?:\/\/|www\.)[^\s<>"')\]]+/u,
    /(?<![\p{L}\p{N}_.-])[a-z\d]+-[a-z\d-]*(?:\.[a-z\d-]+){2,}/u,
    /(?<![\p{L}\p{N}#])(?:--?[a-z][\w-]+|[cf](?:#|\+\+)(?!\w))/u,
    /[\p{L}\p{M}\p{N}_]+(?:(?:::|->|[._/\\@'’:])[\p{L}\p{M}\p{N}_]+)*/u,
]
    .map(({ source }) => source)
    .join('|'), 'giu');
const plain = /^[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*$/u;
const camel = /\p{Ll}\p{Lu}/u;
const twoWords = /^[\p{L}\p{M}]+[/:][\p{L}\p{M}]+$/u;
const address = /^(?:https?:\/\/)?((?:[a-z\d-]+\.){2,}[a-z]{2,}|(?<=\/\/)[a-z\d-]+\.[a-z]{2,})(?::\d+)?(?:[/?#](.*))?$/isu;
const hostVersion = /(?:^|[.-])v\d+(?=\.|$)/giu;
const pathVersion = /^v\d+(?:\.\d+)*(?:\/|$)/iu;
const numeric = /^v?\d+(?:[.,]\d+|\.x)*(?:[kmgt]?i?b|ms|[smhdkx]|px)?$/iu;
const unspaced = /[\p{sc=Han}々]+|[\p{sc=Katakana}ー]+|[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]+/gu;
const maxComment = 4_000;
const maxWord = 60;
const stemLength = 6;
const conceptLength = 8;
const gramLength = 4;
const hashWord = (text) => (0,hash/* hashText */.qj)(text) | 0;
const concepts = new Map(readWords('same', ', ').flatMap((words) => {
    const all = words.split(' ');
    const concept = hashWord(`=${all[0]}`);
    return all.map((word) => [cutWord(word, word.length > stemLength ? conceptLength : stemLength), concept]);
}));
const faint = new Set(readWords('faint'));
const faintFeatures = new Set([...faint].map((word) => featureOf(conceptOf(word))));
const isFaint = (surface) => faint.has(surface.toLowerCase());
function scanPieces(comment) {
    return comment.slice(0, maxComment).normalize('NFKC').match(scanner) ?? [];
}
function describePiece(piece) {
    const text = piece.slice(0, maxWord);
    if (numeric.test(text))
        return [describeNumber(text)];
    if (/^[cf][#+]/iu.test(text))
        return [{ ...describeNumber(text), kind: 'name', isIdentifier: true }];
    const [whole, host, path = ''] = address.exec(piece.replace(/[.,;:!]+$/u, '')) ?? [];
    if (whole !== undefined && host !== undefined)
        return describeAddress(whole, host, path);
    if (twoWords.test(text))
        return text.split(/[/:]/u).flatMap(describePiece);
    if (!plain.test(text) || camel.test(text))
        return [describeName(text.replace(/[?#].*$|[.,;:!]+$/gsu, ''))];
    const runs = text.match(unspaced);
    return runs ? runs.flatMap(describePairs) : describeWord(text);
}
function describeNumber(surface) {
    const stem = hashWord(`#${surface.toLowerCase().replace(/^v/, '').replaceAll(',', '.')}`);
    const isIdentifier = /\d[.,]\d|\d{3}/u.test(surface);
    return { surface, kind: 'number', stem, features: [firstNumber + featureOf(stem)], isIdentifier };
}
function describeWord(text) {
    const word = text.toLowerCase().replaceAll('’', "'");
    const surface = word.replace(/^(?:[a-z]|qu)'(?=\p{L}{2})/u, '').replace(/'s$/u, '');
    if (surface.length < 2 || stops.has(surface) || stops.has(word))
        return [];
    const isPlatform = platforms.has(surface) || platforms.has(text);
    const stem = isPlatform ? conceptOf(surface) : hashWord(cutWord(surface));
    const kind = faults.has(surface) ? 'fault' : 'word';
    return [{ surface, kind, stem, features: listFeatures([conceptOf(surface)], [surface]), isIdentifier: isPlatform }];
}
function describeName(surface) {
    const parts = surface
        .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
        .toLowerCase()
        .split(/[^\p{L}\p{M}\p{N}]+/u)
        .filter((part) => part.length > 1 && !stops.has(part));
    const low = surface.toLowerCase();
    const stem = platforms.has(low) ? conceptOf(low) : hashWord(low.replace(/[^\p{L}\p{M}\p{N}]/gu, ''));
    const features = listFeatures([stem, ...parts.map(conceptOf)], parts);
    return { surface, kind: 'name', stem, features, isIdentifier: true };
}
function describeAddress(text, host, path) {
    const surface = text.replace(/[?#].*$/su, '').slice(0, maxWord);
    const label = host
        .replace(/^www\./iu, '')
        .replace(hostVersion, '')
        .slice(0, maxWord);
    const whole = { ...describeName(label), surface };
    const rest = path
        .replace(/[?#].*$|\/+$/gsu, '')
        .replace(pathVersion, '')
        .slice(0, maxWord);
    if (rest === '')
        return [whole];
    const stem = describeName(`${label}/${rest}`).stem;
    return [
        { ...whole, isIdentifier: false },
        { ...describeName(rest), stem, surface, host: whole.stem },
    ];
}
function describePairs(run) {
    const characters = [...run];
    const pairs = characters.length < 3 ? [run] : characters.slice(1).map((character, index) => `${characters[index]}${character}`);
    return pairs.map((surface) => {
        const stem = hashWord(surface);
        return { surface, kind: 'word', stem, features: listFeatures([conceptOf(surface)]), isIdentifier: false };
    });
}
function cutWord(word, length = stemLength) {
    return word.replace(/(?<=\p{L}{3})s$/u, '').slice(0, length);
}
function stemOf(word) {
    const verb = cutWord(word, maxWord).replace(/(?<=\p{L}{4})(?:ing|ed)$/u, '');
    const ending = verb.length > stemLength ? /(?<=\p{L}{4})ie?$/u : /(?<=\p{L}{4})(?:ie|[aeiouy])$/u;
    return hashWord(verb.slice(0, stemLength).replace(ending, ''));
}
function conceptOf(word) {
    const known = (length) => concepts.get(cutWord(word, length));
    const ofLong = word.length > stemLength ? (known(conceptLength) ?? known(conceptLength - 1)) : undefined;
    return ofLong ?? known(stemLength) ?? stemOf(word);
}
function listFeatures(stems, words = []) {
    const features = stems.map(featureOf);
    for (const word of words) {
        const bounded = ` ${word} `;
        for (let at = 0; at === 0 || at + gramLength <= bounded.length; at += 1)
            features.push(firstGram + ((hashWord(bounded.slice(at, at + gramLength)) >>> 1) & (firstGram - 1)));
    }
    return features;
}


/***/ }),

/***/ 5325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gv: () => (/* binding */ feedbackPageSchema),
/* harmony export */   sW: () => (/* binding */ receivedJobSchema),
/* harmony export */   tY: () => (/* binding */ feedbackEntrySchema),
/* harmony export */   ut: () => (/* binding */ errorBodySchema),
/* harmony export */   xZ: () => (/* binding */ isCut)
/* harmony export */ });
/* unused harmony exports maxName, maxWords, jobRequestSchema, jobSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8816);
/* harmony import */ var _vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8595);


const maxId = 512;
const maxName = 4096;
const maxWords = 20_000;
function cut(most) {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .transform((text) => (text.length > most ? Buffer.from(text.slice(0, most), 'utf16le').toString('utf16le') : text));
}
const identifier = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .min(1)
    .max(maxId)
    .regex(/^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u);
const base = {
    id: identifier,
    path: cut(maxName),
    comment: cut(maxWords).nullable(),
    createdAt: cut(maxName).nullable(),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .feedbackStatuses */ .sH),
};
const feedbackEntrySchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('source', [
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ...base, source: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('contextual'), helpful: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), contact: cut(maxName).nullable() }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        ...base,
        source: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('code_snippet'),
        code: cut(maxWords),
        filename: cut(maxName).nullable(),
        lang: cut(maxName).nullable(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ...base, source: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('agent') }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ...base, source: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('thumbs_only') }),
]);
const feedbackPageSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    feedback: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()),
    nextCursor: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    hasMore: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
});
const jobRequestSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ prompt: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1) });
const jobSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .jobStatuses */ .ub),
    source: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ repository: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    model: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    prLink: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    archivedAt: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
});
const receivedJobSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: identifier,
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .jobStatuses */ .ub),
    source: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ repository: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish().catch(null), ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish().catch(null) })
        .nullish()
        .catch(null),
    prLink: zod__WEBPACK_IMPORTED_MODULE_0__/* .preprocess */ .vkY((link) => (link && typeof link !== 'string' ? JSON.stringify(link) : link), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().trim().nullish().catch(null)),
});
const errorBodySchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    error: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    details: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })).optional(),
});
function isCut(entry) {
    const { path, comment, contact, code, filename, lang } = { contact: '', code: '', filename: '', lang: '', ...entry };
    const isLong = (most) => (text) => text !== null && text.length >= most;
    return [comment, code].some(isLong(maxWords)) || [path, contact, filename, lang].some(isLong(maxName));
}


/***/ }),

/***/ 5477:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ filterOut),
/* harmony export */   s: () => (/* binding */ entryRules)
/* harmony export */ });
/* harmony import */ var _fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6932);
/* harmony import */ var _fixes_queries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(140);
/* harmony import */ var _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9432);
/* harmony import */ var _ledger_resolution_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7968);
/* harmony import */ var _triage_reasons_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6684);
/* harmony import */ var _scan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(881);






const outgrownKept = 5_000;
const flaggedKept = 20;
const entryRules = {
    'entries-filtered': (ledger, { entries }, stateOf) => filterOut(ledger, entries.filter(({ id }) => (0,_ledger_resolution_js__WEBPACK_IMPORTED_MODULE_3__/* .isUnsettled */ .P4)(stateOf(id)))),
    'entries-released': (ledger, { entries }, stateOf) => {
        const ids = new Set(entries.flatMap(({ id }) => (stateOf(id) === 'done' ? [] : id)));
        if (ids.size === 0)
            return 'known';
        const isSeen = [...ids].some((id) => stateOf(id) === 'flagged');
        const scans = (0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_0__/* .forgetDone */ .YJ)(ledger, ids, isSeen);
        const flagged = ledger.flagged?.filter(({ id }) => !ids.has(id));
        return (0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAll */ .WZ)({ ...ledger, flagged, scans }, ids, 'released');
    },
    'entries-outgrown': (ledger, { entries, from, now }, stateOf) => {
        const held = (0,_fixes_queries_js__WEBPACK_IMPORTED_MODULE_1__/* .heldEntries */ .iR)(ledger);
        const fresh = entries.filter(({ id }) => stateOf(id) === 'new' && !held.has(id));
        const { outgrown: told = [] } = ledger;
        const old = told.filter(({ oldest }) => oldest < from + _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .day */ .vd);
        if (fresh.length === 0 && old.length === told.length)
            return 'known';
        const shown = old.filter(({ at }) => now - at <= _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .outgrownShown */ .H6);
        const outgrown = [...groupOutgrown(fresh, now), ...shown].slice(0, outgrownKept);
        const ids = fresh.map(({ id }) => id);
        return (0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAll */ .WZ)({ ...(0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_0__/* .rememberDone */ .IY)(ledger, ids), scans: ledger.scans, outgrown }, ids, { filtered: 'outgrown' });
    },
    'decisions-scanned': (ledger, { before }) => {
        const see = (topic) => ({ ...topic, before: topic.before ?? before[topic.fixId] });
        return (0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)({ ...ledger, declined: ledger.declined.map(see) });
    },
    'scan-read': (ledger, { scan }) => (0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)((0,_scan_js__WEBPACK_IMPORTED_MODULE_5__/* .recordScan */ .zf)(ledger, scan)),
    'export-limited': (0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_0__/* .pauseBy */ .st)('exportNotBefore'),
    'feedback-counted': (ledger, { tally }) => (0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)({ ...ledger, tally }),
    'votes-kept': (ledger, { votes }) => (0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)({ ...ledger, votes }),
};
function filterOut(ledger, entries) {
    const ids = entries.map(({ id }) => id);
    const done = (0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_0__/* .rememberDone */ .IY)(ledger, ids);
    const next = { ...done, ...listFlagged(done, entries) };
    return (0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)(next, Object.fromEntries(entries.map(({ id, reason }) => [id, { filtered: reason }])));
}
function listFlagged({ flagged = [] }, entries) {
    const fresh = entries.flatMap(({ id, reason, shown }) => shown && ((0,_triage_reasons_js__WEBPACK_IMPORTED_MODULE_4__/* .isFlagged */ .Hd)(reason) || reason === 'set-aside') ? [{ id, reason, ...shown }] : []);
    return fresh.length === 0 ? {} : { flagged: [...fresh, ...flagged].slice(0, flaggedKept) };
}
function groupOutgrown(entries, now) {
    const oldestFirst = entries.toSorted((a, b) => a.at - b.at || (a.page < b.page ? -1 : 1));
    return Array.from(Map.groupBy(oldestFirst, ({ page }) => page), ([page, own]) => ({
        at: now,
        page,
        entries: own.length,
        oldest: own[0]?.at ?? now,
        newest: own.at(-1)?.at ?? now,
    }));
}


/***/ }),

/***/ 881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JE: () => (/* binding */ isUndatedWhole),
/* harmony export */   Jl: () => (/* binding */ beginWalk),
/* harmony export */   Qd: () => (/* binding */ earliest),
/* harmony export */   RQ: () => (/* binding */ listWalks),
/* harmony export */   Tf: () => (/* binding */ findUnread),
/* harmony export */   UU: () => (/* binding */ findGap),
/* harmony export */   Yp: () => (/* binding */ describeUnreadIn),
/* harmony export */   e4: () => (/* binding */ describeGap),
/* harmony export */   hn: () => (/* binding */ planScan),
/* harmony export */   n6: () => (/* binding */ describeGapIn),
/* harmony export */   q5: () => (/* binding */ describeUndatedIn),
/* harmony export */   sB: () => (/* binding */ isWindowWhole),
/* harmony export */   x7: () => (/* binding */ latestScan),
/* harmony export */   zf: () => (/* binding */ recordScan)
/* harmony export */ });
/* unused harmony exports maxRemembered, toWalkRecord, windowStart, noteRun */
/* harmony import */ var _docs_api_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8595);
/* harmony import */ var _fixes_queries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(140);
/* harmony import */ var _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9432);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5069);




const undatedPause = 7 * _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .day */ .vd;
const forgetScans = 30 * _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .day */ .vd;
const maxRemembered = 5000;
function planScan(ledger, filters, { maxAge, now, undated, scope = '', }) {
    const list = (values) => values.toSorted().join(',');
    const name = `sources=${list(filters.sources)} statuses=${list(filters.statuses)}${scope && ` scope=${scope}`}`;
    const record = ledger.scans[name] ?? { done: [] };
    const { backlog, undatedWalk } = record;
    const reach = maxAge === undefined ? undefined : now - maxAge;
    const from = backlog ? backlog.start - _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .windowOverlap */ .oR : windowFrom(record, reach);
    const walks = [beginWalk(filters, 'window', now, from)];
    if (backlog)
        walks.push({ ...backlog, kind: 'backlog' });
    const begun = undated === 'restart' ? undefined : undatedWalk;
    const isDue = undated !== undefined ||
        ledger.queue?.some((waiting) => waiting.undated) ||
        now - (record.undated ?? 0) >= undatedPause;
    if (begun || isDue) {
        const whole = begun ?? beginWalk(filters, 'undated', now);
        const share = record.complete === undefined ? 0 : _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .patience */ ._L;
        walks.push({ ...whole, kind: 'undated', starvedRuns: Math.max(whole.starvedRuns, share) });
    }
    const since = walks.filter(({ kind }) => kind !== 'undated').map((walk) => walk.from ?? -Infinity);
    return { filters: name, start: now, reach, from: since.reduce((a, b) => Math.min(a, b)), walks };
}
const toWalkRecord = ({ kind: _, ...walk }) => walk;
const isWindowWhole = (walks) => walks.every(({ walk: { kind }, end }) => (kind === 'window' ? end === 'ended' : kind !== 'backlog'));
const isUndatedWhole = (walks) => walks.some(({ walk: { kind }, end }) => kind === 'undated' && end === 'ended');
function beginWalk(filters, kind, start, from) {
    const { sources } = filters;
    const streams = sources.length === _docs_api_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__/* .feedbackSources */ .um.length ? [{}] : sources.map((source) => ({ source }));
    return { kind, start, from: from && Math.max(0, from), streams, pages: 0, starvedRuns: 0 };
}
function windowFrom(record, reach) {
    const { complete, from = 0, oldestWaiting } = record;
    if (complete === undefined || (reach ?? 0) < (record.reach ?? from) - _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .windowOverlap */ .oR)
        return reach;
    return Math.max(windowStart(complete, oldestWaiting), from);
}
function windowStart(complete, oldestWaiting = complete) {
    return Math.min(complete, oldestWaiting) - _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .windowOverlap */ .oR;
}
function recordScan(ledger, read) {
    const retried = ledger.fixes.filter((fix) => (fix.retried ?? 0) >= read.start);
    const reopened = new Set([...(ledger.asked ?? []), ...retried.flatMap(({ entryIds }) => entryIds)]);
    const scan = { ...read, done: read.done.filter((id) => !reopened.has(id)) };
    const isUndatedDue = read.isUndatedWaiting || retried.length > 0 || scan.done.length < read.done.length;
    const before = ledger.scans[scan.filters] ?? { done: [] };
    const find = (kind) => scan.walks.find(({ walk }) => walk.kind === kind);
    const dated = recordDated(ledger, before, scan, find('backlog') ?? find('window'));
    const whole = recordUndated(before, find('undated'), scan);
    const record = { ...dated, ...whole, ...(isUndatedDue && { undated: undefined }) };
    const used = Object.entries(ledger.scans).filter(([, other]) => scan.start - lastUse(other) < forgetScans);
    const scans = { ...Object.fromEntries(used), [scan.filters]: record };
    return { ...ledger, scans, lastRun: noteRun(ledger.lastRun, scan.start, scan.gap) };
}
function recordDated(ledger, before, scan, main) {
    const { backlog } = before;
    if (!main || isOvertaken(main, backlog))
        return keepWaiting(before, scan.oldestWaiting);
    const { walk, end } = main;
    if (end === 'ended')
        return completeScan(ledger, before, scan, walk, backlog?.oldestWaiting);
    const record = {
        ...before,
        done: rememberIds(before.done, keptIds(scan.done, scan, walk.from ?? 0)),
        backlog: { ...toWalkRecord(walk), oldestWaiting: backlog?.oldestWaiting },
    };
    return keepWaiting(record, scan.oldestWaiting);
}
function isOvertaken({ walk, end }, backlog) {
    if (walk.kind === 'backlog')
        return walk.start !== backlog?.start;
    return end !== 'ended' && (!!backlog || walk.pages === 0);
}
function keepWaiting(record, time) {
    const keep = (one) => {
        return { ...one, oldestWaiting: earliest([one.oldestWaiting, time]) };
    };
    return record.backlog ? { ...record, backlog: keep(record.backlog) } : keep(record);
}
function completeScan(ledger, before, scan, walk, oldest) {
    const since = walk.start - _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .leaseLength */ .JG;
    const reopened = (before.reopened?.at ?? 0) >= since ? before.reopened : undefined;
    const released = ledger.fixes
        .filter((fix) => !(0,_fixes_queries_js__WEBPACK_IMPORTED_MODULE_0__/* .holdsEntries */ .n0)(fix) && (fix.retried ?? fix.since) >= since)
        .map((fix) => fix.oldest);
    const oldestWaiting = earliest([scan.oldestWaiting, oldest, reopened?.oldest, ...released]);
    const complete = walk.start;
    const from = windowStart(complete, oldestWaiting);
    const kept = keptIds(scan.done, scan, from);
    const begin = before.complete === undefined ? walk.from : before.from && walk.from && Math.min(before.from, walk.from);
    const remembered = walk.kind === 'window' ? keptIds(before.done, scan, from) : before.done;
    return { complete, from: begin, reach: scan.reach, oldestWaiting, reopened, done: rememberIds(remembered, kept) };
}
function rememberIds(before, ids) {
    const all = [...new Set([...before, ...ids])];
    return (all.length > maxRemembered ? ids.slice(0, maxRemembered) : all).toSorted();
}
function keptIds(ids, { window }, from) {
    return ids.filter((id) => (window.get(id) ?? -Infinity) >= from);
}
function recordUndated({ undated, undatedWalk, isUndatedCut }, read, scan) {
    if (!read || (undated !== undefined && undated >= read.walk.start))
        return { undated, undatedWalk, isUndatedCut };
    return read.end === 'paused' && !read.isAnew
        ? { undated, undatedWalk: { ...toWalkRecord(read.walk), tally: scan.tally }, isUndatedCut }
        : { undated: scan.start, undatedWalk: undefined, isUndatedCut: read.end !== 'ended' || undefined };
}
const latestScan = ({ scans }) => Object.values(scans).toSorted((a, b) => lastUse(b) - lastUse(a))[0];
const lastUse = ({ complete = 0, backlog }) => Math.max(complete, backlog?.start ?? 0);
function earliest(times) {
    const known = times.filter((time) => typeof time === 'number');
    return known.length === 0 ? undefined : known.reduce((a, b) => Math.min(a, b));
}
function describeUnreadIn(ledger, now) {
    const { exportNotBefore = 0, lastRun, queue = [] } = ledger;
    const { backlog, undatedWalk, complete = 0 } = latestScan(ledger) ?? {};
    const isPaused = exportNotBefore > now;
    const isBehind = queue.length > 0 && lastRun !== undefined && complete < lastRun.at;
    if (!isPaused && !isBehind && !(backlog ?? undatedWalk))
        return undefined;
    const next = isPaused ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `The first run after ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMinute */ .Yi)(exportNotBefore)}` : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `The next run`;
    const readTo = backlog?.start ?? complete;
    const isStuck = readTo > 0 && (lastRun?.starts[stuckAfter] ?? 0) > readTo;
    const since = isStuck ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) ` since ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMinute */ .Yi)(readTo)}; each run’s log says why.` : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) ` yet.`;
    return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `Part of the feedback has not been read${since} ${next} will continue.`;
}
const stuckAfter = 3;
function describeUndatedIn(ledger) {
    if (!latestScan(ledger)?.isUndatedCut)
        return undefined;
    const why = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `the last scan for it ended early, and that run’s log says why. It is repeated weekly.`;
    return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `Feedback without a date may be unread: ${why}`;
}
function findUnread(read, inputs) {
    const reason = findUnreadReason(read, inputs['max-export-requests']);
    if (!reason)
        return undefined;
    const reasons = {
        budget: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `\`max-export-requests\` (${inputs['max-export-requests']}) reached.`,
        limited: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `The service’s rate limit was reached; exports resume after ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMinute */ .Yi)(read.notBefore ?? 0)}.`,
        empty: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `The export returned too many pages in a row without a new entry.`,
        broken: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `The export could not be read to its end.`,
    };
    const { from } = read.walks.find(({ walk, end }) => walk.kind !== 'undated' && end !== 'ended')?.walk ?? {};
    const since = from === undefined ? '' : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) ` since ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMinute */ .Yi)(from)}`;
    const when = inputs['dry-run']
        ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `a dry run does not record where to continue.`
        : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `the next run will continue from there.`;
    return { reason, text: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `${reasons[reason]} Part of the feedback${since} is unread; ${when}` };
}
function findUnreadReason({ walks, requests, notBefore }, budget) {
    if (notBefore !== undefined)
        return 'limited';
    if (walks.some(({ end }) => end === 'paused'))
        return requests < budget ? 'empty' : 'budget';
    return walks.some(({ walk, end }) => end === 'broken' && walk.kind !== 'undated') ? 'broken' : undefined;
}
const endings = { ended: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) ``, paused: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `; more remains`, broken: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `; it ended early` };
function listWalks(plan, walks) {
    return walks.map(({ walk, end }, index) => {
        const pages = Math.max(0, walk.pages - (plan.walks[index]?.pages ?? 0));
        return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `${nameWalk(walk)}: ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(pages, 'page')}${endings[end]}.`;
    });
}
function nameWalk({ kind, from, start }) {
    if (kind === 'undated')
        return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `Scan for undated entries`;
    const begin = from === undefined ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `the beginning` : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .toInstant */ .fN)(from);
    return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `${kind === 'backlog' ? 'Backlog' : 'Feedback'} from ${begin} to ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .toInstant */ .fN)(start)}`;
}
const apart = _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .day */ .vd / 2;
const maxStarts = 11;
const minGap = 3.5 * _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .day */ .vd;
const muchLonger = 3;
function findGap(lastRun, now, from) {
    if (!lastRun)
        return undefined;
    const { at: since, starts } = lastRun;
    const distances = starts.slice(1).map((start, index) => (starts[index] ?? start) - start);
    const usual = distances.toSorted((a, b) => a - b)[Math.floor(distances.length / 2)] ?? 0;
    if (now - since <= Math.max(minGap, muchLonger * usual))
        return undefined;
    return { since, until: now, covered: from > since ? from : undefined };
}
function noteRun(lastRun, now, gap) {
    const { at, starts, gap: earlier } = lastRun ?? { at: now, starts: [] };
    const isApart = starts[0] === undefined || now - starts[0] >= apart;
    return {
        at: Math.max(at, now),
        starts: isApart ? [now, ...starts].slice(0, maxStarts) : starts,
        gap: gap?.since === at ? gap : earlier,
    };
}
const remedy = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `run once with a longer \`max-age\` to collect it.`;
const shownFor = 7 * _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .day */ .vd;
function describeGap({ since, until, covered }) {
    const days = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(Math.max(1, Math.floor((until - since) / _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .day */ .vd)), 'day');
    const when = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `between ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMinute */ .Yi)(since)} and ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMinute */ .Yi)(until)}`;
    const missed = covered === undefined
        ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `Nothing was missed: \`max-age\` reaches back beyond that period.`
        : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `Feedback left before ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMinute */ .Yi)(covered)} was missed, because \`max-age\` goes back no further; ${remedy}`;
    return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `No run collected feedback for ${days}, ${when}. ${missed}`;
}
function describeGapIn(lastRun, latest) {
    const gap = lastRun?.gap;
    return !gap || latest - gap.until > shownFor ? undefined : describeGap(gap);
}


/***/ }),

/***/ 8604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vd: () => (/* binding */ buildTrends),
/* harmony export */   yn: () => (/* binding */ countWalks)
/* harmony export */ });
/* unused harmony exports countFeedback, weekOf, buildWeeks, buildOutcomes */
/* harmony import */ var _fixes_fix_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8747);
/* harmony import */ var _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9432);
/* harmony import */ var _pages_entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8563);
/* harmony import */ var _text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8350);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5069);





const tallyPages = 500;
const tallyWeeks = 26;
function countWalks({ tally, partial }, { candidates, votes, undated }, walks) {
    const latest = walks.find(({ walk, end }) => walk.kind === 'window' && end === 'ended');
    const addLatest = (sum) => (latest ? countFeedback(sum, { candidates, votes }, latest.walk.start) : sum);
    const complete = latest ? { complete: addLatest(tally) } : {};
    const whole = walks.find(({ walk }) => walk.kind === 'undated');
    if (!whole || !undated || whole.end === 'broken')
        return complete;
    const brought = (items) => items.filter(({ id }) => undated.has(id));
    const seen = { candidates: brought(candidates), votes: brought(votes) };
    const before = partial?.start === whole.walk.start ? partial.tally : undefined;
    const all = { ...(before ?? nothing), countedTo: -Infinity };
    const sum = countFeedback(all, seen, whole.walk.start);
    const both = addLatest({ ...sum, countedTo: Math.max(before?.countedTo ?? 0, whole.walk.start) });
    return whole.end === 'ended' ? { complete: both } : { ...complete, partial: both };
}
const nothing = { countedTo: 0, pages: {}, weeks: {} };
function countFeedback(before, { candidates, votes }, start) {
    const pages = new Map(Object.entries(before.pages));
    const weeks = new Map(Object.entries(before.weeks));
    const isNew = (at) => {
        const time = at ?? -Infinity;
        return time >= before.countedTo && time < start;
    };
    for (const at of candidates.map(_pages_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .readTime */ .a)) {
        if (at !== null && isNew(at))
            weeks.set(weekOf(at), (weeks.get(weekOf(at)) ?? 0) + 1);
    }
    for (const { page, vote, at } of votes) {
        if (!isNew(at))
            continue;
        const counts = pages.get(page) ?? { up: 0, down: 0, silent: 0 };
        pages.set(page, { ...counts, [vote]: counts[vote] + 1 });
    }
    const weight = ([, { up, down, silent }]) => down * 4 + up + silent;
    const busiest = [...pages].sort((a, b) => weight(b) - weight(a) || (a[0] < b[0] ? -1 : 1)).slice(0, tallyPages);
    const latest = [...weeks].sort(([a], [b]) => (a < b ? 1 : -1)).slice(0, tallyWeeks);
    return { countedTo: start, pages: Object.fromEntries(busiest), weeks: Object.fromEntries(latest) };
}
function weekOf(time) {
    const date = new Date(Math.max(time, 0));
    date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
    return date.toISOString().slice(0, 10);
}
const maxPages = 10;
const maxWeeks = 12;
const maxBar = 20;
function buildTrends({ ledger }, budget) {
    return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .details */ .zH)((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `Trends`, [
        ...(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .introduce */ .o2)((0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `Complaints per week (from Monday), up to the latest run:`, buildWeeks(ledger.tally)),
        ...(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .introduce */ .o2)((0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `How fixes ended:`, buildOutcomes(ledger.outcomes)),
        ...(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .introduce */ .o2)((0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `Votes:`, buildVotes(ledger, budget)),
    ]);
}
function buildWeeks({ weeks, countedTo }) {
    const dates = Object.keys(weeks).filter((week) => /^\d{4}-\d\d-\d\d$/.test(week));
    const [first] = dates.sort();
    const latest = Array.from({ length: maxWeeks }, (_, ago) => weekOf(countedTo - ago * 7 * _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .day */ .vd));
    const shown = latest.filter((monday) => first !== undefined && monday >= first).reverse();
    const countOf = (monday) => weeks[monday] ?? 0;
    const most = shown.reduce((max, monday) => Math.max(max, countOf(monday)), 1);
    return shown.length === 0 ? [] : (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .columns */ .YB)(shown.map((monday) => drawBar(monday, countOf(monday), most)));
}
function drawBar(monday, number, most) {
    const label = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .formatDayOfYear */ .Ul)(Date.parse(monday));
    const space = label.length < 6 ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) ` ` : '';
    const bar = Array.from({ length: Math.ceil((number / most) * maxBar) }, () => (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `█`);
    return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `${space}${label}  ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .joinLines */ .cT)(bar, '')}${number === 0 ? '' : ' '}${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .formatNumber */ .ZV)(number)}`;
}
function buildOutcomes(outcomes) {
    const ended = _fixes_fix_js__WEBPACK_IMPORTED_MODULE_0__/* .fixStates */ .sQ.filter((state) => (outcomes[state] ?? 0) > 0);
    return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .bullets */ .e5)(ended.map((state) => (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `${_fixes_fix_js__WEBPACK_IMPORTED_MODULE_0__/* .states */ .xP[state].label}: ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .formatNumber */ .ZV)(outcomes[state] ?? 0)}`));
}
function buildVotes({ tally }, budget) {
    const pages = Object.entries(tally.pages).sort(([a, one], [b, other]) => other.down - one.down || other.silent - one.silent || (a < b ? -1 : 1));
    const toLine = ([page, { up, down, silent }]) => {
        const votes = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .omitZeros */ .BV)((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .formatNumber */ .ZV)(down)} down`, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .formatNumber */ .ZV)(up)} up`, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .formatNumber */ .ZV)(silent)} unspecified`);
        return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(page)}: ${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .dotted */ .Bs)(votes.map((each) => (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv)(each)))}`;
    };
    return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .bullets */ .e5)(pages.map(toLine), Math.min(budget, maxPages));
}


/***/ }),

/***/ 6932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BR: () => (/* binding */ moveFix),
/* harmony export */   IY: () => (/* binding */ rememberDone),
/* harmony export */   Ic: () => (/* binding */ applied),
/* harmony export */   Kw: () => (/* binding */ patchFixes),
/* harmony export */   LG: () => (/* binding */ mapValues),
/* harmony export */   M1: () => (/* binding */ addRepositories),
/* harmony export */   SR: () => (/* binding */ rescanUndated),
/* harmony export */   VD: () => (/* binding */ forgetFailures),
/* harmony export */   WZ: () => (/* binding */ resolveAll),
/* harmony export */   YJ: () => (/* binding */ forgetDone),
/* harmony export */   dT: () => (/* binding */ dropWishes),
/* harmony export */   dq: () => (/* binding */ askFor),
/* harmony export */   gH: () => (/* binding */ reopenWindow),
/* harmony export */   st: () => (/* binding */ pauseBy),
/* harmony export */   w9: () => (/* binding */ patchFix),
/* harmony export */   zS: () => (/* binding */ forFix)
/* harmony export */ });
/* harmony import */ var _after_merge_merged_commands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1621);
/* harmony import */ var _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9432);
/* harmony import */ var _fix_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8747);
/* harmony import */ var _queries_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(140);




const applied = (ledger, handled = {}) => ({ ledger, handled });
const resolveAll = (ledger, ids, as) => applied(ledger, Object.fromEntries(Array.from(ids, (id) => [id, as])));
function forFix(from, rule) {
    return (ledger, command) => {
        const fix = (0,_queries_js__WEBPACK_IMPORTED_MODULE_3__/* .findFix */ .DF)(ledger, command.fixId);
        return fix && from.includes(fix.state) ? rule(ledger, fix, command) : 'stale';
    };
}
const pauseBy = (field) => (ledger, { notBefore }) => (ledger[field] ?? 0) >= notBefore ? 'known' : applied({ ...ledger, [field]: notBefore });
function patchFix(ledger, fix, patch = {}) {
    return applied(patchFixes(ledger, ({ id }) => id === fix.id, { ...fix, ...patch }));
}
function patchFixes(ledger, is, patch) {
    return { ...ledger, fixes: ledger.fixes.map((fix) => (is(fix) ? { ...fix, ...patch } : fix)) };
}
function askFor(ledger, ids, list = 'asked') {
    return { ...ledger, [list]: [...new Set([...(ledger[list] ?? []), ...ids])].slice(-_ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .askedKept */ .NB) };
}
function moveFix(ledger, fix, state, now, patch = {}) {
    const forgotten = { completedAt: undefined, unreadableSince: undefined, lease: undefined };
    const moved = { ...fix, ...forgotten, ...patch, state, since: now };
    const isAnswered = _fix_js__WEBPACK_IMPORTED_MODULE_2__/* .states */ .xP[fix.state].jobless && !_fix_js__WEBPACK_IMPORTED_MODULE_2__/* .states */ .xP[state].jobless && moved.retried === undefined;
    const wished = proveByPull(isAnswered ? dropWishes(ledger, fix) : ledger, moved);
    const queue = wished.queue?.filter(({ id }) => !fix.entryIds.includes(id));
    const queued = state === 'uncertain' ? wished : { ...wished, queue };
    const rest = countOutcome(rememberDecision((0,_after_merge_merged_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .rememberMerge */ .K)(queued, moved), moved), fix, state);
    if (!(0,_queries_js__WEBPACK_IMPORTED_MODULE_3__/* .isClosed */ .Lx)(moved))
        return patchFix(rest, moved);
    const comments = state === 'declined' ? moved.comments : undefined;
    const kept = _fix_js__WEBPACK_IMPORTED_MODULE_2__/* .states */ .xP[state].keepsTopics ? moved.topics.slice(0, _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .topicsKept */ .VY) : [];
    const topics = kept.map((signatures) => signatures.slice(0, _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .signaturesKept */ .Cb));
    const counted = patchFix(rest, moved, { topics, comments }).ledger;
    const isFree = moved.retried !== undefined && state !== 'merged';
    if (isFree || _fix_js__WEBPACK_IMPORTED_MODULE_2__/* .states */ .xP[state].frees)
        return applied(reopenWindow(counted, moved, now));
    const settled = (0,_queries_js__WEBPACK_IMPORTED_MODULE_3__/* .listSettled */ .cS)(moved);
    const open = state === 'merged' ? (moved.rest ?? []) : [];
    const asking = open.length === 0 ? counted : reopenWindow(askFor(counted, open), moved, now);
    return resolveAll(rememberDone(asking, settled), settled, { fix: moved.id });
}
function proveByPull(ledger, { state, prLink, since }) {
    const isShown = _fix_js__WEBPACK_IMPORTED_MODULE_2__/* .states */ .xP[state].hasPull && prLink && since > (ledger.canary?.at ?? 0);
    return isShown ? { ...ledger, canary: undefined, goneOn: undefined } : ledger;
}
function dropWishes(ledger, { entryIds }) {
    const over = new Set(entryIds);
    const isLeft = (id) => !over.has(id);
    return { ...ledger, sendNow: ledger.sendNow?.filter(isLeft), asked: ledger.asked?.filter(isLeft) };
}
function countOutcome(ledger, before, state) {
    const outcomes = { ...ledger.outcomes };
    if (!_fix_js__WEBPACK_IMPORTED_MODULE_2__/* .states */ .xP[state].open)
        outcomes[state] = (outcomes[state] ?? 0) + 1;
    if ((0,_queries_js__WEBPACK_IMPORTED_MODULE_3__/* .isClosed */ .Lx)(before))
        outcomes[before.state] = Math.max(0, (outcomes[before.state] ?? 0) - 1);
    return { ...ledger, outcomes };
}
function reopenWindow(ledger, fix, at) {
    const { oldest } = fix;
    if (oldest === null)
        return rescanUndated(ledger);
    const reopen = (scan) => ({
        ...scan,
        oldestWaiting: Math.min(scan.oldestWaiting ?? oldest, oldest),
        reopened: { at, oldest: Math.min(scan.reopened?.oldest ?? oldest, oldest) },
    });
    return { ...ledger, scans: mapValues(ledger.scans, reopen) };
}
function rescanUndated(ledger) {
    return { ...ledger, scans: mapValues(ledger.scans, (scan) => ({ ...scan, undated: undefined })) };
}
function rememberDone(ledger, ids) {
    if (ids.length === 0)
        return ledger;
    const done = new Set(ids);
    const isLeft = (id) => !done.has(id);
    const votes = Object.entries(mapValues(ledger.votes, (kept) => kept.filter(isLeft)));
    return {
        ...forgetFailures(dropWishes(ledger, { entryIds: ids }), done),
        flagged: ledger.flagged?.filter(({ id }) => isLeft(id)),
        scans: mapValues(ledger.scans, (scan) => ({ ...scan, done: [...new Set([...scan.done, ...ids])].sort() })),
        queue: ledger.queue?.filter(({ id }) => isLeft(id)),
        votes: Object.fromEntries(votes.filter(([, kept]) => kept.length > 0)),
    };
}
function forgetFailures(ledger, ids) {
    const isLeft = (id) => !ids.has(id);
    return {
        ...ledger,
        openRuns: mapValues(ledger.openRuns, (run) => ({ ...run, failed: run.failed.filter(isLeft) })),
        attempts: Object.fromEntries(Object.entries(ledger.attempts).filter(([id]) => isLeft(id))),
    };
}
function forgetDone(ledger, ids, restart) {
    const undated = restart ? { undated: undefined, undatedWalk: undefined } : {};
    return mapValues(ledger.scans, (scan) => ({ ...scan, ...undated, done: scan.done.filter((id) => !ids.has(id)) }));
}
function mapValues(values, change) {
    return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
}
function rememberDecision(ledger, { id: fixId, state, retried, since: at, pages, topics }) {
    const others = ledger.declined.filter((topic) => topic.fixId !== fixId);
    const declined = state === 'declined' && retried === undefined ? topics : [];
    const own = declined.map((signatures) => ({ fixId, at, pages, signatures }));
    return { ...ledger, declined: [...own, ...others].slice(0, _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .recentDeclined */ .gd) };
}
const maxRepositories = 20;
function addRepositories(ledger, names = []) {
    const repositories = new Map(Object.entries(ledger.repositories));
    for (const name of names) {
        const known = [...repositories.keys()].find((other) => other.toLowerCase() === name.toLowerCase());
        if (!known && repositories.size >= maxRepositories)
            continue;
        repositories.set(known ?? name, { ...repositories.get(known ?? name), receives: true });
    }
    return { ...ledger, repositories: Object.fromEntries(repositories) };
}


/***/ }),

/***/ 8625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gk: () => (/* binding */ describeReason),
/* harmony export */   Mm: () => (/* binding */ pullList),
/* harmony export */   QO: () => (/* binding */ describeTitle),
/* harmony export */   _b: () => (/* binding */ describeReturn),
/* harmony export */   a_: () => (/* binding */ showPages),
/* harmony export */   gA: () => (/* binding */ explainOnePr),
/* harmony export */   h5: () => (/* binding */ showJob)
/* harmony export */ });
/* harmony import */ var _issue_report_links_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2928);
/* harmony import */ var _text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8350);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5069);
/* harmony import */ var _fix_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8747);




const showPages = (pages) => (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .listWithin */ .oY)(pages, _text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY, 2);
const describeTitle = ({ title }) => (title ? (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `“${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(title)}”` : []);
function explainOnePr({ fixes, pages, topics, judged, voteEntries, entryIds }) {
    if (voteEntries === entryIds.length)
        return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `votes only`;
    if (fixes.some(({ key }) => key.startsWith('shared-')))
        return pages.length > 1 ? (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `same complaint on ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(pages.length, 'page')}` : [];
    return topics.length > 1 && !judged?.topics ? (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(topics.length, 'topic')}` : [];
}
function describeReturn({ fixes }, links) {
    const { returns } = fixes.find((fix) => fix.returns) ?? {};
    if (!returns)
        return [];
    const earlier = returns.prLink ? (0,_issue_report_links_js__WEBPACK_IMPORTED_MODULE_0__/* .linkPull */ .IA)(returns, links) : (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `an earlier fix`;
    return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `complaint returned after ${earlier}`;
}
const describeReason = ({ reason }) => (reason ? (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)((0,_fix_js__WEBPACK_IMPORTED_MODULE_3__/* .describeFixReason */ .Lq)(reason)) : []);
const showJob = ({ job }) => (job ? (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `job ${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(job.id, 40)}` : []);
const roomForLinks = 19_000;
function pullList(groups, toItem, links, budget) {
    const shown = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .items */ .ld)(groups.slice(0, budget).map(toItem));
    const beyond = groups.slice(budget).map((group) => (0,_issue_report_links_js__WEBPACK_IMPORTED_MODULE_0__/* .linkPull */ .IA)(group, links));
    if (beyond.length === 0)
        return shown;
    let room = roomForLinks;
    const listed = beyond.filter((words) => {
        for (const node of words)
            room -= 'url' in node ? node.url.length + 14 : 'value' in node ? node.value.length + 2 : 0;
        return room >= 0;
    });
    const more = beyond.length - listed.length;
    const rest = more === 0 ? [] : (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) ` and ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(more)} more; a run’s report file lists them all`;
    return [...shown, ...(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)((0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Also ${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(listed)}${rest}`)];
}


/***/ }),

/***/ 5282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nh: () => (/* binding */ renewLeases),
/* harmony export */   t3: () => (/* binding */ fixRules),
/* harmony export */   x7: () => (/* binding */ judgeMessage)
/* harmony export */ });
/* unused harmony export succeedInRun */
/* harmony import */ var _github_github_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3474);
/* harmony import */ var _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9432);
/* harmony import */ var _ledger_resolution_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7968);
/* harmony import */ var _queue_job_cost_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2773);
/* harmony import */ var _queue_waiting_commands_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1494);
/* harmony import */ var _review_review_commands_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1256);
/* harmony import */ var _text_sanitise_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5610);
/* harmony import */ var _change_fix_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6932);
/* harmony import */ var _fix_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8747);
/* harmony import */ var _job_limits_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6648);
/* harmony import */ var _queries_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(140);











const sent = ['submitting', 'uncertain'];
const fixRules = {
    'fix-submitted': (ledger, submission, stateOf) => {
        if (!fits(ledger, submission, stateOf))
            return 'stale';
        const { fix } = submission;
        return (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .applied */ .Ic)(countCreation((0,_queue_waiting_commands_js__WEBPACK_IMPORTED_MODULE_4__/* .takeFromQueue */ .nl)({ ...ledger, fixes: [fix, ...ledger.fixes] }, fix.key), fix.at));
    },
    'fix-withdrawn': (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .forFix */ .zS)(sent, (ledger, fix) => {
        const reopened = (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .reopenWindow */ .gH)(uncountCreation(ledger, fix.at), fix, fix.lease ?? fix.at);
        return (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .applied */ .Ic)({ ...reopened, fixes: ledger.fixes.filter((other) => other.id !== fix.id) });
    }),
    'job-created': (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .forFix */ .zS)(sent, (ledger, fix, event) => {
        const job = { id: event.job.id, status: event.job.status };
        return (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .moveFix */ .BR)((0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .addRepositories */ .M1)(ledger, event.repositories), fix, 'active', event.now, { job, reason: undefined });
    }),
    'job-unanswered': (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .forFix */ .zS)(['submitting'], (ledger, fix, { error, now }) => (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .moveFix */ .BR)(ledger, fix, 'uncertain', now, { reason: { code: 'unanswered', error } })),
    'job-refused': (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .forFix */ .zS)(sent, (ledger, fix, { error, run, now }) => failFix(uncountCreation(ledger, fix.at), fix, { code: 'refused', error }, run, now)),
    'prompt-limited': (ledger, { longest, input, now }) => {
        if (longest >= input)
            return (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .applied */ .Ic)({ ...ledger, promptLimit: undefined });
        return (0,_queries_js__WEBPACK_IMPORTED_MODULE_10__/* .maxPrompt */ .tJ)(ledger, input, now) <= longest
            ? 'known'
            : (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .applied */ .Ic)({ ...ledger, promptLimit: { longest, input, at: now } });
    },
    'service-limited': (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .pauseBy */ .st)('notBefore'),
    'lease-expired': (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .forFix */ .zS)(['submitting'], (ledger, fix, { now }) => (fix.lease ?? 0) > now ? 'stale' : (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .moveFix */ .BR)(ledger, fix, 'uncertain', now, { reason: { code: 'run-ended' } })),
    'job-read': (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .forFix */ .zS)(['active', ..._fix_js__WEBPACK_IMPORTED_MODULE_8__/* .lateStates */ .D6], advanceByJob),
    'job-unreadable': (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .forFix */ .zS)(['active'], (before, fix, { error, found, now }) => {
        const ledger = found ? { ...before, jobPathVerified: true } : before;
        return miss(ledger, fix, now, _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .unreadableFor */ .LJ, { code: 'job-unreadable', error }, { code: 'job-lost', error });
    }),
    'pull-read': (ledger, event) => {
        const change = (0,_queries_js__WEBPACK_IMPORTED_MODULE_10__/* .listLinked */ .Cm)(ledger, event.prLink).reduce((before, fix) => {
            const next = followPull(before.ledger, fix, event);
            return next ? (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .applied */ .Ic)(next.ledger, { ...before.handled, ...next.handled }) : before;
        }, (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .applied */ .Ic)(ledger));
        return change.ledger === ledger ? 'known' : change;
    },
    'repository-moved': (ledger, { from, to }) => {
        const rename = (url, name, next) => url.replace(`/${name}/pull/`, `/${next}/pull/`);
        const fixes = ledger.fixes.map((fix) => {
            const { prLink } = fix;
            if (!prLink || !(0,_github_github_names_js__WEBPACK_IMPORTED_MODULE_0__/* .isHere */ .nw)(prLink, from))
                return fix;
            return { ...fix, prLink: { ...prLink, url: rename(prLink.url, prLink.repository, to), repository: to } };
        });
        const pastPulls = ledger.pastPulls?.map((url) => rename(url, from.toLowerCase(), to.toLowerCase()));
        const others = Object.entries(ledger.repositories).filter(([name]) => !(0,_github_github_names_js__WEBPACK_IMPORTED_MODULE_0__/* .isHere */ .nw)({ repository: from }, name));
        return (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .applied */ .Ic)((0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .addRepositories */ .M1)({ ...ledger, fixes, pastPulls, repositories: Object.fromEntries(others) }, [to]));
    },
    'pull-handed-over': (ledger, { prLink, now }) => {
        const isDue = (fix) => fix.prLink?.url === prLink.url && fix.handedOver === undefined;
        return (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .applied */ .Ic)((0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .patchFixes */ .Kw)(ledger, isDue, { handedOver: now }));
    },
    'pull-unreadable': (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .forFix */ .zS)(['proposed'], (ledger, fix, { now }) => miss(ledger, fix, now, _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .forgetUnreadable */ .ZN, { code: 'pull-unreadable' }, { code: 'pull-lost' })),
    'pull-adopted': (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .forFix */ .zS)(_fix_js__WEBPACK_IMPORTED_MODULE_8__/* .fixStates */ .sQ, (ledger, fix, { prLink, now }) => {
        if (!(0,_queries_js__WEBPACK_IMPORTED_MODULE_10__/* .isAdopting */ .rY)(fix) || (0,_queries_js__WEBPACK_IMPORTED_MODULE_10__/* .isClaimed */ .gg)(ledger, prLink))
            return 'stale';
        const change = { prLink, reason: undefined, retried: (0,_queries_js__WEBPACK_IMPORTED_MODULE_10__/* .isTaken */ .Ck)(ledger, fix) ? now : undefined };
        return (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .moveFix */ .BR)((0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .addRepositories */ .M1)(ledger, [prLink.repository]), fix, 'proposed', now, change);
    }),
    'pull-unclear': (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .forFix */ .zS)(['uncertain'], (ledger, fix, { prLink }) => {
        const repository = (0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_6__/* .toSafeText */ ._J)(prLink.repository);
        const claimed = (0,_queries_js__WEBPACK_IMPORTED_MODULE_10__/* .isClaimed */ .gg)(ledger, prLink) || undefined;
        const reason = { code: 'unclear-pull', repository, number: prLink.number, claimed };
        return JSON.stringify(reason) === JSON.stringify(fix.reason) ? 'known' : (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .patchFix */ .w9)(ledger, fix, { reason });
    }),
    'fix-freed': (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .forFix */ .zS)(['uncertain'], (ledger, fix, { now }) => (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .moveFix */ .BR)(ledger, fix, 'freed', now, { reason: { code: 'never-seen' } })),
    'fix-given-up': (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .forFix */ .zS)(['uncertain'], (ledger, fix, { now }) => {
        const reason = fix.reason?.code === 'unclear-pull' ? fix.reason : { code: 'unsettled' };
        return (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .moveFix */ .BR)(ledger, fix, 'given-up', now, { reason });
    }),
    'repository-read': (ledger, { name, readTo }) => {
        const known = ledger.repositories[name];
        if ((known?.readTo ?? 0) >= readTo)
            return 'known';
        const repositories = { ...ledger.repositories, [name]: { receives: false, ...known, readTo } };
        return (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .applied */ .Ic)({ ...ledger, repositories });
    },
    'run-closed': closeRun,
    'entries-given-up': (ledger, { entryIds, now }) => {
        const unasked = entryIds.filter((id) => !ledger.asked?.includes(id));
        return giveUp(ledger, unasked, now);
    },
    'message-intended': (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .forFix */ .zS)(['proposed'], (ledger, fix, { lease, now, limits }) => {
        const isHeld = ledger.paused !== undefined || (ledger.notBefore ?? 0) > now || (0,_job_limits_js__WEBPACK_IMPORTED_MODULE_9__/* .findSpent */ .uT)(ledger, limits, now);
        const last = (0,_queries_js__WEBPACK_IMPORTED_MODULE_10__/* .lastMessage */ .uY)(fix);
        if (isHeld || last?.state !== 'asked')
            return 'stale';
        return changeLast(countCreation(ledger, now), fix, { ...last, state: 'sending', at: now, lease });
    }),
    'message-ended': (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .forFix */ .zS)(_fix_js__WEBPACK_IMPORTED_MODULE_8__/* .fixStates */ .sQ, (ledger, fix, { to, status, now }) => {
        const last = (0,_queries_js__WEBPACK_IMPORTED_MODULE_10__/* .lastMessage */ .uY)(fix);
        const hasArrived = to === 'sent' || to === 'uncertain';
        if (last?.state !== 'sending' && (hasArrived || last?.state !== 'asked'))
            return 'stale';
        if (now !== undefined && (last.lease ?? 0) > now)
            return 'stale';
        const counted = hasArrived || last.state === 'asked' ? ledger : uncountCreation(ledger, last.at);
        if (to === 'dropped') {
            const isIts = ({ kind, target }) => kind === 'continue' && target === fix.id;
            const outcome = 'moved-on';
            const answers = counted.answers?.map((one) => (isIts(one.tick) ? { ...one, outcome } : one));
            return (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .patchFix */ .w9)({ ...counted, answers }, fix, { messages: fix.messages?.slice(0, -1) });
        }
        const message = { ...last, state: to, lease: undefined, status };
        if (to !== 'unsupported')
            return changeLast(counted, fix, message);
        const linked = new Set(fix.prLink && (0,_queries_js__WEBPACK_IMPORTED_MODULE_10__/* .listLinked */ .Cm)(counted, fix.prLink));
        const rest = fix.review?.judged.left;
        return changeLast((0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .patchFixes */ .Kw)(counted, (each) => linked.has(each), { rest }), { ...fix, rest }, message);
    }),
};
function fits(ledger, { fix, limits, declines }, stateOf) {
    const open = (0,_queries_js__WEBPACK_IMPORTED_MODULE_10__/* .listOpen */ .xO)(ledger, fix.at);
    const sharesPage = (other) => other.pages.some((page) => fix.pages.includes(page));
    const isSettled = (0,_queries_js__WEBPACK_IMPORTED_MODULE_10__/* .isTaken */ .Ck)(ledger, fix) || fix.entryIds.some((id) => !(0,_ledger_resolution_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnsettled */ .P4)(stateOf(id)));
    const isUnwanted = (0,_queries_js__WEBPACK_IMPORTED_MODULE_10__/* .isDismissed */ .gO)(ledger, fix) ||
        ledger.declined.some((topic) => !declines.includes(topic.fixId) && sharesPage(topic)) ||
        ledger.dismissedTopics?.some((topic) => !declines.includes(topic.of) && sharesPage(topic));
    const submitting = open.filter(({ state }) => state === 'submitting').length;
    if ((0,_queries_js__WEBPACK_IMPORTED_MODULE_10__/* .findFix */ .DF)(ledger, fix.id) || isSettled || open.some(sharesPage) || isUnwanted)
        return false;
    const wish = { asked: (0,_queries_js__WEBPACK_IMPORTED_MODULE_10__/* .isRequested */ .DQ)(ledger, fix), outOfTurn: (0,_queries_js__WEBPACK_IMPORTED_MODULE_10__/* .isTicked */ .DB)(ledger, fix) };
    return submitting < _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .submittingAtOnce */ .nT && !(0,_job_limits_js__WEBPACK_IMPORTED_MODULE_9__/* .findLimit */ .ZC)(ledger, wish, limits, fix.at);
}
function countCreation(ledger, at) {
    return { ...ledger, jobCreations: [...(0,_job_limits_js__WEBPACK_IMPORTED_MODULE_9__/* .recentCreations */ .Al)(ledger, at), at], jobsPerMonth: (0,_queue_job_cost_js__WEBPACK_IMPORTED_MODULE_3__/* .addJob */ .vO)(ledger, at, 1) };
}
function uncountCreation(ledger, at) {
    const first = ledger.jobCreations.indexOf(at);
    const jobCreations = ledger.jobCreations.filter((_, index) => index !== first);
    return { ...ledger, jobCreations, jobsPerMonth: (0,_queue_job_cost_js__WEBPACK_IMPORTED_MODULE_3__/* .addJob */ .vO)(ledger, at, -1) };
}
function renewLeases(ledger, run, lease) {
    return (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .patchFixes */ .Kw)(ledger, (fix) => fix.state === 'submitting' && fix.run === run, { lease });
}
function advanceByJob(before, found, { job, repositories, prLink, rejectedLink, push, run, now }) {
    if (found.state !== 'active' && !prLink)
        return 'stale';
    const ledger = { ...(0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .addRepositories */ .M1)(before, repositories), jobPathVerified: true };
    const reason = found.unreadableSince === undefined ? found.reason : undefined;
    const fix = { ...found, job: { id: job.id, status: job.status }, unreadableSince: undefined, reason };
    const succeed = (state, patch) => (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .moveFix */ .BR)(succeedInRun(ledger, run, now), fix, state, now, patch);
    if (prLink) {
        const isMerged = (0,_queries_js__WEBPACK_IMPORTED_MODULE_10__/* .listLinked */ .Cm)(ledger, prLink).some((other) => other.state === 'merged');
        return succeed(isMerged ? 'merged' : 'proposed', { prLink, reason: undefined });
    }
    const endUnchanged = (code, stop) => {
        const change = succeed('unchanged', { rejectedLink, reason: { code } });
        const { canary, goneOn = 0 } = change.ledger;
        if (!stop || canary || goneOn >= maxStops)
            return change;
        const first = { code: stop, fixId: fix.id, at: now, commit: push?.commit };
        return { ...change, ledger: { ...change.ledger, canary: first } };
    };
    if (rejectedLink !== undefined)
        return endUnchanged('rejected-link', 'unreadable-link');
    switch (job.status) {
        case 'active': {
            const isSame = found.job?.status === 'active' && found.unreadableSince === undefined;
            return isSame && before.jobPathVerified ? 'known' : (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .patchFix */ .w9)(ledger, fix, { completedAt: undefined });
        }
        case 'archived':
            return (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .moveFix */ .BR)(ledger, fix, 'archived', now, { reason: { code: 'archived' } });
        case 'failed':
            return failFix(ledger, fix, { code: 'agent-failed' }, run, now);
        case 'completed': {
            if (fix.completedAt === undefined)
                return (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .patchFix */ .w9)(ledger, fix, { completedAt: now });
            if (now - fix.completedAt < _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .secondPoll */ .YD)
                return 'stale';
            if (push?.kind === 'pushed')
                return endUnchanged('pushed', 'pushed');
            return endUnchanged('no-change', push?.kind === 'none' || (0,_queries_js__WEBPACK_IMPORTED_MODULE_10__/* .isProven */ .nn)(before) ? undefined : 'unknown');
        }
    }
}
function miss(ledger, fix, now, longest, first, last) {
    const since = fix.unreadableSince;
    if (since === undefined)
        return (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .patchFix */ .w9)(ledger, fix, { unreadableSince: now, reason: first });
    return now - since <= longest ? 'known' : (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .moveFix */ .BR)(ledger, fix, 'given-up', now, { reason: last });
}
function followPull(ledger, found, { state, now, ...read }) {
    const { title = found.title, closedAt = now, updatedAt = now } = read;
    const fix = title === found.title ? found : { ...found, title };
    const since = Math.min(now, closedAt);
    const isProposed = fix.state === 'proposed';
    if (state === 'merged' && (isProposed || fix.state === 'declined'))
        return (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .moveFix */ .BR)(ledger, fix, 'merged', since);
    if (state === 'closed' && isProposed)
        return (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .moveFix */ .BR)(ledger, fix, 'declined', since);
    if (state === 'open' && fix.state === 'declined' && updatedAt >= fix.since)
        return (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .moveFix */ .BR)(ledger, fix, 'proposed', now, { topics: (0,_queries_js__WEBPACK_IMPORTED_MODULE_10__/* .listDeclined */ .p$)(ledger, fix) });
    if (isProposed && fix.unreadableSince !== undefined)
        return (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .patchFix */ .w9)(ledger, fix, { unreadableSince: undefined, reason: undefined });
    return fix === found ? undefined : (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .patchFix */ .w9)(ledger, fix);
}
const maxStops = 2;
function failFix(ledger, fix, reason, run, now) {
    const { ledger: next } = (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .moveFix */ .BR)(ledger, fix, 'failed', now, { reason });
    const results = next.openRuns[run] ?? { at: now, failed: [], succeeded: false };
    const account = { ...results, failed: [...results.failed, ...fix.entryIds] };
    return (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .applied */ .Ic)({ ...next, openRuns: { ...next.openRuns, [run]: account } });
}
function succeedInRun(ledger, run, now) {
    const results = { at: now, failed: [], ...ledger.openRuns[run], succeeded: true };
    return { ...ledger, probeFirst: false, openRuns: { ...ledger.openRuns, [run]: results } };
}
function closeRun(ledger, { run, maxAttempts, now }) {
    const runs = Object.entries(ledger.openRuns);
    const over = runs.filter(([name, { at }]) => name === run || now - at > _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .day */ .vd);
    if (over.length === 0)
        return 'known';
    const attempts = new Map(Object.entries(ledger.attempts));
    let { probeFirst } = ledger;
    for (const [name, { failed, succeeded }] of over)
        if (succeeded)
            for (const id of failed)
                attempts.set(id, (attempts.get(id) ?? 0) + 1);
        else if (name === run && failed.length > 0)
            probeFirst = true;
    const openRuns = Object.fromEntries(runs.filter((one) => !over.includes(one)));
    const exhausted = [...attempts].filter(([, count]) => count >= maxAttempts).map(([id]) => id);
    return giveUp({ ...ledger, openRuns, attempts: Object.fromEntries(attempts), probeFirst }, exhausted, now);
}
function giveUp(ledger, entryIds, now) {
    const held = (0,_queries_js__WEBPACK_IMPORTED_MODULE_10__/* .heldEntries */ .iR)(ledger);
    const spent = new Set(entryIds.filter((id) => !held.has(id)));
    if (spent.size === 0)
        return (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .applied */ .Ic)(ledger);
    let next = ledger;
    let unshown = spent;
    for (const fix of [...ledger.fixes].sort((a, b) => b.since - a.since || b.at - a.at)) {
        const ids = new Set(fix.entryIds);
        if (fix.state !== 'failed' || !ids.isSubsetOf(unshown))
            continue;
        unshown = unshown.difference(ids);
        next = (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .moveFix */ .BR)(next, fix, 'given-up', now).ledger;
    }
    const { filteredCounts: counts } = next;
    const more = unshown.size === 0 ? {} : { 'given-up': (counts['given-up'] ?? 0) + unshown.size };
    const told = { ...next, filteredCounts: { ...counts, ...more } };
    return (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .resolveAll */ .WZ)((0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .rememberDone */ .IY)(told, [...spent]), spent, 'given-up');
}
function changeLast(ledger, fix, message) {
    return (0,_change_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .patchFix */ .w9)(ledger, fix, { messages: fix.messages?.with(-1, message) });
}
function judgeMessage(ledger, fix) {
    const { left = [], head } = fix.review?.judged ?? {};
    const isReadable = fix.state === 'proposed' && fix.job && fix.unreadableSince === undefined;
    if (!isReadable || fix.retried !== undefined || left.length === 0 || (0,_review_review_commands_js__WEBPACK_IMPORTED_MODULE_5__/* .findUnjudged */ .c)(ledger, fix))
        return 'moved-on';
    const last = (0,_queries_js__WEBPACK_IMPORTED_MODULE_10__/* .lastMessage */ .uY)(fix);
    if (last?.state === 'unsupported' || (0,_queries_js__WEBPACK_IMPORTED_MODULE_10__/* .countMessages */ .eY)(fix) >= _queries_js__WEBPACK_IMPORTED_MODULE_10__/* .maxMessages */ .Ze)
        return 'moved-on';
    if (last?.state === 'asked' || last?.state === 'sending')
        return 'already';
    return last && last.state !== 'refused' && last.head === head ? 'already' : undefined;
}


/***/ }),

/***/ 468:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BJ: () => (/* binding */ describeProblem),
/* harmony export */   DI: () => (/* binding */ isFailing),
/* harmony export */   F1: () => (/* binding */ listStuck),
/* harmony export */   Wi: () => (/* binding */ describeCanary),
/* harmony export */   X6: () => (/* binding */ buildDone),
/* harmony export */   ZT: () => (/* binding */ buildCanary),
/* harmony export */   b8: () => (/* binding */ buildProblems),
/* harmony export */   fB: () => (/* binding */ listInProgress),
/* harmony export */   o7: () => (/* binding */ buildActionNeeded),
/* harmony export */   o9: () => (/* binding */ listToReview),
/* harmony export */   t5: () => (/* binding */ buildInProgress),
/* harmony export */   vz: () => (/* binding */ listProblems)
/* harmony export */ });
/* harmony import */ var _checkboxes_boxes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5993);
/* harmony import */ var _checkboxes_tick_commands_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7262);
/* harmony import */ var _checkboxes_tick_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(961);
/* harmony import */ var _github_github_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3474);
/* harmony import */ var _issue_board_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6440);
/* harmony import */ var _issue_report_links_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2928);
/* harmony import */ var _issue_run_trouble_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6991);
/* harmony import */ var _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9432);
/* harmony import */ var _review_review_commands_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1256);
/* harmony import */ var _text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8350);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5069);
/* harmony import */ var _describe_fix_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8625);
/* harmony import */ var _fix_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8747);
/* harmony import */ var _queries_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(140);














function listToReview(ledger) {
    const dayOf = ({ oldestSince }) => Math.floor(oldestSince / _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .day */ .vd);
    const numberOf = ({ prLink }) => prLink?.number ?? 0;
    const groups = (0,_queries_js__WEBPACK_IMPORTED_MODULE_13__/* .groupByPull */ .EW)(ledger.fixes.filter((fix) => (0,_queries_js__WEBPACK_IMPORTED_MODULE_13__/* .sectionOf */ .ZE)(fix) === 'action-needed'));
    return groups.sort((a, b) => dayOf(a) - dayOf(b) || numberOf(a) - numberOf(b));
}
function buildActionNeeded(board, budget) {
    const groups = listToReview(board.ledger);
    const none = (0,_checkboxes_tick_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .needsApproval */ .vb)(board.ledger) ? [] : (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .paragraph */ .FY)((0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `No pull requests to review.`);
    const which = groups.length === 1 ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .safe */ .gB) `this pull request` : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .safe */ .gB) `each pull request, oldest first`;
    return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .section */ .uW)(2, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .safe */ .gB) `Action needed`, groups.length === 0 ? none : (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .paragraph */ .FY)((0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .say */ .cv)((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .safe */ .gB) `Merge or close ${which}.`)), (0,_describe_fix_js__WEBPACK_IMPORTED_MODULE_11__/* .pullList */ .Mm)(groups, (group) => buildReview(board, group), board.links, budget));
}
function buildReview({ ledger, showPages, links }, group) {
    const meta = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .dotted */ .Bs)([
        (0,_issue_board_js__WEBPACK_IMPORTED_MODULE_4__/* .describeAsking */ .TS)(group),
        (0,_describe_fix_js__WEBPACK_IMPORTED_MODULE_11__/* .explainOnePr */ .gA)(group),
        (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `open since ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .formatDay */ .im)(group.oldestSince)}`,
        describeReview(ledger, group, links),
        (0,_describe_fix_js__WEBPACK_IMPORTED_MODULE_11__/* .describeReturn */ ._b)(group, links),
        ...group.fixes.map(describeMessage),
    ]);
    const head = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .dotted */ .Bs)([(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .strong */ .ko)((0,_issue_report_links_js__WEBPACK_IMPORTED_MODULE_5__/* .linkPull */ .IA)(group, links)), showPages(group.pages)]);
    const isLeftOut = group.fixes.some(({ setAside }) => setAside);
    const close = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `Close this pull request; the remaining complaints will then be sent again.`;
    const name = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `pull request ${group.prLink?.number ?? 0}`;
    const inside = group.fixes.flatMap((fix) => [
        ...(0,_checkboxes_boxes_js__WEBPACK_IMPORTED_MODULE_0__/* .buildCommands */ .DL)(ledger, 'fix', fix.id, name, ['continue']),
        ...(0,_checkboxes_boxes_js__WEBPACK_IMPORTED_MODULE_0__/* .buildLeaveOut */ .CB)(ledger, fix),
    ]);
    const words = [head, (0,_describe_fix_js__WEBPACK_IMPORTED_MODULE_11__/* .describeTitle */ .QO)(group), (0,_issue_board_js__WEBPACK_IMPORTED_MODULE_4__/* .describeWords */ .zV)(group.words), meta, isLeftOut ? (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .strong */ .ko)(close) : []];
    return { words: (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .lines */ .Mn)(words), inside };
}
function describeMessage(fix) {
    const last = (0,_queries_js__WEBPACK_IMPORTED_MODULE_13__/* .lastMessage */ .uY)(fix);
    if (!last)
        return [];
    const on = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .formatDay */ .im)(last.at);
    const number = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `(${(0,_queries_js__WEBPACK_IMPORTED_MODULE_13__/* .countMessages */ .eY)(fix)} of ${_queries_js__WEBPACK_IMPORTED_MODULE_13__/* .maxMessages */ .Ze})`;
    const status = last.status ? (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) ` (${last.status})` : [];
    const asking = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `the agent is being asked to continue`;
    const said = {
        asked: asking,
        sending: asking,
        sent: (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `follow-up sent ${on} ${number}`,
        uncertain: (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `follow-up sent ${on}, without an answer: it may have arrived, and will not be sent again ${number}`,
        refused: (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `the service refused a follow-up ${on}${status}`,
        unsupported: (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `this service does not accept follow-ups; what is left will be sent once this pull request is merged`,
    };
    return said[last.state];
}
const verdicts = {
    clear: (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `🟢 harmless`,
    look: (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `🟡 needs a look`,
    block: (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `🔴 ${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .strong */ .ko)((0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `do not merge as is`)}`,
};
function describeReview(ledger, group, links) {
    const { judged } = group;
    const unjudged = (0,_review_review_commands_js__WEBPACK_IMPORTED_MODULE_8__/* .findUnjudged */ .c)(ledger, group);
    if (unjudged) {
        const since = judged ? (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) ` since ${(0,_issue_report_links_js__WEBPACK_IMPORTED_MODULE_5__/* .linkCommit */ .iu)(links, judged.head)}` : [];
        return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .strong */ .ko)((0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `not reviewed${since} (latest commit: ${(0,_issue_report_links_js__WEBPACK_IMPORTED_MODULE_5__/* .linkCommit */ .iu)(links, unjudged.head)})`);
    }
    if (!judged)
        return [];
    const { verdict, head, unanswered = 0, topics, unstarted, accepted } = judged;
    const but = verdict === 'clear' && accepted ? (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) ` except for ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .count */ .U9)(accepted, 'accepted finding')}` : [];
    const answered = topics
        ? (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `answers ${topics - unanswered} of ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .count */ .U9)(topics, 'topic')}`
        : describeUnanswered(judged);
    const check = unstarted ? (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `no check ran: ${_fix_js__WEBPACK_IMPORTED_MODULE_12__/* .notStarted */ .DY[unstarted]}` : [];
    return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .dotted */ .Bs)([(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `review of ${(0,_issue_report_links_js__WEBPACK_IMPORTED_MODULE_5__/* .linkCommit */ .iu)(links, head)}: ${verdicts[verdict]}${but}`, answered, check]);
}
function describeUnanswered({ unanswered = 0, topics } = {}) {
    if (unanswered === 0)
        return [];
    if (!topics)
        return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .count */ .U9)(unanswered, 'page')} not edited`;
    return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `${unanswered} of ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .count */ .U9)(topics, 'topic')} may not be answered`;
}
const recently = 14 * _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .day */ .vd;
function buildProblems(board, budget) {
    const { ledger, links } = board;
    const fixes = listProblems(ledger).map((fix) => buildRow(board, fix, describeProblem(fix, links)));
    return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .section */ .uW)(2, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .safe */ .gB) `Problems`, (0,_issue_run_trouble_js__WEBPACK_IMPORTED_MODULE_6__/* .buildTrouble */ .yJ)(ledger.trouble, links), isFailing(ledger) ? (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .paragraph */ .FY)((0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `${allFailed} ${_issue_run_trouble_js__WEBPACK_IMPORTED_MODULE_6__/* .nothingLost */ .g7}`) : [], (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .items */ .ld)(fixes, budget), buildWithoutPull(board, budget));
}
const allFailed = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .strong */ .ko)((0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `The last jobs to finish all failed, so the next run will send a single job first.`)} The reasons \
are listed below and in the service’s dashboard. If the service rejects the prompts, check ${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)('instructions')} and \
${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)('prompt-template')}.`;
function isFailing(ledger) {
    return ledger.probeFirst && listProblems(ledger).some(({ state }) => state === 'failed');
}
function listProblems(ledger) {
    const isRecent = (0,_queries_js__WEBPACK_IMPORTED_MODULE_13__/* .isRecentIn */ .FU)(ledger, recently);
    const isRetried = (0,_queries_js__WEBPACK_IMPORTED_MODULE_13__/* .isRetriedIn */ .xr)(ledger);
    return (0,_queries_js__WEBPACK_IMPORTED_MODULE_13__/* .newestFirst */ .ll)(ledger.fixes).filter((fix) => {
        const { state, retried } = fix;
        if ((0,_queries_js__WEBPACK_IMPORTED_MODULE_13__/* .sectionOf */ .ZE)(fix) !== 'problems' || (retried !== undefined && state !== 'proposed'))
            return false;
        return !(0,_queries_js__WEBPACK_IMPORTED_MODULE_13__/* .isClosed */ .Lx)(fix) || (isRecent(fix) && !(_fix_js__WEBPACK_IMPORTED_MODULE_12__/* .states */ .xP[state].frees && isRetried(fix)));
    });
}
function describeProblem(fix, links) {
    const { state, since, unreadableSince, prLink } = fix;
    const isPull = state === 'proposed';
    const reason = isPull ? [] : (0,_describe_fix_js__WEBPACK_IMPORTED_MODULE_11__/* .describeReason */ .Gk)(fix);
    const why = reason.length === 0 ? [] : (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) ` ${reason}`;
    const tell = (head, about, remedy) => [(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .strong */ .ko)((0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .say */ .cv)(head))} ${about}.${why}`, remedy];
    const on = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `on ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .formatDay */ .im)(since)}`;
    const unless = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `unless someone ticks “${_checkboxes_tick_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .boxTable */ .uL.retry.label}” on the tracking issue`;
    const edit = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `This feedback is not sent again ${unless}. If the readers are right, edit the page by hand.`;
    if (state === 'given-up')
        return tell((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .safe */ .gB) `Given up`, on, edit);
    const again = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `Its feedback will be sent again if the inputs still include it.`;
    if (state === 'failed')
        return tell((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .safe */ .gB) `Failed`, on, again);
    if (state === 'uncertain')
        return tell((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .safe */ .gB) `Unconfirmed:`, (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `sent on ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .formatDay */ .im)(fix.at)}`, explainUncertain(fix));
    if (unreadableSince === undefined)
        return [[], []];
    const end = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .formatDay */ .im)(unreadableSince + _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .unreadableFor */ .LJ);
    const lacks = prLink && (0,_github_github_names_js__WEBPACK_IMPORTED_MODULE_3__/* .isHere */ .nw)(prLink, links.repository)
        ? (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `It was deleted (then tick “${_checkboxes_tick_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .boxTable */ .uL['give-up'].label}”), or the job lacks ${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)('pull-requests: read')}.`
        : (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `Give the workflow a token that can read its repository.`;
    return tell((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .safe */ .gB) `Unreadable`, (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `since ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .formatDay */ .im)(unreadableSince)}: ${isPull ? (0,_issue_report_links_js__WEBPACK_IMPORTED_MODULE_5__/* .linkPull */ .IA)(fix, links) : (0,_describe_fix_js__WEBPACK_IMPORTED_MODULE_11__/* .showJob */ .h5)(fix)}`, isPull
        ? (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `${lacks} If it stays unreadable, its page is available for another fix from ${end} on.`
        : (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `Check ${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)('job-path')} and ${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)('api-key')}. If the job stays unreadable, the fix will be given up on ${end}.`);
}
function explainUncertain({ id, at, reason }) {
    const marker = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(`feedback-to-fix: ${id}`, 200);
    if (reason?.code !== 'unclear-pull')
        return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `Still looking for its pull request; meanwhile, its feedback is not sent again. \
If you know which one it is, add the line ${marker} to its description.`;
    if (!reason.claimed)
        return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `If it addresses this feedback, keep only the line ${marker} in its description; if not, remove that line.`;
    const end = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .formatDay */ .im)(at + _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .unreadableFor */ .LJ);
    return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `If it also addresses this feedback, leave it: this fix will be given up on ${end}, and its feedback will not be \
sent again. If not, remove the line ${marker} from its description.`;
}
function buildWithoutPull({ ledger, links, showPages, command }, budget) {
    const fixes = (0,_queries_js__WEBPACK_IMPORTED_MODULE_13__/* .newestFirst */ .ll)((0,_queries_js__WEBPACK_IMPORTED_MODULE_13__/* .listWithoutPull */ .Sw)(ledger));
    if (fixes.length === 0)
        return [];
    const toItem = (fix) => {
        const link = fix.rejectedLink === undefined ? [] : (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `returned ${(0,_issue_report_links_js__WEBPACK_IMPORTED_MODULE_5__/* .linkPull */ .IA)(fix, links)}`;
        return {
            inside: command(fix),
            words: (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .dotted */ .Bs)([showPages(fix.pages), (0,_describe_fix_js__WEBPACK_IMPORTED_MODULE_11__/* .showJob */ .h5)(fix), (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .say */ .cv)((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .formatDay */ .im)(fix.since)), link]),
        };
    };
    return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .details */ .zH)((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .safe */ .gB) `${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .count */ .U9)(fixes.length, 'job')} ended without a pull request in the last 30 days`, [
        ...(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .paragraph */ .FY)((0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `There are three possible reasons:`),
        ...(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .bullets */ .e5)(meanings),
        ...(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .introduce */ .o2)((0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `The jobs:`, (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .items */ .ld)(fixes.map(toItem), budget)),
    ]);
}
function listInProgress({ fixes }) {
    return (0,_queries_js__WEBPACK_IMPORTED_MODULE_13__/* .newestFirst */ .ll)(fixes.filter((fix) => (0,_queries_js__WEBPACK_IMPORTED_MODULE_13__/* .sectionOf */ .ZE)(fix) === 'in-progress')).reverse();
}
function buildRow({ showPages, command }, fix, below) {
    const words = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .lines */ .Mn)([(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .strong */ .ko)(showPages(fix.pages)), (0,_issue_board_js__WEBPACK_IMPORTED_MODULE_4__/* .describeWords */ .zV)(fix.words), ...below]);
    return { words, inside: command(fix) };
}
function listStuck(ledger) {
    const isUsual = (0,_queries_js__WEBPACK_IMPORTED_MODULE_13__/* .isRecentIn */ .FU)(ledger, _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .day */ .vd);
    return listInProgress(ledger).filter((fix) => !isUsual(fix));
}
function buildInProgress(board, budget) {
    const stuck = listStuck(board.ledger);
    const fixes = listInProgress(board.ledger).map((fix) => {
        const state = fix.state === 'submitting' ? (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `being sent` : (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `agent working since ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .formatDay */ .im)(fix.since)}`;
        const look = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `Look at ${(0,_describe_fix_js__WEBPACK_IMPORTED_MODULE_11__/* .showJob */ .h5)(fix)} in the service’s dashboard. If it is stuck, tick “${_checkboxes_tick_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .boxTable */ .uL['give-up'].label}”.`;
        return buildRow(board, fix, [(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .dotted */ .Bs)([state, (0,_issue_board_js__WEBPACK_IMPORTED_MODULE_4__/* .describeAsking */ .TS)(fix)]), stuck.includes(fix) ? look : []]);
    });
    return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .section */ .uW)(2, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .safe */ .gB) `In progress`, (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .items */ .ld)(fixes, budget));
}
const lately = 30 * _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .day */ .vd;
function buildDone({ ledger, links, showPages, command }, budget) {
    const closed = ledger.fixes.filter(_queries_js__WEBPACK_IMPORTED_MODULE_13__/* .isClosed */ .Lx);
    const recent = closed.filter((0,_queries_js__WEBPACK_IMPORTED_MODULE_13__/* .isRecentIn */ .FU)(ledger, lately));
    const others = new Set([...listProblems(ledger), ...(0,_queries_js__WEBPACK_IMPORTED_MODULE_13__/* .listWithoutPull */ .Sw)(ledger)]);
    const isRetried = (0,_queries_js__WEBPACK_IMPORTED_MODULE_13__/* .isRetriedIn */ .xr)(ledger);
    const groups = (0,_queries_js__WEBPACK_IMPORTED_MODULE_13__/* .groupByPull */ .EW)(recent.filter((fix) => !others.has(fix) && !isRetried(fix)));
    if (groups.length === 0)
        return [];
    const done = groups.map((group) => {
        const words = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .dotted */ .Bs)([
            (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `${_fix_js__WEBPACK_IMPORTED_MODULE_12__/* .states */ .xP[group.state].label} ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .formatDay */ .im)(group.since)}`,
            (0,_issue_report_links_js__WEBPACK_IMPORTED_MODULE_5__/* .linkPull */ .IA)(group, links),
            (0,_describe_fix_js__WEBPACK_IMPORTED_MODULE_11__/* .describeTitle */ .QO)(group),
            showPages(group.pages),
            describeUnanswered(findMerged(group)),
        ]);
        return { words, inside: group.fixes.slice(0, 1).flatMap(command) };
    });
    const left = groups.map(findMerged).reduce((sum, one) => sum + ((one?.topics && one.unanswered) ?? 0), 0);
    const note = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `Merged pull requests may not answer ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .count */ .U9)(left, 'topic')}: no matching change was found.`;
    const isCut = closed.length >= _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .closedKept */ .XN.most && recent.length === closed.length;
    return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .details */ .zH)((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .safe */ .gB) `Done in the last 30 days: ${isCut ? 'at least ' : ''}${countEnds(groups)}`, [
        ...(left === 0 ? [] : (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .paragraph */ .FY)(note)),
        ...(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .items */ .ld)(done, budget),
    ]);
}
function countEnds(groups) {
    const sum = (end) => groups.filter(({ state }) => state === end).length;
    const ends = _fix_js__WEBPACK_IMPORTED_MODULE_12__/* .fixStates */ .sQ.flatMap((end) => (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .omitZeros */ .BV)((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .safe */ .gB) `${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .formatNumber */ .ZV)(sum(end))} ${_fix_js__WEBPACK_IMPORTED_MODULE_12__/* .states */ .xP[end].label}`));
    return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .joinLines */ .cT)(ends, ', ');
}
const findMerged = ({ state, judged }) => (state === 'merged' ? judged : undefined);
const chapter = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .safe */ .gB) `“Choose how the agent publishes changes”`;
const setting = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .safe */ .gB) `the agent’s “review process” setting (see ${chapter} in the agent’s documentation)`;
const where = 'https://www.mintlify.com/docs/ai/agent#choose-how-the-agent-publishes-changes';
const open = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .safe */ .gB) `the service’s agent to open pull requests: on Mintlify, ${setting}.`;
const protect = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .safe */ .gB) `A branch rule that requires pull requests applies regardless of this setting.`;
const tick = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .safe */ .gB) `tick “${_checkboxes_tick_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .boxTable */ .uL['go-on'].label}”.`;
const meanings = [
    (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `There was nothing to change: the page already answers these readers. No action is needed.`,
    (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `The service pushes changes without opening pull requests, so the change is already on the site’s branch, and nobody has \
reviewed it. Set ${open} ${protect}`,
    (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `The agent gave up. The service’s dashboard says why; if the readers are right, edit the page by hand.`,
];
const stops = {
    pushed: [
        (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .safe */ .gB) `A job changed the documentation without a pull request, so nobody has reviewed the change.`,
        (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .safe */ .gB) `Set ${open} ${protect}`,
    ],
    unknown: [
        (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .safe */ .gB) `The first job ended without a pull request: there was nothing to change, or the service pushes changes without one.`,
        (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .safe */ .gB) `Look at the job in the service’s dashboard. If there was nothing to change, ${tick} If it changed the documentation, \
set ${open} ${protect}`,
    ],
    'unreadable-link': [
        (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .safe */ .gB) `A job returned a link that is not a pull request of this GitHub server.`,
        (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .safe */ .gB) `Run the Action where the agent opens its pull requests; content on GitLab or hosted by the service is not supported.`,
    ],
};
function describeCanary({ code }) {
    const [what, remedy] = stops[code];
    return { what: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .safe */ .gB) `${what} No more jobs are created.`, remedy: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .safe */ .gB) `${remedy} Then ${tick}` };
}
function buildCanary({ ledger, links }) {
    const { canary } = ledger;
    if (!canary)
        return [];
    const { what, remedy } = describeCanary(canary);
    const { pages = [], job, rejectedLink } = (0,_queries_js__WEBPACK_IMPORTED_MODULE_13__/* .findFix */ .DF)(ledger, canary.fixId) ?? {};
    const about = pages[0] ? (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) ` It was for ${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(pages[0])}, on ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_10__/* .formatDay */ .im)(canary.at)}.` : [];
    const which = job ? (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) ` Job: ${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(job.id, 40)}.` : [];
    const commit = canary.commit ? (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) ` Commit: ${(0,_issue_report_links_js__WEBPACK_IMPORTED_MODULE_5__/* .linkCommit */ .iu)(links, canary.commit)}.` : [];
    const link = rejectedLink === undefined ? [] : (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) ` Link: ${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(rejectedLink, 200)}.`;
    const help = canary.code === 'unreadable-link' ? [] : (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) ` ${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(where, 100)}`;
    return [
        ...(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .caution */ .uL)((0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .phrase */ .MZ) `${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .strong */ .ko)((0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .prose */ .CS)(what, 500))}${about}${which}${commit}${link} ${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .prose */ .CS)(remedy, 700)}${help}`),
        ...(0,_checkboxes_boxes_js__WEBPACK_IMPORTED_MODULE_0__/* .buildBoxes */ .mM)(ledger, 'project', _checkboxes_tick_record_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeProject */ .Xh, [], ['go-on']),
    ];
}


/***/ }),

/***/ 8747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D6: () => (/* binding */ lateStates),
/* harmony export */   DY: () => (/* binding */ notStarted),
/* harmony export */   KT: () => (/* binding */ storeLink),
/* harmony export */   Lq: () => (/* binding */ describeFixReason),
/* harmony export */   P3: () => (/* binding */ storeFix),
/* harmony export */   Wy: () => (/* binding */ labelOf),
/* harmony export */   XF: () => (/* binding */ readLink),
/* harmony export */   ZT: () => (/* binding */ acceptedSchema),
/* harmony export */   eo: () => (/* binding */ readFix),
/* harmony export */   jN: () => (/* binding */ newsKinds),
/* harmony export */   mg: () => (/* binding */ canaryFields),
/* harmony export */   pV: () => (/* binding */ fixSchema),
/* harmony export */   sQ: () => (/* binding */ fixStates),
/* harmony export */   wy: () => (/* binding */ toTitle),
/* harmony export */   xP: () => (/* binding */ states)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8816);
/* harmony import */ var _github_github_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3474);
/* harmony import */ var _ledger_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7383);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5069);
/* harmony import */ var _text_sanitise_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5610);





const newsKinds = ['pull-request', 'given-up', 'needs-person', 'reminder'];
const pull = { hasPull: true, news: 'pull-request' };
const released = { frees: true, keepsTopics: true };
const table = {
    submitting: { label: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `being sent`, open: true, section: 'in-progress', jobless: true },
    active: { label: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `in progress`, open: true, section: 'in-progress' },
    uncertain: { label: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `unconfirmed`, open: true, section: 'problems', jobless: true, news: 'needs-person' },
    proposed: { label: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `awaiting review`, open: true, section: 'action-needed', ...pull },
    merged: { label: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `merged`, ...pull },
    declined: { label: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `closed without merging`, ...pull },
    unchanged: { label: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `ended without a pull request`, keepsTopics: true },
    failed: { label: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `failed`, section: 'problems', ...released },
    archived: { label: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `archived by the service` },
    freed: { label: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `never confirmed`, jobless: true, ...released },
    'given-up': { label: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `given up`, section: 'problems', keepsTopics: true, news: 'given-up' },
};
const states = table;
const fixStates = Object.keys(table);
const lateStates = ['unchanged', 'archived'];
const labelOf = ({ state, unreadableSince }) => states[state].open && unreadableSince !== undefined ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `unreadable` : states[state].label;
const unreadable = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `a list of pull requests was unreadable, or too long to be read to its end.`;
const fixReasons = {
    'run-ended': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `The run that sent it ended before it could record the response.`,
    'rejected-link': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `The service returned a URL that is not a pull request on this GitHub server.`,
    archived: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `The service archived the job.`,
    'agent-failed': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `The agent reported an error.`,
    'no-change': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `The job completed without reporting a pull request.`,
    pushed: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `The job completed and changed the branch itself, without a pull request.`,
    'pull-unreadable': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `Its pull request was deleted, or this \`github-token\` cannot read it.`,
    'pull-lost': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `Its pull request could not be read for three months.`,
    'never-seen': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `There is no sign that the service ever accepted it; its complaints will be sent again.`,
    unsettled: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `It could not be confirmed within seven days that the service accepted it: ${unreadable}`,
    'by-person': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `Someone ticked “Give up” on the tracking issue.`,
    dismissed: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `This topic was dismissed on the tracking issue.`,
};
const fixReasonSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .discriminatedUnion */ .gMt('code', [
    zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n((0,_ledger_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .codesOf */ .MZ)(fixReasons)) }),
    zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['unanswered', 'refused', 'job-unreadable', 'job-lost']), error: _ledger_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f$ }),
    zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        code: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('unclear-pull'),
        repository: _ledger_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f$,
        number: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int(),
        claimed: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().optional(),
    }),
]);
function describeFixReason(reason) {
    if (reason.code === 'unclear-pull') {
        const also = reason.claimed ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `but belongs to another` : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `and others`;
        return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `Pull request ${reason.number} in ${reason.repository} names this fix ${also}.`;
    }
    if (!('error' in reason))
        return fixReasons[reason.code];
    return reason.code === 'job-lost' ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `Its job could not be read for seven days. ${reason.error}` : reason.error;
}
const toTitle = (raw) => (0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_3__/* .toSafeText */ ._J)(raw, 120) || undefined;
const unstarted = zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['skip-ci', 'conflict', 'unknown']);
const notStarted = {
    'skip-ci': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `its message skips workflows`,
    conflict: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `it has a merge conflict`,
    unknown: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .gB) `GitHub does not say why`,
};
const judgedSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    verdict: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['clear', 'look', 'block']),
    head: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    relied: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()).optional(),
    vetted: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    topics: _ledger_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .amount */ .vj.optional(),
    unanswered: _ledger_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .amount */ .vj.optional(),
    left: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()).optional(),
    accepted: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().positive().optional(),
    blamed: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()).optional(),
    files: (0,_ledger_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .dictionary */ .zz)(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()).optional(),
    unstarted: unstarted.optional(),
});
const reviewSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    state: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['quiet', 'intended', 'refused', 'written']),
    nonce: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    at: _ledger_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .time */ .kB,
    number: _ledger_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .ai,
    comment: _ledger_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .ai.optional(),
    judged: judgedSchema,
});
const messageSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    at: _ledger_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .time */ .kB,
    head: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    state: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['asked', 'sending', 'sent', 'uncertain', 'refused', 'unsupported']),
    lease: _ledger_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .time */ .kB.optional(),
    status: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().optional(),
});
const acceptedSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    key: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    rule: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    what: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    by: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    at: _ledger_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .time */ .kB,
});
const fixSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    key: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    attempt: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(),
    state: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(fixStates),
    pages: _ledger_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .pages */ .Bd,
    entryIds: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    distinctReaders: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(),
    agents: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().optional(),
    voteEntries: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().optional(),
    votes: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(),
    oldest: _ledger_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .time */ .kB.nullable(),
    topics: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())),
    words: _ledger_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .sharedWords */ .BA.optional(),
    turn: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['waited', 'outgrowing']).optional(),
    run: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    at: _ledger_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .time */ .kB,
    since: _ledger_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .time */ .kB,
    lease: _ledger_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .time */ .kB.optional(),
    job: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), status: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }).optional(),
    completedAt: _ledger_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .time */ .kB.optional(),
    unreadableSince: _ledger_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .time */ .kB.optional(),
    prLink: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    title: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().transform(toTitle).optional(),
    rejectedLink: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    reason: fixReasonSchema.optional(),
    notified: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(newsKinds)),
    retried: _ledger_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .time */ .kB.optional(),
    comments: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), at: _ledger_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .time */ .kB.nullable(), page: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int() })).optional(),
    setAside: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()).optional(),
    review: reviewSchema.optional(),
    messages: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(messageSchema).optional(),
    rest: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()).optional(),
    seen: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ head: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), at: _ledger_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .time */ .kB }).optional(),
    accepted: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(acceptedSchema).optional(),
    returns: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ fixId: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), prLink: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional() }).optional(),
    complaints: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ since: _ledger_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .time */ .kB.optional(), times: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_ledger_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .time */ .kB) }),
    handedOver: _ledger_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .time */ .kB.optional(),
});
function readFix({ returns, ...stored }, serverUrl) {
    const fix = readLink(stored, serverUrl);
    const rejectedLink = fix.prLink ? undefined : (stored.prLink ?? stored.rejectedLink);
    return { ...fix, rejectedLink, returns: returns && readLink(returns, serverUrl) };
}
function readLink(stored, serverUrl) {
    return { ...stored, prLink: (0,_github_github_names_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePullLink */ .dt)(stored.prLink ?? '', serverUrl) };
}
function storeLink(linked) {
    return { ...linked, prLink: linked.prLink?.url };
}
function storeFix({ rejectedLink, returns, ...fix }) {
    const stored = { ...storeLink(fix), returns: returns && storeLink(returns) };
    if (fix.prLink)
        return stored;
    return fix.state === 'unchanged' ? { ...stored, rejectedLink } : { ...stored, prLink: rejectedLink };
}
const canaryCode = zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['pushed', 'unknown', 'unreadable-link']);
const canaryFields = {
    canary: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ code: canaryCode, fixId: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), at: _ledger_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .time */ .kB, commit: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional() }).optional(),
    goneOn: _ledger_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .amount */ .vj.optional(),
};


/***/ }),

/***/ 6648:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Al: () => (/* binding */ recentCreations),
/* harmony export */   ZC: () => (/* binding */ findLimit),
/* harmony export */   uT: () => (/* binding */ findSpent)
/* harmony export */ });
/* harmony import */ var _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9432);
/* harmony import */ var _queue_job_cost_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2773);
/* harmony import */ var _queries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(140);



function findLimit(ledger, { asked, outOfTurn }, limits, now) {
    const { sent = 0, 'max-jobs': most, 'max-open': limit } = limits;
    if (limits.approve && !asked && !limits['dry-run'])
        return { code: 'not-approved' };
    const held = (0,_queries_js__WEBPACK_IMPORTED_MODULE_2__/* .findBlock */ .P_)(ledger, now, limits.paused) ?? findSpent(ledger, limits, now);
    if (held)
        return held;
    const open = (0,_queries_js__WEBPACK_IMPORTED_MODULE_2__/* .listOpen */ .xO)(ledger, now);
    if (open.length + sent >= limit + Number(outOfTurn))
        return { code: 'max-open', limit };
    if (sent >= most)
        return { code: 'max-jobs', limit: most };
    return limits.onlyAsked && !asked ? { code: 'not-asked' } : undefined;
}
function findSpent(ledger, { sent = 0, 'max-jobs-per-month': limit }, now) {
    if (limit > 0 && (0,_queue_job_cost_js__WEBPACK_IMPORTED_MODULE_1__/* .countJobs */ .uq)(ledger, (0,_queue_job_cost_js__WEBPACK_IMPORTED_MODULE_1__/* .monthOf */ .GS)(now)) + sent >= limit)
        return { code: 'monthly-limit', limit, until: (0,_queue_job_cost_js__WEBPACK_IMPORTED_MODULE_1__/* .endOfMonth */ .p9)(now) };
    const isSpent = recentCreations(ledger, now).length + sent >= _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .creationsPerHour */ .yH;
    return isSpent ? { code: 'hourly-limit', limit: _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .creationsPerHour */ .yH } : undefined;
}
function recentCreations(ledger, now) {
    return ledger.jobCreations.filter((at) => now - at < _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .creationWindow */ .MB);
}


/***/ }),

/***/ 4297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hv: () => (/* binding */ matchPull),
/* harmony export */   ig: () => (/* binding */ isMarkedFor),
/* harmony export */   nW: () => (/* binding */ clockSkew),
/* harmony export */   x: () => (/* binding */ isPersonal),
/* harmony export */   xY: () => (/* binding */ hasMarker)
/* harmony export */ });
/* harmony import */ var _prompt_marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1321);
/* harmony import */ var _fix_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8747);
/* harmony import */ var _queries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(140);



const clockSkew = 60_000;
const isEnded = (fix) => (0,_queries_js__WEBPACK_IMPORTED_MODULE_1__/* .isClosed */ .Lx)(fix) && !(0,_queries_js__WEBPACK_IMPORTED_MODULE_1__/* .isAdopting */ .rY)(fix);
const hasMarker = (body) => (0,_prompt_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .findMarkers */ .Xh)(body).length > 0;
function isMarkedFor(fix, { own, createdAt, body }) {
    return own && createdAt >= fix.at - clockSkew && (0,_prompt_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .findMarkers */ .Xh)(body).includes(fix.id);
}
function isPersonal(fix, pull) {
    return pull.isByPerson && !isMarkedFor(fix, pull) && fix.review?.number !== fix.prLink?.number;
}
function matchPull(ledger, pull) {
    const isNamesake = ({ title, prLink }) => title !== undefined && prLink?.number === pull.link.number;
    const renamed = ledger.fixes.filter((one) => isNamesake(one) && one.title === (0,_fix_js__WEBPACK_IMPORTED_MODULE_0__/* .toTitle */ .wy)(pull.title));
    const linked = pull.own ? [...(0,_queries_js__WEBPACK_IMPORTED_MODULE_1__/* .listLinked */ .Cm)(ledger, pull.link), ...renamed] : [];
    const first = linked.find(({ review }) => review?.number === pull.link.number) ?? linked[0];
    if (first)
        return { kind: 'linked', fix: first };
    const fix = ledger.fixes.find((each) => isMarkedFor(each, pull));
    const isAlone = (0,_prompt_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .findMarkers */ .Xh)(pull.body).length === 1;
    const isReviewed = ({ prLink, review }) => !prLink && review?.number === pull.link.number;
    const reviewed = pull.own ? ledger.fixes.find(isReviewed) : undefined;
    if (reviewed) {
        const isMarked = isAlone && reviewed === fix && !isEnded(fix);
        return { kind: isMarked ? 'marked' : 'reviewed', fix: reviewed };
    }
    const isReopened = pull.own && hasMarker(pull.body) && (0,_queries_js__WEBPACK_IMPORTED_MODULE_1__/* .isPast */ .R6)(ledger, pull.link);
    if (!fix)
        return isReopened ? { kind: 'unclear', why: 'ended' } : { kind: 'none' };
    if (!isAlone)
        return { kind: 'unclear', why: 'several-markers' };
    if (isNamesake(fix))
        return { kind: 'linked', fix };
    if (fix.prLink || fix.review || (0,_queries_js__WEBPACK_IMPORTED_MODULE_1__/* .isPast */ .R6)(ledger, pull.link))
        return { kind: 'unclear', why: 'other-pull' };
    return isEnded(fix) ? { kind: 'unclear', why: 'ended' } : { kind: 'marked', fix };
}


/***/ }),

/***/ 4437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ markTold),
/* harmony export */   d: () => (/* binding */ pendingNews)
/* harmony export */ });
/* harmony import */ var _fix_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8747);
/* harmony import */ var _queries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(140);


const onPull = ['pull-request', 'reminder'];
function pendingNews({ fixes, pastPulls = [] }, remindBefore = -Infinity) {
    const nameOf = (fix, news) => `${news} ${(onPull.includes(news) && (0,_queries_js__WEBPACK_IMPORTED_MODULE_1__/* .pullOf */ .pv)(fix)) || fix.id}`;
    const told = new Set([
        ...fixes.flatMap((fix) => fix.notified.map((news) => nameOf(fix, news))),
        ...pastPulls.map((url) => `pull-request ${url}`),
    ]);
    const found = new Map();
    for (const fix of fixes) {
        const { news: own } = _fix_js__WEBPACK_IMPORTED_MODULE_0__/* .states */ .xP[fix.state];
        const isWaiting = fix.state === 'proposed' && fix.unreadableSince === undefined && fix.since <= remindBefore;
        const news = own && told.has(nameOf(fix, own)) ? isWaiting && 'reminder' : own;
        const name = news && nameOf(fix, news);
        if (name && !told.has(name) && !found.has(name))
            found.set(name, { fixId: fix.id, news });
    }
    return [...found.values()];
}
function markTold({ fixes }, news) {
    return fixes.map((fix) => {
        const own = news.flatMap((one) => (one.fixId === fix.id ? one.news : []));
        return { ...fix, notified: [...fix.notified, ...own] };
    });
}


/***/ }),

/***/ 140:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $C: () => (/* binding */ countPending),
/* harmony export */   $K: () => (/* binding */ findBlamed),
/* harmony export */   Ck: () => (/* binding */ isTaken),
/* harmony export */   Cm: () => (/* binding */ listLinked),
/* harmony export */   DB: () => (/* binding */ isTicked),
/* harmony export */   DF: () => (/* binding */ findFix),
/* harmony export */   DQ: () => (/* binding */ isRequested),
/* harmony export */   EW: () => (/* binding */ groupByPull),
/* harmony export */   FU: () => (/* binding */ isRecentIn),
/* harmony export */   Lx: () => (/* binding */ isClosed),
/* harmony export */   P_: () => (/* binding */ findBlock),
/* harmony export */   R6: () => (/* binding */ isPast),
/* harmony export */   Sw: () => (/* binding */ listWithoutPull),
/* harmony export */   ZE: () => (/* binding */ sectionOf),
/* harmony export */   ZV: () => (/* binding */ latestTime),
/* harmony export */   Ze: () => (/* binding */ maxMessages),
/* harmony export */   cS: () => (/* binding */ listSettled),
/* harmony export */   eX: () => (/* binding */ goesAlone),
/* harmony export */   eY: () => (/* binding */ countMessages),
/* harmony export */   gO: () => (/* binding */ isDismissed),
/* harmony export */   gg: () => (/* binding */ isClaimed),
/* harmony export */   iR: () => (/* binding */ heldEntries),
/* harmony export */   j6: () => (/* binding */ widenFix),
/* harmony export */   ll: () => (/* binding */ newestFirst),
/* harmony export */   n0: () => (/* binding */ holdsEntries),
/* harmony export */   nT: () => (/* binding */ isOpen),
/* harmony export */   nn: () => (/* binding */ isProven),
/* harmony export */   p$: () => (/* binding */ listDeclined),
/* harmony export */   pv: () => (/* binding */ pullOf),
/* harmony export */   rY: () => (/* binding */ isAdopting),
/* harmony export */   tJ: () => (/* binding */ maxPrompt),
/* harmony export */   tj: () => (/* binding */ listCommented),
/* harmony export */   uY: () => (/* binding */ lastMessage),
/* harmony export */   wT: () => (/* binding */ listToResolve),
/* harmony export */   xL: () => (/* binding */ countFailures),
/* harmony export */   xO: () => (/* binding */ listOpen),
/* harmony export */   xr: () => (/* binding */ isRetriedIn)
/* harmony export */ });
/* harmony import */ var _clusters_corpus_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7376);
/* harmony import */ var _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9432);
/* harmony import */ var _fix_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8747);



function isOpen({ state, unreadableSince = Infinity }, now) {
    return _fix_js__WEBPACK_IMPORTED_MODULE_2__/* .states */ .xP[state].open === true && !(state === 'proposed' && now - unreadableSince > _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .unreadableFor */ .LJ);
}
const listOpen = ({ fixes }, now) => fixes.filter((fix) => isOpen(fix, now));
const holdsEntries = (fix) => !_fix_js__WEBPACK_IMPORTED_MODULE_2__/* .states */ .xP[fix.state].frees && fix.retried === undefined;
const adopting = ['uncertain', 'freed', 'given-up'];
const isAdopting = ({ state, job, prLink }) => !job && !prLink && adopting.includes(state);
function sectionOf({ state, unreadableSince, reason }) {
    if (state === 'given-up' && (reason?.code === 'by-person' || reason?.code === 'dismissed'))
        return 'done';
    return _fix_js__WEBPACK_IMPORTED_MODULE_2__/* .states */ .xP[state].open && unreadableSince !== undefined ? 'problems' : _fix_js__WEBPACK_IMPORTED_MODULE_2__/* .states */ .xP[state].section;
}
const isClosed = (fix) => !_fix_js__WEBPACK_IMPORTED_MODULE_2__/* .states */ .xP[fix.state].open;
const isDismissed = ({ dismissed = [] }, group) => dismissed.some(({ entryIds }) => holdsAny(group, entryIds));
const findFix = (ledger, id) => ledger.fixes.find((fix) => fix.id === id);
const pullOf = ({ prLink }) => prLink?.url.toLowerCase();
const listLinked = ({ fixes }, prLink) => fixes.filter((fix) => pullOf(fix) === pullOf({ prLink }));
const isPast = ({ pastPulls = [] }, { url }) => pastPulls.includes(url.toLowerCase());
const isClaimed = (ledger, prLink) => isPast(ledger, prLink) || listLinked(ledger, prLink).length > 0;
const listDeclined = ({ declined }, { id }) => declined.filter(({ fixId }) => fixId === id).map(({ signatures }) => signatures);
function listHeld({ state, entryIds, rest = [] }) {
    return state === 'merged' ? entryIds.filter((id) => !rest.includes(id)) : entryIds;
}
const listSettled = (fix) => listHeld(fix).filter((id) => !fix.setAside?.includes(id));
const heldEntries = (ledger) => new Set(ledger.fixes.filter(holdsEntries).flatMap(listHeld));
const isTaken = ({ fixes }, fix) => fixes.some((other) => other.id !== fix.id && holdsEntries(other) && holdsAny(fix, listHeld(other)));
const listCommented = ({ fixes }) => fixes.flatMap(({ state, review }) => (state === 'proposed' && review && review.state !== 'quiet' ? review : []));
function latestTime({ fixes, scans }) {
    const scanned = Object.values(scans).map(({ complete = 0 }) => complete);
    return [...fixes.map(({ since }) => since), ...scanned].reduce((latest, time) => Math.max(latest, time), 0);
}
function isRecentIn(ledger, time) {
    const from = latestTime(ledger) - time;
    return ({ since }) => since >= from;
}
function listWithoutPull(ledger) {
    const isShown = isRecentIn(ledger, _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutPullShown */ .zx);
    return ledger.fixes.filter((fix) => fix.state === 'unchanged' && fix.retried === undefined && isShown(fix));
}
function isProven({ fixes, outcomes }) {
    return (outcomes.merged ?? 0) + (outcomes.declined ?? 0) > 0 || fixes.some(({ prLink }) => prLink);
}
const goesAlone = (ledger) => ledger.probeFirst || !isProven(ledger);
function findBlock(ledger, now, isIssueClosed) {
    const { notBefore = 0, jobPathVerified, paused, fixes } = ledger;
    if (isIssueClosed || paused !== undefined)
        return { code: 'paused' };
    if (notBefore > now)
        return { code: 'service-pause', until: notBefore };
    if (!jobPathVerified && fixes.some((fix) => isOpen(fix, now) && fix.state !== 'proposed'))
        return { code: 'job-path-unverified' };
    if (ledger.canary)
        return { code: 'no-pull' };
    const isUnderWay = fixes.some(({ state, at }) => {
        const { open, hasPull } = _fix_js__WEBPACK_IMPORTED_MODULE_2__/* .states */ .xP[state];
        return open && !hasPull && !(state === 'active' && now - at >= _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .day */ .vd);
    });
    return isUnderWay && !isProven(ledger) ? { code: 'canary' } : undefined;
}
function groupByPull(fixes) {
    const groups = Map.groupBy(newestFirst(fixes), (fix) => pullOf(fix) ?? fix);
    return [...groups.values()].map((group) => {
        const [newest] = group;
        return {
            ...newest,
            ...addUp(group),
            words: [...new Set(group.flatMap((fix) => fix.words ?? []))],
            fixes: group,
            oldestSince: (group.at(-1) ?? newest).since,
            judged: group.find(({ review }) => review)?.review?.judged,
        };
    });
}
function addUp(fixes) {
    const sum = (field) => fixes.reduce((total, fix) => total + (fix[field] ?? 0), 0);
    return {
        distinctReaders: sum('distinctReaders'),
        agents: sum('agents'),
        votes: sum('votes'),
        voteEntries: sum('voteEntries'),
        entryIds: [...new Set(fixes.flatMap((fix) => fix.entryIds))],
        pages: [...new Set(fixes.flatMap((fix) => fix.pages))],
        topics: fixes.flatMap((fix) => fix.topics),
    };
}
function newestFirst(fixes) {
    return fixes.toSorted((a, b) => b.since - a.since || (0,_clusters_corpus_js__WEBPACK_IMPORTED_MODULE_0__/* .byCode */ .VU)(a.pages[0] ?? '', b.pages[0] ?? '') || (0,_clusters_corpus_js__WEBPACK_IMPORTED_MODULE_0__/* .byCode */ .VU)(a.id, b.id));
}
function isRetriedIn({ fixes }) {
    const oldestFirst = fixes.toSorted((a, b) => a.at - b.at);
    const sent = new Map(oldestFirst.flatMap(({ entryIds, at }) => entryIds.map((id) => [id, at])));
    return ({ entryIds, setAside = [], at }) => entryIds.length > 0 && entryIds.every((id) => setAside.includes(id) || (sent.get(id) ?? 0) > at);
}
function listToResolve(ledger) {
    const open = new Set(ledger.merged.filter(({ resolved }) => !resolved).map(({ fixId }) => fixId));
    return groupByPull(ledger.fixes.filter(({ id, state }) => state === 'merged' && open.has(id)));
}
function holdsAny({ entryIds }, ids) {
    const own = new Set(entryIds);
    return ids.some((id) => own.has(id));
}
const isTicked = ({ sendNow = [] }, group) => holdsAny(group, sendNow);
const isRequested = ({ sendNow = [], asked = [] }, group) => holdsAny(group, [...sendNow, ...asked]);
function maxPrompt({ promptLimit }, input, now) {
    const isValid = promptLimit?.input === input && now - promptLimit.at < _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .promptLimitKept */ .U0;
    return isValid ? promptLimit.longest : input;
}
function countFailures({ attempts }, id) {
    return Object.hasOwn(attempts, id) ? (attempts[id] ?? 0) : 0;
}
function countPending(ledger, id) {
    return Object.values(ledger.openRuns).flatMap(({ failed }) => failed.filter((other) => other === id)).length;
}
const maxMessages = 2;
const lastMessage = ({ messages = [] }) => messages.at(-1);
const countMessages = ({ messages = [] }) => messages.filter(({ state }) => state === 'sent' || state === 'uncertain').length;
function widenFix(ledger, fix) {
    const fixes = fix.prLink ? newestFirst(listLinked(ledger, fix.prLink)) : [];
    if (fixes.length < 2)
        return fix;
    const all = addUp(fixes);
    const [oldest = null] = fixes.flatMap((each) => each.oldest ?? []).sort((a, b) => a - b);
    const at = fixes.reduce((latest, each) => Math.max(latest, each.at), 0);
    const comments = fixes.flatMap(({ pages, comments: own = [] }) => own.map((one) => ({ ...one, page: all.pages.indexOf(pages[one.page]) })));
    return { ...fix, ...all, comments, oldest, at };
}
function findBlamed(ledger, { prLink, review }) {
    const reviews = prLink ? listLinked(ledger, prLink).map((fix) => fix.review) : [review];
    return new Set(reviews.flatMap((one) => one?.judged.blamed ?? []));
}


/***/ }),

/***/ 6440:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C7: () => (/* binding */ listAsking),
/* harmony export */   NJ: () => (/* binding */ createBoard),
/* harmony export */   TS: () => (/* binding */ describeAsking),
/* harmony export */   zV: () => (/* binding */ describeWords)
/* harmony export */ });
/* harmony import */ var _checkboxes_boxes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5993);
/* harmony import */ var _clusters_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5117);
/* harmony import */ var _text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8350);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5069);
/* harmony import */ var _report_links_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2928);





const maxPages = 3;
const maxWords = 5;
function createBoard(ledger, view) {
    const oldestFirst = ledger.fixes.toSorted((a, b) => a.at - b.at);
    const files = new Map(oldestFirst.flatMap(({ review }) => Object.entries(review?.judged.files ?? {})));
    const show = (page) => (0,_report_links_js__WEBPACK_IMPORTED_MODULE_4__/* .linkPage */ .qn)(view.links, page, files.get(page));
    return {
        ...view,
        ledger,
        showPages: (pages) => (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .listWithin */ .oY)(pages, show, maxPages),
        command: (fix) => [
            ...(0,_checkboxes_boxes_js__WEBPACK_IMPORTED_MODULE_0__/* .buildCommands */ .DL)(ledger, 'fix', fix.id, nameFix(fix)),
            ...(0,_checkboxes_boxes_js__WEBPACK_IMPORTED_MODULE_0__/* .buildLeaveOut */ .CB)(ledger, fix),
        ],
    };
}
function nameFix({ pages, prLink }) {
    const pull = prLink ? (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `pull request ${prLink.number}` : [];
    return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .dotted */ .Bs)([pull, (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .listWithin */ .oY)(pages, _text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY, 1)]);
}
const minWords = 3;
function describeWords(words = []) {
    const telling = words.flatMap((word) => word.split(/\s+/)).filter((word) => !(0,_clusters_words_js__WEBPACK_IMPORTED_MODULE_1__/* .isFaint */ .rx)(word));
    const shown = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .dotted */ .Bs)(words.slice(0, maxWords).map((word) => (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv)(word)));
    return telling.length < minWords ? [] : (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Readers mention: ${shown}`;
}
const describeAsking = (asking) => (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv)((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joinLines */ .cT)(listAsking(asking), ', '));
function listAsking(asking) {
    return [...(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .describeReaders */ .We)(asking), ...(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .omitZeros */ .BV)((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(asking.votes, 'vote down', 'votes down'))];
}


/***/ }),

/***/ 8815:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ trustIssueAuthor),
/* harmony export */   R: () => (/* binding */ findIssue)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(728);
/* harmony import */ var _fixes_queries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(140);
/* harmony import */ var _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9432);
/* harmony import */ var _ledger_lost_ledger_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6572);
/* harmony import */ var _text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8350);
/* harmony import */ var _text_markdown_github_markdown_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1237);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5069);
/* harmony import */ var _hidden_line_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7201);
/* harmony import */ var _publish_issue_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3707);
/* harmony import */ var _report_links_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2928);
/* harmony import */ var _tracking_commands_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6978);











async function findIssue(world, session, inputs, edited) {
    const found = findVerified(world, session, inputs, edited);
    return inputs['dry-run'] ? found.catch(_errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .ignoreRefused */ .fr) : found;
}
async function findVerified(world, session, inputs, edited) {
    const known = () => inputs['tracking-issue'] ?? session.ledger.tracking.issue;
    const found = (known() ?? inputs['dry-run']) ? undefined : await findIntended(world, session, edited);
    const number = known();
    const issue = found ?? (number === undefined ? undefined : await world.tracking.getIssue(number));
    await verifyLedger(world, session, issue, inputs['ledger-branch']);
    const isOther = issue && session.ledger.tracking.issue !== issue.number;
    if (isOther)
        refuseForeign(issue, inputs['project-id']);
    const pulls = (0,_fixes_queries_js__WEBPACK_IMPORTED_MODULE_1__/* .listCommented */ .tj)(session.ledger).map(({ number }) => number);
    const author = issue?.isBot ? issue.author : undefined;
    if (session.snapshot)
        await world.ledger.verify(session.snapshot, { author, pulls });
    if (isOther && !inputs['dry-run'] && (edited ?? issue.number) === issue.number)
        await leave(world, session, issue.number).catch(_errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .ignoreKnown */ .Sd);
    return issue;
}
function refuseForeign(issue, project) {
    const lines = listLines(issue);
    if (lines.length === 0 || lines.some((line) => line.project === project))
        return;
    const what = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `Issue ${issue.number} is the tracking issue of another project.`;
    throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR(what, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `Name another in \`tracking-issue\`, or leave it out: each project needs its own.`);
}
async function leave({ tracking, place }, { ledger }, issue) {
    const { issue: former } = ledger.tracking;
    const left = former && (await tracking.findIssue(former));
    if (!left)
        return;
    const own = (0,_hidden_line_js__WEBPACK_IMPORTED_MODULE_7__/* .findOwnPart */ .$2)(left, undefined);
    if ((0,_hidden_line_js__WEBPACK_IMPORTED_MODULE_7__/* .parseHiddenLine */ .Ik)(own)?.project !== ledger.project)
        return;
    const kept = left.body.slice(0, left.body.length - own.length) + own.split('\n')[0];
    const now = (0,_report_links_js__WEBPACK_IMPORTED_MODULE_9__/* .linkIssue */ .mS)({ ...place, issue }, (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `issue ${issue}`);
    const words = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The feedback of this project is now tracked in ${now}. Boxes ticked here have no effect.`;
    await tracking.updateIssue(left.number, (0,_text_markdown_github_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .putBelow */ .Hm)(kept, (0,_text_markdown_github_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .serialise */ .GY)((0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .notice */ .lm)(words))));
}
async function findIntended(world, session, edited) {
    const { intent, author } = session.ledger.tracking;
    if (!intent)
        return undefined;
    const bearsNonce = ({ body }) => (0,_hidden_line_js__WEBPACK_IMPORTED_MODULE_7__/* .parseHiddenLine */ .Ik)(body)?.nonce === intent.nonce;
    const ticked = edited === undefined ? undefined : await world.tracking.findIssue(edited);
    if (ticked && bearsNonce(ticked) && (await world.tracking.recogniseOurs(author))(ticked))
        return ticked;
    if ((0,_tracking_commands_js__WEBPACK_IMPORTED_MODULE_10__/* .isAlive */ ._)(intent, world.now()))
        return undefined;
    await (0,_publish_issue_js__WEBPACK_IMPORTED_MODULE_8__/* .waitForLists */ .k$)(world, intent);
    const isOurs = await world.tracking.recogniseOurs(author);
    const ours = (await world.tracking.listIssues(intent.at - _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .listLag */ .DW)).filter(isOurs);
    const title = (0,_hidden_line_js__WEBPACK_IMPORTED_MODULE_7__/* .renderIssueTitle */ .GN)(session.ledger.project);
    const isCleared = (issue) => issue.title === title && listLines(issue).length === 0;
    const found = ours.find(bearsNonce) ?? ours.find(isCleared);
    if (!found)
        await session.record([{ type: 'intent-dropped', nonce: intent.nonce }]);
    return found;
}
const staleFor = 60_000;
const maxLines = 5;
async function verifyLedger(world, session, known, branch) {
    const { project, tracking } = session.ledger;
    const settled = session.exists && tracking.issue !== undefined && tracking.issue === known?.number;
    const listed = settled ? [] : await listOurs(world, session);
    const others = listed.filter(({ number }) => number !== known?.number);
    const claims = [known ?? [], others]
        .flat()
        .flatMap((issue) => listLines(issue).map((line) => ({ issue, line })))
        .filter(({ line }) => line.project === project)
        .sort((a, b) => b.line.sequence - a.line.sequence);
    for (const claim of claims)
        if (await holds(world, session, claim, branch))
            return;
    const cleared = others.find((issue) => listLines(issue).length === 0);
    if (cleared)
        throw (0,_ledger_lost_ledger_js__WEBPACK_IMPORTED_MODULE_3__/* .createUnknown */ .$9)(cleared.url);
}
function trustIssueAuthor(world, { ledger }, opener, concerns) {
    return {
        author: 'github-actions[bot]',
        async trusts({ login, isBot, isSigned }, history, isOurs) {
            const isOfWorkflow = history.some(({ isByWorkflow }) => isByWorkflow);
            if (!(concerns || isOfWorkflow))
                return true;
            const { issue: number } = ledger.tracking;
            if (number === undefined || login.toLowerCase() === opener)
                return false;
            const issue = await world.tracking.findIssue(number).catch(_errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .ignoreKnown */ .Sd);
            if (!issue)
                return false;
            if (issue.author === login && (isSigned || !(isBot || isOfWorkflow)))
                return true;
            const shown = new Set(listLines(issue).map(({ commit }) => commit));
            const isShown = history.some((commit) => commit.login === login && shown.has(commit.sha));
            return (isSigned || !isBot) && isShown && isOurs(issue);
        },
    };
}
async function holds(world, session, { issue, line }, branch) {
    for (const pause of world.now() - issue.updatedAt < staleFor ? [2000, 5000, 10_000, 15_000] : []) {
        if (!(0,_ledger_lost_ledger_js__WEBPACK_IMPORTED_MODULE_3__/* .isBehind */ .Jm)(session, line.sequence))
            break;
        await world.sleep(pause);
        await session.reload();
    }
    if (!(0,_ledger_lost_ledger_js__WEBPACK_IMPORTED_MODULE_3__/* .isBehind */ .Jm)(session, line.sequence) && !(await isForked(world, session, line)))
        return true;
    const held = await world.ledger.held(line);
    const { snapshot, exists, ledger } = session;
    const { author } = ledger.tracking;
    const isKnown = held === 'yes' || issue.author === author || (await world.tracking.recogniseOurs(author))(issue);
    const shown = { ...line, url: issue.url };
    const mayBeEdited = held === 'no' && exists && snapshot && line.commit;
    const isEdited = mayBeEdited && (await world.ledger.comesFrom(snapshot, line.commit));
    if (!isEdited && (held !== 'no' || isKnown))
        throw (0,_ledger_lost_ledger_js__WEBPACK_IMPORTED_MODULE_3__/* .createLost */ .ji)(session, shown, held !== 'no' && isKnown, branch);
    world.log.warning((0,_ledger_lost_ledger_js__WEBPACK_IMPORTED_MODULE_3__/* .describeForged */ .Be)(shown));
    return false;
}
const listLines = ({ body }) => (0,_hidden_line_js__WEBPACK_IMPORTED_MODULE_7__/* .parseHiddenLines */ .f6)(body).slice(0, maxLines);
async function isForked(world, { snapshot, ledger }, { sequence, commit }) {
    if (!snapshot || commit === '' || snapshot.history.includes(commit))
        return false;
    return ledger.sequence - sequence < world.ledger.depth && !(await world.ledger.comesFrom(snapshot, commit));
}
async function listOurs(world, { ledger: { project, tracking } }) {
    const title = (0,_hidden_line_js__WEBPACK_IMPORTED_MODULE_7__/* .renderIssueTitle */ .GN)(project);
    const issues = (await world.tracking.listIssues()).filter((issue) => {
        const lines = listLines(issue);
        return lines.length === 0 ? issue.title === title : lines.some((line) => line.project === project);
    });
    if (issues.length === 0)
        return [];
    return issues.filter(await world.tracking.recogniseOurs(tracking.author));
}


/***/ }),

/***/ 3707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  AV: () => (/* binding */ buildLinks),
  Ko: () => (/* binding */ createIssue),
  mp: () => (/* binding */ createLabels),
  KJ: () => (/* binding */ listUnrecorded),
  mk: () => (/* binding */ publish),
  k$: () => (/* binding */ waitForLists)
});

// EXTERNAL MODULE: ./build/checkboxes/handle-ticks.js
var handle_ticks = __webpack_require__(7967);
// EXTERNAL MODULE: ./build/errors/failure.js
var failure = __webpack_require__(728);
// EXTERNAL MODULE: ./build/github/github-names.js
var github_names = __webpack_require__(3474);
// EXTERNAL MODULE: ./build/ledger/ledger-limits.js
var ledger_limits = __webpack_require__(9432);
// EXTERNAL MODULE: ./build/text/markdown/github-markdown.js
var github_markdown = __webpack_require__(1237);
// EXTERNAL MODULE: ./build/text/safe-text.js
var safe_text = __webpack_require__(5069);
// EXTERNAL MODULE: ./build/text/sanitise.js
var sanitise = __webpack_require__(5610);
// EXTERNAL MODULE: ./build/after-merge/after-merge.js
var after_merge = __webpack_require__(7831);
// EXTERNAL MODULE: ./build/checkboxes/boxes.js
var boxes = __webpack_require__(5993);
// EXTERNAL MODULE: ./build/checkboxes/tick-commands.js
var tick_commands = __webpack_require__(7262);
// EXTERNAL MODULE: ./build/checkboxes/tick-record.js
var tick_record = __webpack_require__(961);
// EXTERNAL MODULE: ./build/feedback/scan.js
var scan = __webpack_require__(881);
// EXTERNAL MODULE: ./build/feedback/trends.js
var trends = __webpack_require__(8604);
// EXTERNAL MODULE: ./build/fixes/fix-sections.js
var fix_sections = __webpack_require__(468);
// EXTERNAL MODULE: ./build/fixes/queries.js
var queries = __webpack_require__(140);
// EXTERNAL MODULE: ./build/queue/job-cost.js
var job_cost = __webpack_require__(2773);
// EXTERNAL MODULE: ./build/queue/queued-section.js
var queued_section = __webpack_require__(7217);
// EXTERNAL MODULE: ./build/queue/waiting-commands.js
var waiting_commands = __webpack_require__(1494);
// EXTERNAL MODULE: ./build/queue/waiting-record.js
var waiting_record = __webpack_require__(4617);
// EXTERNAL MODULE: ./build/text/markdown/blocks.js
var blocks = __webpack_require__(8350);
// EXTERNAL MODULE: ./build/triage/reasons.js
var triage_reasons = __webpack_require__(6684);
;// CONCATENATED MODULE: ./build/triage/filtered-section.js




function buildFiltered({ ledger }, budget) {
    const reasons = Object.entries(ledger.filteredCounts)
        .filter(([, entries]) => entries > 0)
        .sort(([a, few], [b, many]) => many - few || (a < b ? -1 : 1));
    if (reasons.length === 0)
        return [];
    const all = reasons.reduce((sum, [, entries]) => sum + entries, 0);
    return (0,blocks/* details */.zH)((0,safe_text/* safe */.gB) `Filtered out: ${(0,safe_text/* count */.U9)(all, 'entry', 'entries')}`, [
        ...(0,blocks/* bullets */.e5)(reasons.map(([reason, entries]) => (0,blocks/* phrase */.MZ) `${(0,triage_reasons/* describeFiltered */.hh)(reason)} · ${(0,safe_text/* formatNumber */.ZV)(entries)}`)),
        ...(reasons.some(([reason]) => (0,triage_reasons/* isFlagged */.Hd)(reason) || reason === 'set-aside') ? buildFlagged(ledger, budget) : []),
    ]);
}
function buildFlagged(ledger, budget) {
    const { flagged = [] } = ledger;
    const toItem = (entry) => ({
        words: (0,blocks/* dotted */.Bs)([
            (0,blocks/* code */.aY)(entry.id, 40),
            (0,blocks/* code */.aY)(entry.page),
            (0,blocks/* phrase */.MZ) `${(0,triage_reasons/* describeFiltered */.hh)(entry.reason)} · ${(0,safe_text/* formatDay */.im)(entry.at)}`,
        ]),
        inside: (0,boxes/* buildCommands */.DL)(ledger, 'flagged', entry.id, (0,blocks/* code */.aY)(entry.id, 40)),
    });
    const read = (0,blocks/* phrase */.MZ) `A flagged entry is not sent unless someone approves it. Read it in the service’s dashboard first.`;
    const isAside = flagged.some(({ reason }) => reason === 'set-aside');
    const head = (0,blocks/* phrase */.MZ) `Recently flagged${isAside ? ' or set aside' : ''}:`;
    const list = (0,blocks/* introduce */.o2)(head, (0,blocks/* items */.ld)(flagged.map(toItem), budget));
    const older = (0,blocks/* phrase */.MZ) `To send an older one, start a run manually with its ID in ${(0,blocks/* code */.aY)('send-anyway')}.`;
    return [...(0,blocks/* paragraph */.FY)(read), ...list, ...(0,blocks/* paragraph */.FY)(older)];
}

// EXTERNAL MODULE: ./build/issue/board.js
var issue_board = __webpack_require__(6440);
// EXTERNAL MODULE: ./build/issue/hidden-line.js
var hidden_line = __webpack_require__(7201);
// EXTERNAL MODULE: ./build/issue/report-links.js
var report_links = __webpack_require__(2928);
// EXTERNAL MODULE: ./build/issue/run-trouble.js
var run_trouble = __webpack_require__(6991);
// EXTERNAL MODULE: ./build/issue/trouble-record.js
var trouble_record = __webpack_require__(8585);
;// CONCATENATED MODULE: ./build/issue/dashboard.js





















const maxDashboard = 30_000;
const maxAsking = 45_000;
const sections = [
    (board) => (0,blocks/* paragraph */.FY)((0,blocks/* strong */.ko)((0,blocks/* say */.cv)(buildHeadline(board)))),
    fix_sections/* buildCanary */.ZT,
    buildNotices,
    fix_sections/* buildActionNeeded */.o7,
    fix_sections/* buildProblems */.b8,
    fix_sections/* buildInProgress */.t5,
    queued_section/* buildQueued */.Sh,
    queued_section/* buildOutgrown */._q,
    after_merge/* buildMonthLine */.dA,
    fix_sections/* buildDone */.X6,
    buildFiltered,
    after_merge/* buildAfterMerge */.Ze,
    after_merge/* buildResolveList */.P7,
    trends/* buildTrends */.Vd,
    blocks/* rule */.Hu,
    boxes/* buildAccepted */.e9,
    boxes/* buildLatestTicks */.sI,
    (board) => (board.ledger.paused === undefined && !board.paused ? buildControls(board.ledger) : []),
    buildFooter,
];
function renderDashboard(ledger, view) {
    const { commit, nonce, longest = maxAsking } = view;
    const { project, sequence } = ledger;
    const board = (0,issue_board/* createBoard */.NJ)(ledger, view);
    const head = (0,hidden_line/* buildHiddenLine */.du)({ project, sequence, commit, nonce });
    const build = (budget) => [...head, ...sections.flatMap((section) => section(board, budget))];
    return (0,github_markdown/* fitRows */.zV)(build, Math.min(longest, (0,tick_commands/* needsApproval */.vb)(ledger) ? maxAsking : maxDashboard));
}
function buildFooter({ ledger, links, cost }) {
    const { workflowRun } = links;
    const { project, lastRun } = ledger;
    const heartbeat = (0,blocks/* dotted */.Bs)([
        lastRun ? (0,blocks/* phrase */.MZ) `Last run: ${(0,safe_text/* formatMinute */.Yi)(lastRun.at)}` : [],
        lastRun && workflowRun ? (0,report_links/* linkRun */.G7)(links, workflowRun, (0,blocks/* phrase */.MZ) `run`) : [],
        (0,report_links/* linkWorkflow */.s7)(links, (0,blocks/* phrase */.MZ) `workflow`),
        (0,report_links/* linkAction */.X4)(links, (0,blocks/* phrase */.MZ) `about`),
    ]);
    const what = (0,blocks/* phrase */.MZ) `feedback-to-fix turns reader feedback into pull requests for the project ${(0,blocks/* code */.aY)(project, 300)}.`;
    const spent = cost && lastRun ? (0,blocks/* phrase */.MZ) ` So far: ${(0,blocks/* prose */.CS)((0,job_cost/* describeMonth */.k0)(ledger, lastRun.at, cost))}.` : [];
    const tick = (0,blocks/* phrase */.MZ) `Ticked boxes take effect in the next run; other edits to this text are overwritten.`;
    const close = (0,blocks/* phrase */.MZ) `Close this issue to pause, and reopen it to resume.`;
    return [
        ...(0,blocks/* paragraph */.FY)(heartbeat.length === 0 ? [] : (0,blocks/* small */.EX)(heartbeat)),
        ...(0,blocks/* paragraph */.FY)((0,blocks/* small */.EX)((0,blocks/* phrase */.MZ) `${what}${spent} ${tick} ${close}`)),
    ];
}
const buildControls = (ledger) => (0,boxes/* buildCommands */.DL)(ledger, 'project', tick_record/* wholeProject */.Xh, [], ['run-now', 'pause', 'resume']);
function buildNotices(board) {
    const { ledger, paused, now } = board;
    const head = (0,blocks/* strong */.ko)((0,blocks/* phrase */.MZ) `Paused`);
    const followed = (0,blocks/* phrase */.MZ) `no jobs are created. Open fixes are still followed.`;
    const tick = (0,safe_text/* safe */.gB) ` and tick “${tick_commands/* boxTable */.uL.resume.label}”`;
    const closed = (0,blocks/* phrase */.MZ) `${head} while this issue is closed: ${followed} Reopen it${ledger.paused === undefined ? '' : tick} to resume.`;
    const ticked = (0,blocks/* phrase */.MZ) `${head} since ${(0,safe_text/* formatDay */.im)(ledger.paused ?? 0)}: ${followed}`;
    const limit = (0,queued_section/* findWaitReason */.JD)(board, ['service-pause', 'monthly-limit']);
    const others = [
        limit && (0,waiting_record/* describeWait */.Ng)(limit),
        (0,scan/* describeUnreadIn */.Yp)(ledger, now),
        (0,scan/* describeUndatedIn */.q5)(ledger),
        (0,scan/* describeGapIn */.n6)(ledger.lastRun, (0,queries/* latestTime */.ZV)(ledger)),
    ];
    return [
        ...(paused ? (0,blocks/* notice */.lm)(closed) : []),
        ...(ledger.paused === undefined ? [] : [...(0,blocks/* notice */.lm)(ticked), ...buildControls(ledger)]),
        ...others.flatMap((one) => (one ? (0,blocks/* notice */.lm)((0,blocks/* prose */.CS)(one, 500)) : [])),
    ];
}
function buildHeadline({ ledger, now }) {
    const reviews = (0,fix_sections/* listToReview */.o9)(ledger).length;
    const looks = (0,fix_sections/* listProblems */.vz)(ledger).filter(({ state }) => state !== 'failed').length;
    const asked = (0,waiting_commands/* countToApprove */.mx)(ledger);
    const queued = (0,waiting_commands/* countGroups */.eq)(ledger) - asked;
    const todo = (0,safe_text/* omitZeros */.BV)((0,safe_text/* count */.U9)(reviews, 'pull request to review', 'pull requests to review'), (0,safe_text/* count */.U9)(asked, 'group to approve', 'groups to approve'), (0,safe_text/* count */.U9)(looks, 'fix needs attention', 'fixes need attention'), (0,safe_text/* count */.U9)((0,fix_sections/* listStuck */.F1)(ledger).length, 'job may be stuck', 'jobs may be stuck'));
    const active = (0,fix_sections/* listInProgress */.fB)(ledger).length;
    const going = (0,safe_text/* omitZeros */.BV)((0,safe_text/* count */.U9)(active, 'fix in progress', 'fixes in progress'), (0,safe_text/* count */.U9)(queued, 'group queued', 'groups queued'));
    const told = [todo, going].filter(({ length }) => length > 0).map((parts) => (0,safe_text/* safe */.gB) `${(0,safe_text/* joinLines */.cT)(parts, ', ')}.`);
    const sentences = [describeTrouble(ledger), ...told].filter((text) => text !== '');
    if (sentences.length > 0)
        return (0,safe_text/* joinLines */.cT)(sentences, ' ');
    const [failed, ended] = [(0,fix_sections/* listProblems */.vz)(ledger).length, (0,queries/* listWithoutPull */.Sw)(ledger).length];
    if (failed > 0)
        return (0,safe_text/* safe */.gB) `Feedback from ${(0,safe_text/* count */.U9)(failed, 'failed fix', 'failed fixes')} will be sent again.`;
    if (ended > 0)
        return (0,safe_text/* safe */.gB) `${(0,safe_text/* count */.U9)(ended, 'job')} ended without a pull request.`;
    if ((0,scan/* describeUnreadIn */.Yp)(ledger, now))
        return (0,safe_text/* safe */.gB) `Feedback is still being read.`;
    return ledger.fixes.length === 0 ? (0,safe_text/* safe */.gB) `No fixes yet.` : (0,safe_text/* safe */.gB) `All caught up.`;
}
function describeTrouble(ledger) {
    if (ledger.canary)
        return (0,safe_text/* safe */.gB) `Stopped: a job ended without a pull request.`;
    if ((0,trouble_record/* isLasting */.dJ)(ledger.trouble))
        return (0,safe_text/* safe */.gB) `The last ${(0,safe_text/* formatNumber */.ZV)(ledger.trouble.times)} runs failed.`;
    if ((0,run_trouble/* isJobRefusal */.W8)(ledger.trouble))
        return (0,safe_text/* safe */.gB) `The service is refusing to create jobs.`;
    return (0,fix_sections/* isFailing */.DI)(ledger) ? (0,safe_text/* safe */.gB) `The last jobs to finish all failed.` : (0,safe_text/* safe */.gB) ``;
}

// EXTERNAL MODULE: ./build/issue/tracking-commands.js
var tracking_commands = __webpack_require__(6978);
;// CONCATENATED MODULE: ./build/issue/publish-issue.js










function buildLinks({ world, inputs, tracked }) {
    return { ...world.place, siteUrl: inputs['site-url'] ?? undefined, issue: tracked.issue?.number };
}
function listUnrecorded({ world, session, tracked: { issue } }) {
    const { tracking } = session.ledger;
    if (!issue)
        return [];
    if (tracking.intent?.run !== session.run && (0,tracking_commands/* isAlive */._)(tracking.intent, world.now()))
        return [];
    const author = tracking.intent?.run === session.run ? issue.author : undefined;
    return [{ type: 'issue-found', issue: issue.number, author }];
}
async function waitForLists(world, { at }) {
    const wait = at + ledger_limits/* listLag */.DW - world.now();
    if (wait > 0)
        await world.sleep(wait);
}
async function createIssue(context) {
    const { world, session, tracked } = context;
    const nonce = world.name();
    const intent = { nonce, run: session.run, at: world.now(), lease: world.now() + ledger_limits/* leaseLength */.JG };
    const accepted = await session.record([{ type: 'issue-intended', intent }]);
    if (accepted.length === 0)
        return undefined;
    const late = intent.lease - world.now() < ledger_limits/* noticeReserve */.$S;
    const fields = { title: (0,hidden_line/* renderIssueTitle */.GN)(session.ledger.project), body: renderBody(context, nonce, github_markdown/* maxBody */.DD) };
    const drop = () => session.record([{ type: 'intent-dropped', nonce }]);
    const issue = late || world.stop.aborted ? undefined : await (0,failure/* unlessStopped */.OO)(world.tracking.createIssue(fields), drop);
    tracked.listed = session.ledger.waiting;
    if (!issue)
        await drop();
    else
        world.log.info((0,safe_text/* safe */.gB) `Created the tracking issue: ${(0,sanitise/* toSafeText */._J)(issue.url)}`);
    return issue;
}
async function publish(context) {
    const { world, session, tracked } = context;
    if (world.stop.aborted)
        return;
    const { issue: number } = session.ledger.tracking;
    if (number !== undefined)
        tracked.issue ??= await world.tracking.findIssue(number);
    const { issue } = tracked;
    if (!issue || composeBody(context, issue).isShown)
        return;
    const latest = (await world.tracking.findIssue(issue.number)) ?? issue;
    tracked.issue = latest;
    await (0,handle_ticks/* handleTicks */.l)(context);
    const { whole, isShown } = composeBody(context, latest);
    if (isShown || world.stop.aborted)
        return;
    const held = await world.tracking.updateIssue(issue.number, whole);
    if (!(0,hidden_line/* isSameBody */.ZP)(held, whole)) {
        const why = (0,github_markdown/* isWithin */.UO)(whole, github_markdown/* maxBody */.DD)
            ? (0,safe_text/* safe */.gB) `the next run will try again`
            : (0,safe_text/* safe */.gB) `shorten the text above it, which leaves no room`;
        world.log.warning((0,safe_text/* safe */.gB) `GitHub did not apply the update to the tracking issue; ${why}.`);
    }
    tracked.issue = { ...latest, body: held };
    tracked.listed = session.ledger.waiting;
}
function composeBody(context, issue) {
    const { session } = context;
    const own = (0,hidden_line/* findOwnPart */.$2)(issue, session.ledger.tracking.author);
    const preface = issue.body.slice(0, issue.body.length - own.length).trimEnd();
    const nonce = (0,hidden_line/* parseHiddenLine */.Ik)(own)?.nonce ?? session.ledger.tracking.intent?.nonce ?? session.run;
    const body = renderBody(context, nonce, github_markdown/* maxBody */.DD - [...preface].length - 2);
    return { whole: (0,github_markdown/* putBelow */.Hm)(preface, body), isShown: (0,hidden_line/* isSameBody */.ZP)(own, body) };
}
function renderBody(context, nonce, longest) {
    return renderDashboard(context.session.ledger, {
        commit: context.session.snapshot?.commit ?? '',
        paused: context.tracked.issue?.state === 'closed',
        links: buildLinks(context),
        cost: context.inputs,
        now: context.world.now(),
        nonce,
        longest,
    });
}
async function createLabels({ world, session, tracked: { issue } }) {
    if (issue === undefined || world.stop.aborted)
        return;
    const { number, isLabelled } = issue;
    if (session.ledger.labelled === number && isLabelled)
        return;
    let refused = 0;
    try {
        for (const label of Object.values(github_names/* verdictLabels */.f7))
            if (!(await world.tracking.createLabel(label)))
                refused += 1;
        if (!isLabelled && !(await world.tracking.addLabels(number, [github_names/* issueLabel */.cC])))
            refused += 1;
    }
    catch (error) {
        return world.log.info((0,safe_text/* safe */.gB) `${(0,failure/* asKnown */._S)(error).what} The next run will create the labels.`);
    }
    if (refused === 0)
        await session.stage([{ type: 'labels-created', issue: number }]);
    else {
        const give = (0,safe_text/* safe */.gB) `Give the sync \`issues: write\`, or create them. ${(0,failure/* see */.oZ)('labels')}`;
        world.log.warning((0,safe_text/* safe */.gB) `GitHub refused to create labels for reviews. ${give}`);
    }
}


/***/ }),

/***/ 2928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G7: () => (/* binding */ linkRun),
/* harmony export */   IA: () => (/* binding */ linkPull),
/* harmony export */   OB: () => (/* binding */ linkHelp),
/* harmony export */   TG: () => (/* binding */ linkFile),
/* harmony export */   X4: () => (/* binding */ linkAction),
/* harmony export */   cG: () => (/* binding */ linkDocs),
/* harmony export */   iu: () => (/* binding */ linkCommit),
/* harmony export */   mS: () => (/* binding */ linkIssue),
/* harmony export */   qn: () => (/* binding */ linkPage),
/* harmony export */   s7: () => (/* binding */ linkWorkflow)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(728);
/* harmony import */ var _github_github_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3474);
/* harmony import */ var _text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8350);
/* harmony import */ var _text_sanitise_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5610);




function linkHere({ serverUrl, repository }, path, words, line) {
    return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(serverUrl, [...repository.split('/'), ...path], words, line);
}
function linkIssue(links, words) {
    return links.issue ? linkHere(links, ['issues', links.issue], words) : words;
}
function linkCommit(links, commit) {
    return linkHere(links, ['commit', commit], (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(commit.slice(0, 7)));
}
const linkRun = (links, run, words) => linkHere(links, ['actions', 'runs', run], words);
function linkFile(links, commit, path, line) {
    const words = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(line ? `${path}:${line}` : path, 120);
    if (!/^[0-9a-f]{40,64}$/.test(commit) || !(0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_3__/* .isPlainPath */ .qW)(path))
        return words;
    return linkHere(links, ['blob', commit, ...path.split('/')], words, line);
}
function linkWorkflow(links, words) {
    return links.workflow ? linkHere(links, ['actions', 'workflows', links.workflow], words) : [];
}
function linkAction({ serverUrl, action }, words) {
    return action ? (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(serverUrl, action.split('/'), words) : [];
}
const plainPage = /^(?:\/[\p{L}\p{M}\p{N}._~+,-]{1,100}){1,12}$|^\/$/u;
function linkPage(links, page, file) {
    if (links.siteUrl && plainPage.test(page) && (0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitiseLine */ .lg)(page) === page) {
        const { origin, pathname } = new URL(links.siteUrl);
        const site = `${page}/`.startsWith(`${pathname}/`) ? origin : links.siteUrl;
        return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(site, page.slice(1).split('/'), (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(page));
    }
    if (file === undefined || !(0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_3__/* .isPlainPath */ .qW)(file))
        return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(page);
    return linkHere(links, ['blob', 'HEAD', ...file.split('/')], (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(page));
}
function linkDocs(page, words, section) {
    const { origin, pathname } = new URL(`${page}.md`, _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .helpFolder */ .qj);
    return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(origin, pathname.slice(1).split('/'), words, section);
}
function linkHelp(message) {
    const [, said = message, page, section] = /^(.*) See \S+\/([a-z]+)\.md#([a-z-]+)$/s.exec(message) ?? [];
    return page ? (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(said, 600)} ${linkDocs(page, (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `More`, section)}` : (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(message, 600);
}
function linkPull({ prLink, rejectedLink }, links) {
    if (!prLink)
        return rejectedLink === undefined ? [] : (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(rejectedLink);
    const { repository, number } = prLink;
    const shown = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(links.serverUrl, [...repository.split('/'), 'pull', number], (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `PR ${number}`);
    return (0,_github_github_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isHere */ .nw)(prLink, links.repository) ? shown : (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${shown} in ${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(repository)}`;
}


/***/ }),

/***/ 6991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W8: () => (/* binding */ isJobRefusal),
/* harmony export */   fm: () => (/* binding */ troubleRules),
/* harmony export */   g7: () => (/* binding */ nothingLost),
/* harmony export */   yJ: () => (/* binding */ buildTrouble)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(728);
/* harmony import */ var _errors_remedies_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3804);
/* harmony import */ var _fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6932);
/* harmony import */ var _text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8350);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5069);
/* harmony import */ var _report_links_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2928);
/* harmony import */ var _trouble_record_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8585);







const troubleRules = {
    'run-failed': (ledger, { code, status, run, workflowRun, now }) => {
        const { trouble } = ledger;
        const isSame = trouble?.code === code && trouble.status === status;
        if (isSame && trouble.run === run)
            return 'known';
        const { since, times } = isSame ? trouble : { since: now, times: 0 };
        return (0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_2__/* .applied */ .Ic)({ ...ledger, trouble: { code, status, since, times: times + 1, run, workflowRun } });
    },
    'run-succeeded': (ledger, { run }) => {
        if (!ledger.trouble)
            return 'known';
        return ledger.trouble.run === run ? 'stale' : (0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_2__/* .applied */ .Ic)({ ...ledger, trouble: undefined });
    },
};
const nothingLost = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `Feedback stays in the service; nothing is lost.`;
function buildTrouble(trouble, links) {
    if (!(0,_trouble_record_js__WEBPACK_IMPORTED_MODULE_6__/* .isLasting */ .dJ)(trouble) && !isJobRefusal(trouble))
        return [];
    const { times, since, workflowRun, status } = trouble;
    const [what, remedy] = causes[trouble.code](status ?? 0);
    const said = status === undefined ? '' : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) ` (status ${status})`;
    const when = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .formatMinute */ .Yi)(since);
    const runs = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `The last ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .formatNumber */ .ZV)(times)} runs failed for the same reason, the first on ${when}.`;
    const failed = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .strong */ .ko)((0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `${times > 1 ? runs : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `Since ${when}:`}`);
    const last = workflowRun === undefined ? [] : (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) ` ${(0,_report_links_js__WEBPACK_IMPORTED_MODULE_5__/* .linkRun */ .G7)(links, workflowRun, (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `See the most recent run`)}`;
    return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .caution */ .uL)((0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `${failed} ${what}${said}. ${(0,_report_links_js__WEBPACK_IMPORTED_MODULE_5__/* .linkHelp */ .OB)(remedy)} ${nothingLost}${last}`);
}
const isJobRefusal = (trouble) => trouble?.code === 'creation-refused';
const blocked = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `that the tracking issue is not locked and that no repository or organisation rule blocks the request`;
const causes = {
    'creation-refused': (status) => [(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `The service is refusing to create jobs`, (0,_errors_remedies_js__WEBPACK_IMPORTED_MODULE_1__/* .findRemedy */ .KJ)(status, true)],
    'service-refused': (status) => [(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `The service is refusing requests`, (0,_errors_remedies_js__WEBPACK_IMPORTED_MODULE_1__/* .findRemedy */ .KJ)(status)],
    'service-unreachable': () => [(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `The service cannot be reached or returns no usable response`, _errors_remedies_js__WEBPACK_IMPORTED_MODULE_1__/* .mendService */ .eq],
    'job-path': () => [
        (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `The first job was created but cannot be retrieved`,
        (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `Set \`job-path\` to the path at which the service returns a job.`,
    ],
    'github-refused': (status) => status === 401
        ? [(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `GitHub rejects the token`, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `Renew \`github-token\`, or leave it out.`]
        : [
            (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `GitHub refuses a request that every run makes`,
            (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `Check the job’s permissions, ${blocked}. ${(0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .see */ .oZ)('permissions')}`,
        ],
    'github-unreachable': () => [
        (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `GitHub cannot be reached or returns no usable response`,
        (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `See githubstatus.com.`,
    ],
    'github-limited': () => [
        (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `GitHub’s rate limit is used up`,
        (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `Run less often, or use a token with a higher limit.`,
    ],
};


/***/ }),

/***/ 6978:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ isAlive),
/* harmony export */   b: () => (/* binding */ trackingRules)
/* harmony export */ });
/* harmony import */ var _fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6932);
/* harmony import */ var _fixes_news_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4437);


const isAlive = (intent, now) => (intent?.lease ?? 0) > now;
function track(ledger, part) {
    return (0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)({ ...ledger, tracking: { ...ledger.tracking, ...part } });
}
const trackingRules = {
    'issue-intended': (ledger, { intent }) => ledger.tracking.issue === undefined && !ledger.tracking.intent ? track(ledger, { intent }) : 'stale',
    'issue-found': (ledger, { issue, author }) => {
        const { tracking } = ledger;
        const same = tracking.issue === issue;
        if (same && !tracking.intent)
            return 'known';
        const newestComment = same ? tracking.newestComment : undefined;
        return track(ledger, { issue, author: author ?? tracking.author, intent: undefined, newestComment });
    },
    'labels-created': (ledger, { issue }) => ledger.labelled === issue ? 'known' : (0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)({ ...ledger, labelled: issue }),
    'intent-dropped': (ledger, { nonce }) => {
        const { intent, commentIntent } = ledger.tracking;
        if (intent?.nonce === nonce)
            return track(ledger, { intent: undefined });
        return commentIntent?.nonce === nonce ? track(ledger, { commentIntent: undefined }) : 'stale';
    },
    'comment-intended': (ledger, { intent, remindBefore }) => {
        if (ledger.tracking.commentIntent)
            return 'stale';
        const news = (0,_fixes_news_js__WEBPACK_IMPORTED_MODULE_1__/* .pendingNews */ .d)(ledger, remindBefore);
        return news.length === 0 ? 'known' : track(ledger, { commentIntent: { ...intent, news } });
    },
    'comment-posted': (ledger, { nonce, comment, author }) => {
        const { commentIntent: intent, ...tracking } = ledger.tracking;
        if (intent?.nonce !== nonce)
            return 'known';
        const now = { ...tracking, author: author ?? tracking.author, newestComment: comment };
        return (0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)({ ...ledger, fixes: (0,_fixes_news_js__WEBPACK_IMPORTED_MODULE_1__/* .markTold */ .R)(ledger, intent.news), tracking: now });
    },
};


/***/ }),

/***/ 8585:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dJ: () => (/* binding */ isLasting),
/* harmony export */   fE: () => (/* binding */ troubleSchema)
/* harmony export */ });
/* unused harmony export troubleCodes */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8816);
/* harmony import */ var _ledger_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7383);


const troubleCodes = [
    ...['creation-refused', 'service-refused', 'service-unreachable', 'job-path'],
    ...['github-refused', 'github-unreachable', 'github-limited'],
];
const troubleSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    code: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(troubleCodes),
    status: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().optional(),
    since: _ledger_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .time */ .kB,
    times: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int(),
    run: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    workflowRun: _ledger_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai.optional(),
});
function isLasting(trouble) {
    return (trouble?.times ?? 0) > 1;
}


/***/ }),

/***/ 8345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VK: () => (/* binding */ applyBatch),
/* harmony export */   jm: () => (/* binding */ isIntent),
/* harmony export */   yh: () => (/* binding */ questionedIds)
/* harmony export */ });
/* unused harmony export applyCommand */
/* harmony import */ var _after_merge_merged_commands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1621);
/* harmony import */ var _checkboxes_tick_commands_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7262);
/* harmony import */ var _feedback_entry_commands_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5477);
/* harmony import */ var _fixes_fix_commands_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5282);
/* harmony import */ var _fixes_news_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4437);
/* harmony import */ var _fixes_queries_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(140);
/* harmony import */ var _issue_run_trouble_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6991);
/* harmony import */ var _issue_tracking_commands_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6978);
/* harmony import */ var _queue_waiting_commands_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1494);
/* harmony import */ var _review_review_commands_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1256);
/* harmony import */ var _ledger_limits_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9432);
/* harmony import */ var _resolution_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7968);












const rules = {
    ..._fixes_fix_commands_js__WEBPACK_IMPORTED_MODULE_3__/* .fixRules */ .t3,
    ..._feedback_entry_commands_js__WEBPACK_IMPORTED_MODULE_2__/* .entryRules */ .s,
    ..._queue_waiting_commands_js__WEBPACK_IMPORTED_MODULE_8__/* .waitingRules */ .Nb,
    ..._after_merge_merged_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .mergedRules */ .Y,
    ..._issue_tracking_commands_js__WEBPACK_IMPORTED_MODULE_7__/* .trackingRules */ .b,
    ..._review_review_commands_js__WEBPACK_IMPORTED_MODULE_9__/* .reviewRules */ .Q,
    ..._issue_run_trouble_js__WEBPACK_IMPORTED_MODULE_6__/* .troubleRules */ .fm,
    ..._checkboxes_tick_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .tickRules */ .ri,
};
function applyCommand(ledger, command, stateOf) {
    const rule = rules[command.type];
    return rule(ledger, command, stateOf);
}
function questionedIds(command) {
    if (command.type === 'fix-submitted')
        return command.fix.entryIds;
    if (command.type === 'box-ticked')
        return _checkboxes_tick_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .boxTable */ .uL[command.tick.kind].flagged ? [command.tick.target] : [];
    return 'entries' in command ? command.entries.map(({ id }) => id) : [];
}
const isIntent = ({ type }) => type === 'fix-submitted' || type.endsWith('-intended');
const unasked = (id) => {
    throw new Error(`Nobody has looked up ${id}.`);
};
function applyBatch(before, commands, stateOf = unasked) {
    const accepted = [];
    const resolved = new Map();
    const stateNow = (id) => (resolved.has(id) ? (0,_resolution_js__WEBPACK_IMPORTED_MODULE_11__/* .judgeResolution */ .Es)(resolved.get(id)) : stateOf(id));
    let ledger = before;
    for (const command of commands) {
        const next = applyCommand(ledger, command, stateNow);
        if (typeof next === 'string')
            continue;
        ledger = next.ledger;
        accepted.push(command);
        for (const [id, resolution] of Object.entries(next.handled))
            resolved.set(id, resolution);
    }
    return { ledger: { ...pruneFixes(ledger), sequence: before.sequence + 1 }, accepted, resolved };
}
const lateKept = 200;
function pruneFixes(ledger) {
    const news = [...(0,_fixes_news_js__WEBPACK_IMPORTED_MODULE_4__/* .pendingNews */ .d)(ledger), ...(ledger.tracking.commentIntent?.news ?? [])].map(({ fixId }) => fixId);
    const late = (0,_fixes_queries_js__WEBPACK_IMPORTED_MODULE_5__/* .newestFirst */ .ll)(ledger.fixes.filter(_fixes_queries_js__WEBPACK_IMPORTED_MODULE_5__/* .isAdopting */ .rY)).slice(0, lateKept);
    const isRecent = (0,_fixes_queries_js__WEBPACK_IMPORTED_MODULE_5__/* .isRecentIn */ .FU)(ledger, _ledger_limits_js__WEBPACK_IMPORTED_MODULE_10__/* .closedKept */ .XN.time);
    const closed = (0,_fixes_queries_js__WEBPACK_IMPORTED_MODULE_5__/* .newestFirst */ .ll)(ledger.fixes.filter(_fixes_queries_js__WEBPACK_IMPORTED_MODULE_5__/* .isClosed */ .Lx)).slice(0, _ledger_limits_js__WEBPACK_IMPORTED_MODULE_10__/* .closedKept */ .XN.most);
    const recent = closed.filter((fix, at) => at < _ledger_limits_js__WEBPACK_IMPORTED_MODULE_10__/* .closedKept */ .XN.least || isRecent(fix));
    const unresolved = ledger.merged.flatMap(({ resolved, fixId }) => (resolved ? [] : fixId));
    const stay = new Set([...news, ...unresolved, ...[...recent, ...late].map(({ id }) => id)]);
    const isKept = (fix) => !(0,_fixes_queries_js__WEBPACK_IMPORTED_MODULE_5__/* .isClosed */ .Lx)(fix) || stay.has(fix.id);
    const fixes = ledger.fixes.filter(isKept);
    const untold = new Set(fixes.filter(({ id }) => news.includes(id)).map(_fixes_queries_js__WEBPACK_IMPORTED_MODULE_5__/* .pullOf */ .pv));
    const left = ledger.fixes.flatMap((fix) => (isKept(fix) || untold.has((0,_fixes_queries_js__WEBPACK_IMPORTED_MODULE_5__/* .pullOf */ .pv)(fix)) ? [] : ((0,_fixes_queries_js__WEBPACK_IMPORTED_MODULE_5__/* .pullOf */ .pv)(fix) ?? [])));
    const linked = new Set(fixes.map(_fixes_queries_js__WEBPACK_IMPORTED_MODULE_5__/* .pullOf */ .pv));
    const past = new Set([...left, ...(ledger.pastPulls ?? [])]);
    const pastPulls = [...past].filter((url, at) => at < _ledger_limits_js__WEBPACK_IMPORTED_MODULE_10__/* .pastPullsKept */ .Zp || linked.has(url));
    return { ...ledger, fixes, ...(past.size > 0 && { pastPulls }) };
}


/***/ }),

/***/ 9432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $S: () => (/* binding */ noticeReserve),
/* harmony export */   Cb: () => (/* binding */ signaturesKept),
/* harmony export */   DW: () => (/* binding */ listLag),
/* harmony export */   H6: () => (/* binding */ outgrownShown),
/* harmony export */   JG: () => (/* binding */ leaseLength),
/* harmony export */   LJ: () => (/* binding */ unreadableFor),
/* harmony export */   MB: () => (/* binding */ creationWindow),
/* harmony export */   NB: () => (/* binding */ askedKept),
/* harmony export */   P1: () => (/* binding */ waitingShown),
/* harmony export */   PT: () => (/* binding */ complaintsPerFix),
/* harmony export */   ST: () => (/* binding */ recentMerged),
/* harmony export */   Tz: () => (/* binding */ comparedPeriod),
/* harmony export */   U0: () => (/* binding */ promptLimitKept),
/* harmony export */   UB: () => (/* binding */ acceptedKept),
/* harmony export */   VY: () => (/* binding */ topicsKept),
/* harmony export */   XN: () => (/* binding */ closedKept),
/* harmony export */   YD: () => (/* binding */ secondPoll),
/* harmony export */   ZN: () => (/* binding */ forgetUnreadable),
/* harmony export */   Zp: () => (/* binding */ pastPullsKept),
/* harmony export */   _L: () => (/* binding */ patience),
/* harmony export */   gd: () => (/* binding */ recentDeclined),
/* harmony export */   j6: () => (/* binding */ leaseReserve),
/* harmony export */   k: () => (/* binding */ lostFor),
/* harmony export */   l0: () => (/* binding */ pauseAfter),
/* harmony export */   nT: () => (/* binding */ submittingAtOnce),
/* harmony export */   oR: () => (/* binding */ windowOverlap),
/* harmony export */   vW: () => (/* binding */ commentsKept),
/* harmony export */   vd: () => (/* binding */ day),
/* harmony export */   yH: () => (/* binding */ creationsPerHour),
/* harmony export */   yZ: () => (/* binding */ monthsKept),
/* harmony export */   zx: () => (/* binding */ withoutPullShown)
/* harmony export */ });
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const leaseLength = 10 * minute;
const leaseReserve = 2 * minute;
const noticeReserve = 4 * minute;
const lostFor = 7 * day;
const submittingAtOnce = 5;
const creationsPerHour = 100;
const creationWindow = hour;
const monthsKept = 13;
const secondPoll = minute;
const unreadableFor = 7 * day;
const forgetUnreadable = 90 * day;
const pauseWithoutHint = 15 * minute;
const maxPause = day;
const listLag = minute;
const promptLimitKept = 30 * day;
const windowOverlap = day;
const withoutPullShown = 30 * day;
const outgrownShown = 30 * day;
const closedKept = { least: 40, time: 90 * day, most: 1_000 };
const pastPullsKept = 500;
const recentDeclined = 200;
const topicsKept = 4;
const signaturesKept = 2;
const recentMerged = 500;
const complaintsPerFix = 100;
const comparedPeriod = 30 * day;
const waitingShown = 30;
const commentsKept = 50;
const patience = 3;
const askedKept = 20_000;
const acceptedKept = 1_000;
function pauseAfter(retryAfter) {
    return Math.min(retryAfter ?? pauseWithoutHint, maxPause);
}


/***/ }),

/***/ 6572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $9: () => (/* binding */ createUnknown),
/* harmony export */   Be: () => (/* binding */ describeForged),
/* harmony export */   Dt: () => (/* binding */ createLostInRun),
/* harmony export */   Jm: () => (/* binding */ isBehind),
/* harmony export */   ji: () => (/* binding */ createLost)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(728);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5069);
/* harmony import */ var _text_sanitise_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5610);



const howToRestore = (0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .see */ .oZ)('the-ledger-is-lost-or-was-rolled-back');
const place = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `the branch (or, if it serves several projects, this one’s folder)`;
const over = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `delete ${place}, and remove the label \`feedback-to-fix\` from that issue`;
const startOver = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `To start over on purpose, ${over}. ${howToRestore}`;
const nothingCreated = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `Nothing was created: without the ledger, feedback that was already fixed would be sent again.`;
const isBehind = ({ exists, ledger }, sequence) => !exists || ledger.sequence < sequence;
function describeForged({ url, sequence, commit }) {
    const what = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `A hidden line in the text of ${(0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_2__/* .toSafeText */ ._J)(url)} names ledger number ${sequence} at commit ${(0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_2__/* .toSafeText */ ._J)(commit, 64)}`;
    const how = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `which this ledger never reached; it is ignored. Edit that text to remove the line.`;
    return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `${what}, ${how}`;
}
function createLost(held, shown, isOurs, branch) {
    const at = isOurs ? (0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_2__/* .toSafeText */ ._J)(shown.commit, 64) : undefined;
    const on = isBehind(held, shown.sequence) ? '' : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `, and has continued from there`;
    const state = held.exists ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `was rolled back${on} to number ${held.ledger.sequence}` : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `is gone`;
    const number = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `shows number ${shown.sequence}${at ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) ` at commit \`${at}\`` : ''}`;
    const what = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `The ledger ${state}, but the tracking issue ${(0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_2__/* .toCode */ .Xt)(shown.url)} ${number}.`;
    const named = (0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_2__/* .toSafeText */ ._J)(branch);
    const push = at && (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `\`git fetch origin ${at} && git push origin ${at}:refs/heads/${named}\``;
    const newest = push ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `, which is that one or a later one: ${push};` : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `,`;
    const restore = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `Set the branch ${named} to its newest commit${newest} or revert the commit that removed the ledger.`;
    const moved = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `If the ledger is on another branch, set \`ledger-branch\` to it.`;
    return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `${what} ${nothingCreated}`, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `${restore} ${moved} ${startOver}`);
}
function createUnknown(url) {
    const what = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `This project has no ledger that knows the tracking issue ${(0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_2__/* .toCode */ .Xt)(url)}, and that issue’s text was cleared.`;
    return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `${what} ${nothingCreated}`, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `Restore the ledger’s branch. ${startOver}`);
}
function createLostInRun(commit = '') {
    const what = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `The ledger disappeared or was rolled back while this run was using it.`;
    const newest = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `Its newest commit is ${(0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_2__/* .toCode */ .Xt)(commit)}.`;
    return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR(what, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `Nothing more was recorded. ${newest} ${howToRestore}`);
}


/***/ }),

/***/ 7968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Es: () => (/* binding */ judgeResolution),
/* harmony export */   P4: () => (/* binding */ isUnsettled),
/* harmony export */   hD: () => (/* binding */ listGivenUp),
/* harmony export */   tR: () => (/* binding */ countFiltered),
/* harmony export */   yC: () => (/* binding */ resolutionSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8816);
/* harmony import */ var _triage_reasons_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6684);


const resolutionSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['given-up', 'released', 'reopened']),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ fix: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ filtered: _triage_reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .countedCodes */ .$N.exclude(['given-up']).catch('other') }),
]);
const findFilter = (resolution) => typeof resolution === 'object' && 'filtered' in resolution ? resolution.filtered : undefined;
function countFiltered(counts, resolutions, step) {
    const next = { ...counts };
    for (const resolution of resolutions) {
        const code = findFilter(resolution);
        if (code && code !== 'outgrown')
            next[code] = Math.max(0, (next[code] ?? 0) + step);
    }
    return next;
}
const listGivenUp = (resolved) => new Set([...resolved].flatMap(([id, resolution]) => (resolution === 'given-up' ? id : [])));
const isUnsettled = (state) => state === 'new' || state === 'outgrown';
function judgeResolution(resolution) {
    if (resolution === undefined || resolution === 'released' || resolution === 'reopened')
        return 'new';
    const code = findFilter(resolution);
    if (code === 'outgrown')
        return 'outgrown';
    return code && ((0,_triage_reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .isFlagged */ .Hd)(code) || code === 'set-aside') ? 'flagged' : 'done';
}


/***/ }),

/***/ 1073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ openSession)
});

// EXTERNAL MODULE: ./build/errors/failure.js
var failure = __webpack_require__(728);
// EXTERNAL MODULE: ./build/fixes/change-fix.js
var change_fix = __webpack_require__(6932);
// EXTERNAL MODULE: ./build/fixes/fix-commands.js
var fix_commands = __webpack_require__(5282);
// EXTERNAL MODULE: ./build/text/safe-text.js
var safe_text = __webpack_require__(5069);
// EXTERNAL MODULE: ./build/text/sanitise.js
var sanitise = __webpack_require__(5610);
// EXTERNAL MODULE: ./build/ledger/command.js
var ledger_command = __webpack_require__(8345);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/fixes/fix.js
var fixes_fix = __webpack_require__(8747);
// EXTERNAL MODULE: ./build/text/json.js
var json = __webpack_require__(5666);
// EXTERNAL MODULE: ./build/ledger/fields.js
var fields = __webpack_require__(7383);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(8816);
;// CONCATENATED MODULE: ./build/after-merge/merged-record.js


const mergedSchema = schemas/* object */.Ikc({
    fixId: schemas/* string */.YjP(),
    prLink: schemas/* string */.YjP().optional(),
    sent: fields/* time */.kB,
    at: fields/* time */.kB,
    pages: fields/* pages */.Bd,
    readers: schemas/* number */.aig().optional(),
    signatures: schemas/* array */.YOg(schemas/* string */.YjP()),
    since: fields/* time */.kB.optional(),
    before: schemas/* array */.YOg(fields/* time */.kB),
    later: (0,fields/* dictionary */.zz)(fields/* time */.kB),
    resolved: schemas/* literal */.euz(true).optional(),
});

// EXTERNAL MODULE: ./build/checkboxes/tick-record.js
var tick_record = __webpack_require__(961);
// EXTERNAL MODULE: ./build/docs-api/vocabulary.js
var vocabulary = __webpack_require__(8595);
;// CONCATENATED MODULE: ./build/feedback/scan-record.js



const stream = schemas/* object */.Ikc({
    source: schemas/* enum */.k5n(vocabulary/* feedbackSources */.um).optional(),
    cursor: schemas/* string */.YjP().optional(),
    from: fields/* time */.kB.optional(),
    to: fields/* time */.kB.optional(),
});
const walk = schemas/* object */.Ikc({
    start: fields/* time */.kB,
    from: fields/* time */.kB.optional(),
    streams: schemas/* array */.YOg(stream),
    pages: schemas/* number */.aig(),
    starvedRuns: schemas/* number */.aig(),
});
const pageCount = schemas/* object */.Ikc({ up: schemas/* number */.aig(), down: schemas/* number */.aig(), silent: schemas/* number */.aig() });
const tallySchema = schemas/* object */.Ikc({
    countedTo: fields/* time */.kB,
    pages: (0,fields/* dictionary */.zz)(pageCount),
    weeks: (0,fields/* dictionary */.zz)(schemas/* number */.aig()),
});
const scanSchema = schemas/* object */.Ikc({
    complete: fields/* time */.kB.optional(),
    from: fields/* time */.kB.optional(),
    reach: fields/* time */.kB.optional(),
    oldestWaiting: fields/* time */.kB.optional(),
    backlog: walk.extend({ oldestWaiting: fields/* time */.kB.optional() }).optional(),
    undated: fields/* time */.kB.optional(),
    undatedWalk: walk.extend({ tally: tallySchema.optional() }).optional(),
    isUndatedCut: schemas/* boolean */.zMY().optional(),
    reopened: schemas/* strictObject */.rej({ at: fields/* time */.kB, oldest: fields/* time */.kB }).optional(),
    done: schemas/* array */.YOg(schemas/* string */.YjP()),
});
const gapSchema = schemas/* object */.Ikc({
    since: fields/* time */.kB,
    until: fields/* time */.kB,
    covered: fields/* time */.kB.optional(),
});
const lastRunSchema = schemas/* object */.Ikc({
    at: fields/* time */.kB,
    starts: schemas/* array */.YOg(fields/* time */.kB),
    gap: gapSchema.optional(),
});

// EXTERNAL MODULE: ./build/issue/trouble-record.js
var trouble_record = __webpack_require__(8585);
// EXTERNAL MODULE: ./build/queue/waiting-record.js
var waiting_record = __webpack_require__(4617);
// EXTERNAL MODULE: ./build/triage/reasons.js
var reasons = __webpack_require__(6684);
;// CONCATENATED MODULE: ./build/ledger/ledger.js










const intent = schemas/* object */.Ikc({ nonce: schemas/* string */.YjP(), run: schemas/* string */.YjP(), at: fields/* time */.kB, lease: fields/* time */.kB });
const declinedTopic = schemas/* object */.Ikc({
    fixId: schemas/* string */.YjP(),
    at: fields/* time */.kB,
    pages: fields/* pages */.Bd,
    signatures: schemas/* array */.YOg(schemas/* string */.YjP()),
    before: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
});
const ledgerSchema = schemas/* strictObject */.rej({
    schema: schemas/* literal */.euz(1),
    project: schemas/* string */.YjP(),
    sequence: schemas/* number */.aig().int(),
    fixes: schemas/* array */.YOg(fixes_fix/* fixSchema */.pV),
    pastPulls: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    jobCreations: schemas/* array */.YOg(fields/* time */.kB),
    jobsPerMonth: (0,fields/* dictionary */.zz)(schemas/* number */.aig()),
    notBefore: fields/* time */.kB.optional(),
    promptLimit: schemas/* object */.Ikc({ longest: fields/* number */.ai, input: fields/* number */.ai, at: fields/* time */.kB }).optional(),
    exportNotBefore: fields/* time */.kB.optional(),
    jobPathVerified: schemas/* boolean */.zMY(),
    probeFirst: schemas/* boolean */.zMY(),
    openRuns: (0,fields/* dictionary */.zz)(schemas/* object */.Ikc({ at: fields/* time */.kB, failed: schemas/* array */.YOg(schemas/* string */.YjP()), succeeded: schemas/* boolean */.zMY() })),
    attempts: (0,fields/* dictionary */.zz)(schemas/* number */.aig()),
    repositories: (0,fields/* dictionary */.zz)(schemas/* object */.Ikc({ receives: schemas/* boolean */.zMY(), readTo: fields/* time */.kB.optional() })),
    declined: schemas/* array */.YOg(declinedTopic),
    merged: schemas/* array */.YOg(mergedSchema),
    lastRun: lastRunSchema.optional(),
    tracking: schemas/* object */.Ikc({
        issue: fields/* number */.ai.optional(),
        author: schemas/* string */.YjP().optional(),
        intent: intent.optional(),
        commentIntent: intent
            .extend({ news: schemas/* array */.YOg(schemas/* object */.Ikc({ fixId: schemas/* string */.YjP(), news: schemas/* enum */.k5n(fixes_fix/* newsKinds */.jN) })) })
            .optional(),
        newestComment: fields/* number */.ai.optional(),
    }),
    scans: schemas/* record */.g1P(schemas/* string */.YjP(), scanSchema),
    tally: tallySchema,
    votes: (0,fields/* dictionary */.zz)(schemas/* array */.YOg(schemas/* string */.YjP())),
    waiting: schemas/* object */.Ikc({
        clusters: schemas/* array */.YOg(waiting_record/* waitingSchema */.lT),
        entries: schemas/* number */.aig(),
        oldest: fields/* time */.kB.nullable(),
        more: schemas/* number */.aig(),
        page: fields/* number */.ai.optional(),
        unapproved: schemas/* number */.aig().optional(),
    }),
    queue: schemas/* array */.YOg(schemas/* object */.Ikc({ id: schemas/* string */.YjP(), undated: schemas/* boolean */.zMY().optional() })).optional(),
    outgrown: schemas/* array */.YOg(schemas/* object */.Ikc({ at: fields/* time */.kB, page: schemas/* string */.YjP(), entries: schemas/* number */.aig(), oldest: fields/* time */.kB, newest: fields/* time */.kB }))
        .optional(),
    filteredCounts: (0,fields/* pairsOf */.fq)(schemas/* number */.aig()).transform((pairs) => {
        const counts = {};
        for (const [code, number] of pairs)
            counts[(0,reasons/* parseCounted */.yf)(code)] = (counts[(0,reasons/* parseCounted */.yf)(code)] ?? 0) + number;
        return counts;
    }),
    accepted: schemas/* array */.YOg(fixes_fix/* acceptedSchema */.ZT).optional(),
    labelled: fields/* number */.ai.optional(),
    trouble: trouble_record/* troubleSchema */.fE.optional(),
    outcomes: schemas/* partialRecord */.jgl(schemas/* enum */.k5n(fixes_fix/* fixStates */.sQ), schemas/* number */.aig()),
    handled: (0,fields/* dictionary */.zz)(schemas/* number */.aig()),
    ...tick_record/* tickFields */.vT,
    ...fixes_fix/* canaryFields */.mg,
});
function createLedger(project) {
    return {
        schema: 1,
        project,
        sequence: 0,
        fixes: [],
        jobCreations: [],
        jobsPerMonth: {},
        jobPathVerified: false,
        probeFirst: false,
        openRuns: {},
        attempts: {},
        repositories: {},
        declined: [],
        merged: [],
        tracking: {},
        scans: {},
        tally: { countedTo: 0, pages: {}, weeks: {} },
        votes: {},
        waiting: { clusters: [], entries: 0, oldest: null, more: 0 },
        filteredCounts: {},
        outcomes: {},
        handled: {},
    };
}

// EXTERNAL MODULE: ./build/ledger/resolution.js
var resolution = __webpack_require__(7968);
;// CONCATENATED MODULE: ./build/ledger/file.js









function parseLedger(text, serverUrl) {
    const ledger = ledgerSchema.parse(JSON.parse(text));
    const fixes = ledger.fixes.map((fix) => (0,fixes_fix/* readFix */.eo)(fix, serverUrl));
    return { ...ledger, fixes, merged: ledger.merged.map((one) => (0,fixes_fix/* readLink */.XF)(one, serverUrl)) };
}
function readLedger(snapshot, project, serverUrl) {
    if (snapshot?.text === undefined)
        return createLedger(project);
    const commit = (0,sanitise/* toCode */.Xt)(snapshot.commit);
    let ledger;
    try {
        ledger = parseLedger(snapshot.text, serverUrl);
    }
    catch (cause) {
        const what = (0,safe_text/* safe */.gB) `The ledger at commit ${commit} cannot be read by this version.`;
        throw new failure/* Failure */.HR(what, (0,safe_text/* safe */.gB) `Use the version of the Action that wrote it, or ${restore}`, { cause });
    }
    if (ledger.project === project)
        return ledger;
    const where = (0,safe_text/* safe */.gB) `The ledger in this project’s folder, at commit ${commit},`;
    const what = (0,safe_text/* safe */.gB) `${where} belongs to a project other than ${(0,sanitise/* toSafeText */._J)(JSON.stringify(project))}.`;
    const moved = (0,safe_text/* safe */.gB) `If the project’s ID has changed, move the ledger to it; otherwise restore the file.`;
    throw new failure/* Failure */.HR(what, (0,safe_text/* safe */.gB) `${moved} ${(0,failure/* see */.oZ)('to-another-project-id')}`);
}
const restore = (0,safe_text/* safe */.gB) `restore the file from the branch’s history with a new commit (\`git revert\`). ${(0,failure/* see */.oZ)('the-ledger-is-damaged')}`;
function renderRows(rows) {
    const lines = [...rows]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([id, value]) => `${(0,json/* renderJson */.hF)(id)}: ${(0,json/* renderJson */.hF)(value)}`);
    return `{\n${lines.join(',\n')}\n}\n`;
}
function renderLedger(ledger) {
    const stored = { ...ledger, fixes: ledger.fixes.map(fixes_fix/* storeFix */.P3), merged: ledger.merged.map(fixes_fix/* storeLink */.KT) };
    return `${(0,json/* renderJson */.hF)(sortKeys(stored), 1)}\n`;
}
function sortKeys(value) {
    if (typeof value !== 'object' || value === null)
        return value;
    if (Array.isArray(value))
        return value.map(sortKeys);
    const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(sorted.map(([name, own]) => [name, sortKeys(own)]));
}
const ledgerReadme = (0,safe_text/* safe */.gB) `# The ledger of feedback-to-fix

This branch is written by the Action \`feedback-to-fix\`. It records which feedback entries became which fix, so that none is lost
and none is sent twice. It holds ids, hashes, counts, times, links, page paths, titles of this repository's pull requests, findings of
reviews that somebody accepted, and words that at least two readers used independently, while the issue shows them: no comment of a
reader, no email address, no secret.

Do not delete or edit it: the documentation service does not know what was fixed, so this branch is the only record. A run that
cannot find it stops and says how to restore it.

Each folder is one project: \`ledger.json\` has what is open or recent and how far the export was read, \`handled/\` the ids of settled
entries, by the first hex digit of their SHA-256, each with the fix or the reason.

Times are milliseconds since 1970-01-01 UTC.
`;
function openShards(read) {
    const schema = (0,fields/* pairsOf */.fq)(resolution/* resolutionSchema */.yC);
    const shards = new Map();
    async function getShard(digit, counts) {
        const name = nameShard(digit);
        const known = counts[digit] ? shards.get(name) : new Map();
        if (known !== undefined)
            return known;
        const text = (await read(name)) ?? '';
        try {
            const rows = new Map(schema.parse(JSON.parse(text)));
            if (rows.size === 0)
                throw new Error(`It has no rows instead of ${counts[digit]}.`);
            shards.set(name, rows);
            return rows;
        }
        catch (cause) {
            const what = (0,safe_text/* safe */.gB) `The ledger’s file ${(0,sanitise/* toSafeText */._J)(name)} is missing or damaged.`;
            throw new failure/* Failure */.HR(what, (0,safe_text/* safe */.gB) `To continue, ${restore}`, { cause });
        }
    }
    return {
        async find(ids, counts) {
            const found = new Map();
            for (const id of ids) {
                const resolution = (await getShard(digitOf(id), counts)).get(id);
                if (resolution !== undefined)
                    found.set(id, resolution);
            }
            return found;
        },
        async add(resolved, counts) {
            const grown = new Map();
            const sizes = {};
            for (const [digit, entries] of Map.groupBy(resolved, ([id]) => digitOf(id))) {
                const shard = new Map([...(await getShard(digit, counts)), ...entries]);
                grown.set(nameShard(digit), shard);
                sizes[digit] = shard.size;
            }
            return { grown, counts: sizes };
        },
        keep(grown) {
            for (const [name, rows] of grown)
                shards.set(name, rows);
        },
    };
}
function nameShard(digit) {
    return `handled/${digit}.json`;
}
function digitOf(id) {
    return (0,external_node_crypto_.hash)('sha256', id).slice(0, 1);
}

// EXTERNAL MODULE: ./build/ledger/ledger-limits.js
var ledger_limits = __webpack_require__(9432);
// EXTERNAL MODULE: ./build/ledger/lost-ledger.js
var lost_ledger = __webpack_require__(6572);
;// CONCATENATED MODULE: ./build/ledger/session.js










const tries = 20;
const looks = 5;
async function openSession(world, project, run, onChange) {
    let snapshot = await world.ledger.read();
    let saved = readLedger(snapshot, project, world.place.serverUrl);
    let view = saved;
    let told = saved;
    let staged = [];
    let stagedResolutions = new Map();
    const checkpoints = [];
    let writes = 0;
    let isGone = false;
    const exists = () => snapshot?.text !== undefined;
    const open = () => openShards(async (name) => snapshot && world.ledger.readFile(snapshot, name));
    let shards = open();
    async function reload() {
        const latest = await world.ledger.read();
        const ledger = readLedger(latest, project, world.place.serverUrl);
        isGone = (!!snapshot && !latest) || ledger.sequence < saved.sequence;
        if (isGone)
            return;
        snapshot = latest;
        saved = view = ledger;
        shards = open();
    }
    async function reloadAfterLoss(count) {
        for (let look = 1;; look++) {
            const longest = Math.min(15_000, 1000 * 2 ** (count + look - 1));
            await world.sleep(500 + Math.round(world.random() * longest));
            await reload();
            if (!isGone)
                return;
            if (look === looks)
                throw (0,lost_ledger/* createLostInRun */.Dt)(snapshot?.commit);
        }
    }
    function show(ledger) {
        onChange?.(told, ledger);
        view = told = ledger;
    }
    async function prepare(more) {
        const waiting = new Set(staged);
        const commands = [...waiting, ...more];
        const known = await shards.find(commands.flatMap(ledger_command/* questionedIds */.yh), saved.handled);
        const judged = (0,ledger_command/* applyBatch */.VK)(saved, commands, (id) => (0,resolution/* judgeResolution */.Es)(known.get(id)));
        const { handled } = judged.ledger;
        const added = judged.accepted.filter((command) => !waiting.has(command));
        const replaced = await shards.find([...judged.resolved.keys()], handled);
        const left = (0,resolution/* countFiltered */.tR)(judged.ledger.filteredCounts, replaced.values(), -1);
        const filteredCounts = (0,resolution/* countFiltered */.tR)(left, judged.resolved.values(), 1);
        const { grown, counts } = await shards.add(judged.resolved, handled);
        const ledger = { ...judged.ledger, filteredCounts, handled: { ...handled, ...counts } };
        return { ...judged, added, grown, ledger };
    }
    async function stage(commands) {
        const { accepted, added, ledger, resolved } = await prepare(commands);
        staged = accepted;
        stagedResolutions = resolved;
        show({ ...ledger, sequence: saved.sequence });
        return added;
    }
    async function commit(commands) {
        const { stop } = world;
        if (isGone)
            throw (0,lost_ledger/* createLostInRun */.Dt)(snapshot?.commit);
        for (let count = 0; count < tries; count++) {
            const { accepted, added, ledger: judged, grown, resolved } = await prepare(commands);
            if (accepted.length === 0)
                return [];
            const ledger = (0,fix_commands/* renewLeases */.nh)(judged, run, world.now() + ledger_limits/* leaseLength */.JG);
            const where = (0,safe_text/* safe */.gB) `ledger ${ledger.sequence} of ${(0,sanitise/* toSafeText */._J)(project)}`;
            const message = (0,safe_text/* safe */.gB) `${where}\n\nrun ${(0,sanitise/* toSafeText */._J)(run)}_${++writes} [skip ci]`;
            const goesOn = () => !(stop.aborted && added.some(ledger_command/* isIntent */.jm));
            const files = {
                ...Object.fromEntries(Array.from(grown, ([name, rows]) => [name, renderRows(rows)])),
                'ledger.json': renderLedger(ledger),
                ...(exists() ? {} : { 'README.md': ledgerReadme }),
            };
            const written = await world.ledger.write(snapshot, files, message, goesOn);
            if (written === 'abandoned') {
                const isResult = (command) => !(0,ledger_command/* isIntent */.jm)(command) && 'fixId' in command;
                staged = staged.filter(isResult);
                await stage([]);
                return commit(commands.filter(isResult));
            }
            if (written !== 'lost') {
                snapshot = written;
                staged = [];
                stagedResolutions = new Map();
                saved = ledger;
                show(ledger);
                checkpoints.push({ accepted, ledger, resolved, afterStop: stop.aborted });
                shards.keep(grown);
                return added;
            }
            await reloadAfterLoss(count);
        }
        const what = (0,safe_text/* safe */.gB) `Other runs kept updating the ledger, so this run could not record its results.`;
        throw new failure/* Failure */.HR(what, (0,safe_text/* safe */.gB) `Nothing is lost. Make sure that fewer runs of this project overlap.`);
    }
    return {
        run,
        checkpoints,
        reload,
        stage,
        get ledger() {
            return view;
        },
        get snapshot() {
            return snapshot;
        },
        get exists() {
            return exists();
        },
        get staged() {
            return staged;
        },
        async resolutions(ids) {
            return new Map([...(await shards.find(ids, saved.handled)), ...stagedResolutions]);
        },
        async isOnlyProgress(commands) {
            const { ledger, grown } = await prepare(commands);
            return exists() && grown.size === 0 && isOnlyProgress(saved, ledger);
        },
        record: commit,
    };
}
function isOnlyProgress(before, after) {
    const dayOf = ({ lastRun }) => Math.floor((lastRun?.at ?? 0) / ledger_limits/* day */.vd);
    if (dayOf(before) !== dayOf(after) || before.lastRun === undefined)
        return false;
    const forgets = Object.entries(after.scans).every(([filters, { done, oldestWaiting = Infinity }]) => {
        const known = new Set(before.scans[filters]?.done);
        return done.every((id) => known.has(id)) && oldestWaiting >= (before.scans[filters]?.oldestWaiting ?? Infinity);
    });
    const queued = new Set(before.queue?.map(({ id }) => id));
    const isKnown = (after.queue ?? []).every(({ id }) => queued.has(id));
    return forgets && isKnown && renderLedger(leaveOutProgress(before)) === renderLedger(leaveOutProgress(after));
}
function leaveOutProgress(ledger) {
    const { lastRun, scans, repositories, tally } = ledger;
    return {
        ...ledger,
        sequence: 0,
        queue: undefined,
        lastRun: lastRun && { ...lastRun, at: 0, starts: [] },
        tally: { ...tally, countedTo: tally.countedTo && 1 },
        scans: (0,change_fix/* mapValues */.LG)(scans, (scan) => ({
            ...scan,
            complete: scan.complete && 1,
            reach: scan.reach && 1,
            oldestWaiting: undefined,
            done: [],
        })),
        repositories: (0,change_fix/* mapValues */.LG)(repositories, (repository) => ({ ...repository, readTo: undefined })),
    };
}


/***/ }),

/***/ 4531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ writeSyncOutputs),
/* harmony export */   Sy: () => (/* binding */ writeSummary),
/* harmony export */   o4: () => (/* binding */ writeReviewOutputs)
/* harmony export */ });
/* unused harmony export renderFindingsOutput */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _errors_failure_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5202);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5069);
/* harmony import */ var _text_sanitise_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5610);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6342);







const put = (core, name, value) => core.setOutput(name, value);
function writeReviewOutputs(core, { verdict, findings, head }) {
    put(core, 'verdict', verdict);
    put(core, 'reviewed-commit', (/^[0-9a-f]{40,64}$/.test(head) ? head : ''));
    put(core, 'findings', renderFindingsOutput(findings));
}
const maxFindings = 200;
const maxFindingsLength = 100_000;
const maxEntries = 20;
const maxSubject = 2_000;
function renderFindingsOutput(findings) {
    const rows = [];
    let left = maxFindingsLength;
    for (const finding of findings.slice(0, maxFindings)) {
        const row = JSON.stringify(toOutput(finding));
        left -= Buffer.byteLength(row) + 1;
        if (left < 1)
            break;
        rows.push(row);
    }
    return `[${rows.join(',')}]`;
}
function toOutput({ rule, severity, path, line, subject, from = [] }) {
    return {
        rule: (0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_5__/* .toSafeText */ ._J)(rule),
        severity,
        path: path === undefined ? null : (0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_5__/* .toSafeText */ ._J)(path, 400),
        line: line ?? null,
        subject: subject === undefined ? null : (0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_5__/* .toSafeText */ ._J)(subject.slice(0, maxSubject)),
        from: from.slice(0, maxEntries).map((id) => (0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_5__/* .toSafeText */ ._J)(id, 100)),
    };
}
async function writeSyncOutputs(core, env, { outputs, report }) {
    for (const [name, number] of Object.entries(outputs.numbers))
        put(core, name, number);
    const links = [...new Set(outputs.pullRequests.map(({ url }) => url))];
    put(core, 'pull-requests', JSON.stringify(links));
    const issueUrl = report.tracking.issueUrl ?? '';
    put(core, 'tracking-issue-url', (/^https?:\/\/[!-~]+$/.test(issueUrl) ? issueUrl : ''));
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(env.RUNNER_TEMP || (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), `feedback-to-fix-${report.run}.json`);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(path, (0,_report_js__WEBPACK_IMPORTED_MODULE_6__/* .renderReport */ .B1)(report), { mode: 0o600, flag: 'wx' });
    put(core, 'report', path);
}
async function writeSummary(core, env, text, log) {
    if (!env.GITHUB_STEP_SUMMARY)
        return;
    try {
        await core.summary.addRaw(text, true).write();
    }
    catch (error) {
        log.warning((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safe */ .gB) `The job summary could not be written: ${(0,_errors_failure_text_js__WEBPACK_IMPORTED_MODULE_3__.nameError)(error)}.`);
    }
}


/***/ }),

/***/ 6342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  FK: () => (/* binding */ buildReport),
  pJ: () => (/* binding */ endOf),
  rW: () => (/* binding */ ends),
  Ug: () => (/* binding */ listClusters),
  B1: () => (/* binding */ renderReport)
});

// UNUSED EXPORTS: hasNews, listSkipped

// EXTERNAL MODULE: ./build/after-merge/after-merge.js
var after_merge = __webpack_require__(7831);
// EXTERNAL MODULE: ./build/feedback/scan.js
var scan = __webpack_require__(881);
// EXTERNAL MODULE: ./build/fixes/fix.js
var fixes_fix = __webpack_require__(8747);
// EXTERNAL MODULE: ./build/fixes/news.js
var news = __webpack_require__(4437);
// EXTERNAL MODULE: ./build/fixes/queries.js
var queries = __webpack_require__(140);
// EXTERNAL MODULE: ./build/prompt/comments.js
var comments = __webpack_require__(7617);
// EXTERNAL MODULE: ./build/queue/parts.js
var parts = __webpack_require__(5566);
// EXTERNAL MODULE: ./build/queue/plan-clusters.js + 6 modules
var plan_clusters = __webpack_require__(4790);
// EXTERNAL MODULE: ./build/queue/queued-section.js
var queued_section = __webpack_require__(7217);
// EXTERNAL MODULE: ./build/queue/waiting-record.js
var waiting_record = __webpack_require__(4617);
// EXTERNAL MODULE: ./build/text/json.js
var json = __webpack_require__(5666);
// EXTERNAL MODULE: ./build/text/safe-text.js
var safe_text = __webpack_require__(5069);
// EXTERNAL MODULE: ./build/triage/reasons.js
var reasons = __webpack_require__(6684);
;// CONCATENATED MODULE: ./build/version.js
const version = '0.1.0';

;// CONCATENATED MODULE: ./build/outputs/report.js














function buildReport(result, fixes, place, end) {
    const { run, collected, planned, ledger, endedAt, issue } = result;
    const { serverUrl, repository, workflowRun } = place;
    const clusters = listClusters(result).map((cluster) => buildCluster(cluster, result));
    const sentIds = clusters.flatMap(({ prompt, entryIds }) => (prompt === null ? [] : entryIds));
    return {
        version: 1,
        end: end === 'blocked' ? 'partly-done' : end,
        run,
        actionVersion: version,
        runUrl: workflowRun ? `${serverUrl}/${repository}/actions/runs/${workflowRun}` : null,
        endedAt: endedAt === 0 ? null : (0,safe_text/* toInstant */.fN)(endedAt),
        entries: {
            ...(planned?.counts ?? { collected: 0, new: 0, handled: 0, wordless: 0 }),
            redactions: (0,comments/* countRedacted */.y4)(sentIds.flatMap((id) => collected?.entries.get(id) ?? [])),
            skipped: listSkipped(result),
            requests: result.spent?.requests ?? 0,
            unread: collected?.unread?.reason ?? null,
        },
        clusters,
        fixes: fixes.map(buildReportFix),
        merged: ledger ? (0,after_merge/* buildReportMerged */.ty)(ledger) : [],
        gap: (0,after_merge/* buildReportGap */.vi)(collected?.gap),
        tracking: { issueUrl: issue?.url ?? null },
    };
}
function buildCluster(planned, { ledger, dispatched, previews }) {
    const { cluster, decision, words = [] } = planned;
    const { key, pages, entryIds } = cluster;
    const job = decision === 'dispatched' ? dispatched?.sent.get(key) : previews?.get(key);
    const fixId = ledger?.fixes.find(({ id }) => id === job?.fixId)?.id;
    const isBroken = decision === 'dispatched' && fixId === undefined;
    return {
        key,
        pages,
        entryIds,
        words,
        topics: cluster.topics.map(({ terms, reason, entryIds }) => ({ terms, reason, entryIds })),
        decision: isBroken ? 'deferred' : decision,
        reason: isBroken ? (0,waiting_record/* describeWait */.Ng)({ code: 'stopped' }) : (0,plan_clusters/* describeDecision */.K5)(planned),
        prompt: isBroken ? null : (job?.prompt ?? null),
        fixId: fixId ?? null,
        jobId: dispatched?.created.get(fixId ?? '') ?? null,
    };
}
function buildReportFix(fix) {
    const { id, state, attempt, entryIds, pages } = fix;
    const prLink = fix.prLink?.url ?? fix.rejectedLink ?? null;
    const reason = fix.reason ? (0,fixes_fix/* describeFixReason */.Lq)(fix.reason) : null;
    const [at, since] = [(0,safe_text/* toInstant */.fN)(fix.at), (0,safe_text/* toInstant */.fN)(fix.since)];
    const returns = fix.returns ? { ...fix.returns, prLink: fix.returns.prLink?.url ?? null } : null;
    return { id, state, reason, attempt, at, since, entryIds, pages, job: fix.job ?? null, returns, prLink };
}
const ends = {
    'nothing-new': [(0,safe_text/* safe */.gB) `Nothing new`, (0,safe_text/* safe */.gB) `no new feedback, and no fix changed state.`],
    done: [(0,safe_text/* safe */.gB) `Done`, (0,safe_text/* safe */.gB) `nothing is left until new feedback comes in.`],
    'partly-done': [(0,safe_text/* safe */.gB) `Finished for now`, (0,safe_text/* safe */.gB) `running and queued work continues in a later run.`],
    blocked: [(0,safe_text/* safe */.gB) `Finished for now`, (0,safe_text/* safe */.gB) `what is queued waits for people: see the tracking issue.`],
    failed: [(0,safe_text/* safe */.gB) `Failed`, (0,safe_text/* safe */.gB) ``],
};
function endOf(result, dryRun) {
    const { ledger, changed, collected, planned, failure, endedAt, issue } = result;
    if (failure)
        return 'failed';
    if (dryRun)
        return hasNews(result) || collected?.unread ? 'done' : 'nothing-new';
    if (collected?.unread || (ledger && (0,scan/* describeUnreadIn */.Yp)(ledger, endedAt)))
        return 'partly-done';
    const owed = ledger && (0,news/* pendingNews */.d)(ledger).length > 0;
    if (!hasNews(result))
        return owed ? 'partly-done' : 'nothing-new';
    const fixes = ledger?.fixes ?? [];
    const isUnderWay = fixes.some(({ state }) => fixes_fix/* states */.xP[state].open && !fixes_fix/* states */.xP[state].hasPull);
    const isAsked = fixes.some((fix) => fix.state === 'proposed' && (0,queries/* lastMessage */.uY)(fix)?.state === 'asked');
    const held = ledger ? (0,queries/* heldEntries */.iR)(ledger) : new Set();
    const listNew = ({ state, entryIds, rest = [], setAside = [] }) => (state === 'merged' ? rest : entryIds).filter((id) => !held.has(id) && !setAside.includes(id));
    const again = fixes.some((fix) => changed.some(({ id }) => id === fix.id) && listNew(fix).length > 0);
    const goesOn = isUnderWay || isAsked || again || owed;
    const planning = planned && listClusters(result).map((one) => ({ ...one, pages: one.cluster.pages }));
    const waiting = (planning ?? ledger?.waiting.clusters ?? []).flatMap(({ pages, ...one }) => one.decision === 'deferred' || one.decision === 'open-fix' ? { pages, reason: one.reason } : []);
    const board = ledger && { ledger, now: endedAt, paused: issue?.state === 'closed' };
    const isBlocked = waiting.every((one) => personal.includes(one.reason.code) && board && !(0,queued_section/* isOver */.PU)(board, one));
    if (waiting.length > 0 && isBlocked && !goesOn)
        return 'blocked';
    return goesOn || waiting.length > 0 ? 'partly-done' : 'done';
}
const personal = [
    'paused',
    'no-pull',
    'not-approved',
    'max-open',
    'page-open',
    'page-next',
    'next-part',
];
function hasNews({ collected, planned, changed, outgrown, reported, ticked }) {
    const isNews = [planned?.clusters, collected?.fresh, ticked, outgrown].some((news) => news?.length);
    return isNews || reported !== undefined || changed.some(({ state }) => state !== 'active');
}
function listClusters(result) {
    const { planned, dispatched, previews, collected, givenUp = new Set() } = result;
    const clusters = (planned?.clusters ?? []).flatMap((one) => {
        const { key } = one.cluster;
        const isLimited = one.decision === 'deferred' && 'limit' in one.reason;
        const reason = dispatched?.deferred.get(key) ?? (isLimited ? dispatched?.end?.reason : undefined);
        if (reason)
            return [{ ...one, decision: 'deferred', reason }];
        const job = dispatched?.sent.get(key) ?? previews?.get(key);
        if (!job?.left)
            return [job?.planned ?? one];
        return [job.planned, { ...one, cluster: job.left, decision: 'open-fix', reason: { code: 'next-part' } }];
    });
    return clusters.flatMap((one) => {
        const { cluster, attempt } = one;
        const ended = (0,plan_clusters/* isSent */.xb)(one) || one.decision === 'given-up' ? [] : cluster.entryIds.filter((id) => givenUp.has(id));
        const { part, rest } = (0,parts/* split */.lD)(cluster, ended, collected?.entries ?? new Map(), 'spent');
        const reason = { code: 'max-attempts', limit: attempt - 1 };
        return [
            ...(rest ? [{ ...one, cluster: rest }] : []),
            ...(part ? [{ ...one, cluster: part, decision: 'given-up', reason }] : []),
        ];
    });
}
const listSkipped = ({ collected, planned }) => [
    ...(collected?.skipped ?? []),
    ...(planned?.filtered ?? []).map(({ id, code }) => ({ id, reason: (0,reasons/* describeFiltered */.hh)(code) })),
];
const renderReport = (report) => `${(0,json/* renderJson */.hF)(report, 2)}\n`;


/***/ }),

/***/ 8563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ readPage),
/* harmony export */   a: () => (/* binding */ readTime)
/* harmony export */ });
/* harmony import */ var _doc_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9984);

const readPage = ({ path }) => (0,_doc_path_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDocPath */ .pU)(path);
function readTime(entry) {
    const time = Date.parse(entry?.createdAt ?? '');
    return Number.isNaN(time) ? null : time;
}


/***/ }),

/***/ 2062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ findFiles),
/* harmony export */   n: () => (/* binding */ fitPage)
/* harmony export */ });
/* harmony import */ var _doc_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9984);
/* harmony import */ var _formats_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8191);


const container = /^(?:(?:versioned_|website|site)?-?docs?|content|documentation|manual|pages|source|src|site|website)$/i;
const version = /^(?:version-)?v?\d+(?:\.(?:\d+|x))*$|^(?:current|latest|next|stable)$/i;
const module = /(^|\/)modules\/(?:ROOT\/|([^/]{1,100}\/))pages\//;
const order = /(^|\/)\d{1,3}[-_.]{1,3}(?=[^\d/])/g;
function fitPage(given, page) {
    const path = given.replace(/[?#]/g, encodeURIComponent);
    if ((0,_doc_path_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDocPath */ .pU)(path) === page)
        return 'page';
    const plain = path.replace(module, '$1$2');
    const stem = (0,_formats_js__WEBPACK_IMPORTED_MODULE_1__/* .readFormat */ .C$)(path) === undefined ? plain : plain.replace(/\.[^./]+$/, '');
    const fits = [stem, stem.replace(order, '$1')].map((file) => fitFile((0,_doc_path_js__WEBPACK_IMPORTED_MODULE_0__/* .splitPage */ .KU)((0,_doc_path_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDocPath */ .pU)(file)), page));
    return fits.find((fit) => fit === 'page') ?? fits.find((fit) => fit !== undefined);
}
function fitFile(file, page) {
    const address = (0,_doc_path_js__WEBPACK_IMPORTED_MODULE_0__/* .splitPage */ .KU)(page);
    const wanted = address.filter((part, index) => index > 0 || !container.test(part));
    if (wanted.length === 0)
        return file.every(isContainer) && (file.length < 2 || file.at(-1) === address[0]) ? 'page' : undefined;
    const common = countCommonEnd(wanted, file);
    if (common === 0)
        return file.every(isContainer) && version.test(wanted.at(-1) ?? '') ? 'name' : undefined;
    const isWhole = common === wanted.length;
    const isBare = file.slice(0, -common).every(isContainer);
    return (isWhole && isBare) || (common > 1 && (isWhole || isBare)) ? 'page' : 'name';
}
function findFiles(page, paths) {
    const { page: own, name } = Object.groupBy(paths, (path) => fitPage(path, page) ?? 'other');
    return own ? { fit: 'page', paths: own } : name && { fit: 'name', paths: name };
}
function isContainer(folder) {
    return container.test(folder) || version.test(folder);
}
function countCommonEnd(one, other) {
    let common = 0;
    while (common < one.length && common < other.length && one.at(-1 - common) === other.at(-1 - common))
        common += 1;
    return common;
}


/***/ }),

/***/ 8191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C$: () => (/* binding */ readFormat),
/* harmony export */   D1: () => (/* binding */ isPicture),
/* harmony export */   xK: () => (/* binding */ isTree)
/* harmony export */ });
const isTree = (format) => format === 'markdown' || format === 'mdx';
const signatures = {
    png: /^89504e470d0a1a0a/,
    jpeg: /^ffd8ff/,
    gif: /^474946383[79]/,
    webp: /^52494646.{8}57454250/,
    avif: /^0000.{4}66747970(?:617669(?:66|73)|6865(?:69|76)|6d696631|6d736631)/,
    ico: /^00000100(?!00)..00/,
    bmp: /^424d.{8}0{8}.{8}(?:0c|28|34|38|40|6c|7c)0{6}/,
    tiff: /^(?:49492a00|4d4d002a)/,
};
function isPicture(bytes) {
    const start = Array.from(bytes.subarray(0, 32), (byte) => byte.toString(16).padStart(2, '0')).join('');
    return Object.values(signatures).some((signature) => signature.test(start));
}
const extensions = {
    html: 'htm html',
    markdown: 'markdoc markdown md mdoc mdown mkd qmd rmd',
    mdx: 'mdx',
    notebook: 'ipynb',
    text: 'adoc asc asciidoc org pod rdoc rest rst textile txt wiki',
};
const formats = new Map(Object.keys(extensions).flatMap((format) => extensions[format].split(' ').map((name) => [name, format])));
function readFormat(path) {
    if (/(?:^|\/)readme$/i.test(path))
        return 'text';
    return formats.get(/\.([^./]*)$/.exec(path)?.[1]?.toLowerCase() ?? '');
}


/***/ }),

/***/ 7617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I_: () => (/* binding */ findEntries),
/* harmony export */   Qu: () => (/* binding */ framed),
/* harmony export */   RV: () => (/* binding */ tight),
/* harmony export */   TH: () => (/* binding */ hasShownWords),
/* harmony export */   TR: () => (/* binding */ renderReadAs),
/* harmony export */   aD: () => (/* binding */ renderFeedback),
/* harmony export */   gF: () => (/* binding */ minRoom),
/* harmony export */   xr: () => (/* binding */ codePage),
/* harmony export */   y4: () => (/* binding */ countRedacted)
/* harmony export */ });
/* unused harmony exports note, quote, codeName, excerptComment, excerptCode, escapeExcerpt, renderPlace */
/* harmony import */ var _clusters_corpus_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7376);
/* harmony import */ var _clusters_reader_copies_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3377);
/* harmony import */ var _pages_doc_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9984);
/* harmony import */ var _text_redaction_redact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6573);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5069);
/* harmony import */ var _text_sanitise_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5610);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1321);







const framed = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .createTag */ .VZ)();
const joinFramed = (parts) => parts.join(', ');
const note = (text) => `* ${text}`;
const quote = (words) => words.split('\n').map((line) => `| ${line}`.trimEnd());
const emptyLine = '';
function codeName(text, delimiter, max) {
    const name = (0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_5__/* .capText */ .yA)(defuse((0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitise */ .tB)(text), delimiter).replace(/\s+/g, ' ').trim(), max);
    return (name === '' ? '' : `\`${name.replace(/[\s|`]/g, encodeURIComponent)}\``);
}
const maxComment = 4_000;
const maxCode = 2_000;
const maxLines = 120;
function excerptComment(comment) {
    const text = (0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitise */ .tB)(comment).replace(/\n\s*\n/g, '\n\n');
    return capLines((0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_5__/* .capText */ .yA)(text.trim(), maxComment));
}
function excerptCode(code) {
    const text = (0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitise */ .tB)(code).replace(/^\s*\n/, '');
    return capLines((0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_5__/* .capText */ .yA)(text.trimEnd(), maxCode));
}
function capLines(text) {
    const lines = text.split('\n');
    return lines.length > maxLines ? [...lines.slice(0, maxLines), '…'].join('\n') : text;
}
const escapeExcerpt = (text, delimiter) => defuse(text, delimiter).trimEnd();
const defuse = (text, delimiter) => (0,_marker_js__WEBPACK_IMPORTED_MODULE_6__/* .defuseMarkers */ .Um)(text.replaceAll(delimiter, ' '));
const plainWords = /^[\s\x20-\x25\x27-\x3b\x3d-\x7e]*[a-z0-9]/i;
const hasShownWords = (entry) => [entry.comment ?? '', codeOf(entry)].some((text) => plainWords.test(text) || (0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitise */ .tB)(text).trim() !== '');
const codeOf = (entry) => (entry.source === 'code_snippet' ? entry.code : '');
function readWords(entry, delimiter) {
    const [comment, code] = [entry.comment ?? '', codeOf(entry)];
    const excerpt = (source, shown) => readExcerpt(source, escapeExcerpt(shown, delimiter));
    return { text: excerpt(comment, excerptComment(comment)), code: excerpt(code, excerptCode(code)) };
}
function readExcerpt(source, words) {
    const lengthOf = (text) => text.replace(/\s+|…\s*$/g, '').length;
    return { source, words, isCut: words.endsWith('…') && lengthOf(words) < lengthOf((0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitise */ .tB)(source)) };
}
function groupAlike(entries, delimiter) {
    const worded = entries
        .toSorted(byNewest)
        .map((entry) => ({ entry, ...readWords(entry, delimiter) }))
        .filter(({ text, code }) => text.words !== '' || code.words !== '');
    const groups = Map.groupBy(worded, ({ text, code }) => `${text.isCut}\n${(0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_5__/* .essence */ .Pf)(text.words)}\n${code.words}`);
    return Array.from(groups.values(), (same) => {
        const [{ text, code, entry }] = same;
        const weight = measureWords(`${text.words}${code.words}`) + 20 * Math.min(same.length - 1, 10);
        return { text, code, newest: entry, entries: same.map((one) => one.entry), weight };
    }).sort((a, b) => b.weight - a.weight || byNewest(a.newest, b.newest));
}
function renderComment({ entries, ...whole }, { delimiter, cluster }, [maxText, most]) {
    const [text, code] = [shorten(whole.text, maxText), shorten(whole.code, most)];
    const times = entries.length > 1 ? framed `, ×${entries.length}` : '';
    const about = framed `${renderPlace(entries, delimiter, cluster.pages.length > 1)}${times}${renderWriters(entries)}`;
    const comment = text.words === '' ? [] : [note(framed `Comment${about}${text.left}`), ...quote(text.words)];
    if (code.words === '')
        return comment;
    const block = text.words === '' ? framed `Code block${about}` : framed `The code block that it is about`;
    return [...comment, note(framed `${block}${renderOrigin(entries, delimiter)}${code.left}`), ...quote(code.words)];
}
function shorten({ words, source, isCut }, max) {
    const shown = (0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_5__/* .capText */ .yA)(words, max);
    const hasHidden = /(?:<|&(?:lt|#0*60|#x0*3c);?)!--/i.test(source);
    const cut = isCut || shown !== words ? ', shortened' : '';
    return { words: shown, left: framed `${cut}${hasHidden ? ', without its HTML comments' : ''}` };
}
function renderWriters(entries) {
    const say = (writers, one, many) => {
        const some = writers.length < entries.length ? framed ` ${writers.length} of them` : '';
        return writers.length === 0 ? '' : framed `,${some} ${writers.length === 1 ? one : many}`;
    };
    const agents = entries.filter(({ source }) => source === 'agent');
    const helped = entries.filter((entry) => entry.source === 'contextual' && entry.helpful);
    const helpful = framed `who found the page helpful`;
    const agent = say(agents, framed `from an AI agent`, framed `from AI agents`);
    return framed `${agent}${say(helped, framed `by a reader ${helpful}`, framed `by readers ${helpful}`)}`;
}
function renderOrigin(entries, delimiter) {
    const snippets = entries.filter((entry) => entry.source === 'code_snippet');
    const list = (names, max) => [...new Set(names.map((name) => codeName(name ?? '', delimiter, max)))].filter((name) => name !== '');
    const languages = snippets.map(({ lang }) => lang).filter((lang) => /^[a-z\d+#-]{1,20}$/i.test(lang ?? ''));
    const [language, ...others] = list(languages, 20);
    const files = list(snippets.map(({ filename }) => filename), 80);
    const written = language && others.length === 0 ? framed `, ${language}` : '';
    return framed `${written}${files.length > 0 ? framed `, from ${joinNames(files, maxAddresses)}` : ''}`;
}
function measureWords(text) {
    const letters = text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
    const pieces = new Set();
    for (let at = 0; at < letters.length && pieces.size < 400; at++)
        pieces.add(letters.slice(at, at + 3));
    return pieces.size;
}
function byNewest(a, b) {
    return (0,_clusters_corpus_js__WEBPACK_IMPORTED_MODULE_0__/* .byCode */ .VU)(b.createdAt ?? '', a.createdAt ?? '') || (0,_clusters_corpus_js__WEBPACK_IMPORTED_MODULE_0__/* .byCode */ .VU)(a.id, b.id);
}
function countRedacted(entries) {
    const nameOf = (entry) => (entry.source === 'code_snippet' ? entry.filename : '');
    return (0,_text_redaction_redact_js__WEBPACK_IMPORTED_MODULE_3__/* .countRedactions */ .gA)(entries.flatMap((entry) => [entry.comment ?? '', codeOf(entry), nameOf(entry) ?? '']));
}
const maxAddresses = 3;
const maxListed = 15;
function renderReadAs(page, entries, pages, delimiter) {
    const read = [...Map.groupBy(entries.get(page) ?? [], ({ path }) => (0,_pages_doc_path_js__WEBPACK_IMPORTED_MODULE_2__/* .parseAddress */ .or)(path))];
    read.sort(([a, x], [b, y]) => y.length - x.length || (0,_clusters_corpus_js__WEBPACK_IMPORTED_MODULE_0__/* .byCode */ .VU)(a, b));
    const others = read.flatMap(([address]) => (address === page ? [] : codePage(address, delimiter)));
    if (others.length === 0)
        return framed ``;
    const most = Math.max(1, Math.min(maxAddresses, Math.floor(maxListed / pages)));
    return framed `, ${others.length < read.length ? 'also ' : ''}read as ${joinNames(others, most)}`;
}
function renderPlace(entries, delimiter, isNamed) {
    const hasOthers = entries.some(({ path }) => (0,_pages_doc_path_js__WEBPACK_IMPORTED_MODULE_2__/* .parseAddress */ .or)(path) !== (0,_pages_doc_path_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDocPath */ .pU)(path));
    if (!isNamed && !hasOthers)
        return framed ``;
    const names = [...new Set(entries.map(({ path }) => (0,_pages_doc_path_js__WEBPACK_IMPORTED_MODULE_2__/* .parseAddress */ .or)(path)))].map((name) => codePage(name, delimiter));
    return framed ` on ${joinNames(names, maxAddresses)}`;
}
const codePage = (name, delimiter) => codeName(name, delimiter, 120);
function joinNames(names, most) {
    const shown = names.length > most ? [...names.slice(0, most), framed `${names.length - most} more`] : names;
    return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .enumerate */ .HL)(shown);
}
const maxRedactions = 150;
function renderFeedback(feedback, room, isTight) {
    const { delimiter, words } = feedback;
    const { voteIds } = feedback.cluster;
    const votes = voteIds.length === 0 ? [] : [note(framed `"Not helpful" votes without a comment: ${voteIds.length}`)];
    const topics = readTopics(feedback);
    const lines = chooseComments(topics, feedback, room - measure(votes) - maxRedactions, isTight);
    const shown = topics.flatMap((topic) => {
        const groups = topic.groups.filter((group) => lines.has(group));
        if (groups.length === 0)
            return [];
        const entries = listEntries(groups);
        const heading = renderHeading({ ...topic, entries }, feedback);
        const said = words ? countWords(entries, delimiter) : groups.flatMap((group) => lines.get(group) ?? []);
        return { entries, block: [heading, ...said] };
    });
    const entries = shown.flatMap((topic) => topic.entries);
    const entryIds = [...voteIds, ...entries.map(({ id }) => id)];
    return { lines: joinBlocks([votes, ...shown.map(({ block }) => block), renderRedactions(entries)]), entryIds };
}
function joinBlocks(blocks) {
    return blocks.filter((lines) => lines.length > 0).flatMap((lines, i) => (i === 0 ? lines : [emptyLine, ...lines]));
}
function renderRedactions(entries) {
    const redactions = countRedacted(entries);
    const kinds = Object.keys(_text_redaction_redact_js__WEBPACK_IMPORTED_MODULE_3__/* .placeholders */ .Ft);
    const found = kinds.flatMap((kind) => redactions[kind] > 0 ? framed `${redactions[kind]} [${_text_redaction_redact_js__WEBPACK_IMPORTED_MODULE_3__/* .placeholders */ .Ft[kind]}]` : []);
    return found.length === 0 ? [] : [note(framed `Redacted from their comments: ${joinFramed(found)}`)];
}
function readTopics({ cluster, entries, delimiter }) {
    const { pages, topics, voteIds } = cluster;
    const read = ({ terms, entryIds }) => {
        const found = findEntries(entryIds, entries);
        const readers = (0,_clusters_reader_copies_js__WEBPACK_IMPORTED_MODULE_1__/* .countDistinctReaders */ .ET)(found).distinctReaders;
        return { terms, entries: found, readers, groups: groupAlike(found, delimiter) };
    };
    const all = { terms: topics.flatMap(({ terms }) => terms), entryIds: topics.flatMap(({ entryIds }) => entryIds) };
    const isShared = pages.length > 1 && topics.length > 1;
    const told = (isShared ? [all] : topics).map(read).sort((a, b) => b.readers - a.readers);
    const placed = new Set([...all.entryIds, ...voteIds]);
    const others = read({ terms: [], entryIds: cluster.entryIds.filter((id) => !placed.has(id)) });
    const rest = others.entries.length === 0 ? [] : [{ ...others, title: framed `Others` }];
    return [...told.map((topic, i) => ({ ...topic, title: framed `Topic ${i + 1}` })), ...rest];
}
function renderHeading({ title, terms, entries }, { delimiter, words }) {
    const said = entries.map((entry) => `${entry.comment ?? ''}\n${codeOf(entry)}`.toLowerCase());
    const own = terms.filter((term) => said.filter((text) => text.includes(term.toLowerCase())).length > 1);
    const names = own.map((term) => codeName(term, delimiter, 24)).filter((name) => name !== '');
    const alike = Map.groupBy(names, (name) => name.toLowerCase()).values();
    const named = [...alike].flatMap(([first]) => first ?? []).slice(0, 5);
    const about = words === 'counted' ? countNouns(named.length, 'word') : framed `words in common: ${joinFramed(named)}`;
    const writers = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .enumerate */ .HL)((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .describeReaders */ .We)((0,_clusters_reader_copies_js__WEBPACK_IMPORTED_MODULE_1__/* .countDistinctReaders */ .ET)(entries)));
    return note(framed `${title}: ${writers}${named.length > 0 ? framed ` (${about})` : ''}`);
}
function countWords(entries, delimiter) {
    const words = entries.map((entry) => readWords(entry, delimiter));
    return ['text', 'code'].flatMap((part) => {
        const lengths = words.map((word) => [...word[part].words].length).filter((length) => length > 0);
        if (lengths.length === 0)
            return [];
        const characters = lengths.reduce((sum, length) => sum + length, 0);
        const blocks = countNouns(lengths.length, part === 'text' ? 'comment' : 'code block');
        return [note(framed `${blocks}, ${countNouns(characters, 'character')}`)];
    });
}
function findEntries(ids, entries) {
    return ids.flatMap((id) => entries.get(id) ?? []);
}
function countNouns(number, noun) {
    return framed `${number} ${noun}${number === 1 ? '' : 's'}`;
}
const maxTopics = 50;
const steps = [
    [maxComment, maxCode],
    [maxComment, 1_000],
    [maxComment, 500],
    [1_000, 500],
];
const tight = 14_000;
const minRoom = 6_000;
function chooseComments(topics, feedback, room, isTight) {
    const all = topics.flatMap(({ groups }) => groups);
    const queue = orderComments(topics, feedback);
    let taken = new Map();
    for (const caps of isTight ? steps : steps.slice(0, -1)) {
        taken = fillRoom(queue, feedback, room, caps);
        if (taken.size === all.length)
            break;
    }
    leaveFewest(all, taken, feedback.fewest ?? 1);
    return taken;
}
const measure = (lines) => lines.reduce((sum, line) => sum + line.length + 1, 0);
const listEntries = (groups) => groups.flatMap(({ entries }) => entries);
function orderComments(topics, feedback) {
    const isFirst = ({ entries }) => entries.some(({ id }) => feedback.first?.has(id));
    const putFirst = (groups) => groups.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)));
    const hasFirst = ({ groups }) => Number(groups.some(isFirst));
    return topics
        .filter(({ groups }) => groups.length > 0)
        .sort((a, b) => hasFirst(b) - hasFirst(a))
        .slice(0, maxTopics)
        .flatMap((topic) => {
        const heading = [emptyLine, renderHeading(topic, feedback)];
        return putFirst(topic.groups).map((group, round) => ({ group, round, above: round === 0 ? heading : [] }));
    })
        .sort((a, b) => a.round - b.round);
}
function fillRoom(queue, feedback, room, caps) {
    const taken = new Map();
    let [left, lastRound] = [room, Infinity];
    for (const { group, round, above } of queue) {
        if (round > lastRound)
            break;
        const lines = renderComment(group, feedback, caps);
        const needed = measure([...above, ...lines]);
        if (needed > left)
            lastRound = round;
        else {
            taken.set(group, lines);
            left -= needed;
        }
    }
    return taken;
}
function leaveFewest(groups, taken, fewest) {
    const all = listEntries(groups).length;
    let here = listEntries([...taken.keys()]).length;
    for (const group of [...taken.keys()].reverse()) {
        if (here === all || all - here >= fewest || all < 2 * fewest)
            break;
        here -= group.entries.length;
        taken.delete(group);
    }
}


/***/ }),

/***/ 2773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ explainPrice),
/* harmony export */   GS: () => (/* binding */ monthOf),
/* harmony export */   k0: () => (/* binding */ describeMonth),
/* harmony export */   p9: () => (/* binding */ endOfMonth),
/* harmony export */   uq: () => (/* binding */ countJobs),
/* harmony export */   vO: () => (/* binding */ addJob),
/* harmony export */   w7: () => (/* binding */ describeJobs),
/* harmony export */   zP: () => (/* binding */ describePrice)
/* harmony export */ });
/* harmony import */ var _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9432);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5069);
/* harmony import */ var _text_sanitise_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5610);



const published = { amount: 115, decimals: 0, unit: 'credits', isUnitFirst: false };
function findPrice(inputs) {
    return inputs['job-cost'] ?? (inputs['base-url'] === 'https://api.mintlify.com' ? published : null);
}
function explainPrice(inputs) {
    if (findPrice(inputs) !== published)
        return undefined;
    return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `Mintlify publishes 110 to 115 credits for one run of its agent; set \`job-cost\` to your own average.`;
}
const describeJobs = (jobs, inputs) => addCost((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(jobs, 'job'), jobs, inputs);
function addCost(what, jobs, inputs) {
    const cost = describePrice(jobs, inputs);
    return cost ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `${what}, ${cost}` : what;
}
function describePrice(jobs, inputs) {
    const price = findPrice(inputs);
    if (price === null || jobs === 0)
        return undefined;
    const [whole, decimals] = (price.amount * jobs).toFixed(price.decimals).split('.');
    const fraction = decimals ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `.${(0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_2__/* .toSafeText */ ._J)(decimals)}` : '';
    const sum = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .ZV)(Number(whole))}${fraction}`;
    const unit = (0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_2__/* .toSafeText */ ._J)(price.unit, 30);
    if (!price.isUnitFirst)
        return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `about ${sum} ${unit}`;
    return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `about ${unit}${/^\p{Sc}$/u.test(price.unit) ? '' : ' '}${sum}`;
}
function describeMonth(ledger, at, inputs) {
    const busy = Object.keys(ledger.jobsPerMonth).filter((month) => countJobs(ledger, month) > 0);
    const [month = ''] = [...busy, ...(at === undefined ? [] : [monthOf(at)])].sort().reverse();
    const jobs = countJobs(ledger, month);
    const limit = inputs['max-jobs-per-month'];
    const number = limit === 0 ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(jobs, 'job') : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .ZV)(jobs)} of up to ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(limit, 'job')}`;
    return addCost((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `${number} in ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMonth */ .UL)(month)}`, jobs, inputs);
}
const monthOf = (time) => new Date(time).toISOString().slice(0, 7);
function endOfMonth(time) {
    const date = new Date(time);
    return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1);
}
const countJobs = ({ jobsPerMonth }, month) => jobsPerMonth[month] ?? 0;
function addJob(ledger, time, by) {
    const month = monthOf(time);
    const jobs = { ...ledger.jobsPerMonth, [month]: Math.max(0, countJobs(ledger, month) + by) };
    const latest = Object.entries(jobs).sort(([a], [b]) => (a < b ? 1 : -1));
    return Object.fromEntries(latest.slice(0, _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .monthsKept */ .yZ));
}


/***/ }),

/***/ 5566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TS: () => (/* binding */ dismissTopics),
/* harmony export */   ZZ: () => (/* binding */ pageOf),
/* harmony export */   eI: () => (/* binding */ splitOff),
/* harmony export */   gw: () => (/* binding */ splitBusy),
/* harmony export */   lD: () => (/* binding */ split),
/* harmony export */   nK: () => (/* binding */ scanDecisions),
/* harmony export */   nj: () => (/* binding */ nextAttempt),
/* harmony export */   yv: () => (/* binding */ countComplaints),
/* harmony export */   zh: () => (/* binding */ countTries)
/* harmony export */ });
/* unused harmony exports usedUp, heldBack */
/* harmony import */ var _clusters_reader_copies_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3377);
/* harmony import */ var _clusters_signature_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6632);
/* harmony import */ var _feedback_scan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(881);
/* harmony import */ var _fixes_queries_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(140);
/* harmony import */ var _pages_doc_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9984);
/* harmony import */ var _pages_entry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8563);






const declinedReturns = 3;
function splitOff(ledger, clusters, entries, limit) {
    const list = (part, fixed) => (part ? [{ cluster: part, fixed }] : []);
    return clusters.flatMap((cluster) => {
        const spent = usedUp(ledger, cluster, entries, limit);
        const held = spent.rest && heldBack(ledger, spent.rest, entries);
        return [
            ...list(held?.rest),
            ...list(held?.part, { decision: 'declined', reason: { code: 'declined', after: declinedReturns } }),
            ...list(spent.part, { decision: 'given-up', reason: { code: 'max-attempts', limit } }),
        ];
    });
}
function usedUp(ledger, cluster, entries, maxAttempts) {
    const spent = cluster.entryIds.filter((id) => (0,_fixes_queries_js__WEBPACK_IMPORTED_MODULE_3__/* .countFailures */ .xL)(ledger, id) >= maxAttempts);
    return split(cluster, spent, entries, 'spent');
}
function heldBack(ledger, cluster, entries) {
    const declined = recall(ledger.declined, cluster, entries).filter(({ topic, known }) => {
        const latest = known.reduce((a, b) => (b.at > a.at ? b : a));
        return topic.entryIds.filter((id) => !isEarlier(latest, id, entries.get(id))).length < declinedReturns;
    });
    const held = declined.flatMap(({ topic }) => topic.entryIds);
    return split(cluster, held, entries, 'held');
}
function recall(memory, cluster, entries) {
    const here = memory.filter(({ pages }) => pages.some((page) => cluster.pages.includes(page)));
    if (here.length === 0)
        return [];
    return cluster.topics.flatMap((topic) => {
        const signatures = (0,_clusters_signature_js__WEBPACK_IMPORTED_MODULE_1__/* .signTopic */ .fk)(topic, entries);
        const known = here.filter((one) => (0,_clusters_signature_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameTopic */ .Op)(one.signatures, signatures));
        return known.length === 0 ? [] : [{ topic, known }];
    });
}
function isEarlier({ at, before }, id, entry) {
    return before?.includes(id) ?? ((0,_pages_entry_js__WEBPACK_IMPORTED_MODULE_5__/* .readTime */ .a)(entry) ?? at) <= at;
}
function scanDecisions(ledger, fresh) {
    const unseen = ledger.declined.filter((topic) => !topic.before);
    return Object.fromEntries(unseen.map((topic) => {
        const there = fresh.filter((entry) => topic.pages.includes((0,_pages_entry_js__WEBPACK_IMPORTED_MODULE_5__/* .readPage */ .S)(entry)));
        return [topic.fixId, there.filter((entry) => isEarlier(topic, entry.id, entry)).map(({ id }) => id)];
    }));
}
function split(cluster, held, entries, suffix) {
    if (held.length === 0)
        return { part: undefined, rest: cluster };
    const ids = new Set(held);
    const part = restrict(cluster, (id) => ids.has(id), entries);
    const rest = restrict(cluster, (id) => !ids.has(id), entries);
    return { part: part && { ...part, key: `${cluster.key}-${suffix}` }, rest };
}
function restrict(cluster, keeps, entries) {
    const entryIds = cluster.entryIds.filter(keeps);
    if (entryIds.length === 0)
        return undefined;
    const topics = cluster.topics
        .map((topic) => ({ ...topic, entryIds: topic.entryIds.filter(keeps) }))
        .filter((topic) => topic.entryIds.length > 0);
    const worded = topics.flatMap((topic) => topic.entryIds.flatMap((id) => entries.get(id) ?? []));
    const pages = new Set(worded.map(_pages_entry_js__WEBPACK_IMPORTED_MODULE_5__/* .readPage */ .S));
    return {
        ...cluster,
        pages: cluster.pages.length === 1 ? cluster.pages : cluster.pages.filter((page) => pages.has(page)),
        entryIds,
        topics,
        of: cluster.of ?? countComplaints(cluster),
        voteIds: cluster.voteIds.filter(keeps),
        ...(0,_clusters_reader_copies_js__WEBPACK_IMPORTED_MODULE_0__/* .countDistinctReaders */ .ET)(worded),
        oldest: (0,_feedback_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .earliest */ .Qd)(worded.map(_pages_entry_js__WEBPACK_IMPORTED_MODULE_5__/* .readTime */ .a)) ?? null,
    };
}
const countComplaints = ({ entryIds, voteIds }) => entryIds.length - voteIds.length;
function dismissTopics(ledger, clustering, entries, wanted) {
    const keyOf = new Map((ledger.dismissed ?? []).flatMap(({ key, entryIds }) => entryIds.map((id) => [id, key])));
    const results = clustering.clusters.map((cluster) => {
        const read = cluster.entryIds.filter((id) => keyOf.has(id));
        const dismissed = cluster.topics.filter((topic) => topic.entryIds.some((id) => keyOf.has(id) && !wanted.has(id)));
        const topics = dismissed.map((topic) => {
            const [id = ''] = topic.entryIds.filter((one) => keyOf.has(one));
            return { of: keyOf.get(id) ?? '', pages: [pageOf(id, cluster, entries)], signatures: (0,_clusters_signature_js__WEBPACK_IMPORTED_MODULE_1__/* .signTopic */ .fk)(topic, entries) };
        });
        const remembered = recall(ledger.dismissedTopics ?? [], cluster, entries).map(({ topic }) => topic);
        const unwanted = new Set([...dismissed, ...remembered]);
        const isWhole = read.some((id) => keyOf.get(id) === cluster.key) && unwanted.size === cluster.topics.length;
        const meant = isWhole ? cluster.entryIds : [...unwanted].flatMap((topic) => topic.entryIds);
        const entryIds = meant.filter((id) => !wanted.has(id));
        const { rest } = split(cluster, entryIds, entries, 'dismissed');
        return { rest, entryIds, read, topics };
    });
    return {
        clustering: { clusters: results.flatMap(({ rest }) => rest ?? []), repeats: clustering.repeats },
        entryIds: results.flatMap(({ entryIds }) => entryIds),
        read: results.flatMap(({ read }) => read),
        topics: results.flatMap(({ topics }) => topics),
    };
}
function pageOf(id, { pages }, entries) {
    const entry = entries.get(id);
    return entry ? (0,_pages_entry_js__WEBPACK_IMPORTED_MODULE_5__/* .readPage */ .S)(entry) : (pages[0] ?? (0,_pages_doc_path_js__WEBPACK_IMPORTED_MODULE_4__/* .parseDocPath */ .pU)(''));
}
function splitBusy(cluster, entries, isBusy) {
    const held = cluster.entryIds.filter((id) => isBusy(pageOf(id, cluster, entries)));
    const { part, rest } = split(cluster, held, entries, 'busy');
    return {
        part: part && { ...part, pages: part.pages.filter(isBusy) },
        rest: rest && { ...rest, pages: rest.pages.filter((page) => !isBusy(page)) },
    };
}
function nextAttempt(ledger, { entryIds }) {
    return 1 + entryIds.reduce((most, id) => Math.max(most, countTries(ledger, id)), 0);
}
const countTries = (ledger, id) => (0,_fixes_queries_js__WEBPACK_IMPORTED_MODULE_3__/* .countFailures */ .xL)(ledger, id) + (0,_fixes_queries_js__WEBPACK_IMPORTED_MODULE_3__/* .countPending */ .$C)(ledger, id);


/***/ }),

/***/ 4790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K5: () => (/* binding */ describeDecision),
  qS: () => (/* binding */ describeEntries),
  xb: () => (/* binding */ isSent),
  v$: () => (/* binding */ isUnapproved),
  Ki: () => (/* binding */ listWaiting),
  xK: () => (/* binding */ planClusters),
  Bw: () => (/* binding */ sayPart)
});

// UNUSED EXPORTS: createShownWords

// EXTERNAL MODULE: ./build/after-merge/after-merge.js
var after_merge = __webpack_require__(7831);
// EXTERNAL MODULE: ./build/text/hash.js
var hash = __webpack_require__(9952);
// EXTERNAL MODULE: ./build/clusters/corpus.js
var corpus = __webpack_require__(7376);
// EXTERNAL MODULE: ./build/text/safe-text.js
var safe_text = __webpack_require__(5069);
// EXTERNAL MODULE: ./build/clusters/reader-copies.js
var reader_copies = __webpack_require__(3377);
;// CONCATENATED MODULE: ./build/clusters/rank.js


const agentWorth = 1 / 2;
const reportedBurst = 1 / 2;
const day = 86_400_000;
const halfLife = 60 * day;
function weigh(complaints, repeats) {
    const { readers, agents, hasCopies, hasContacts } = (0,reader_copies/* findReaders */.c2)(complaints);
    const first = readers.filter(({ complaint }) => !repeats.has(complaint));
    const counted = first.length === 0 ? readers : first;
    const sum = { whole: 0, unhelpful: 0, code: 0 };
    const days = new Map();
    for (const { complaint, echo } of counted) {
        const { entry, time } = complaint;
        const isAgent = entry.source === 'agent';
        const weight = worthOfEcho(echo) * (isAgent ? agentWorth : 1);
        sum.whole += weight;
        if (entry.source === 'contextual' && !entry.helpful)
            sum.unhelpful += weight;
        if (entry.source === 'code_snippet')
            sum.code += weight;
        const at = Math.floor(time / day);
        days.set(at, (days.get(at) ?? 0) + weight);
    }
    const worth = [...days.values()].reduce((all, one) => all + damp(one), 0);
    const causes = [
        hasCopies && (0,safe_text/* safe */.gB) `some texts are nearly the same`,
        hasContacts && (0,safe_text/* safe */.gB) `some wrote twice`,
        counted.length < readers.length && (0,safe_text/* safe */.gB) `some also wrote about other pages`,
        readers.some(({ echo }) => echo > 1) && (0,safe_text/* safe */.gB) `some used the same few words`,
        worth < sum.whole * reportedBurst && (0,safe_text/* safe */.gB) `many wrote on the same day`,
    ];
    return {
        ...sum,
        distinctReaders: readers.length,
        agents,
        snippets: complaints.filter(({ entry }) => entry.source === 'code_snippet').length,
        worth,
        causes: causes.filter((cause) => cause !== false),
    };
}
function worthOfEcho(echo) {
    return echo === 1 ? 1 : 1 / (echo * (echo - 1));
}
const maxPerDay = 50;
function damp(sum) {
    return sum <= 1 ? sum : 1 + Math.log10(Math.min(sum, maxPerDay));
}
function scoreCluster({ voteIds, newest }, weight, newestOfAll) {
    const votes = Math.log10(1 + voteIds.length) / 2;
    const whole = weight.whole + votes;
    const unhelpful = whole === 0 ? 0 : (weight.unhelpful + votes) / whole;
    const code = whole === 0 ? 0 : weight.code / whole;
    const recency = newest === null || newestOfAll === null ? 0 : 0.5 ** ((newestOfAll - newest) / halfLife);
    const worth = (weight.worth + votes) * (1 + recency / 2 + unhelpful / 2 + code / 4);
    return Math.round(worth * 100) / 100;
}
function explainCluster({ topics, voteIds, pages, newest }, weight) {
    const { distinctReaders, snippets } = weight;
    const where = pages.length > 1
        ? (0,safe_text/* safe */.gB) `on ${pages.length} pages, in similar words`
        : (0,safe_text/* safe */.gB) `on one page, ${(0,safe_text/* count */.U9)(topics.length, 'topic')}`;
    const votes = (0,safe_text/* count */.U9)(voteIds.length, 'vote down', 'votes down');
    const parts = [
        distinctReaders > 0 && (0,safe_text/* safe */.gB) `${(0,safe_text/* enumerate */.HL)((0,safe_text/* describeReaders */.We)(weight))} ${where}`,
        weight.causes.length > 0 && describeWeight(weight),
        snippets > 0 && (0,safe_text/* safe */.gB) `${snippets} about code`,
        voteIds.length > 0 && (distinctReaders > 0 ? votes : (0,safe_text/* safe */.gB) `${votes} on one page`),
        newest !== null && (0,safe_text/* safe */.gB) `latest ${(0,safe_text/* formatDay */.im)(newest)}`,
    ];
    const shown = parts.filter((part) => part !== false);
    return (0,safe_text/* joinLines */.cT)(shown, '; ');
}
function describeWeight({ worth, causes }) {
    const weight = worth < 0.1 ? (0,safe_text/* safe */.gB) `below 0.1` : (0,safe_text/* formatNumber */.ZV)(Math.round(worth * 10) / 10);
    return (0,safe_text/* safe */.gB) `counted as ${weight}: ${(0,safe_text/* enumerate */.HL)(causes)}`;
}

// EXTERNAL MODULE: ./build/clusters/similarity.js
var similarity = __webpack_require__(55);
// EXTERNAL MODULE: ./build/clusters/topics.js + 1 modules
var clusters_topics = __webpack_require__(8197);
;// CONCATENATED MODULE: ./build/clusters/cluster-entries.js






function clusterEntries(entries, { minVotes, votes, spoken = [] }) {
    const complaints = (0,corpus/* readCorpus */.XR)(entries.toSorted((a, b) => (0,corpus/* byCode */.VU)(a.id, b.id)));
    const read = (0,similarity/* createReadVectors */.D_)(complaints);
    const byPage = [...Map.groupBy(complaints, ({ page }) => page)].sort(([a], [b]) => (0,corpus/* byCode */.VU)(a, b));
    const topics = byPage.flatMap(([page, own]) => (0,clusters_topics/* groupTopics */.S_)(page, own, read));
    const { shared, rest } = (0,clusters_topics/* findShared */.LS)(topics, read);
    const pages = Map.groupBy(rest, (topic) => topic.page);
    const voted = new Map(minVotes > 0 ? [...votes].filter(([, ids]) => ids.length >= minVotes) : []);
    const drafts = [
        ...shared.map(draftShared),
        ...[...new Set([...pages.keys(), ...voted.keys()])].map((page) => {
            const [topics, voteIds] = [pages.get(page) ?? [], voted.get(page) ?? []];
            return { key: `page-${(0,hash/* hashName */.yX)(page)}`, topics, pages: [page], voteIds };
        }),
    ];
    const { newest } = measureAge(complaints);
    const repeats = (0,reader_copies/* findRepeats */.aj)(complaints, spoken);
    const clusters = makeUnique(drafts).map((draft) => buildCluster(draft, newest, repeats));
    clusters.sort((a, b) => b.score - a.score || (0,corpus/* byCode */.VU)(a.key, b.key));
    return { clusters, repeats: new Set((0,clusters_topics/* listIds */.Z6)([...repeats])) };
}
function draftShared(topics) {
    const oldest = topics.flatMap(({ complaints }) => complaints).reduce((a, b) => ((0,corpus/* byAge */.jI)(a, b) <= 0 ? a : b));
    const pages = [...new Set(topics.map(({ page }) => page))].sort(corpus/* byCode */.VU);
    return { key: `shared-${(0,hash/* hashName */.yX)(oldest.entry.id)}`, topics, pages, voteIds: [] };
}
function makeUnique(drafts) {
    const used = new Map();
    return drafts.map((draft) => {
        const times = (used.get(draft.key) ?? 0) + 1;
        used.set(draft.key, times);
        return times === 1 ? draft : { ...draft, key: `${draft.key}-again${times}` };
    });
}
function buildCluster({ topics, ...draft }, newestOfAll, repeats) {
    const complaints = topics.flatMap((topic) => topic.complaints);
    const weight = weigh(complaints, repeats);
    const { distinctReaders, agents } = weight;
    const largestFirst = topics
        .map(clusters_topics/* buildTopic */.yR)
        .sort((a, b) => b.entryIds.length - a.entryIds.length || (0,corpus/* byCode */.VU)(a.entryIds[0] ?? '', b.entryIds[0] ?? ''));
    const { oldest, newest } = measureAge(complaints);
    const measured = { ...draft, topics: largestFirst, newest };
    return {
        ...draft,
        topics: largestFirst,
        distinctReaders,
        agents,
        oldest,
        entryIds: [...(0,clusters_topics/* listIds */.Z6)(complaints), ...draft.voteIds].sort(corpus/* byCode */.VU),
        score: scoreCluster(measured, weight, newestOfAll),
        reason: explainCluster(measured, weight),
    };
}
function measureAge(complaints) {
    const dated = complaints.map(({ time }) => time).filter(Number.isFinite);
    dated.sort((a, b) => a - b);
    return { oldest: dated[0] ?? null, newest: dated.at(-1) ?? null };
}

// EXTERNAL MODULE: ./build/pages/entry.js
var pages_entry = __webpack_require__(8563);
;// CONCATENATED MODULE: ./build/text/redaction/people-cues.json
const people_cues_namespaceObject = /*#__PURE__*/JSON.parse('{"closing":["beste grüße, freundliche grüße, gruß, grüße, lg, liebe grüße, mfg, mit freundlichen grüßen, schöne grüße, vg, viele grüße, all the best, best","best regards, best wishes, br, kind regards, regards, respectfully, signed, sincerely, take care, warm regards, with best regards, yours","yours sincerely, atentamente, saludos, un saludo, amicalement, bien cordialement, bien à vous, bonne journée, cordialement, salutations","cordiali saluti, saluti, groeten, groetjes, met vriendelijke groet, mvg, pozdrawiam, pozdrowienia, abraço, abraços, atenciosamente, cumprimentos","с уважением, hälsningar, mvh, saygılarımla"],"thanks":["danke, vielen dank, cheers, many thanks, thank you, thanks, thx, ty, gracias, muchas gracias, merci, grazie, bedankt, dank je, dzięki, dziękuję","obrigada, obrigado, спасибо, tack, teşekkürler"],"intro":["ich heiße, mein name ist, i am called, my name is, my name\'s, my name’s, me llamo, mi nombre es, je m\'appelle, je m’appelle, mon nom est","il mio nome è, mi chiamo, ik heet, mijn naam is, mam na imię, nazywam się, chamo-me, me chamo, meu nome é, меня зовут, моё имя, jag heter, benim adım"],"person":["hier ist, ich bin, i am, i\'m, i’m, this is, soy, je suis, sono, sou"],"from":["at, bei, chez, da, de, di, von, vom, from"],"role":["account, accounts, admin, api, billing, bot, build, ci, cloud, contact, data, dev, developer, developers, devops, devs, docs","documentation, email, engineering, feedback, finance, git, github, gitlab, hello, help, hi, infra, info, it, linkedin, mail","me, mobile, office, ops, phone, platform, product, qa, sales, sec, security, service, slack, support, team, tech, tel","telegram, test, tester, testing, tests, twitter, user, users, web, webmaster"]}');
;// CONCATENATED MODULE: ./build/text/redaction/people.js

const readCues = (list) => people_cues_namespaceObject[list].flatMap((line) => line.split(', '));
function anyOf(list) {
    const texts = readCues(list).sort((a, b) => b.length - a.length);
    const eitherCase = texts.join('|').replace(/(?<![^ |])\p{L}/gu, '(?i:$&)');
    return `(?<![\\p{L}\\p{M}])(?:${eitherCase.replaceAll(' ', '\\s{1,3}')})`;
}
const people_name = "\\p{L}[\\p{L}\\p{M}'’.-]{0,40}";
const capital = "\\p{Lu}[\\p{L}\\p{M}'’.-]{0,40}";
const upTo = (most, word) => `(${word}(?:\\s{1,2}${word}){0,${most - 1}})`;
const end = '[\\s.!,)]{0,5}$';
const tail = `(?:${end}|\\s{0,2}[,;|\\n(–-])`;
const signatures = [
    `${anyOf('thanks')}[\\s,.!;:–—-]{1,6}${upTo(2, people_name)}${end}`,
    `${anyOf('closing')}(?:\\s{0,3}[,.!;:–—-]{1,3}\\s{0,3}|\\s{0,3}\\n\\s{0,3})${upTo(3, people_name)}${tail}`,
    `${anyOf('closing')}\\s${upTo(3, capital)}${tail}`,
    `\\n\\s{0,3}(?:[–—~]|--?\\s)\\s{0,2}${upTo(3, people_name)}${tail}`,
    `[.!?…)]\\s{1,3}(?:[–—~]|--?\\s)\\s{0,2}${upTo(3, capital)}${tail}`,
    `\\n\\s{0,3}\\n\\s{0,3}${upTo(3, capital)}${end}`,
].map((pattern) => new RegExp(pattern, 'gu'));
const introductions = [
    `${anyOf('intro')}\\s{1,3}${upTo(3, people_name)}`,
    `${anyOf('person')}\\s${upTo(2, capital)}\\s?(?:,|${readCues('from').join('|')}|here)`,
    `(?:^|[.,!?\\n]\\s{0,3}|[Hh](?:i|ey|ello)\\s)${upTo(2, capital)}\\shere(?![\\p{L}])`,
].map((pattern) => new RegExp(pattern, 'gu'));
const spelled = {
    ä: 'ae',
    ö: 'oe',
    ü: 'ue',
    ß: 'ss',
    å: 'aa',
    ø: 'o',
    æ: 'ae',
    ł: 'l',
    đ: 'd',
};
const roles = new Set(readCues('role'));
const reach = { comment: 4_000, signature: 120, contact: 200 };
const shortest = 4;
function findPeople(writers) {
    const known = new Set();
    const accounts = new Set();
    for (const { texts, contact } of writers) {
        for (const text of new Set(texts))
            for (const word of splitWords(spell(splitSigned(text).names)))
                known.add(word);
        if (contact == null)
            continue;
        const own = spell(contact.slice(0, reach.contact)).replace(/@[^\s@<>,;]*/g, ' ');
        const words = splitWords(own).filter((word) => !roles.has(word));
        for (const word of words)
            known.add(word);
        if (words.length > 0)
            for (const account of own.split(/\s+/))
                accounts.add(account.replace(/[^\p{L}]+/gu, ''));
    }
    const joined = `\n${[...accounts].join('\n')}\n`;
    const isPart = (word) => word.length >= (/^[a-z]+$/.test(word) ? shortest : shortest / 2) &&
        (joined.includes(`\n${word}`) || joined.includes(`${word}\n`));
    return (words) => splitWords(spell(words)).some((word) => known.has(word) || isPart(word));
}
function splitSigned(text) {
    const read = text.slice(0, reach.comment).trimEnd();
    const start = Math.max(0, read.length - reach.signature);
    const signed = findAll(signatures, read.slice(start));
    const introduced = findAll(introductions, read);
    const end = signed.reduce((first, { index }) => Math.min(first, start + index), read.length);
    const said = introduced.reduce((rest, [whole]) => rest.replace(whole, ' | '), read.slice(0, end));
    return { said, names: [...signed, ...introduced].map(([, names]) => names).join(' ') };
}
function findAll(forms, text) {
    return forms.flatMap((form) => (text.search(form) < 0 ? [] : [...text.matchAll(form)]));
}
function splitWords(folded) {
    return folded.split(/[^\p{L}]+/u).filter((word) => word.length > 1);
}
function spell(text) {
    const low = text.normalize('NFC').toLowerCase();
    const written = low.replace(/[äöüßåøæłđ]/g, (letter) => spelled[letter] ?? letter);
    return [low, written].map((one) => one.normalize('NFKD').replace(/\p{M}+/gu, '')).join(' ');
}

// EXTERNAL MODULE: ./build/text/sanitise.js
var sanitise = __webpack_require__(5610);
// EXTERNAL MODULE: ./build/text/shared-word.js + 1 modules
var shared_word = __webpack_require__(9387);
// EXTERNAL MODULE: ./build/clusters/words.js + 1 modules
var clusters_words = __webpack_require__(5117);
;// CONCATENATED MODULE: ./build/clusters/shared-words.js







const minReaders = 2;
const maxCompared = 200;
const maxSampled = 5_000;
const weakest = 0.15;
const smallRun = 50;
const covered = 0.4;
const knownPlace = 0.5;
const perWord = 0.25;
const nearCopy = 0.45;
const shared_words_short = { words: 5, nearCopy: 0.6 };
const excerpt = { words: 3, share: 0.8 };
function createFindWords(entries, everybody, isFiltered) {
    const read = (entry) => ({ entry, tokens: readTokens(entry.comment ?? '') });
    let run;
    return (ids) => {
        const own = ids
            .slice(0, maxCompared)
            .flatMap((id) => (isFiltered(id) ? [] : (everybody.get(id) ?? [])))
            .map(read);
        const shared = own.length < minReaders ? [] : findShared(own.filter(isOfReader));
        if (shared.length === 0)
            return [];
        run ??= readRun();
        const { counts, size, isNamed } = run;
        const here = countStems(own);
        const places = listPlaces(own);
        const shareOf = (stem) => {
            const others = (counts.get(stem) ?? 0) - (here.get(stem) ?? 0);
            return (Math.max(0, others) + 1) / (Math.max(0, size - own.length) + smallRun);
        };
        const rated = shared.map((one) => ({ ...one, worth: rate(one, places, shareOf) }));
        return choose(rated.filter(({ worth, shown }) => worth > 0 && !isNamed(shown)));
    };
    function readRun() {
        const shown = entries.filter(({ id }) => !isFiltered(id));
        const step = Math.ceil(shown.length / maxSampled);
        const ordered = step > 1 ? shown.toSorted((a, b) => (0,corpus/* byCode */.VU)(a.id, b.id)) : shown;
        const sample = ordered.filter((_, index) => index % step === 0);
        const counts = countStems(sample.values().map(read));
        return { counts, size: sample.length, isNamed: findPeople(everybody.values().map(toWriter)) };
    }
}
function toWriter(entry) {
    const comment = entry.comment ?? '';
    return { texts: [(0,sanitise/* sanitise */.tB)(comment), comment], contact: entry.source === 'contextual' ? entry.contact : undefined };
}
function listPlaces(remarks) {
    const names = remarks.map(({ entry }) => (0,pages_entry/* readPage */.S)(entry).replace(/^.*\//s, ''));
    const words = names.flatMap((name) => name.split(/[^\p{L}\p{N}]+/u));
    return new Set(words.flatMap(clusters_words/* describePiece */.Ch).map(({ stem }) => stem));
}
function countStems(remarks) {
    const counts = new Map();
    for (const { tokens } of remarks)
        for (const stem of new Set(tokens.map(({ stem }) => stem)))
            counts.set(stem, (counts.get(stem) ?? 0) + 1);
    return counts;
}
function isOfReader({ entry, tokens }) {
    return entry.source !== 'agent' && !tokens.some(({ surface }) => (0,shared_word/* mixesScripts */.pN)(surface));
}
function findAuthors(remarks) {
    const speeches = remarks.map(({ entry, tokens }, author) => {
        const words = tokens.filter(({ kind }) => kind !== 'number');
        return { contact: (0,reader_copies/* readContact */.L2)(entry), stems: new Set(words.map(({ stem }) => stem)), author };
    });
    for (const [at, one] of speeches.entries())
        for (const other of speeches.slice(0, at)) {
            const { author, contact, stems } = one;
            const isSame = contact !== '' && contact === other.contact;
            if (author === other.author || !(isSame || isCopy(stems, other.stems)))
                continue;
            for (const each of speeches)
                if (each.author === author)
                    each.author = other.author;
        }
    return speeches.map(({ author }) => author);
}
function isCopy(a, b) {
    const least = Math.min(a.size, b.size);
    let both = 0;
    for (const stem of a)
        if (b.has(stem))
            both += 1;
    if (least >= excerpt.words && both >= excerpt.share * least)
        return true;
    return both > 0 && both >= (least < shared_words_short.words ? shared_words_short.nearCopy : nearCopy) * (a.size + b.size - both);
}
function findShared(remarks) {
    const authors = findAuthors(remarks);
    const of = new Set(authors).size;
    const found = new Map();
    for (const [index, { tokens }] of remarks.entries()) {
        for (const { text, tokens: own } of listPhrases(tokens)) {
            const key = fold(text);
            const one = found.get(key) ?? { tokens: own, authors: new Set(), spellings: new Map() };
            found.set(key, one);
            one.authors.add(authors[index]);
            if (countProper(own) > countProper(one.tokens))
                one.tokens = own;
            one.spellings.set(text, (one.spellings.get(text) ?? 0) + 1);
        }
    }
    return [...found.values()].flatMap(({ tokens, authors: own, spellings }) => {
        if (own.size < minReaders)
            return [];
        const shown = (0,shared_word/* toSharedWord */.VU)(pickSpelling(spellings, tokens));
        return shown === undefined ? [] : [{ tokens, authors: own, of, shown }];
    });
}
const fold = (text) => text.toLowerCase().replaceAll('-', ' ');
function countProper(tokens) {
    return tokens.filter(({ isProper }) => isProper).length;
}
function pickSpelling(spellings, tokens) {
    const isLow = (text) => text === text.toLowerCase();
    const all = [...spellings.keys()];
    const fitting = tokens.some(({ isProper, kind }) => isProper || kind === 'name') || !all.some(isLow) ? all : all.filter(isLow);
    const count = (text) => spellings.get(text) ?? 0;
    return fitting.toSorted((a, b) => count(b) - count(a) || (0,corpus/* byCode */.VU)(a, b))[0] ?? '';
}
function rate({ tokens, authors, of }, places, shareOf) {
    if (tokens.every(({ kind }) => kind === 'fault'))
        return 0;
    const rarest = tokens.map(({ stem }) => shareOf(stem)).reduce((a, b) => Math.min(a, b));
    const weights = tokens.map((token) => shared_words_weigh(token) * (places.has(token.stem) ? knownPlace : 1));
    const weight = weights.reduce((sum, one) => sum + one) / tokens.length;
    return authors.size * Math.log(1 + authors.size / of / rarest) * weight * (1 + perWord * (tokens.length - 1));
}
function shared_words_weigh({ kind, surface, isProper }) {
    if (kind === 'number')
        return /\d{3}|\d\.\d/.test(surface) ? 0.8 : 0;
    if (kind === 'fault')
        return 0.4;
    if (kind === 'name' || isProper)
        return 1.5;
    if ((0,clusters_words/* isFaint */.rx)(surface))
        return 0.3;
    return /^[a-z]{3,}(?:ed|ing|ly)$/.test(surface) ? 0.6 : 1;
}
function choose(rated) {
    const chosen = [];
    const told = new Set();
    const strongest = rated.reduce((most, { worth }) => Math.max(most, worth), 0);
    let left = rated.filter(({ worth }) => worth >= strongest * weakest);
    const gain = ({ worth, authors }) => worth * (covered + (1 - covered) * (authors.difference(told).size / authors.size));
    while (left.length > 0 && chosen.length < shared_word/* maxShared */.qu) {
        const best = left.reduce((a, b) => ((gain(b) - gain(a) || (0,corpus/* byCode */.VU)(a.shown, b.shown)) > 0 ? b : a));
        chosen.push(best.shown);
        for (const author of best.authors)
            told.add(author);
        const stems = new Set(best.tokens.map(({ stem }) => stem));
        left = left.filter(({ tokens }) => tokens.every(({ stem }) => !stems.has(stem)));
    }
    return chosen;
}
const rude = new Set((0,clusters_words/* readWords */.ux)('rude'));
const unsaid = /[@#\\[\]]|:\/\/|^(?:www\.|[~.]{0,2}\/)|\/.*\/|\b(?:home|users?|usr|profiles?|documents|desktop)\//iu;
const edges = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
const unspaced = /^[\p{sc=Han}々\p{sc=Hiragana}\p{sc=Katakana}ー\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
const grammar = /^\p{sc=Hiragana}+$/u;
const elided = /^(?:[a-z]|qu)['’](?=\p{L}{2})|['’]s$/giu;
const endOfSentence = /[.!?:\n]/;
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });
function readTokens(comment) {
    const text = showSaid(splitSigned((0,sanitise/* sanitise */.tB)(comment)).said);
    const isLoud = text === text.toUpperCase();
    const tokens = [];
    let [end, isOpen, isStart] = [0, false, true];
    for (const piece of (0,clusters_words/* scanPieces */.vo)(text)) {
        const at = text.indexOf(piece, end);
        const between = text.slice(end, at);
        end = at + piece.length;
        const gap = isOpen && (between === ' ' || between === '-') ? between : undefined;
        isStart ||= endOfSentence.test(between);
        const found = unspaced.test(piece) ? cutPiece(piece) : readPiece(piece, gap, isLoud || isStart);
        for (const token of found)
            tokens.push(token);
        isOpen = found.length === 1;
        isStart = false;
    }
    return tokens;
}
function showSaid(text) {
    return text.normalize('NFKC').replace(/\S+/gu, (run) => {
        const bare = run.replace(edges, '');
        return unsaid.test(run) || (0,shared_word/* isHost */.jU)(bare) || (0,shared_word/* isKeyLike */.P2)(bare) ? ' | ' : run;
    });
}
function readPiece(piece, gap, isBegun) {
    if (rude.has(piece.toLowerCase()))
        return [];
    const words = (0,clusters_words/* describePiece */.Ch)(piece);
    return words.map((word) => {
        if (words.length > 1)
            return toToken(word);
        const surface = word.kind === 'name' ? word.surface : piece.replace(elided, '');
        const isProper = /^\p{Lu}/u.test(surface) && (!isBegun || /^\p{Lu}{2,5}$/u.test(surface));
        return { ...toToken(word, surface), isProper, gap };
    });
}
const toToken = ({ surface, kind, stem }, shown = surface) => {
    return { surface: shown, kind, stem, isProper: false, gap: undefined };
};
function cutPiece(piece) {
    const segments = [...segmenter.segment(piece)].map(({ segment }) => segment);
    const pairs = segments
        .slice(1)
        .map((segment, at) => `${segments[at]}${segment}`)
        .filter((pair) => pair.length === 2);
    const words = [...segments.filter(({ length }) => length > 1), ...pairs].filter((word) => !grammar.test(word));
    return words.flatMap((shown) => {
        const [word] = (0,clusters_words/* describePiece */.Ch)(shown);
        return word ? toToken(word, shown) : [];
    });
}
function* listPhrases(tokens) {
    for (const from of tokens.keys()) {
        let text = '';
        for (const [before, token] of tokens.slice(from, from + shared_word/* maxPhrase */.kZ).entries()) {
            const { gap, surface } = token;
            if (before > 0 && gap === undefined)
                break;
            text += before > 0 ? `${gap}${surface}` : surface;
            yield { text, tokens: tokens.slice(from, from + before + 1) };
        }
    }
}

// EXTERNAL MODULE: ./build/feedback/scan.js
var scan = __webpack_require__(881);
// EXTERNAL MODULE: ./build/feedback/trends.js
var trends = __webpack_require__(8604);
// EXTERNAL MODULE: ./build/fixes/queries.js
var queries = __webpack_require__(140);
// EXTERNAL MODULE: ./build/prompt/comments.js
var comments = __webpack_require__(7617);
// EXTERNAL MODULE: ./build/step-context.js
var step_context = __webpack_require__(3530);
// EXTERNAL MODULE: ./build/triage/intake.js
var intake = __webpack_require__(5857);
// EXTERNAL MODULE: ./build/triage/reasons.js
var reasons = __webpack_require__(6684);
// EXTERNAL MODULE: ./build/fixes/job-limits.js
var job_limits = __webpack_require__(6648);
// EXTERNAL MODULE: ./build/pages/doc-path.js + 1 modules
var doc_path = __webpack_require__(9984);
// EXTERNAL MODULE: ./build/queue/parts.js
var queue_parts = __webpack_require__(5566);
;// CONCATENATED MODULE: ./build/queue/decide.js






function decide(ledger, { parts, repeats }, entries, limits, now) {
    const ranked = parts
        .map(({ cluster, fixed }) => {
        const { key, voteIds, entryIds } = cluster;
        const outOfTurn = (0,queries/* isTicked */.DB)(ledger, cluster);
        const isWanted = outOfTurn && fixed?.decision === 'declined';
        return {
            cluster,
            outOfTurn,
            asked: (0,queries/* isRequested */.DQ)(ledger, cluster),
            isOwn: voteIds.length > 0 || entryIds.some((id) => entries.has(id) && !repeats.has(id)),
            failures: ledger.fixes.filter((fix) => fix.state === 'failed' && fix.key === key).length,
            fixed: (isWanted ? undefined : fixed) ?? judge(ledger, cluster, limits, outOfTurn),
        };
    })
        .sort((a, b) => Number(b.asked) - Number(a.asked) ||
        Number(b.isOwn) - Number(a.isOwn) ||
        a.failures - b.failures ||
        b.cluster.score - a.cluster.score ||
        (a.cluster.key < b.cluster.key ? -1 : 1));
    const placed = placeParts(ledger, ranked, entries, limits, now);
    const sent = [...placed.values()].flat().filter((one) => !('reason' in one));
    const others = ranked.flatMap((part) => placed.get(part) ?? []).filter((one) => 'reason' in one);
    return [...sent, ...others].map((one) => ({ ...one, attempt: (0,queue_parts/* nextAttempt */.nj)(ledger, one.cluster) }));
}
function judge(ledger, cluster, limits, outOfTurn) {
    if (cluster.entryIds.some((id) => (0,queue_parts/* countTries */.zh)(ledger, id) >= limits['max-attempts']))
        return { decision: 'deferred', reason: { code: 'last-attempt' } };
    const limit = limits['min-cluster-size'];
    const comments = (0,queue_parts/* countComplaints */.yv)(cluster);
    if (comments >= limit || cluster.voteIds.length > 0 || outOfTurn)
        return undefined;
    return { decision: 'too-small', reason: { code: 'min-cluster-size', comments, limit } };
}
function placeParts(ledger, parts, entries, limits, now) {
    const open = (0,queries/* listOpen */.xO)(ledger, now);
    const busy = new Map(open.flatMap((fix) => fix.pages.map((page) => [page, 'page-open'])));
    const turns = ledger.fixes.map(({ turn }) => turn);
    const deadline = findDeadline(ledger, limits['max-age'].time, now);
    const placed = new Map();
    const left = new Set();
    for (const part of parts)
        if (part.fixed)
            placed.set(part, [{ ...part.fixed, cluster: part.cluster }]);
        else
            left.add(part);
    const holders = new Map([...left].flatMap((part) => part.cluster.entryIds.map((id) => [id, part])));
    let sent = 0;
    const findReason = (part) => (0,job_limits/* findLimit */.ZC)(ledger, part, { ...limits, sent }, now);
    function send(cluster, turn) {
        sent += 1;
        turns.unshift(turn);
        for (const page of cluster.pages)
            busy.set(page, 'page-next');
        return { decision: limits['dry-run'] ? 'planned' : 'dispatched', cluster, turn };
    }
    const findBusy = ({ pages }) => pages.map((page) => busy.get(page)).find((code) => code !== undefined);
    const isWhollyFree = ({ cluster }) => findBusy(cluster) === undefined;
    function findFirst() {
        for (const { id } of ledger.queue ?? []) {
            const part = holders.get(id);
            const page = part && left.has(part) ? (0,queue_parts/* pageOf */.ZZ)(id, part.cluster, entries) : undefined;
            if (part && page && !busy.has(page))
                return { page, part };
        }
        return undefined;
    }
    function isKept(part, first) {
        return !!first && first.part !== part && part.cluster.pages.includes(first.page);
    }
    function place(part, first, turn) {
        const { cluster } = part;
        const code = findBusy(cluster) ?? (isKept(part, first) ? 'page-next' : undefined);
        if (code !== undefined && turn !== 'waited')
            return [{ decision: 'open-fix', reason: { code }, cluster }];
        const reason = findReason(part);
        if (reason)
            return [{ decision: 'deferred', reason, cluster }];
        if (code === undefined)
            return [send(cluster, turn)];
        const { rest = cluster, part: held } = (0,queue_parts/* splitBusy */.gw)(cluster, entries, (page) => busy.has(page));
        const blocked = held ? [{ decision: 'open-fix', reason: { code }, cluster: held }] : [];
        return [send(rest, turn), ...blocked];
    }
    function choose(next, first) {
        const best = left.values().find((part) => part !== first?.part || isWhollyFree(part));
        if (!best)
            return [next, 'waited'];
        const last = turns.slice(0, apart);
        const longest = first?.part ?? (best.isOwn ? undefined : findOldest([...left].filter(isWhollyFree)));
        if (longest && !last.includes('waited'))
            return [longest, 'waited'];
        const isLate = (part) => part.isOwn && timeOf(part) < deadline && isWhollyFree(part) && !isKept(part, first);
        const late = findOldest([...left].filter(isLate));
        return late && !last.includes('outgrowing') ? [late, 'outgrowing'] : [best];
    }
    for (let [next] = left; next; [next] = left) {
        const isPlain = next.asked || findReason(next) !== undefined;
        const first = isPlain ? undefined : findFirst();
        const [part, turn] = isPlain ? [next] : choose(next, first);
        placed.set(part, place(part, first, turn));
        left.delete(part);
    }
    return placed;
}
const timeOf = ({ cluster: { oldest } }) => oldest ?? Infinity;
const findOldest = (parts) => parts.toSorted((a, b) => timeOf(a) - timeOf(b))[0];
const apart = 2;
function findDeadline({ lastRun }, maxAge, now) {
    if (maxAge === undefined)
        return -Infinity;
    const margin = Math.max(maxAge / 10, 2 * (now - (lastRun?.at ?? now)));
    return now - maxAge + margin;
}
function listNewlyWaiting({ queue = [] }, waiting, repeats, entries) {
    const known = new Set(queue.map(({ id }) => id));
    const found = waiting.flatMap(({ entryIds, voteIds }) => {
        const worded = entryIds.filter((id) => entries.has(id) && !repeats.has(id));
        const own = worded.length > 0 ? worded : voteIds;
        const timed = own.map((id) => ({ id, at: (0,pages_entry/* readTime */.a)(entries.get(id)) }));
        return entryIds.some((id) => known.has(id)) ? [] : timed.sort(compareTimes).slice(0, 1);
    });
    return found.sort(compareTimes).map(({ id, at }) => (at === null && entries.has(id) ? { id, undated: true } : { id }));
}
const votesPerPage = 1000;
function gatherVotes(ledger, collected, complaints) {
    const { votes, candidates, skipped, plan, isInScope, isDone } = collected;
    const heard = new Set(complaints.map(reader_copies/* readMailbox */.JD));
    const full = ledger.fixes.filter((fix) => (fix.voteEntries ?? 0) >= votesPerPage && (0,queries/* holdsEntries */.n0)(fix));
    const isSent = ({ page, at }) => full.some((fix) => fix.pages.includes(page) && (at ?? fix.at) <= fix.at);
    const down = votes.filter((one) => one.vote === 'down' && !isSent(one)).sort(compareTimes);
    const voters = [];
    for (const vote of down) {
        const mailbox = (0,reader_copies/* readMailbox */.JD)(vote);
        if (mailbox === '' || !heard.has(mailbox))
            voters.push(vote);
        heard.add(mailbox);
    }
    const read = new Set([votes, candidates, skipped].flatMap((entries) => entries.map(({ id }) => id)));
    const kept = ledger.scans[plan.filters] === undefined ? [] : Object.entries(ledger.votes);
    const known = kept
        .filter(([page]) => isInScope(page))
        .flatMap(([page, ids]) => ids.filter((id) => !read.has(id)).map((id) => ({ page: (0,doc_path/* parseDocPath */.pU)(page), id })));
    const pages = Map.groupBy([...known, ...voters], ({ page }) => page);
    const list = (found) => {
        const open = found.map(({ id }) => id).filter((id) => !isDone(id));
        return open.sort().slice(0, votesPerPage);
    };
    return new Map(Array.from(pages, ([page, found]) => [page, list(found)]));
}
const compareTimes = (a, b) => (a.at ?? Infinity) - (b.at ?? Infinity) || (a.id < b.id ? -1 : 1);

// EXTERNAL MODULE: ./build/queue/waiting-record.js
var waiting_record = __webpack_require__(4617);
;// CONCATENATED MODULE: ./build/queue/plan-clusters.js















function planClusters(context, collected) {
    const { world, session, inputs } = context;
    const { ledger } = session;
    const { entries, plan } = collected;
    world.log.group((0,safe_text/* safe */.gB) `Deciding`);
    const outcome = decideEntries(context, collected);
    const { decided, byPage, dismissal, counted, kept, filtered: left, now } = outcome;
    const tally = counted.complete ?? ledger.tally;
    const read = new Set(collected.votes.map(({ id }) => id));
    const filtered = left.filter(({ id }) => entries.has(id) || read.has(id));
    const reach = inputs['max-age'].time;
    const deadline = findDeadline(ledger, reach, now);
    const showWords = createShownWords(inputs, collected, kept);
    const past = { byPage, fixes: ledger.fixes, now: plan.start, reach };
    const clusters = decided.map((one, rank) => ({
        ...one,
        ...describePages(one, ledger, tally, dismissal.topics),
        complaints: (0,after_merge/* countBefore */.t3)(one.cluster.pages, past),
        words: showWords(one.cluster, rank),
        returns: (0,after_merge/* findReturn */.Km)(ledger.merged, one.cluster, entries),
        deadline,
    }));
    const counts = countEntries(collected, new Set(filtered.map(({ id }) => id)));
    if (collected.requests > 0)
        world.log.info((0,safe_text/* safe */.gB) `${describeEntries(counts)}.`);
    logPlan(world, clusters);
    return { counts, clusters, filtered, commands: listCommands(context, collected, outcome) };
}
function decideEntries({ world, session: { ledger }, inputs, tracked, onlyAsked }, collected) {
    const { entries, plan, fresh, filtered, anyway, candidates, isDone } = collected;
    const minVotes = inputs['min-votes'];
    const complaints = candidates.filter(({ id }) => !filtered.has(id) || anyway.has(id));
    const votes = minVotes > 0 ? gatherVotes(ledger, collected, complaints) : new Map();
    const judge = (entry) => (0,intake/* findReason */.U)(entry.id, filtered, anyway) ?? ((0,comments/* hasShownWords */.TH)(entry) ? undefined : 'no-usable-text');
    const judged = new Map(fresh.map((entry) => [entry.id, judge(entry)]));
    const kept = fresh.filter(({ id }) => judged.get(id) === undefined);
    const spoken = complaints.filter(({ id }) => isDone(id));
    const asked = new Set([...collected.unflagged, ...collected.ahead]);
    const dismissal = (0,queue_parts/* dismissTopics */.TS)(ledger, clusterEntries(kept, { minVotes, votes, spoken }), entries, asked);
    const seen = { ...collected, candidates: complaints };
    const left = [
        ...[...judged].flatMap(([id, code]) => (code === undefined ? [] : { id, code })),
        ...dismissal.entryIds.map((id) => ({ id, code: 'dismissed' })),
    ];
    const { clusters, repeats } = dismissal.clustering;
    const parts = (0,queue_parts/* splitOff */.eI)(ledger, clusters, entries, inputs['max-attempts']);
    const limits = { ...inputs, paused: tracked.issue?.state === 'closed', onlyAsked };
    const now = world.now();
    return {
        kept,
        votes,
        dismissal,
        filtered: left,
        decided: decide(ledger, { parts, repeats }, entries, limits, now),
        counted: (0,trends/* countWalks */.yn)({ tally: ledger.tally, partial: ledger.scans[plan.filters]?.undatedWalk }, seen, collected.walks),
        byPage: (0,after_merge/* groupByPage */.k2)(complaints),
        now,
    };
}
function listCommands(context, collected, { decided, filtered, votes, counted, byPage, dismissal, now }) {
    const { session, inputs, world } = context;
    const { ledger } = session;
    const { entries, outgrown, notBefore, plan } = collected;
    const givenUp = decided.flatMap(({ decision, cluster }) => (decision === 'given-up' ? cluster.entryIds : []));
    const left = new Set([...filtered.map(({ id }) => id), ...givenUp]);
    const open = [...votes].map(([page, ids]) => [page, ids.filter((id) => !left.has(id))]);
    const toFiltered = ({ id, code }) => {
        const entry = (0,reasons/* isFlagged */.Hd)(code) ? entries.get(id) : undefined;
        return { id, reason: code, shown: entry && { page: (0,pages_entry/* readPage */.S)(entry), at: now } };
    };
    const { read, topics, clustering } = dismissal;
    const commands = [
        { type: 'entries-released', entries: [...collected.unflagged, ...collected.ahead].map((id) => ({ id })) },
        { type: 'entries-filtered', entries: filtered.map(toFiltered) },
        { type: 'topics-dismissed', entryIds: read, topics, now },
    ];
    if (givenUp.length > 0)
        commands.push({ type: 'entries-given-up', entryIds: givenUp, now });
    if (inputs['min-votes'] > 0 || Object.keys(ledger.votes).length > 0)
        commands.push({ type: 'votes-kept', votes: Object.fromEntries(open.filter(([, ids]) => ids.length > 0)) });
    if ((0,scan/* isWindowWhole */.sB)(collected.walks))
        commands.push({ type: 'decisions-scanned', before: (0,queue_parts/* scanDecisions */.nK)(ledger, collected.fresh) });
    if (inputs.quotes === 'never')
        commands.push({ type: 'words-withdrawn' });
    if (notBefore !== undefined)
        commands.push({ type: 'export-limited', notBefore });
    if (collected.requests === 0 || world.stop.aborted)
        return commands;
    const old = outgrown.map((entry) => ({ id: entry.id, page: (0,pages_entry/* readPage */.S)(entry), at: (0,pages_entry/* readTime */.a)(entry) ?? 0 }));
    const isWaiting = ({ decision }) => ['dispatched', 'deferred', 'open-fix'].includes(decision);
    const waiting = decided.filter(isWaiting).map(({ cluster }) => cluster);
    const isUndated = (id) => entries.has(id) && (0,pages_entry/* readTime */.a)(entries.get(id)) === null;
    const isUndatedWaiting = waiting.some(({ entryIds }) => entryIds.some(isUndated));
    const found = listNewlyWaiting(ledger, waiting, clustering.repeats, entries);
    const { complete, partial } = counted;
    const from = plan.start - (inputs['max-age'].time ?? Infinity);
    return [
        ...commands,
        { type: 'entries-outgrown', entries: old, from, now },
        { type: 'queue-kept', found, gone: listGone(ledger, collected, decided) },
        recordRead(collected, new Set([...collected.known, ...left]), partial, isUndatedWaiting),
        ...(complete ? [{ type: 'feedback-counted', tally: complete }] : []),
        ...(0,after_merge/* countMerged */.uu)(context, collected, byPage),
    ];
}
function listGone(ledger, { walks, entries }, decided) {
    const { queue = [] } = ledger;
    const sawDated = (0,scan/* isWindowWhole */.sB)(walks);
    const sawUndated = (0,scan/* isUndatedWhole */.JE)(walks);
    const waiting = new Set(decided.flatMap(({ cluster }) => cluster.entryIds));
    const held = (0,queries/* heldEntries */.iR)(ledger);
    const gone = queue.filter(({ id, undated: isUndated }) => {
        const isSeen = entries.has(id) || (isUndated ? sawUndated : sawDated);
        return isSeen && !waiting.has(id) && !held.has(id);
    });
    return gone.map(({ id }) => id);
}
function recordRead(collected, done, tally, isUndatedWaiting) {
    const { plan, walks, candidates, votes, fresh, gap } = collected;
    const { filters, start, reach } = plan;
    const waiting = fresh.filter(({ id }) => !done.has(id));
    const oldestWaiting = (0,scan/* earliest */.Qd)(waiting.map(pages_entry/* readTime */.a));
    const window = new Map();
    for (const entry of candidates)
        window.set(entry.id, (0,pages_entry/* readTime */.a)(entry));
    for (const { id, at } of votes)
        window.set(id, at);
    return {
        type: 'scan-read',
        scan: { filters, start, reach, walks, tally, gap, oldestWaiting, isUndatedWaiting, window, done: [...done] },
    };
}
function countEntries({ count: collected, handled, fresh, votes }, filtered) {
    const isLeft = ({ id }) => !filtered.has(id);
    return { collected, new: fresh.filter(isLeft).length, handled, wordless: votes.filter(isLeft).length };
}
function describeEntries(counts) {
    const { collected, handled, wordless } = counts;
    const filtered = collected - counts.new - handled - wordless;
    const parts = (0,safe_text/* omitZeros */.BV)((0,safe_text/* count */.U9)(counts.new, 'new complaint'), (0,safe_text/* safe */.gB) `${(0,safe_text/* formatNumber */.ZV)(handled)} already handled`, (0,safe_text/* count */.U9)(wordless, 'vote'), (0,safe_text/* safe */.gB) `${(0,safe_text/* formatNumber */.ZV)(filtered)} filtered out`);
    const read = (0,safe_text/* safe */.gB) `${(0,safe_text/* count */.U9)(collected, 'entry', 'entries')} read`;
    return parts.length === 0 ? read : (0,safe_text/* safe */.gB) `${read}: ${(0,safe_text/* joinLines */.cT)(parts, ', ')}`;
}
function describePages({ cluster }, ledger, tally, dismissed) {
    const { pages, voteIds } = cluster;
    const isHere = (topic) => topic.pages.some((page) => pages.includes(page));
    const declined = ledger.declined.filter(isHere).map(({ fixId }) => fixId);
    const unwanted = [...(ledger.dismissedTopics ?? []), ...dismissed].filter(isHere).map(({ of }) => of);
    const votes = pages.reduce((sum, page) => sum + (tally.pages[page]?.down ?? 0), 0);
    return { declines: [...declined, ...unwanted], votes: voteIds.length || votes };
}
const isUnapproved = (planned) => 'reason' in planned && planned.reason.code === 'not-approved';
const isSent = (planned) => !('reason' in planned);
const turns = {
    waited: (0,safe_text/* safe */.gB) `has waited longest`,
    outgrowing: (0,safe_text/* safe */.gB) `would soon be older than \`max-age\``,
};
const sayPart = (part, whole) => (0,safe_text/* safe */.gB) `${(0,queue_parts/* countComplaints */.yv)(part)} of ${(0,safe_text/* count */.U9)(whole, 'complaint')}`;
function describeDecision(planned) {
    if ('reason' in planned)
        return (0,waiting_record/* describeWait */.Ng)(planned.reason);
    const { cluster, returns, turn } = planned;
    const whole = cluster.of === undefined ? '' : (0,safe_text/* safe */.gB) `${sayPart(cluster, cluster.of)}; overall: `;
    const reason = (0,safe_text/* safe */.gB) `${whole}${cluster.reason}${turn === undefined ? '' : (0,safe_text/* safe */.gB) `; ${turns[turn]}`}`;
    if (!returns)
        return reason;
    const pull = returns.prLink?.number;
    const earlier = pull === undefined ? (0,safe_text/* safe */.gB) `an earlier fix` : (0,safe_text/* safe */.gB) `pull request ${pull}`;
    return (0,safe_text/* safe */.gB) `${reason}; complaint returned after ${earlier}`;
}
function listWaiting(clusters, entries) {
    return clusters.flatMap((planned) => {
        if (!('reason' in planned) || planned.decision === 'given-up')
            return [];
        const { cluster, decision, votes, reason, words } = planned;
        const { key, leftOf, pages, oldest, distinctReaders, agents } = cluster;
        const first = cluster.topics.flatMap(({ entryIds }) => entryIds.slice(0, 1));
        const all = [...new Set([...first, ...cluster.entryIds])];
        const entryIds = all.slice(0, Math.max(50, first.length));
        const counts = { entries: all.filter((id) => entries.has(id)).length, distinctReaders, agents, votes };
        return [{ key: leftOf ?? key, pages, entryIds, ...counts, oldest, decision, reason, words }];
    });
}
const verbs = {
    dispatched: (0,safe_text/* safe */.gB) `Sending`,
    planned: (0,safe_text/* safe */.gB) `Would send`,
    'given-up': (0,safe_text/* safe */.gB) `Giving up`,
};
const othersShown = 30;
function logPlan({ log }, clusters) {
    if (clusters.length === 0)
        log.info((0,safe_text/* safe */.gB) `No group needs a fix.`);
    const others = clusters.filter((planned) => !isSent(planned));
    for (const planned of [...clusters.filter(isSent), ...others.slice(0, othersShown)])
        log.info((0,safe_text/* safe */.gB) `${verbs[planned.decision] ?? (0,safe_text/* safe */.gB) `Queued`} ${(0,step_context/* nameFix */.Dn)(planned.cluster)}: ${describeDecision(planned)}`);
    const more = others.length - othersShown;
    if (more > 0)
        log.info((0,safe_text/* safe */.gB) `… and ${(0,safe_text/* count */.U9)(more, 'more group')}; the report lists them all.`);
}
const maxClusters = 200;
function createShownWords({ quotes }, { entries, filtered }, kept) {
    if (quotes === 'never')
        return () => undefined;
    const findWords = createFindWords(kept, entries, (id) => filtered.has(id));
    return ({ entryIds }, rank) => (rank < maxClusters ? findWords(entryIds) : []);
}


/***/ }),

/***/ 7217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JD: () => (/* binding */ findWaitReason),
/* harmony export */   OX: () => (/* binding */ listOutgrown),
/* harmony export */   PU: () => (/* binding */ isOver),
/* harmony export */   Sh: () => (/* binding */ buildQueued),
/* harmony export */   _q: () => (/* binding */ buildOutgrown),
/* harmony export */   c9: () => (/* binding */ showReason)
/* harmony export */ });
/* harmony import */ var _checkboxes_boxes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5993);
/* harmony import */ var _checkboxes_tick_commands_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7262);
/* harmony import */ var _checkboxes_tick_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(961);
/* harmony import */ var _fixes_queries_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(140);
/* harmony import */ var _issue_board_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6440);
/* harmony import */ var _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9432);
/* harmony import */ var _text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8350);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5069);
/* harmony import */ var _job_cost_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2773);
/* harmony import */ var _waiting_commands_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1494);
/* harmony import */ var _waiting_record_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4617);











const maxOpen = 5;
const minRows = 6;
function buildQueued(board, budget) {
    const { ledger } = board;
    const { entries, oldest } = ledger.waiting;
    const groups = (0,_waiting_commands_js__WEBPACK_IMPORTED_MODULE_9__/* .countGroups */ .eq)(ledger);
    if (entries === 0 && groups === 0)
        return [];
    const since = oldest === null ? '' : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .safe */ .gB) `, the oldest from ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .formatDay */ .im)(oldest)}`;
    const complaints = entries === 0 ? '' : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .safe */ .gB) ` with ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U9)(entries, 'complaint')}`;
    const what = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .safe */ .gB) `${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U9)(groups, 'group')}${complaints}${since}.`;
    const limit = findWaitReason(board, ['max-open', 'max-jobs']);
    const raise = limit ? (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) ` To send more at a time, raise ${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(limit.code)}.` : [];
    const ask = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) ` Nothing is sent unless someone ticks it here: ${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)('approve')} is set.`;
    const isAsked = (0,_checkboxes_tick_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .needsApproval */ .vb)(ledger);
    return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .section */ .uW)(2, isAsked ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .safe */ .gB) `Waiting for your approval` : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .safe */ .gB) `Queued`, (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .paragraph */ .FY)((0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `${what}${isAsked ? ask : raise}`), isAsked ? buildPage(board, budget >= minRows ? _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .waitingShown */ .P1 : budget) : buildNext(board, budget), isAsked ? buildPageBoxes(board) : []);
}
function buildNext(board, budget) {
    const next = board.ledger.waiting.clusters.slice(0, maxOpen);
    const shown = next.map((waiting, index) => buildItem(board, waiting, index + 1));
    return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .items */ .ld)(shown, budget, (0,_waiting_commands_js__WEBPACK_IMPORTED_MODULE_9__/* .countGroups */ .eq)(board.ledger) - next.length);
}
function buildPage(board, budget) {
    const { ledger } = board;
    const first = (ledger.waiting.page ?? 0) * _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .waitingShown */ .P1 + 1;
    const listed = ledger.waiting.clusters.slice(0, budget);
    const shown = listed.map((waiting, index) => buildItem(board, waiting, first + index));
    const folded = shown.slice(maxOpen);
    const more = (0,_waiting_commands_js__WEBPACK_IMPORTED_MODULE_9__/* .countGroups */ .eq)(ledger) - shown.length;
    return [
        ...(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .items */ .ld)(shown.slice(0, maxOpen)),
        ...(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .details */ .zH)((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U9)(folded.length, 'more group'), (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .items */ .ld)(folded)),
        ...(more === 0 ? [] : (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .paragraph */ .FY)((0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U9)(more, 'more group is', 'more groups are')} not listed here.`)),
    ];
}
function buildPageBoxes({ ledger, cost }) {
    const five = Math.min(5, (0,_checkboxes_tick_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .listSendable */ .xr)(ledger).length);
    const pages = (0,_waiting_commands_js__WEBPACK_IMPORTED_MODULE_9__/* .countPages */ .E1)((0,_waiting_commands_js__WEBPACK_IMPORTED_MODULE_9__/* .countGroups */ .eq)(ledger));
    const next = (((ledger.waiting.page ?? 0) + 1) % pages) + 1;
    const about = (kind) => kind === 'next-page'
        ? (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .formatNumber */ .ZV)(next)} of ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .formatNumber */ .ZV)(pages)}`
        : (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .dotted */ .Bs)([(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .prose */ .CS)((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U9)(five, 'group')), sayPrice(five, cost)]);
    return (0,_checkboxes_boxes_js__WEBPACK_IMPORTED_MODULE_0__/* .buildBoxes */ .mM)(ledger, 'project', _checkboxes_tick_record_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeProject */ .Xh, about, ['send-next', 'next-page']);
}
function isOver({ ledger, now, paused }, { reason, pages }) {
    const open = (0,_fixes_queries_js__WEBPACK_IMPORTED_MODULE_3__/* .listOpen */ .xO)(ledger, now);
    switch (reason.code) {
        case 'max-open':
            return open.length < reason.limit;
        case 'monthly-limit':
            return (0,_job_cost_js__WEBPACK_IMPORTED_MODULE_8__/* .countJobs */ .uq)(ledger, (0,_job_cost_js__WEBPACK_IMPORTED_MODULE_8__/* .monthOf */ .GS)(now)) < reason.limit;
        case 'service-pause':
            return reason.until <= now;
        case 'page-open':
        case 'next-part':
            return !open.some((fix) => fix.pages.some((page) => pages.includes(page)));
        case 'paused':
            return !paused && ledger.paused === undefined;
        case 'no-pull':
            return !ledger.canary;
        case 'canary':
            return (0,_fixes_queries_js__WEBPACK_IMPORTED_MODULE_3__/* .isProven */ .nn)(ledger);
        case 'job-path-unverified':
            return ledger.jobPathVerified;
        case 'probe-first':
            return !ledger.probeFirst;
        case 'not-asked':
            return true;
        default:
            return false;
    }
}
function findWaitReason(board, codes) {
    return board.ledger.waiting.clusters.find((one) => codes.includes(one.reason.code) && !isOver(board, one))?.reason;
}
function buildItem(board, waiting, number) {
    const { ledger, showPages, cost } = board;
    const { key, pages, words, oldest, reason } = waiting;
    const since = oldest === null ? [] : (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `first reported ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .formatDay */ .im)(oldest)}`;
    const isSaid = ['not-approved', 'paused', 'no-pull'].includes(reason.code);
    const why = isOver(board, waiting) ? (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `waits for a later run` : isSaid ? [] : showReason((0,_waiting_record_js__WEBPACK_IMPORTED_MODULE_10__/* .describeWait */ .Ng)(reason));
    const meta = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .dotted */ .Bs)([(0,_issue_board_js__WEBPACK_IMPORTED_MODULE_4__/* .describeAsking */ .TS)(waiting), since, why]);
    const name = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `group ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .formatNumber */ .ZV)(number)}, ${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .listWithin */ .oY)(pages, _text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY, 1)}`;
    const about = (kind) => (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .dotted */ .Bs)([name, kind === 'send-now' ? sayPrice(1, cost) : []]);
    const inside = (0,_checkboxes_boxes_js__WEBPACK_IMPORTED_MODULE_0__/* .buildCommands */ .DL)(ledger, 'queued', key, about);
    return { words: (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .lines */ .Mn)([(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .strong */ .ko)(showPages(pages)), (0,_issue_board_js__WEBPACK_IMPORTED_MODULE_4__/* .describeWords */ .zV)(words), meta]), inside };
}
function sayPrice(jobs, cost) {
    const price = cost && (0,_job_cost_js__WEBPACK_IMPORTED_MODULE_8__/* .describePrice */ .zP)(jobs, cost);
    return price === undefined ? [] : (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .prose */ .CS)(price);
}
function showReason(sentence) {
    return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .prose */ .CS)(sentence.replace(/^[A-Z](?=[a-z]*,? )/, (letter) => letter.toLowerCase()).replace(/\.$/, ''), 500);
}
function buildOutgrown({ ledger }, budget) {
    const latest = (0,_fixes_queries_js__WEBPACK_IMPORTED_MODULE_3__/* .latestTime */ .ZV)(ledger);
    const rows = (ledger.outgrown ?? []).filter(({ at }) => latest - at <= _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .outgrownShown */ .H6);
    return listOutgrown(rows, 2, budget);
}
function listOutgrown(rows, level, budget) {
    if (rows.length === 0)
        return [];
    const entries = rows.reduce((sum, row) => sum + row.entries, 0);
    const pages = new Set(rows.map(({ page }) => page)).size;
    const what = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .strong */ .ko)((0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U9)(entries, 'complaint')} on ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U9)(pages, 'page')}`);
    const grew = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `${what} grew older than ${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)('max-age')} while queued, and will not be sent.`;
    const send = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `To send feedback this old, raise ${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)('max-age')}.`;
    const merge = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `merge or close open pull requests and tick “Send” sooner`;
    const keep = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `To keep more from growing too old, ${merge}, or raise limits such as ${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)('max-open')}.`;
    const toItem = ({ page, entries, oldest, newest, at }) => {
        const [first, last] = [(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .formatDay */ .im)(oldest), (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .formatDay */ .im)(newest)];
        const when = first === last ? first : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .safe */ .gB) `${first} to ${last}`;
        const what = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U9)(entries, 'complaint')} from ${when}`;
        return { words: (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .dotted */ .Bs)([(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .strong */ .ko)((0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(page)), what, (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `noticed ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .formatDay */ .im)(at)}`]) };
    };
    return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .section */ .uW)(level, (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_7__/* .safe */ .gB) `Too old to be sent`, (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .paragraph */ .FY)((0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `${grew} ${send} ${keep}`), (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .items */ .ld)(rows.map(toItem), budget));
}


/***/ }),

/***/ 1494:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ countPages),
/* harmony export */   Nb: () => (/* binding */ waitingRules),
/* harmony export */   eq: () => (/* binding */ countGroups),
/* harmony export */   mx: () => (/* binding */ countToApprove),
/* harmony export */   nl: () => (/* binding */ takeFromQueue)
/* harmony export */ });
/* harmony import */ var _feedback_scan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(881);
/* harmony import */ var _fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6932);
/* harmony import */ var _fixes_queries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(140);
/* harmony import */ var _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9432);




const queueKept = 500;
const waitingRules = {
    'queue-kept': (ledger, event) => {
        const { queue = [] } = ledger;
        const gone = new Set(event.gone);
        const left = queue.filter(({ id }) => !gone.has(id));
        const taken = new Set([...left.map(({ id }) => id), ...(0,_fixes_queries_js__WEBPACK_IMPORTED_MODULE_2__/* .heldEntries */ .iR)(ledger)]);
        const found = event.found.filter(({ id }) => !taken.has(id)).slice(0, Math.max(0, queueKept - left.length));
        return (0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .applied */ .Ic)({ ...ledger, queue: [...left, ...found] });
    },
    'waiting-listed': (ledger, { clusters: found }) => {
        const { waiting: before, queuePage = 0 } = ledger;
        const clusters = listUnsent(ledger, found);
        const page = countPages(clusters.length) > queuePage ? queuePage : 0;
        const sorted = clusters.toSorted((a, b) => ranks[a.decision] - ranks[b.decision]);
        const listed = sorted.slice(page * _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .waitingShown */ .P1, (page + 1) * _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .waitingShown */ .P1);
        const waiting = {
            clusters: listed,
            page: page || undefined,
            entries: sumEntries(clusters),
            oldest: (0,_feedback_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .earliest */ .Qd)(clusters.map((cluster) => cluster.oldest)) ?? null,
            more: clusters.length - listed.length,
            unapproved: countUnapproved(clusters) || undefined,
        };
        const isSame = JSON.stringify(waiting) === JSON.stringify(before);
        return isSame && page === queuePage ? 'known' : (0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .applied */ .Ic)({ ...ledger, waiting, queuePage: page || undefined });
    },
    'words-withdrawn': (ledger, _) => {
        const { fixes, waiting } = ledger;
        const clusters = waiting.clusters.map(({ words: _, ...cluster }) => cluster);
        return (0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .applied */ .Ic)({ ...ledger, fixes: fixes.map(({ words: _, ...fix }) => fix), waiting: { ...waiting, clusters } });
    },
};
function listUnsent(ledger, groups) {
    const held = (0,_fixes_queries_js__WEBPACK_IMPORTED_MODULE_2__/* .heldEntries */ .iR)(ledger);
    return groups.flatMap((group) => {
        const entryIds = group.entryIds.filter((id) => !held.has(id));
        const gone = group.entryIds.length - entryIds.length;
        if (gone === 0)
            return group;
        const entries = Math.max(0, group.entries - gone);
        const distinctReaders = Math.min(group.distinctReaders, entries);
        const agents = Math.min(group.agents ?? 0, distinctReaders);
        return entryIds.length === 0 ? [] : { ...group, entryIds, entries, distinctReaders, agents };
    });
}
function takeFromQueue(ledger, key) {
    const { waiting } = ledger;
    const { clusters: before, more, entries, oldest, unapproved = 0 } = waiting;
    const others = before.filter((group) => group.key !== key);
    const clusters = listUnsent(ledger, others);
    const left = {
        clusters,
        entries: entries - sumEntries(before) + sumEntries(clusters),
        oldest: more > 0 ? oldest : ((0,_feedback_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .earliest */ .Qd)(clusters.map((group) => group.oldest)) ?? null),
        unapproved: unapproved - countUnapproved(before) + countUnapproved(clusters) || undefined,
    };
    return { ...ledger, waiting: { ...waiting, ...left } };
}
const sumEntries = (groups) => groups.reduce((sum, { entries }) => sum + entries, 0);
const countUnapproved = (groups) => groups.filter(({ reason }) => reason.code === 'not-approved').length;
const ranks = { deferred: 0, 'open-fix': 1, declined: 2, 'too-small': 3 };
const countToApprove = ({ waiting }) => waiting.unapproved ?? 0;
const countGroups = ({ waiting }) => waiting.clusters.length + waiting.more;
const countPages = (groups) => Math.max(1, Math.ceil(groups / _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .waitingShown */ .P1));


/***/ }),

/***/ 4617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CY: () => (/* binding */ decisionLabels),
/* harmony export */   Ng: () => (/* binding */ describeWait),
/* harmony export */   lT: () => (/* binding */ waitingSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8816);
/* harmony import */ var _ledger_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7383);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5069);



const limit = zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig();
const waitReasons = {
    'page-open': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `This page already has an open fix; each page gets one at a time.`,
    'page-next': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `Another fix for this page will go first; each page gets one at a time.`,
    'next-part': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `It did not fit into the prompt for this page, so it will be sent once that fix is closed.`,
    paused: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `The tracking issue is closed or paused, so no jobs are created.`,
    'not-asked': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `This run sends only what was requested on the tracking issue.`,
    'not-approved': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `Waiting for someone to tick “Send” on the tracking issue.`,
    'last-attempt': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `Its last attempt just failed; the next run will decide whether that attempt counts.`,
    'job-path-unverified': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `No job of this project has been retrieved yet, so no more are created.`,
    'job-path': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `The first job was created but cannot be retrieved, so no more are created.`,
    canary: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `Jobs are created one at a time until one leads to a pull request.`,
    'no-pull': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `A job ended without a pull request that can be read; the top of the tracking issue says what to do.`,
    'probe-first': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `The last jobs to finish all failed, so a single job is sent first; it has not succeeded yet.`,
    overtaken: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `Another run went first in the meantime, or someone decided otherwise.`,
    unanswered: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `The service gave no clear answer to a request to create a job.`,
    stopped: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `The run ended before all jobs could be created.`,
};
const waitReasonSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('code', [
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n((0,_ledger_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .codesOf */ .MZ)(waitReasons)) }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['max-open', 'max-jobs', 'max-attempts', 'hourly-limit', 'refused-in-row']), limit }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('min-cluster-size'), comments: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), limit }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('declined'), after: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig() }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('service-pause'), until: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig() }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('monthly-limit'), limit, until: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig() }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('service'), error: _ledger_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$ }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('creation-refused'), status: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig() }),
]);
function describeWait(reason) {
    switch (reason.code) {
        case 'max-open':
        case 'max-jobs':
            return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `\`${reason.code}\` (${reason.limit}) reached.`;
        case 'max-attempts':
            return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `\`max-attempts\` (${reason.limit}) reached: all its jobs failed.`;
        case 'hourly-limit':
            return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `The limit of ${reason.limit} job creations per hour is reached.`;
        case 'monthly-limit':
            return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `\`max-jobs-per-month\` (${reason.limit}) reached; job creation resumes on ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDay */ .im)(reason.until)}.`;
        case 'refused-in-row':
            return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `The service rejected ${reason.limit} prompts in a row.`;
        case 'min-cluster-size':
            return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `Fewer complaints (${reason.comments}) than \`min-cluster-size\` (${reason.limit}).`;
        case 'declined': {
            const again = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(reason.after, 'new complaint reports', 'new complaints report');
            return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `A pull request for this was declined; it will be retried once ${again} the same.`;
        }
        case 'service-pause':
            return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `The service’s rate limit was reached; job creation resumes after ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMinute */ .Yi)(reason.until)}.`;
        case 'service':
            return reason.error;
        case 'creation-refused':
            return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `The service refused to create a job: it returned ${reason.status}.`;
        default:
            return waitReasons[reason.code];
    }
}
const decisionLabels = {
    dispatched: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `sent`,
    planned: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `would be sent`,
    deferred: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `queued`,
    'too-small': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `too few complaints so far`,
    'open-fix': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `another fix of its page goes first`,
    declined: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `previously declined`,
    'given-up': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `given up`,
};
const waitingSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    key: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    pages: _ledger_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .pages */ .Bd,
    entryIds: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    entries: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    distinctReaders: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    agents: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional(),
    votes: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    oldest: _ledger_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .time */ .kB.nullable(),
    decision: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['deferred', 'too-small', 'open-fix', 'declined']),
    reason: waitReasonSchema,
    words: _ledger_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .sharedWords */ .BA.optional(),
});


/***/ }),

/***/ 1838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a3: () => (/* binding */ listTickedBoxes),
/* harmony export */   bn: () => (/* binding */ readTicks),
/* harmony export */   kg: () => (/* binding */ createAcceptance)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _checkboxes_task_boxes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4995);
/* harmony import */ var _checkboxes_tick_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(961);
/* harmony import */ var _text_memoise_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4879);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5069);
/* harmony import */ var _judge_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7324);






const acceptKinds = ['accept', 'accept-always'];
function createAcceptance(ledger, fix, change, allow, { by }, now) {
    const stamp = (0,_text_memoise_js__WEBPACK_IMPORTED_MODULE_5__/* .memoise */ .y3)((name) => stampFile(change, name));
    const stampOf = ({ what, name }) => (what === 'file' || what === 'place' ? stamp(name) : '');
    const boxesOf = ({ accepts, rule }) => {
        const { what, name } = accepts;
        const box = (kind, state) => {
            return { kind, key: hash([rule, what, name, ...state]) };
        };
        const pull = box('accept', [stampOf(accepts)]);
        return what === 'place' || _judge_result_js__WEBPACK_IMPORTED_MODULE_4__/* .kinds */ .E[rule].isNeverForProject ? [pull] : [pull, box('accept-always', [])];
    };
    const ticked = [...by].map(([key, login]) => ({ key, by: login, at: now }));
    const known = [...ticked, ...(fix.accepted ?? []), ...(ledger.accepted ?? [])];
    const records = new Map(known.map((one) => [one.key, one]));
    const whoAccepted = (spot) => boxesOf(spot)
        .flatMap(({ key }) => records.get(key) ?? [])
        .at(-1);
    return {
        allow: allow.flatMap((glob) => (glob.includes('/') ? glob : [glob, glob.toLowerCase()])),
        boxesOf,
        whoAccepted,
        listRelied(accepted) {
            const always = accepted.flatMap(boxesOf).filter(({ kind, key }) => kind === 'accept-always' && records.has(key));
            const keys = new Set(always.map(({ key }) => key));
            return keys.size === 0 ? undefined : [...keys];
        },
        isAccepted: (accepts, rule) => whoAccepted({ accepts, rule }) !== undefined,
        listNew(accepted, fixId) {
            const commands = accepted.flatMap((spot) => {
                const box = boxesOf(spot).findLast(({ key }) => by.has(key));
                if (!box)
                    return [];
                const { key, kind } = box;
                const { what, name } = spot.accepts;
                const record = { key, rule: spot.rule, what, name: name.slice(0, maxName), by: by.get(key) ?? '', at: now };
                return [[key, { type: 'finding-accepted', accepted: record, ...(kind === 'accept' && { fixId }) }]];
            });
            return [...new Map(commands).values()];
        },
    };
}
const maxName = 300;
function stampFile({ head, files, title, description, commits }, path) {
    if (path === '')
        return hash([title, description, ...new Set([...commits.map(({ sha }) => sha), head])]);
    const side = files.find((file) => file.path === path)?.after;
    return hash([side?.mode ?? '', side?.text ?? '', side?.text === undefined ? head : '']);
}
function hash(parts) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', JSON.stringify(parts)).slice(0, 32);
}
const listTickedBoxes = (body) => (0,_checkboxes_task_boxes_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBoxes */ .p)(body, acceptKinds).map(({ target }) => target);
async function readTicks({ edits, log }, comment) {
    const by = new Map();
    const ticked = listTickedBoxes(comment?.body ?? '');
    if (comment === undefined || ticked.length === 0)
        return { by };
    const read = await edits.listEdits(comment);
    const history = read?.map(({ editor, text }) => ({ editor, keys: listTickedBoxes(text) })) ?? [];
    for (const key of ticked) {
        const editor = (0,_checkboxes_tick_record_js__WEBPACK_IMPORTED_MODULE_2__/* .findEditor */ .ry)(history, ({ keys }) => keys.includes(key));
        if (editor !== undefined && (await edits.mayWrite(editor)))
            by.set(key, editor);
    }
    const ignored = ticked.length - by.size;
    if (by.size > 0)
        log.info((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `Read ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(by.size, 'ticked box', 'ticked boxes')} in the comment.`);
    const why = read
        ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `only people with write access can accept findings`
        : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `GitHub did not say who ticked them; tick them again, or use \`allow\``;
    if (ignored === 0)
        return { by };
    const said = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(ignored, 'ticked box', 'ticked boxes')} ignored: ${why}.`;
    log.info(said);
    return { by, ignored: said };
}


/***/ }),

/***/ 3928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XY: () => (/* binding */ findFixOfPull),
/* harmony export */   ho: () => (/* binding */ listMoves),
/* harmony export */   xl: () => (/* binding */ reviewedActions)
/* harmony export */ });
/* harmony import */ var _fixes_match_pull_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4297);
/* harmony import */ var _fixes_queries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(140);
/* harmony import */ var _github_github_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3474);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5069);




const reviewedActions = ['opened', 'reopened', 'synchronize', 'edited', 'ready_for_review', 'closed'];
const leaveOne = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `Keep only the marker line of the fix that it addresses, or remove them all if it addresses none.`;
const removeLine = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `If it is not the agent’s, remove the marker line; if it is, compare the two pull requests and close one.`;
const unclear = {
    'several-markers': [(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `its description has the markers of several fixes`, leaveOne],
    'other-pull': [(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `its description has the marker of a fix that has another pull request`, removeLine],
    ended: [
        (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `its description has the marker of a fix that has ended`,
        (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `Remove the marker line, and review the change like any other.`,
    ],
};
function findFixOfPull(ledger, pull, place) {
    const candidate = { ...pull, link: readLink(pull, place) };
    const match = (0,_fixes_match_pull_js__WEBPACK_IMPORTED_MODULE_0__/* .matchPull */ .Hv)(ledger, candidate);
    const isMarked = (0,_fixes_match_pull_js__WEBPACK_IMPORTED_MODULE_0__/* .hasMarker */ .xY)(pull.body);
    const toForeign = (reason) => ({ kind: 'foreign', isMarked, reason });
    if (match.kind === 'none')
        return toForeign((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `no fix in this project’s ledger has this URL or marker`);
    if (match.kind === 'linked' && (0,_fixes_match_pull_js__WEBPACK_IMPORTED_MODULE_0__/* .isPersonal */ .x)(match.fix, pull))
        return toForeign((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `the service names it, but a person opened it, and it lacks the fix’s marker line`);
    if (match.kind !== 'unclear') {
        const fix = (0,_fixes_queries_js__WEBPACK_IMPORTED_MODULE_1__/* .widenFix */ .j6)(ledger, match.fix);
        const review = fix.review ?? findEarlier(ledger, pull.number);
        return { kind: 'ours', fix: { ...fix, review: review?.number === pull.number ? review : undefined } };
    }
    const [reason, remedy] = unclear[match.why];
    const commands = ledger.fixes
        .filter((fix) => (0,_fixes_match_pull_js__WEBPACK_IMPORTED_MODULE_0__/* .isMarkedFor */ .ig)(fix, candidate))
        .map(({ id: fixId }) => ({ type: 'pull-unclear', fixId, prLink: candidate.link }));
    return { kind: 'unclear', reason, remedy, commands };
}
const findEarlier = ({ fixes }, number) => fixes.find(({ prLink, review }) => prLink === undefined && review?.number === number)?.review;
function listMoves(fix, pull, place, now) {
    const prLink = fix.prLink ?? readLink(pull, place);
    const { state, closedAt } = pull;
    return [
        { type: 'pull-adopted', fixId: fix.id, prLink, now },
        { type: 'pull-read', prLink, state, closedAt, now },
    ];
}
const readLink = ({ url, number }, place) => (0,_github_github_names_js__WEBPACK_IMPORTED_MODULE_2__/* .readPullAddress */ .ip)(url, { ...place, number });


/***/ }),

/***/ 7324:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ kinds),
/* harmony export */   b: () => (/* binding */ riskOf)
/* harmony export */ });
/* harmony import */ var _kinds_json__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6015);

const neverForProject = new Set('secret hidden-character look-alike hidden-text hidden-description'.split(' '));
const describe = (kind, severity, [message = '', detects = '']) => {
    return [kind, { severity, message, detects, isNeverForProject: neverForProject.has(kind) }];
};
const kinds = Object.fromEntries([
    ...Object.entries(_kinds_json__WEBPACK_IMPORTED_MODULE_0__/* .block */ .om).map(([kind, texts]) => describe(kind, 'block', texts)),
    ...Object.entries(_kinds_json__WEBPACK_IMPORTED_MODULE_0__/* .look */ .Op).map(([kind, message]) => describe(kind, 'look', [message])),
]);
const order = Object.keys(kinds);
const riskOf = (kind) => order.indexOf(kind);


/***/ }),

/***/ 9940:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ readEntries),
/* harmony export */   Vf: () => (/* binding */ readReaders),
/* harmony export */   bv: () => (/* binding */ chooseQuotes)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(728);
/* harmony import */ var _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9432);
/* harmony import */ var _pages_entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8563);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5069);




const maxRequests = 10;
const maxSingly = 5;
const patience = 30_000;
async function readReaders(world, fix, mayAsk) {
    const found = await readEntries(world, fix, mayAsk);
    if (!found?.size)
        return undefined;
    const read = fix.entryIds.flatMap((id) => found.get(id) ?? []).map(toReaderEntry);
    return read.filter(({ text }) => text.trim() !== '');
}
async function readEntries(world, fix, mayAsk = () => true) {
    if (!world.asksService)
        return undefined;
    const wanted = new Set(fix.entryIds);
    const found = new Map();
    const begin = world.now();
    let requests = 0;
    let most = maxRequests;
    const spend = () => requests < most && world.now() - begin < patience && mayAsk() && ++requests > 0;
    const search = async (window) => {
        const cursors = new Set();
        let cursor;
        while (found.size < wanted.size) {
            cursors.add(cursor);
            const query = { ...window, statuses: [], cursor };
            const answer = await world.service.getFeedback(query, spend).catch(toReason);
            if (!('kind' in answer))
                return answer.reason;
            if (answer.kind !== 'page')
                return ends[answer.kind];
            for (const entry of answer.page.entries)
                if (wanted.has(entry.id))
                    found.set(entry.id, entry);
            const { hasMore, nextCursor } = answer.page;
            if (!hasMore)
                return undefined;
            if (!nextCursor || cursors.has(nextCursor))
                return ends['cursor-lost'];
            cursor = nextCursor;
        }
        return undefined;
    };
    const { oldest, at, comments = [] } = fix;
    const between = (from, to) => ({ dateFrom: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .toInstant */ .fN)(from), dateTo: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .toInstant */ .fN)(to) });
    const dated = oldest === null ? [] : [between(oldest - _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .windowOverlap */ .oR, at + _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .windowOverlap */ .oR)];
    let why;
    for (const window of [...dated, {}])
        why ??= await search(window);
    if (why === ends.spent) {
        most += maxSingly;
        const own = comments.flatMap((one) => (wanted.has(one.id) && !found.has(one.id) ? (one.at ?? []) : []));
        for (const time of new Set([oldest ?? [], own].flat()))
            await search(between(time, time + 1000));
    }
    if (found.size < wanted.size) {
        const progress = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `Complaints found: ${found.size} of ${wanted.size}.`;
        world.log.warning((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `${progress} ${why ?? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `The rest are no longer in the export.`}`);
    }
    return why === undefined || found.size > 0 ? found : undefined;
}
const ends = {
    spent: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `The rest would take too many requests or too long.`,
    limited: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `The service’s rate limit was reached.`,
    'cursor-refused': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `The service rejected its own cursor.`,
    'cursor-lost': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `The export’s cursors lead no further.`,
};
function toReason(error) {
    const { what, remedy } = (0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .asKnown */ ._S)(error);
    return { reason: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .gB) `${what} ${remedy}` };
}
function chooseQuotes(quotes, isPrivate, readers = []) {
    if (quotes === 'never' || (quotes === 'auto' && !isPrivate))
        return undefined;
    return new Map(readers.map(({ id, comment, text }) => [id, comment ?? text]));
}
function toReaderEntry(entry) {
    const comment = entry.comment ?? '';
    const code = entry.source === 'code_snippet' ? entry.code : '';
    return {
        id: entry.id,
        page: (0,_pages_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .readPage */ .S)(entry),
        text: [comment, code].filter((part) => part !== '').join('\n'),
        ...(code === '' ? {} : { comment }),
        at: (0,_pages_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .readTime */ .a)(entry) ?? undefined,
        entry,
    };
}


/***/ }),

/***/ 1256:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ reviewRules),
/* harmony export */   c: () => (/* binding */ findUnjudged)
/* harmony export */ });
/* harmony import */ var _fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6932);
/* harmony import */ var _fixes_fix_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8747);
/* harmony import */ var _fixes_queries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(140);
/* harmony import */ var _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9432);




const reviewRules = {
    'review-intended': (0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_0__/* .forFix */ .zS)(_fixes_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .fixStates */ .sQ, (ledger, fix, { number, nonce, deleted, missing, judged, now }) => {
        const { review } = fix;
        const isElsewhere = review !== undefined && review.number !== number;
        const isUnwritten = review === undefined ||
            review.state === 'quiet' ||
            (review.nonce === missing && (review.state === 'refused' || now - review.at >= _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .leaseLength */ .JG));
        const isLost = review?.state === 'written' ? review.comment === deleted : isUnwritten;
        const isFree = isElsewhere ? fix.prLink?.number === number : isLost;
        return isFree ? (0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_0__/* .patchFix */ .w9)(ledger, fix, { review: { state: 'intended', nonce, at: now, number, judged } }) : 'stale';
    }),
    'review-refused': (0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_0__/* .forFix */ .zS)(_fixes_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .fixStates */ .sQ, (ledger, fix, { nonce }) => {
        const { review } = fix;
        if (review?.nonce !== nonce)
            return 'stale';
        return (0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_0__/* .patchFix */ .w9)(ledger, fix, { review: { ...review, state: 'refused' } });
    }),
    'review-judged': (0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_0__/* .forFix */ .zS)(_fixes_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .fixStates */ .sQ, (ledger, fix, { nonce, comment, number, judged, now }) => {
        const state = comment === undefined ? 'quiet' : 'written';
        const begun = comment === undefined ? { state, nonce, at: now, number } : findWritten(ledger, nonce);
        const { review = begun } = fix;
        const isIts = review && (comment === undefined ? review.state === 'quiet' : review.nonce === nonce);
        if (!isIts || review.number !== number)
            return 'stale';
        if (fix.review && fix.review.comment === comment && isSameJudged(fix.review.judged, judged))
            return 'known';
        return (0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_0__/* .patchFix */ .w9)(ledger, fix, { review: { ...review, state, comment, judged } });
    }),
    'head-seen': (ledger, { prLink, head, at }) => {
        const isOf = (fix) => fix.state === 'proposed' && fix.prLink?.url === prLink.url;
        const fixes = ledger.fixes.filter(isOf);
        const isJudged = fixes.some(({ review }) => review?.judged.head === head);
        const isKnown = fixes.every(({ seen }) => (isJudged ? seen === undefined : seen?.head === head));
        if (isKnown)
            return 'known';
        const seen = isJudged ? undefined : { head, at };
        return (0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)((0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_0__/* .patchFixes */ .Kw)(ledger, isOf, { seen }));
    },
    'finding-accepted': (ledger, { fixId, accepted }) => {
        const fix = fixId === undefined ? undefined : (0,_fixes_queries_js__WEBPACK_IMPORTED_MODULE_2__/* .findFix */ .DF)(ledger, fixId);
        if (fixId !== undefined && fix === undefined)
            return 'stale';
        const known = (fix ?? ledger).accepted ?? [];
        if (known.some(({ key }) => key === accepted.key))
            return 'known';
        const list = [accepted, ...known].slice(0, _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .acceptedKept */ .UB);
        return fix === undefined ? (0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_0__/* .applied */ .Ic)({ ...ledger, accepted: list }) : (0,_fixes_change_fix_js__WEBPACK_IMPORTED_MODULE_0__/* .patchFix */ .w9)(ledger, fix, { accepted: list });
    },
};
const findWritten = ({ fixes }, nonce) => fixes.find(({ review }) => review?.nonce === nonce)?.review;
function findUnjudged(ledger, { state, prLink, seen }) {
    if (state !== 'proposed' || prLink === undefined || seen === undefined)
        return undefined;
    const isJudged = (0,_fixes_queries_js__WEBPACK_IMPORTED_MODULE_2__/* .listLinked */ .Cm)(ledger, prLink).some(({ review }) => review?.judged.head === seen.head);
    return isJudged ? undefined : seen;
}
function isSameJudged(...both) {
    const [one, other] = both.map(({ files = {}, ...plain }) => {
        const known = Object.entries(plain).filter(([, value]) => value !== undefined);
        return JSON.stringify([known.sort(), Object.entries(files).sort()]);
    });
    return one === other;
}


/***/ }),

/***/ 6115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   as: () => (/* binding */ withdrawLabels),
/* harmony export */   gn: () => (/* binding */ findWhyUnstarted),
/* harmony export */   tl: () => (/* binding */ reviewUnjudged),
/* harmony export */   zN: () => (/* binding */ isReview)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(728);
/* harmony import */ var _fixes_queries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(140);
/* harmony import */ var _github_github_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3474);
/* harmony import */ var _issue_hidden_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7201);
/* harmony import */ var _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9432);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5069);
/* harmony import */ var _acceptance_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1838);
/* harmony import */ var _review_commands_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1256);








const grace = 600_000;
const maxReviews = 3;
async function reviewUnjudged(context, judge) {
    const { world, session } = context;
    if (context.onlyAsked || world.stop.aborted)
        return;
    const { ledger } = session;
    const open = ledger.fixes.filter(({ state, prLink }) => state === 'proposed' && prLink && (0,_github_github_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isHere */ .nw)(prLink, world.place.repository));
    const listNumbers = (isMeant) => new Set(open.flatMap((fix) => (isMeant(fix) ? (fix.prLink?.number ?? []) : [])));
    const unjudged = listNumbers((fix) => (0,_review_commands_js__WEBPACK_IMPORTED_MODULE_7__/* .findUnjudged */ .c)(ledger, fix) !== undefined);
    const accepted = new Set(ledger.accepted?.map(({ key }) => key));
    const stale = listNumbers(({ review }) => review?.judged.relied?.some((key) => !accepted.has(key)));
    const underWay = listNumbers(({ review }) => review && isUnderWay(review, world.now()));
    const late = listNumbers((fix) => ((0,_review_commands_js__WEBPACK_IMPORTED_MODULE_7__/* .findUnjudged */ .c)(ledger, fix)?.at ?? world.now()) <= world.now() - grace);
    const due = late.union(stale).difference(underWay);
    const numbers = [...due.union(new Set(await listAsking(context)))].slice(0, maxReviews);
    if (unjudged.size > 0)
        world.log.info((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U9)(unjudged.size, 'pull request has', 'pull requests have')} a commit without a review.`);
    const judged = new Set();
    for (const number of numbers) {
        if (world.stop.aborted)
            break;
        try {
            if (await judge(number))
                judged.add(number);
        }
        catch (error) {
            const { what, remedy } = (0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .asKnown */ ._S)(error);
            world.log.warning((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `Pull request ${number} could not be reviewed. ${what} ${remedy}`);
        }
    }
    for (const number of unjudged.union(stale).difference(judged)) {
        const { verdict } = session.ledger.fixes.find(({ review }) => review?.number === number)?.review?.judged ?? {};
        if (verdict && !world.stop.aborted)
            await withdrawLabels(world, { number, labels: [_github_github_names_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictLabels */ .f7[verdict].name] });
    }
}
const ours = Object.values(_github_github_names_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictLabels */ .f7).map(({ name }) => name);
async function withdrawLabels({ tracking, log }, { number, labels }, kept) {
    for (const label of labels) {
        const name = label.toLowerCase();
        if (name === kept || !ours.includes(name))
            continue;
        const isGone = await tracking.removeLabel(number, label).catch(_errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .ignoreKnown */ .Sd);
        if (!isGone)
            log.info((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .safe */ .gB) `A verdict’s label could not be removed: that takes \`pull-requests: write\`.`);
    }
}
const isUnderWay = ({ state, at }, now) => state === 'intended' && now - at < _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .leaseLength */ .JG + grace;
async function listAsking({ world, session }) {
    const commented = (0,_fixes_queries_js__WEBPACK_IMPORTED_MODULE_1__/* .listCommented */ .tj)(session.ledger);
    if (commented.length === 0)
        return [];
    const since = commented.reduce((least, { at }) => Math.min(least, at), Infinity);
    const latest = await world.tracking.listLatestComments(since - _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .listLag */ .DW);
    const { getComment } = world.tracking;
    const read = latest.isWhole
        ? latest.comments
        : await Promise.all(commented.map(({ comment }) => comment && getComment(comment)));
    const ticked = read.flatMap((comment) => (comment && (0,_acceptance_js__WEBPACK_IMPORTED_MODULE_6__/* .listTickedBoxes */ .a3)(comment.body).length > 0 ? comment : []));
    const numbers = [];
    for (const one of ticked)
        for (const { comment, nonce, number } of commented)
            if (comment === undefined ? await isReview(world, session, one, nonce) : comment === one.id)
                numbers.push(number);
    for (const review of latest.isWhole ? commented : []) {
        const isDue = review.state === 'intended' && !isUnderWay(review, world.now()) && world.now() - review.at < _ledger_ledger_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .lostFor */ .k;
        if (isDue && !latest.comments.some(({ body }) => (0,_issue_hidden_line_js__WEBPACK_IMPORTED_MODULE_3__/* .hasNonce */ .Ue)(body, review.nonce)))
            numbers.push(review.number);
    }
    return numbers;
}
async function isReview({ tracking }, { ledger }, comment, nonce) {
    if (!(0,_issue_hidden_line_js__WEBPACK_IMPORTED_MODULE_3__/* .hasNonce */ .Ue)(comment.body, nonce))
        return false;
    return comment.isBot || (await tracking.recogniseOurs(ledger.tracking.author))(comment);
}
const skips = /\[(?:skip ci|ci skip|no ci|skip actions|actions skip)\]/i;
const trailer = /\n\n(?:.*\n)*?skip-checks:\s?true\s*$/i;
async function findWhyUnstarted({ changes }, pull) {
    const message = (await changes.readMessage(pull.head)) ?? '';
    if (skips.test(message) || trailer.test(message.replace(/\r\n?/g, '\n')))
        return 'skip-ci';
    return pull.hasConflict ? 'conflict' : 'unknown';
}


/***/ }),

/***/ 3530:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dn: () => (/* binding */ nameFix),
/* harmony export */   PE: () => (/* binding */ listChanged),
/* harmony export */   RC: () => (/* binding */ mayQuoteService),
/* harmony export */   UJ: () => (/* binding */ logFixes),
/* harmony export */   jt: () => (/* binding */ describeSize),
/* harmony export */   oG: () => (/* binding */ mayQuote)
/* harmony export */ });
/* harmony import */ var _fixes_fix_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8747);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5069);
/* harmony import */ var _text_sanitise_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5610);



const logFixes = ({ log }) => (before, { fixes }) => {
    const known = new Map(before.fixes.map((fix) => [fix.id, fix]));
    for (const fix of fixes) {
        const old = known.get(fix.id);
        const words = old && old !== fix && describeChange(fix);
        if (words && words !== describeChange(old))
            log.info(words);
    }
};
function describeChange(fix) {
    if (fix.state === 'active' && fix.unreadableSince === undefined)
        return undefined;
    const address = fix.state === 'proposed' && fix.prLink ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `, ${(0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_2__/* .toSafeText */ ._J)(fix.prLink.url)}` : '';
    const reason = fix.reason ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `. ${(0,_fixes_fix_js__WEBPACK_IMPORTED_MODULE_0__/* .describeFixReason */ .Lq)(fix.reason)}` : '';
    return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `${nameFix(fix)}: ${(0,_fixes_fix_js__WEBPACK_IMPORTED_MODULE_0__/* .labelOf */ .Wy)(fix)}${address}${reason}`;
}
function listChanged({ fixes }, commands) {
    const isAbout = (fix, command) => command.type === 'pull-read'
        ? fix.prLink?.url === command.prLink.url
        : 'fixId' in command && fix.id === command.fixId;
    return [...new Set(commands.flatMap((command) => fixes.filter((fix) => isAbout(fix, command))))];
}
function nameFix(fix) {
    const [first = '', ...others] = fix.pages;
    const more = others.length === 0 ? '' : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) ` and ${others.length} more`;
    return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `${(0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_2__/* .toSafeText */ ._J)(first, 80)}${more} (${describeSize(fix)})`;
}
function describeSize({ entryIds, voteEntries = 0, voteIds }) {
    const votes = voteIds?.length ?? voteEntries;
    const complaints = entryIds.length - votes;
    return complaints > 0 || votes === 0 ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(complaints, 'complaint') : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(votes, 'vote down', 'votes down');
}
async function mayQuote(world, inputs) {
    return inputs.quotes === 'always' || mayQuoteService(world, inputs);
}
async function mayQuoteService({ pulls }, { quotes }) {
    return quotes !== 'never' && (await pulls.isPrivate()) === true;
}


/***/ }),

/***/ 1310:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ matchGlob)
/* harmony export */ });
/* unused harmony export matchSegment */
function matchGlob(pattern, path) {
    return matchStars(pattern, path, (part) => part === '**', matchSegment);
}
function matchSegment(pattern, segment) {
    const fits = (part, character) => part === '?' || part === character;
    return matchStars([...pattern], [...segment], (part) => part === '*', fits);
}
function matchStars(pattern, items, isStar, fits) {
    let [at, index, afterStar, taken] = [0, 0, -1, 0];
    while (index < items.length) {
        const part = pattern[at];
        if (part !== undefined && isStar(part)) {
            at += 1;
            afterStar = at;
            taken = index;
        }
        else if (part !== undefined && fits(part, items[index])) {
            at += 1;
            index += 1;
        }
        else if (afterStar >= 0) {
            taken += 1;
            at = afterStar;
            index = taken;
        }
        else
            return false;
    }
    return pattern.slice(at).every(isStar);
}


/***/ }),

/***/ 112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ markHosts),
/* harmony export */   L8: () => (/* binding */ classify),
/* harmony export */   m: () => (/* binding */ isKnownWord),
/* harmony export */   rM: () => (/* binding */ readPlain)
/* harmony export */ });
/* unused harmony exports classNames, rows, knownBits, bias, edge, readTokens, isMark, hashToken, gramsOf, bitsOf, hashPair, splitSentences, createClassifier */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8522);
/* harmony import */ var _text_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9952);
/* harmony import */ var _text_memoise_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4879);




const classNames = ['praise', 'support', 'spam', 'order'];
const stepsOf = (byte) => (byte - 8) * Math.abs(byte - 8);
const rows = 1 << 18;
const knownBits = 1 << 17;
const count = classNames.length;
const bias = -2;
const headLength = 4 + 4 * count;
const maxTokens = 400;
const minSentence = 8;
const minKnownInSentence = 3;
const edge = 0x811c9dc5 | 0;
const blank = 0x20;
const zero = 0x30;
const dot = 0x2e;
const isUnspaced = (code) => (code >= 0x0e00 && code < 0x1100) || code >= 0x2e80;
const step = (hash, code) => Math.imul(hash ^ code, 0x01000193);
const foldDigit = (code) => (code >= zero && code <= 0x39 ? zero : code);
function isLetter(code) {
    if (code < 0x80)
        return (code >= 0x61 && code <= 0x7a) || (code >= zero && code <= 0x39);
    if (code < 0x2000)
        return code >= 0xc0 || code === 0xaa || code === 0xb5 || code === 0xba;
    if (code <= 0x206f || (code >= 0x3000 && code <= 0x3002))
        return false;
    return code < 0xff01 || (code > 0xff0f && code !== 0xff1f);
}
function readTokens(text) {
    const tokens = [];
    let start = 0;
    for (let at = 0; at <= text.length && tokens.length < maxTokens; at += 1) {
        const code = at < text.length ? text.charCodeAt(at) : blank;
        if (isLetter(code))
            continue;
        if (at > start)
            tokens.push(text.slice(start, at));
        const mark = code === dot && isLetter(text.charCodeAt(at + 1)) ? '.x' : text.charAt(at);
        if (code !== blank && (mark !== '\n' || tokens.at(-1) !== mark))
            tokens.push(mark);
        start = at + 1;
    }
    return tokens;
}
const isMark = (token) => !isLetter(token.charCodeAt(0));
function hashToken(token) {
    let hash = edge;
    for (let at = 0; at < token.length; at += 1)
        hash = step(hash, foldDigit(token.charCodeAt(at)));
    return (0,_text_hash_js__WEBPACK_IMPORTED_MODULE_2__/* .mixBits */ .Hj)(hash) | 0;
}
function gramsOf(token) {
    const found = [];
    if (isMark(token))
        return found;
    const length = Math.min(token.length, 200);
    for (let first = -1; first < length; first += 1) {
        const shortest = isUnspaced(token.charCodeAt(first)) ? 1 : 2;
        const end = Math.min(first + 4, length);
        let hash = ~edge;
        for (let at = first; at <= end; at += 1) {
            hash = step(hash, at < 0 || at === length ? blank : foldDigit(token.charCodeAt(at)));
            if (at - first + 1 >= shortest)
                found.push((0,_text_hash_js__WEBPACK_IMPORTED_MODULE_2__/* .mixBits */ .Hj)(hash) & (rows - 1));
        }
    }
    return found;
}
function bitsOf(token) {
    if (isMark(token) || /^\d+$/.test(token))
        return [];
    if (/\d/.test(token))
        return [-1];
    if (token.length < 2 || !isUnspaced(token.charCodeAt(0)))
        return [hashToken(token) & (knownBits - 1)];
    const pairAt = (at) => (0,_text_hash_js__WEBPACK_IMPORTED_MODULE_2__/* .mixBits */ .Hj)(step(step(edge, token.charCodeAt(at)), token.charCodeAt(at + 1)));
    return Array.from({ length: token.length - 1 }, (_, at) => pairAt(at) & (knownBits - 1));
}
function hashPair(left, right) {
    return (0,_text_hash_js__WEBPACK_IMPORTED_MODULE_2__/* .mixBits */ .Hj)(Math.imul(left, 31) ^ Math.imul(right, 0x01000193));
}
const endMarks = new Set('\n.!?。！？…।؟۔');
function splitSentences(tokens) {
    const starts = [0];
    let length = 0;
    for (const [at, token] of tokens.entries()) {
        length += token.length;
        if (length < minSentence || !endMarks.has(token))
            continue;
        starts.push(at + 1);
        length = 0;
    }
    if (length < minSentence && starts.length > 1)
        starts.pop();
    return starts.map((start, index) => tokens.slice(start, starts[index + 1]));
}
const slots = { words: 2 * count, runs: 2 * count + 1, known: 2 * count + 2, all: 2 * count + 3 };
const width = 2 * count + 4;
const maxCached = 1 << 19;
function createClassifier(stored) {
    const bytes = (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.brotliDecompressSync)(stored);
    const scales = classNames.map((_, own) => bytes.readFloatLE(4 + 4 * own));
    const length = bytes.readFloatLE(0);
    const rowsOf = Array.from({ length: 1 << count }, () => []);
    let row = 0;
    for (let at = headLength; at < headLength + length; at += 1) {
        row += bytes[at];
        rowsOf[bytes[at + length]]?.push(row);
    }
    const weights = new Int8Array(rows * count);
    let next = headLength + 2 * length;
    for (const [classes, alike] of rowsOf.entries())
        for (let own = 0; own < count; own += 1)
            if ((classes >>> own) & 1)
                for (const place of alike)
                    weights[place * count + own] = stepsOf(bytes[next++]);
    const known = bytes.subarray(next);
    const isKnown = (bit) => bit >= 0 && ((known[bit >>> 3] >>> (bit & 7)) & 1) === 1;
    const add = (sums, slot, value) => {
        sums[slot] = sums[slot] + value;
    };
    const addRow = (sums, first, hash) => {
        const place = (hash & (rows - 1)) * count;
        for (let own = 0; own < count; own += 1)
            add(sums, first + own, weights[place + own]);
    };
    const addWord = (sums, hash) => {
        addRow(sums, 0, hash);
        add(sums, slots.words, 1);
    };
    const readEvidence = (0,_text_memoise_js__WEBPACK_IMPORTED_MODULE_3__/* .memoise */ .y3)((token) => {
        const [hash, grams, bits] = [hashToken(token), gramsOf(token), bitsOf(token)];
        const sums = new Array(width).fill(0);
        addWord(sums, hash);
        for (const gram of grams)
            addRow(sums, count, gram);
        add(sums, slots.runs, grams.length);
        add(sums, slots.known, bits.filter(isKnown).length);
        add(sums, slots.all, bits.length);
        return { hash, sums, isWord: !isMark(token) };
    }, maxCached);
    const sum = (tokens) => {
        const sums = new Array(width).fill(0);
        let before = edge;
        for (const token of tokens) {
            const { hash, sums: own, isWord } = readEvidence(token);
            for (let slot = 0; slot < width; slot += 1)
                add(sums, slot, own[slot]);
            if (!isWord)
                continue;
            addWord(sums, hashPair(before, hash));
            before = hash;
        }
        addWord(sums, hashPair(before, edge));
        return sums;
    };
    const weigh = (sums) => {
        const words = Math.sqrt(sums[slots.words]);
        const runs = Math.sqrt(sums[slots.runs] || 1);
        const odds = scales.map((scale, own) => {
            const total = sums[own] / words + sums[count + own] / runs;
            return Math.exp(bias + scale * total);
        });
        const all = odds.reduce((sum, one) => sum + one, 1);
        return odds.map((one) => one / all);
    };
    return {
        judge(text) {
            const tokens = readTokens(text);
            const whole = sum(tokens);
            let [praise = 0, support = 0, spam = 0, order = 0] = weigh(whole);
            let leastPraise = praise;
            const sentences = splitSentences(tokens);
            for (const sentence of sentences.length < 2 ? [] : sentences) {
                const sums = sum(sentence);
                const [ownPraise = 0, , , ownOrder = 0] = weigh(sums);
                leastPraise = Math.min(leastPraise, ownPraise);
                if (sums[slots.known] >= minKnownInSentence)
                    order = Math.max(order, ownOrder);
            }
            const [known = 0, words = 0] = whole.slice(slots.known);
            return { praise, leastPraise, support, spam, order, known: words === 0 ? 1 : known / words };
        },
        knows: (word) => bitsOf(word).every(isKnown),
    };
}
const trained = createClassifier((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(__webpack_require__.ab + "weights.bin"));
const isKnownWord = trained.knows;
const classify = (0,_text_memoise_js__WEBPACK_IMPORTED_MODULE_3__/* .memoise */ .y3)((text) => trained.judge(readPlain(text)), 1 << 14);
const address = /(?:https?:\/\/|www\.)[!-~]*|(?<![!-~])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g;
function readPlain(text) {
    return text.replace(address, (found) => (found.includes('@') ? ' † ' : ' ‡ '));
}
const endings = 'com|net|org|info|biz|xyz|shop|store|online|site|club|top|ru|cn|io|co|me|example';
const hosts = new RegExp(`(?<![\\w.])[\\w-]{2,40}(?:\\.[\\w-]{1,40}){0,3}\\.(?:${endings})(?![\\w(])(?:/[!-~]*)?`, 'g');
const markHosts = (plain) => plain.replace(hosts, ' ‡ ');


/***/ }),

/***/ 6633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ encodesInstructions)
/* harmony export */ });
/* harmony import */ var _text_unicode_clean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3767);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(265);
/* harmony import */ var _find_order_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4953);



const longest = 4_000;
const most = 20;
const codes = [
    [/[\w+/-]{20,}={0,2}/g, (run) => toText(Buffer.from(run, 'base64'))],
    [/(?:[0-9a-fA-F]{2}[ :]?){10,}/g, (run) => toText(Buffer.from(run.replace(/[ :]/g, ''), 'hex'))],
    [/(?:[01]{8}[ ,]?){6,}/g, fromBits],
    [/(?:%[0-9a-fA-F]{2}[\w.+-]{0,40}){4,}/g, (run) => (0,_text_unicode_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .decodePercent */ .gr)(run.replaceAll('+', ' '), '')],
];
const common = ['all', 'and', 'every', 'the', 'this', 'your'];
const turned = new RegExp(`\\b(?:${common.flatMap((word) => [rot13(word), reverse(word)]).join('|')})\\b`);
function encodesInstructions({ raw, lines }) {
    for (const [run, decode] of codes) {
        const runs = raw.match(run)?.slice(0, most) ?? [];
        if (runs.some((found) => isOrder((0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .foldLines */ .r7)(decode(found.slice(0, longest))))))
            return true;
    }
    const start = lines.slice(0, longest);
    return turned.test(start) && [rot13(start), reverse(start)].some(isOrder);
}
const isOrder = (text) => /\S \S+ \S/.test(text) && (0,_find_order_js__WEBPACK_IMPORTED_MODULE_2__/* .holdsOrder */ .r)(text, 'encoded', 0.55);
function fromBits(run) {
    const bytes = run.match(/[01]{8}/g) ?? [];
    return toText(Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))));
}
function toText(bytes) {
    const text = bytes.toString();
    return /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Z}\t\n\r]{8,}$/u.test(text) && !text.includes('\ufffd') ? text : '';
}
function rot13(text) {
    return text.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 84) % 26) + 97));
}
function reverse(text) {
    return [...text].reverse().join('');
}


/***/ }),

/***/ 4953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ holdsOrder)
/* harmony export */ });
/* harmony import */ var _classifier_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(112);

const thresholds = { comment: 0.92, remark: 0.75, hidden: 0.35, encoded: 0.45 };
const leastKnown = 0.35;
const path = /(?<![\w@+./-])[./]*[\w@+-]+(?:[./]+[\w@+-]+)+/g;
const leastBeside = 0.85;
function holdsOrder(text, place, minKnown = leastKnown) {
    const { order, known } = (0,_classifier_js__WEBPACK_IMPORTED_MODULE_0__/* .classify */ .L8)(text);
    if (order < thresholds[place] || known < minKnown)
        return false;
    return (place === 'encoded' ||
        (0,_classifier_js__WEBPACK_IMPORTED_MODULE_0__/* .classify */ .L8)((0,_classifier_js__WEBPACK_IMPORTED_MODULE_0__/* .markHosts */ .$2)((0,_classifier_js__WEBPACK_IMPORTED_MODULE_0__/* .readPlain */ .rM)(text)).replace(path, ' ')).order >= leastBeside * thresholds[place]);
}


/***/ }),

/***/ 5582:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ findForgery)
/* harmony export */ });
/* harmony import */ var _find_order_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4953);

const quotedData = '(?:feedback|comment|data|quote|text|input|prompt|item)s?';
const closingTags = `</[a-z_]*${quotedData}>\\s*(?:</[a-z]+>\\s*)*`;
const messages = [
    /<\|(?:im_start|start_header_id|system|assistant|user)\|>(?:\n|(?:system|assistant|user|developer)(?:\n|<\|)|you |ignore )/,
    /^ ?(?:<\|(?:endoftext|eot_id|im_end)\|>|<\/s>|<start_of_turn>|<s>|\[inst\])\S/,
    /\[inst\].{1,400}\[\/inst\]|<<sys>>.{1,400}<<\/sys>>/s,
    /^["'}\],\s]*\{\s?"?(?:role|type)"?\s?:\s?"(?:system|developer|operator|assistant|tool_use|tool_call|tool_result)".*[}\]"\s]$/s,
    /(?:^|\n)- role: (?:system|developer|operator|assistant)\n/,
    /^<(?:tool_calls?|tool_use|function_calls?|invoke|function_results?|tool_result)\b[^>]{0,80}>\s*[{<]/,
    /(?:^|\n)(?:tool|function) (?:result|output|call)s?(?: \([a-z]+\))?:/,
    /(?:^|\n)### ?(?:instruction|system|human|assistant):?\n/,
    /(?:^|\n)action: ?[a-z_]+\naction input:/,
    /(?:^|\n)(?:human|user): .{1,2000}\n+(?:assistant|ai): /s,
    /(?:^|\n) ?[[(<*#-]{1,6} ?(?:begin )?(?:system|developer|operator|admin)[ _](?:message|prompt|instructions?|note|reminder)\b/,
];
const ends = [new RegExp(`${closingTags}<(?:instr|system|task|order|prompt|oper|[a-z]+_n)`)];
const messagesBefore = [
    /(?:^|\n) ?[[(<*#]*(?:system|developer|operator)(?: (?:prompt|message|override|note|notice))?[\])>*]* ?: /,
];
const endsBefore = [
    /(?:^|\n)[^\p{L}\n]{0,20}end of (?:[a-z']+ ){0,2}(?:feedback|comments?|data|text|input|prompt|block)[^\p{L}:]{1,20}\p{L}/u,
    /^(?:"{3}|'{3}|={4,}|-{4,}|<{2,}end)[^\n]{0,40}\n/,
];
const balancedFence = /^(```|~~~)[^\n]*\n.*?\n\1/s;
function findForgery(text) {
    if (balancedFence.test(text))
        return undefined;
    const precedesOrder = (pattern) => {
        const found = pattern.exec(text);
        return found !== null && (0,_find_order_js__WEBPACK_IMPORTED_MODULE_0__/* .holdsOrder */ .r)(text.slice(found.index + found[0].length - 1), 'encoded');
    };
    const holds = (alone, before) => alone.some((pattern) => pattern.test(text)) || before.some(precedesOrder);
    if (holds(messages, messagesBefore))
        return 'forged-message';
    return holds(ends, endsBefore) ? 'forged-end' : undefined;
}


/***/ }),

/***/ 5857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ sortIntake),
/* harmony export */   U: () => (/* binding */ findReason)
/* harmony export */ });
/* harmony import */ var _pages_entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8563);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5069);
/* harmony import */ var _text_sanitise_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5610);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6684);
/* harmony import */ var _triage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6395);





function sortIntake(entries, options) {
    const { filters, isInScope, maxAge, now } = options;
    const candidates = [];
    const filtered = new Map();
    const votes = [];
    const skipped = [];
    const tooOld = [];
    const outOfScope = [];
    let old = 0;
    for (const read of entries) {
        const time = (0,_pages_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .readTime */ .a)(read);
        const at = time && Math.min(time, now);
        const entry = at === time ? read : { ...read, createdAt: new Date(now).toISOString() };
        const { id, path } = entry;
        const skip = (reason) => skipped.push({ id, reason });
        if (!filters.sources.includes(entry.source))
            skip((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `source not in \`sources\``);
        else if (!filters.statuses.includes(entry.status))
            skip((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `status not in \`statuses\``);
        else if (!isInScope(path)) {
            skip((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `out of scope`);
            outOfScope.push(path);
        }
        else if (at !== null && maxAge.time !== undefined && at < now - maxAge.time) {
            skip((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `older than max-age (${(0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_2__/* .toSafeText */ ._J)(maxAge.text)})`);
            old += 1;
            if (options.isFollowed?.(id) && (0,_triage_js__WEBPACK_IMPORTED_MODULE_4__/* .triage */ .N)(entry).kind === 'worded')
                tooOld.push(entry);
        }
        else {
            const judged = (0,_triage_js__WEBPACK_IMPORTED_MODULE_4__/* .triage */ .N)(entry);
            const contact = entry.source === 'contextual' ? entry.contact : null;
            if (judged.kind === 'vote')
                votes.push({ id, page: (0,_pages_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .readPage */ .S)(entry), vote: judged.vote, at, contact });
            else
                candidates.push(entry);
            if (judged.kind === 'filtered')
                filtered.set(id, judged.code);
        }
    }
    return { candidates, filtered, votes, skipped, outOfScope, old, tooOld };
}
function findReason(id, filtered, anyway) {
    const code = filtered.get(id);
    return code !== undefined && anyway.has(id) && (0,_reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .isFlagged */ .Hd)(code) ? undefined : code;
}


/***/ }),

/***/ 265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GQ: () => (/* binding */ foldSpace),
/* harmony export */   Pv: () => (/* binding */ hasNoComment),
/* harmony export */   hB: () => (/* binding */ readEntry),
/* harmony export */   r7: () => (/* binding */ foldLines)
/* harmony export */ });
/* harmony import */ var _docs_api_contract_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5325);
/* harmony import */ var _text_unicode_clean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3767);
/* harmony import */ var _text_unicode_invisible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1981);



const maxLine = 8_000;
function readEntry(entry) {
    const raw = foldSpace(entry.comment ?? '');
    const lines = foldLines(raw);
    const shown = /[&<]|[^\n\r\t -~]/.test(raw) ? foldLines((0,_text_unicode_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanText */ .X5)(raw)) : lines;
    const line = lines.includes('\n') ? lines.replace(/\s+/gu, ' ') : lines;
    return { entry, raw, isCut: (0,_docs_api_contract_js__WEBPACK_IMPORTED_MODULE_0__/* .isCut */ .xZ)(entry), lines, shown, text: line.slice(0, maxLine) };
}
function foldSpace(text) {
    return text.replace(/\s{2,}/gu, (run) => {
        const ends = run.match(/\r\n|[\n\r\u2028\u2029]/g)?.length ?? 0;
        return ends === 0 ? ' ' : '\n'.repeat(Math.min(ends, 2));
    });
}
function foldLines(raw) {
    const spelled = (0,_text_unicode_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeEntities */ .Sm)((0,_text_unicode_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeEntities */ .Sm)(raw));
    const seen = /[^\n -~]/.test(spelled) ? (0,_text_unicode_invisible_js__WEBPACK_IMPORTED_MODULE_2__/* .dropUnseen */ .YN)(spelled).normalize('NFKC').replaceAll('’', "'") : spelled;
    const low = seen.toLowerCase().trim();
    return low.replace(/[^\S\n]+/gu, ' ');
}
function hasNoComment({ raw, lines, entry }) {
    if (lines === '')
        return true;
    if (/[a-z]/iu.test(raw))
        return false;
    const comment = entry.comment ?? '';
    return !/[\p{L}\p{N}]/u.test((0,_text_unicode_invisible_js__WEBPACK_IMPORTED_MODULE_2__/* .dropUnseen */ .YN)(comment.replace(/[0-9]\uFE0F?\u20E3/gu, '')));
}


/***/ }),

/***/ 6395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ triage)
});

// UNUSED EXPORTS: voteOf

// EXTERNAL MODULE: ./build/triage/classifier.js
var classifier = __webpack_require__(112);
;// CONCATENATED MODULE: ./build/triage/words.json
const words_namespaceObject = /*#__PURE__*/JSON.parse('{"t6":["test|testing|tests|tested|prueba|probando|teste|testando|prova|essai|versuch|проверка|próba|testi|deneme","ping|foo|bar|foobar|hello world|dummy|тест|тестирую"],"vY":["just|only|this|is|it|a|an|the|my|our|please|ignore|hello|hi|hey|one|two|three|form|feedback|comment","submission|entry|message|from|to|of|and|check|trying|again|qa|dies|ist|ein|eine|nur|das|un|une|es|ceci|c\'est","una|uno|esto|isto|um|uma|è|это|bu|bir|jest|een|dit|\\\\d{1,8}"],"Ie":["n[/.]?a|none|nil|nothing|no comments?|thank(?:s| you)(?: (?:very|so) much| a lot)?|thx|ty|keine angabe|(?:vielen )?dank|danke(?: schön)?","merci(?: beaucoup)?|néant|(?:muchas )?gracias|nada|obrigad[oa]|grazie(?: mille)?|niente|bedankt|dank je|dzięki|dziękuję|спасибо","tack|teşekkürler|(?:特に)?なし|ありがとう(?:ございま(?:す|した))?|无|暂无|谢谢|感谢|謝謝|없음|감사합니다"],"d8":["but|only thing|one thing|tho|though|although|however|except|yet|aber|allerdings|jedoch|mais|sauf|pero|salvo|mas|porém","però|maar|echter|ale|jednak|но|однако|ama|ancak|fakat|dock|dommage|peccato|pity|schade|jammer|lástima|szkoda|жаль|synd|keşke","otherwise|even if|only a|eventually|had to guess|obwohl|auch wenn|bien que|même si|aunque|sebbene|anche se|embora|mesmo que","hoewel|ook al|choć|chociaż|хотя|ačkoli|rağmen|även om|selv om|mặc dù|không|chưa|thiếu|meskipun|salah","still|less than|wish|too few|gone|zu wenig\\\\p{L}*|verschwunden|trop peu|disparu\\\\p{L}*|pou?c[oa]s|desapareci\\\\p{L}*|pochi|weinig","niks|nergens|mist|verouderd|onduidelijk|mangler|ingen|intet|ingenting|forældet|nem|nincs|semmi\\\\p{L}*|hiányzi?k|elavult","nu|nimic|lipse\\\\p{L}*|învechit\\\\p{L}*|δεν|λείπει|παλι[άό]|tidak|belum|kurang|rusak|usang|ei|puuttuu|rikki|vanhentunut","^(?:can|could|would|should|does|do|is|are) (?:i|u|you|we|this|it|there|the|they|someone|anyone)","^how (?:do|does|can|to|about)|^where|^why|^kann (?:man|ich)|^gibt es|^wie (?:kann|geht)|^warum|^wieso","^est-ce qu\\\\p{L}*|^comment (?:on|je|faire)|^pourquoi|^se puede","^cómo|^por qu[eé]|^como (?:faço|posso)|^come si|^perché|^si può|^hoe (?:kan|doe)|^waarom|^jak|^dlaczego|^как|^почему|^можно ли"],"DG":["not|no|none|never|nothing|nowhere|can\'t|cannot|don\'t|doesn\'t|didn\'t|isn\'t|dont|doesnt|didnt|isnt|without|nicht|nichts|nix|kein|keine|nie","niks|ne|n\'\\\\p{L}+|pas|rien|aucun|aucune|jamais|sans|ni|nada|ningún|ninguna|nunca|sin|não|nenhum|nenhuma|sem|non|niente|mai|niet|geen|nie","bez|не|нет|ничего|нигде|inte|yok|değil","erro|errore|erreur|fehler|błąd|ошибк\\\\p{L}*|hata|chyba","fail(?:s|ed|ing)?|crash\\\\p{L}*|broken?|breaks|wrong|missing|dead|empty|blank|outdated|hangs|timeouts?|slow|[45]\\\\d\\\\d","schlägt|stürzt|hängt|hängen|kaputt\\\\p{L}*|falsche?[rsn]?|fehl(?:t|en|te)|tote[rsn]?|leere[rsn]?|veraltet|defekt","échoue|plante|bloque|cassée?s?|mauvais|manque|morts?|vides?|faux|périmée?|fallisce|blocca|rott[oa]|sbagliat[oa]|manca|vuot[oa]","falla|fallan|rot[oa]s?|cuelga|falta|vací[oa]s?|caíd[oa]|falham?|trava|quebrad[oa]s?|errad[oa]s?|vazi[oa]|faltou","mislukt|kapotte?|verkeerde?|ontbreekt|lege|zawiesza|zepsuty|brakuje|pusta|падает|зависает|сломан\\\\p{L}*|битая|пуст\\\\p{L}*","misslyckas|kraschar|trasig\\\\p{L}?|saknas|çöküyor|bozuk|yanlış|eksik|padá|lỗi|gagal|rusak|معطل"],"I3":["ない|ません|エラー|不|没|沒|错误|안 |못|없|오류"],"MI":["(?<=[、。！!\\\\s])でも|ただ|ですが|けど|다만|지만|但|不过|失敗|壊れ|切れ|動かな|抜けて|間違|古い|空白|失败|坏了|失效|缺少|过时|报错|打不开","실패|깨졌|오래되|고장|빠져|잘못|지 않"]}');
;// CONCATENATED MODULE: ./build/triage/filters.js


const longest = { praise: 400, support: 500, noise: 500, spam: 2_000 };
const thresholds = {
    praise: 0.45,
    praiseFromHelped: 0.2,
    praiseInDoubt: 0.55,
    leastPraise: 0.05,
    support: 0.75,
    spam: 0.6,
};
const minKnown = { any: 0.5, sure: 0.75 };
function findFilter({ text, lines, entry }) {
    const start = text.slice(0, longest.spam);
    const plain = (0,classifier/* readPlain */.rM)(start);
    const bare = (0,classifier/* markHosts */.$2)(plain);
    if (plain !== start && !/[\p{L}\p{N}]/u.test(bare))
        return 'links-only';
    const noise = text.length > longest.noise ? undefined : findNoise(bare);
    if (noise !== undefined || text.length > longest.spam)
        return noise;
    const { praise, leastPraise, support, spam, known } = (0,classifier/* classify */.L8)(lines);
    const hasHelped = entry.source === 'contextual' ? entry.helpful : undefined;
    const isPraise = (kind) => praise >= thresholds[kind] && leastPraise >= thresholds.leastPraise && hasHelped !== false;
    if (onlyEmpty.test(bare))
        return isPraise('praise') ? 'praise-only' : 'no-usable-text';
    if (known <= minKnown.any)
        return undefined;
    if (spam >= thresholds.spam)
        return 'advertising';
    if (support >= thresholds.support && text.length <= longest.support && entry.source !== 'code_snippet')
        return 'support-request';
    const isDoubtful = known < minKnown.sure || fault.test(text);
    const kind = isDoubtful ? 'praiseInDoubt' : hasHelped ? 'praiseFromHelped' : 'praise';
    return isPraise(kind) && bare === start && mayBePraise(text) ? 'praise-only' : undefined;
}
const technical = /[`{}<>=\\?\u061f\uff1f]|\w\(|[a-z]\/\w|--/;
const anyOf = (words, unspaced = []) => new RegExp([`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, ...unspaced].join('|'), 'u');
const reservation = anyOf(words_namespaceObject.d8, words_namespaceObject.MI);
const fault = anyOf(words_namespaceObject.DG, words_namespaceObject.I3);
const displeased = /[👎😡😠🤔😕🙁☹😞😢😭🤷🤦🙄😤💩😒]|:-?[(/]/u;
function mayBePraise(text) {
    if (!/[\p{L}\p{Extended_Pictographic}+/%]/u.test(text))
        return false;
    return ![technical, reservation, displeased].some((sign) => sign.test(text)) && text.length <= longest.praise;
}
function findNoise(text) {
    if (isPlay(text))
        return 'no-usable-text';
    if (text.startsWith('lorem ipsum dolor'))
        return 'placeholder-text';
    const isTest = (onlyTests.test(text) && testWord.test(text)) || triedOut.test(text) || testCode.test(text);
    return isTest ? 'test-submission' : undefined;
}
const onlyOf = (words) => new RegExp(`^[^\\p{L}\\p{N}]*(?:(?:${words.join('|')})(?![\\p{L}\\p{N}])[^\\p{L}\\p{N}]*)+$`, 'u');
const onlyEmpty = onlyOf(words_namespaceObject.Ie);
const onlyTests = onlyOf([...words_namespaceObject.t6, ...words_namespaceObject.vY]);
const testWord = anyOf(words_namespaceObject.t6);
const probes = [
    '这是|這是|只是|一个|一個|测试|測試|一下|你好',
    '您好|テスト|です|投稿|こんにちは|테스트|입니다|시험|안녕하세요',
].join('|');
const triedOut = new RegExp(String.raw `^(?!\d+$)(?:${probes}|[\d\s。!！.])+$`, 'u');
const testCode = /^(?:<script[^>]{0,80}>.{0,200}<\/script>|(?:console\.log|alert|print)\([^)]{0,80}\);?|\{\{[^}]{0,80}\}\}|'? ?or '?1'?='?1.{0,20})$/;
const repetition = /^(?:(.)\1{2,}|([\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}])\2?|(\p{L}{2,3})\3{2,})$/su;
function isPlay(text) {
    if (repetition.test(text.replace(/[^\p{L}\p{N}]/gu, '')))
        return true;
    const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
    if (words.length >= 6 && words.every((word) => word === words[0] && /\p{L}/u.test(word)))
        return true;
    const isOnKeys = (word) => (word.length <= 3 ? isOnRow(word) : isMash(word) || /^[asdfghjkl]+$/u.test(word));
    return words.length <= 6 && words.some(isMash) && words.every(isOnKeys);
}
const rows = [
    ...['qwertyuiop', 'zxcvbnm', 'qwertzuiopü', 'asdfghjklöä', 'yxcvbnm', 'azertyuiop', 'qsdfghjklm'],
    ...['йцукенгшщзхъ', 'фывапролджэ', '1234567890'],
];
function isOnRow(word) {
    return rows.some((row) => [...word].every((key) => row.includes(key)));
}
function isMash(word) {
    if (/^\d+$/u.test(word))
        return false;
    const run = new Set(word).size >= Math.min(4, word.length) && rows.some((row) => isRun(word, row));
    if (run)
        return word.length >= 4 || (word.length === 3 && /^(?:[^aeiou]{3}|asd|qwe)$/u.test(word));
    if (/^(?:[asdfg]{5,}|[hjkl]{4,}|[zxcv]{4,}|[qwe]{5,}|[asdfghjkl]{8,})$/u.test(word))
        return true;
    return /[bcdfghjklmnpqrstvwxz]{6}/u.test(word) && !/sch|cht/u.test(word);
}
function isRun(word, row) {
    const places = Array.from(word, (key) => row.indexOf(key));
    return places.every((place, at) => place >= 0 && Math.abs(place - (places[at - 1] ?? place)) <= 1);
}

// EXTERNAL MODULE: ./build/triage/injection/find-order.js
var find_order = __webpack_require__(4953);
// EXTERNAL MODULE: ./build/triage/injection/look-alikes.json
var look_alikes = __webpack_require__(9857);
;// CONCATENATED MODULE: ./build/triage/injection/run-together.json
const run_together_namespaceObject = /*#__PURE__*/JSON.parse('{"PB":"ignore|disregard|forget|override|bypass|reveal|print|show|send|delete|remove|erase|obey|follow","io":"all|any|every|each|the|your|my|these|of|previous|prior|earlier|above|system|hidden|given","JD":"instructions?|rules?|prompts?|orders?|guidelines|secrets?|tokens?|keys?|passwords?|files?|docs|pages?|tests?"}');
;// CONCATENATED MODULE: ./build/triage/injection/disguised.js




const latinOf = new Map(look_alikes.flatMap((row) => row.split(' ').flatMap(([letter = '', ...others]) => others.map((other) => [other, letter]))));
const digits = new Map(Object.entries({ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', '@': 'a', $: 's', '!': 'i', '|': 'l' }));
const boxed = [0x1f150, 0x1f170, 0x1f1e6];
const oneByOne = /(?<![a-z])[a-z](?:[^a-z\n]{1,3}[a-z](?![a-z])){5}/;
const foreign = { mark: /[^\n -~]/, word: /\S*[^\n -~]\S*/g };
const leet = {
    mark: /[013457@$!|](?:(?<=[a-z].)[a-z]|(?<!\w.)[a-z]+[013457@$!|])/,
    word: /(?<![a-z0-9@$!|])(?![a-z]+@v?\d)[a-z0-9@$!|]*[013457@$!|][a-z0-9@$!|]*/g,
};
const split = { mark: /[^a-z\d\s'][a-z]/, word: /(?<![a-z])[a-z]+(?:[^a-z\d\s']{1,2}[a-z]+)+/g };
function disguisesInstructions(lines) {
    const latin = spell(lines, foreign, toLatin);
    const others = [spell(latin.text, leet, spellDigits), spell(latin.text, split, join, isCompound)];
    if ([latin, ...others].some(({ isKnown, text }) => isKnown && (0,find_order/* holdsOrder */.r)(text, 'comment')))
        return true;
    return oneByOne.test(latin.text) && runTogether.test(spellDigits(latin.text).replace(/[^a-z]/g, ''));
}
function spell(text, { mark, word: which }, write, isPlain = (_word) => false) {
    let isFound = false;
    if (!mark.test(text))
        return { text, isKnown: isFound };
    const plain = text.replace(which, (word) => {
        const written = write(word);
        isFound ||= written !== word && /^[a-z]{4,}$/.test(written) && (0,classifier/* isKnownWord */.m)(written) && !isPlain(word);
        return written;
    });
    return { text: plain, isKnown: isFound };
}
const join = (word) => word.replace(/[^a-z]/g, '');
const isCompound = (word) => word.split(/[^a-z]+/).every(classifier/* isKnownWord */.m);
const spellDigits = (word) => Array.from(word, (sign) => digits.get(sign) ?? sign).join('');
const toLatin = (word) => Array.from(word, toLatinLetter).join('');
function toLatinLetter(sign) {
    const point = sign.codePointAt(0) ?? 0;
    const first = boxed.find((start) => point >= start && point < start + 26);
    return first === undefined ? (latinOf.get(sign) ?? sign) : String.fromCharCode(97 + point - first);
}
const runTogether = new RegExp(`(?:${run_together_namespaceObject.PB})(?:${run_together_namespaceObject.io}){0,4}(?:${run_together_namespaceObject.JD})`);

// EXTERNAL MODULE: ./build/triage/injection/encoded.js
var encoded = __webpack_require__(6633);
// EXTERNAL MODULE: ./build/triage/injection/forged.js
var injection_forged = __webpack_require__(5582);
// EXTERNAL MODULE: ./build/text/memoise.js
var memoise = __webpack_require__(4879);
// EXTERNAL MODULE: ./build/triage/reading.js
var triage_reading = __webpack_require__(265);
;// CONCATENATED MODULE: ./build/triage/injection/hidden.js



function hidesInstructions({ raw, lines }) {
    if (!/[&<[=]|[^\n\r\t -~]/.test(raw))
        return false;
    const concealed = listBetween(raw, '\u001b[8m', '\u001b[').slice(0, 19);
    const hidden = [...partsOf(lines, unseen), ...concealed.map((part) => (0,triage_reading/* foldLines */.r7)(part.slice(0, 2_000)))];
    return (listBetween(lines, '<!--', '-->').some(isOrder) ||
        hidden.some((part) => (0,find_order/* holdsOrder */.r)(part, 'encoded')) ||
        [...partsOf(lines, titles), (0,triage_reading/* foldLines */.r7)(spellTags(raw))].some((part) => (0,find_order/* holdsOrder */.r)(part, 'hidden')));
}
function isOrder(part) {
    const isShort = !/(?<!\S)(?:\S+\s+){3}\S|[^\0-\x7f]{6}/u.test(part);
    return (0,find_order/* holdsOrder */.r)(part, isShort ? 'comment' : 'hidden');
}
function listBetween(text, start, end) {
    const [, ...rests] = text.split(start);
    return rests.map((rest) => rest.split(end, 1)[0] ?? '');
}
const unseen = [
    /<[a-z]+\s[^>]{0,200}(?:display: ?none|y: ?hidden|font-size: ?0|opacity: ?0(?![.\d])|color: ?(?:white|#fff))[^>]{0,200}>([^<]{1,2000})/g,
    /<[a-z]+\s(?:[^>]{0,200}\s)?(?:hidden|color="?(?:white|#fff))[^>]{0,200}>([^<]{1,2000})/g,
    /^ ?\[[^\]\n]{1,40}\]: ?#? ?[("']([^\n]{1,1000})[)"']/gm,
];
const titles = [
    /!\[([^\]\n]{1,500})\]/g,
    /\]\([^)\s]{1,500} ["']([^"'\n]{1,500})["']/g,
    /\b(?:alt|title|aria-label)=["']([^"'\n]{1,500})["']/g,
];
const partsOf = (lines, places) => places.flatMap((place) => Array.from(lines.matchAll(place), ([, part = '']) => part));
function spellTags(raw) {
    const tags = raw.match(/[\u{E0020}-\u{E007E}]/gu) ?? [];
    return tags.map((tag) => String.fromCharCode((tag.codePointAt(0) ?? 0) - 0xe0000)).join('');
}
const flags = /\u{1F3F4}[\u{E0020}-\u{E007E}]{2,6}\u{E007F}/gu;
const hiding = /[\u{E0001}\u{E0020}-\u{E007E}]{4}|[\u{E0100}-\u{E01EF}]{4}|[\uFE00-\uFE0F]{8}|(?:[\u200B-\u200F\u2060-\u2064\uFEFF\u180E]|\u034F){12}/u;
const turns = /[\u202D\u202E]/;
function hidesText({ raw, entry }) {
    const others = entry.source === 'code_snippet' ? [entry.code, entry.filename, entry.lang] : [];
    if (holdsHidden(raw) || turns.test(raw) || pathHides(entry.path))
        return true;
    return others.some((text) => text !== null && holdsHidden(text));
}
const pathHides = (0,memoise/* memoise */.y3)(holdsHidden);
function holdsHidden(text) {
    return hiding.test(text.replace(flags, ''));
}

// EXTERNAL MODULE: ./build/text/unicode/clean.js
var clean = __webpack_require__(3767);
;// CONCATENATED MODULE: ./build/triage/injection/orders-in-names.js





function instructsInNames({ entry }) {
    if (pathInstructs(entry.path))
        return true;
    if (entry.source === 'contextual')
        return entry.contact !== null && /\s/.test(entry.contact) && instructs(entry.contact);
    if (entry.source !== 'code_snippet')
        return false;
    return instructs(entry.filename ?? '') || instructs(entry.lang ?? '') || remarksOf(entry.code).some(isRemark);
}
const isRemark = (text) => (0,find_order/* holdsOrder */.r)(text, 'remark');
const pathInstructs = (0,memoise/* memoise */.y3)(instructs);
function instructs(name) {
    if (!/[\s%\u0085]|ignore|disregard|forget|override/i.test(name))
        return false;
    const text = (0,triage_reading/* foldSpace */.GQ)(name.replace(/(?:%[0-9a-f]{2})+/gi, (run) => (0,clean/* decodePercent */.gr)(run, ' ')));
    const lines = text.split(/[\n\r\u2028\u2029\u0085]/);
    if (lines.slice(1).some((line) => (0,find_order/* holdsOrder */.r)((0,triage_reading/* foldLines */.r7)(line), 'encoded')))
        return true;
    if (/\s/.test(text))
        return text
            .split(/[/?=&]/)
            .map(triage_reading/* foldLines */.r7)
            .some(isRemark);
    const words = (0,triage_reading/* foldLines */.r7)(text.replace(/[-_+/]+/g, ' '));
    return / (?:and|then) /.test(words) && runTogether.test(words.replaceAll(' ', ''));
}
const remark = /(?:(?<!:)\/\/|#|--(?=[ \t])|;|%|\brem\b)[ \t]?([^\n]{4,2000})|\/\*([^*]{4,2000})|<!--([^>]{4,2000})/gi;
function remarksOf(code) {
    const remarks = (0,triage_reading/* foldSpace */.GQ)(code).matchAll(remark).take(200);
    return Array.from(remarks, ([, line, block, html]) => (0,triage_reading/* foldLines */.r7)(line ?? block ?? html ?? ''));
}

;// CONCATENATED MODULE: ./build/triage/injection/find-injection.js






function findInjection(reading) {
    if (reading.isCut)
        return 'oversized';
    if (hidesInstructions(reading))
        return 'hidden-instructions';
    const texts = reading.shown === reading.lines ? [reading.lines] : [reading.shown, reading.lines];
    const forged = texts.map(injection_forged/* findForgery */.e).find((code) => code !== undefined);
    if (forged !== undefined)
        return forged;
    if (texts.some(disguisesInstructions))
        return 'disguised-instructions';
    if ((0,encoded/* encodesInstructions */.z)(reading))
        return 'encoded-instructions';
    if (instructsInNames(reading))
        return 'instructions-in-names';
    if (hidesText(reading))
        return 'hidden-text';
    return texts.some((text) => (0,find_order/* holdsOrder */.r)(text, 'comment')) ? 'order' : undefined;
}

;// CONCATENATED MODULE: ./build/triage/triage.js



function triage(entry) {
    const reading = (0,triage_reading/* readEntry */.hB)(entry);
    const flag = findInjection(reading);
    if (flag !== undefined)
        return { kind: 'filtered', code: flag };
    if ((0,triage_reading/* hasNoComment */.Pv)(reading))
        return { kind: 'vote', vote: voteOf(entry) };
    const code = findFilter(reading);
    return code === undefined ? { kind: 'worded' } : { kind: 'filtered', code };
}
function voteOf(entry) {
    if (entry.source !== 'contextual')
        return 'silent';
    return entry.helpful ? 'up' : 'down';
}


/***/ }),

/***/ 7184:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  by: () => (/* binding */ createWorld)
});

// UNUSED EXPORTS: connect, keepHeapSmall

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(8877);
;// CONCATENATED MODULE: ./build/http/retry.js
function createGate() {
    return { until: -Infinity };
}
function closeGate(gate, until, status) {
    if (until > gate.until)
        Object.assign(gate, { until, status });
}
const usualWaits = { base: 1_000, cap: 10_000 };
async function repeat(patience, limits, attempt) {
    const { steady, random, stop } = patience;
    const { tries, deadline = Infinity, maxWait = deadline, least = 0, gate = createGate() } = limits;
    const end = steady() + deadline;
    const isTooLong = (wait) => wait > maxWait || steady() + wait >= end;
    for (let tried = 1; !stop.aborted; tried++) {
        for (let wait = gate.until - steady(); wait > 0 && !stop.aborted; wait = gate.until - steady()) {
            if (isTooLong(wait))
                return { kind: 'closed', status: gate.status, retryAfter: wait };
            await sleepUnlessStopped(patience, wait);
        }
        if (stop.aborted)
            break;
        const outcome = await attempt(end - steady());
        if ('value' in outcome)
            return outcome;
        if (stop.aborted)
            break;
        const { failure, retryAfter } = outcome;
        const wait = Math.max(least, retryAfter ?? backOff(tried - 1, random(), limits.backOff ?? usualWaits));
        if (tried >= tries || isTooLong(wait))
            return { kind: 'given-up', failure, retryAfter };
        await sleepUnlessStopped(patience, wait);
    }
    return { kind: 'stopped' };
}
async function sleepUnlessStopped({ sleep, stop }, wait) {
    const stopped = Promise.withResolvers();
    const wake = () => stopped.resolve();
    stop.addEventListener('abort', wake, { once: true });
    await Promise.race([sleep(wait), stopped.promise]);
    stop.removeEventListener('abort', wake);
}
function createGrace({ stop, sleep }, ms) {
    const controller = new AbortController();
    const start = () => void sleep(ms).then(() => controller.abort());
    stop.addEventListener('abort', start, { once: true });
    return { signal: controller.signal, release: () => stop.removeEventListener('abort', start) };
}
function backOff(attempt, random, { base, cap }) {
    return Math.round(random * Math.min(cap, base * 2 ** attempt));
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(8816);
// EXTERNAL MODULE: ./build/errors/remedies.js
var remedies = __webpack_require__(3804);
;// CONCATENATED MODULE: ./build/http/clock.js
const second = 1000;
function createClock({ wall, steady: elapsed }) {
    const steady = () => Math.floor(elapsed());
    const anchor = wall() - steady();
    let shift = 0;
    const now = () => anchor + shift + steady();
    return {
        now,
        steady,
        hear(date, sent) {
            const time = parseFixdate(date);
            if (time === undefined)
                return;
            if (now() < time)
                shift += time - now();
            else if (sent > time + second)
                shift -= sent - (time + second);
        },
    };
}
function listenToTime(send, clock) {
    return async (exchange) => {
        const sent = clock.now();
        const answer = await send(exchange);
        if (answer.headers.age === undefined && answer.status < 500)
            clock.hear(answer.headers.date, sent);
        return answer;
    };
}
function readRetryAfter(headers, now) {
    const text = headers['retry-after']?.trim() ?? '';
    if (/^\d+$/.test(text))
        return Math.min(Number(text) * 1000, Number.MAX_SAFE_INTEGER);
    const wait = parseHttpDate(text) - answeredAt(headers, now);
    return wait >= 0 ? wait : undefined;
}
const httpDate = /^[A-Z][a-z]+(?:, \d\d([ -])[A-Z][a-z]{2}\1(?:\d\d){1,2} [\d:]{8} GMT| [A-Z][a-z]{2} [ \d]\d [\d:]{8} \d{4})$/;
function parseHttpDate(text) {
    return httpDate.test(text) ? Date.parse(text.endsWith('GMT') ? text : `${text} GMT`) : Number.NaN;
}
function parseFixdate(text = '') {
    const time = Date.parse(text);
    return !Number.isNaN(time) && new Date(time).toUTCString() === text ? time : undefined;
}
function answeredAt(headers, now) {
    return parseFixdate(headers.date) ?? now;
}

// EXTERNAL MODULE: ./build/http/send.js
var http_send = __webpack_require__(2307);
// EXTERNAL MODULE: ./build/text/safe-text.js
var safe_text = __webpack_require__(5069);
// EXTERNAL MODULE: ./build/text/sanitise.js
var sanitise = __webpack_require__(5610);
// EXTERNAL MODULE: ./build/text/unicode/clean.js
var clean = __webpack_require__(3767);
// EXTERNAL MODULE: ./build/docs-api/contract.js
var contract = __webpack_require__(5325);
// EXTERNAL MODULE: ./build/docs-api/vocabulary.js
var vocabulary = __webpack_require__(8595);
// EXTERNAL MODULE: ./build/errors/failure.js
var failure = __webpack_require__(728);
// EXTERNAL MODULE: ./build/text/json.js
var text_json = __webpack_require__(5666);
// EXTERNAL MODULE: ./build/docs-api/service-paths.js
var service_paths = __webpack_require__(6609);
;// CONCATENATED MODULE: ./build/docs-api/wire.js









function createAddresses(options) {
    const project = (0,service_paths/* projectSegment */.$W)(options.projectId);
    const at = (path) => new URL(options.baseUrl + path);
    const perJob = (path) => ({
        label: at(path('{id}')).pathname.replaceAll('%7Bid%7D', '{id}'),
        of(id) {
            const segment = (0,service_paths/* encodeSegment */.ug)(id);
            return segment && at(path(segment));
        },
    });
    return {
        feedback: at(`/v1/analytics/${project}/feedback`),
        createJob: at(`/v2/agent/${project}/job`),
        job: perJob((id) => (0,service_paths/* fillJobPath */.G2)(options.jobPath, { projectId: project, id })),
        message: perJob((id) => `/v2/agent/${project}/job/${id}/message`),
    };
}
const longestTry = 30_000;
async function getAnswer(wire, gate, url, left) {
    const { send, apiKey, gates, now, steady, stop } = wire;
    const headers = { authorization: `Bearer ${apiKey}`, accept: 'application/json' };
    const timeout = Math.max(1, Math.min(longestTry, left));
    try {
        const answer = await send({ method: 'GET', url: url.href, headers, timeout, signal: stop });
        const { status } = answer;
        if (status !== 429 && status < 500)
            return { value: answer };
        const retryAfter = readRetryAfter(answer.headers, now());
        const closing = status === 429 ? [gate] : status === 503 ? Object.values(gates) : [];
        if (retryAfter !== undefined)
            for (const each of closing)
                closeGate(each, steady() + retryAfter, status);
        return { failure: { reason: (0,safe_text/* safe */.gB) `the service returned ${status}`, status }, retryAfter };
    }
    catch (cause) {
        if (!(cause instanceof http_send/* SendError */.v))
            throw cause;
        if (cause.kind === 'too-large')
            return { value: 'too-large' };
        return { failure: { reason: cause.what, cause } };
    }
}
function explain(outcome) {
    const { retryAfter } = outcome;
    const asked = (0,safe_text/* safe */.gB) `a wait of ${Math.ceil((retryAfter ?? 0) / 1000)} s`;
    if (outcome.kind === 'closed')
        return { reason: (0,safe_text/* safe */.gB) `the service asked for ${asked}`, status: outcome.status, retryAfter };
    const { reason, ...failure } = outcome.failure;
    return { ...failure, retryAfter, reason: retryAfter === undefined ? reason : (0,safe_text/* safe */.gB) `${reason}, and asks for ${asked}` };
}
const maxValues = 100_000;
function parseAnswer(schema, body, what) {
    if ((0,text_json/* hasMoreValues */.wn)(body, maxValues))
        return { error: (0,safe_text/* safe */.gB) `the response contains more than ${(0,safe_text/* formatNumber */.ZV)(maxValues)} values`, isTooLarge: true };
    const json = (0,text_json/* parseJson */.qF)(body);
    if (json === undefined)
        return { error: (0,safe_text/* safe */.gB) `the response is not JSON` };
    const { success, data: value, error } = schema.safeParse(json);
    return success ? { value } : { error: (0,safe_text/* safe */.gB) `the response is not ${what} as specified: ${listFields(error)}` };
}
const privateId = (0,safe_text/* safe */.gB) `id must not contain an email address, a personal number or a key`;
function parseJob(body, schema = contract/* receivedJobSchema */.sW) {
    const parsed = parseAnswer(schema, body, (0,safe_text/* safe */.gB) `a job`);
    if ('error' in parsed || !(0,sanitise/* holdsPrivate */._g)(parsed.value.id))
        return parsed;
    return { error: (0,safe_text/* safe */.gB) `the response is not a job: ${privateId}` };
}
function listErrorTexts(body) {
    const parsed = parseAnswer(contract/* errorBodySchema */.ut, body, (0,safe_text/* safe */.gB) `an error`);
    if ('error' in parsed)
        return [];
    const { error, details = [] } = parsed.value;
    return [error, ...details.map(({ message }) => message)];
}
const maxError = 4000;
function sayErrors(texts, apiKey) {
    const text = texts.join('; ').replaceAll(apiKey, '***').slice(0, maxError);
    return (0,sanitise/* toSafeText */._J)((0,sanitise/* toSafeText */._J)(text, maxError).replaceAll(apiKey, '***'), 300);
}
function listFields({ issues }) {
    const fields = issues.map(({ path }) => path.map(String).join('.') || 'the whole value');
    return (0,safe_text/* joinLines */.cT)(Array.from(new Set(fields), (field) => (0,sanitise/* toSafeText */._J)(field)), ', ');
}
class ServiceError extends failure/* RequestError */.GI {
    name = 'ServiceError';
    constructor(kind, what, call, remedy, failure) {
        super(kind, (0,safe_text/* safe */.gB) `${what} (${call}).`, remedy, failure);
    }
}
const htmlStart = /^\s*<(?:!doctype html|html)\b/i;
function refuseWebPage({ status, headers, body }, call) {
    const isPage = /^text\/html\b/i.test(headers['content-type'] ?? '') || htmlStart.test(body.slice(0, 200));
    if (!isPage || (status >= 300 && status !== 404 && status !== 405))
        return;
    const what = (0,safe_text/* safe */.gB) `The service returned ${status} and a web page: this looks like the website, not the API`;
    const there = (0,safe_text/* safe */.gB) `the URL of the service’s API, such as \`https://api.mintlify.com\``;
    const remedy = (0,safe_text/* safe */.gB) `Set \`base-url\` to ${there}, which is the default.`;
    throw new ServiceError('refused', what, call, remedy, { status });
}

;// CONCATENATED MODULE: ./build/docs-api/agent-jobs.js











const timeout = 60_000;
const retryLimits = { deadline: 30_000, tries: 3 };
const grace = 1_500;
async function createJob(wire, prompt) {
    const url = wire.addresses.createJob;
    return postPrompt(wire, url, url.pathname, prompt, ({ status, body }, call) => {
        if (status < 300) {
            const parsed = parseJob(body, createdJobSchema);
            return 'value' in parsed
                ? { kind: 'created', job: parsed.value }
                : { kind: 'unanswered', reason: (0,safe_text/* safe */.gB) `the service returned ${status}, but ${parsed.error} ${call}` };
        }
        const words = findWords(body, prompt, wire.apiKey);
        if (!aboutPrompt.includes(status))
            return isRefusal(status) ? { kind: 'ended', status, words } : undefined;
        const why = status === 413 ? (0,safe_text/* safe */.gB) ` as too large` : '';
        return { kind: 'refused', status, reason: (0,safe_text/* safe */.gB) `the service rejected the prompt${why}: ${status} ${call}`, words };
    });
}
async function postPrompt(wire, url, path, prompt, parse) {
    const call = (0,safe_text/* safe */.gB) `(POST ${(0,sanitise/* toSafeText */._J)(path)})`;
    const type = 'application/json';
    const headers = { authorization: `Bearer ${wire.apiKey}`, accept: type, 'content-type': type };
    const exchange = { url: url.href, headers, body: JSON.stringify({ prompt }), timeout };
    const outcome = await repeat(wire, retryLimits, async () => {
        const { signal, release } = createGrace(wire, grace);
        try {
            const answer = await wire.send({ method: 'POST', ...exchange, signal });
            const { status } = answer;
            if (status === 429)
                return { value: { kind: 'limited', retryAfter: readRetryAfter(answer.headers, wire.now()) } };
            const reason = (0,safe_text/* safe */.gB) `the service returned ${status} ${call}`;
            return { value: parse(answer, call) ?? { kind: 'unanswered', reason } };
        }
        catch (error) {
            if (!(error instanceof http_send/* SendError */.v))
                throw error;
            if (error.kind === 'not-sent')
                return { failure: { reason: error.what } };
            return { value: { kind: 'unanswered', reason: (0,safe_text/* safe */.gB) `${error.what} ${call}` } };
        }
        finally {
            release();
        }
    });
    if ('value' in outcome)
        return outcome.value;
    if (outcome.kind === 'stopped')
        return outcome;
    return { kind: 'not-sent', reason: (0,safe_text/* safe */.gB) `${explain(outcome).reason} ${call}` };
}
const createdJobSchema = contract/* receivedJobSchema */.sW.extend({
    status: schemas/* string */.YjP().min(1).pipe(schemas/* enum */.k5n(vocabulary/* jobStatuses */.ub).catch('active')),
});
const aboutPrompt = [400, 413, 422];
const isRefusal = (status) => status < 500 && ![303, 408, 425].includes(status);
function findWords(body, prompt, apiKey) {
    const theirs = prompt.match(/^\|.*|`.*`/gm)?.join() ?? '';
    const texts = listErrorTexts(body);
    const text = texts.join('; ');
    if (text.length > maxError || [text, ...texts].some((said) => repeats(said, theirs)))
        return undefined;
    return sayErrors(texts, apiKey);
}
function repeats(text, theirs) {
    const [said, sent] = [lettersOf(text), lettersOf(theirs)];
    const stretch = 8;
    for (let start = 0; start === 0 || start + stretch <= said.length; start++)
        if (sent.includes(said.slice(start, start + stretch)))
            return true;
    return false;
}
function lettersOf(text) {
    const letters = (0,clean/* cleanText */.X5)(text)
        .toLowerCase()
        .normalize('NFKD')
        .replace(/[^\p{L}\p{N}]/gu, '');
    return Buffer.from(letters).toString('latin1');
}
async function sendMessage(wire, jobId, prompt) {
    const { label, of } = wire.addresses.message;
    const url = of(jobId);
    if (url === undefined)
        return { kind: 'unsupported', status: 404 };
    return postPrompt(wire, url, label, prompt, ({ status }) => {
        if (status < 300)
            return { kind: 'sent' };
        const kind = status === 404 || status === 405 ? 'unsupported' : 'refused';
        return isRefusal(status) ? { kind, status } : undefined;
    });
}
const readLimits = { deadline: 30_000, tries: 8 };
async function getJob(wire, id) {
    const url = wire.addresses.job.of(id);
    if (url === undefined)
        return { kind: 'unreadable', reason: (0,safe_text/* safe */.gB) `the job’s ID cannot be used in a URL` };
    const limits = { ...readLimits, least: wire.pollInterval, gate: wire.gates.jobs };
    const outcome = await repeat(wire, limits, (left) => getAnswer(wire, wire.gates.jobs, url, left));
    const call = (0,safe_text/* safe */.gB) `(GET ${(0,sanitise/* toSafeText */._J)(wire.addresses.job.label)})`;
    const fail = (why, found) => {
        return { kind: 'unreadable', reason: (0,safe_text/* safe */.gB) `${why} ${call}`, found };
    };
    if (!('value' in outcome))
        return outcome.kind === 'stopped' ? outcome : fail(explain(outcome).reason);
    if (outcome.value === 'too-large')
        return fail((0,safe_text/* safe */.gB) `the response is too large for a job`);
    const { status, body } = outcome.value;
    if (status === 401 || status === 403)
        return { kind: 'refused', status, reason: (0,safe_text/* safe */.gB) `the service returned ${status} ${call}`, remedy: (0,remedies/* findRemedy */.KJ)(status) };
    if (status >= 300)
        return fail((0,safe_text/* safe */.gB) `the service returned ${status}`);
    const read = parseJob(body, createdJobSchema);
    if ('error' in read)
        return fail(read.error);
    const { value: job } = read;
    if (job.id !== id)
        return fail((0,safe_text/* safe */.gB) `the response is for another job`);
    const known = job.prLink ? read : parseJob(body);
    return 'error' in known ? fail(known.error, true) : { kind: 'job', job };
}

;// CONCATENATED MODULE: ./build/docs-api/get-feedback.js







const get_feedback_retryLimits = { deadline: 120_000, tries: 6 };
const cursorRefusals = [400, 404, 409, 410, 422];
async function getFeedback(wire, query, spend) {
    const url = buildUrl(wire.addresses.feedback, query);
    const call = (0,safe_text/* safe */.gB) `GET ${(0,sanitise/* toSafeText */._J)(url.pathname)}`;
    const gate = wire.gates.export;
    const outcome = await repeat(wire, { ...get_feedback_retryLimits, gate }, async (left) => spend() ? readPage(wire, url, call, left) : { value: { kind: 'spent' } });
    if ('value' in outcome)
        return outcome.value;
    if (outcome.kind === 'stopped')
        throw new ServiceError('stopped', (0,safe_text/* safe */.gB) `The run was stopped`, call, (0,safe_text/* safe */.gB) ``);
    const { reason, retryAfter, ...failure } = explain(outcome);
    if (failure.status === 429)
        return { kind: 'limited', retryAfter };
    const what = (0,safe_text/* safe */.gB) `The documentation service could not be read: ${reason}`;
    throw new ServiceError('unreachable', what, call, remedies/* mendService */.eq, failure);
}
async function readPage(wire, url, call, left) {
    const asked = await getAnswer(wire, wire.gates.export, url, left);
    if ('failure' in asked)
        return asked;
    if (asked.value === 'too-large')
        throw refuseLarge(call, (0,safe_text/* safe */.gB) `it cannot be read`);
    const { status, body } = asked.value;
    refuseWebPage(asked.value, call);
    if (url.searchParams.has('cursor') && cursorRefusals.includes(status))
        return { value: { kind: 'cursor-refused' } };
    if (status >= 300) {
        const said = sayErrors(listErrorTexts(body), wire.apiKey);
        const what = (0,safe_text/* safe */.gB) `The service returned ${status}`;
        throw new ServiceError('refused', said ? (0,safe_text/* safe */.gB) `${what}: ${said}` : what, call, (0,remedies/* findRemedy */.KJ)(status), { status });
    }
    const parsed = parseFeedbackPage(body);
    if ('value' in parsed)
        return { value: { kind: 'page', page: parsed.value } };
    if (parsed.isTooLarge)
        throw refuseLarge(call, parsed.error);
    return { failure: { reason: parsed.error, status } };
}
function refuseLarge(call, excess) {
    const what = (0,safe_text/* safe */.gB) `The service returned a page of feedback far larger than requested: ${excess}`;
    const smaller = (0,safe_text/* safe */.gB) `If the page contains every match, a shorter \`max-age\` or fewer \`sources\` make it smaller.`;
    const remedy = (0,safe_text/* safe */.gB) `Ask the operator of the service to make its export respect \`limit\`. ${smaller}`;
    return new ServiceError('refused', what, call, remedy);
}
function buildUrl(address, { dateFrom, dateTo, source, statuses, cursor }) {
    const url = new URL(address);
    const status = statuses.join(',') || undefined;
    for (const [name, value] of Object.entries({ dateFrom, dateTo, source, status, limit: 100, cursor })) {
        if (value !== undefined)
            url.searchParams.set(name, String(value));
    }
    return url;
}
const maxCursor = 4096;
const maxEntries = 1_000;
function parseFeedbackPage(body) {
    const parsed = parseAnswer(contract/* feedbackPageSchema */.Gv, body, (0,safe_text/* safe */.gB) `a page of feedback`);
    if ('error' in parsed)
        return parsed;
    const { feedback, nextCursor, hasMore } = parsed.value;
    const sizes = (0,safe_text/* safe */.gB) `it has ${(0,safe_text/* formatNumber */.ZV)(feedback.length)} entries, but at most ${(0,safe_text/* formatNumber */.ZV)(maxEntries)} are read`;
    if (feedback.length > maxEntries)
        return { error: sizes, isTooLarge: true };
    const cursor = nextCursor != null && nextCursor.length <= maxCursor ? nextCursor : null;
    const page = { entries: [], skipped: [], nextCursor: cursor, hasMore };
    for (const [index, raw] of feedback.entries()) {
        const { data, error } = contract/* feedbackEntrySchema */.tY.safeParse(raw);
        const skip = (reason, id) => page.skipped.push({ entry: index + 1, id, reason });
        if (error)
            skip((0,safe_text/* safe */.gB) `not as specified: ${listFields(error)}`, plainId.safeParse(raw).data?.id);
        else if ((0,sanitise/* holdsPrivate */._g)(data.id))
            skip(privateId);
        else
            page.entries.push(data);
    }
    return { value: page };
}
const plainId = schemas/* object */.Ikc({ id: schemas/* string */.YjP().regex(/^[A-Za-z0-9](?:[\w.+=~-]|:(?!:)){0,127}$/) });

;// CONCATENATED MODULE: ./build/docs-api/docs-api-client.js




function createService(options) {
    const gates = { export: createGate(), jobs: createGate() };
    const wire = { ...options, addresses: createAddresses(options), gates };
    return {
        getFeedback: getFeedback.bind(undefined, wire),
        createJob: createJob.bind(undefined, wire),
        sendMessage: sendMessage.bind(undefined, wire),
        getJob: getJob.bind(undefined, wire),
    };
}

// EXTERNAL MODULE: ./node_modules/@octokit/core/dist-src/index.js + 13 modules
var dist_src = __webpack_require__(5194);
;// CONCATENATED MODULE: ./node_modules/@octokit/plugin-request-log/dist-src/version.js
const VERSION = "6.0.0";


;// CONCATENATED MODULE: ./node_modules/@octokit/plugin-request-log/dist-src/index.js

function requestLog(octokit) {
  octokit.hook.wrap("request", (request, options) => {
    octokit.log.debug("request", options);
    const start = Date.now();
    const requestOptions = octokit.request.endpoint.parse(options);
    const path = requestOptions.url.replace(options.baseUrl, "");
    return request(options).then((response) => {
      const requestId = response.headers["x-github-request-id"];
      octokit.log.info(
        `${requestOptions.method} ${path} - ${response.status} with id ${requestId} in ${Date.now() - start}ms`
      );
      return response;
    }).catch((error) => {
      const requestId = error.response?.headers["x-github-request-id"] || "UNKNOWN";
      octokit.log.error(
        `${requestOptions.method} ${path} - ${error.status} with id ${requestId} in ${Date.now() - start}ms`
      );
      throw error;
    });
  });
}
requestLog.VERSION = VERSION;


// EXTERNAL MODULE: ./node_modules/@octokit/plugin-paginate-rest/dist-bundle/index.js
var dist_bundle = __webpack_require__(3779);
// EXTERNAL MODULE: ./node_modules/@octokit/plugin-rest-endpoint-methods/dist-src/index.js + 3 modules
var plugin_rest_endpoint_methods_dist_src = __webpack_require__(9210);
;// CONCATENATED MODULE: ./node_modules/@octokit/rest/dist-src/version.js
const version_VERSION = "22.0.1";


;// CONCATENATED MODULE: ./node_modules/@octokit/rest/dist-src/index.js





const Octokit = dist_src/* Octokit */.E.plugin(requestLog, plugin_rest_endpoint_methods_dist_src/* legacyRestEndpointMethods */.T, dist_bundle/* paginateRest */.ud).defaults(
  {
    userAgent: `octokit-rest.js/${version_VERSION}`
  }
);


// EXTERNAL MODULE: ./build/github/github-errors.js
var github_errors = __webpack_require__(8831);
// EXTERNAL MODULE: ./build/github/github-names.js
var github_names = __webpack_require__(3474);
;// CONCATENATED MODULE: ./build/github/github-client.js










const patient = { tries: 5, maxWait: 120_000, backOff: { base: 2000, cap: 15_000 } };
const once = { ...patient, tries: 2, deadline: 180_000 };
const betweenNotices = 1000;
const readGrace = 1000;
const version = { 'x-github-api-version': '2022-11-28' };
const quiet = () => undefined;
const log = { debug: quiet, info: quiet, warn: quiet, error: quiet };
function createGitHubClient(options) {
    const { now, steady, sleep, stop, send, apiUrl, repository } = options;
    const patience = { ...options, stop: new AbortController().signal };
    const gate = createGate();
    let turn = Promise.resolve();
    let lastNotice = -Infinity;
    let wasAccepted = false;
    const octokit = new Octokit({ auth: options.token, baseUrl: apiUrl, log });
    octokit.hook.wrap('request', (request, asked) => {
        asked.headers = { ...version, ...asked.headers };
        const result = turn.then(() => ask(request, asked));
        turn = result.catch(() => undefined);
        return result;
    });
    async function ask(request, asked) {
        const limits = isGraphql(asked) ? { ...patient, tries: 2 } : isSafe(asked) ? patient : once;
        const name = nameOf(asked);
        const outcome = await repeat(patience, { ...limits, gate }, () => attempt(request, asked, name));
        if ('value' in outcome)
            return outcome.value;
        const failure = outcome.kind === 'given-up' ? outcome.failure : {};
        throw github_errors/* GitHubError */.y_.gaveUp(name, isRead(asked), failure, outcome.kind === 'stopped' ? 0 : outcome.retryAfter);
    }
    async function attempt(request, asked, name) {
        const pause = lastNotice + betweenNotices - steady();
        if (notifies(asked) && pause > 0)
            await sleep(pause);
        if (!isSafe(asked) && stop.aborted)
            throw github_errors/* GitHubError */.y_.stopped(name, false);
        const { answer, reply, cause } = await exchange(request, asked);
        if (notifies(asked))
            lastNotice = steady();
        if (isSendError(cause, 'stopped'))
            throw github_errors/* GitHubError */.y_.stopped(name, isRead(asked));
        const failure = { status: answer?.status, cause };
        const limit = answer && findWait(answer, isGraphql(asked), now());
        if (answer && limit !== undefined)
            closeGate(gate, steady() + limit, answer.status);
        else if (reply && reply.status < 300) {
            wasAccepted = true;
            return { value: { ...reply, url: name } };
        }
        else if (answer && answer.status >= 300 && answer.status < 500)
            throw github_errors/* GitHubError */.y_.refused(name, answer, wasAccepted);
        else if (isRead(asked) && isSendError(cause, 'too-large'))
            throw (0,github_errors/* unusable */._P)((0,safe_text/* safe */.gB) `GitHub’s response to ${name} is too large to read.`, (0,safe_text/* safe */.gB) `Retrying would return the same response.`, failure);
        else if (!isSafe(asked))
            throw github_errors/* GitHubError */.y_.unanswered(name, failure);
        if (stop.aborted)
            throw github_errors/* GitHubError */.y_.gaveUp(name, isRead(asked), failure, limit);
        return { failure, retryAfter: limit };
    }
    async function exchange(request, asked) {
        const grace = isRead(asked) ? createGrace(options, readGrace) : undefined;
        let answer;
        const fetch = async (url, { method, headers, body }) => {
            const ask = (target) => send({ method, url: target, headers, timeout: github_client_timeout, body, signal: grace?.signal });
            const first = await ask(url);
            const list = asked.request.isFollowed && first.status === 301 && (0,github_names/* parseMovedList */.pT)(first.headers.location ?? '');
            answer = list ? await ask(`${apiUrl}${list}${new URL(url).search}`) : first;
            return toResponse(answer, isRaw(asked));
        };
        try {
            asked.request = { ...asked.request, fetch };
            const reply = await request(asked);
            const isBroken = typeof reply.data === 'string' && !isRaw(asked) && (reply.data !== '' || reply.status < 204);
            return isBroken ? { cause: new http_send/* SendError */.v('no-answer', 'NOT_JSON') } : { answer, reply };
        }
        catch (error) {
            return { answer, cause: answer === undefined && error instanceof Error ? (error.cause ?? error) : undefined };
        }
        finally {
            grace?.release();
        }
    }
    function nameOf(asked) {
        const { method, url } = octokit.request.endpoint(asked);
        const path = url.replace(apiUrl, '').replace(/^https?:\/\/[^/]+(?:\/api)?/, '');
        return (0,safe_text/* safe */.gB) `${(0,sanitise/* toSafeText */._J)(method, 10)} ${(0,sanitise/* toSafeText */._J)(path.replace(/\?.*/s, ''), 300)}`;
    }
    const { rest } = octokit;
    const at = locate(repository);
    let read;
    return {
        rest,
        repository,
        at,
        readRepository() {
            read ??= rest.repos.get(at).then((answer) => (0,github_errors/* parseBody */.OG)(repositorySchema, answer));
            return read.catch((error) => {
                read = undefined;
                throw error;
            });
        },
        async readFile(path, ref) {
            const file = { ...at, path, ref };
            return String((await rest.repos.getContent({ ...file, mediaType: { format: 'raw' } })).data);
        },
        async graphql(query, variables = {}) {
            try {
                return await octokit.graphql(query, variables);
            }
            catch (error) {
                if (error instanceof Error && error.name === 'GraphqlResponseError' && 'data' in error)
                    return error.data;
                throw error;
            }
        },
    };
}
const isGraphql = ({ url }) => url.endsWith('/graphql');
const isRead = (asked) => asked.method === 'GET' || isGraphql(asked);
const isRaw = ({ mediaType }) => mediaType.format === 'raw';
const isSafe = (asked) => isRead(asked) || asked.request.isRepeatable === true;
function notifies({ method, url }) {
    return method === 'POST' && /\/(?:issues|comments|assignees|requested_reviewers)$/.test(url);
}
function isSendError(cause, kind) {
    return cause instanceof http_send/* SendError */.v && cause.kind === kind;
}
const github_client_timeout = 30_000;
const repositorySchema = schemas/* object */.Ikc({
    default_branch: schemas/* string */.YjP(),
    private: schemas/* boolean */.zMY().optional(),
    has_issues: schemas/* boolean */.zMY().optional(),
});
function toResponse({ status, headers, body }, isRaw) {
    const type = isRaw && status < 300 ? 'text/plain; charset=utf-8' : 'application/json';
    const isEmpty = [204, 205, 304].includes(status);
    return new Response(isEmpty ? null : body, { status, headers: { ...headers, 'content-type': type } });
}
const minute = 60_000;
const limitWords = /rate.?limit|abuse detection/i;
function findWait({ status, headers, body }, isGraphql, now) {
    const told = isGraphql && status === 200 ? findGraphqlLimit((0,text_json/* parseJson */.qF)(body)) : undefined;
    if (told === undefined && status !== 403 && status !== 429)
        return undefined;
    const retryAfter = readRetryAfter(headers, now);
    if (retryAfter !== undefined)
        return retryAfter;
    const reset = Number(headers['x-ratelimit-reset']);
    const isUsedUp = headers['x-ratelimit-remaining'] === '0';
    if ((isUsedUp || told === 'primary') && reset > 0)
        return Math.max(1000, reset * 1000 - answeredAt(headers, now));
    return told !== undefined || status === 429 || limitWords.test((0,github_errors/* messageOf */.bD)(body)) ? minute : undefined;
}
function findGraphqlLimit(data) {
    if (typeof data !== 'object' || data === null)
        return undefined;
    const { data: found, ...rest } = data;
    const errors = JSON.stringify(rest);
    if (/"(?:type|code)":"(?:graphql_)?rate_limit(?:ed)?"/i.test(errors))
        return 'primary';
    return found == null && limitWords.test(errors) ? 'secondary' : undefined;
}
const repeatable = { request: { isRepeatable: true } };
const followed = { request: { isFollowed: true } };
function locate(repository) {
    const [owner = '', repo = ''] = repository.split('/');
    return { owner, repo };
}

// EXTERNAL MODULE: ./build/text/memoise.js
var memoise = __webpack_require__(4879);
;// CONCATENATED MODULE: ./build/github/issue-edits.js




const editsQuery = `query($id:ID!){node(id:$id){...on Comment{\
userContentEdits(first:${github_names/* maxEdits */.ux}){nodes{editedAt diff editor{__typename login}}}}}}`;
const editSchema = schemas/* object */.Ikc({
    editedAt: schemas/* string */.YjP(),
    diff: schemas/* string */.YjP().nullish(),
    editor: schemas/* object */.Ikc({ __typename: schemas/* string */.YjP(), login: schemas/* string */.YjP() }).nullish(),
})
    .transform(({ editedAt, diff, editor }) => {
    const isPerson = editor?.__typename === 'User';
    return { editor: isPerson ? editor.login : undefined, at: Date.parse(editedAt), text: diff ?? '' };
});
const answerSchema = schemas/* object */.Ikc({ node: schemas/* object */.Ikc({ userContentEdits: schemas/* object */.Ikc({ nodes: schemas/* array */.YOg(editSchema) }) }) });
function createIssueEdits({ rest, at, graphql }) {
    return {
        async listEdits({ node }) {
            const answer = await graphql(editsQuery, { id: node }).catch(github_errors/* ifUnanswered */.qx);
            return answerSchema.safeParse(answer).data?.node.userContentEdits.nodes.sort((a, b) => b.at - a.at);
        },
        mayWrite: (0,memoise/* memoise */.y3)(async (login) => {
            const request = rest.repos.getCollaboratorPermissionLevel({ ...at, username: login });
            const read = await (0,github_errors/* readBody */.x8)(schemas/* object */.Ikc({ permission: schemas/* string */.YjP() }), request);
            return ['admin', 'write'].includes(read?.permission ?? '');
        }),
    };
}

;// CONCATENATED MODULE: ./build/github/ledger-branch.js







const ledgerCommitSchema = schemas/* object */.Ikc({
    sha: github_errors/* sha */.hW,
    commit: schemas/* object */.Ikc({
        tree: schemas/* object */.Ikc({ sha: github_errors/* sha */.hW }),
        message: schemas/* string */.YjP(),
        author: schemas/* object */.Ikc({ name: schemas/* string */.YjP().nullish() }).nullish().catch(undefined),
        verification: schemas/* object */.Ikc({ verified: schemas/* boolean */.zMY() }).nullish().catch(undefined),
    }),
    author: github_errors/* account */.ct,
    committer: github_errors/* account */.ct,
})
    .transform(({ sha, commit, author, committer }) => {
    const { tree, message, verification } = commit;
    const isSigned = verification?.verified === true;
    const byGitHub = isSigned && committer?.login === 'web-flow';
    const maker = isSigned && !byGitHub ? committer : author;
    const login = maker?.login ?? '';
    const named = login || (commit.author?.name ?? '');
    const isByWorkflow = byGitHub && login === 'github-actions[bot]';
    const isBot = maker?.type === 'Bot';
    const isPerson = !isBot && login !== '';
    return { sha, tree: tree.sha, message, isSigned, byGitHub, isByWorkflow, login, named, isBot, isPerson };
});
const atLeastOne = (item) => schemas/* array */.YOg(item)
    .nonempty()
    .transform((list) => list);
const alwaysSigns = /^https:\/\/(?:github\.com|[\w-]+\.ghe\.com)$/;
async function findUnknown({ serverUrl, tracking, edits }, [commit, ...earlier], { author, pulls, trusts } = {}) {
    if (commit.isByWorkflow)
        return undefined;
    const { login, isBot } = commit;
    const isSigned = commit.isSigned || !alwaysSigns.test(serverUrl);
    const isOurs = await tracking.recogniseOurs(author, pulls);
    if ((isSigned || !isBot) && isOurs({ author: login, isBot, trusted: isSigned }))
        return undefined;
    if (await trusts?.({ ...commit, isSigned }, [commit, ...earlier], isOurs))
        return undefined;
    if (isSigned && commit.isPerson && (await edits.mayWrite(login)))
        return undefined;
    const isSignedByUs = ({ login, isBot, isSigned }) => isSigned && isOurs({ author: login, isBot, trusted: true });
    return { ours: earlier.find((one) => one.isByWorkflow || isSignedByUs(one) || (one.byGitHub && one.isPerson)) };
}
const objectSchema = schemas/* object */.Ikc({ sha: github_errors/* sha */.hW });
const activitySchema = schemas/* array */.YOg(schemas/* object */.Ikc({ before: schemas/* string */.YjP(), after: schemas/* string */.YjP() })).nonempty();
const depth = 30;
const ledger_branch_history = 100;
const race = /fast.?forward|already exists|cannot be updated|does not exist|not found|at .+ but expected/i;
const maxDoubts = 3;
function createLedgerBranch(client, options) {
    const { rest, at, repository } = client;
    const { branch, serverUrl } = options;
    let { defaultBranch } = options;
    let doubts = 0;
    const verified = new Set();
    const seen = new Map();
    let trusted;
    const folder = folderOf(options.projectId);
    const head = `heads/${branch}`;
    const readFile = (ref, name) => client.readFile(`${folder}/${name}`, ref).catch((0,github_errors/* ifStatus */.sb)(404));
    async function readDefaultBranch() {
        const found = await client.readRepository().catch((0,github_errors/* ifStatus */.sb)(404));
        if (found)
            return found.default_branch;
        const what = (0,safe_text/* safe */.gB) `The tracking repository cannot be read: GitHub reports no repository of this name.`;
        throw (0,github_errors/* unusable */._P)(what, (0,safe_text/* safe */.gB) `Give the job \`contents: write\`, and check that \`github-token\` belongs to this repository.`);
    }
    async function readCommits(depth) {
        const known = defaultBranch;
        defaultBranch ??= await readDefaultBranch();
        if (branch === defaultBranch)
            throw holdsOther(branch, (0,safe_text/* safe */.gB) `the default branch of this repository`);
        const answer = await rest.repos
            .listCommits({ ...at, sha: branch, per_page: depth })
            .catch(orEmptyRepository)
            .catch((0,github_errors/* ifStatus */.sb)(404, 422));
        if (answer) {
            const commits = (0,github_errors/* parseBody */.OG)(atLeastOne(ledgerCommitSchema), answer);
            for (const commit of commits)
                seen.set(commit.sha, commit);
            return commits;
        }
        if (known !== undefined)
            await readDefaultBranch();
        return undefined;
    }
    async function moveBranch(parent, sha) {
        const move = parent === undefined
            ? rest.git.createRef({ ...at, ref: `refs/${head}`, sha, ...repeatable })
            : rest.git.updateRef({ ...at, ref: head, sha, force: false, ...repeatable });
        try {
            return schemas/* object */.Ikc({ object: objectSchema }).safeParse((await move).data).data?.object.sha === sha ? undefined : '';
        }
        catch (error) {
            if (!(0,github_errors/* isRefusal */.vu)(error))
                throw error;
            const { status, said } = error;
            if (status === 401)
                throw error;
            if (status === 403 || (status !== 404 && !race.test(said)))
                throw refused(branch, said);
            return said;
        }
    }
    async function hasOurRoot(commit) {
        const list = (page) => rest.repos.listCommits({ ...at, sha: commit, per_page: 1, page });
        const first = await list();
        const [, last] = /[?&]page=(\d{1,9})(?:&[^>]*)?>;\s*rel="last"/.exec(first.headers.link ?? '') ?? [];
        const [root] = (0,github_errors/* parseBody */.OG)(atLeastOne(rootSchema), last === undefined ? first : await list(Number(last)));
        return root.parents.length === 0 && ownMessage.test(root.commit.message);
    }
    async function verify({ commit, text, history }, trust = trusted) {
        trusted = trust;
        if (verified.has(commit))
            return;
        if (text === undefined && !trust?.trusts && !(await hasOurRoot(commit)))
            throw holdsOther(branch, foreign);
        const [newest, ...earlier] = history.flatMap((sha) => seen.get(sha) ?? []);
        const unknown = newest && (await findUnknown(options, [newest, ...earlier], trust));
        if (unknown) {
            const page = `${serverUrl}/${repository}/edit/${branch}/README.md`;
            throw unknownCommit(branch, newest, unknown.ours?.sha, page);
        }
        verified.add(commit);
    }
    return {
        depth,
        verify,
        async read() {
            const commits = await readCommits(depth);
            return commits && toSnapshot(commits, await readFile(commits[0].sha, 'ledger.json'));
        },
        readFile: (snapshot, name) => readFile(snapshot.commit, name),
        async held({ commit, sequence }) {
            if (commit === '')
                return 'no';
            const request = rest.repos.listActivities({ ...at, ref: `refs/${head}`, per_page: 100 });
            const moves = await (0,github_errors/* readBody */.x8)(activitySchema, request);
            if (moves?.every(({ before, after }) => before !== commit && after !== commit))
                return 'no';
            const text = await readFile(commit, 'ledger.json');
            if (text === undefined)
                return 'no';
            const json = (0,text_json/* parseJson */.qF)(text);
            if (json === undefined)
                return 'perhaps';
            if (schemas/* object */.Ikc({ sequence: schemas/* number */.aig() }).safeParse(json).data?.sequence !== sequence)
                return 'no';
            return moves ? 'yes' : 'perhaps';
        },
        async comesFrom(snapshot, commit) {
            const basehead = `${commit}...${snapshot.commit}`;
            const answer = await rest.repos.compareCommitsWithBasehead({ ...at, basehead, per_page: 1 }).catch((0,github_errors/* ifStatus */.sb)(404));
            if (!answer)
                return false;
            const { status } = (0,github_errors/* parseBody */.OG)(schemas/* object */.Ikc({ status: schemas/* string */.YjP() }), answer);
            return ['ahead', 'identical'].includes(status);
        },
        async write(from, files, message, goesOn) {
            if (!goesOn())
                return 'abandoned';
            if (from)
                await verify(from);
            const text = files['ledger.json'];
            const tree = Object.entries(files).map(([name, content]) => {
                const path = name === 'README.md' ? name : `${folder}/${name}`;
                return { path, mode: '100644', type: 'blob', content };
            });
            const made = await rest.git
                .createTree({ ...at, tree, base_tree: from?.tree, ...repeatable })
                .catch(orEmptyRepository);
            const treeSha = (0,github_errors/* parseBody */.OG)(objectSchema, made).sha;
            if (!goesOn())
                return 'abandoned';
            const parents = from ? [from.commit] : [];
            const committed = await rest.git.createCommit({ ...at, message, tree: treeSha, parents, ...repeatable });
            const { sha } = (0,github_errors/* parseBody */.OG)(objectSchema, committed);
            if (!goesOn())
                return 'abandoned';
            const refusal = await moveBranch(from?.commit, sha);
            if (refusal === undefined) {
                doubts = 0;
                verified.add(sha);
                return { commit: sha, tree: treeSha, history: [sha, ...(from?.history ?? [])], text };
            }
            const commits = (await readCommits(ledger_branch_history)) ?? [];
            const own = commits.findIndex((commit) => commit.message.startsWith(message.trim()));
            const found = own < 0 ? undefined : toSnapshot(commits.slice(own), text);
            doubts = !found && from && commits[0]?.sha === from.commit ? doubts + 1 : 0;
            if (doubts >= maxDoubts)
                throw refusal ? refused(branch, refusal) : (0,github_errors/* unexpected */.os)(`git/refs/${head}`);
            return found ?? 'lost';
        },
    };
}
function orEmptyRepository(error) {
    if (!(0,github_errors/* isRefusal */.vu)(error) || error.status !== 409)
        throw error;
    throw (0,github_errors/* unusable */._P)((0,safe_text/* safe */.gB) `The tracking repository is empty: the ledger needs a first commit to start from.`, (0,safe_text/* safe */.gB) `Push any commit and run again.`);
}
function toSnapshot(commits, text) {
    const [newest] = commits;
    return newest && { commit: newest.sha, tree: newest.tree, history: commits.map(({ sha }) => sha), text };
}
function folderOf(projectId) {
    const encoded = encodeURIComponent(projectId).replaceAll('~', '%7E').replaceAll('%', '~');
    if (/^readme\.md$/i.test(encoded))
        return encoded.replace('.', '~2E');
    return encoded.replace(/^\.|\*|'|\(|\)|!/g, (char) => `~${char.charCodeAt(0).toString(16).toUpperCase()}`);
}
const rootSchema = schemas/* object */.Ikc({ commit: schemas/* object */.Ikc({ message: schemas/* string */.YjP() }), parents: schemas/* array */.YOg(schemas/* unknown */.L5J()) });
const ownMessage = /^ledger \d+ of .*\n\nrun \w+ \[skip ci\]\s*$/;
const foreign = (0,safe_text/* safe */.gB) `an existing branch without a ledger: its first commit is not this Action’s`;
function holdsOther(branch, why) {
    const what = (0,safe_text/* safe */.gB) `\`ledger-branch\` is ${(0,sanitise/* toCode */.Xt)(branch)}, ${why}. Nothing was written.`;
    const other = (0,safe_text/* safe */.gB) `Name a branch that does not exist yet; the default is \`feedback-to-fix/ledger\`.`;
    return (0,github_errors/* unusable */._P)(what, (0,safe_text/* safe */.gB) `${other} If there is a ledger on it already, move it to one of its own. ${(0,failure/* see */.oZ)('to-another-branch')}`);
}
function unknownCommit(branch, { sha, named, isSigned }, ours, page) {
    const who = (0,sanitise/* toCode */.Xt)((0,sanitise/* toSafeText */._J)(named, 60) || 'nobody');
    const how = isSigned ? (0,safe_text/* safe */.gB) `it is by ${who}` : (0,safe_text/* safe */.gB) `it names ${who} as its author, without a signature`;
    const at = (0,safe_text/* safe */.gB) `The newest commit on the ledger’s branch ${(0,sanitise/* toCode */.Xt)(branch)} is ${(0,sanitise/* toCode */.Xt)(sha)}, which this Action did not make`;
    const target = (0,sanitise/* toSafeText */._J)(branch);
    const undo = ours
        ? (0,safe_text/* safe */.gB) `\`git fetch origin ${target} && git push --force origin ${(0,sanitise/* toSafeText */._J)(ours)}:refs/heads/${target}\``
        : (0,safe_text/* safe */.gB) `revert it`;
    const other = (0,safe_text/* safe */.gB) `If it is intended, or \`github-token\` is now somebody else’s`;
    const confirm = (0,safe_text/* safe */.gB) `a person with write access confirms it with any edit of ${(0,sanitise/* toCode */.Xt)(page)}. ${(0,failure/* see */.oZ)('the-ledgers-branch')}`;
    return (0,github_errors/* unusable */._P)((0,safe_text/* safe */.gB) `${at}: ${how}.`, (0,safe_text/* safe */.gB) `Nothing was built on it. To undo that commit: ${undo}. ${other}, ${confirm}`);
}
function refused(branch, said) {
    const why = said === '' ? '' : (0,safe_text/* safe */.gB) ` (${(0,sanitise/* toSafeText */._J)(said, 120)})`;
    const what = (0,safe_text/* safe */.gB) `The ledger could not be written: GitHub refused to update the branch ${(0,sanitise/* toCode */.Xt)(branch)}${why}.`;
    const ways = (0,safe_text/* safe */.gB) `exempt the branch from the rule that forbids it, rename a conflicting branch, or name another in \`ledger-branch\``;
    return (0,github_errors/* unusable */._P)(what, (0,safe_text/* safe */.gB) `Give the job \`contents: write\`, ${ways}. ${(0,failure/* see */.oZ)('the-ledgers-branch')}`);
}

// EXTERNAL MODULE: ./build/text/glob.js
var glob = __webpack_require__(1310);
;// CONCATENATED MODULE: ./build/github/codeowners.js

function parseCodeowners(text) {
    const rules = text.split(/\r?\n/).flatMap((line) => parseLine(line) ?? []);
    const findRule = (path) => rules.findLast(({ patterns }) => patterns.some((pattern) => (0,glob/* matchGlob */.s)(pattern, path)));
    const toOwner = (name) => {
        const [, team] = name.split('/');
        return team ? { kind: 'team', name: team } : { kind: 'user', name };
    };
    return (paths) => Array.from(new Set(paths.flatMap((path) => findRule(path.split('/'))?.owners ?? [])), toOwner);
}
const owner = /^@([A-Za-z0-9][A-Za-z0-9_-]{0,38}(?:\/[A-Za-z0-9._-]{1,100})?)$/;
const mail = /^[^\s@]+@[^\s@]+$/;
function parseLine(line) {
    const words = line.match(/(?:\\.|[^\s\\])+/g) ?? [];
    const comment = words.findIndex((word) => word.startsWith('#'));
    const shown = comment < 0 ? words : words.slice(0, comment);
    const [pattern, ...names] = shown.map((word) => word.replace(/\\(.)/g, '$1'));
    if (!pattern || /^!|[[\]]/.test(pattern))
        return undefined;
    if (names.some((name) => !owner.test(name) && !mail.test(name)))
        return undefined;
    const patterns = expand(pattern);
    return patterns && { patterns, owners: names.flatMap((name) => owner.exec(name)?.[1] ?? []) };
}
function expand(pattern) {
    const segments = pattern.split('/').filter((segment) => segment !== '');
    if (segments.length === 0)
        return undefined;
    const isAnchored = pattern.replace(/\/$/, '').includes('/');
    const from = isAnchored ? segments : ['**', ...segments];
    const inside = [...from, '**', '*'];
    if (pattern.endsWith('/'))
        return [inside];
    return isAnchored && segments.at(-1) === '*' ? [from] : [from, inside];
}

;// CONCATENATED MODULE: ./build/github/pull-assignments.js





const codeownersPlaces = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];
const maxCodeowners = 3_000_000;
const assigneeSchema = schemas/* object */.Ikc({ assignees: schemas/* array */.YOg(schemas/* object */.Ikc({ login: schemas/* string */.YjP() })).nullish() });
function createHandOver({ rest, at, readFile }) {
    async function requestReviews(number, field, names) {
        if (names.length === 0)
            return [];
        try {
            await rest.pulls.requestReviewers({ ...at, pull_number: number, [field]: [...names], ...repeatable });
            return [];
        }
        catch (error) {
            if (!(0,github_errors/* isRefusal */.vu)(error))
                throw error;
            if (error.status !== 422 || names.length === 1)
                return names;
        }
        const refused = [];
        for (const name of names)
            for (const one of await requestReviews(number, field, [name]))
                refused.push(one);
        return refused;
    }
    return {
        async addAssignees(number, names) {
            const added = rest.issues.addAssignees({ ...at, issue_number: number, assignees: [...names], ...repeatable });
            return (await (0,github_errors/* readBody */.x8)(assigneeSchema, added))?.assignees?.map(({ login }) => login);
        },
        requestReviews,
        async readCodeowners(branch) {
            for (const path of codeownersPlaces) {
                const text = await readFile(path, branch).catch(failure/* ignoreRefused */.fr);
                if (text !== undefined)
                    return text.length > maxCodeowners ? undefined : parseCodeowners(text);
            }
            return undefined;
        },
    };
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./build/pages/formats.js
var formats = __webpack_require__(8191);
;// CONCATENATED MODULE: ./build/github/paging.js


const perPage = 100;
function isLastPage({ data, headers }) {
    return data.length < perPage && !headers.link?.includes('rel="next"');
}
async function readListed(item, request) {
    const answer = await request.catch(failure/* ignoreRefused */.fr);
    const items = answer && schemas/* array */.YOg(item).safeParse(answer.data).data;
    return items && { items, isLast: isLastPage(answer) };
}

// EXTERNAL MODULE: ./build/github/pull.js
var github_pull = __webpack_require__(9719);
;// CONCATENATED MODULE: ./build/github/pull-change.js






const maxFiles = 3_000;
const maxCommits = 1_000;
const filesSchema = schemas/* array */.YOg(schemas/* object */.Ikc({ filename: schemas/* string */.YjP().min(1), previous_filename: schemas/* string */.YjP().nullish(), status: schemas/* string */.YjP() })
    .transform(({ filename: path, previous_filename, status }) => {
    return { path, previousPath: previous_filename ?? undefined, status };
}));
const treeSchema = schemas/* object */.Ikc({
    tree: schemas/* array */.YOg(schemas/* object */.Ikc({ path: schemas/* string */.YjP().min(1), mode: schemas/* string */.YjP(), sha: github_errors/* sha */.hW, size: schemas/* number */.aig().optional() })),
    truncated: schemas/* boolean */.zMY(),
});
const person = schemas/* object */.Ikc({ email: schemas/* string */.YjP().nullish() }).nullish();
const commitSchema = schemas/* object */.Ikc({
    sha: github_errors/* sha */.hW,
    commit: schemas/* object */.Ikc({
        message: schemas/* string */.YjP(),
        author: person,
        committer: person,
        verification: schemas/* object */.Ikc({ verified: schemas/* boolean */.zMY() }).nullish(),
    }),
    author: github_errors/* account */.ct,
    committer: github_errors/* account */.ct,
    parents: schemas/* array */.YOg(schemas/* object */.Ikc({ sha: schemas/* string */.YjP() })).default([]),
});
const comparisonSchema = schemas/* object */.Ikc({
    merge_base_commit: schemas/* object */.Ikc({ sha: github_errors/* sha */.hW }),
    total_commits: schemas/* number */.aig(),
    commits: schemas/* array */.YOg(commitSchema),
});
function createPullChanges({ rest, at, graphql }) {
    const read = (schema, request) => (0,github_errors/* readBody */.x8)(schema, request, github_errors/* ifUnreadable */.tI);
    let hasGraphql = true;
    async function readSingle({ sha }) {
        const { encoding, content = '' } = (await read(singleSchema, rest.git.getBlob({ ...at, file_sha: sha }))) ?? {};
        return encoding === 'base64' ? decode(Buffer.from(content, 'base64')) : undefined;
    }
    async function getPull(number) {
        return (0,github_errors/* parseBody */.OG)(github_pull/* pullSchema */.lW, await rest.pulls.get({ ...at, pull_number: number }));
    }
    return {
        getPull,
        readPull: (number) => getPull(number).catch(github_errors/* ifUnreadable */.tI),
        async readMessage(sha) {
            return (await read(schemas/* object */.Ikc({ message: schemas/* string */.YjP() }), rest.git.getCommit({ ...at, commit_sha: sha })))?.message;
        },
        async listFiles(number) {
            const files = [];
            for (let page = 1;; page += 1) {
                const query = { pull_number: number, per_page: perPage, page };
                const items = (await read(filesSchema, rest.pulls.listFiles({ ...at, ...query }))) ?? [];
                for (const item of items)
                    files.push(item);
                if (items.length < perPage || files.length >= maxFiles)
                    return files;
            }
        },
        async compare({ state, base, baseSha, head }) {
            const tip = () => read(schemas/* object */.Ikc({ object: schemas/* object */.Ikc({ sha: github_errors/* sha */.hW }) }), rest.git.getRef({ ...at, ref: `heads/${base}` }));
            const from = state === 'open' ? (await tip())?.object.sha : baseSha;
            if (!from)
                return undefined;
            const listed = [];
            for (let page = 1;; page += 1) {
                const query = { basehead: `${from}...${head}`, per_page: perPage, ...(page > 1 && { page }) };
                const comparison = await read(comparisonSchema, rest.repos.compareCommitsWithBasehead({ ...at, ...query }));
                if (!comparison)
                    return undefined;
                const { commits, total_commits: total, merge_base_commit: mergeBase } = comparison;
                for (const commit of commits)
                    listed.push(commit);
                if (commits.length === perPage && listed.length < Math.min(total, maxCommits))
                    continue;
                const all = parseCommits(listed);
                return { mergeBase: mergeBase.sha, commits: all, isWhole: all.length === total };
            }
        },
        async readTree(commit) {
            const found = await read(treeSchema, rest.git.getTree({ ...at, tree_sha: commit, recursive: '1' }));
            const files = found?.tree.filter(({ mode }) => !/^0?40000$/.test(mode));
            return found && { files: new Map(files?.map((file) => [file.path, file])), isWhole: !found.truncated };
        },
        async readBlobs(wanted, maxSingly) {
            const blobs = new Map();
            for (const batch of cutBatches(wanted)) {
                if (!hasGraphql)
                    break;
                const answer = await graphql(buildBlobsQuery(batch), at).catch(github_errors/* ifUnanswered */.qx);
                const answers = querySchema.safeParse(answer).data?.repository;
                hasGraphql = !!answers;
                for (const [index, blob] of batch.entries()) {
                    const parsed = parseBlob(blob, answers?.[`b${index}`]);
                    if (parsed)
                        blobs.set(blob.sha, parsed);
                }
            }
            const left = wanted.filter((blob) => lacksBytes(blob, blobs.get(blob.sha)));
            for (const blob of left.slice(0, maxSingly)) {
                const single = await readSingle(blob);
                if (single)
                    blobs.set(blob.sha, single);
            }
            return blobs;
        },
    };
}
function parseCommits(listed) {
    const own = new Set(listed.map(({ sha }) => sha));
    return listed.map(({ sha, commit, parents, ...accounts }) => {
        const author = nameOf(accounts.author, commit.author);
        const committer = nameOf(accounts.committer, commit.committer);
        const isMerge = parents.length === 2 && !own.has(parents[1]?.sha);
        const isSigned = committer === 'web-flow' && commit.verification?.verified === true;
        return { sha, message: commit.message, author, committer, isUpdate: isMerge && isSigned };
    });
}
function nameOf(known, named) {
    return (known?.login || named?.email || undefined)?.toLowerCase();
}
const maxText = 512_000;
const maxInQuery = 100;
const maxQuery = 4_000_000;
const blobSchema = schemas/* object */.Ikc({
    text: schemas/* string */.YjP().nullish(),
    isBinary: schemas/* boolean */.zMY().nullish(),
    isTruncated: schemas/* boolean */.zMY().nullish(),
    byteSize: schemas/* number */.aig(),
});
const querySchema = schemas/* object */.Ikc({ repository: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()) });
const singleSchema = schemas/* object */.Ikc({ encoding: schemas/* string */.YjP(), content: schemas/* string */.YjP() });
function lacksBytes({ text, picture }, read) {
    if (!read)
        return text || picture === true;
    return picture === true && read.isBinary && read.isPicture === undefined;
}
function buildBlobsQuery(batch) {
    const objects = batch.map((blob, index) => {
        const fields = `${isAskedWhole(blob) ? 'text isTruncated ' : ''}isBinary byteSize`;
        return `b${index}:object(oid:"${blob.sha}"){...on Blob{${fields}}}`;
    });
    return `query($owner:String!,$repo:String!){repository(owner:$owner,name:$repo){${objects.join(' ')}}}`;
}
function isAskedWhole({ size = 0, text }) {
    return text && size <= maxText;
}
function cutBatches(wanted) {
    const batches = [];
    let [batch, bytes] = [[], 0];
    for (const blob of wanted) {
        const size = isAskedWhole(blob) ? (blob.size ?? maxText) : 0;
        if (batch.length === maxInQuery || bytes + size > maxQuery)
            [batch, bytes] = [[], 0];
        if (batch.length === 0)
            batches.push(batch);
        batch.push(blob);
        bytes += size;
    }
    return batches;
}
function parseBlob(wanted, answer) {
    const { text, isBinary, isTruncated, byteSize } = blobSchema.safeParse(answer).data ?? {};
    if (isBinary == null)
        return undefined;
    if (isBinary || !wanted.text)
        return { text: undefined, isBinary };
    if (isTruncated !== false || text == null || Buffer.byteLength(text) !== byteSize)
        return undefined;
    return /[\ufffd\0]/.test(text) ? undefined : { text, isBinary: false };
}
function decode(bytes) {
    if ((0,external_node_buffer_.isUtf8)(bytes) && !bytes.includes(0))
        return { text: bytes.toString(), isBinary: false };
    return { text: undefined, isBinary: true, isPicture: (0,formats/* isPicture */.D1)(bytes) };
}

;// CONCATENATED MODULE: ./build/github/pull-requests.js







const pull_requests_commitSchema = schemas/* object */.Ikc({ sha: schemas/* string */.YjP(), commit: schemas/* object */.Ikc({ message: schemas/* string */.YjP() }), author: github_errors/* account */.ct })
    .transform(({ sha, commit, author }) => ({ sha, message: commit.message, isByPerson: author?.type === 'User' }));
const pull_requests_maxCommits = 30;
const maxPages = 50;
function createPullRequests({ rest, readRepository, repository: here }, serverUrl) {
    const readPulls = async (repository, page) => {
        const query = { state: 'all', sort: 'updated', direction: 'desc', per_page: perPage, page };
        const read = await readListed(github_pull/* listedSchema */.hl, rest.pulls.list({ ...locate(repository), ...query, ...followed }));
        return read && { ...read, pulls: read.items.map((pull) => parsePull(pull, serverUrl, repository)) };
    };
    return {
        async listPulls(repository, since) {
            const pulls = [];
            for (let page = 1;; page++) {
                const read = await readPulls(repository, page);
                if (!read)
                    return { kind: 'unreadable' };
                for (const pull of read.pulls)
                    if (pull.updatedAt >= since)
                        pulls.push(pull);
                const complete = read.isLast || read.pulls.some((pull) => pull.updatedAt < since);
                if (complete || page === maxPages)
                    return { kind: 'pulls', pulls, complete };
            }
        },
        listLatest: async () => (await readPulls(here, 1))?.pulls ?? [],
        async listCommits(repository, { branch, since }) {
            const from = { sha: branch, since: new Date(since).toISOString() };
            const request = rest.repos.listCommits({ ...locate(repository), ...from, per_page: pull_requests_maxCommits });
            return (0,github_errors/* readBody */.x8)(schemas/* array */.YOg(pull_requests_commitSchema), request);
        },
        async readCommit(repository, sha) {
            const place = locate(repository);
            const associated = rest.repos.listPullRequestsAssociatedWithCommit({ ...place, commit_sha: sha, per_page: 1 });
            const pulls = await (0,github_errors/* readBody */.x8)(schemas/* array */.YOg(schemas/* unknown */.L5J()), associated);
            if (!pulls)
                return undefined;
            if (pulls.length > 0)
                return { paths: [], hasPull: true };
            const listed = schemas/* object */.Ikc({ files: schemas/* array */.YOg(schemas/* object */.Ikc({ filename: schemas/* string */.YjP() })).default([]) });
            const commit = await (0,github_errors/* readBody */.x8)(listed, rest.repos.getCommit({ ...place, ref: sha, per_page: 100 }));
            return commit && { paths: commit.files.map(({ filename }) => filename), hasPull: false };
        },
        isPrivate: async () => (await readRepository().catch(failure/* ignoreKnown */.Sd))?.private,
    };
}
function parsePull(pull, serverUrl, repository) {
    const { number, url, ...rest } = (0,github_pull/* toPull */.Vl)(pull);
    const link = (0,github_names/* readPullAddress */.ip)(url, { serverUrl, repository, number });
    return { ...rest, link, updatedAt: Date.parse(pull.updated_at) };
}

;// CONCATENATED MODULE: ./build/github/repository-setup.js




const permissionNames = ['contents: write', 'issues: write', 'pull-requests: write'];
const nothing = '0'.repeat(40);
function createRepositorySetup({ rest, at, readFile, readRepository }) {
    const probes = {
        'contents: write': () => rest.git.createRef({ ...at, ref: 'refs/heads/feedback-to-fix/probe', sha: nothing, ...repeatable }),
        'issues: write': () => rest.issues.createLabel({ ...at, name: '', ...repeatable }),
        'pull-requests: write': () => rest.pulls.create({ ...at, title: '', head: '', base: '', ...repeatable }),
    };
    async function check(name) {
        try {
            await probes[name]();
            return 'given';
        }
        catch (error) {
            if (!(0,github_errors/* isRefusal */.vu)(error) || error.status === 401)
                throw error;
            const { said, status = 0 } = error;
            if (status === 409 || status === 410 || status === 422)
                return 'given';
            if (/not permitted to create/i.test(said))
                return 'given';
            return status === 404 || (0,github_errors/* saysPermission */.IW)(said) ? 'lacking' : 'unknown';
        }
    }
    return {
        permissionNames,
        async checkPermissions() {
            const found = new Map();
            for (const name of permissionNames)
                found.set(name, await check(name));
            return found;
        },
        readRepository,
        async listRules(branch) {
            const listed = schemas/* array */.YOg(schemas/* object */.Ikc({ type: schemas/* string */.YjP() }));
            const rules = await (0,github_errors/* readBody */.x8)(listed, rest.repos.getBranchRules({ ...at, branch }));
            return rules?.map(({ type }) => type);
        },
        readWorkflow: (file) => readFile(`.github/workflows/${file}`).catch(failure/* ignoreRefused */.fr),
    };
}

;// CONCATENATED MODULE: ./build/github/tracking-issue.js







const postSchema = schemas/* object */.Ikc({
    node_id: schemas/* string */.YjP().nullish(),
    body: schemas/* string */.YjP().nullish(),
    user: schemas/* object */.Ikc({ login: schemas/* string */.YjP(), type: schemas/* string */.YjP().nullish() }).nullish(),
    author_association: schemas/* string */.YjP().nullish(),
});
const commentSchema = postSchema
    .extend({ id: schemas/* number */.aig().int().positive() })
    .transform((comment) => ({ id: comment.id, ...toPost(comment) }));
const issueSchema = postSchema
    .extend({
    number: schemas/* number */.aig().refine(github_names/* isIssueNumber */.DP),
    title: schemas/* string */.YjP().nullish(),
    state: schemas/* string */.YjP().pipe(schemas/* enum */.k5n(['open', 'closed'])),
    comments: schemas/* number */.aig(),
    updated_at: schemas/* string */.YjP(),
    pull_request: schemas/* unknown */.L5J().optional(),
    labels: github_errors/* labelNames */.l3,
})
    .transform(({ number, title, state, comments, ...issue }) => ({
    ...{ number, title: title ?? '', state, comments, ...toPost(issue) },
    isPull: Boolean(issue.pull_request),
    isLabelled: issue.labels?.some((name) => name.toLowerCase() === github_names/* issueLabel */.cC) ?? true,
    updatedAt: Date.parse(issue.updated_at),
}));
function toPost({ node_id, body, user, author_association }) {
    const isBot = user?.type === 'Bot';
    const trusted = isBot || (0,github_names/* isTrusted */.W2)(author_association);
    return { node: node_id ?? '', body: body ?? '', author: user?.login ?? '', isBot, trusted };
}
const ifAway = (0,github_errors/* ifStatus */.sb)(301, 307, 308, 404, 410);
function missingIssue(number) {
    return (0,github_errors/* unusable */._P)((0,safe_text/* safe */.gB) `Issue ${number} was not found: it was deleted or transferred, is a pull request, or issues are disabled.`, (0,safe_text/* safe */.gB) `Name another issue in \`tracking-issue\` (a new, empty one will do), or enable issues.`);
}
const workflow = 'github-actions[bot]';
const appLifetime = 50 * 60_000;
const userSchema = schemas/* object */.Ikc({ login: schemas/* string */.YjP() });
const commentsOf = `comments(first:100){pageInfo{hasNextPage}nodes{\
id:databaseId node_id:id body author_association:authorAssociation user:author{type:__typename login}}}`;
const allComments = schemas/* object */.Ikc({ pageInfo: schemas/* object */.Ikc({ hasNextPage: schemas/* literal */.euz(false) }), nodes: schemas/* array */.YOg(commentSchema) });
const viewerSchema = schemas/* object */.Ikc({
    viewer: userSchema,
    repository: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({ comments: allComments }))
        .optional()
        .catch(undefined),
});
function buildViewerQuery({ owner, repo }, pulls = []) {
    const asked = pulls.map((number) => `p${number}:pullRequest(number:${number}){${commentsOf}}`);
    const along = asked.length === 0 ? '' : ` repository(owner:"${owner}",name:"${repo}"){${asked.join(' ')}}`;
    return `query{viewer{login}${along}}`;
}
function createTrackingIssue(client, serverUrl, token) {
    const { rest, at, repository, graphql } = client;
    const isInstallation = token.startsWith('ghs_');
    let viewer;
    let along;
    const locatedSchema = issueSchema.transform((issue) => ({ ...issue, url: `${serverUrl}/${repository}/issues/${issue.number}` }));
    async function listAll(item, list) {
        const all = [];
        for (let page = 1;; page++) {
            const answer = await list({ per_page: perPage, page });
            for (const one of (0,github_errors/* parseBody */.OG)(schemas/* array */.YOg(item), answer))
                all.push(one);
            if (isLastPage(answer))
                return all;
        }
    }
    async function findIssue(number) {
        const answer = await rest.issues.get({ ...at, issue_number: number }).catch(ifAway);
        const issue = answer && (0,github_errors/* parseBody */.OG)(locatedSchema, answer);
        return issue?.isPull ? undefined : issue;
    }
    async function askViewer(pulls) {
        const answer = viewerSchema.safeParse(await graphql(buildViewerQuery(at, pulls)).catch(github_errors/* ifUnanswered */.qx)).data;
        along = answer?.repository && Object.values(answer.repository).flatMap(({ comments }) => comments.nodes);
        return answer?.viewer.login;
    }
    async function findLogin(pulls) {
        const login = isInstallation || pulls.length > 0 ? await askViewer(pulls) : undefined;
        if (isInstallation || login !== undefined)
            return login;
        const user = await (0,github_errors/* readBody */.x8)(userSchema, rest.users.getAuthenticated({}));
        return user ? user.login : askViewer();
    }
    return {
        isInstallation,
        findIssue,
        async getIssue(number) {
            const issue = await findIssue(number);
            if (!issue)
                throw missingIssue(number);
            return issue;
        },
        async listIssues(since) {
            const order = { state: 'all', sort: 'created', direction: 'desc' };
            const query = { labels: github_names/* issueLabel */.cC, ...order, since: since === undefined ? since : toTime(since) };
            const issues = await listAll(locatedSchema, (page) => rest.issues.listForRepo({ ...at, ...query, ...page }));
            return issues.filter((issue) => !issue.isPull);
        },
        async createIssue(issue) {
            const answer = await rest.issues.create({ ...at, ...issue, labels: [github_names/* issueLabel */.cC] }).catch((0,github_errors/* ifStatus */.sb)(404, 410));
            if (answer)
                return (0,github_errors/* parseBody */.OG)(locatedSchema, answer);
            const what = (0,safe_text/* safe */.gB) `The tracking issue cannot be created: issues are disabled in this repository.`;
            const enable = (0,safe_text/* safe */.gB) `Enable issues in the repository’s settings, or run the workflow in a repository that has them.`;
            throw new github_errors/* GitHubError */.y_('refused', what, (0,safe_text/* safe */.gB) `${enable} ${(0,failure/* see */.oZ)('issues-are-disabled')}`);
        },
        async updateIssue(number, body) {
            const answer = await rest.issues.update({ ...at, issue_number: number, body, ...repeatable }).catch(ifAway);
            if (!answer)
                throw missingIssue(number);
            return (0,github_errors/* parseBody */.OG)(issueSchema, answer).body;
        },
        async createComment(number, body) {
            return (0,github_errors/* parseBody */.OG)(commentSchema, await rest.issues.createComment({ ...at, issue_number: number, body }));
        },
        async updateComment(id, body) {
            const change = { ...at, comment_id: id, body, ...repeatable };
            const answer = await rest.issues.updateComment(change).catch((0,github_errors/* ifStatus */.sb)(404, 410));
            return answer && (0,github_errors/* parseBody */.OG)(commentSchema, answer);
        },
        async getComment(id) {
            const answer = await rest.issues.getComment({ ...at, comment_id: id }).catch((0,github_errors/* ifStatus */.sb)(404, 410));
            return answer && (0,github_errors/* parseBody */.OG)(commentSchema, answer);
        },
        async listLatestComments(since) {
            if (along)
                return { comments: along, isWhole: true };
            const query = { sort: 'updated', direction: 'desc', since: toTime(since), per_page: perPage };
            const request = rest.issues.listCommentsForRepo({ ...at, ...query });
            const read = await readListed(commentSchema, request);
            return { comments: read?.items ?? [], isWhole: read?.isLast ?? true };
        },
        listComments: (number, since) => listAll(commentSchema, (page) => rest.issues.listComments({ ...at, issue_number: number, since: toTime(since), ...page })),
        createLabel: (label) => isDone(rest.issues.createLabel({ ...at, ...label, ...repeatable }), 422),
        async addLabels(number, names) {
            const added = rest.issues.addLabels({ ...at, issue_number: number, labels: [...names], ...repeatable });
            return (await (0,github_errors/* readBody */.x8)(github_errors/* labelNames */.l3, added)) ?? undefined;
        },
        removeLabel: (number, name) => isDone(rest.issues.removeLabel({ ...at, issue_number: number, name, ...repeatable }), 404),
        findLifetime: (known) => isInstallation && known !== undefined && known !== workflow ? appLifetime : Infinity,
        async recogniseOurs(known, pulls = []) {
            viewer ??= await findLogin(pulls);
            const login = viewer ?? known;
            if (login !== undefined)
                return ({ author }) => author === login;
            return isInstallation ? ({ isBot }) => isBot : ({ trusted }) => trusted;
        },
    };
}
async function isDone(change, status) {
    try {
        await change;
        return true;
    }
    catch (error) {
        if (!(0,github_errors/* isRefusal */.vu)(error))
            throw error;
        return error.status === status;
    }
}
function toTime(time) {
    return `${new Date(time).toISOString().slice(0, 19)}Z`;
}

;// CONCATENATED MODULE: ./build/world.js














function connect({ github, service, place, stop }, ways) {
    const { toGitHub, toService, clock, random, sleep } = ways;
    const { now, steady } = clock;
    const { repository, serverUrl, apiUrl, defaultBranch } = place;
    const { 'project-id': projectId, 'github-token': token, 'ledger-branch': branch } = github;
    const patience = { now, steady, sleep, random, stop };
    const client = createGitHubClient({ ...patience, send: listenToTime(toGitHub, clock), apiUrl, token, repository });
    const tracking = createTrackingIssue(client, serverUrl, token);
    const edits = createIssueEdits(client);
    return {
        place,
        now,
        random,
        stop,
        tracking,
        edits,
        service: service === undefined
            ? noService
            : createService({
                ...patience,
                send: toService,
                projectId,
                baseUrl: service['base-url'],
                apiKey: service['api-key'],
                jobPath: service['job-path'],
                pollInterval: service['poll-interval'],
            }),
        asksService: !!service,
        ledger: createLedgerBranch(client, { serverUrl, tracking, edits, branch, projectId, defaultBranch }),
        pulls: createPullRequests(client, serverUrl),
        changes: createPullChanges(client),
        handOver: createHandOver(client),
        setup: createRepositorySetup(client),
    };
}
function createWorld({ log, ...parties }) {
    keepHeapSmall();
    const send = (0,http_send/* createSend */.R)();
    const ways = {
        toGitHub: send,
        toService: send,
        clock: createClock({ wall: () => Date.now(), steady: () => performance.now() }),
        sleep: (ms) => (0,promises_.setTimeout)(ms),
        random: () => (0,external_node_crypto_.randomInt)(2 ** 32) / 2 ** 32,
    };
    return {
        ...connect(parties, ways),
        sleep: (ms) => (0,promises_.setTimeout)(Math.max(0, ms), undefined, { signal: parties.stop }).catch(() => undefined),
        name: () => (0,external_node_crypto_.randomBytes)(16).toString('hex'),
        log,
    };
}
function keepHeapSmall() {
    (0,external_node_v8_.setFlagsFromString)('--heap-growing-percent=10');
    (0,external_node_v8_.setFlagsFromString)('--semi-space-growth-factor=1');
}
const noService = { getFeedback: refuse, createJob: refuse, sendMessage: refuse, getJob: refuse };
async function refuse() {
    throw new Error('Without a key, no requests are sent to the service.');
}


/***/ }),

/***/ 6015:
/***/ ((module) => {

module.exports = /*#__PURE__*/JSON.parse('{"om":{"secret":["This looks like a real key or token: if it is, revoke it now, because the push has exposed it.","keys, tokens and private keys in known formats, in a file, the description or a commit"],"machinery":["This file controls what is built, run or followed; a documentation fix has no reason to change it.","files other than pages, images and lists of pages: workflows, lock files, scripts, settings, agent files, hooks"],"file-mode":["This is a link to another place or an executable file, which documentation does not need.","symbolic links, submodules and executable files"],"unreadable-file":["Nobody can review what this file contains, or its name is not what it looks like.","binary files except images, false images, deceptive paths, files 50,000 lines or 500 kB longer"],"script":["This runs code, loads another page or sends data in every reader’s browser.","what runs or loads something: scripts, handlers, frames, forms, styles, bindings, drawings with code"],"script-address":["This URL runs code when it is opened or loaded.","`javascript:`, `data:text/html` and similar addresses, even when disguised"],"build-code":["This runs when the site is built or viewed, or passes raw HTML into the page.","new MDX code other than plain data, directives that run or pass raw HTML, template tags, front matter that adds code"],"include-outside":["This publishes a file from outside the documentation, which may contain secrets.","includes from outside the documentation, or of files with credentials"],"hidden-character":["An invisible character can hide text, or make a command differ from what you see.","invisible, bidirectional and private-use characters"],"look-alike":["This is not the word, name or host that it seems to be: it contains look-alike letters or is otherwise disguised.","look-alike letters, and hosts in Punycode or behind another host’s name"],"hidden-text":["Readers do not see this text, but every machine that reads the source does.","elements and styles that hide text, and comments that instruct agents"],"download-run":["This downloads code and runs it unchecked, on the machine of every reader who copies it.","commands and code that run what they download"],"key-sent":["This sends a key or other data of the reader to a host that is new to the repository.","commands and code that send keys, files or the environment to a new host"],"from-reader":["A reader named this, and it is new to the repository; check who owns it before anyone uses it.","hosts (except mere links), packages, accounts, keys and contacts named by a reader and new here"],"command-from-reader":["A reader wrote this, and it is new to the repository; check what it does before anyone runs it.","commands and settings that a reader wrote and the repository does not have; checks that a reader wants removed"],"closing-keyword":["Merging this would close an issue or pull request; remove the keyword.","keywords that close an issue on merge, in the description or a commit"],"mention":["This notifies a person or team that has no part in the fix; remove the mention.","mentions of people or teams there"],"bot-command":["A bot may act on this text, for example by merging or by skipping checks; remove it.","commands to bots there, and text that makes GitHub skip checks"],"hidden-description":["People do not see this text, but agents that review or merge the pull request do; remove it.","hidden orders in the description"],"commit-of-another":["Someone other than the agent pushed this commit after a review; check that you know the author.","commits that someone other than the agent pushed after a review"]},"Op":{"history-rewritten":"The reviewed commit is no longer listed in the branch; read the whole diff again.","known-elsewhere":"This runs, loads or hides something, as the repository does elsewhere; check that this page needs it.","secret-possible":"This may be a real password or key: if it is, revoke it, and use a placeholder instead.","identity-replaced":"A key, account, host, version, number or name was replaced, moved or removed; check that this is right.","name-new":"This host, package, account or contact is new to the repository; check whose it is.","protection-changed":"A warning, negation, obligation, permission or limit was changed, added or removed; check that this is right.","code-changed":"A sample or command changed; check what it does now.","code-removed":"A sample or command is gone; check that readers do not need it.","code-new":"This sample or command is new; check that readers should run it.","instruction-new":"New words give an instruction, a name, an option or a number, or are about security; check that they are right.","step-removed":"A step, list item or sample was moved or removed; check that nothing is missing and the order is right.","meaning-changed":"Words of this sentence were replaced, moved or removed; check that it is still true.","text-removed":"A sentence, image or other part of the page was removed or replaced; check that readers do not need it.","text-unchecked":"The review does not support this language, or it is not the page’s language; read the text yourself.","reader-copied":"This text is copied from reader feedback; check that it is correct and may be published.","link-elsewhere":"This link or image is new, leads elsewhere, is gone or tracks readers; check where readers should go.","link-broken":"The target of this link does not exist on the pull request’s branch.","component-unknown":"No other page uses this component or template tag in this way; check what it does.","markup-unusual":"This markup is not known to be harmless; check what readers see.","comment-changed":"Readers do not see this comment; check what it says.","front-matter-changed":"This front matter changes the page’s title, URL, layout or visibility; check that this is intended.","picture-replaced":"This image was replaced; look at the new one.","page-gone":"This file was deleted or moved, so links to it may break; check for redirects.","other-file":"The feedback behind this fix is not about this file; check why it was changed.","other-format":"The review compares this format only line by line; read the change yourself.","untouched-page":"Readers complained about this page, but the pull request does not change it.","not-parsed":"This page does not parse, or a code block swallows the text after it; preview it.","not-read":"This part of the change was not read; review it yourself."},"cK":{"description":{"bot-command":[["(?:^|\\\\s)(?:bors[ \\\\t]+(?:r|d|p|try|merge|retry|delegate)|atlantis[ \\\\t]+(?:apply|plan|unlock)|","(?:re)?(?:test|build) this please|ok to test)\\\\b[^\\\\n]{0,100}"],["^(?:auto-?merge|auto-?submit|backport(?:-to)?|cherry-pick(?:-to)?|release-as|release-type|semver-release):","[ \\\\t]{0,9}\\\\S[^\\\\n]{0,100}"],"\\\\[(?:skip[ -](?:ci|actions|checks|tests|netlify|vercel)|(?:ci|actions)[ -]skip|no[ -]ci)\\\\]","^skip-checks:\\\\s?true"],"closing-keyword":[["\\\\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?)\\\\b(?! \\\\(#\\\\d+\\\\))[\\\\s:*_~[(<]{1,12}(?:(?:(?:[\\\\w.-]{1,100}/[\\\\w.-]{1,100})?#|","GH-|AB#)|https?://[^\\\\s/]+/[\\\\w.-]+/[\\\\w.-]+/(?:issues|pull)/)\\\\d{1,10}"]]},"text":{"build-code":["\\"application\\\\/javascript\\"","^[ \\\\t]*\\\\.\\\\.\\\\s+role::\\\\s*[\\\\w-]{0,80}\\\\(\\\\s*raw","`[^`\\\\n]{1,1000}`\\\\{=[a-z][a-z\\\\d]{0,20}\\\\}"],"hidden-text":["\\\\\\\\[hv]?phantom\\\\s?\\\\{(?:\\\\\\\\text\\\\w{0,8}\\\\s?\\\\{)?\\\\s?\\\\w+\\\\s\\\\w+\\\\s\\\\w+","\\\\\\\\(?:text)?color\\\\s?(?:\\\\[\\\\w+\\\\])?\\\\{(?:white|transparent|#?f{3,6}|1,\\\\s?1,\\\\s?1)\\\\}"],"script-address":["\\\\\\\\(?:href|url)\\\\s{0,3}\\\\{\\\\s{0,3}(?:javascript|vbscript|data):"]}}}');

/***/ }),

/***/ 9857:
/***/ ((module) => {

module.exports = /*#__PURE__*/JSON.parse('["aаαɑᴀꭺ bьвβʙ cсϲᴄ dԁᴅ eеεєҽҿᴇ fꜰ gɡցɢ hһհʜ iіιɩǀǃıꭵɪ jјϳᴊ kкκᴋ lӏʟ mмᴍ nոռпηɴ oоοօσᴏ pрρᴘ rгꭇᴦꭱʀ sѕꜱ","tтτᴛ uυսцᴜ vѵνᴠ wԝաᴡ xхχ yуγүʏ zᴢ"]');

/***/ })

};
