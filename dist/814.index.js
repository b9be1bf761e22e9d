export const id = 814;
export const ids = [814];
export const modules = {

/***/ 4814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ review),
  reviewUnstarted: () => (/* binding */ reviewUnstarted)
});

// EXTERNAL MODULE: ./build/errors/failure.js
var failure = __webpack_require__(728);
// EXTERNAL MODULE: ./build/issue/find-issue.js
var find_issue = __webpack_require__(8815);
// EXTERNAL MODULE: ./build/ledger/session.js + 4 modules
var ledger_session = __webpack_require__(1073);
// EXTERNAL MODULE: ./build/review/acceptance.js
var review_acceptance = __webpack_require__(1838);
// EXTERNAL MODULE: ./build/review/find-fix.js
var find_fix = __webpack_require__(3928);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/pages/formats.js
var formats = __webpack_require__(8191);
// EXTERNAL MODULE: ./build/text/memoise.js
var memoise = __webpack_require__(4879);
// EXTERNAL MODULE: ./build/text/safe-text.js
var safe_text = __webpack_require__(5069);
// EXTERNAL MODULE: ./build/review/diff/page.js
var page = __webpack_require__(7858);
// EXTERNAL MODULE: ./build/review/judge/files.js + 1 modules
var files = __webpack_require__(5028);
;// CONCATENATED MODULE: ./build/review/read-change.js






const isPage = ({ path }) => (0,formats/* readFormat */.C$)(path) !== undefined;
const pagesFirst = (one, other) => Number(isPage(other)) - Number(isPage(one));
const unseen = { mode: '', sha: '' };
const isUnseen = ({ before, after }) => before === unseen || after === unseen;
function compareTrees(list, base, head) {
    const renames = new Map();
    const isOnlyIn = (one, other, path) => one.files.has(path) && !other.files.has(path);
    for (const { path, previousPath, status } of list) {
        if (status !== 'renamed' || previousPath === undefined)
            continue;
        if (isOnlyIn(base, head, previousPath) && isOnlyIn(head, base, path))
            renames.set(path, previousPath);
    }
    const left = new Set(renames.values());
    return [...new Set([...head.files.keys(), ...base.files.keys()])].flatMap((path) => {
        const previousPath = renames.get(path);
        const [before, after] = [base.files.get(previousPath ?? path), head.files.get(path)];
        const isSame = previousPath === undefined && before?.sha === after?.sha && before?.mode === after?.mode;
        return isSame || left.has(path) ? [] : [{ path, previousPath, before, after }];
    });
}
function pairListed(list, base, head) {
    const pairs = list.map(({ path, previousPath: from, status }) => {
        const previousPath = status === 'renamed' ? from : undefined;
        const isNew = status === 'added' || status === 'copied';
        const before = isNew ? undefined : (base?.files.get(previousPath ?? path) ?? unseen);
        const after = status === 'removed' ? undefined : (head?.files.get(path) ?? unseen);
        return { path, previousPath, before, after };
    });
    return [...new Map(pairs.map((pair) => [pair.path, pair])).values()];
}
const maxWhole = 300;
const maxBytes = 20_000_000;
const maxPage = 6_000_000;
const maxOther = 1_000_000;
const maxPictures = 10;
const maxPicture = 2_000_000;
const submodule = '160000';
function chooseTexts(pairs) {
    const blobs = new Map();
    const reasons = new Map();
    let [files, bytes] = [0, 0];
    for (const pair of pairs.toSorted(pagesFirst)) {
        const largest = isPage(pair) ? maxPage : maxOther;
        const sides = listBlobs(pair);
        const fresh = sides.filter(({ sha }) => blobs.get(sha)?.text !== true);
        const size = fresh.reduce((sum, side) => sum + (side.size ?? 0), 0);
        const reason = isUnseen(pair)
            ? 'unreadable'
            : files === maxWhole
                ? 'too-many-files'
                : bytes + size > maxBytes || sides.some((side) => (side.size ?? 0) > largest)
                    ? 'too-large'
                    : undefined;
        if (reason !== undefined)
            reasons.set(pair.path, reason);
        else {
            files += 1;
            bytes += size;
        }
        const isAsked = reason === undefined || (reason === 'too-large' && blobs.size < 2 * maxWhole);
        for (const { sha, size } of isAsked ? fresh : [])
            blobs.set(sha, { sha, size, text: reason === undefined });
    }
    let pictures = 0;
    for (const { path, after } of pairs.filter(claimsPicture)) {
        const wanted = blobs.get(after?.sha ?? '');
        if (!wanted || wanted.picture)
            continue;
        if ((wanted.size ?? 0) > maxPicture)
            reasons.set(path, 'too-large');
        else if (pictures === maxPictures)
            reasons.set(path, 'too-many-pictures');
        else {
            pictures += 1;
            blobs.set(wanted.sha, { ...wanted, picture: true });
        }
    }
    return { blobs: [...blobs.values()], reasons };
}
function claimsPicture({ path, previousPath = path, before, after }) {
    return (0,files/* isPictureName */.so)(path) && !((0,files/* isPictureName */.so)(previousPath) && before?.sha === after?.sha);
}
function listBlobs({ before, after }) {
    const sides = [before, ...(before?.sha === after?.sha ? [] : [after])];
    return sides.filter((side) => side !== undefined && side.mode !== submodule && side.sha !== '');
}
const maxFiles = 3_000;
const maxSingly = 200;
const lag = 5_000;
async function readChange({ changes, log }, pull) {
    const comparison = await changes.compare(pull);
    const base = comparison && (await changes.readTree(comparison.mergeBase));
    const head = await changes.readTree(pull.head);
    const isSeen = base?.isWhole === true && head?.isWhole === true;
    const mayRename = !isSeen || [...base.files.keys()].some((path) => !head.files.has(path));
    const list = mayRename ? await changes.listFiles(pull.number) : [];
    const all = isSeen ? compareTrees(list, base, head) : pairListed(list, base, head);
    const pairs = cap(all.sort((one, other) => (one.path < other.path ? -1 : 1)));
    const { blobs: wanted, reasons } = chooseTexts(pairs);
    const beside = base ? chooseOthers(base, pairs) : [];
    const most = Math.min(maxSingly, wanted.length + maxOthersSingly);
    const blobs = await changes.readBlobs([...wanted, ...beside], most);
    const unread = [];
    if (!isSeen || pairs.length < all.length)
        unread.push({ reason: 'list-cut' });
    if (comparison?.isWhole !== true)
        unread.push({ reason: 'commits-cut' });
    for (const pair of pairs)
        if (isUnseen(pair) || !isRead(pair, blobs) || lacksPicture(pair, blobs))
            unread.push({ path: pair.path, reason: reasons.get(pair.path) ?? 'unreadable' });
    const files = treatHugeAsBinary(pairs.map((pair) => toFileChange(pair, blobs)));
    log.info((0,safe_text/* safe */.gB) `Read ${(0,safe_text/* count */.U9)(files.length, 'changed file')}${unread.length > 0 ? (0,safe_text/* safe */.gB) `, but not everything in the change` : ''}.`);
    const { title, body: description } = pull;
    const paths = head?.isWhole ? new Set(head.files.keys()) : undefined;
    const commits = comparison?.commits ?? [];
    const others = beside.flatMap(({ path, sha }) => {
        const text = blobs.get(sha)?.text;
        return text === undefined ? [] : [{ path, text }];
    });
    return { change: { head: pull.head, title, description, commits, files, paths, unread }, others };
}
async function isStillHead(world, pull) {
    const read = async () => (await world.changes.readPull(pull.number))?.head === pull.head;
    if (await read())
        return true;
    await world.sleep(lag);
    return read();
}
function cap(pairs) {
    if (pairs.length <= maxFiles)
        return pairs;
    const kept = new Set(pairs.toSorted((one, other) => pagesFirst(other, one)).slice(0, maxFiles));
    return pairs.filter((pair) => kept.has(pair));
}
function isRead(pair, blobs) {
    const sides = listBlobs(pair).map(({ sha }) => blobs.get(sha));
    return sides.every((blob) => blob?.isBinary === true || blob?.text !== undefined);
}
function lacksPicture(pair, blobs) {
    const blob = blobs.get(pair.after?.sha ?? '');
    return blob?.isBinary === true && blob.isPicture === undefined && claimsPicture(pair);
}
function toFileChange({ path, previousPath, before, after }, blobs) {
    const toSide = ({ mode, sha }) => ({ mode, text: undefined, isBinary: false, ...blobs.get(sha) });
    return { path, previousPath, before: before && toSide(before), after: after && toSide(after) };
}
const [maxLines, maxGrown, maxLonger] = [200_000, 50_000, 500_000];
function treatHugeAsBinary(files) {
    let left = maxLines;
    return files.map((file) => {
        const [before = '', after = ''] = [file.before?.text, file.after?.text];
        const rows = (0,page/* splitLines */.uz)(after);
        const lines = Math.max(0, rows.length - (0,page/* splitLines */.uz)(before).length);
        const longest = rows.reduce((most, row) => Math.max(most, row.length), 0);
        const isLonger = after.length - before.length - longest > maxLonger && (0,formats/* readFormat */.C$)(file.path) !== 'notebook';
        if (file.after && (lines > Math.min(left, maxGrown) || isLonger))
            return { ...file, after: { ...file.after, text: undefined, isBinary: true } };
        left -= lines;
        return file;
    });
}
const maxOthers = 60;
const maxOtherBytes = 2_000_000;
const maxOfOthers = 200_000;
const maxOthersSingly = 10;
const maxFolders = 20;
const common = /^(?:readme\.(?:mdx?|rst|adoc)|package\.json|pyproject\.toml|requirements\.txt|cargo\.toml|go\.mod|gemfile|docs\.json|mint\.json)$/i;
function chooseOthers({ files }, pairs) {
    const changed = pairs.flatMap(({ path, previousPath }) => [path, previousPath ?? path]);
    const own = new Set(changed);
    const folders = [...new Set(changed.filter((path) => isPage({ path })).map(folderOf))].slice(0, maxFolders);
    const measure = (0,memoise/* memoise */.y3)((folder) => folders.reduce((least, other) => Math.min(least, external_node_path_.posix.relative(folder, `${other}/x`).split('/').length), 1_000));
    const distanceOf = (path) => (common.test(path) ? -1 : measure(folderOf(path)));
    const near = [...files]
        .filter(([path, { mode, size = 0 }]) => !own.has(path) && /^100/.test(mode) && size <= maxOfOthers)
        .filter(([path]) => common.test(path) || isPage({ path }))
        .map(([path, { sha, size }]) => ({ path, sha, size, distance: distanceOf(path) }))
        .sort((one, other) => one.distance - other.distance || (one.path < other.path ? -1 : 1));
    const known = new Set(pairs.flatMap(listBlobs).map(({ sha }) => sha));
    const chosen = new Map();
    let bytes = 0;
    for (const { path, sha, size } of near) {
        bytes += size ?? 0;
        if (chosen.size === maxOthers || bytes > maxOtherBytes)
            break;
        if (!known.has(sha) && !chosen.has(sha))
            chosen.set(sha, { path, sha, size, text: true });
    }
    return [...chosen.values()];
}
const folderOf = (path) => external_node_path_.posix.dirname(`/${path}`);

// EXTERNAL MODULE: ./build/review/read-readers.js
var read_readers = __webpack_require__(9940);
// EXTERNAL MODULE: ./build/review/review-comment.js
var review_comment = __webpack_require__(3529);
// EXTERNAL MODULE: ./build/review/unreviewed.js
var unreviewed = __webpack_require__(6115);
// EXTERNAL MODULE: ./build/github/github-names.js
var github_names = __webpack_require__(3474);
// EXTERNAL MODULE: ./build/ledger/ledger-limits.js
var ledger_limits = __webpack_require__(9432);
;// CONCATENATED MODULE: ./build/review/write-review.js








const ways = (0,safe_text/* safe */.gB) `run a sync with \`issues: write\`, which creates it, or create it under Issues › Labels`;
const remedy = (0,safe_text/* safe */.gB) `If the repository does not have it, ${ways}; otherwise give the review \`pull-requests: write\`.`;
async function writeLabel({ world, fix, pull: { number, labels }, judged: { verdict, head } }) {
    const { name } = github_names/* verdictLabels */.f7[verdict];
    const last = fix.review?.judged;
    const isThere = labels.includes(name) && (last === undefined || (last.verdict === verdict && last.head === head));
    try {
        const present = isThere ? labels : await world.tracking.addLabels(number, [name]);
        if (!present)
            world.log.info((0,safe_text/* safe */.gB) `Could not update the label ${name}: GitHub refused it. ${remedy}`);
        await (0,unreviewed/* withdrawLabels */.as)(world, { number, labels: present ?? labels }, name);
    }
    catch (error) {
        world.log.info((0,safe_text/* safe */.gB) `Could not update the label ${name}. ${(0,failure/* asKnown */._S)(error).what}`);
        await (0,unreviewed/* withdrawLabels */.as)(world, { number, labels }, name);
    }
}
async function writeReview(writing) {
    const { world, pull } = writing;
    let isCurrent = false;
    try {
        isCurrent = await isStillHead(world, pull);
        if (!isCurrent)
            world.log.info((0,safe_text/* safe */.gB) `New commits were pushed during the review; the run for the newest one writes the comment.`);
        else if (await writeComment(writing))
            await writeLabel(writing);
    }
    catch (error) {
        warnUnwritten(world, error, (0,safe_text/* safe */.gB) `the verdict is in the summary and the outputs`);
        if (isCurrent)
            await (0,unreviewed/* withdrawLabels */.as)(world, pull, github_names/* verdictLabels */.f7[writing.judged.verdict].name);
    }
    return isCurrent;
}
async function endDry({ world, pull }) {
    world.log.info((0,safe_text/* safe */.gB) `Dry run: the verdict is only in the summary and the outputs.`);
    return isStillHead(world, pull);
}
async function recordEnd({ world, session, fix, pull }, listLate) {
    try {
        const [known] = await session.record([...(await listLate()), ...(0,find_fix/* listMoves */.ho)(fix, pull, world.place, world.now())]);
        const end = pull.state === 'merged' ? (0,safe_text/* safe */.gB) `merged` : (0,safe_text/* safe */.gB) `closed without merging`;
        world.log.info(known === undefined
            ? (0,safe_text/* safe */.gB) `The pull request was ${end}; there is nothing new to record.`
            : (0,safe_text/* safe */.gB) `Recorded that the pull request was ${end}.`);
    }
    catch (error) {
        warnUnwritten(world, error, (0,safe_text/* safe */.gB) `the next sync will record that it was closed`);
    }
}
async function writeComment(writing) {
    const { world, session, fix, pull, judged, comment, commands, render } = writing;
    const { review: previous, id: fixId } = fix;
    const { number } = pull;
    const about = { fixId, number, judged, now: world.now() };
    const record = (command) => session.record([...commands, command]);
    const found = comment ?? (previous?.comment === undefined ? await findComment(writing) : undefined);
    const known = found?.id ?? previous?.comment;
    const needsNone = judged.verdict === 'clear' && !judged.unanswered && judged.accepted === undefined;
    const isStillQuiet = needsNone && (previous === undefined || previous.state === 'quiet');
    if (isStillQuiet || known !== undefined) {
        const { nonce } = previous ?? { nonce: world.name() };
        await record({ type: 'review-judged', ...about, nonce, comment: known });
        if (known !== undefined && (await updateComment(world, known, found, (ticked) => render(nonce, ticked)))) {
            world.log.info((0,safe_text/* safe */.gB) `The comment on the pull request is up to date.`);
            return true;
        }
        if (needsNone)
            return true;
    }
    const [now, nonce] = [world.now(), world.name()];
    const intent = { type: 'review-intended', ...about, nonce, deleted: known, missing: previous?.nonce, now };
    if (!(await record(intent)).includes(intent)) {
        const again = (0,safe_text/* safe */.gB) `If it has been deleted since, a later review will write it again.`;
        world.log.info((0,safe_text/* safe */.gB) `Another review began the comment less than ten minutes ago. ${again}`);
        return false;
    }
    if (world.stop.aborted || world.now() - now > ledger_limits/* leaseLength */.JG - ledger_limits/* noticeReserve */.$S)
        return false;
    const refuse = () => session.record([{ type: 'review-refused', fixId, nonce }]);
    const written = await (0,failure/* unlessStopped */.OO)(world.tracking.createComment(number, render(nonce)), refuse);
    if (!written)
        return false;
    if (previous && previous.state !== 'quiet')
        await session.record([{ type: 'review-judged', ...about, nonce, comment: written.id }]);
    world.log.info((0,safe_text/* safe */.gB) `Commented on the pull request.`);
    return true;
}
async function updateComment({ tracking }, id, read, render) {
    const latest = await tracking.getComment(id);
    const ticked = new Set((0,review_acceptance/* listTickedBoxes */.a3)(latest?.body ?? '')).difference(new Set((0,review_acceptance/* listTickedBoxes */.a3)(read?.body ?? '')));
    const body = render(ticked);
    return latest?.body === body || (await tracking.updateComment(id, body)) !== undefined;
}
async function findComment({ world, session, fix, pull }) {
    const { review } = fix;
    if (review === undefined || review.state === 'quiet')
        return undefined;
    if (review.comment !== undefined)
        return world.tracking.getComment(review.comment);
    const comments = await world.tracking.listComments(pull.number, review.at - ledger_limits/* listLag */.DW);
    for (const one of comments)
        if (await (0,unreviewed/* isReview */.zN)(world, session, one, review.nonce))
            return one;
    return undefined;
}
function warnUnwritten({ log }, error, instead) {
    const { what, remedy } = (0,failure/* asKnown */._S)(error);
    log.warning((0,safe_text/* safe */.gB) `${what} ${(0,safe_text/* sentence */.em)(instead)} ${remedy}`);
}

// EXTERNAL MODULE: ./build/step-context.js
var step_context = __webpack_require__(3530);
;// CONCATENATED MODULE: ./build/review.js












async function review(inputs, event, world, run) {
    world.log.group((0,safe_text/* safe */.gB) `Finding the fix for this pull request`);
    const session = await (0,ledger_session/* openSession */.f)(world, inputs['project-id'], run);
    const first = (0,find_fix/* findFixOfPull */.XY)(session.ledger, event, world.place);
    if (session.snapshot) {
        const concerns = first.kind !== 'foreign' || first.isMarked;
        await world.ledger.verify(session.snapshot, (0,find_issue/* trustIssueAuthor */.N)(world, session, event.author, concerns));
    }
    if (first.kind === 'foreign') {
        const isKnown = session.snapshot !== undefined || !first.isMarked || event.action === 'closed';
        return isKnown ? first : { kind: 'unclear', ...noLedger };
    }
    if (!inputs.usable)
        return { kind: 'invalid' };
    const mayWrite = !inputs['dry-run'];
    const now = await readNow(world, event);
    const pull = now ?? event;
    const find = () => (0,find_fix/* findFixOfPull */.XY)(session.ledger, pull, world.place);
    const found = find();
    if (found.kind === 'foreign' || (found.kind === 'unclear' && pull.state !== 'open'))
        return { kind: 'foreign', reason: found.reason };
    if (found.kind === 'unclear') {
        if (now && mayWrite) {
            await (0,unreviewed/* withdrawLabels */.as)(world, now);
            await session
                .record(found.commands)
                .catch((error) => warnUnwritten(world, error, (0,safe_text/* safe */.gB) `the next sync will show it on the tracking issue`));
        }
        return found;
    }
    const { fix } = found;
    world.log.info((0,safe_text/* safe */.gB) `It addresses ${(0,step_context/* describeSize */.jt)(fix)} on ${(0,safe_text/* count */.U9)(fix.pages.length, 'page')}.`);
    const judging = { inputs, world, session, fix, pull, isRead: now !== undefined };
    if (pull.state !== 'open') {
        const known = fix.review?.judged;
        const judged = known?.head === pull.head ? known : undefined;
        if (now && mayWrite) {
            await recordEnd(judging, () => listLate(judging));
            if (!judged)
                await (0,unreviewed/* withdrawLabels */.as)(world, now);
        }
        return { kind: 'closed', judged };
    }
    await session.stage((0,find_fix/* listMoves */.ho)(fix, pull, world.place, world.now()));
    const moved = find();
    return judgeHead(moved.kind === 'ours' ? { ...judging, fix: moved.fix } : judging);
}
const howToRestore = (0,failure/* see */.oZ)('the-ledger-is-lost-or-was-rolled-back');
const noLedger = {
    reason: (0,safe_text/* safe */.gB) `its description has a marker line, but there is no ledger in this repository to look it up in`,
    remedy: (0,safe_text/* safe */.gB) `Remove the marker line if it is not the agent’s, or restore the ledger’s branch. ${howToRestore}`,
};
async function readNow({ changes, log }, event) {
    const pull = await changes.getPull(event.number).catch(failure/* asKnown */._S);
    if (pull instanceof failure/* KnownError */.E) {
        log.warning((0,safe_text/* safe */.gB) `${pull.what} This review uses the event’s data and posts nothing. ${pull.remedy}`);
        return undefined;
    }
    if (['head', 'title', 'body', 'state'].some((field) => pull[field] !== event[field]))
        log.info((0,safe_text/* safe */.gB) `The pull request changed after the event; this review covers its current head ${(0,review_comment/* shorten */.ml)(pull.head)}.`);
    return pull;
}
const maxLeft = 200;
async function readComment(judging) {
    const comment = await findComment(judging);
    return { comment, ticks: await (0,review_acceptance/* readTicks */.bn)(judging.world, comment) };
}
async function assess(judging, found) {
    const { inputs, world, session, fix, pull, mayAsk } = judging;
    world.log.group((0,safe_text/* safe */.gB) `Reviewing the change`);
    const { change, others } = await readChange(world, pull);
    const readers = await (0,read_readers/* readReaders */.Vf)(world, fix, mayAsk);
    const { comment, ticks } = found ?? (await readComment(judging));
    const acceptance = (0,review_acceptance/* createAcceptance */.kg)(session.ledger, fix, change, inputs.allow, ticks, world.now());
    const { judgeChange } = await __webpack_require__.e(/* import() */ 348).then(__webpack_require__.bind(__webpack_require__, 348));
    const judged = judgeChange({ change, others, fix, agent: pull.author, readers, acceptance });
    const commands = acceptance.listNew(judged.judgement.accepted, fix.id);
    return { ...judged, change, readers, comment, ignored: ticks.ignored, acceptance, commands };
}
async function listLate(judging) {
    const found = await readComment(judging);
    return found.ticks.by.size > 0 ? (await assess(judging, found)).commands : [];
}
async function judgeHead(judging) {
    const { inputs, world, session, fix, pull, isRead, unstarted } = judging;
    const { judgement, coverage, vetted, files, change, readers, comment, ignored, acceptance, commands } = await assess(judging);
    const quotes = (0,read_readers/* chooseQuotes */.bv)(inputs.quotes, pull.isPrivate, readers);
    world.log.group((0,safe_text/* safe */.gB) `Posting the review`);
    const links = { ...world.place, issue: session.ledger.tracking.issue };
    const shown = { fix, links, judgement, change, coverage, quotes, acceptance, ignored, unstarted };
    const { verdict, findings, accepted } = judgement;
    const { head } = pull;
    const { topics = [], unanswered } = coverage;
    const judged = {
        verdict,
        head,
        vetted,
        files,
        unstarted,
        unanswered,
        relied: acceptance.listRelied(accepted),
        accepted: accepted.length || undefined,
        topics: topics.length || undefined,
        left: topics.flatMap(({ hunks, entryIds }) => (hunks.length > 0 ? [] : entryIds)).slice(0, maxLeft),
        blamed: (0,review_comment/* listBlamed */.OY)(judgement),
    };
    const render = (nonce, ticked) => (0,review_comment/* renderReview */.Fs)({ ...shown, nonce, ticked });
    const writing = { ...judging, judged, comment, commands, render };
    const isStale = !(isRead && (await (inputs['dry-run'] ? endDry(judging) : writeReview(writing))));
    return { kind: 'reviewed', verdict, findings, head, isStale, summary: (0,review_comment/* renderReview */.Fs)({ ...shown, isStale }) };
}
async function reviewUnstarted(judging, number) {
    const { world, session } = judging;
    const pull = await world.changes.readPull(number);
    if (!pull?.own || pull.state !== 'open')
        return false;
    const found = (0,find_fix/* findFixOfPull */.XY)(session.ledger, pull, world.place);
    if (found.kind !== 'ours')
        return false;
    const { judged } = found.fix.review ?? {};
    const unstarted = judged?.head === pull.head ? judged.unstarted : await (0,unreviewed/* findWhyUnstarted */.gn)(world, pull);
    const { verdict, isStale } = await judgeHead({ ...judging, fix: found.fix, pull, isRead: true, unstarted });
    world.log.info((0,safe_text/* safe */.gB) `Pull request ${number}, commit ${(0,review_comment/* shorten */.ml)(pull.head)}: verdict ${verdict}.`);
    return !isStale;
}


/***/ }),

/***/ 1132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pp: () => (/* binding */ diffLines),
/* harmony export */   Re: () => (/* binding */ subtract),
/* harmony export */   Ry: () => (/* binding */ findMoved),
/* harmony export */   v7: () => (/* binding */ listNew)
/* harmony export */ });
/* harmony import */ var diff__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8965);
/* harmony import */ var _page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7858);


function subtract(list, others, keyOf = String) {
    const counts = new Map();
    for (const key of others.map(keyOf))
        counts.set(key, (counts.get(key) ?? 0) + 1);
    return list.filter((item) => {
        const key = keyOf(item);
        const count = counts.get(key) ?? 0;
        if (count > 0)
            counts.set(key, count - 1);
        return count === 0;
    });
}
function findMoved(before, after, keyOf) {
    const old = before.map(keyOf);
    const [was, now] = [new Set(old), new Set(after.map(keyOf))];
    const order = old.filter((key) => now.has(key));
    const others = after.filter((item) => was.has(keyOf(item)));
    return order.length === others.length ? others.find((item, at) => keyOf(item) !== order[at]) : undefined;
}
const maxEdits = 1_000;
function diffLines(before, after, read = String) {
    const [old, now] = [listLines(before), listLines(after)];
    let start = 0;
    while (start < old.length && start < now.length && old[start] === now[start])
        start += 1;
    let end = 0;
    while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end))
        end += 1;
    const [gone, come] = [old.slice(start, old.length - end), now.slice(start, now.length - end)];
    const runs = (0,diff__WEBPACK_IMPORTED_MODULE_0__/* .diffArrays */ .E)(gone, come, { maxEditLength: maxEdits });
    const bag = () => {
        const [added, removed] = [subtractLines(come, gone, start), subtractLines(gone, come, start)];
        return { line: added[0]?.line ?? start + 1, added, removed };
    };
    const changes = runs === undefined ? [bag()] : joinRuns(runs, start);
    const cut = ({ text, line }) => ({ text: read(text.slice(0, _page_js__WEBPACK_IMPORTED_MODULE_1__/* .maxPage */ .YI)), line });
    return changes.map(({ line, added, removed }) => ({ line, added: added.map(cut), removed: removed.map(cut) }));
}
function listLines(text) {
    if (text === undefined || text === '')
        return [];
    const lines = (0,_page_js__WEBPACK_IMPORTED_MODULE_1__/* .splitLines */ .uz)(text);
    if (lines.at(-1) === '')
        lines.pop();
    return lines;
}
function joinRuns(runs, start) {
    const changes = [];
    let open;
    let [oldLine, line] = [start + 1, start + 1];
    for (const { value, added, removed } of runs) {
        if (!added && !removed) {
            oldLine += value.length;
            line += value.length;
            open = undefined;
            continue;
        }
        if (open === undefined) {
            open = { line, added: [], removed: [] };
            changes.push(open);
        }
        for (const text of value)
            if (added)
                open.added.push({ text, line: line++ });
            else
                open.removed.push({ text, line: oldLine++ });
    }
    return changes;
}
function subtractLines(lines, others, start = 0) {
    const number = (texts) => texts.map((text, at) => ({ text, line: start + at + 1 }));
    return subtract(number(lines), number(others), ({ text }) => text);
}
const listNew = (before, after) => subtractLines(listLines(after), listLines(before));


/***/ }),

/***/ 38:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ parseFrontMatter)
/* harmony export */ });
/* harmony import */ var _page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7858);

const picture = /(?:^|[._-])(?:image|img|cover|thumbnail|banner|logo|icon|avatar)(?:$|[._-]|url$)/i;
const address = /(?:\b[a-z][a-z0-9+.-]{0,30}:\/\/|(?<![\w:])\/\/|\b(?:javascript|data|vbscript|mailto):)[^\s"'<>\\]*[^\s"'<>\\,;\])}]/gi;
function parseFrontMatter(text, line) {
    const keys = [];
    const comments = [];
    let table = '';
    for (const [index, row] of (0,_page_js__WEBPACK_IMPORTED_MODULE_0__/* .splitLines */ .uz)(text).entries()) {
        const [, , name, value = ''] = /^(["']?)([\w.:-]+?)\1\s*[:=](?:\s+(.*)|)$/.exec(row) ?? [];
        const [, opened] = /^\[{1,2}([^[\]]+)\]{1,2}\s*(?:#.*)?$/.exec(row) ?? [];
        const last = keys.at(-1);
        if (opened !== undefined)
            table = `${opened.trim()}.`;
        else if (name !== undefined)
            keys.push({ key: table + name, value: unquote(value.trim()), line: line + index + 1 });
        else if (last !== undefined && /^(?:\s|-\s|[\]}]|$)/.test(row))
            last.value = `${last.value}\n${row}`.trim();
        else if (row.startsWith('#'))
            comments.push({ kind: 'comment', value: row.slice(1).trim(), line: line + index + 1 });
        else if (row.trim() !== '')
            keys.push({ key: '', value: row.trim(), line: line + index + 1 });
    }
    const parts = keys.flatMap(({ key, value, line }) => [
        { kind: 'front-matter', key, value, line },
        ...Array.from(value.matchAll(address), ([url]) => {
            return { kind: picture.test(key) ? 'image' : 'link', url, text: '', line };
        }),
    ]);
    return [...parts, ...comments];
}
const unquote = (value) => /^(["'])(.*)\1$/.exec(value)?.[2] ?? value;


/***/ }),

/***/ 8772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ parseHtml),
/* harmony export */   d: () => (/* binding */ listTagAddresses)
/* harmony export */ });
/* harmony import */ var parse5__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3194);
/* harmony import */ var _page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7858);


const raw = new Set('iframe noembed noframes script style textarea title xmp'.split(' '));
function parseHtml(source, first, isOutermost = true) {
    const parts = [];
    let open;
    let words = '';
    let wordsLine = first;
    let heading;
    let isPre = false;
    const lineOf = (token) => first + (token.location?.startLine ?? 1) - 1;
    const endText = () => {
        const value = words;
        words = '';
        if (value.trim() === '')
            return;
        if (isPre)
            parts.push({ kind: 'code', lang: '', meta: '', value, line: wordsLine });
        else if (heading !== undefined)
            parts.push({ kind: 'heading', ...heading, text: (0,_page_js__WEBPACK_IMPORTED_MODULE_1__/* .squeeze */ .r2)(value) });
        else
            parts.push({ kind: 'text', value: (0,_page_js__WEBPACK_IMPORTED_MODULE_1__/* .squeeze */ .r2)(value), line: wordsLine });
    };
    const endRaw = (tag) => {
        tag.content = words;
        open = undefined;
        words = '';
        for (const part of parseHtml(tag.content, tag.line, false))
            parts.push(part);
    };
    const addText = (token) => {
        if (words === '')
            wordsLine = lineOf(token);
        words += token.chars;
    };
    const tokenizer = new parse5__WEBPACK_IMPORTED_MODULE_0__/* .Tokenizer */ ._F({ sourceCodeLocationInfo: true }, {
        onComment(token) {
            endText();
            parts.push({ kind: 'comment', value: token.data.trim(), line: lineOf(token) });
        },
        onDoctype() { },
        onStartTag(token) {
            const name = token.tagName;
            if (!inline.has(name))
                endText();
            const attributes = Object.fromEntries(token.attrs.map((attribute) => [attribute.name, attribute.value]));
            const tag = { kind: 'tag', name, attributes, isJsx: false, line: lineOf(token) };
            parts.push(tag);
            for (const part of listTagAddresses(tag))
                parts.push(part);
            if (isOutermost && raw.has(name)) {
                endText();
                open = tag;
                tokenizer.state = parse5__WEBPACK_IMPORTED_MODULE_0__/* .TokenizerMode */ .V_.RAWTEXT;
                tokenizer.lastStartTagName = name;
            }
            if (/^h[1-6]$/.test(name))
                heading = { depth: Number(name[1]), id: attributes.id, line: tag.line };
            if (name === 'pre')
                isPre = true;
        },
        onEndTag(token) {
            if (open)
                endRaw(open);
            else if (!inline.has(token.tagName))
                endText();
            if (/^h[1-6]$/.test(token.tagName))
                heading = undefined;
            if (token.tagName === 'pre')
                isPre = false;
        },
        onEof() {
            if (open)
                endRaw(open);
            else
                endText();
        },
        onCharacter: addText,
        onNullCharacter: addText,
        onWhitespaceCharacter: addText,
    });
    tokenizer.write(source, true);
    return parts;
}
const inline = new Set('a abbr b bdi bdo cite code em i kbd mark q s samp small span strong sub sup u var wbr'.split(' '));
const addressed = new Set('action background cite data formaction href longdesc manifest ping poster src srcset to xlink:href'.split(' '));
const pictures = new Set(['image', 'img', 'input', 'picture']);
function listTagAddresses(tag) {
    return Object.entries(tag.attributes).flatMap(([name, value]) => {
        if (!addressed.has(name) || (name === 'to' && !tag.isJsx))
            return [];
        const isPicture = (pictures.has(tag.name.toLowerCase()) && name !== 'href') || /^(?:srcset|poster|background)$/.test(name);
        const url = readLiteral(value);
        const urls = name === 'srcset' ? url.split(/,\s/).map((one) => one.trim().split(/\s/)[0] ?? '') : [url];
        const text = (isPicture ? tag.attributes.alt : tag.isJsx ? tag.attributes.title : undefined) ?? '';
        return urls.flatMap((url) => url === '' ? [] : [{ kind: isPicture ? 'image' : 'link', url, text, line: tag.line }]);
    });
}
function readLiteral(value) {
    if (!value.startsWith('{'))
        return value.trim();
    return /^\{\s*(['"`])([^'"`$\\]*)\1\s*\}$/.exec(value)?.[2]?.trim() ?? '';
}


/***/ }),

/***/ 7858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TP: () => (/* binding */ countShared),
/* harmony export */   YI: () => (/* binding */ maxPage),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   l8: () => (/* binding */ denseOf),
/* harmony export */   r2: () => (/* binding */ squeeze),
/* harmony export */   tc: () => (/* binding */ measureIndent),
/* harmony export */   uz: () => (/* binding */ splitLines)
/* harmony export */ });
function textOf(part) {
    if (part.kind === 'tag')
        return Object.values(part.attributes).join('\n');
    return 'value' in part ? part.value : part.text;
}
const maxPage = 1_000_000;
const splitLines = (text) => text.split(/\r\n|\n|\r/);
const measureIndent = (line) => line.length - line.trimStart().length;
const squeeze = (text) => text.replace(/\s+/g, ' ').trim();
const denseOf = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
function countShared(one, other) {
    const listWords = (text) => new Set(text
        .slice(0, 2_000)
        .toLowerCase()
        .match(/[\p{L}\p{N}]{4,}/gu));
    return listWords(one).intersection(listWords(other)).size;
}


/***/ }),

/***/ 4968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Li: () => (/* binding */ parseLines),
  NL: () => (/* binding */ parsePage),
  ys: () => (/* binding */ readSaid)
});

// EXTERNAL MODULE: ./build/pages/formats.js
var formats = __webpack_require__(8191);
// EXTERNAL MODULE: ./build/review/diff/html.js
var html = __webpack_require__(8772);
// EXTERNAL MODULE: ./node_modules/acorn/dist/acorn.mjs
var acorn = __webpack_require__(4559);
// EXTERNAL MODULE: ./node_modules/acorn-jsx/index.js
var acorn_jsx = __webpack_require__(3637);
// EXTERNAL MODULE: ./node_modules/mdast-util-from-markdown/lib/index.js + 38 modules
var lib = __webpack_require__(1541);
// EXTERNAL MODULE: ./node_modules/mdast-util-frontmatter/lib/index.js
var mdast_util_frontmatter_lib = __webpack_require__(8494);
// EXTERNAL MODULE: ./node_modules/mdast-util-gfm/lib/index.js + 8 modules
var mdast_util_gfm_lib = __webpack_require__(376);
// EXTERNAL MODULE: ./node_modules/mdast-util-mdx/lib/index.js + 10 modules
var mdast_util_mdx_lib = __webpack_require__(1925);
// EXTERNAL MODULE: ./node_modules/micromark-extension-frontmatter/lib/syntax.js
var syntax = __webpack_require__(796);
// EXTERNAL MODULE: ./node_modules/micromark-extension-gfm/index.js + 7 modules
var micromark_extension_gfm = __webpack_require__(2297);
// EXTERNAL MODULE: ./node_modules/micromark-extension-mdxjs/index.js + 13 modules
var micromark_extension_mdxjs = __webpack_require__(4613);
// EXTERNAL MODULE: ./build/review/diff/front-matter.js
var front_matter = __webpack_require__(38);
// EXTERNAL MODULE: ./build/review/diff/page.js
var page = __webpack_require__(7858);
;// CONCATENATED MODULE: ./build/review/diff/markers.js


function isEsm(paragraph) {
    const isImport = /^import\s*(?:["'{*]|[\w$]+\s*(?:,|\sfrom\b))/.test(paragraph) && /["']/.test(paragraph);
    return isImport || /^export\s*(?:[{*]|(?:default|const|let|var|class|(?:[a-z]+\s+)?function)\b)/.test(paragraph);
}
function readExpression(value, line) {
    const comment = /^\s*\/\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(value)?.[1];
    return comment === undefined
        ? { kind: 'expression', value: value.trim(), line }
        : { kind: 'comment', value: comment.trim(), line };
}
const verbatim = /<(\w{1,20})(?:\s[^<>]{0,200})?\sv-pre(?:\s[^<>]{0,200})?>[^<]{0,2000}<\/\1>/g;
function readBraces(text, line) {
    const source = text.includes('v-pre') ? text.replace(verbatim, (found) => found.replaceAll('{', ' ')) : text;
    const parts = [];
    let at = line;
    for (let index = 0; index < source.length; index += 1) {
        const sign = source[index];
        if (sign === '\n')
            at += 1;
        else if (sign === '\\')
            index += 1;
        else if (sign === '`')
            index = skipCode(source, index);
        else if (sign === '{') {
            const end = findEnd(source, index);
            const value = source.slice(index + 1, end);
            for (const part of readBrace(value, at))
                parts.push(part);
            at += value.split('\n').length - 1;
            index = end;
        }
    }
    return parts;
}
function readBrace(value, line) {
    if (/^(?:%|\{[<%]|\s*$)/.test(value) || /^#[^\s{}"'=]+\s*$/.test(value))
        return [];
    if (!/^\s*(?::|[.#][\w-]+(?=[\s}]|$)|[\w:@-]{1,80}\s?=\s?["']|(?:on[a-z]{3,20}|style)\s?=|hidden\s*$)/.test(value))
        return [readExpression(value, line)];
    const list = value.replace(/^:/, '').replace(/(^|\s)[.#][\w-]+(?=\s|$)/g, '$1');
    if (list.trim() === '')
        return [];
    return (0,html/* parseHtml */.Z)(`<x ${list}>`, line).map((part) => (part.kind === 'tag' ? { ...part, name: '' } : part));
}
function skipCode(source, start) {
    let width = 1;
    while (source[start + width] === '`')
        width += 1;
    const ticks = /`+/g;
    ticks.lastIndex = start + width;
    for (let found = ticks.exec(source); found !== null; found = ticks.exec(source))
        if (found[0].length === width)
            return found.index + width - 1;
    return start + width - 1;
}
function findEnd(source, start) {
    let depth = 0;
    for (let index = start; index < source.length; index += 1) {
        if (source[index] === '{')
            depth += 1;
        else if (source[index] === '}')
            depth -= 1;
        if (depth === 0)
            return index;
    }
    return source.length;
}
function isOpenFence(source) {
    const fence = /^(?:`{3,}|~{3,})/.exec(source)?.[0];
    if (fence === undefined)
        return false;
    const whole = source.trimEnd();
    const end = whole.lastIndexOf('\n');
    const last = end < 0 ? '' : whole.slice(end).replace(/^[\s>]*/, '');
    return !/^(?:`{3,}|~{3,})$/.test(last) || last[0] !== fence[0] || last.length < fence.length;
}
const marks = [
    /^\s*:{3,}\s*\{?([\w-]+)\}?[ \t]*(.*)$/,
    /^\s*(?:!!!|\?\?\?\+?)\s+([\w-]+)[ \t]*(.*)$/,
    /^\s*(-{1,2}8<-{1,2})[ \t]*(.*)$/,
];
const inclusions = [
    /^\s*<<<?\s{0,3}(?:@\/|[./{[(~]|\w{1,60}[/.])([^\n]{1,500})$/,
    /\{\{\s{0,3}#(?:include|rustdoc_include|playground|playpen)\s{1,9}([^{}]{1,500})\}\}/,
    /^\s*(?:!!!?\s?include|[$@]include|!include|@import)\b[\s("']{1,4}([^\n]{1,500})$/,
    /\{!\s{0,3}([^!{}]{1,500})!\}/,
    /\{download\}`(?:[^`<>]{0,500}<)?([^`<>]{1,500})>?`/,
    /\[!(?:INCLUDE|code)[^[\]]{0,80}(?:\[[^[\]]{0,200}\])?\]?\(([^()]{1,500})\)/i,
    /\{\{-?\s{0,3}(?:include|include_raw|import|readFile|os\.ReadFile|includeMarkdown)\b\s{0,3}[("'`]([^{}]{1,500})\}\}/,
];
const toDirective = (name, value, line) => {
    return { kind: 'directive', name, value: value.trim(), line };
};
const shortcode = /\{(?:%-?(?!\s*(?:raw|verbatim)\b)|\{[<%])\s{0,9}([\w/.-]+)(?![\w/.-])([^{}]*)[%>]\}\}?/g;
function readDirectives(source, line) {
    let isListed = false;
    return (0,page/* splitLines */.uz)(source).flatMap((text, index) => {
        const at = line + index;
        if (/^\s*-{1,2}8<-{1,2}\s*$/.test(text))
            isListed = !isListed;
        else if (isListed)
            return [toDirective('--8<--', text, at)];
        for (const form of inclusions) {
            const value = form.exec(text)?.[1];
            if (value !== undefined)
                return [toDirective('include', value, at)];
        }
        for (const mark of marks) {
            const [, name, value = ''] = mark.exec(text) ?? [];
            if (name !== undefined)
                return [toDirective(name, value, at)];
        }
        const codes = [...text.matchAll(shortcode)];
        return codes.map(([, name = '', value = '']) => toDirective(name, value.replace(/-$/, ''), at));
    });
}
const lineDirectives = [
    /^\s*\.\.\s+(?:\|[^|]{1,80}\|\s+)?([\w:-]{1,60}?)::\s*(.*)$/,
    /(?<![\\\w])(include|image|video|audio|link|xref|pass|stem)::?([^\s[]{0,500}\[.{0,500})/,
    /^(\+{4})()$/,
    /^\[(source|subs|pass|stem)[^\]]{0,20}(subs\s*=[^\]]{0,200})\]/,
    /^:([\w-]*subs|allow-uri-read|docinfo\w{0,8}|source-highlighter):\s*(.*)$/,
    /^\s+:(file|url|http-equiv|class):\s*(.*)$/,
    /:(download|include|file|source|raw-html|raw):`(?:[^`<>]{0,500}<)?([^`<>]{1,500})>?`/,
];
function readLineDirectives(text, line) {
    return lineDirectives.flatMap((form) => {
        const [, name, value = ''] = form.exec(text) ?? [];
        return name === undefined ? [] : [toDirective(name, value, line)];
    });
}

;// CONCATENATED MODULE: ./build/review/diff/markdown.js













const matters = ['yaml', 'toml'];
function parseMarkdown(source, isMdx, hasComments = false) {
    const plain = source.replace(/^\uFEFF/, '');
    const escaped = isMdx ? escapeIds(plain) : dedentBoxes(plain);
    const text = isMdx && hasComments ? escapeComments(escaped) : escaped;
    const mdx = isMdx ? [(0,micromark_extension_mdxjs/* mdxjs */.d)({ acorn: makeJavaScriptParser(), addResult: false })] : [];
    const tree = (0,lib/* fromMarkdown */.Y)(text, {
        extensions: [(0,syntax/* frontmatter */.v)([...matters]), (0,micromark_extension_gfm/* gfm */.T)(), ...mdx],
        mdastExtensions: [(0,mdast_util_frontmatter_lib/* frontmatterFromMarkdown */.q)([...matters]), (0,mdast_util_gfm_lib/* gfmFromMarkdown */.C)(), ...(isMdx ? [(0,mdast_util_mdx_lib/* mdxFromMarkdown */.r)()] : [])],
    });
    const remarks = resolveReferences(tree);
    return [...walk(tree, text, isMdx), ...remarks];
}
function dropCode(source) {
    let [text, at] = ['', 0];
    for (const node of listNodes((0,lib/* fromMarkdown */.Y)(source, { extensions: [(0,micromark_extension_gfm/* gfm */.T)()], mdastExtensions: [(0,mdast_util_gfm_lib/* gfmFromMarkdown */.C)()] }))) {
        if (node.type !== 'code' && node.type !== 'inlineCode')
            continue;
        text += `${source.slice(at, node.position?.start.offset)} `;
        at = node.position?.end.offset ?? at;
    }
    return text + source.slice(at);
}
function* listNodes(tree) {
    const left = [tree];
    for (let node = left.pop(); node !== undefined; node = left.pop()) {
        yield node;
        for (const child of listChildren(node))
            left.push(child);
    }
}
function escapeIds(text) {
    return text.replace(/^(#{1,6} .*\S[ \t]+)\{(#[\w.-]+)\}[ \t]*$/gm, '$1\\{$2}');
}
const codeOrComment = /^ {0,3}(```|~~~)[\s\S]*?^ {0,3}\1|`[^`\n]*`|<!--([\s\S]*?)-->/gm;
const escapeComments = (text) => text.replace(codeOrComment, (whole, _, comment) => comment === undefined ? whole : `{/*${comment.replaceAll('*/', '* /')}*/}`);
const boxMark = /^[ \t]*(?:!!!|\?{3}\+?|={3}[+!]?)[^\S\n]+\S/m;
const fenceMark = /^\s*(`{3,}(?!.*`)|~{3,})(.*)/;
function dedentBoxes(text) {
    if (!boxMark.test(text))
        return text;
    const indents = [];
    let fence = '';
    const dedent = (line) => {
        if (line.trim() === '')
            return line;
        while (fence === '' && (0,page/* measureIndent */.tc)(line) < (indents.at(-1) ?? 0))
            indents.pop();
        const own = line.replace(new RegExp(`^[ ]{0,${4 * indents.length}}`), '');
        const [, mark = '', info = ''] = fenceMark.exec(line) ?? [];
        if (fence === '')
            fence = mark;
        else if (mark.startsWith(fence) && info.trim() === '')
            fence = '';
        if (fence === '' && boxMark.test(line))
            indents.push((0,page/* measureIndent */.tc)(line) + 4);
        return own;
    };
    return text.split('\n').map(dedent).join('\n');
}
function resolveReferences(tree) {
    const nodes = [...listNodes(tree)];
    const definitions = nodes.filter((node) => node.type === 'definition');
    const byId = new Map(definitions.toReversed().map((node) => [node.identifier, node]));
    const used = new Set();
    for (const node of nodes) {
        if (node.type !== 'linkReference' && node.type !== 'imageReference')
            continue;
        const definition = byId.get(node.identifier);
        if (definition)
            used.add(definition);
        Object.assign(node, { type: node.type === 'linkReference' ? 'link' : 'image', url: definition?.url ?? '' });
    }
    return definitions.flatMap((node) => (used.has(node) ? readTitle : readRemark)(node, node.position?.start.line ?? 1));
}
function walk(tree, source, isMdx) {
    const parts = [];
    const steps = [{ node: tree, line: 1, list: undefined }];
    for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
        const { node } = step;
        const line = node.position?.start.line ?? step.line;
        const [first] = 'children' in node ? node.children : [];
        if (first?.type === 'paragraph' && node.type === 'listItem' && node.checked)
            first.children.unshift({ type: 'text', value: '☑ ' });
        if (first?.type === 'paragraph' && node.type === 'footnoteDefinition')
            first.children.unshift({ type: 'footnoteReference', identifier: node.identifier });
        for (const part of readNode(node, line, source, isMdx))
            parts.push(step.list !== undefined && part.kind === 'text' ? { ...part, list: step.list } : part);
        const isNumbered = 'ordered' in node ? node.ordered : 'name' in node && /^(?:Steps|ol)$/.test(node.name ?? '');
        const list = isNumbered ? 'numbered' : node.type === 'list' ? 'plain' : step.list;
        const children = unravel(node)?.toReversed() ?? listChildren(node);
        for (const child of children)
            steps.push({ node: child, line, list });
    }
    return parts;
}
function readRemark({ label, title }, line) {
    const value = [label, title].filter((text, at) => text && (at === 1 || /\s/.test(text))).join(' ');
    return value === '' ? [] : [{ kind: 'comment', value, line }];
}
const listChildren = (node) => ('children' in node ? node.children.toReversed() : []);
const readTitle = ({ title }, line) => title ? [{ kind: 'text', value: title, line }] : [];
function readNode(node, line, source, isMdx) {
    switch (node.type) {
        case 'heading':
            return [readHeading(node, line), ...readSource(node, line, source, isMdx)];
        case 'paragraph':
        case 'tableCell':
            return [
                ...(unravel(node) ? [] : [{ kind: 'text', value: toText(node, '`'), line }]),
                ...readSource(node, line, source, isMdx),
            ];
        case 'link':
            return [{ kind: 'link', url: node.url, text: toText(node), line }, ...readTitle(node, line)];
        case 'definition':
            return [{ kind: 'link', url: node.url, text: '', line }];
        case 'image':
            return [{ kind: 'image', url: node.url, text: node.alt ?? '', line }, ...readTitle(node, line)];
        case 'inlineCode':
            return [{ kind: 'inline-code', value: node.value, line }];
        case 'code': {
            const code = { kind: 'code', lang: node.lang ?? '', meta: node.meta ?? '', value: node.value, line };
            return [isOpenFence(slice(node, source)) ? { ...code, isOpen: true } : code];
        }
        case 'delete':
            return [{ kind: 'tag', name: 'del', attributes: {}, isJsx: false, line }];
        case 'html':
            return (0,html/* parseHtml */.Z)(node.value, line);
        case 'mdxJsxFlowElement':
        case 'mdxJsxTextElement':
            return readJsx(node, line);
        case 'mdxFlowExpression':
        case 'mdxTextExpression':
            return [readExpression(node.value, line)];
        case 'mdxjsEsm':
            return splitStatements(node.value, line);
        default: {
            const { type, value } = node;
            return type === 'yaml' || type === 'toml' ? (0,front_matter/* parseFrontMatter */.e)(value ?? '', line) : [];
        }
    }
}
function unravel(node) {
    if (node.type !== 'paragraph')
        return undefined;
    const inner = node.children.filter((one) => one.type !== 'text' || one.value.trim() !== '');
    if (inner.length === 0 || !inner.every((one) => one.type === 'mdxJsxTextElement'))
        return undefined;
    return inner.map((one) => {
        const children = one.children.length > 0 ? [{ type: 'paragraph', children: one.children }] : [];
        return { ...one, children };
    });
}
function readHeading(node, line) {
    const text = toText(node);
    const found = /\{#([^{}\s]+)(?: [^{}]*)?\}$/.exec(text);
    const heading = { kind: 'heading', depth: node.depth, line };
    return found === null ? { ...heading, text } : { ...heading, text: text.slice(0, found.index).trim(), id: found[1] };
}
function readSource(node, line, source, isMdx) {
    const text = slice(node, source);
    const directives = readDirectives(text, line);
    if (isMdx)
        return directives;
    const isCode = node.type === 'paragraph' && node.position?.start.column === 1 && isEsm(text);
    return [...(isCode ? splitStatements(text, line) : []), ...directives, ...readBraces(text, line)];
}
function readJsx(node, line) {
    if (node.name === null)
        return [];
    const attributes = Object.fromEntries(node.attributes.map((attribute) => {
        if (attribute.type === 'mdxJsxExpressionAttribute')
            return [`{${attribute.value}}`, ''];
        const { name, value } = attribute;
        return [name.toLowerCase(), typeof value === 'object' && value !== null ? `{${value.value}}` : (value ?? '')];
    }));
    const tag = { kind: 'tag', name: node.name, attributes, isJsx: true, line };
    return [tag, ...(0,html/* listTagAddresses */.d)(tag)];
}
function splitStatements(value, line) {
    const parts = [];
    let at = line;
    for (const statement of value.split(/\n(?=(?:import|export)\b)/)) {
        parts.push({ kind: 'esm', value: statement.trim(), line: at });
        at += statement.split('\n').length;
    }
    return parts;
}
function slice(node, source) {
    return source.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0);
}
function toText(node, tick = '') {
    let text = '';
    const isAlone = 'children' in node && node.children.length === 1;
    for (const next of listNodes(node)) {
        if (next.type === 'text')
            text += next.value;
        else if (next.type === 'inlineCode')
            text += tick + next.value + tick;
        else if ((tick === '' || !isAlone) && next.type === 'image')
            text += next.alt ?? '';
        else if (tick !== '' && next.type === 'footnoteReference')
            text += `[^${next.identifier}]`;
        else if (next.type === 'break' || (next.type === 'html' && /^<br\b/i.test(next.value)))
            text += ' ';
    }
    return (0,page/* squeeze */.r2)(text);
}
const maxWork = 2_000_000;
function makeJavaScriptParser() {
    let left = maxWork;
    return acorn/* Parser */.iX.extend(acorn_jsx(), (Base) => {
        return class extends Base {
            constructor(options, text, start) {
                left -= text.length;
                if (left < 0)
                    throw Object.freeze(new Error('Reading the JavaScript of this page takes too long.'));
                super(options, text, start);
            }
        };
    });
}

;// CONCATENATED MODULE: ./build/review/diff/parse-page.js





function parseLines(format, text) {
    const isRead = ({ kind }) => /^(?:tag|comment|link|image)$/.test(kind);
    const lines = (0,page/* splitLines */.uz)(text.slice(0, page/* maxPage */.YI)).map((line, at) => readLine(line, at + 1, (0,formats/* isTree */.xK)(format)));
    return [...lines.flat(), ...(0,html/* parseHtml */.Z)(text.slice(0, page/* maxPage */.YI), 1).filter(isRead)];
}
const bare = /\b(?:https?|ftp):\/\/[^\s<>"'`[\]()]+/gi;
function findBareLinks(text, line) {
    return Array.from(text.matchAll(bare), ([whole]) => {
        const url = whole.replace(/[.,;:!?]{1,9}$/, '');
        return { kind: 'link', url, text: url, line };
    });
}
function readLine(line, at, isMarkdown) {
    if (line.trim() === '')
        return [];
    return [
        { kind: 'text', value: line.trim(), line: at },
        ...findBareLinks(line, at),
        ...readDirectives(line, at),
        ...(isMarkdown ? readBraces(line, at) : readLineDirectives(line, at)),
        ...(isMarkdown && isEsm(line) ? [{ kind: 'esm', value: line.trim(), line: at }] : []),
    ];
}
const maxTree = 250_000;
const maxLine = 100_000;
const maxNesting = 200;
const maxCells = 500;
const maxUnderlines = 1_000;
const maxContainers = 2_000;
const maxComments = 2_000;
const maxPairs = 4e7;
const maxNodes = 20_000;
const container = /^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t]))*/;
const delimiter = /[[*~<]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
function isTooHard(text) {
    if (text.length > maxTree || text.split('/*').length > maxComments)
        return true;
    let [underlines, containers, pairs, nodes, before, last] = [0, 0, 0, 0, 0, ''];
    for (const line of (0,page/* splitLines */.uz)(text)) {
        const isBlank = line.trim() === '';
        if (line.length > maxLine || measureNesting(line) > maxNesting || line.split('|').length > maxCells)
            return true;
        if (!isBlank && /^[-=|:>\s]+$/.test(line))
            underlines += 1;
        const kind = /^\s*\[\^/.test(line) ? '^' : (container.exec(line)?.[0].replace(/[\s\d]+/g, '') ?? '');
        if (kind === '^' || (kind !== '' && (before === 0 || kind !== last)))
            containers += 1;
        if (!isBlank && (kind !== '' || !/^(?: {3}|\t)/.test(line)))
            last = kind;
        const stray = Math.max(0, line.split(']').length - line.split('[').length);
        const more = 1 + (line.match(delimiter)?.length ?? 0) + stray;
        pairs += more * (2 * before + more) + (before * line.length) / 8;
        if (!isBlank)
            nodes += more + kind.length + (before === 0 ? 4 : 0);
        before = isBlank ? 0 : before + more;
        if (underlines > maxUnderlines || containers > maxContainers)
            return true;
        if (pairs > maxPairs || nodes > maxNodes)
            return true;
    }
    return false;
}
function measureNesting(line) {
    const prefix = container.exec(line)?.[0] ?? '';
    const indent = /^[ \t>]*/.exec(line)?.[0].length ?? 0;
    return line.trim() === '' ? 0 : Math.max(prefix.replace(/[^>.)*+-]/g, '').length, indent / 2);
}
const maxOpened = 1_000;
function readSaid(markdown) {
    const isLong = isTooHard(markdown) || (markdown.match(/[[*_]/g)?.length ?? 0) > maxOpened;
    return isLong ? markdown : dropCode(markdown);
}
function parsePage(format, text, hasComments = false) {
    if (!(0,formats/* isTree */.xK)(format) || isTooHard(text))
        return undefined;
    try {
        return { parts: parseMarkdown(text, format === 'mdx', hasComments), isParsed: true };
    }
    catch {
        const page = format === 'mdx' ? parsePage('markdown', text) : undefined;
        return page && { ...page, isParsed: false };
    }
}


/***/ }),

/***/ 1784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PP: () => (/* binding */ ordersAgent),
/* harmony export */   Ul: () => (/* binding */ addressesAgent),
/* harmony export */   pI: () => (/* binding */ instructsAgent)
/* harmony export */ });
/* harmony import */ var _triage_injection_encoded_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6633);
/* harmony import */ var _triage_injection_find_order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4953);
/* harmony import */ var _triage_injection_forged_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5582);
/* harmony import */ var _triage_reading_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(265);
/* harmony import */ var _commands_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8811);
/* harmony import */ var _patterns_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5854);






const agents = (0,_patterns_js__WEBPACK_IMPORTED_MODULE_5__/* .compile */ .wE)('agents').source;
const agent = new RegExp(`\\b(?:${agents})\\b`);
const meant = '(?:agents?|assistants?|bots?|llms?|models?|reviewers?)';
const ordered = new RegExp(`\\b${meant}\\b[^.!?\\n]{0,80}\\b(?:should|shall|must|needs? to|ha(?:s|ve) to|please|always|never|do not|don't)\\b|` +
    `(?:^|[.!?:]\\s)\\W{0,8}(?:(?:dear|hey|note (?:for|to)|for|to) )?${meant}[,:]\\s`);
const forMaintainers = (0,_patterns_js__WEBPACK_IMPORTED_MODULE_5__/* .compile */ .wE)('maintainers');
const outside = /:\/\/|\b(?:curl|wget|npx|uvx|pipx)\b/;
const longest = 4_000;
const overlap = 300;
const maxPieces = 30;
function ordersAgent(text, isPlain = false) {
    const pieces = (0,_commands_js__WEBPACK_IMPORTED_MODULE_4__/* .splitLong */ .Xj)(text, longest, overlap);
    return pieces.length > maxPieces || pieces.some((piece) => ordersInPiece(piece, isPlain));
}
function ordersInPiece(text, isPlain) {
    const lines = (0,_triage_reading_js__WEBPACK_IMPORTED_MODULE_3__/* .foldLines */ .r7)(text);
    const isNamed = [agent, ordered].some((form) => form.test(lines));
    if (isNamed || (0,_triage_injection_encoded_js__WEBPACK_IMPORTED_MODULE_0__/* .encodesInstructions */ .z)({ raw: text, lines }))
        return true;
    if (forMaintainers.test(lines) && !outside.test(lines))
        return false;
    return (((0,_triage_injection_find_order_js__WEBPACK_IMPORTED_MODULE_1__/* .holdsOrder */ .r)(lines, 'hidden') && (!isPlain || outside.test(lines))) ||
        (0,_triage_injection_forged_js__WEBPACK_IMPORTED_MODULE_2__/* .findForgery */ .e)(lines) !== undefined ||
        (0,_triage_injection_find_order_js__WEBPACK_IMPORTED_MODULE_1__/* .holdsOrder */ .r)(lines, 'comment'));
}
const greeting = '(?:(?:hey|hi|hello|dear|note (?:to|for)|for|to) )?(?:(?:an?|all|any|the) )?(?:[a-z]{2,12} )?';
const address = new RegExp(`^\\W{0,8}${greeting}(?:${agents}|agents?)s?[,:]`);
const cast = new RegExp(`\\b(?:if you are|si vous êtes|si (?:usted )?eres|wenn (?:du|sie)) (?:[a-z]{2,5} )?(?:${agents})\\b`);
const callsAgent = (lines) => cast.test(lines) || lines.split('\n').some((line) => address.test(line));
function addressesAgent(text) {
    const lines = (0,_triage_reading_js__WEBPACK_IMPORTED_MODULE_3__/* .foldLines */ .r7)(text);
    return callsAgent(lines) || (agent.test(lines) && (0,_triage_injection_find_order_js__WEBPACK_IMPORTED_MODULE_1__/* .holdsOrder */ .r)(lines, 'remark'));
}
function instructsAgent(text) {
    const lines = (0,_triage_reading_js__WEBPACK_IMPORTED_MODULE_3__/* .foldLines */ .r7)(text);
    return callsAgent(lines) || ordered.test(lines);
}


/***/ }),

/***/ 3777:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PP: () => (/* binding */ isOddPath),
/* harmony export */   d6: () => (/* binding */ findHosts),
/* harmony export */   ep: () => (/* binding */ findInWords),
/* harmony export */   fU: () => (/* binding */ findInCommands),
/* harmony export */   pN: () => (/* binding */ findSaid)
/* harmony export */ });
/* harmony import */ var _text_unicode_clean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3767);
/* harmony import */ var _text_unicode_invisible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1981);
/* harmony import */ var _triage_injection_look_alikes_json__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9857);
/* harmony import */ var _diff_diff_lines_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1132);
/* harmony import */ var _diff_page_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7858);
/* harmony import */ var _commands_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8811);
/* harmony import */ var _description_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9223);
/* harmony import */ var _hosts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(726);








const beyondAscii = /[^\t\n\v\f\r -~]/;
const mayHide = /(?![\t\n\v\f\r])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{DI}\p{Noncharacter_Code_Point}\u2028\u2029\u2800]/u;
const never = /^[\p{Cc}\p{Co}\p{Cs}\u2028\u2029]$/u;
const drawn = /^[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}]$/u;
const directions = /[\u061c\u200e\u200f\u2066-\u2069]/;
const rightToLeft = /(?!\u061c)[\p{scx=Hebr}\p{scx=Arab}\p{scx=Syrc}\p{scx=Thaa}\p{scx=Nkoo}\p{scx=Adlm}]/u;
const withoutBlanks = /^[\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Tibt}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]\p{M}*$/u;
const longWord = /^[\p{L}\p{M}\u00ad]{12,}[.,:;!?)]?$/u;
function findHidden(text, line = text) {
    if (!mayHide.test(text))
        return undefined;
    const characters = Array.from(text);
    const kept = Array.from((0,_text_unicode_invisible_js__WEBPACK_IMPORTED_MODULE_1__/* .dropInvisible */ .Nv)(text));
    let at = 0;
    for (const [index, character] of characters.entries()) {
        const isKept = character === kept[at];
        if (isKept || kept[at] === ' ')
            at += 1;
        if (/^[\t\n\v\f\r]$/.test(character) || (isKept && !never.test(character)))
            continue;
        if (!isGenuine(character, characters[index - 1] ?? '', characters[index + 1] ?? '', text, line))
            return nameOf(character);
    }
    return undefined;
}
function nameOf(character) {
    return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
function isGenuine(character, before, after, text, line) {
    if (drawn.test(character))
        return true;
    if (/^[\ufe0e\ufe0f]$/.test(character))
        return /^[\p{S}\p{Extended_Pictographic}]$/u.test(before);
    if (/^[\ufe00-\ufe02\u{e0100}-\u{e01ef}]$/u.test(character))
        return /^\p{sc=Han}$/u.test(before);
    if (character === '\u200b')
        return withoutBlanks.test(before) || withoutBlanks.test(after);
    if (directions.test(character))
        return rightToLeft.test(line);
    return character === '\u00ad' && longWord.test(text);
}
const lookAlikes = _triage_injection_look_alikes_json__WEBPACK_IMPORTED_MODULE_2__.flatMap((row) => row.split(' ')).flatMap((group) => Array.from(group).slice(1));
const latinOf = new Set(lookAlikes);
const foreign = /[\p{sc=Cyrl}\p{sc=Grek}\p{sc=Armn}\p{sc=Cher}\p{sc=Copt}\p{sc=Lisu}]/u;
const latin = /\p{sc=Latn}/u;
const twin = /[ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο]/;
const formula = /^\p{sc=Grek}?[\p{sc=Latn}\p{N}]*\p{sc=Grek}?$/u;
const declined = /^[A-Za-z]{3,}\p{sc=Cyrl}{1,3}$/u;
const styled = /(?:[\u{1d400}-\u{1d7ff}\u{1f110}-\u{1f189}\u24b6-\u24e9\u249c-\u24b5].*){3}|(?:[\uff21-\uff3a\uff41-\uff5a].*){2}/u;
const wideScripts = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u;
const looksLatin = (letter) => latinOf.has(letter.toLowerCase()) || twin.test(letter);
function isMixedScript(run) {
    if (!foreign.test(run) || !latin.test(run) || (formula.test(run) && !twin.test(run)))
        return false;
    return Array.from(run).every((letter) => !foreign.test(letter) || looksLatin(letter));
}
function isWholeScript(run) {
    return run.length > 2 && Array.from(run).every((letter) => foreign.test(letter) && looksLatin(letter));
}
const disguised = new RegExp('[A-Za-z]\\p{Mn}|' +
    '[ɑɓɗɡɩǀǃɪɴʀʏʙʜʟᴀᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢꜰꜱꭇꭱ\\p{sc=Cher}\\p{sc=Copt}\\p{sc=Lisu}]|' +
    '(?:^|[\\w-])[\\u2010\\u2011\\u2043\\u2212\\ufe63\\uff0d]+(?=[A-Za-z])|' +
    '\\w[\\u2215\\u2044\\u29f8\\u2024\\ua789\\u02d0\\ufe52\\ufe55](?=\\w)', 'u');
function isLike(word) {
    const letters = word.match(/(?![ªº])[\p{L}\p{Nd}\p{Nl}\uff01-\uff5e]/gu) ?? [];
    const isWide = letters.some((one) => one > '~' && /^[!-~]+$/.test(one.normalize('NFKC')));
    return isWide || disguised.test(word.normalize('NFC'));
}
function isDisguised(word) {
    return /[A-Za-z]/.test(word) && (isLike(word) || word.split(/[^\p{L}\p{M}]+/u).some(isMixedScript));
}
const device = /^(?:aux|con|nul|prn|com\d|lpt\d|\.git|git~\d)(?:\.|$)/i;
function isOddPath(path) {
    if (findHidden(path) !== undefined || /[\\:*?"<>|]|%(?:2e|2f|5c|00)/i.test(path))
        return true;
    const isOdd = (one) => /^$|^\.{1,2}$|^\s|[\s.]$/u.test(one) || device.test(one) || isDisguised(one);
    return path.split('/').some(isOdd);
}
const host = /^[a-z][a-z0-9+.-]{0,30}:[/\\]{2}([^/\\?#]*)|^[/\\]{2}([^/\\?#]*)/iu;
function isOddHost(url) {
    const [, absolute, relative] = host.exec(url.trim()) ?? [];
    const authority = absolute ?? relative ?? '';
    if (/^[^@]*\.[^@]*@|[\u2024\u2044\u2215\u29f8\uff0f\uff3c\ufe68]/.test(authority))
        return true;
    const labels = (authority.split('@').at(-1) ?? '').replace(/:\d*$/, '').split(/[.\u3002\uff0e\uff61]/);
    const isLatin = /^[a-z]{2,}$/i.test(labels.at(-1) ?? '');
    return labels.some((label) => /^xn--/i.test(label) ||
        isDisguised(label) ||
        (isLatin && beyondAscii.test(label) && (/[a-z]/i.test(label) || isWholeScript(label))));
}
function showsOtherHost(text, url) {
    const form = /^(?:[a-z][a-z0-9+.-]{0,30}:)?\/\/(?:www\.)?([\w.-]+\.[a-z]{2,24})(?=[/:?#]|$)/i;
    const readHost = (one) => form.exec(one.trim())?.[1]?.toLowerCase();
    const [shown, real] = [readHost(text), readHost(url)];
    return shown !== undefined && real !== undefined && (0,_hosts_js__WEBPACK_IMPORTED_MODULE_5__/* .findDomain */ .ub)(shown) !== (0,_hosts_js__WEBPACK_IMPORTED_MODULE_5__/* .findDomain */ .ub)(real);
}
const blanks = /[\t-\r \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/;
const splitWords = (text) => text.split(blanks).filter((word) => word !== '');
function listTexts({ change, pages }) {
    const byLines = new Set(pages.filter(_commands_js__WEBPACK_IMPORTED_MODULE_3__/* .isByLines */ .Xs).map(({ path }) => path));
    const lines = change.files.flatMap(({ path, before, after }) => (0,_diff_diff_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .listNew */ .v7)(before?.text, after?.text).map(({ line, text }) => {
        return { path, line, text: /\.mdx?$/.test(path) ? text : (0,_text_unicode_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeEntities */ .Sm)(text), isCode: byLines.has(path) };
    }));
    const parts = pages.flatMap(({ path, added, removed }) => {
        const old = new Set(removed.map(writtenIn));
        return added
            .map((part) => ({ path, line: part.line, text: writtenIn(part), isCode: /code|link|image/.test(part.kind) }))
            .filter(({ text }) => !old.has(text));
    });
    return [...lines, ...parts].filter(({ text }) => beyondAscii.test(text));
}
const writtenIn = (part) => ('url' in part ? part.url : (0,_diff_page_js__WEBPACK_IMPORTED_MODULE_7__/* .textOf */ .b6)(part));
const [minForeign, maxInLine] = [3, 100];
function isWrittenForeign(text) {
    let found = 0;
    for (const [word] of text.matchAll(/[\p{L}\p{M}]{2,}/gu)) {
        if (/(?!\p{sc=Latn})\p{L}/u.test(word) && !latin.test(word) && !isWholeScript(word))
            found += 1;
        if (found >= minForeign)
            return true;
    }
    return false;
}
function findInWords(context) {
    const { change, base } = context;
    const removed = change.files.flatMap(({ before, after }) => (0,_diff_diff_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .listNew */ .v7)(after?.text, before?.text));
    const old = new Set(removed.flatMap(({ text }) => (beyondAscii.test(text) ? splitWords(text) : [])));
    const texts = listTexts(context);
    const isForeignFile = ({ after }) => isWrittenForeign(after?.text ?? '');
    const foreign = new Set((texts.length > 0 ? change.files : []).filter(isForeignFile).map(({ path }) => path));
    return texts.flatMap(({ path, line, text, isCode }) => {
        const isForeign = foreign.has(path);
        const isWide = wideScripts.test(text);
        const isMixed = (run) => (isMixedScript(run) && !(isForeign && declined.test(run))) || (!isForeign && isWholeScript(run));
        const words = splitWords(line === 1 ? text.replace(/^\ufeff/, '') : text);
        const found = words.values().flatMap((word) => {
            if (!beyondAscii.test(word) || old.has(word))
                return [];
            const hidden = findHidden(word, text);
            if (hidden !== undefined) {
                const isUsed = hidden === 'U+00AD' && !isCode && base.texts.some((one) => hyphen.test(one));
                return [{ kind: isUsed ? 'known-elsewhere' : 'hidden-character', path, line, subject: hidden }];
            }
            const isAlike = word.split(/[^\p{L}\p{M}]+/u).some(isMixed);
            const isStyled = styled.test(word) && !isWide;
            const isCommand = isCode && !isForeign && /[A-Za-z]/.test(word) && isLike(word);
            return isAlike || isStyled || isCommand ? [{ kind: 'look-alike', path, line, subject: word }] : [];
        });
        return [...found.take(maxInLine)];
    });
}
const hyphen = /\p{L}(?:\u00ad|&shy;|&#173;)\p{L}/u;
function findSaid({ change }) {
    const lines = (0,_description_js__WEBPACK_IMPORTED_MODULE_4__/* .listMessages */ .f)(change).flatMap(({ text }) => text.split('\n'));
    const hidden = lines.flatMap((line) => splitWords(line).flatMap((word) => findHidden(word, line) ?? []));
    return hidden.map((subject) => ({ kind: 'hidden-character', subject }));
}
const wideBlank = /\S([\u00a0\u2007\u202f\u3000])\S/;
function findInCommands(_, { added, removed }) {
    const find = (part) => (/code/.test(part.kind) ? wideBlank.exec((0,_diff_page_js__WEBPACK_IMPORTED_MODULE_7__/* .textOf */ .b6)(part))?.[1] : undefined);
    if (removed.some(find))
        return [];
    return added.flatMap((part) => {
        const blank = find(part);
        return blank === undefined ? [] : [{ kind: 'hidden-character', line: part.line, subject: nameOf(blank) }];
    });
}
const address = /[a-z][a-z0-9+.-]{0,30}:\/\/[^\s"'<>`()]+|\bxn--[a-z0-9-]{1,63}\.[^\s"'<>`()]+|[\w.+-]{1,64}@[\p{L}\p{N}.-]{3,253}/giu;
function findHosts(_, { added, before, addedLines, removedLines }) {
    const old = new Set([...before.map(writtenIn), ...removedLines.flatMap(({ text }) => listWritten(text))]);
    const links = added.filter((part) => 'url' in part);
    const words = addedLines.flatMap(({ line, text }) => listWritten(text).map((subject) => ({ line, subject })));
    const odd = [...links.map(({ line, url }) => ({ line, subject: url })), ...words].filter(({ subject }) => !old.has(subject) && isOddHost(subject));
    const posed = links.filter(({ kind, text, url }) => kind === 'link' && showsOtherHost(text, url));
    const all = [...posed.map(({ line, text }) => ({ line, subject: text })), ...odd];
    return all.map((found) => ({ kind: 'look-alike', ...found }));
}
function listWritten(text) {
    return (text.match(address) ?? []).map((url) => /^xn--|^[^/]*@/i.test(url) ? `//${url.replace(/^[^/]*@/, '')}` : url);
}


/***/ }),

/***/ 8811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FH: () => (/* binding */ listCommands),
/* harmony export */   Xj: () => (/* binding */ splitLong),
/* harmony export */   Xs: () => (/* binding */ isByLines),
/* harmony export */   e4: () => (/* binding */ dropPrefixes),
/* harmony export */   i4: () => (/* binding */ listLines),
/* harmony export */   oQ: () => (/* binding */ programOf),
/* harmony export */   t8: () => (/* binding */ toSnippet),
/* harmony export */   wj: () => (/* binding */ isSentence),
/* harmony export */   xV: () => (/* binding */ listSnippets)
/* harmony export */ });
/* harmony import */ var _pages_formats_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8191);
/* harmony import */ var _text_unicode_invisible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1981);
/* harmony import */ var _diff_page_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7858);
/* harmony import */ var _downloads_json__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5897);
/* harmony import */ var _patterns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5854);





function listSnippets(pages, side) {
    return pages.flatMap((page) => {
        const { path, hunks } = page;
        const rows = isByLines(page) ? hunks : [];
        return [
            ...page[side].map((part) => readText(part, path)),
            ...rows.map(({ line, [side]: lines }) => toSnippet(lines.join('\n'), 'line', { path, line })),
        ];
    });
}
const isByLines = ({ format, isParsed }) => !isParsed || !(0,_pages_formats_js__WEBPACK_IMPORTED_MODULE_0__/* .isTree */ .xK)(format);
function readText(part, path) {
    const isCode = /^(?:code|directive|esm|expression)$/.test(part.kind);
    const kind = part.kind === 'inline-code' ? part.kind : isCode ? 'code' : 'prose';
    const [line, lang] = part.kind === 'code' ? [part.line + 1, part.lang.toLowerCase()] : [part.line, ''];
    return toSnippet((0,_diff_page_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(part), kind, { path, line, lang });
}
function toSnippet(text, kind, { path = '', line = 1, lang = '' } = {}) {
    return { path, line, text, lines: listLines({ text, line }), kind, lang };
}
const codeTag = /<\/?(?:code|kbd|li|p|pre|samp|span|td)(?:\s[^<>\n]{0,500})?>/gi;
const continued = /(?:\\|`|\^|\||&&|\|\||[$<>]\()[ \t]*$/;
const maxJoined = 40;
const [maxLine, overlap] = [20_000, 1_000];
function splitLong(text, size, overlap) {
    if (text.length <= size)
        return [text];
    const step = size - overlap;
    return Array.from({ length: Math.ceil(text.length / step) }, (_, at) => text.slice(at * step, at * step + size));
}
function listLines({ text, line }) {
    const rows = (0,_text_unicode_invisible_js__WEBPACK_IMPORTED_MODULE_1__/* .dropUnseen */ .YN)(text)
        .replace(codeTag, ' ')
        .normalize('NFKC')
        .split(/\r\n?|\n/);
    const joined = [];
    for (let at = 0; at < rows.length;) {
        const first = at;
        const parts = [];
        for (let isOpen = true; isOpen && at < rows.length && at - first < maxJoined; at += 1) {
            const row = rows[at] ?? '';
            isOpen = continued.test(row.slice(-40)) || /^\s{0,40}(?:\||&&)/.test(rows[at + 1] ?? '');
            parts.push(row.replace(/[\\`^][ \t]*$/, ' '));
        }
        for (const text of splitLong(parts.join(' '), maxLine, overlap))
            joined.push({ text, line: line + first });
    }
    return joined;
}
const said = /(?<!\p{Ll})(?:\p{Ll}{2,}\s){2}\p{Ll}{2}|>`_|^\s*\.\.\s+_|\blink:|https?:\/\/[^\s[]{1,500}\[/u;
const isSentence = (text) => said.test(text) && !/^\s*(?:[$#>]|eval|exec|iex)\s|\s--\w/.test(text);
const lead = (0,_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .compile */ .wE)('lead');
const keyword = /^\s*(?:-\s+)?(?:(?:RUN|CMD|ENTRYPOINT)\s+|(?:run|script|command|cmd|sh|shell):\s*[|>]?\s*)/;
const prefixes = (0,_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .setOf */ .s4)(_downloads_json__WEBPACK_IMPORTED_MODULE_2__/* .prefixes */ .$F);
const separator = /(\|\||&&|;|\|&?|&(?=\s|$))/;
function listCommands(line) {
    const pieces = line.replace(lead, '').replace(keyword, '').split(separator);
    return pieces.flatMap((piece, at) => {
        const text = piece.trim();
        const words = at % 2 === 0 ? splitWords(text) : [];
        return words.length === 0 ? [] : { words, text, isPiped: /^\|&?$/.test(pieces[at + 1] ?? '') };
    });
}
function splitWords(text) {
    return text
        .split(/\s+|["'`][,\s]+(?=["'`])|(?<=[(=[])(?=["'`])/)
        .map((word) => word.replace(/^(?:\$\(|[("'`[{<!])+/, '').replace(/["'`)\],}]+[.,;:!?]*$/, ''))
        .filter((word) => word !== '');
}
function dropPrefixes(words) {
    let at = 0;
    let isPrefixed = false;
    for (; at < words.length; at += 1) {
        const word = words[at] ?? '';
        if (prefixes.has(word))
            isPrefixed = true;
        else if (!(/^\w{1,80}=/.test(word) || (isPrefixed && /^(?:-|\d+[smh]?$)/.test(word))))
            break;
    }
    return words.slice(at);
}
function programOf(words) {
    const name = dropPrefixes(words)[0]?.toLowerCase() ?? '';
    return name.replace(/^.*[/\\](?=[^/\\])|\.exe$/g, '');
}


/***/ }),

/***/ 9223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ listMessages),
/* harmony export */   n: () => (/* binding */ findInDescription)
/* harmony export */ });
/* harmony import */ var _text_unicode_clean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3767);
/* harmony import */ var _diff_page_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7858);
/* harmony import */ var _diff_parse_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4968);
/* harmony import */ var _agent_orders_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1784);
/* harmony import */ var _patterns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5854);





const mention = /(?<![/.@-]|[a-z\d]_{0,3})@([a-z\d](?:[a-z\d-]{0,38}[a-z\d])?(?:_[a-z\d]{1,8})?(?:\[bot\])?(?:\/[\w.-]{0,99}\w)?)(?!_{0,3}[a-z\d]|@)/gi;
const command = /^\s{0,9}(?:([/!][a-z][\w-]{1,30})|\.(?:approve|deploy|(?:un)?lock|merge|noop|release))(?![\w/.-])[^\n]{0,100}/gim;
const trailer = /^\s{0,9}(?:co-authored|signed-off|reviewed|helped|on-behalf)-(?:by|of)\s{0,3}:[^\n]{0,300}<[^\n<>@]{1,100}@[^\n<>]{1,200}>\s{0,9}$/gim;
function listMessages({ title, description, commits }) {
    const markdown = [title, description].map((text) => ({ text, isMarkdown: true }));
    const plain = commits.map(({ message }) => ({ text: message, isMarkdown: false }));
    return [...markdown, ...plain].flatMap((message) => {
        const clean = (0,_text_unicode_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X5)(message.text);
        return clean === message.text ? [message] : [message, { ...message, text: clean }];
    });
}
function findInDescription(context) {
    const messages = listMessages(context.change);
    const pages = context.fix.pages.map((page) => page.replace(/\/$/, '').toLowerCase());
    const commands = messages
        .flatMap(({ text }) => [...text.matchAll(command)])
        .filter(([, name = '']) => !pages.includes(name.toLowerCase()))
        .map(([found]) => ({ kind: 'bot-command', subject: (0,_diff_page_js__WEBPACK_IMPORTED_MODULE_4__/* .squeeze */ .r2)(found) }));
    return [...findMentions(context, messages), ...commands, ...findHidden(context), ...findCommits(context)];
}
function findMentions({ agent, base }, messages) {
    return messages.flatMap(({ text, isMarkdown }) => {
        const prose = (isMarkdown ? (0,_diff_parse_page_js__WEBPACK_IMPORTED_MODULE_1__/* .readSaid */ .ys)(text) : text).replace(trailer, '');
        return [...prose.matchAll(mention)].flatMap(([found, name = '']) => {
            const isPackage = found.includes('/') && base.texts.some((known) => known.includes(found));
            const isAgent = name.toLowerCase() === agent || `${name.toLowerCase()}[bot]` === agent;
            return isAgent || isPackage ? [] : [{ kind: 'mention', subject: (0,_diff_page_js__WEBPACK_IMPORTED_MODULE_4__/* .squeeze */ .r2)(found) }];
        });
    });
}
const comment = /<!--([\s\S]*?)(?:--!?>|(?![\s\S]))/g;
const unseen = [(0,_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .compile */ .wE)('unseen', 'gm'), /!\[([^\]\n]{8,2000})\]\(/g, /<details>([\s\S]{4,4000}?)(?:<\/details>|$)/gi];
const hiddenTag = (0,_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .compile */ .wE)('hiddenTag', 'i');
const order = (0,_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .compile */ .wE)('hiddenOrder', 'i');
const hint = /^\W{0,20}(?:please|e\.?g|describe|add a (?:descr|link|summ)\w*|list|tick|if|link|check|note)\b/i;
function findHidden({ change }) {
    const said = (0,_diff_parse_page_js__WEBPACK_IMPORTED_MODULE_1__/* .readSaid */ .ys)(change.description.slice(0, 100_000));
    const text = said.replace(comment, ' ');
    const comments = Array.from(said.matchAll(comment), ([, value = '']) => value);
    const others = [change.title, text].flatMap((one) => unseen.flatMap((form) => [...one.matchAll(form)].map(([, ...values]) => values.join(''))));
    const isFound = [...comments, ...others].some((one) => order.test(one) || (0,_agent_orders_js__WEBPACK_IMPORTED_MODULE_2__/* .addressesAgent */ .Ul)(one)) ||
        comments.some((one) => (0,_agent_orders_js__WEBPACK_IMPORTED_MODULE_2__/* .ordersAgent */ .PP)(one) && !hint.test(one)) ||
        hiddenTag.test(text);
    return isFound ? [{ kind: 'hidden-description', subject: 'description' }] : [];
}
const github = new Set(['web-flow', 'noreply@github.com']);
function findCommits({ change: { commits }, judgedBefore, agent }) {
    const at = judgedBefore === undefined ? commits.length : commits.findIndex(({ sha }) => sha === judgedBefore.head);
    const known = new Set([agent, ...commits.slice(0, at + 1).flatMap(({ author, committer }) => [author, committer])]);
    const others = commits
        .slice(at + 1)
        .filter(({ isUpdate }) => !isUpdate)
        .flatMap(({ sha, author, committer }) => {
        const isCommitter = committer === author || committer === undefined || known.has(committer) || github.has(committer);
        if (author !== undefined && known.has(author) && isCommitter)
            return [];
        const name = isCommitter ? (author ?? 'nobody that GitHub knows') : committer;
        return [{ kind: 'commit-of-another', subject: `${sha.slice(0, 7)} (${name})` }];
    });
    return at < 0 ? [...others, { kind: 'history-rewritten', subject: judgedBefore?.head.slice(0, 7) }] : others;
}


/***/ }),

/***/ 5028:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $M: () => (/* binding */ activeDrawing),
  gN: () => (/* binding */ findInFiles),
  SC: () => (/* binding */ findUnparsed),
  Tf: () => (/* binding */ findUnread),
  BY: () => (/* binding */ findUntouched),
  so: () => (/* binding */ isPictureName)
});

// EXTERNAL MODULE: ./build/pages/doc-path.js + 1 modules
var doc_path = __webpack_require__(9984);
// EXTERNAL MODULE: ./build/pages/fit-page.js
var fit_page = __webpack_require__(2062);
// EXTERNAL MODULE: ./build/pages/formats.js
var formats = __webpack_require__(8191);
// EXTERNAL MODULE: ./build/text/unicode/invisible.js
var invisible = __webpack_require__(1981);
// EXTERNAL MODULE: ./build/review/diff/diff-lines.js
var diff_lines = __webpack_require__(1132);
// EXTERNAL MODULE: ./build/review/judge/characters.js
var characters = __webpack_require__(3777);
;// CONCATENATED MODULE: ./build/review/judge/machinery.json
const machinery_namespaceObject = /*#__PURE__*/JSON.parse('{"oW":["bin scripts hooks githooks git-hooks ci patches","vendor node_modules gradle requirements site-packages templates theme themes layouts overrides partials shortcodes archetypes","supplemental-ui fern _ext _includes _layouts _partials _plugins _sass _templates ansible charts deploy deployments docker","helm infra infrastructure k8s kubernetes kustomize playbooks pulumi terraform config configs zuul.d"],"H$":["*config *config.* mkdocs docs mint antora* package deno jsr lerna nx rush turbo *workspace import_map importmap","vcpkg biome book docfx renovate netlify fly wrangler vercel now firebase static app cdk mcp opencode crush greptile firebender","hugo cargo pyproject uv pylock pixi bunfig gopkg zola zensical poetry pom ivy build libs.versions action pubspec environment*","*requirements* stack shard bower *compose* *-pipelines* pipeline bitrise appveyor buildspec cloudbuild codecov codemagic crowdin","*readthedocs taskfile lefthook* captainhook serverless skaffold values chart helmfile kustomization render pulumi heroku apprunner","appspec deployment devfile devcontainer coderabbit ellipsis sweep _quarto _bookdown _pkgdown _output _site admin amplify","jupyter-book myst redocly retype speakeasy stoplight typedoc honkit cloudformation *-lock *.lock *secret* credentials gcp-key","service*account* *settings dockerconfig* *.tf docinfo* docker-bake assetlinks manifest"],"Sd":["*requirements*.txt constraints*.txt cmakelists.txt runtime.txt packages.txt apt.txt conanfile.txt robots.txt security.txt","ads.txt app-ads.txt ai.txt llm.txt llms*.txt *docinfo*.html"],"QI":["agent agents agents.override claude claude.local gemini codex qwen opencode jules devin warp replit crush soul","skill persona prompt llm llms* ai-rules conventions instructions copilot-instructions system-prompt *.agent *.chatmode","*.instructions *.prompt"],"Dd":["authors bugs changelog changes contributors copying copyright credits history install licence license maintainers","news notice patents security thanks todo version .gitignore .gitkeep .keep .nojekyll .spelling .wordlist .dictionary",".all-contributorsrc"],"es":[".well-known .doctrees .vale .vale-styles"],"p":["arb avsc bib cff creole csv d2 dbk diff dita ditamap docbook dot drawio excalidraw geojson gql graphql gv http inc jsonl ldif","log man mdwn mediawiki mermaid mkdn mmd ndjson out patch plantuml po pot proto puml raml roff srt strings tex tmx tsv typ vtt","wsdl xlf xliff xsd pdf mp3 mp4 m4a m4v mov webm ogg ogv wav doc docx xls xlsx ppt pptx odt ods odp epub woff woff2 otf ttf eot"],"AR":["api asyncapi authors changelog contributors docs faq glossary openapi redirects schema swagger terms","translations versions vocabulary"],"Lg":["mkdocs.y*ml antora.y*ml docs.json mint.json docs.yml _config.y*ml .nav.y*ml .order .pages _category_.* _meta.*","_navbar.md _redirects _toc.y*ml meta.json nav.* navigation.* toc.* sitemap.* summary.md .gitbook.y*ml *redirects.* redirect.*","*sidebar.* *sidebars.* menu.toml menus.toml hugo.toml config.toml config.*js config.*ts menus.*.toml book.json"],"Eh":["analytics api collections css defaults execute experimental ext extra extra_css extra_javascript","extra_templates fonts gems google_analytics head hooks html include includes_dir inherit integrations js kramdown","launch_buttons layouts_dir libraries markdown_extensions openapi parse plugins plugins_dir remote_theme repository safe","script scripts sphinx theme whitelist module params markup security outputs"],"rW":["activeMatch autogenerate children collapsed collapsible docId href id items label link links nav navbar position","sidebar sidebarId slug text title to type identifier name pageRef parent url weight menu menus main pages group tab dropdown","icon version redirects source destination permanent dirName"]}');
// EXTERNAL MODULE: ./build/review/judge/patterns.js + 1 modules
var patterns = __webpack_require__(5854);
;// CONCATENATED MODULE: ./build/review/judge/files.js








const formOf = (names) => new RegExp(`^(?:${(0,patterns/* unpack */.l1)(names).join('|').replaceAll('.', '\\.').replaceAll('*', '[^/]*')})$`);
const folders = (0,patterns/* setOf */.s4)(machinery_namespaceObject.oW);
const plainFolders = (0,patterns/* setOf */.s4)(machinery_namespaceObject.es);
const plainNames = (0,patterns/* setOf */.s4)(machinery_namespaceObject.Dd);
const known = (0,patterns/* setOf */.s4)(machinery_namespaceObject.p);
const rootSubjects = (0,patterns/* setOf */.s4)(machinery_namespaceObject.AR);
const settingNames = formOf(machinery_namespaceObject.H$);
const textNames = formOf(machinery_namespaceObject.Sd);
const agentNames = formOf(machinery_namespaceObject.QI);
const navigation = formOf(machinery_namespaceObject.Lg);
const runningKeys = (0,patterns/* setOf */.s4)(machinery_namespaceObject.Eh);
const settings = /^(?:json[5c]?|toml|xml|ya?ml)$/;
const picture = /\.(?:png|jpe?g|gif|webp|avif|bmp|ico|svg|apng|tiff?|heic)$/;
function foldPath(path) {
    return (0,invisible/* dropUnseen */.YN)(path)
        .normalize('NFKC')
        .toLowerCase()
        .split(/[/\\]/)
        .map((segment) => segment.trimStart().replace(/(?<![\s.])[\s.]+$/, ''))
        .filter((segment) => segment !== '')
        .join('/');
}
const isPictureName = (path) => picture.test(foldPath(path));
function isMachinery(path) {
    const segments = foldPath(path).split('/');
    const name = segments.at(-1) ?? '';
    const [, stem = '', extension = ''] = /^(.+)\.([^.]*)$/.exec(name) ?? [];
    const format = (0,formats/* readFormat */.C$)(name);
    const [isPage, isPicture] = [format !== undefined && format !== 'html', picture.test(name)];
    if (extension === 'md' && agentNames.test(stem) && isForAgents(path, segments.length === 1))
        return true;
    if (textNames.test(name))
        return true;
    for (const folder of segments.slice(0, -1)) {
        if (isPicture)
            continue;
        if (folder.startsWith('.') && !plainFolders.has(folder) && !(folder === '.vitepress' && isPage))
            return true;
        if (folders.has(folder) && (!isPage || /^_(?!includes$|partials$)/.test(folder)))
            return true;
    }
    if (format !== undefined || isPicture)
        return false;
    if (stem === '')
        return !plainNames.has(name) && !/^\.[\w-]*ignore$/.test(name);
    if (!settings.test(extension))
        return !known.has(extension) && !/^\d$/.test(extension);
    const isSubject = segments.length > 1 || stem.split(/[^a-z]+/).some((word) => rootSubjects.has(word));
    return settingNames.test(stem) || !isSubject;
}
function isForAgents(path, isAtRoot) {
    return isAtRoot || !/^[a-z][a-z_-]*\.md$/.test(path.split(/[/\\]/).at(-1) ?? '');
}
const running = (0,patterns/* compile */.wE)('commandKeys');
function runsCommands({ path, before, after }) {
    if (after?.text?.startsWith('#!') === true)
        return true;
    const isData = /\.(?:ya?ml|json[5c]?|toml|xml)$/i.test(path);
    return isData && (0,diff_lines/* listNew */.v7)(before?.text, after?.text).filter(({ text }) => running.test(text)).length > 1;
}
const quoted = String.raw `"[^"\\\n]{0,300}"|'[^'\\\n]{0,300}'|\x60[^\x60\\$\n]{0,300}\x60`;
const key = `["']?(?:${(0,patterns/* unpack */.l1)(machinery_namespaceObject.rW).join('|')})["']?\\s{0,9}[:=]\\s{0,9}`;
const entry = new RegExp(`^(?:[\\s{}[\\],;]|${key}|${quoted}|\\[\\[?[\\w.-]{1,60}\\]?\\]|true|false|\\d{1,6})*(?://[^\\u2028\\u2029]*|#.*)?$`);
const category = /^\s*["']?\w[\w -]{0,60}["']?:(?=\s*\[)/;
const row = /^\s*(?:#.*|(?:-\s+)?(?:["']?[^"'`<>!&*{}]{1,120}["']?:)?\s*["']?[^"'`<>!&*{}:]{0,300}["']?)$/;
const active = /[<`]|!!|!ruby|\b(?:javascript|data|vbscript)\s*:/i;
function arrangesPages({ path, before, after }) {
    if (before?.text === undefined || after?.text === undefined)
        return false;
    const segments = foldPath(path).split('/');
    const name = segments.at(-1) ?? '';
    if (segments.slice(0, -1).some((folder) => folder.startsWith('.') && folder !== '.vitepress'))
        return false;
    if (!navigation.test(name))
        return false;
    const lines = [...(0,diff_lines/* listNew */.v7)(before.text, after.text), ...(0,diff_lines/* listNew */.v7)(after.text, before.text)].map(({ text }) => text);
    if (lines.some((text) => active.test(text) && !/^\s*["']?\/[^<`]*$/.test(text)))
        return false;
    const bare = lines.map((text) => (/sidebar/.test(name) ? text.replace(category, '') : text));
    if (!/\.(?:ya?ml|csv|txt|map)$|^[._]?[^.]+$/.test(name))
        return bare.every((text) => entry.test(text));
    const [old, now] = [listBlocks(before.text), listBlocks(after.text)];
    const isChanged = (key) => String(old.get(key)) !== String(now.get(key));
    return lines.every((text) => row.test(text)) && !runningKeys.values().some(isChanged);
}
function listBlocks(text) {
    const rows = text.split('\n').filter((line) => !/^\s*(?:#|$|["']?[\w./-]+\.md["']?:\s)/.test(line));
    const blocks = rows.join('\n').split(/\n(?=["']?[\w-]{1,100}["']?\s*:)/);
    return Map.groupBy(blocks, (block) => /^["']?([\w-]+)/.exec(block)?.[1]?.toLowerCase());
}
const files_link = '120000';
const submodule = '160000';
const executable = '100755';
const activeDrawing = new RegExp('<(?:\\w+:)?(?:script|foreignobject|iframe|object|embed|link|meta|base|handler|listener|html|audio|video)\\b|\\son\\w+\\s*=|' +
    '<!ENTITY|<\\?xml-stylesheet|javascript:|vbscript:|data:text|data:image/svg|@import|' +
    'url\\(\\s*["\']?(?:https?:)?//|=\\s*["\'][^"\'<>]*&#|' +
    '<(?!a\\b)[^<>]*href\\s*=\\s*["\']?\\s*(?!#|data:image)|attributename\\s*=\\s*["\']?(?:xlink:)?(?:href|on)', 'i');
const pointer = /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n/;
const findInFiles = (context) => context.change.files.flatMap((file) => findInFile(context, file));
function findInFile(context, file) {
    const { path, previousPath, before, after } = file;
    const kinds = [];
    const isMoved = previousPath !== undefined;
    const hasMode = (mode) => before?.mode === mode || after?.mode === mode;
    if (hasMode(files_link) || hasMode(submodule) || (after?.mode === executable && before?.mode !== executable))
        kinds.push('file-mode');
    if (([path, previousPath ?? path].some(isMachinery) && !arrangesPages(file)) || runsCommands(file))
        kinds.push('machinery');
    const isPicture = isPictureName(path);
    const text = after?.text ?? '';
    const isText = text !== '' && !/\.svg$/i.test(path) && !pointer.test(text);
    const isFalse = isPicture && (after?.isPicture === false || isText);
    const isOdd = after !== undefined && (before === undefined || isMoved) && (0,characters/* isOddPath */.PP)(path);
    if (isFalse || isOdd || (after?.isBinary === true && !isPicture))
        kinds.push('unreadable-file');
    if (/\.svgz?$/i.test(path) && activeDrawing.test(text) && !activeDrawing.test(before?.text ?? ''))
        kinds.push('script');
    if (after === undefined || isMoved)
        kinds.push('page-gone');
    const isOwnPicture = isPicture && after?.isBinary === true;
    if (isOwnPicture && before !== undefined && !isAskedFor(context, path))
        kinds.push('picture-replaced');
    const isOther = !isOwnPicture && !isOfFix(file, context);
    if (isOther && kinds.length === 0)
        kinds.push('other-file');
    else if (!isOther && !isOwnPicture && !(0,formats/* isTree */.xK)((0,formats/* readFormat */.C$)(path)))
        kinds.push('other-format');
    return kinds.flatMap((kind) => listPlaces(context, path, kind).map((place) => ({ kind, path, ...place, accepts: { what: 'file', name: path } })));
}
function listPlaces({ pages }, path, kind) {
    const { hunks = [] } = pages.find((page) => page.path === path) ?? {};
    if (hunks.length === 0 || kind === 'page-gone')
        return [{}];
    return hunks
        .slice(0, kind === 'other-format' ? undefined : 1)
        .map(({ added, line, baseLine }) => (added.length > 0 ? { line } : { baseLine }));
}
const aboutPictures = (0,patterns/* compile */.wE)('picture', 'i');
function isAskedFor({ entries, readers }, path) {
    return readers.find(path.replace(/^.*\//, '')).length > 0 || entries.some(({ text }) => aboutPictures.test(text));
}
const addressKeys = new Set(['slug', 'permalink', 'url', 'id']);
function listPaths({ path, previousPath }, { pages }) {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const page = pages.find((one) => one.path === path);
    const named = (page?.before ?? []).flatMap((part) => part.kind === 'front-matter' && addressKeys.has(part.key.toLowerCase()) ? [(0,doc_path/* parseDocPath */.pU)(part.value)] : []);
    return [path, previousPath ?? path, ...named.map((name) => `${folder}${name.replace(/^.*\/(?=[^/])/, '')}`)];
}
function isOfFix(file, context) {
    return listPaths(file, context).some((path) => context.fix.pages.some((page) => (0,fit_page/* fitPage */.n)(path, page) !== undefined));
}
function findUntouched(context) {
    const { change, fix } = context;
    if (change.files.length > 0 && change.files.every(({ path }) => isPictureName(path)))
        return [];
    const touched = change.files.flatMap((file) => listPaths(file, context));
    return fix.pages
        .filter((page) => (0,fit_page/* findFiles */.l)(page, touched) === undefined)
        .map((page) => ({ kind: 'untouched-page', subject: page }));
}
const findUnread = ({ change }) => change.unread.map(({ path, reason }) => ({ kind: 'not-read', path, subject: reason }));
const findUnparsed = ({ pages }) => pages.flatMap(({ path, isParsed, added, hunks }) => {
    const open = added.filter((part) => part.kind === 'code' && part.isOpen === true);
    const lines = [...(isParsed ? [] : [hunks[0]?.line]), ...open.map(({ line }) => line)];
    return lines.map((line) => ({ kind: 'not-parsed', path, line }));
});


/***/ }),

/***/ 726:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ub: () => (/* binding */ findDomain),
  IX: () => (/* binding */ isLocal),
  wK: () => (/* binding */ isPlaceholder),
  Bs: () => (/* binding */ isReserved),
  Zt: () => (/* binding */ listAddresses),
  O2: () => (/* binding */ listLooseHosts)
});

;// CONCATENATED MODULE: ./build/review/judge/hosts.json
const hosts_namespaceObject = /*#__PURE__*/JSON.parse('{"C5":["ai app biz ca ch cloud cn co com de dev edu eu example fr gov info io jp me mobi net nl online org ru site tech tv uk xyz"],"ju":["_ c channel company d datasets details document embed file forms gh gist in invite item items npm package packages","pkg presentation project projects r raw repos search shop spaces spreadsheets store u user users watch"],"$t":["example.com example.net example.org"],"ue":["apps.apple.com bitbucket.org bugcrowd.com buymeacoffee.com calendly.com cdn.jsdelivr.net codeberg.org codepen.io","codesandbox.io crates.io dev.to discord.com discord.gg docker.io docs.google.com drive.google.com dropbox.com facebook.com","gcr.io ghcr.io git.sr.ht gitea.com gitee.com github.com githubusercontent.com gitlab.com hackerone.com hub.docker.com","huggingface.co i.imgur.com instagram.com ko-fi.com linkedin.com marketplace.visualstudio.com matrix.to medium.com npmjs.com","nuget.org opencollective.com packagist.org patreon.com paypal.me play.google.com pypi.org quay.io raw.githack.com reddit.com","rubygems.org s3.amazonaws.com sites.google.com sourceforge.net stackblitz.com stackoverflow.com storage.googleapis.com t.me","telegram.me transfer.sh twitter.com unpkg.com wa.me x.com youtube.com"],"kT":["amplifyapp.com app.github.dev appspot.com azureedge.net azurewebsites.net blob.core.windows.net blogspot.com","cloudfront.net deno.dev duckdns.org firebaseapp.com fly.dev ghost.io github.io gitbook.io gitlab.io glitch.me herokuapp.com","lambda-url.us-east-1.on.aws loca.lt mintlify.app mybluehost.me myshopify.com netlify.app ngrok-free.app ngrok.io notion.site","onrender.com pages.dev r2.dev railway.app readthedocs.io readthedocs.org replit.app run.app s3.amazonaws.com surge.sh","trycloudflare.com vercel.app web.app webflow.io wixsite.com wordpress.com workers.dev"]}');
// EXTERNAL MODULE: ./build/review/judge/patterns.js + 1 modules
var patterns = __webpack_require__(5854);
;// CONCATENATED MODULE: ./build/review/judge/hosts.js


const hosts_form = (0,patterns/* compile */.wE)('form', 'gi');
const scp = /\bgit@([a-z0-9.-]{3,253}):([\w.-]{1,100}\/[\w.-]{1,100})/gi;
const hostForm = /^(?=.{1,253}$)(?:[\p{L}\p{N}_-]{1,63}\.)+[\p{L}\p{N}-]{2,63}$|^localhost$|^\[[\da-f:.]+\]$|^[\d.]+$/u;
const shared = (0,patterns/* setOf */.s4)(hosts_namespaceObject.ue);
const general = (0,patterns/* setOf */.s4)(hosts_namespaceObject.ju);
const own = /^(?:about|cli|docs|help|support)\./;
const suffixes = (0,patterns/* setOf */.s4)(hosts_namespaceObject.kT);
const ofCountry = /^(?:ac|com?|edu|gob?|gov|govt|net?|nhs|org?)\.[a-z]{2}$/;
const reserved = (0,patterns/* setOf */.s4)(hosts_namespaceObject.$t);
function listAddresses(text) {
    const found = new Map();
    for (const [whole, scheme = '', host = '', rest = ''] of text.matchAll(hosts_form))
        if (!found.has(whole))
            found.set(whole, makeAddress(whole.replace(/[.,:;!?*_]+$/, ''), scheme.toLowerCase(), host, rest));
    for (const [whole, host = '', path = ''] of text.matchAll(scp))
        if (!found.has(whole))
            found.set(whole, makeAddress(whole, 'ssh', host, `/${path}`));
    return [...found.values()].flatMap((address) => address ?? []);
}
function makeAddress(text, scheme, authority, path) {
    const bare = authority.toLowerCase().replace(/^.*@|:\d{0,5}$/g, '');
    const host = bare.replace(/[.:*_!?]+$/, '');
    if (!hostForm.test(host))
        return undefined;
    const domain = findDomain(host);
    const [first = '', ...more] = path.toLowerCase().split(/[/?#]/).slice(1);
    const next = general.has(first) ? more.find((one) => one !== '' && !general.has(one)) : undefined;
    const owner = next === undefined ? first : `${first}/${next}`;
    const isOwn = shared.has(domain) && !shared.has(host) && own.test(host);
    const isShared = shared.has(host) || shared.has(domain) || /^[@~]./.test(first);
    const site = isOwn ? host : isShared ? `${host.replace(/^www\./, '')}/${owner}` : domain;
    return { text, scheme, host, domain, site, path };
}
const loose = new RegExp(String.raw `(?<![\w./:$%@{-])(?:[\w.+-]{1,64}@)?((?:[a-z\d][a-z\d-]{0,62}\.){1,8}(?:${(0,patterns/* unpack */.l1)(hosts_namespaceObject.C5).join('|')})|` +
    String.raw `\d{1,3}(?:\.\d{1,3}){3})(?![\w(@=-]|\.[\w*])(/[\w.-]{1,100})?`, 'gi');
function listLooseHosts(line) {
    if (!/[\w-]\.[a-z\d]/i.test(line))
        return [];
    return [...line.slice(0, 5_000).matchAll(loose)]
        .flatMap(([whole, host = '', path = '']) => makeAddress(whole, '', host, path) ?? [])
        .filter(({ host }) => !isLocal(host) && !/^(?:com|org|net|io|dev)\./.test(host));
}
function findDomain(host) {
    if (/^[\d.]+$|^\[/.test(host))
        return host;
    const labels = host.split('.');
    for (let size = Math.min(labels.length - 1, 4); size >= 1; size -= 1) {
        const suffix = labels.slice(-size).join('.');
        if (size === 1 || suffixes.has(suffix) || ofCountry.test(suffix))
            return labels.slice(-size - 1).join('.');
    }
    return host;
}
const isReserved = ({ host, domain }) => reserved.has(host) || reserved.has(domain);
const isPlaceholder = (host) => isReserved({ host, domain: findDomain(host) }) || isLocal(host);
function isLocal(host) {
    if (/^(?:0\.0\.0\.0|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[::1\])/.test(host))
        return true;
    return /^localhost$|\.(?:local|localhost|internal|invalid)$|(?:^|[._-])(?:your|my)[._-]/.test(host);
}


/***/ }),

/***/ 5854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  wE: () => (/* binding */ compile),
  s4: () => (/* binding */ setOf),
  l1: () => (/* binding */ unpack)
});

;// CONCATENATED MODULE: ./build/review/judge/patterns.json
const patterns_namespaceObject = /*#__PURE__*/JSON.parse('{"agents":["(?:ai|automated|coding|docs|documentation|llm|software) (?:agents?|bots?|reviewers?)|ai|assistants?|chatbots?|chatgpt|claude|","codex|copilot|crawlers?|gemini|gpt(?:-?\\\\d\\\\w*)?|language models?|llms?"],"check":["\\\\b(?:sha\\\\d{0,3}sum|shasum|gpgv?|cosign|minisign|openssl dgst|certutil -hashfile|Get-FileHash|slsa-verifier|","gh attestation|rpm -K|dpkg-sig|signify)\\\\b|--(?:require-hashes|frozen-lockfile|locked|verify|check-sigs?|ignore-scripts|","immutable)\\\\b|\\\\b(?:compare_digest|timingSafeEqual|constantTime\\\\w*|ConstantTimeCompare|verify\\\\w*|validate\\\\w*|authenticate","\\\\w*|authorize\\\\w*|sanitize\\\\w*|escape\\\\w*)\\\\s?\\\\("],"commandKeys":["^\\\\s*(?:-\\\\s+)?[\\"\']?(?:before_|after_|post|pre)?(?:commands?|cmd|exec|hooks|install|run|scripts?|steps|","tasks)[\\"\']?\\\\s*:"],"compared":["[✅❌✓✔✗✘☑☒⛔🚫👍👎🟢🔴🟡]|(?:<=?|>=|[≤≥])(?=\\\\s?\\\\p{L})|[<>≤≥]=?(?=\\\\s?\\\\d)|","(?<=[\\\\p{L}\\\\p{N})}]\\\\s?)[+*÷×^](?=\\\\s?[\\\\p{L}\\\\p{N}({\\\\\\\\])|\\\\\\\\\\\\p{L}+","|(?<![=:-])[!=]=+(?=\\\\s?\\\\w)|(?<![^\\\\s(])(?:[-−](?=\\\\d)|(?:\\\\.{1,2}|~)?/(?=\\\\w))"],"downloads":["(?:^|[\\\\s;&|(\\"\'`])(?:\\\\.|(?:RUNNER|docker|ssh)\\\\b)\\\\s[^\\\\n]{0,60}(?:[$<]\\\\(|`)\\\\s{0,9}(?:sudo\\\\s)?(?:curl|wget|fetch|http|","aria2c|iwr|irm)\\\\b|","(?:^|[;&|])\\\\s{0,40}(?:[$#>]\\\\s)?\\\\$\\\\(\\\\s{0,9}(?:sudo\\\\s)?(?:curl|wget|fetch|http|aria2c|iwr|irm)\\\\b|","\\\\b(?:RUNNER)\\\\b[^\\\\n]{0,60}\\\\s--?(?:e|c|r|eval|command)\\\\s[^\\\\n]{0,300}https?://|","\\\\bimport\\\\s?\\\\(\\\\s?[\\"\'`]https?://|^\\\\s{0,40}import\\\\b[^\\\\n]{0,200}[\\"\']https?://|","\\\\b(?:deno|bun|java|php|node|powershell|pwsh|mshta|regsvr32|rundll32|bash|sh)\\\\b[^\\\\n|","]{0,80}\\\\s[\\"\']?https?://\\\\S+\\\\.(?:[cm]?[jt]s|jar|php|ps1|hta|sct|sh)\\\\b|","https?://[^\\\\s`]{1,300}/([\\\\w.-]{1,60}\\\\.(?:sh|ps1|py|rb|pl|bat|cmd|exe|run|bin))\\\\b.{0,200}?(?:\\\\b(?:\\\\w*sh|run|chmod|","python\\\\d?|execute)\\\\b|\\\\./).{0,60}?\\\\1|","\\\\b(?:base64|xxd|openssl\\\\s+(?:enc|base64)|certutil\\\\s+-decode|rot13|gunzip|b64decode|atob|","FromBase64String)\\\\b(?:[^\\\\n]{0,200}\\\\|\\\\s{0,9}(?:sudo\\\\s)?(?:\\\\w*sh|python\\\\d?|perl|node)\\\\b|(?:(?!\\\\.\\\\s[a-z])[^\\\\n]){0,200}","\\\\b(?:exec|eval|iex)\\\\b)|\\\\b(?:exec|eval)\\\\b[^\\\\n]{0,80}(?:b64decode|atob|base64)|","\\\\b(?:powershell|pwsh)\\\\b[^\\\\n]{0,80}\\\\s-e(?:nc|ncodedcommand|c)?\\\\s+[A-Za-z0-9+/=]{16}|","/dev/(?:tcp|udp)/|\\\\b(?:nc|ncat|socat)\\\\b[^\\\\n]{0,80}(?:\\\\s-[a-z]*[ec]\\\\s|exec:)|","^\\\\s*ADD\\\\s{1,9}(?:--\\\\S{1,80}\\\\s{1,9})*https?://\\\\S{3,500}\\\\s"],"endings":["^(?:|[aeiou]?[nmrstdz]?|i?e[dsr]|ing|ly|ely|er[ns]|est|te[nst]?|ende?n?s?|ung(?:en)?|é(?:e?s?|)|ant|ent|ons|ait|","ad[ao]s?|ando|id[ao]s?|iendo|amos|y)$"],"exact":["\\\\[\\\\^[^\\\\][\\\\s]{1,100}\\\\]|\\\\$\\\\$[^$]+\\\\$\\\\$|\\\\$(?![\\\\s\\\\d])[^$\\\\n]{1,200}(?<!\\\\s)\\\\$(?!\\\\d)|","`[^`]+`|https?://[^\\\\s)>\\\\]]+|(?<![\\\\w.+-])[\\\\w.+-]+@[\\\\w-]+\\\\.[\\\\w.-]+|(?<![\\\\p{L}\\\\p{N}_-])(?:--|(?<!\\\\p{L}—)-)[a-z","][\\\\w-]*|\\\\$?\\\\b(?<!\\\\w-*)[\\\\w-]*(?:[a-z][A-Z]|[_/\\\\\\\\@#=]|:(?=[\\\\w*])|\\\\b[A-Z]:(?!\\\\w)|\\\\d|\\\\.(?=\\\\w))[\\\\w./:@#=\\\\\\\\-]*|","\\\\b\\\\p{Lu}{2,}(?=s?\\\\b)|(?<=\\\\p{Ll}\\\\s|\\\\+\\\\s?)(?!I\\\\b)\\\\p{Lu}(?![\\\\p{L}\\\\p{N}\'’])|[¥€$£%°]"],"form":["(?:\\\\b([a-z][a-z0-9+.-]{1,11}):)?//([^\\\\s/?#\\"\'`<>()[\\\\]{}|\\\\\\\\^,;]{1,253}|\\\\[[\\\\da-f:.]{2,45}\\\\])([^\\\\s\\"\'`<>()[\\\\]{}","|\\\\\\\\^]{0,2000})"],"guarded":["^\\\\s*(?::{3,}\\\\s*\\\\{?|<(?:\\\\w+\\\\s[^<>]{0,200}?(?:class\\\\w*|kind|type|variant)=[\\"\'][\\\\w\\\\s-]*?)?|(?:!!!|\\\\.\\\\.)\\\\s+)","(?:danger|warning|caution|important)(?![\\\\w-])"],"hiddenOrder":["\\\\b(?:(?:ai|automated|review|merge) (?:agents?|bots?|reviewers?|tools?)|(?:agents?|bots?|models?|reviewers?)[,:","]|approv(?:e|al|ed|ing)|assistants?|auto-?merge|ignore|lgtm|merge (?:it|now|this|without)|override|safe to|skip|trust(?:ed)?|","findings?|verdict|harmless|instructions?|without (?:a |any |further |human )?review)\\\\b"],"hiddenTag":"<\\\\w[^<>]{0,500}\\\\s(?:hidden(?=[\\\\s=>/])|style\\\\s?=[^<>]{0,300}?(?:display\\\\s?:\\\\s?none|visibility\\\\s?:\\\\s?hidden))","hidingClass":["^\\\\s*:{3,}\\\\s*\\\\{?([\\\\w .=#\\"\'-]{1,200})\\\\}?\\\\s*$|\\\\{:?\\\\s{0,9}([^{}]{0,200}?\\\\.[a-z][^{}]{0,200})\\\\}|","^\\\\s*\\\\.\\\\.\\\\s+(?:container|rst-class|class)::\\\\s+(.{1,200})$|^\\\\s+:class:\\\\s+(.{1,200})$|^\\\\[[^\\\\]]{0,200}?(?:\\\\brole\\\\s?=\\\\","s?[\\"\']?|\\\\.)([^\\"\'\\\\],]{1,200})"],"hidingStyle":["(?:^|[;{,])(?:display:(?:none|contents)|visibility:(?:hidden|collapse)|(?:fill-)?opacity:(?:0?\\\\.[0-2]\\\\d*|0%?|","[0-9]%)(?![.\\\\d])|(?:font-size|line-height|zoom|scale|max-(?:height|width)):(?:0?\\\\.[0-4]|[0-3](?:px|pt|%)?(?![.\\\\dre])|0)|","font:[^;]*\\\\b[0-3]px|(?:width|height):0?(?:\\\\.0)?(?:px|%|r?em)?(?=[;,}]|$)(?![^{}]*padding-(?:bottom|top):[1-9])|text-indent:","-|letter-spacing:-|(?:top|left|right|bottom|inset|margin[\\\\w-]*):-\\\\d{2,}|(?:top|left|right|bottom|margin[\\\\w-]*|padding[\\\\w-","]*):\\\\d{4,}|mask|animation|mix-blend|(?:block|inline)-size:0|(?:clip(?:-path)?|transform|translate|filter):(?!none(?=[;,}]|$))|","content-visibility:|z-index:-|(?:-webkit-text-fill-)?color:(?:white|transparent|snow|ivory|#[ef]{3,8}|rgba?\\\\(2[3-5]|rgba\\\\([^)]*",",0(?:\\\\.[0-2]\\\\d*)?\\\\)|hsl[^;]*(?:9\\\\d|100)%)|position:fixed|(?:color|background)[\\\\w-]*:[^;]*url\\\\(|direction:rtl|unicode-bidi|","overflow:hidden[^{}]*(?:height|width):[0-2]?(?:px|;|$)|display:var|[\\\\w-]+:[^;]*(?:expression|attr|calc|clamp)\\\\()"],"identifier":["\\\\b((?:idempotency|request|trace|correlation)[-_]?(?:key|id)[\\"\']?\\\\s{0,3}[:=]\\\\s{0,3}[\\"\']?)[\\\\da-f]{8}(?:-?[\\\\","da-f]{4}){3}-?[\\\\da-f]{12}\\\\b"],"installing":["(?:^|\\\\s)(?:install|add|apply|get|run|exec|x|dlx|create|load|pull|build|launch|tool|develop|shell|-i|-ivh|-Uvh|","-U|-f|--from|--package|--git|--spec|-e|profile|import|template|i|upgrade|--install)(?=\\\\s|$)"],"keys":["(?<!\\\\p{L})(?:tokens?|certificates?|passwords?|credentials?|(?<!(?:graphics|network|sound|video) )cards?|keys?|","signatures?|firewalls?|sandbox|antivirus|checksums?|encryption|2fa|mfa|two-factor|recovery codes?|signatur|prüfsumme|verschlüsselung|","pare-feu|chiffrement|cifrado|passphrase|pin|zertifikat\\\\p{L}*|passw\\\\p{L}+|kennw\\\\p{L}+|schlüssel|karte|jetons?|certificats?|cl(?:és?|efs?)|mots? de passe|carte|","claves?|contraseñas?|certificados?|tarjeta|passcodes?|(?:one-time|verification|security) codes?|codes? (?:on|from|to) your ph","one|(?:bestätigungs|sicherheits)code|codes? de (?:vérification|sécurité)|códigos? de (?:verificación|seguridad))(?!\\\\p{L})|","署名|ファイアウォール|暗号化|認証コード|トークン|証明書|パスワード|暗証|鍵|カード"],"lead":["^\\\\s*(?:[-*+>]\\\\s+)?(?:\\\\[[^\\\\]]{0,60}\\\\]\\\\s*)?(?:(?:[\\\\w.@~:/\\\\\\\\-]{0,60})?[$%#>❯]\\\\s+|PS [^>]{0,80}>\\\\s*|[A-Z]:\\\\\\\\[","^>]{0,80}>\\\\s*|!|%)"],"maintainers":["^\\\\W{0,8}(?:alex|all-contributors|auto-?generated|automatically generated|begin|codespell|cspell|do not (?:change|edit","|modify|remove|translate)|end|eslint|fixme|generated|hack|html ?validate|keep|lint|markdownlint|more|note|omit|prettier|proselint|re","adme|remark|spdx|spell|start|textlint|this (?:file|page|section|table) is|to-?do|toc|truncate|vale|when you (?:change|edit|update) t","his (?:file|page|section|table)|wip|write-good)\\\\b|^\\\\W{0,8}(?:(?:the|this)\\\\s(?:\\\\w{1,20}\\\\s){1,4}(?:is|was)\\\\s)?(?:built|generated","|made|produced|written) (?:by|from|with) [\\\\w./-]{1,80}"],"namesCheck":["\\\\b(?:check ?sum|hash|sha\\\\d*|gpg|signatu?r\\\\w*|signed|verif\\\\w*|prüfsumme|firma|empreinte|somme de contrôle|","digest|cosign)\\\\b"],"ordered":"^(?:delete|remove|drop|e-?mail|send|share|upload|reset|transfer|pay|approve|open|relax|revoke|silence|paste|grant)$","order-en":["^(?:, |\\\\W*)(?:(?i:please|then|now|also|just|simply|first|next|finally|again|instead|always|and|or|so|but),? )*(?!(?i:the|an?|","that|these|those|its?|you|we|our|they|their|he|she|if|when|while|after|before|since|until|because|so|and|but|or|nor|not|there|","here|what|which|who|whose|how|why|each|every|all|any|some|most|many|few|both|one|two|three|several|in|on|at|to|for|from|with|","without|by|of|into|over|under|between|through|above|below|about|against|among|like|than|even|still|no|such|same|other|another|","once|twice|more|much|either|neither|whether|though|although|except|per|via|yet|hence|else|however|therefore|otherwise|anyone|","everyone|nobody|are|were|have|had|can|will|would|do|did|may|might|must|should|could|my|your|where|whenever|unlike|part|up|out|","near|inside|outside|within|behind|beyond)\\\\b)(?:[A-Za-z]+(?<!s|ly|ing|ed)|(?i:pass|process|press|access|address|bypass|compress|","focus|feed|embed|proceed))(?: (?:the|an?|this|that|these|those|it|them|your|its|their|all|any|every|each|both|everything|","nothing|no)(?![\\\\w-])| [`\\"“*]|(?<!^, .*) (?:in|on|to|into|up|out|off|down|back|over)\\\\b(?!.*\\\\b(?:is|are|was|were|has|have|had|","can|will|may|must|should|does|would|could|needs?)\\\\b))|^(?:, |\\\\W*)(?:Choose|Select|Click|Press|Open|Enter|Type|Tap|Pick|Run|","Set|Check|Enable|Start|Stop) \\\\p{Lu}"],"order-fr":["^(?:, |[^\\\\p{L}\\\\p{N}_]*)(?:(?i:et|ou|puis|ensuite|enfin|alors|d[\'’]abord|maintenant) ?)*(?!(?i:chez|assez|nez|","rez|avez|pouvez|devez|voulez|êtes)\\\\b)(?:\\\\p{L}+ez|(?i:faites|dites))(?![\\\\p{L}])"],"order-de":["^(?:, |[^\\\\p{L}\\\\p{N}_]*)(?:(?:[Bb]itte|und|oder|dann) )*(?!(?i:können|müssen|sollten|sollen|möchten|wollen|haben|sind|we","rden|dürfen|brauchen|wären|hätten|kennen|finden|sehen|indem|wenn|falls|dass|damit|sodass|ob|bevor|nachdem|den|denen|deren|einen|ihre","n|in|an|von|neben|zwischen|gegen)\\\\b)\\\\p{L}+(?:en|ern|eln) Sie\\\\b|^[^\\\\p{L}\\\\p{N}_]*(?!(?:Für|Ohne|Über|Durch|Gegen|Um|In|An|Auf|Aus","|Bei|Mit|Nach|Seit|Von|Zu|Unter|Vor|Hinter|Neben|Zwischen|Wie|Wer|Was|Wo|Wann|Wenn|Falls|Dass|Ob|Da|Weil|Als|Und|Oder|Aber|Sind|Ist|","War|Hat|Alle|Beide|Diese|Jede|Welche|Eine|Keine|Während|Wegen|Trotz|Bis|Per|Pro|Hier|Dort|Dann|So|Auch|Nur|Für|Sobald|Solange|Solche","|Manche|Viele|Einige|Meine|Seine|Ihre|Unsere)\\\\b)\\\\p{Lu}\\\\p{Ll}+ (?:den|die|das|dein\\\\p{Ll}*|einen?|ein|es|sie|ihn|alles?)\\\\b(?!,)"],"order-ja":"ください|ましょう|しなさい|せよ|すること。?$","order-es":["^(?:, |[^\\\\p{L}\\\\p{N}_]*)(?:(?:y|o|e) )?(?:(?i:ahora|después|luego|entonces|primero|también) )*(?:(?=\\\\p{L}*[áéí])\\\\p{L}*","(?:l[oa]s?|les?|te|se|nos)(?!\\\\p{L})|(?!(?i:para|desde|sobre|entre|durante|ante|cada|una|la|que|se|de|le|donde|hasta|esta|este|ese|e","sa|como|cuando|si|ya|mediante|hacia|contra|toda|otra|misma|nada|fuera|cerca|ahora|siempre|sólo|antes|aunque|porque|parte|alguna|ning","una|puede|debe|hace|tiene|es|era)\\\\b)\\\\p{L}+[ae] (?:el|la|los|las|un|una|unos|unas|este|esta|tu|su|todo|todos|todas|en|a|con|al)\\\\b)"],"outside":["(?:https?|ftp):|\\\\bfile:[/\\\\\\\\]|(?:^|[\\"\'=\\\\s])(?:[a-z]:[/\\\\\\\\]|~|\\\\\\\\\\\\\\\\|//|/(?:etc|proc|root|home|var|usr|","dev)\\\\b)|(?:^|[/\\"\'\\\\s=])\\\\.(?:env|git|ssh|npmrc|netrc|pypirc|aws|github)\\\\b"],"picture":["\\\\b(?:bild\\\\w*|captur[ea]|diagram\\\\w*|figure|foto|grafik|icon|image[ns]?|logo|photo|pic|pictures?|screen\\\\w*|schermata)\\\\b|","画像|図|スクリーン"],"placeholder":["your|example|sample|dummy|placeholder|change-?_?me|replace|redacted|insert|process\\\\.env|os\\\\.environ|postgres|","admin|localhost|x{4,}|\\\\*{3,}|\\\\.{3,}|…|0{6,}|1234|abcd|dead|secret|token|passw|_here|-here|<|>|\\\\$\\\\{?\\\\w|\\\\{\\\\{|%\\\\w+%|","eyJzdWIiOiIxMjM0NTY3ODkw"],"pointing":["^(?:, |\\\\W*)(?:(?:please|also|then) )?(?:see|read|note|remember|ask|look|lesen sie|","sehen sie|beachten sie|fragen sie|voyez|lisez|consultez|notez|véa(?:se|nse)|lee|mira|consulta|recuerda)(?!\\\\p{L})|(?:参照して|ご覧|","お読み|見て|注意して)ください"],"remark":"^\\\\s*(?:markdownlint|prettier|vale|textlint|cspell|spell|lint|eslint|more|truncate|toc|todo|fixme|start|end|begin|omit)\\\\b","remote":"^(?:(?:git|hg|svn)\\\\+)?(?:https?|ftp|git|ssh|oci|s3|gs)://[^/]+/\\\\S|^(?:git(?:hub|lab)|bitbucket|gist):[\\\\w.-]+/|^git@","reaching":["(?:crates|hub\\\\.docker|npmjs|nuget|packagist|pypi|rubygems)\\\\.|","(?<!\\\\p{L})(?:abuse|advisor(?:y|ies)|bounty|contact\\\\p{L}*|donat\\\\p{L}*|pay(?:ments?)?|report\\\\p{L}*|security|sponsors?|","support|vulnerabilit(?:y|ies)|kontakt\\\\p{L}*|meld\\\\p{L}*|spende\\\\p{L}*|sicherheit|signaler|sécurité|assistance|soporte|seguridad|","informar)(?!\\\\p{L})|問い合わせ|連絡|報告|支払|寄付|脆弱性"],"runningDiagram":["javascript:|^[ \\\\t]{0,40}click[ \\\\t]{1,9}\\\\S{1,100}[ \\\\t]{1,9}call\\\\b|\\\\bsecurityLevel\\\\b|\\\\b(?:URL|href)\\\\s{0,3}=","\\\\s{0,3}[\\"\']?\\\\s{0,3}(?:vbscript|data):|!include\\\\w{0,9}[ \\\\t]{1,9}<?https?:|<[a-z]+\\\\s[^<>\\\\n]{0,200}\\\\bon[a-z]{3,20}\\\\s*="],"sendable":["(?<![a-z])(?:apikey|authorization|bearer|credential|password|passwd|secret|token|key|id_rsa|\\\\.ssh|\\\\.aws|\\\\.netrc|\\\\.npmrc|","\\\\.kube|printenv|environ|cookie|localStorage|/etc/shadow|history|env)(?![a-z])"],"sending":["\\\\b(?:curl|wget|fetch|http|ncat|nc|scp|rsync|invoke-\\\\w+|iwr|irm|post|send\\\\w*|upload|requests?\\\\.\\\\w+|urlopen|","httpx|axios|socket|dig|ssh)\\\\b|/dev/tcp"],"sourcing":["--?(?:registry|index-url|extra-index-url|default-index|index|find-links|source|channel|repo|repository|trusted-host)[ =]|","\\\\b(?:(?:PIP|UV)_\\\\w*(?:INDEX|URL)\\\\w*|GOPROXY|\\\\w*REGISTRY\\\\w*|HF_ENDPOINT|index-url)\\\\b[\\"\']?\\\\s{0,3}[=:]|","^\\\\s{0,9}source\\\\s+[\\"\']|\\\\bgem\\\\s+sources\\\\b|\\\\bmirror\\\\.https?:|\\\\bconfig\\\\s+set\\\\s+(?:global\\\\.)?(?:registry|index-url)|","\\\\bapt-key\\\\b|/etc/apt/|^\\\\s{0,9}deb\\\\s"],"strong":["^--?(?:accept|expose|global|hard|k$|open|over(?:ride|write)|privileged|prune|recursive|r?f$|fr$|system|unauth|without|yes)|","^(?:destroy|drop|get|grant|patch|post|put|remove|revoke|truncate)$"],"token":["\\\\s+|\'(?:[^\'\\\\\\\\\\\\n]|\\\\\\\\.)*\'|\\"(?:[^\\"\\\\\\\\\\\\n]|\\\\\\\\.)*\\"|`[^`$\\\\\\\\]*`|[-+]?\\\\d[\\\\d_]*(?:\\\\.\\\\d+)?\\\\b|(?:true|false|","null|undefined)\\\\b|[\\\\w$-]+\\\\s*:|[{}[\\\\],]"],"tracking":["[?&](?:utm_\\\\w+|ref|ref_\\\\w+|referr\\\\w+|aff\\\\w*|affiliate\\\\w*|fbclid|gclid|mc_eid|partner|promo\\\\w*|coupon|tag|","via|invite)="],"unlinked":["(`[^`]*`)(?:\\\\(#[\\\\w-]+\\\\))?|\\\\[\\\\[[^[\\\\]|]{1,200}\\\\|([^[\\\\]|]{1,200})\\\\]\\\\]|\\\\[([^[\\\\]]{1,200})\\\\](?:\\\\s?\\\\([^()\\\\s]*[/#][^()\\\\s]*\\\\)|","\\\\s?\\\\[#?[a-z][\\\\w.#-]*\\\\])|\\\\(([^()]{1,200})\\\\)\\\\[[^[\\\\]\\\\s]*[/#][^[\\\\]\\\\s]*\\\\]"],"undenying":["<[^<>]{1,500}>|\\\\b(?:if|when|wenn|falls|si|quand|cuando)\\\\s[^,.:;]{1,200}?(?:n[\'’]t|\\\\b(?:keine?n?|nicht|no|not|pas))\\\\b"],"unseen":["(?:\\\\{#-?(?![\\\\w.-]+\\\\})|\\\\{\\\\{!--|\\\\{%-?\\\\s*comment\\\\s*-?%\\\\}|\\\\{::comment\\\\}|\\\\{\\\\{[<%]?/\\\\*|(?<![\\\\w-])/\\\\*(?!\\\\s?`)|","^\\\\s{0,9}%\\\\s)(.{4,2000})|^\\\\s{0,3}\\\\[[^\\\\]]{1,200}\\\\]:\\\\s{0,99}\\\\S{0,500}\\\\s{1,99}[\\"\'(]([^]{1,2000}?)[\\"\')][ \\\\t]*$|\\\\]\\\\([^()\\\\s]{1,500}\\\\s{1,99}(?:\\"([","^\\"]{1,2000})\\"|\'([^\']{1,2000})\')\\\\)"],"unshown":["^[ \\\\t]*(?:<!--(?:(?!-->)[\\\\s\\\\S]){0,4000}|/{4}(?:(?!/{4})[\\\\s\\\\S]){0,4000}|//.*(?:\\\\n[ \\\\t]*//.*){0,11}|","(?:ifn?def|ifeval|\\\\.\\\\.\\\\s+\\\\|).*(?:\\\\n.*\\\\S.*){0,11}|\\\\.\\\\.(?:[ \\\\t]*$|","\\\\s+(?![\\\\w:-]+::|_|\\\\[|\\\\|)|\\\\s+(?:only|container|rst-class|ifconfig)::).*(?:\\\\n(?:[ \\\\t]*\\\\n){0,9}[ \\\\t]+\\\\S.*){0,11})"],"weak":["\\\\b(?:true|false|off|none|null|disabled?|sudo|root|admin|skip|insecure\\\\w*|unsafe\\\\w*|danger\\\\w*|allow|ignore|bypass|","force|no|verify|strict|trust\\\\w*|anonymous|public|any|all|latest|delete|purge|rm|eval|exec|chmod|\\\\*)\\\\b"],"weakening":["(?:^|\\\\s)--?(?:no-(?:verify|check\\\\S*|sign\\\\S*|gpg\\\\S*|tls\\\\S*|ssl\\\\S*|auth\\\\S*|password|sandbox)|insecure\\\\S*|skip-\\\\S*","(?:verif|check|tls|ssl|sign|hash|auth)\\\\S*|disable-\\\\S*(?:tls|ssl|auth|security|sandbox|verif)\\\\S*|dangerous\\\\S*|trusted-host|allow-","(?:unauth|insecure|root|run-as-root)\\\\S*|privileged|unsafe\\\\S*|strict-ssl[= ]false|accept-invalid\\\\S*|k|no-auth)\\\\b|\\\\b\\\\w*(?:verify","|verification|validat\\\\w+|strict_?ssl|check_hostname|reject_?unauthorized|tls_?reject\\\\w*|ssl_?verify\\\\w*|host_?key_?checking|insecu","re\\\\w*|skip_?\\\\w*verif\\\\w*|auth\\\\w*|sandbox\\\\w*|enforc\\\\w*|csrf\\\\w*|secure)\\\\b[\\"\']?\\\\]?\\\\s{0,3}[:=]>?\\\\s{0,3}[\\"\']?(?:0|false|no|off|","none|never|disabled?|cert_none|true(?=.*insecure))\\\\b|\\\\b(?:CERT_NONE|InsecureSkipVerify|_create_unverified_context|disable_warnings","|StrictHostKeyChecking[= ]no|chmod\\\\s+(?:-R\\\\s+)?(?:0?777|a\\\\+rwx)|0\\\\.0\\\\.0\\\\.0|setenforce 0|ufw disable|Bypass|Unrestricted|NOPASS","WD|unsafe_load|dangerouslySetInnerHTML|sslverify|curl -\\\\w*k|\\\\beval\\\\()\\\\b"],"secrets":["pass(?:word|phrase|wor[dt]|code)|kennwort|geheimnis|mots? de passe|contraseña|clave privada|private key|credential|","\\\\bpin\\\\b|zugangsdaten|anmeldedaten|identifiants|credenciales|パスワード|暗証|秘密鍵|認証情報"]}');
;// CONCATENATED MODULE: ./build/review/judge/patterns.js

function compile(name, flags = '') {
    return new RegExp([patterns_namespaceObject[name]].flat().join(''), flags);
}
const unpack = (lines) => lines.flatMap((line) => line.split(' '));
const setOf = (lines) => new Set(unpack(lines));


/***/ }),

/***/ 3529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fs: () => (/* binding */ renderReview),
/* harmony export */   OY: () => (/* binding */ listBlamed),
/* harmony export */   Yp: () => (/* binding */ renderUnclearPull),
/* harmony export */   ml: () => (/* binding */ shorten),
/* harmony export */   vF: () => (/* binding */ describeStale),
/* harmony export */   x: () => (/* binding */ listAnnotations)
/* harmony export */ });
/* harmony import */ var _fixes_describe_fix_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8625);
/* harmony import */ var _fixes_fix_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8747);
/* harmony import */ var _issue_board_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6440);
/* harmony import */ var _issue_report_links_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2928);
/* harmony import */ var _text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8350);
/* harmony import */ var _text_markdown_github_markdown_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1237);
/* harmony import */ var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5069);
/* harmony import */ var _text_sanitise_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5610);
/* harmony import */ var _diff_page_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7858);
/* harmony import */ var _judge_result_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7324);










const reasons = {
    'too-many-files': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `Too many files`,
    'too-many-pictures': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `Too many images`,
    'too-large': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `Too large`,
    'list-cut': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `GitHub’s list of changed files is incomplete`,
    'commits-cut': (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `GitHub’s list of commits is incomplete`,
    unreadable: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `Could not be read`,
};
const maxTopics = 100;
const maxQuotes = 5;
const maxHunks = 10;
const showMore = (more, noun) => more === 0 ? [] : (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraph */ .FY)((0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `… and ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .count */ .U9)(more, noun)}.`);
function buildCoverage(shown, budget) {
    const { topics } = shown.coverage;
    if (topics === undefined)
        return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraph */ .FY)(withoutReaders);
    if (topics.length === 0)
        return [];
    const matched = topics.filter(({ hunks }) => hunks.length > 0);
    const summary = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `Matching changes for ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .formatNumber */ .ZV)(matched.length)} of ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .count */ .U9)(topics.length, 'topic')}`;
    const listed = topics.slice(0, Math.min(budget, maxTopics));
    const { entryIds, voteEntries = 0 } = shown.fix;
    const unread = topics.reduce((left, topic) => left - topic.entryIds.length, entryIds.length - voteEntries);
    return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .details */ .zH)(summary, [
        ...listed.flatMap((topic) => buildTopic(topic, shown)),
        ...showMore(topics.length - listed.length, 'more topic'),
        ...(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraph */ .FY)(unread > 0 ? (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .count */ .U9)(unread, 'complaint')} could not be read.` : []),
        ...(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraph */ .FY)(howCompared),
    ]);
}
const withoutReaders = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Only pages are compared: readers’ complaints were not available.`;
const unlike = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `an answer in different words or in another language does not match`;
const howCompared = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The review compares words and code, not meaning: ${unlike}.`;
function buildTopic(topic, { quotes, where }) {
    const { pages, entryIds, since, terms, hunks } = topic;
    const who = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .enumerate */ .HL)((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .describeReaders */ .We)(topic));
    const when = since === undefined ? '' : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) ` since ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .formatDay */ .im)(since)}`;
    const about = quotes === undefined || terms.length === 0 ? [] : (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `, about ${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)(terms.map((term) => (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(term)))}`;
    const head = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .strong */ .ko)((0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${who}${when}`)} on ${(0,_fixes_describe_fix_js__WEBPACK_IMPORTED_MODULE_0__/* .showPages */ .a_)(pages)}${about}`;
    const words = entryIds.flatMap((id) => quotes?.get(id) ?? []);
    const places = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `matched in ${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .listWithin */ .oY)(hunks, where, maxHunks)}.`;
    return [
        ...(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraph */ .FY)((0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${head}: ${hunks.length === 0 ? (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .strong */ .ko)((0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `no matching change.`) : places}`),
        ...words.slice(0, maxQuotes).flatMap((one) => (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(one)),
    ];
}
const rules = (0,_issue_report_links_js__WEBPACK_IMPORTED_MODULE_3__/* .linkDocs */ .cG)('review', (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `What is harmless, what blocks, and how to accept a finding`);
const howToAccept = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Tick a box to accept a finding, then re-run the check. If you do not, the next sync will read the boxes.`;
function renderReview(input) {
    const { fix, links, nonce, judgement, change, ignored = '' } = input;
    const shown = { ...input, where: findWhere(input) };
    const head = [
        ...(nonce === undefined ? [] : (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .hidden */ .R)({ nonce })),
        ...(input.isStale ? (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraph */ .FY)((0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .strong */ .ko)((0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv)(describeStale(change.head)))) : []),
        ...(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraph */ .FY)((0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${describeVerdict(input)} Reviewed at commit ${(0,_issue_report_links_js__WEBPACK_IMPORTED_MODULE_3__/* .linkCommit */ .iu)(links, change.head)}.`),
        ...(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraph */ .FY)((0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${describeAsked(fix)}${describeCovered(input)}`),
        ...(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraph */ .FY)(describeBlamed(input)),
        ...(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraph */ .FY)(describeUnstarted(input.unstarted)),
        ...(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraph */ .FY)((0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .prose */ .CS)(ignored)),
    ];
    const issue = (0,_issue_report_links_js__WEBPACK_IMPORTED_MODULE_3__/* .linkIssue */ .mS)(links, (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `tracking issue`);
    const tail = [
        ...buildAccepted(shown),
        ...(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraph */ .FY)((0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .small */ .EX)((0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Reviewed by feedback-to-fix. ${rules}. All fixes are listed on the ${issue}.`)),
    ];
    const accept = judgement.findings.length === 0 || nonce === undefined ? [] : (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraph */ .FY)(howToAccept);
    return (0,_text_markdown_github_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .fitRows */ .zV)((budget) => [
        ...head,
        ...buildFindings(shown, budget),
        ...accept,
        ...buildCoverage(shown, budget),
        ...tail,
    ]);
}
const shorten = (commit) => (0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_7__/* .toSafeText */ ._J)(commit.slice(0, 7));
function describeStale(head) {
    return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `This verdict is stale: commit ${shorten(head)} is no longer the pull request’s head, or GitHub did not confirm that it is.`;
}
function renderUnclearPull({ reason, remedy }) {
    return (0,_text_markdown_github_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .serialise */ .GY)((0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraph */ .FY)((0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .strong */ .ko)((0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Needs human review.`)} Not reviewed: ${reason}. ${(0,_issue_report_links_js__WEBPACK_IMPORTED_MODULE_3__/* .linkHelp */ .OB)(remedy)}`));
}
const marks = { clear: (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `🟢`, look: (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `🟡`, block: (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `🔴` };
function describeVerdict({ judgement, change }) {
    const { verdict, findings, accepted, left } = judgement;
    const { title, files, unread } = change;
    const countOf = (severity) => {
        const more = Object.entries(left).map(([rule, more]) => (_judge_result_js__WEBPACK_IMPORTED_MODULE_8__/* .kinds */ .E[rule].severity === severity ? more : 0));
        const places = listPlaces(findings).filter(([first]) => first?.severity === severity);
        return more.reduce((sum, one) => sum + one, places.length);
    };
    const [blocking, unusual] = [countOf('block'), countOf('look')];
    const rest = unusual === 0 ? '' : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `, and ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .count */ .U9)(unusual, 'more needs a look', 'more need a look')}`;
    const every = accepted.length === 0 ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `Harmless: every` : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `Accepted: ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .count */ .U9)(accepted.length, 'finding')}; every other`;
    const belong = blocking === 1 ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `does not belong` : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `do not belong`;
    const what = {
        clear: (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${every} difference is of a known harmless kind.`,
        look: (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Read ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .count */ .U9)(unusual, 'place')} before you merge.`,
        block: (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Do not merge as is: ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .count */ .U9)(blocking, 'place')} ${belong} in a documentation fix${rest}.`,
    }[verdict];
    const about = title.trim() === '' ? (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The pull request (no title)` : (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(title, 120);
    const least = unread.some(({ reason }) => reason === 'list-cut') ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `at least ` : '';
    return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${marks[verdict]} ${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .strong */ .ko)(what)} ${about} changes ${least}${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .count */ .U9)(files.length, 'file')}.`;
}
function describeUnstarted(why) {
    if (why === undefined)
        return [];
    const check = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Required checks will not run for this commit; push another one, or re-run the latest review.`;
    return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `A sync reviewed this commit, because no event started a review: ${_fixes_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .notStarted */ .DY[why]}. ${check}`;
}
function listBlamed({ findings }) {
    return [...new Set(findings.flatMap(({ severity, from = [] }) => (severity === 'block' ? from : [])))];
}
function describeBlamed({ judgement, fix, links }) {
    const ids = listBlamed(judgement);
    if (ids.length === 0)
        return [];
    const who = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Feedback behind the blocking findings: ${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .listWithin */ .oY)(ids, (id) => (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(id, 40), maxEntries)}.`;
    const box = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `tick its box on the ${(0,_issue_report_links_js__WEBPACK_IMPORTED_MODULE_3__/* .linkIssue */ .mS)(links, (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `tracking issue`)}`;
    return fix.entryIds.length > 1 ? (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${who} To resend the other complaints without one of these, ${box}.` : who;
}
function describeAsked(fix) {
    const { pages, oldest, attempt } = fix;
    const parts = (0,_issue_board_js__WEBPACK_IMPORTED_MODULE_2__/* .listAsking */ .C7)(fix);
    const who = parts.length === 0 ? '' : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `: ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .enumerate */ .HL)(parts)}`;
    const since = oldest === null ? '' : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) ` since ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .formatDay */ .im)(oldest)}`;
    const before = attempt > 1 ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `; an earlier attempt failed` : '';
    return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Feedback${since} on ${(0,_fixes_describe_fix_js__WEBPACK_IMPORTED_MODULE_0__/* .showPages */ .a_)(pages)}${who}${before}.`;
}
function describeCovered({ coverage, quotes }) {
    const { topics, pagesTouched, pagesUntouched } = coverage;
    if (topics?.length) {
        const open = topics.filter(({ hunks }) => hunks.length === 0);
        const covered = topics.length - open.length;
        const terms = quotes && open.length === 1 && covered > 0 ? (open[0]?.terms.slice(0, 3) ?? []) : [];
        const but = terms.length === 0 ? [] : (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `, but not the one about ${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)(terms.map((term) => (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(term)))}`;
        return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) ` The change ${describeShare(covered, topics.length, 'topic')}${but}.`;
    }
    const all = pagesTouched.length + pagesUntouched.length;
    if (all === 0)
        return [];
    const doubt = pagesTouched.some(({ fit }) => fit === 'name') ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) ` (matched by file name only)` : '';
    const isPart = pagesTouched.length > 0 && pagesUntouched.length > 0;
    const but = isPart ? (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `, but not ${(0,_fixes_describe_fix_js__WEBPACK_IMPORTED_MODULE_0__/* .showPages */ .a_)(pagesUntouched)}` : [];
    return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) ` The change ${describeShare(pagesTouched.length, all, 'page')}${doubt}${but}.`;
}
const verbs = {
    topic: { does: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `appears to answer`, doesNot: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `does not appear to answer` },
    page: { does: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `edits`, doesNot: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `does not edit` },
};
function describeShare(done, all, noun) {
    const { does, doesNot } = verbs[noun];
    if (all === 1)
        return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `${done === 0 ? doesNot : does} the ${noun}`;
    if (done === all)
        return (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `${does} ${all === 2 ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `both ${noun}s` : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `all ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .count */ .U9)(all, noun)}`}`;
    return done === 0 ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `${doesNot} any of the ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .count */ .U9)(all, noun)}` : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `${does} ${done} of the ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .count */ .U9)(all, noun)}`;
}
const maxEntries = 3;
const maxOpen = 5;
const maxAnswers = 2;
function findWhere({ links, change: { head, files } }) {
    const byPath = new Map(files.map((file) => [file.path, file]));
    return ({ path, line }) => {
        if (path === undefined)
            return [];
        const file = byPath.get(path);
        if (file && !file.after)
            return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${(0,_issue_report_links_js__WEBPACK_IMPORTED_MODULE_3__/* .linkFile */ .TG)(links, '', path, line)} (removed)`;
        const previous = line === undefined ? file?.previousPath : undefined;
        const from = previous === undefined ? [] : (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) ` (moved from ${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(previous, 120)})`;
        return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${(0,_issue_report_links_js__WEBPACK_IMPORTED_MODULE_3__/* .linkFile */ .TG)(links, head, path, line)}${from}`;
    };
}
function buildFindings(shown, budget) {
    const { findings, left } = shown.judgement;
    const offered = new Set();
    const places = listPlaces(findings);
    const rows = places.slice(0, budget).map((place) => {
        const boxes = place.flatMap((finding) => offer(finding, shown, offered));
        return [...showPlace(place, shown), ...(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .taskList */ .ig)(boxes)];
    });
    const all = Object.values(left).reduce((sum, more) => sum + more, places.length);
    const rest = showMore(all - rows.length, 'more place');
    if (rows.length <= maxOpen)
        return [...rows.flat(), ...rest];
    const folded = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .count */ .U9)(all - maxOpen, 'more place to read', 'more places to read');
    return [...rows.slice(0, maxOpen).flat(), ...(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .details */ .zH)(folded, [...rows.slice(maxOpen).flat(), ...rest])];
}
function listPlaces(findings) {
    const placeOf = ({ path, line, before, after }, at) => path === undefined ? at : JSON.stringify([path, line, before, after]);
    return [...Map.groupBy(findings, placeOf).values()];
}
function showPlace(findings, shown) {
    const [{ before = [], after = [], answers = [] } = {}] = findings;
    const isSecret = findings.every(({ rule }) => rule.startsWith('secret'));
    const texts = answers.flatMap((id) => shown.quotes?.get(id) ?? []);
    const words = chooseNearest(texts, [...before, ...after].join(' '));
    const said = new Map(findings.map((finding) => [JSON.stringify(describeFinding(finding)), finding])).values();
    return [
        ...[...said].flatMap((finding, at) => (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraph */ .FY)(describeFinding(finding, at === 0 ? shown.where : undefined))),
        ...(isSecret ? [] : (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .diff */ .Ui)(before.filter(isShown), after.filter(isShown))),
        ...(words.length === 0 ? [] : (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraph */ .FY)((0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `What readers wrote about this:`)),
        ...words.flatMap((one) => (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(one)),
    ];
}
function describeFinding(finding, where) {
    const { path, severity, message, rule, from = [], subject = '', before, after } = finding;
    const itself = rule === 'untouched-page' ? (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Page` : (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The pull request itself`;
    const place = where === undefined ? [] : (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `: ${path === undefined ? itself : where(finding)}`;
    const head = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .strong */ .ko)((0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${severity === 'block' ? (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `Block` : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `Look`}${place}`);
    const ids = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .listWithin */ .oY)(from, (id) => (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(id, 40), maxEntries);
    const who = from.length === 1 ? (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `a reader’s complaint` : (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .formatNumber */ .ZV)(from.length)} complaints`;
    const origin = from.length === 0 ? [] : (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `, from ${who} (${ids})`;
    const isLine = [...before, ...after].filter(isShown).some((line) => (0,_diff_page_js__WEBPACK_IMPORTED_MODULE_9__/* .denseOf */ .l8)(line) === (0,_diff_page_js__WEBPACK_IMPORTED_MODULE_9__/* .denseOf */ .l8)(subject));
    return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${head}${isLine ? [] : describeSubject(finding)}${origin}. ${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .prose */ .CS)(message, 300)} (${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(rule)})`;
}
function chooseNearest(texts, lines) {
    const ranked = texts.map((text) => ({ text, shared: (0,_diff_page_js__WEBPACK_IMPORTED_MODULE_9__/* .countShared */ .TP)(text, lines) })).sort((a, b) => b.shared - a.shared);
    const isFar = ranked[0]?.shared === 0;
    return ranked.flatMap(({ text, shared }) => (shared > 0 || isFar ? text : [])).slice(0, maxAnswers);
}
const isShown = (line, at) => (0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_7__/* .toSafeText */ ._J)(line) !== '' && (at === 0 || !/^\s*(?:`{3,}|~{3,}|-{3,})\s*$/.test(line));
function offer(finding, { acceptance, nonce, ticked }, offered) {
    const boxes = acceptance.boxesOf(finding);
    const { key = '' } = boxes[0] ?? {};
    if (nonce === undefined || offered.has(key))
        return [];
    offered.add(key);
    return boxes.map(({ kind, key }) => {
        const once = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Accept ${describeAccepting(finding)}`;
        const words = kind === 'accept' ? once : (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `… and from now on, in every pull request`;
        return { tick: { kind, target: key, turn: 0 }, words, isTicked: ticked?.has(key) ?? false };
    });
}
function describeAccepting({ rule, accepts: { what, name } }) {
    const every = (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `every ${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(rule)}`;
    if (name === '')
        return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${every}, with the title, description and commits as they are now`;
    if (what === 'file' || what === 'place')
        return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${every} in ${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(name, 80)}, as it is now`;
    return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `the ${(0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_7__/* .toSafeText */ ._J)(what)} ${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(name, 80)}`;
}
function buildAccepted({ judgement: { accepted }, acceptance, where }) {
    const rows = accepted.map((finding) => {
        const who = acceptance.whoAccepted(finding);
        const by = who ? (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `accepted by ${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(who.by, 60)}, ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .formatDay */ .im)(who.at)}` : (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `allowed by ${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)('allow')}`;
        const place = finding.path === undefined ? (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Pull request` : where(finding);
        return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${place}${describeSubject(finding)}, ${by}. ${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .prose */ .CS)(finding.message, 300)}`;
    });
    return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .details */ .zH)((0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .count */ .U9)(rows.length, 'accepted finding'), (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .bullets */ .e5)(rows, maxAccepted));
}
const maxAccepted = 30;
function describeSubject({ rule, path, subject }) {
    const unread = rule === 'not-read' ? reasons[subject ?? ''] : undefined;
    if (unread !== undefined)
        return (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `: ${unread}`;
    return subject === undefined || subject === path ? [] : (0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `: ${(0,_text_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(subject, 120)}`;
}
const maxOfKind = 9;
const maxPath = 400;
function listAnnotations(findings) {
    const all = [...new Map(findings.map(annotate).map((one) => [JSON.stringify(one), one])).values()];
    const first = (kind) => all.filter((one) => one.kind === kind).slice(0, maxOfKind);
    return [...first('error'), ...first('warning')];
}
function annotate({ severity, rule, message, path, line, from = [] }) {
    const origin = from.length === 0 ? '' : (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) ` It came from a reader’s complaint.`;
    const file = (0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_7__/* .toSafeText */ ._J)(path ?? '', maxPath);
    return {
        kind: severity === 'block' ? 'error' : 'warning',
        title: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `feedback-to-fix: ${(0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_7__/* .toSafeText */ ._J)(rule, 60)}`,
        text: (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__/* .safe */ .gB) `${(0,_text_sanitise_js__WEBPACK_IMPORTED_MODULE_7__/* .toSafeText */ ._J)(message, 300)}${origin}`,
        ...(file === path && { file, line }),
    };
}


/***/ }),

/***/ 5897:
/***/ ((module) => {

module.exports = /*#__PURE__*/JSON.parse('{"ae":[". ash bash bun bunx cmd csh dash deno elixir eval exec fish groovy guile iex invoke-expression irb java julia ksh","lua node nodejs osascript perl php powershell pwsh python python3 python2 rscript r ruby rust-script scala sh source tclsh","ts-node tsx uv zsh busybox"],"nc":["psql mysql sqlite3 xargs parallel at batch crontab ssh kubectl oc helm docker podman ctr nomad terraform","ansible-playbook sudo"],"$o":["ansible-pull bunx code dpkg installer jbang mshta msiexec nix-shell npx open pipx pnpx rpm start start-process uvx"],"Yd":["add-appxpackage chmod gdebi install krew kubectl nix oc pkg pkg_add terraform vscode wasm-pack"],"S_":["scp rsync sftp aws az gcloud gsutil mc rclone ipfs"],"jD":["\\\\b(?:eval|exec(?:Sync|File\\\\w{0,4})|iex|Invoke-Expression|system|popen|loadstring|importScripts)\\\\b","\\\\b(?:runInThisContext|Start-Process)\\\\b|\\\\bFunction\\\\s*\\\\([^(){}]{1,200}\\\\)(?!\\\\s*\\\\{)","(?<![\\\\w.])exec\\\\b|\\\\b(?:child_process|cp|os|shell)\\\\.exec","ScriptBlock\\\\]::Create","& ?\\\\(","\\\\bsubprocess\\\\.\\\\w+","\\\\b(?:pickle|marshal|torch|joblib)\\\\.loads?\\\\b|\\\\bdlopen\\\\b|\\\\bload_module\\\\b|\\\\bexec_module\\\\b|\\\\bload_string\\\\b|\\\\binstance_eval\\\\b"],"Ie":["\\\\b(?:requests|httpx|urllib\\\\d?(?:\\\\.request)?|aiohttp|axios|got|undici|superagent)\\\\.?\\\\w{0,20}\\\\s?[.(]","\\\\b(?:Net::HTTP|open-uri|HTTPoison|Req|reqwest)\\\\.?\\\\w{0,20}\\\\s?[.(]","\\\\bfetch\\\\s?\\\\(|\\\\burlopen\\\\s?\\\\(|\\\\burlretrieve\\\\b|\\\\bfile_get_contents\\\\s?\\\\(\\\\s?[\\"\']https?:","\\\\bURI\\\\.(?:open|parse)\\\\b|\\\\bXMLHttpRequest\\\\b","\\\\bDownload(?:String|File|Data)\\\\b|\\\\b(?:iwr|irm|Invoke-WebRequest|Invoke-RestMethod|Net\\\\.WebClient|HttpClient)\\\\b","\\\\bhttps?\\\\.get\\\\b|\\\\bHTTP\\\\.get\\\\b|\\\\bLWP::\\\\w+|\\\\b(?:curl|wget)\\\\b"],"hB":["aria2c axel bitsadmin certutil curl curlie dig drill fetch ftp gh http httpie https invoke-restmethod","invoke-webrequest irm iwr lwp-download lynx nc ncat nslookup openssl s3cmd socat ssh start-bitstransfer telnet tftp w3m wget","wget2 wormhole xh yt-dlp"],"$F":["! builtin command do doas else env exec if nice nohup stdbuf sudo then time timeout until while xargs"]}');

/***/ })

};
