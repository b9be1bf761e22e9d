export const id = 348;
export const ids = [348];
export const modules = {

/***/ 348:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  judgeChange: () => (/* binding */ judgeChange)
});

// EXTERNAL MODULE: ./build/clusters/corpus.js
var corpus = __webpack_require__(7376);
// EXTERNAL MODULE: ./build/clusters/reader-copies.js
var reader_copies = __webpack_require__(3377);
// EXTERNAL MODULE: ./build/clusters/signature.js
var clusters_signature = __webpack_require__(6632);
// EXTERNAL MODULE: ./build/clusters/topics.js + 1 modules
var topics = __webpack_require__(8197);
// EXTERNAL MODULE: ./build/clusters/words.js + 1 modules
var clusters_words = __webpack_require__(5117);
// EXTERNAL MODULE: ./build/pages/fit-page.js
var fit_page = __webpack_require__(2062);
// EXTERNAL MODULE: ./build/text/sanitise.js
var sanitise = __webpack_require__(5610);
// EXTERNAL MODULE: ./build/review/diff/diff-lines.js
var diff_lines = __webpack_require__(1132);
// EXTERNAL MODULE: ./build/review/diff/page.js
var diff_page = __webpack_require__(7858);
;// CONCATENATED MODULE: ./build/review/coverage/coverage.js









const maxHunk = 20_000;
const maxChange = 2_000_000;
const minElsewhere = 2;
const minChanged = 3;
function coverFix({ files, pages, fix, readers }) {
    const paths = files.flatMap(({ path, previousPath }) => (previousPath === undefined ? [path] : [path, previousPath]));
    const pagesTouched = fix.pages.flatMap((page) => {
        const files = (0,fit_page/* findFiles */.l)(page, paths);
        return files === undefined ? [] : [{ page, ...files }];
    });
    const pagesUntouched = fix.pages.filter((page) => pagesTouched.every((touched) => touched.page !== page));
    const hunks = readers === undefined ? [] : readHunks(pages);
    const gathered = readers && gatherTopics(fix.topics, readers);
    const common = findCommon(gathered ?? []);
    const topics = gathered?.map((topic) => {
        const { words, codeLines, ...shown } = topic;
        return { ...shown, hunks: hunks.filter(findAbout(topic, common)).map(({ path, line }) => ({ path, line })) };
    });
    const open = topics?.length ? topics.filter((topic) => topic.hunks.length === 0) : undefined;
    return { topics, pagesTouched, pagesUntouched, unanswered: (open ?? pagesUntouched).length };
}
function readHunks(pages) {
    let left = maxChange;
    return pages.flatMap(({ path, previousPath = path, hunks }) => hunks.flatMap((hunk) => {
        const { added, removed } = cutHunk(hunk, left);
        const code = left > 0 ? hunk.removed.map(diff_page/* squeeze */.r2) : [];
        left -= [hunk.heading, ...added, ...removed].join('\n').length;
        const isWordless = [...hunk.added, ...hunk.removed].every((line) => (0,diff_page/* denseOf */.l8)(line.slice(0, maxHunk)) === '');
        return isWordless
            ? []
            : { path, previousPath, line: hunk.line, ...compareStems(hunk.heading, added, removed), removed: code };
    }));
}
function cutHunk({ added, removed }, room) {
    let left = Math.min(room, maxHunk);
    const cut = (line) => {
        if (left <= 0)
            return [];
        left -= line.length;
        return line.slice(0, maxHunk);
    };
    const [now = [], was = []] = [added, removed].map((lines) => lines.flatMap(cut).flatMap((line) => line.split(sentenceEnd)));
    return { added: (0,diff_lines/* subtract */.Re)(now, was), removed: (0,diff_lines/* subtract */.Re)(was, now) };
}
const sentenceEnd = /(?<=[.!?])\s+|(?<=。)/;
function compareStems(heading, added, removed) {
    const [after, before] = [added.flatMap(readWords), removed.flatMap(readWords)];
    const [stemsAfter, stemsBefore] = [listStems(after), listStems(before)];
    const lines = stemsAfter.union(stemsBefore);
    const stems = lines.union(listStems(readWords(heading)));
    const differing = stemsAfter.symmetricDifference(stemsBefore);
    const whole = removed.length === 0 ? stems : lines;
    return {
        stems,
        changed: differing.size * minChanged < lines.size ? differing : whole,
        numbers: listNumbers(after).symmetricDifference(listNumbers(before)),
        hasAddress: listAddresses(after).symmetricDifference(listAddresses(before)).size > 0,
    };
}
function findCommon(topics) {
    const [seen, common] = [new Set(), new Set()];
    for (const { words } of topics)
        for (const stem of listStems(words))
            (seen.has(stem) ? common : seen).add(stem);
    return common;
}
function findAbout({ pages, terms, words, codeLines }, common) {
    const named = listStems(pages.flatMap((page) => page.split('/').flatMap(readWords)));
    const all = listStems(words).difference(named);
    const strong = listStems(terms.flatMap(readWords)).difference(named);
    const own = strong.difference(common);
    const numbers = listNumbers(words);
    return ({ path, previousPath, stems, changed, numbers: changedNumbers, hasAddress, removed }) => {
        if (removed.some((line) => codeLines.has(line)))
            return true;
        const isOn = (name) => pages.some((page) => (0,fit_page/* fitPage */.n)(name, page) !== undefined);
        if (!isOn(path) && !isOn(previousPath))
            return strong.intersection(stems).size >= minElsewhere;
        if (all.size === 0 || !own.isDisjointFrom(changed))
            return true;
        const isNear = hasAddress || !numbers.isDisjointFrom(changedNumbers);
        return all.intersection(stems).size + Number(isNear) > 1 && (isNear || !all.isDisjointFrom(changed));
    };
}
function findPageFiles(pages, files) {
    const paths = files
        .flatMap(({ path, previousPath = path, before }) => (before && (0,sanitise/* isPlainPath */.qW)(previousPath) ? previousPath : []))
        .sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
    const found = pages.flatMap((page) => {
        const { fit, paths: [first] = [] } = (0,fit_page/* findFiles */.l)(page, paths) ?? {};
        return fit === 'page' && first !== undefined ? [[page, first]] : [];
    });
    return Object.fromEntries(found);
}
const minLine = 8;
function readWords(text) {
    return (0,clusters_words/* scanPieces */.vo)(text).flatMap((piece) => {
        const described = (0,clusters_words/* describePiece */.Ch)(piece);
        return described.every(({ kind }) => kind !== 'name') ? (0,clusters_words/* describePiece */.Ch)(piece.toLowerCase()) : described;
    });
}
function listStems(words) {
    const distinctive = words.filter(({ kind, isIdentifier }) => kind !== 'fault' && (kind !== 'number' || isIdentifier));
    const plain = distinctive.flatMap(({ kind, surface }) => kind === 'name' ? (0,clusters_words/* describePiece */.Ch)(surface.toLowerCase()) : []);
    return new Set([...distinctive, ...plain].flatMap(({ features }) => features.filter((feature) => feature < clusters_words/* firstGram */.Eq)));
}
const listNumbers = (words) => new Set(words.flatMap(({ kind, stem }) => (kind === 'number' ? stem : [])));
const address = /\/(?!.*\.(?:png|jpe?g|gif|svg|webp)$)/i;
const listAddresses = (words) => new Set(words.flatMap(({ surface }) => (address.test(surface) ? surface : [])));
function gatherTopics(signatures, entries) {
    const rows = entries.toSorted((a, b) => (0,corpus/* byCode */.VU)(a.id, b.id)).map(readRow);
    const signed = Map.groupBy(rows, (row) => findSigned(row, signatures));
    const known = signatures.map((_, at) => signed.get(at) ?? []);
    const alike = Map.groupBy(signed.get(-1) ?? [], (row) => findAlike(row, known));
    const groups = known.map((group, at) => [...group, ...(alike.get(at) ?? [])]);
    const rest = Map.groupBy(alike.get(-1) ?? [], ({ page }) => page);
    return [...groups, ...rest.values()]
        .filter((group) => group.length > 0)
        .map(buildTopic)
        .sort((a, b) => b.distinctReaders - a.distinctReaders || (0,corpus/* byCode */.VU)(a.entryIds[0] ?? '', b.entryIds[0] ?? ''));
}
function readRow(entry) {
    const comment = (0,corpus/* readComment */.W3)({ comment: entry.comment ?? entry.text });
    return { ...entry, comment, words: readWords(comment), codeLines: listCodeLines(entry) };
}
function listCodeLines({ text, comment }) {
    if (comment === undefined)
        return [];
    const lines = text.slice(comment.length).split('\n').map(diff_page/* squeeze */.r2);
    return lines.filter((line) => line.length >= minLine);
}
function findSigned({ comment }, signatures) {
    const signature = (0,clusters_signature/* signText */.X8)(comment);
    if (signature === '')
        return -1;
    const exact = signatures.findIndex((topic) => topic.includes(signature));
    return exact < 0 ? signatures.findIndex((topic) => (0,clusters_signature/* isSameTopic */.Op)(topic, [signature])) : exact;
}
function findAlike({ page, words }, groups) {
    const stems = listStems(words);
    let [best, most] = [-1, -1];
    for (const [at, group] of groups.entries()) {
        if (!group.some((row) => row.page === page))
            continue;
        const shared = stems.intersection(listStems(group.flatMap((row) => row.words)));
        const score = shared.size * 1_000_000 + group.length;
        if (score > most)
            [best, most] = [at, score];
    }
    return best;
}
function buildTopic(rows) {
    const pages = [...Map.groupBy(rows, ({ page }) => page)].sort((a, b) => b[1].length - a[1].length);
    const words = rows.map((row) => row.words);
    const times = rows.flatMap(({ at }) => at ?? []);
    return {
        pages: pages.map(([page]) => page),
        entryIds: rows.map(({ id }) => id),
        ...(0,reader_copies/* countDistinctReaders */.ET)(rows.flatMap(({ entry }) => entry ?? [])),
        since: times.toSorted((a, b) => a - b)[0],
        terms: (0,topics/* findTerms */.$r)(words),
        words: words.flat(),
        codeLines: new Set(rows.flatMap((row) => row.codeLines)),
    };
}

// EXTERNAL MODULE: ./build/pages/formats.js
var formats = __webpack_require__(8191);
// EXTERNAL MODULE: ./build/review/diff/front-matter.js
var front_matter = __webpack_require__(38);
// EXTERNAL MODULE: ./build/review/diff/parse-page.js + 2 modules
var parse_page = __webpack_require__(4968);
;// CONCATENATED MODULE: ./build/review/diff/compare-pages.js




const maxParsed = 1_200_000;
const maxOther = 200_000;
const maxOthers = 4_000_000;
const generated = /\.(?:lock|svgz?)$/i;
const docusaurus = /(?:^|\/)docusaurus\.config\.[cm]?[jt]s$/;
const maxHeld = 20_000;
function* comparePages(files, budget = maxParsed, paths = new Set()) {
    const isMdx = [...paths].some((path) => docusaurus.test(path));
    let [left, leftOfOthers, room] = [budget, maxOthers, maxHeld];
    const group = [];
    for (const file of files) {
        const { previousPath, before, after } = file;
        if (before?.text === undefined && after?.text === undefined)
            continue;
        const size = (before?.text?.length ?? 0) + (after?.text?.length ?? 0);
        if ((0,formats/* readFormat */.C$)(file.path) !== undefined)
            left -= size;
        else if (size > maxOther || size > leftOfOthers || generated.test(file.path))
            continue;
        else
            leftOfOthers -= size;
        const page = comparePage(file, left >= 0, isMdx);
        room -= page.added.length + page.removed.length;
        for (const { text } of [...page.addedLines, ...page.removedLines])
            room -= 1 + text.length / 30;
        group.push({ ...page, previousPath, isGone: !after });
        if (room > 0)
            continue;
        room = maxHeld;
        yield group.splice(0);
    }
    yield group;
}
function readCells(path, text) {
    if ((0,formats/* readFormat */.C$)(path) !== 'notebook')
        return text;
    return text
        .replace(/\\u([\da-f]{4})/gi, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)))
        .replace(/\\n/g, ' ')
        .replace(/^[ \t]*"(.*)",?\r?$/gm, '$1')
        .replace(/\\(["\\/])/g, '$1');
}
const readMatter = (text = '') => (0,front_matter/* parseFrontMatter */.e)(/^\ufeff?(---|\+{3})\s*\n([\s\S]{0,20000}?)\n\1/.exec(text)?.[2] ?? '', 1);
function compareChangedLines(file, isParsed) {
    const { path } = file;
    const format = (0,formats/* readFormat */.C$)(path) ?? 'text';
    const { changes, addedLines, removedLines } = diffFile(file, (text) => readCells(path, text));
    const parse = (lines) => (0,parse_page/* parseLines */.Li)(format, lines.map(({ text }) => text).join('\n')).map((part) => {
        return { ...part, line: lines[part.line - 1]?.line ?? part.line };
    });
    const [old, now] = isParsed ? [[], []] : [readMatter(file.before?.text), readMatter(file.after?.text)];
    const before = [...(0,diff_lines/* subtract */.Re)(old, now, keyOf), ...parse(removedLines)];
    const after = [...(0,diff_lines/* subtract */.Re)(now, old, keyOf), ...parse(addedLines)];
    const sides = { before, after, added: after, removed: before, addedLines, removedLines };
    return { path, format, isParsed, ...sides, hunks: listHunks(changes, []) };
}
function comparePage(file, mayParse = true, isMdx = false) {
    const { path, previousPath = path } = file;
    const now = (0,formats/* readFormat */.C$)(path) ?? 'text';
    if (!(0,formats/* isTree */.xK)(now) || !mayParse)
        return compareChangedLines(file, !(0,formats/* isTree */.xK)(now));
    const old = (0,formats/* readFormat */.C$)(previousPath) ?? now;
    const parseSides = (old, format) => {
        const [before, after] = [file.before?.text ?? '', file.after?.text ?? ''];
        return { format, before: (0,parse_page/* parsePage */.NL)(old, before, isMdx), after: (0,parse_page/* parsePage */.NL)(format, after, isMdx) };
    };
    const mdx = isMdx && now === 'markdown' && old === now ? parseSides('mdx', 'mdx') : undefined;
    const isBoth = mdx?.before?.isParsed && mdx.after?.isParsed;
    const { format, before, after } = isBoth ? mdx : parseSides(old, now);
    if (before === undefined || after === undefined)
        return compareChangedLines(file, false);
    const { changes, addedLines, removedLines } = diffFile(file);
    const numbers = (lines) => new Set(lines.map(({ line }) => line));
    return {
        path,
        format,
        isParsed: before.isParsed && after.isParsed,
        before: before.parts,
        after: after.parts,
        added: subtractParts(after.parts, before.parts, numbers(addedLines)),
        removed: subtractParts(before.parts, after.parts, numbers(removedLines)),
        addedLines,
        removedLines,
        hunks: listHunks(changes, after.parts),
    };
}
function diffFile({ before, after }, read) {
    const changes = (0,diff_lines/* diffLines */.Pp)(before?.text, after?.text, read);
    const addedLines = changes.flatMap(({ added }) => added);
    return { changes, addedLines, removedLines: changes.flatMap(({ removed }) => removed) };
}
function subtractParts(parts, others, changed) {
    const [kept, fresh] = [parts.filter(({ line }) => !changed.has(line)), parts.filter(({ line }) => changed.has(line))];
    const left = new Set((0,diff_lines/* subtract */.Re)([...kept, ...fresh.reverse()], others, keyOf));
    return parts.filter((part) => left.has(part));
}
const keyOf = ({ line: _, ...content }) => JSON.stringify(content);
function listHunks(changes, parts) {
    const headings = parts.filter((part) => part.kind === 'heading').toSorted((one, other) => one.line - other.line);
    let next = 0;
    return changes.map(({ line, added, removed }) => {
        const end = added.length > 0 ? line : line - 1;
        while ((headings[next]?.line ?? Infinity) <= end)
            next += 1;
        const texts = (lines) => lines.map(({ text }) => text);
        const heading = headings[next - 1]?.text ?? '';
        return { line, baseLine: removed[0]?.line ?? line, heading, added: texts(added), removed: texts(removed) };
    });
}

// EXTERNAL MODULE: ./build/text/glob.js
var text_glob = __webpack_require__(1310);
// EXTERNAL MODULE: ./build/review/judge/characters.js
var characters = __webpack_require__(3777);
// EXTERNAL MODULE: ./build/text/memoise.js
var memoise = __webpack_require__(4879);
// EXTERNAL MODULE: ./build/text/unicode/clean.js
var clean = __webpack_require__(3767);
// EXTERNAL MODULE: ./build/text/unicode/invisible.js
var invisible = __webpack_require__(1981);
// EXTERNAL MODULE: ./build/review/judge/agent-orders.js
var agent_orders = __webpack_require__(1784);
// EXTERNAL MODULE: ./build/review/judge/commands.js
var judge_commands = __webpack_require__(8811);
// EXTERNAL MODULE: ./build/review/judge/hosts.js + 1 modules
var judge_hosts = __webpack_require__(726);
// EXTERNAL MODULE: ./build/review/judge/patterns.js + 1 modules
var patterns = __webpack_require__(5854);
;// CONCATENATED MODULE: ./build/review/judge/words.json
const words_namespaceObject = /*#__PURE__*/JSON.parse('{"en":{"common":["the a an and or of to in is are for with on that this it you your be by as from at can if when not its how which will has","have than been were does"],"conditions":["if when whenever unless until while otherwise provided"],"negations":["not no never none nothing nobody neither nor without cannot hardly rarely against avoid avoids unless except only","forbidden prohibited refuse refuses reject rejects rejected refused deny denied fails unsupported everyone-but all-but anything-but","other-than rather-than regardless excluding"],"obligations":["must should shall required require requires need needs ensure always verify verifies check checks confirm prevent","prevents validate make-sure mandatory before first keep protect back-up backup backups necessary important"],"warnings":["warning caution cautious danger dangerous attention beware risk destructive permanently lose loss lost insecure unsafe","vulnerable sensitive secret private confidential deprecated security"],"opposites":["enable enabled enables disable disabled disables on off true false allow allows allowed block blocks blocked after","public internal open closed encrypted unencrypted plain all every any each at-least at-most more less fewer minimum maximum","increase decrease higher lower above below read write production staging test local remote root admin optional yes accept accepts","up down left right inside outside start stop starts stops add remove adds removes 1st last earlier later over under top bottom","empty full good bad better worse best recommended weak weaker strong stronger shared separate former latter"],"told":["disable skip ignore bypass delete remove uninstall drop wipe erase overwrite force share send email e-mail paste upload","expose grant granting trust allowlist unlock override revoke chmod sudo root 777 plaintext turn-off switch-off reset approve transfer pay","downgrade turn-it-off switch-it-off opt-out skipping bypassing anyone everyone everybody all-users"],"needless":["no-need not-need need-not not-necessary not-required not-needed unnecessary optional safe safely secure harmless","not-have-to no-longer feel-free can-be-ignored by-hand good-enough anyway"],"measures":["milliseconds second seconds minute minutes hour hours day days week weeks month months year years bit byte bytes percent","degrees two three four five six seven eight ten million once twice half double daily weekly monthly"],"universal":["all every any each everyone anyone everybody everything anything always"],"loosening":["mostly most-of usually often without rather-than no little slow slows can may might fine normal okay works until quickest","easiest kept covers vetted trusted safe secure encrypted protected private anonymous guaranteed automatically free"]},"de":{"common":["der die das und oder von zu in ist sind für mit auf dass dies es sie ihr werden ein eine einen einem im den dem wie nicht","wird auch wenn kann zum zur als"],"conditions":["wenn falls sobald sofern solange sonst"],"negations":["nicht kein nie niemals niemand ohne nur weder noch außer verboten verbietet vermeiden abgelehnt verweigert ausgenommen","keinesfalls selten"],"obligations":["muss müssen musst soll sollte erforderlich notwendig nötig immer zuerst vorher bevor vor prüfen überprüfen","sicherstellen verhindert stellen-sie-sicher unbedingt sichern sichere sicherung schützen wichtig"],"warnings":["warnung vorsicht achtung gefahr gefährlich hinweis risiko unwiderruflich endgültig verloren verlust verlieren unsicher","geheim vertraulich sensibel veraltet sicherheit"],"opposites":["aktivieren aktiviert deaktivieren deaktiviert an aus erlauben erlaubt sperren gesperrt nach nachdem öffentlich intern","verschlüsselt unverschlüsselt alle jeder jede mindestens höchstens mehr weniger erhöhen über unter lesen schreiben produktion test","lokal optional starten stoppen hinzufügen entfernen erste letzte später oben leer voll gut gemeinsam getrennt"],"told":["deaktivieren überspringen ignorieren umgehen löschen entfernen deinstallieren überschreiben erzwingen teilen senden schicken","hochladen veröffentlichen freigeben abschalten ausschalten zurücksetzen klartext öffentlich jedem jeder-benutzer"],"needless":["nicht-nötig nicht-notwendig nicht-erforderlich unnötig optional müssen-nicht muss-nicht brauchen-nicht nicht-mehr sicher","ruhig trotzdem"],"measures":["millisekunden sekunde minute stunde tag tagen woche monat jahr byte zwei drei vier fünf acht einmal täglich wöchentlich","monatlich"],"universal":["alle allen aller jeder jede jeden jedem"],"loosening":["ohne statt kein wenig meist oft kann können darf dürfen reicht genügt genügen normal schon bereits bis bleibt","verschlüsselt geschützt sicher automatisch kostenlos"]},"fr":{"common":["le la les et ou de des du un une est sont pour avec sur que ce cette il vous votre dans par au aux en ne pas qui se plus","peut"],"conditions":["si quand lorsque tant sinon dès"],"negations":["pas ne n\' jamais aucun sans ni sauf seulement uniquement interdit évitez éviter refuse refusé seul hormis excepté","rarement"],"obligations":["doit doivent devez devrait faut obligatoire nécessaire requis requise toujours avant d\'abord vérifiez vérifier","assurez sauvegardez sauvegarde indispensable empêche protégez important"],"warnings":["avertissement attention danger dangereux risque irréversible définitivement perdre perdu perte confidentiel secret","secrète sensible obsolète sécurité"],"opposites":["activer activez activé désactiver désactivez désactivé vrai autoriser autorisé bloquer bloqué après public publique","interne ouvert fermé chiffré tous toutes chaque moins minimum maximum augmenter diminuer lire écrire production test local","facultatif démarrer arrêter ajouter supprimer premier première dernière vide bon mauvais mauvaise partagé séparé"],"told":["désactivez désactiver ignorez ignorer sautez passez contournez contourner supprimez supprimer effacez désinstallez forcez","partagez partager envoyez envoyer collez publiez exposez accordez autorisez réinitialisez tout-le-monde n\'importe-qui","tous-les-utilisateurs"],"needless":["inutile facultatif pas-nécessaire pas-besoin pas-obligatoire n\'est-plus n\'avez-pas sans-risque sûr sûre sécurisé"],"measures":["milliseconde seconde minute heure jour semaine mois an ans année octet deux trois quatre cinq six sept neuf dix cent","quotidien hebdomadaire mensuel"],"universal":["tous toutes tout-le-monde chaque chacun n\'importe"],"loosening":["sans plutôt aucun peu souvent peut peuvent pouvez permet suffit normal déjà jusqu même vite copie chiffré protégé sûr"]},"es":{"common":["el la los las y o de del un una es son para con en que este esta se su por al lo como más no puede si cuando usted tu"],"conditions":["si cuando mientras"],"negations":["no nunca jamás nadie ningún ninguna sin ni salvo excepto solo sólo únicamente prohibido evite evitar rechaza rechazado","menos-en"],"obligations":["debe deben debería obligatorio necesario requiere siempre antes primero verifique verifica verificar compruebe","comprobar asegúrese asegúrate copia respaldo imprescindible impide proteja importante hay-que"],"warnings":["advertencia aviso atención peligro peligroso precaución cuidado riesgo irreversible permanentemente perder perdido","pierde pérdida confidencial secreta sensible obsoleto seguridad insegura"],"opposites":["activar active activado desactivar desactivado verdadero falso permitir permitido bloquear bloqueado después público","interno cifrado todos todas cada menos mínimo máximo aumentar reducir leer escribir producción pruebas local remoto opcional","iniciar detener añadir eliminar primero último anterior posterior"],"told":["desactive desactivar ignore ignorar omita omitir salte elimine eliminar borre borrar desinstale fuerce comparta compartir","envíe enviar publique públicamente quita quitar cualquiera todo-el-mundo todos-los-usuarios para-todos"],"needless":["innecesario opcional no-es-necesario no-hace-falta no-necesita no-hay-que ya-no sin-riesgo seguro de-todos-modos"],"measures":["milisegundo segundo minuto hora día semana mes meses año byte dos tres cuatro cinco seis nueve diez diario semanal","mensual"],"universal":["todos todas cada cualquier cualquiera"],"loosening":["sin en-lugar ningún poco suele sirve puede pueden permite basta normal ya hasta copia cifrado protegido seguro"]},"ja":{"common":[""],"conditions":["もし 場合 とき なら たら れば 限り"],"negations":["ない ません ず 禁止 以外 のみ だけ なく 不可 拒否 避け 除く 除いて"],"obligations":["必ず 必要 なければ べき してください 前に まず 常に 確認 検証 バックアップ 必須 保護 重要"],"warnings":["警告 注意 危険 リスク 失わ 消え 元に戻せ 取り消せ 秘密 機密 非公開 安全 非推奨"],"opposites":["有効 無効 オン オフ 許可 後に 公開 内部 暗号化 平文 すべて 全て 以上 以下 未満 最大 最小 増や 減ら 読み 書き 本番 テスト ローカル 任意 開始 停止 追加 削除 最初 最後 以前 以降 直前 直後"],"told":["無効 スキップ 無視 回避 削除 消去 アンインストール 上書き 強制 共有 送って 貼り付け アップロード 公開 信頼 オフ リセット 誰でも 全員"],"needless":["不要 必要はありません 必要ありません 必要はない 任意 しなくても 構いません 問題ありません 省略 かまいません かまわない それでも 安全"],"measures":["ミリ秒 秒 分間 時間 日間 週 月 年 パーセント 割 半分 二 三 四 五 十 百 千 万"],"universal":["すべて 全て 誰でも 全員 どの いつでも"],"loosening":["なくて 代わり 使え てもよい ても 十分 通常 暗号化 安全 自動 無料"]},"negations":["keine keinen keiner não nem non mai né senza niet geen nooit inte ikke ikkje sem"],"otherLanguages":["il lo gli di che non per una del della sono si come anche nel dei alla con le la un e in","o os as e não um uma da do dos das em ao você com que por mais são para de a se como no","și nu este un o la de pe care din cu pentru sunt în ce să mai se al despre","i el la els les amb per que no és una un dels del com més de en a al es","de het een en van is niet voor met op te zijn dat als in","och att det som är en av för med inte på till den ett i du","og at det er en af til med ikke på for den som et i av ikkje du","i w na z do się jest nie to że jak dla o","a v na je se že to do pro s z jako","yang dan di untuk dengan ini dari tidak ke dalam atau","ve bir bu için ile de da değil olarak"],"fillers":["also very really quite simply basically actually obviously then there their them they into onto upon thus hence therefore","however itself themselves"],"places":["on an aus above below up down left right top bottom oben unten haut bas open start 1st"],"flips":["read-write-read-only read-only-read-write in-out out-in into-from from-into to-from from-to auf-ab ab-auf and-or or-and","und-oder oder-und et-ou ou-et y-o o-y e-o o-e all-one one-all"],"protective":["access admin administrador administrateur administrator zugriff accès antivirus approval approve audit auth authenticate","authentication authorization backup certificate certificado check checksum cifrado clé consent contraseña copia credential encrypt","encrypted encryption fingerprint firewall firma firmado geschützt hash hashed https key keys kennwort limit lock locked login mask","mfa monitoring motdepasse passphrase password passwort pare-feu permission permisos pin policy private privado privé protection","protegido protégé prüfsumme prüfung quota respaldo restrict review revoked rotate sandbox sauvegarde scan scanned schutz scope secret","seguridad sécurité sicherung sign signature signed signiert signé ssl tls token two-factor validate validación validation validierung","verification verify verschlüsselung verschlüsselt zertifikat 証明書 署名 検証 確認 バックアップ 認証 パスワード 暗号化 鍵 キー ファイアウォール 制限 トークン chiffré","vulnerability"],"test":["test testing development dev local locally localhost demo sandbox staging insecure example-only lokal entwicklung prueba","desarrollo développement essai テスト 開発 ローカル"]}');
;// CONCATENATED MODULE: ./build/review/judge/language.js




const languages = ['en', 'de', 'fr', 'es', 'ja'];
const byLanguage = (read) => Object.fromEntries(languages.map((language) => [language, read(language)]));
const latin = [words_namespaceObject.en, words_namespaceObject.de, words_namespaceObject.fr, words_namespaceObject.es];
const shared = {
    negations: [...(0,patterns/* setOf */.s4)([...latin.flatMap(({ negations }) => negations), ...words_namespaceObject.negations])],
    told: [...(0,patterns/* setOf */.s4)(latin.flatMap(({ told }) => told))],
};
const lists = byLanguage((language) => {
    const own = Object.entries(words_namespaceObject[language]).map(([name, lines]) => [name, (0,patterns/* unpack */.l1)(lines)]);
    const all = { ...Object.fromEntries(own), ...(language !== 'ja' && shared) };
    return all;
});
const word = /[\p{L}&&[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]]|[[\p{L}\p{N}\p{M}_]--[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]]+(?:['’\-][\p{L}\p{N}]+)*/gv;
const auxiliary = /(?<=\b(?:do|does|did|is|are|was|were|has|have|would|could|should))nt\b|n't\b/g;
const verb = /'(?:d|ll|m|re|ve)\b|(?<=\b(?:here|it|that|there|what|who))'s\b/g;
const expand = (text) => text.toLowerCase().replaceAll('’', "'").replace(auxiliary, ' not').replace(verb, '');
const listWords = (text) => (expand(text).match(word) ?? []).slice(0, 5_000);
const cjk = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;
const splitPhrase = (text) => expand(text)
    .replace(/\b(?:qu|n|d|l|s|j)'(?=\p{L})/gu, '$& ')
    .replace(/\b(the|an?|your|its) first(?= (?!of\b)\p{L})/gu, '$1 1st')
    .split(/[^\p{L}\p{N}']+/u)
    .filter((one) => one !== '');
const stem = (one) => one.replace(/(?<=\p{L}{4})(?<!^sich)(?:e[mnrs]?|[ao]?s|[ao])$/u, '');
function indexList(list, isStemmed) {
    const entries = list.map((entry) => {
        const [first = '', ...rest] = splitPhrase(entry).map(isStemmed ? stem : String);
        return { entry, first, rest };
    });
    return Map.groupBy(entries, ({ first }) => first);
}
function* pick(found, index) {
    for (const [at, first] of found.entries())
        for (const { entry, rest } of index.get(first) ?? [])
            if (rest.every((one, next) => found[at + 1 + next] === one))
                yield entry;
}
const indexes = byLanguage((language) => (0,memoise/* memoise */.y3)((name) => indexList(lists[language][name], language !== 'en')));
function findWords(text, language = 'en', classes) {
    if (language === 'ja') {
        const plain = cjk.test(text) ? text : '';
        const listed = classes.flatMap((name) => lists.ja[name]);
        return listed.flatMap((entry) => plain.split(entry).slice(1).fill(entry)).sort();
    }
    const plain = splitPhrase(text);
    const found = language === 'en' ? plain : plain.map(stem);
    return classes.flatMap((name) => [...pick(found, indexes[language](name))]).sort();
}
function hasWords(text, language, classes) {
    return findWords(text, language, classes).length > 0;
}
function createFinder(listed) {
    const index = indexList(listed, true);
    const signs = listed.filter((entry) => cjk.test(entry));
    return (text) => !pick(splitPhrase(text).map(stem), index).next().done ||
        (cjk.test(text) && signs.some((entry) => text.includes(entry)));
}
const namesProtection = createFinder((0,patterns/* unpack */.l1)(words_namespaceObject.protective));
const isWarned = (text) => findsWarning(text.replace(/\b[a-z]+:\/\/(?!localhost\b)[\w.:@-]+|\b\w+-[\w-]+|\.dev\b/gi, ' '));
const findsWarning = createFinder([
    ...(0,patterns/* unpack */.l1)(words_namespaceObject.test),
    ...languages.flatMap((one) => [...lists[one].negations, ...lists[one].warnings]),
]);
const fillers = (0,patterns/* setOf */.s4)(words_namespaceObject.fillers);
const flips = (0,patterns/* setOf */.s4)(words_namespaceObject.flips);
const places = (0,patterns/* setOf */.s4)(words_namespaceObject.places);
const foreign = /(?!\p{sc=Latn})\p{L}/gu;
const kana = /[\p{sc=Hira}\p{sc=Kana}]/u;
const others = words_namespaceObject.otherLanguages.map((line) => new Set(line.split(' ')));
function guessLanguage(text) {
    const sample = text.slice(0, 20_000);
    const letters = sample.match(/\p{L}/gu)?.length ?? 0;
    const strange = sample.match(foreign)?.length ?? 0;
    if (strange * 4 > letters)
        return kana.test(sample) ? 'ja' : undefined;
    const all = listWords(sample);
    const count = (common) => all.filter((one) => common.has(one)).length;
    const counts = languages.slice(0, 4).map((language) => ({ language, count: count(new Set(lists[language].common)) }));
    const [best, next] = counts.toSorted((one, other) => other.count - one.count);
    if (best === undefined || next === undefined)
        return undefined;
    if (best.count < Math.max(2, all.length / 12, next.count + 1))
        return undefined;
    if (others.some((common) => count(common) > best.count))
        return undefined;
    return best.language;
}
function isElsewhere(all, language) {
    const own = all.filter((one) => lists[language].common.includes(one)).length;
    return others.some((common) => all.filter((one) => common.has(one)).length > Math.max(2, own + 1));
}
const orders = byLanguage((language) => (0,patterns/* compile */.wE)(`order-${language}`, 'u'));
const pointing = (0,patterns/* compile */.wE)('pointing', 'iu');
function listOrders(text, language) {
    if (/[?？]\s*$/.test(text))
        return [];
    return text
        .split(/(?<=[,;:–—(])\s+/)
        .filter((clause, at) => orders[language].test(at === 0 ? clause : `, ${clause}`) && !pointing.test(clause));
}
const isOrder = (text, language) => listOrders(text, language).length > 0;
const startOf = (word) => word.slice(0, 5);
const endings = (0,patterns/* compile */.wE)('endings', 'u');
function measureShared(one, other) {
    const least = Math.min(one.length, other.length);
    let [start, tail] = [0, 0];
    while (start < least && one[start] === other[start])
        start += 1;
    while (tail < least - start && one.at(-1 - tail) === other.at(-1 - tail))
        tail += 1;
    const more = [one, other].map((word) => word.slice(start, word.length - tail)).join('');
    return { start, share: (start + tail) / Math.max(one.length, other.length), tail, more };
}
const turning = /^(?:ab|an|de|i[lmnr]|re|un)$/;
function isForm(one, other) {
    const { start, share, tail, more } = measureShared(one, other);
    if (start > 3 && share > 0.75 && !isRole(one, other) && !(tail > 2 && turning.test(more)))
        return true;
    const form = start > 2 ? endings : /^(?:e?s)?$/;
    return start > 1 && form.test(one.slice(start)) && form.test(other.slice(start));
}
const isToldForm = (word, language) => (0,patterns/* unpack */.l1)(words_namespaceObject[language].told).some((told) => told.length > 4 && isForm(told, word));
function isSlip(one, other) {
    if (one === other || Math.abs(one.length - other.length) > 2 || Math.min(one.length, other.length) < 3)
        return false;
    const { start, tail } = measureShared(one, other);
    const isSwap = one.length === other.length && one[start] === other[start + 1] && one[start + 1] === other[start];
    if (one.endsWith(other) || other.endsWith(one) || (start === 0 && !isSwap))
        return false;
    return Math.max(one.length, other.length) - start - tail <= (isSwap ? 2 : 1);
}
const role = /(?:ee|er|or|ion|ment|[ae]nt|ist)s?$/;
const isRole = (...words) => words.some((word) => role.test(word));
function isNear(one, other) {
    const { start, share } = measureShared(one, other);
    return share >= 0.5 && (start < 3 || isRole(one, other));
}
const minGarbled = 7;
function isGarbled(one, other) {
    const length = Math.min(one.length, other.length);
    if (length < minGarbled || /[^\p{L}-]/u.test(one + other))
        return false;
    if (one[0] !== other[0] || one.slice(-3) !== other.slice(-3))
        return false;
    const split = (word) => [...word.toLowerCase().replace(/(.)\1/g, '$1')];
    const [letters, others] = [split(one), split(other)];
    const odd = (0,diff_lines/* subtract */.Re)(letters, others).length + (0,diff_lines/* subtract */.Re)(others, letters).length;
    return odd <= (length > 9 ? 2 : 1) && !turning.test(measureShared(one, other).more);
}

;// CONCATENATED MODULE: ./build/review/judge/packages.json
const packages_namespaceObject = /*#__PURE__*/JSON.parse('{"$7":["add-apt-repository ansible-galaxy apk apt apt-get brew bun bunx cargo choco composer conda cpanm deno dnf docker","dotnet flatpak gem go helm install-module install-package luarocks mamba mise nix-env npm npx nuget pacman pdm pip pip3","pipenv pipx pnpm pnpx podman poetry pub scoop snap uv uvx winget yarn yum zypper"],"LN":["^\\\\s{0,80}FROM\\\\s{1,9}(?:--platform=\\\\S{1,60}\\\\s{1,9})?([\\\\w][\\\\w./:@-]{1,200})","^\\\\s{0,80}(?:-\\\\s{1,9})?image:\\\\s{0,9}[\\"\']?([\\\\w][\\\\w./:@-]{1,200})","^\\\\s{0,80}(?:-\\\\s{1,9})?uses:\\\\s{0,9}[\\"\']?([\\\\w][\\\\w.-]{0,100}/[\\\\w./@-]{1,200})","^\\\\s{0,9}([A-Za-z][\\\\w.-]{1,100}(?:\\\\[[\\\\w,-]{1,60}\\\\])?(?:==|~=|>=)[\\\\w.*]{1,40})\\\\s{0,9}(?:$|;|#|\\\\\\\\)","^\\\\s{0,80}[\\"\'](?!\\\\w*version)(@?[a-z0-9][\\\\w./-]{1,200})[\\"\']:\\\\s{0,9}[\\"\'][~^>=]{0,2}\\\\d+(?:\\\\.[\\\\dx*]+){1,2}[\\\\w.+-]{0,40}[\\"\']","^\\\\s{0,80}gem\\\\s{1,9}[\\"\']([\\\\w-]{1,100})[\\"\']","(?:implementation|api|classpath|compileOnly)[\\\\s(]{1,4}[\\"\']([\\\\w.-]{2,100}:[\\\\w.-]{1,100})","<(?:artifactId>|PackageReference\\\\s{1,9}Include=\\")([\\\\w.-]{1,100})[<\\"]","//(?:unpkg\\\\.com|esm\\\\.sh|cdn\\\\.skypack\\\\.dev|cdn\\\\.jsdelivr\\\\.net/npm)/(@[\\\\w.-]{1,100}/[\\\\w.-]{1,100}|[a-z][\\\\w.-]{1,100})","\\\\b(?:install\\\\.packages|Pkg\\\\.add)\\\\([\\"\']([\\\\w.-]{1,100})[\\"\']"],"ds":["a again all and another any as at by command dependencies directly each first for from globally if in instead into is","it its latest locally new now of on once one or our package packages same section some the them then these this to using via","when will with you your"],"Gf":["--channel --entrypoint --env --extra-index-url --index-url --name --namespace --platform --prefix --publish --python","--registry --repo --tag --user --version --volume -C -c -e -h -l -m -n -p -r -u -v -w"],"PB":["-i -s -sy add create dlx download exec get i in init install pull require run tap upgrade use x"]}');
;// CONCATENATED MODULE: ./build/review/judge/packages.js



const managers = (0,patterns/* setOf */.s4)(packages_namespaceObject.$7);
const verbs = (0,patterns/* setOf */.s4)(packages_namespaceObject.PB);
const valued = (0,patterns/* setOf */.s4)(packages_namespaceObject.Gf);
const stop = (0,patterns/* setOf */.s4)(packages_namespaceObject.ds);
const manifests = packages_namespaceObject.LN.map((pattern) => new RegExp(pattern));
const direct = /^(?:add-apt-repository|bunx|cpanm|install-module|install-package|npx|pnpx|uvx)$/;
const single = /^(?:create|dlx|exec|init|run|x)$/;
const query = /\b(?:select|delete|insert|where|join|returning|group by|order by)\b/i;
const maxOperands = 200;
function listPackages(snippet) {
    const isQuery = /sql$/.test(snippet.lang) || (!/docker/.test(snippet.lang) && query.test(snippet.text));
    return snippet.lines.flatMap((line) => {
        const isProse = snippet.kind === 'prose';
        const isLoose = snippet.kind === 'line' || isProse || /^\s*(?:#|\/\/|--\s|\*)/.test(line.text);
        const installed = (0,judge_commands/* listCommands */.FH)(line.text)
            .flatMap((command) => listInstalled(command, isLoose, isProse ? 1 : 4))
            .filter((spec) => !isProse || /[-@/_\d]/.test(spec));
        const declared = isProse || (isQuery && /^\s*from\b/i.test(line.text))
            ? []
            : manifests.flatMap((form) => form.exec(line.text)?.[1] ?? []);
        const all = [...installed, ...declared].flatMap((spec) => parsePackage(spec, line.line) ?? []);
        return [...new Map(all.map((one) => [one.name, one])).values()];
    });
}
const isManager = (program) => managers.has(program);
function listInstalled({ words }, isLoose, reach) {
    const at = words.findIndex((word) => managers.has(word.toLowerCase().replace(/^.*\//, '')));
    const program = words[at]?.toLowerCase() ?? '';
    if (at < 0)
        return [];
    const rest = words.slice(at + 1, at + 1 + maxOperands);
    let from = 0;
    let verb = '';
    if (!direct.test(program)) {
        const first = rest.slice(0, reach).findIndex((word) => verbs.has(word.toLowerCase()));
        if (first < 0)
            return [];
        verb = rest[first] ?? '';
        from = first + 1;
        while (/^(?:package|install|add)$/.test(rest[from] ?? ''))
            from += 1;
    }
    const operands = [];
    for (let index = from; index < rest.length; index += 1) {
        const word = rest[index] ?? '';
        if (/^[>#]|^\d?>/.test(word))
            break;
        const isChannel = /^(?:-c|--channel)$/.test(word) && /^(?:conda|mamba)$/.test(program);
        if (valued.has(word) && !isChannel)
            index += 1;
        else if (!word.startsWith('-'))
            operands.push(word);
    }
    const offset = program === 'helm' && verb !== 'add' && verb !== 'pull' ? 1 : 0;
    const isSingle = isLoose || direct.test(program) || single.test(verb) || /^(?:docker|podman|helm)$/.test(program);
    return operands
        .slice(offset, isSingle ? offset + 1 : maxOperands)
        .filter((word) => !isLoose || !stop.has(word.toLowerCase().replace(/[.,:;]$/, '')));
}
const packages_form = /^(?:npm:|jsr:|git(?:hub|lab):)?(@?[a-z_][\w.-]*(?:[/:][a-z_][\w.-]*)*)/i;
const other = /^[./~$%<]|[<>](?!=?\d)|:\/\/|^git\+|^(?:your|my)[-_]|\.(?:txt|toml|whl|deb|rpm|tgz|gz|zip)$/i;
function parsePackage(spec, line) {
    const bare = spec.replace(/[,;.:!?]+$/, '').replace(/^@?[\w./-]{1,100}@npm:/, '');
    const found = packages_form.exec(bare)?.[1]?.toLowerCase();
    const name = found?.replace(/^docker\.io\/(?:library\/)?/, '');
    if (name === undefined || other.test(bare) || name.length > 200)
        return undefined;
    const parts = name.split(/[/:]/);
    const owner = parts.length > 1 ? parts.slice(0, -1).join('/') : undefined;
    return { name, owner, line };
}

;// CONCATENATED MODULE: ./build/review/judge/context.js











function plainOf(text) {
    const plain = (0,clean/* cleanText */.X5)(text)
        .normalize('NFKC')
        .toLowerCase()
        .replace(/h(?:xx|\*\*|tt)p(s?)(?:\[:\]|:|\(:\))(?:\/\/|\[\/\/\])/g, 'http$1://')
        .replace(/\s{0,3}[[({]\s{0,3}(?:\.|dot|punkt|punto)\s{0,3}[\])}]\s{0,3}/g, '.')
        .replace(/[\\*`]|<\/?[a-z][^<>\n]{0,200}>/g, '');
    return (0,diff_page/* squeeze */.r2)(plain);
}
const maxLookups = 2_000;
const longest = 2_000;
const shortest = 6;
const minName = 4;
function indexReaders(readers) {
    const entries = readers
        .map(({ id, text }) => ({ id, text: plainOf(text) }))
        .map((entry) => ({ ...entry, dense: (0,diff_page/* denseOf */.l8)(entry.text) }));
    const search = (0,memoise/* memoiseFirst */.wb)(maxLookups, [], (wanted) => {
        const own = (0,diff_page/* denseOf */.l8)(wanted);
        return entries
            .filter(({ text, dense }) => hasPhrase(text, wanted) || (own.length >= shortest && dense.includes(own)))
            .map(({ id }) => id);
    });
    const find = (text) => (entries.length === 0 ? [] : search(plainOf(text.slice(0, longest))));
    const findName = (name, owner, isOwn) => {
        const whole = find(name);
        if (whole.length > 0)
            return whole;
        const parts = `${name} ${owner ?? ''}`
            .split(/[^\p{L}\p{N}_-]+/u)
            .filter((part) => part.length >= minName && !isOwn(part));
        return [...new Set(parts.flatMap(find))].sort();
    };
    return { find, findName };
}
const maxTries = 1_000;
function hasPhrase(text, wanted) {
    const isJoined = (at) => /[\w-]{2}/.test(text.slice(at - 1, at + 1));
    let at = text.indexOf(wanted);
    for (let tries = 0; at >= 0 && tries < maxTries; tries += 1) {
        if (!isJoined(at) && !isJoined(at + wanted.length))
            return true;
        at = text.indexOf(wanted, at + 1);
    }
    return false;
}
const deepest = 50;
const toPage = (path) => path
    .replace(/\.(?:mdx?|markdown|rst|adoc|html?|ipynb)$/, '')
    .replace(/(?<=^|\/)\d{1,3}[-_.](?=\D)/g, '')
    .replace(/(?:^|\/)(?:_?index|readme)$/, '');
const translated = /(^|\/)i18n\/[^/]+\/docusaurus-plugin-content-docs\/current(?=\/|$)/;
function listTargets(paths) {
    if (paths === undefined)
        return undefined;
    const [whole, ends] = [new Set(), new Set()];
    for (const path of paths) {
        const lower = path.toLowerCase();
        const folders = lower.split('/');
        whole.add(lower).add(toPage(lower));
        for (let size = 1; size < Math.min(folders.length, deepest); size += 1)
            whole.add(folders.slice(0, size).join('/'));
    }
    for (const target of whole) {
        const parts = target.split('/');
        for (let from = Math.max(0, parts.length - deepest); from < parts.length; from += 1)
            ends.add(parts.slice(from).join('/'));
    }
    return { whole, ends };
}
function isTarget({ whole, ends }, from, local, isImage) {
    const folders = from.toLowerCase().split('/').slice(0, -1);
    if (local.startsWith('/')) {
        const path = resolvePath([], local) ?? '';
        return path === '' || hasEnd({ ends }, path);
    }
    const own = isImage ? [folders] : [folders, [...folders, toPage(from.toLowerCase()).split('/').at(-1) ?? '']];
    const withOriginal = (root) => [root, root.join('/').replace(translated, '$1docs').split('/')];
    const roots = isImage ? own : own.flatMap(withOriginal);
    return roots.some((root) => {
        const path = resolvePath(root, local);
        return path !== undefined && (whole.has(path) || whole.has(toPage(path)));
    });
}
const hasEnd = ({ ends }, path) => ends.has(path) || ends.has(toPage(path));
function resolvePath(base, local) {
    const path = [...base];
    for (const part of local.split('/')) {
        if (part === '..' && path.pop() === undefined)
            return undefined;
        if (part !== '..' && part !== '.' && part !== '')
            path.push(part);
    }
    return path.join('/');
}
const context_maxHeld = 400;
const minUses = 3;
const maxRead = 4_000_000;
const maxForm = 20_000;
const sample = /^ {0,3}(?=(```+|~~~+|-{4,}$))\1[\s\S]*?^ {0,3}\1/gm;
const inlineCode = /`[^`\n]*`/g;
const comments = /<!--([\s\S]{1,2000}?)-->|^[ \t]*(?:\/\/|\.\.)\s+(?![\w:-]+::|_|\[|\|)(.{4,2000})$/gm;
const linked = /(?<!!)\[[^[\]]{0,300}\]\(((?!\w+:)[^\s()]{1,300})\)/g;
const plainImport = (row) => (0,diff_page/* squeeze */.r2)(row.replaceAll(';', ' '))
    .replaceAll("'", '"')
    .replace(/ ?([{},]) ?/g, '$1');
function readBase({ change, others }) {
    const before = change.files.map((file) => ({ path: file.path, text: file.before?.text }));
    const texts = [...others, ...before].flatMap(({ path, text }) => (text ? readCells(path, text) : []));
    const create = () => new Set();
    const sets = { code: create(), sites: create(), hosts: create(), packages: create(), owners: create() };
    const uses = new Map();
    const approving = [];
    let left = maxRead;
    for (const whole of texts) {
        if (left < 0)
            break;
        left -= whole.length;
        const kept = [];
        for (const { text, isCode, isInline } of listPassages(whole)) {
            if (!isInline)
                kept.push(text);
            const loose = isCode ? text.split('\n').flatMap(judge_hosts/* listLooseHosts */.O2) : [];
            for (const { site, host } of [...(0,judge_hosts/* listAddresses */.Zt)(text), ...loose]) {
                sets.sites.add(site);
                sets.hosts.add(host);
            }
            for (const [word] of text.toLowerCase().matchAll(/[\p{L}@][\p{L}\w./-]*[\p{L}\w]/gu))
                uses.set(word, (uses.get(word) ?? 0) + 1);
            if (!isCode)
                continue;
            for (const word of splitCode(text))
                sets.code.add(word);
            for (const { name, owner } of listPackages((0,judge_commands/* toSnippet */.t8)(text, 'code'))) {
                sets.packages.add(name);
                if (owner !== undefined)
                    sets.owners.add(owner);
            }
        }
        approving.push(kept.join('\n\n'));
    }
    const usual = new Set([...uses].filter(([, count]) => count >= minUses).map(([word]) => word));
    const searchWords = (among) => (0,memoise/* memoiseFirst */.wb)(context_maxHeld, false, (text) => among.some((one) => hasPhrase(one, text.trim())));
    const routes = (0,memoise/* once */.Oo)(() => [
        ...new Set(texts.flatMap((text) => Array.from(text.matchAll(linked), ([, route = '']) => route))),
    ]);
    const ordersOf = (text) => text.matchAll(comments).take(100);
    const ordersInComments = (0,memoise/* once */.Oo)(() => habits.some((text) => ordersOf(text).some(([, a = '', b = a]) => (0,agent_orders/* ordersAgent */.PP)(b))));
    const dropSamples = (text) => text.replace(sample, '').replace(inlineCode, '``');
    const habits = approving.map(dropSamples);
    const imports = habits.flatMap((text) => text.match(/^import\s.*/gm) ?? []).map(plainImport);
    const search = (among) => (0,memoise/* memoiseFirst */.wb)(context_maxHeld, false, (form) => form.length < maxForm && among.some((text) => new RegExp(form, 'i').test(text)));
    return {
        ...sets,
        holds: searchWords(texts),
        approves: searchWords(approving),
        approvesAs: search(approving),
        isUsed: searchWords(habits),
        isUsedAs: search(habits),
        isWritten: search(texts.map(dropSamples)),
        usual,
        texts,
        approving,
        ordersInComments,
        imports,
        routes,
    };
}
function splitCode(text) {
    return (0,invisible/* dropUnseen */.YN)(text)
        .split(/[\s"'`()[\]{}<>,;|&=]+/)
        .map((word) => word.replace(/[.:!?]+$/, ''))
        .filter((word) => word !== '');
}
const fence = /^\s*(?:[-+*>]\s+|\d+[.)]\s+)*(`{3,}|~{3,})/;
const undenying = (0,patterns/* compile */.wE)('undenying', 'gi');
const guarded = (0,patterns/* compile */.wE)('guarded', 'i');
function* listPassages(text) {
    let [isWarnedSection, isWarnedBefore, mark] = [false, false, ''];
    let boxEnd;
    let lines = [];
    const flush = function* (isCode) {
        const whole = lines.join('\n');
        lines = [];
        if (whole.trim() === '')
            return;
        const isSaid = !isCode && isWarned(whole.replace(undenying, ' '));
        const isOut = isWarnedSection || boxEnd !== undefined || (isCode ? isWarnedBefore : isSaid);
        isWarnedBefore = isSaid;
        if (isOut)
            return;
        yield { text: whole, isCode, isInline: false };
        if (!isCode)
            for (const [, inline = ''] of whole.matchAll(/(?<!`)`([^`\n]{1,300})`(?!`)/g))
                yield { text: inline, isCode: true, isInline: true };
    };
    for (const line of text.split(/\r\n|\n|\r/)) {
        const found = fence.exec(line)?.[1];
        if (mark === '' && boxEnd?.test(line)) {
            yield* flush(false);
            boxEnd = undefined;
        }
        if (mark !== '') {
            lines.push(line);
            if (found?.startsWith(mark) && line.trim() === found) {
                yield* flush(true);
                mark = '';
            }
        }
        else if (found !== undefined) {
            yield* flush(false);
            mark = found.slice(0, 3);
            lines.push(line);
        }
        else if (/^#{1,6}\s|^=+\s/.test(line)) {
            yield* flush(false);
            isWarnedSection = isWarned(line.replace(/^\W*(?:security|sicherheit|sécurité|seguridad)\W*$/i, ''));
            isWarnedBefore = false;
            if (!isWarnedSection)
                yield { text: line, isCode: false, isInline: false };
        }
        else if (guarded.test(line)) {
            yield* flush(false);
            const sign = line.trim()[0] ?? '';
            if (!line.includes('</'))
                boxEnd = /[<:]/.test(sign) ? /^\s*(?:<\/|:::)/ : new RegExp(`^\\s{0,${(0,diff_page/* measureIndent */.tc)(line)}}\\S`);
        }
        else if (line.trim() === '')
            yield* flush(/^(?: {4}|\t)/.test(lines[0] ?? ''));
        else
            lines.push(line);
    }
    yield* flush(mark !== '');
}
function isKnownHost({ base, readers }, address) {
    const { host, site } = address;
    if (base.sites.has(site) || (0,judge_hosts/* isLocal */.IX)(host) || site.endsWith('/'))
        return true;
    return (0,judge_hosts/* isReserved */.Bs)(address) && host.split('.').length <= 3 && readers.find(host).length === 0;
}
function narrow(whole, pages, files) {
    const [added, removed] = [(0,judge_commands/* listSnippets */.xV)(pages, 'added'), (0,judge_commands/* listSnippets */.xV)(pages, 'removed')];
    return { ...whole, change: { ...whole.change, files }, pages, added, removed };
}
function readWhole(subject) {
    const entries = subject.readers ?? [];
    return {
        ...subject,
        base: readBase(subject),
        readers: indexReaders(entries),
        entries,
        complained: new Set(entries.flatMap(({ text }) => listWords(text).map(startOf))),
        targets: listTargets(subject.change.paths),
    };
}

;// CONCATENATED MODULE: ./build/review/judge/code.js





const strong = [(0,patterns/* compile */.wE)('strong', 'i'), (0,patterns/* compile */.wE)('weak', 'i')];
const weakening = (0,patterns/* compile */.wE)('weakening', 'i');
const identity = /\d|@|\/|^[\w-]+\.[\w.-]+$/;
const maxCompared = 50;
const listCode = (parts) => parts.filter((part) => part.kind === 'code');
const commaLanguages = /^(?:json[5c]?|[jt]sx?|javascript|typescript)$/i;
const bracketed = /^(?:json[5c]?|[jt]sx?|javascript|typescript|x?html|xml|css|java|go|rust)$/i;
const plainRow = (row, lang) => commaLanguages.test(lang) ? (0,diff_page/* squeeze */.r2)(row).replace(/,$/, '') : (0,diff_page/* squeeze */.r2)(row);
const firstLine = (text) => text.trim().split('\n')[0] ?? '';
function findInCode(context, page) {
    const { before, after, added, removed } = page;
    const gone = listCode(removed);
    const changed = listCode(added).flatMap((now) => {
        const at = findLikest(now, gone);
        const [old] = at < 0 ? [] : gone.splice(at, 1);
        if (old !== undefined)
            return [...judgeChanged(context, page, old, now), ...findRenamed(old, now)];
        const subject = firstLine(now.value);
        return [{ kind: 'code-new', line: findLine(page, now, plainRow(subject, now.lang)), subject }];
    });
    const lost = gone.map(({ value, line: baseLine }) => {
        return { kind: 'code-removed', baseLine, subject: firstLine(value) };
    });
    const moved = (0,diff_lines/* findMoved */.Ry)(listCode(before), listCode(after), ({ value }) => value);
    const step = moved ? [{ kind: 'step-removed', line: moved.line, subject: firstLine(moved.value) }] : [];
    return [...changed, ...lost, ...step];
}
function findRenamed(old, { meta: subject, line }) {
    const marks = /\{[^{}]*\}|(?<![\w-])[\w-]{1,80}=["']?[\d\s,-]{1,80}["']?(?=\s|$)/g;
    const [was, is] = [old.meta, subject].map((meta) => (0,diff_page/* squeeze */.r2)(meta.replace(marks, '')));
    return was && is && was !== is ? [{ kind: 'identity-replaced', line, subject }] : [];
}
const findLine = ({ addedLines }, { line, lang }, text) => addedLines.find((row) => row.line >= line && plainRow(row.text, lang) === text?.trim())?.line ?? line;
function findLikest({ value, lang }, gone) {
    const words = new Set(splitCode(value));
    const shares = gone.slice(0, maxCompared).map((other) => {
        const own = splitCode(other.value);
        return own.length === 0 ? 0 : own.filter((word) => words.has(word)).length / Math.max(own.length, words.size);
    });
    const most = shares.reduce((best, share) => Math.max(best, share), 0);
    if (most >= 0.3)
        return shares.indexOf(most);
    return gone.length === 1 && gone[0]?.lang === lang && most > 0 ? 0 : -1;
}
function judgeChanged(context, page, old, now) {
    const [before, after] = [listRows(old.value, now.lang), listRows(now.value, now.lang)];
    const [gone, come] = [(0,diff_lines/* subtract */.Re)(before, after), (0,diff_lines/* subtract */.Re)(after, before)];
    if (gone.length === 0 && come.length === 0)
        return before.join('\n') === after.join('\n') && !(now.lang === '' && /<[a-z!/]/i.test(now.value))
            ? []
            : [{ kind: 'code-changed', line: now.line, subject: firstLine(now.value) }];
    const [oldWords, newWords] = [gone.flatMap(splitCode), come.flatMap(splitCode)];
    const [lost, named] = [(0,diff_lines/* subtract */.Re)(oldWords, newWords), (0,diff_lines/* subtract */.Re)(newWords, oldWords)];
    const [wrong = '', right = ''] = [lost[0], named[0]];
    const isKnown = context.base.code.has(right) && /^[a-z]+$/i.test(right);
    const isTypo = lost.length === 1 && named.length === 1 && isSlip(wrong, right) && isKnown;
    const isIndented = String(before.map(diff_page/* measureIndent */.tc)) !== String(after.map(diff_page/* measureIndent */.tc));
    const isSameShape = !isIndented && gone.length === come.length && named.length > 0 && lost.length <= named.length;
    if (isSameShape && (isTypo || isAsked(context, lost, named)))
        return [];
    const kind = kindOf(gone, come, lost, named);
    return [{ kind, line: findLine(page, now, come[0]), subject: (come[0] ?? gone[0])?.trim() }];
}
function listRows(value, lang) {
    const open = [];
    return value.split('\n').flatMap((row) => {
        const [plain, indent] = [plainRow(row, lang), bracketed.test(lang) ? 0 : (0,diff_page/* measureIndent */.tc)(row)];
        if (plain === '')
            return [];
        while ((open.at(-1) ?? -1) >= indent)
            open.pop();
        return ' '.repeat(open.push(indent) - 1) + plain;
    });
}
function kindOf(gone, come, lost, named) {
    const weakens = (lines) => lines.some((line) => weakening.test(line));
    if (weakens(come) && !weakens(gone))
        return 'protection-changed';
    const isName = (word) => /\d|@|\/|\.\w/.test(word);
    if (gone.length === come.length && lost.length === named.length && lost.some(isName))
        return 'identity-replaced';
    return come.length === 0 ? 'code-removed' : 'code-changed';
}
function isAsked({ base, readers }, gone, come) {
    const isHarmless = (word) => !strong.some((form) => form.test(word)) && !identity.test(word);
    return ([...gone, ...come].some((word) => word.length > 2 && /\p{L}/u.test(word) && readers.find(word).length > 0) &&
        gone.every(isHarmless) &&
        come.every((word) => isHarmless(word) && base.code.has(word)));
}

// EXTERNAL MODULE: ./build/review/judge/description.js
var description = __webpack_require__(9223);
// EXTERNAL MODULE: ./build/review/judge/files.js + 1 modules
var files = __webpack_require__(5028);
// EXTERNAL MODULE: ./build/review/judge/kinds.json
var kinds = __webpack_require__(6015);
;// CONCATENATED MODULE: ./build/review/judge/links.js







const absolute = /^\s*(?:[a-z][a-z0-9+.-]*:|\/\/)/i;
const reaching = (0,patterns/* compile */.wE)('reaching', 'iu');
const tracking = (0,patterns/* compile */.wE)('tracking', 'i');
const redirecting = /^[^?&#;]*[?&#;].*?(?:\/\/|%2f%2f|%5c%5c)/i;
const reference = /\{[{%][<%]?-?\s{0,3}(?:relref|ref|link)\s+["']?([^"'\s%>}]{1,300})/g;
function findInLinks(context, page) {
    const { targets } = context;
    const anchors = (0,memoise/* once */.Oo)(() => listAnchors(page));
    const lacks = (url) => [url, url.replace(/-\d+$/, '')].every((one) => !anchors().has(toAnchor((0,clean/* decodePercent */.gr)(one))));
    const isDead = (url, isImage = false) => !absolute.test(url) && (isBroken(targets, page, url, isImage) || (/^#(?!top$)./.test(url) && lacks(url)));
    const gone = Map.groupBy(listLinks(page.removed), nameOf);
    const found = listLinks(page.added).flatMap((link) => {
        const { kind, line, url: subject } = link;
        const old = (gone.get(nameOf(link)) ?? []).slice(0, links_maxCompared).map(({ url }) => url);
        if (isDead(subject, kind === 'image') && !isUsualRoute(context, page, subject))
            return [{ kind: 'link-broken', line, subject }];
        const isMoved = old.length > 0 && !old.some((url) => isDead(url, kind === 'image') || isAlike(link, url));
        const isElsewhere = isMoved || (absolute.test(subject) && leadsElsewhere(context, link, old[0]));
        return isElsewhere ? [{ kind: 'link-elsewhere', line, subject }] : [];
    });
    const lost = page.addedLines.flatMap(({ line, text }) => [...text.matchAll(reference)].flatMap(([, subject = '']) => {
        const local = resolvePath([], subject.replace(/#.*$/, '').toLowerCase()) ?? '';
        const isLost = targets !== undefined && local !== '' && !hasEnd(targets, local);
        return isLost ? [{ kind: 'link-broken', line, subject }] : [];
    }));
    const kept = listLinks(page.added).map(({ text, url }) => `${text}\n${url}`);
    const unlinked = listLinks(page.removed)
        .slice(0, maxUnlinked)
        .flatMap(({ kind, text, url: subject }) => {
        if (kind === 'image' || /^$|\//.test(text) || subject.startsWith('#') || isDead(subject))
            return [];
        const line = page.addedLines.find((row) => row.text.includes(text))?.line;
        const isKept = kept.some((one) => one.includes(text) || one.endsWith(`\n${subject}`));
        return line === undefined || isKept ? [] : [{ kind: 'link-elsewhere', line, subject }];
    });
    return [...found, ...lost, ...unlinked];
}
const toAnchor = (text) => (0,diff_page/* denseOf */.l8)(text.slice(0, 200)).replace(/^\d+/, '');
function listAnchors({ before, after }) {
    const namesOf = (part) => (part.kind === 'heading' ? [part.text, part.id ?? ''] : (0,diff_page/* splitLines */.uz)((0,diff_page/* textOf */.b6)(part)));
    const named = after.flatMap((part) => ('url' in part ? [] : namesOf(part)));
    return new Set([...listLinks(before).map(({ url }) => url), ...named].map(toAnchor));
}
const [links_maxCompared, maxUnlinked, maxUrl] = [4, 200, 2_000];
const nameOf = ({ kind, text }) => `${kind} ${text}`;
function listLinks(parts) {
    const links = parts.filter((part) => 'url' in part);
    const named = new Set(links.flatMap(({ url, text }) => (text === '' ? [] : url)));
    return links.filter(({ url, text }) => text !== '' || !named.has(url));
}
function isAlike({ text, url }, old) {
    const read = (written) => listWords(written.replace(/\.\w+(?=$|[?#])|[-_\d]/g, ' ')).map(startOf);
    const bare = (one) => (0,clean/* decodePercent */.gr)(one.slice(0, maxUrl)).replace(/\?[^#]*$/, '');
    const [was, now] = [bare(old), bare(url)];
    const [asked, asks] = [old, url].map((one) => /\?([^#]*)/.exec(one)?.[1]);
    if (asked && asks && asked !== asks)
        return false;
    const countIn = (words, address) => {
        const known = new Set(read(address));
        return words.filter((word) => known.has(word)).length;
    };
    const more = countIn(read(text), now) - countIn(read(text), was);
    const isKept = (one, other) => {
        const end = read(one.replace(/\/$/, '').split(/[/#]/).at(-1) ?? '');
        return 2 * countIn(end, other) > end.length;
    };
    const numbersOf = (address) => String(address.replace(/^.*\//s, '').match(/\d+/g));
    return more > 0 || (more === 0 && (isKept(was, now) || isKept(now, was)) && numbersOf(was) === numbersOf(now));
}
function leadsElsewhere({ base }, { url, text }, old = '') {
    const [address] = (0,judge_hosts/* listAddresses */.Zt)(url);
    const contact = /^(?:mailto|tel):(.*)/i.exec(url)?.[1];
    if (address === undefined)
        return contact === undefined || !base.holds((0,clean/* decodePercent */.gr)(contact)) || (old !== '' && old !== url);
    const isPlain = address.scheme === 'http' && !/^(?:localhost|127\.|\[::1\])/.test(address.host) && !base.holds(url);
    if (isPlain || redirecting.test(url) || tracking.test(url))
        return true;
    const [was] = (0,judge_hosts/* listAddresses */.Zt)(old);
    if (was === undefined)
        return false;
    const [from, to] = [was, address].map(({ path }) => path.replace(/#[\w-]*$/, ''));
    return was.site !== address.site || (from !== to && reaching.test(`${text} ${old}`));
}
function isUsualRoute({ base, targets }, page, url) {
    const folder = /^(\/(?:[^\s/()#?]+\/)+)[^\s/()#?]+/.exec(url)?.[1];
    return base
        .routes()
        .some((route) => route === url || (folder !== undefined && route.startsWith(folder) && isBroken(targets, page, route)));
}
function isBroken(targets, page, url, isImage = false) {
    const written = url.trim().replace(/[?#].*$/s, '');
    if (targets === undefined || written === '' || /[{}<>$%]/.test(written))
        return false;
    return !isTarget(targets, page.path, (0,clean/* decodePercent */.gr)(written).toLowerCase(), isImage);
}

// EXTERNAL MODULE: ./build/review/diff/html.js
var html = __webpack_require__(8772);
;// CONCATENATED MODULE: ./build/review/judge/markup.json
const markup_namespaceObject = /*#__PURE__*/JSON.parse('{"Yt":["a abbr b bdi blockquote br caption center cite code col colgroup dd details dfn div dl dt em figcaption figure","h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p picture pre q rp rt ruby samp section small source span strong sub","summary sup table tbody td tfoot th thead time tr tt u ul var wbr"],"uK":["abbr align alt caption aria-describedby aria-hidden aria-label aria-labelledby axis border cellpadding cellspacing cite","colspan compact datetime dir height href hspace id itemprop itemscope itemtype lang loading longdesc name nohref noshade","nowrap open rel reversed role rowspan rules scope shape span src srcset start summary tabindex target title type valign value","vspace width class classname"],"Vy":["alt caption class classname cols description height href icon id key label loading src srcset summary title to width"],"nq":["circle clipPath defs ellipse g line linearGradient mask path pattern polygon polyline radialGradient rect stop svg title"],"J$":["applet embed fencedframe frame frameset iframe include-fragment object portal turbo-frame webview"],"Yv":["-8<- --8<-- embed import include include_relative include-markdown includehtml literalinclude mdinclude partial","readfile remoteinclude snippet svg uml xml-include csv-table file url download source graphviz plantuml mermaid"],"yk":["autofunction-exec bokeh-plot code-cell command-output doctest-setup eval-rst exec exec-code exec_code execute_code","ipython jupyter-execute jupyter-kernel plot program-output programoutput python run runcmd runblock shell system testcleanup","testsetup bash julia ojs r sh autoclass autofunction automodule autodata argparse click typer ifconfig ++++ +++ html htmlonly pass","passthrough raw raw-html rawhtml subs allow-uri-read docinfo docinfo1 docinfo2 http-equiv"],"Z2":["allow-uri-read css custom_css custom_js docinfo extra_css extra_javascript extra_js filters head","html_meta.refresh include-after include-before include-in-header javascript javascripts js jupyter kernelspec","kroki-server-url script scripts stylesheet stylesheets"],"CS":["description excerpt summary subtitle tagline keywords tags lead abstract seo.description og:description lastmod","last_updated ms.date"],"Kr":["\\\\w\\\\s*\\\\(","=>","\\\\$\\\\{","`","\\\\.(?:env|environment|secrets?|tokens?|passwords?|credentials?|constructor|prototype)\\\\b"],"zQ":["__\\\\w{2,30}__ cookie constructor document environ eval fileexists function getcsv getenv getjson getremote globalthis import","localstorage location navigator os\\\\.\\\\w+ ownerdocument process readdir readfile require self sessionstorage window"],"GV":["d-none display-none hidden hide invisible is-hidden opacity-0 scale-0 screen-reader-only screen-reader-text","sr-only text-transparent u-hidden visually-?hidden"]}');
;// CONCATENATED MODULE: ./build/review/judge/attributes.js



const scheme = /^(?:javascript|vbscript|livescript|mocha|jar|search-ms|file|filesystem|view-source|intent|itms-services|smb|ms-[a-z]+):/;
const attributes_document = /^data:(?:text\/(?!plain|csv)|application\/(?:x|java|ecma)|image\/svg|[;,])/;
const maxRounds = 4;
function isScriptAddress(url, isPicture = false) {
    if (!/[:&%\\]/.test(url))
        return false;
    const folded = foldAddress(url);
    return scheme.test(folded) || (attributes_document.test(folded) && !(isPicture && folded.startsWith('data:image/')));
}
function foldAddress(url) {
    let text = url.slice(0, 2_000);
    for (let round = 0; round < maxRounds; round += 1) {
        const next = undoEscapes((0,clean/* cleanText */.X5)(text)).replace(/[\s\p{Cc}\p{Cf}\p{DI}]+/gu, '');
        if (next === text)
            break;
        text = next;
    }
    const plain = text.normalize('NFKC').toLowerCase();
    return plain.replace(/^[{('"`+]+/, '');
}
function undoEscapes(text) {
    const show = (whole, digits) => {
        const code = Number.parseInt(digits, 16);
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    };
    return text.replace(/%([0-9a-f]{2})/gi, show).replace(/\\(?:u\{?|x)?([0-9a-f]{2,6})\}?\s?/gi, show);
}
const harmless = /^on(?:ce|e|ly|boarding|going|line)?$/;
const bound = /^(?:@[\w.-]|v-on:|x-on:|on:|hx-on|ng-(?!pure)|\(\w+\)$)/;
const attributes_html = /^(?:srcdoc|dangerouslysetinnerhtml|v-html|:?innerhtml)$/;
const evaluated = /^(?::[\w.-]|v-(?!pre$|cloak$|once$)|x-(?:data|init|html|bind|effect|text|show|if|for|model)|hx-|up-|\[\w+\]$)/;
const plainName = (name) => name.replace(/^data-(?=(?:hx|ng|x|v)-)/, '');
function isHandler({ attributes }, written) {
    const name = plainName(written);
    const runs = (/^(?:\w+:)?on[a-z]+$/.test(name) && !harmless.test(name)) || bound.test(name);
    return attributes_html.test(written) || (runs && attributes[written]?.trim() !== '');
}
function isTemplateBinding({ attributes, isJsx }, name) {
    if (isJsx)
        return false;
    return /^(?::|v-bind:)is$/.test(name) || (evaluated.test(plainName(name)) && !isLiteral(attributes[name] ?? ''));
}
const token = (0,patterns/* compile */.wE)('token', 'y');
const component = /<[A-Z]\w*\s*\/>/y;
function isLiteral(source) {
    for (let at = 0; at < source.length;) {
        const pattern = [token, component].find((one) => {
            one.lastIndex = at;
            return one.test(source);
        });
        if (pattern === undefined)
            return false;
        at = pattern.lastIndex;
    }
    return true;
}
const audience = /^\s*(?:agents?|ai|assistants?|bots?|crawlers?|llms?|machines?)\s*$/i;
const audienceKey = /^(?:data-|target-)?(?:audience|for|only|show|visibility|visible)$/;
const classes = new RegExp(`^(?:${(0,patterns/* unpack */.l1)(markup_namespaceObject.GV).join('|')})$`, 'i');
const attributes_elements = /^(?:bdo|datalist|noembed|noframes|noscript|template)$/;
const hidingStyle = (0,patterns/* compile */.wE)('hidingStyle', 'i');
function findHidingAttribute({ name, attributes, isJsx }) {
    const { hidden, style, color, size, width, height } = attributes;
    if (hidden !== undefined && !/^\{\s*false\s*\}$/.test(hidden))
        return 'hidden';
    if (attributes.popover !== undefined)
        return 'popover';
    if (name !== 'img' && [width, height].some((one) => /^0(?:px|%)?$/.test(one?.trim() ?? '')))
        return width === undefined ? 'height' : 'width';
    const spoken = Object.entries(attributes).find(([key, value]) => audienceKey.test(key) && audience.test(value));
    if (spoken !== undefined && name !== 'label' && name !== 'output')
        return spoken[0];
    if (!isJsx && (attributes_elements.test(name) || (name === 'dialog' && attributes.open === undefined)))
        return '';
    if (name === 'font' && (hidingStyle.test(`color:${color?.trim()}`) || /^-?0$/.test(size ?? '')))
        return color === undefined ? 'size' : 'color';
    const dashed = (style ?? '').slice(0, 5_000).replace(/[A-Z]/g, '-$&');
    const css = dashed.replace(/\/\*[\s\S]*?\*\/|["'`\s]/g, '');
    return hidingStyle.test(name === 'img' ? css.replace(/(?<!-)color:transparent/g, '') : css) ? 'style' : undefined;
}
function hasHidingClass(names) {
    const all = names.split(/[\s.#"'`{}=,]+/);
    const isShown = all.some((name) => /^(?:sm|md|lg|xl|2xl|dark|print|focus|hover):|^d-(?:sm|md|lg|xl)-/.test(name));
    return !isShown && all.some((name) => classes.test(name));
}

;// CONCATENATED MODULE: ./build/review/judge/markup.js














const markup_elements = (0,patterns/* setOf */.s4)(markup_namespaceObject.Yt);
const attributes = (0,patterns/* setOf */.s4)(markup_namespaceObject.uK);
const markup_frames = (0,patterns/* setOf */.s4)(markup_namespaceObject.J$);
const including = (0,patterns/* setOf */.s4)(markup_namespaceObject.Yv);
const running = (0,patterns/* setOf */.s4)(markup_namespaceObject.yk);
const codeKeys = (0,patterns/* setOf */.s4)(markup_namespaceObject.Z2);
const proseKeys = (0,patterns/* setOf */.s4)(markup_namespaceObject.CS);
const display = (0,patterns/* setOf */.s4)(markup_namespaceObject.Vy);
function findMarkup(context, change) {
    const page = { ...change, old: new Set(change.before.flatMap(listOld)) };
    const parts = [...page.added, ...listLooseTags(page), ...page.added.flatMap((part) => listInDirective(part))];
    return parts.flatMap((part) => judgePart(context, page, part).map((found) => ({ line: part.line, ...found })));
}
function listInDirective(part, depth = 1) {
    if (part.kind !== 'code' || !/^\{[\w-]{1,40}\}$/.test(part.lang))
        return [];
    const page = part.value.length < 20_000 && depth < 6 ? (0,parse_page/* parsePage */.NL)('markdown', part.value) : undefined;
    const parts = page?.parts ?? (0,html/* parseHtml */.Z)(part.value, 1);
    return parts
        .filter(({ kind }) => /^(?:tag|comment|link|image|directive|code)$/.test(kind))
        .map((one) => ({ ...one, line: part.line + one.line }))
        .flatMap((one) => [one, ...listInDirective(one, depth + 1)]);
}
const as = (kind, subject, isUsed = false) => [
    { kind: isUsed ? 'known-elsewhere' : kind, subject },
];
function judgePart(context, page, part) {
    switch (part.kind) {
        case 'tag':
            return judgeTag(context, page, part);
        case 'link':
        case 'image':
            return isScriptAddress(part.url, part.kind === 'image') ? as('script-address', part.url) : [];
        case 'comment':
            return judgeComment(context, page, part.value);
        case 'esm':
            return judgeStatement(context, page, part.value);
        case 'expression':
            return judgeExpression(context, page, part.value);
        case 'front-matter':
            return judgeFrontMatter(context, page, part.key, part.value);
        case 'directive':
            return judgeDirective(context, page, part.name, part.value);
        case 'code':
            return [
                ...(page.old.has(`{${part.value}`) ? as('protection-changed', part.lang) : []),
                ...judgeCell(context, part.lang, part.meta, part.value),
            ];
        case 'inline-code':
            return /^(?:r\s{1,3}[\w.:]{1,60}\(|\{(?:r|python|julia|ojs)\}\s)/i.test(part.value)
                ? as('build-code', part.value, context.base.approves(part.value))
                : [];
        default:
            return [];
    }
}
function judgeStatement(context, { path }, statement) {
    const { targets } = context;
    const [, from = '', module = ''] = /^import\s+(?:\w+|\{[\w\s,]+\})\s+(from\s+["']([\w@./-]+)["']);?$/.exec(statement) ?? [];
    const file = module.replace(/^@site(?=\/)/, '').toLowerCase();
    const isPage = /^\.{0,2}\/.*\.mdx?$/.test(file) && targets !== undefined && isTarget(targets, path, file, true);
    const data = /^export const \w+ = ([^<\\]+?);?\s*$/.exec(statement)?.[1];
    const isData = data !== undefined &&
        isLiteral(data.replace(/(["'])([\w-]+)\1(?=\s*:)/g, '$2')) &&
        !calling.test(data) &&
        !/javascript:|innerhtml|__html/i.test(data);
    if (isData)
        return as('markup-unusual', statement);
    const { imports, isUsedAs } = context.base;
    const isUsual = isPage ||
        imports.includes(plainImport(statement)) ||
        isUsedAs(`(?:^|\\n)${RegExp.escape(statement.replace(inlineCode, '``'))}(?![\\w-])`) ||
        (/^[@\w/]/.test(module) && imports.some((row) => row.includes(from.replaceAll("'", '"'))));
    return as('build-code', statement, isUsual);
}
const tagged = /\b([A-Za-z_$][\w$]*)(`(?:[^`$\\]|\\.|\$(?!\{))*`|\((?:'[^'\\\n]*'|"[^"\\\n]*")\))/gs;
function isTagged({ base }, source) {
    const tags = new Set();
    const plain = source.replace(tagged, (whole, tag, text) => {
        if (globals.test(tag) || /^(?:exec|fetch|set(?:interval|timeout)|spawn)/i.test(tag))
            return whole;
        tags.add(`${tag}${text.slice(0, text.startsWith('`') ? 1 : 2)}`);
        return '""';
    });
    return isLiteral(plain) && [...tags].every((tag) => base.isWritten(`[{([,:]\\s?${RegExp.escape(tag)}`));
}
function showTag({ name, attributes: own }, attribute = '') {
    const value = own[attribute] ?? '';
    return `<${name}${attribute === '' ? '' : ` ${attribute}`}${value === '' ? '' : `="${value}"`}>`;
}
const isForeign = (url) => url !== undefined && !/^(?:\.{0,2}\/(?![/\\])|[#?]|$)/.test(url.trim());
function judgeTag(context, page, tag) {
    const { base } = context;
    const { attributes: own, isJsx } = tag;
    const name = isJsx && /^(?:Script|I[Ff]rame)$/.test(tag.name) ? tag.name.toLowerCase() : tag.name.replace(/^[a-z]+:/, '');
    const isNew = (key) => !page.old.has(`${tag.name} ${key}=${own[key]}`);
    const address = ['src', 'data', 'href', 'action', 'http-equiv', 'srcdoc'].find((key) => key in own);
    const found = [];
    const add = (kind, key = address, isKnown = false) => found.push({ kind: isKnown ? 'known-elsewhere' : kind, subject: showTag(tag, key) });
    const host = /^\{?\s*["'`]?((?:https?:)?\/\/[^/\\?#\s"'`@]+)\//i.exec(own.src ?? own.data ?? '')?.[1];
    const isLoader = /^(?:base|link|script|style)$/.test(name) ||
        (name === 'meta' && own['http-equiv'] !== undefined) ||
        (markup_frames.has(name) && own.srcdoc !== undefined);
    const isOutside = /^\s*(?:https?:)?\/\//i.test(own.href ?? own['xlink:href'] ?? '');
    if (isLoader) {
        const value = host === undefined ? (own.src ?? own.href ?? own.content) : `${host}/`;
        const inside = tag.content === undefined ? undefined : RegExp.escape(tag.content.trim());
        const form = value === undefined ? `<${name}\\b[^<>]{0,500}>\\s*${inside}\\s*</${name}` : embedding(value, name);
        add('script', address, (value ?? inside) !== undefined && base.isUsedAs(form));
    }
    else if (markup_frames.has(name) || (isOutside && /^(?:feimage|use)$/.test(name)))
        add('script', address, host !== undefined && base.isUsedAs(embedding(`${host}/`)));
    const isUsual = (key) => {
        const value = own[key] === '' ? '' : `\\s?=\\s?["']?${RegExp.escape(own[key] ?? '')}`;
        return base.isUsedAs(`<\\w[^<>]{0,500}\\s${RegExp.escape(key)}${value}["'\\s/>]`);
    };
    const isSending = name === 'form' && (isForeign(own.action) || own.method?.toLowerCase() === 'post');
    if (isForeign(own.formaction) || isSending || own.type?.toLowerCase() === 'password')
        add('script');
    for (const [key, value] of Object.entries(own)) {
        const isRun = isHandler(tag, key);
        const isPlain = () => !isRun && !calling.test(value) && base.isWritten(`\\s${RegExp.escape(key)}="`);
        if (isNew(key) && (isRun || isTemplateBinding(tag, key)))
            add('script', key, isUsual(key) || isPlain());
        const isShown = /^(?:img|image|source|video|input)$/i.test(tag.name) || /^(?:poster|style|background|icon|logo)$/.test(key);
        const urls = key === 'content' ? [] : [value, ...value.split(/[,\s(){}"'`;]+/).slice(0, 50)];
        if (isNew(key) && urls.some((url) => isScriptAddress(url, isShown)))
            add('script-address', key);
        const source = key.startsWith('{') ? key.slice(1, -1) : /^\{([\s\S]*)\}$/.exec(value)?.[1];
        if (isJsx && source !== undefined && !isLiteral(source)) {
            const isUsed = () => base.isUsed(isDrawing(source) ? '<svg' : `{${source}}`);
            add('build-code', key, !isNew(key) || isTagged(context, source) || isUsed());
        }
        if (isAddressed(context, tag, key, value))
            add('hidden-text', key);
    }
    const hiding = findHidingAttribute(tag);
    if (hiding !== undefined && (hiding === '' || isNew(hiding)))
        add('hidden-text', hiding, hiding !== '' && isUsual(hiding));
    if (found.length > 0)
        return found;
    if (hasHidingClass(own.class ?? own.classname ?? ''))
        return as('markup-unusual', showTag(tag, 'class'));
    return judgeElement(context, tag, name);
}
function judgeElement({ base }, tag, name) {
    const kind = tag.isJsx && /^[A-Z]/.test(tag.name) ? 'component-unknown' : 'markup-unusual';
    const isListed = name === '' || markup_elements.has(name);
    const isComponent = kind === 'component-unknown' || (!tag.isJsx && !isListed);
    if (!isListed && !base.isWritten(`<${RegExp.escape(name)}[\\s/>]`))
        return as(kind, showTag(tag));
    const isUsualKey = (key) => base.isWritten(`(?<!\\w)${RegExp.escape(key)}=`);
    const isUsualValue = (key, value) => base.isWritten(`(?<!\\w)${RegExp.escape(key)}=["']?${RegExp.escape(value)}`);
    const strange = Object.entries(tag.attributes).find(([key, value]) => {
        if (attributes.has(key))
            return false;
        if (!isComponent)
            return !base.holds(`${key}="${value}"`);
        if (display.has(key))
            return false;
        if (/\s/.test(value))
            return !isUsualValue(key, value);
        return !isUsualKey(key);
    });
    return strange === undefined ? [] : as(kind, showTag(tag, strange[0]));
}
function listOld(part) {
    if (part.kind === 'code')
        return part.lang.startsWith('{') ? [`{${part.value}`] : [];
    return part.kind === 'tag'
        ? Object.entries(part.attributes).map(([key, value]) => `${part.name} ${key}=${value}`)
        : [];
}
const embedding = (start, tags = 'iframe|embed|object') => `<(?:${tags})\\s[^>]{0,2000}?\\b(?:src|data|href|content)\\s*=\\s*\\{?\\s*["'\`]?${RegExp.escape(start)}(?<=/|(?=["'\`\\s>]))`;
const drawn = new RegExp(`</?(?:${(0,patterns/* unpack */.l1)(markup_namespaceObject.nq).join('|')})?(?=[\\s/>])`, 'g');
function isDrawing(source) {
    if (!/^\s*(?:<>\s*)?<svg\b/.test(source) || files/* activeDrawing */.$M.test(source) || /__html/i.test(source))
        return false;
    const plain = source
        .replace(/"[^"{}]*"/g, '""')
        .replace(/\{(\{[^{}]*\}|[^{}]*)\}/g, (whole, code) => (isLiteral(code) ? '' : whole))
        .replace(drawn, '');
    return !/[{}<]/.test(plain) && !calling.test(plain);
}
const technical = /^(?:action|aria-(?:controls|labelledby|owns)|class(?:name)?|height|href|id|key|ref|rel|src(?:set)?|style|width)$/;
const forAgents = /\b(?:ai|agents?|assistants?|bots?|chatgpt|claude|copilot|gpt|llms?|prompts?|system)\b/i;
function isAddressed({ base }, { name, attributes: own, isJsx }, key, value) {
    if (technical.test(key))
        return false;
    const called = key === 'content' ? (own.name ?? own.property ?? '') : key;
    if (forAgents.test(called.replaceAll('_', '-')) && value.trim().split(/\s+/).length > 3)
        return true;
    if (own.type?.toLowerCase() === 'hidden')
        return (0,agent_orders/* ordersAgent */.PP)(value);
    const isShown = isJsx && key === 'description' && base.isWritten(`<${name}\\s[^<>]{0,500}?(?<=\\s)${key}=`);
    return (isShown ? agent_orders/* instructsAgent */.pI : agent_orders/* addressesAgent */.Ul)(value);
}
const remark = (0,patterns/* compile */.wE)('remark', 'i');
function hidesOrder({ base }, text) {
    return (0,agent_orders/* ordersAgent */.PP)(text) && (!base.ordersInComments() || (0,agent_orders/* ordersAgent */.PP)(text, true));
}
const unmark = (text) => (0,diff_page/* squeeze */.r2)(text.replace(/[>*_`#]+/g, ' '));
function judgeComment(context, page, value) {
    const [, name, rest = ''] = /^\s*[@#](include|exec)\b:?\s*([^\n]{0,500})/.exec(value) ?? [];
    if (name !== undefined)
        return judgeDirective(context, page, name, rest);
    if (!(0,agent_orders/* ordersAgent */.PP)(value))
        return remark.test(value) && value.length < 80 ? [] : as('comment-changed', value);
    const come = new Set(page.addedLines.map(({ text }) => text.trim()));
    const left = value.split('\n').filter((line) => come.has(line.trim()) || !context.base.holds(line));
    const fresh = page.removed
        .flatMap((part) => (part.kind === 'text' && part.value.length > 20 ? [unmark(part.value)] : []))
        .slice(0, 200)
        .reduce((text, one) => text.replace(one, ' '), unmark(left.join('\n')));
    return as(hidesOrder(context, fresh) ? 'hidden-text' : 'comment-changed', value);
}
const globals = new RegExp(`\\b(?:${markup_namespaceObject.zQ.join(' ').replaceAll(' ', '|')})\\b`, 'i');
const calling = new RegExp([...markup_namespaceObject.Kr, globals.source].join('|'), 'i');
function judgeExpression({ base }, { format }, value) {
    if (isLiteral(value) || /^\s*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)*$/.test(value))
        return [];
    const [isCall, isDouble] = [calling.test(value), value.startsWith('{')];
    if (format === 'mdx' || (isCall && isDouble))
        return as('build-code', `{${value}}`, base.isUsed(`{${value}}`));
    const isUsed = !isCall && (!isDouble || base.holds(`{${value}}`));
    return isUsed ? [] : as('component-unknown', `{${value}}`);
}
const preview = /^(?:\s*- - meta\n\s+- (?:name|property): (["']?)(?:(?:article|og|twitter):[\w:]+|description)\1\n\s+content: [^\n<]*(?:\n|$))+$/;
const codeValue = /(?:^|[\s:,[{])!(?!!(?:bool|float|int|map|null|seq|set|str)\b)[\w!<]|<script|javascript:/i;
function judgeFrontMatter({ base }, page, key, value) {
    const { removed, before } = page;
    const name = key.toLowerCase();
    const subject = `${key}: ${value}`;
    if (codeValue.test(value))
        return as('build-code', subject);
    const isPreview = () => preview.test(value) && !(0,agent_orders/* addressesAgent */.Ul)(value) && base.isUsedAs(`(?:^|\\n)${name}:\\s+- - meta\\n`);
    if ([name, name.split('.')[0] ?? ''].some((one) => codeKeys.has(one)))
        return as('build-code', subject, isPreview());
    if (proseKeys.has(name) && !/\{[{%]/.test(value))
        return [];
    const gone = removed.find((part) => part.kind === 'front-matter' && part.key === key);
    const isNaming = /^(?:title|sidebar_label|sidebartitle|linktitle|nav_title)$/.test(name);
    if (isNaming && gone?.kind === 'front-matter' && isSameTitle(gone.value, value))
        return [];
    return isNaming && gone === undefined && (name !== 'title' || before.length === 0)
        ? []
        : as('front-matter-changed', subject);
}
const maxAdded = 3;
function isSameTitle(one, other) {
    const [words, others] = [unmark(one).split(' '), unmark(other).split(' ')];
    if (words.length !== others.length) {
        const added = (0,diff_lines/* subtract */.Re)(others, words);
        const isPlain = added.length <= maxAdded && added.every((word) => /^[\p{L}'’-]+,?$/u.test(word));
        return isPlain && (0,diff_lines/* subtract */.Re)(others, added).join() === words.join();
    }
    const isSame = (word, other = '') => word.toLowerCase() === other.toLowerCase() || isSlip(word, other);
    return words.every((word, at) => isSame(word, others[at]));
}
const box = /^(?:note|tip|info|hint|warning|caution|danger|important|details|\/\w+|end\w+)$/i;
function judgeDirective({ base }, page, name, value) {
    const lower = name.toLowerCase();
    const subject = `${name} ${value}`.trim();
    if (isScriptAddress(value.split(/\s/)[0] ?? ''))
        return as('script-address', subject);
    const isHeld = () => ['::', '}', ''].some((mark) => base.approves(`${name}${mark} ${value}`.trim()));
    const called = RegExp.escape(name);
    const opening = `(?:\\{%-?|\\{\\{[<%]|:{2,}\\s*\\{?|!!!|\\.\\.|\x60{3,}\\{)\\s*${called}(?![\\w-])`;
    const isUsed = () => isHeld() || base.approvesAs(`${opening}|\\b${called}::?[^\\s[]{0,200}\\[`);
    if (running.has(lower))
        return as('build-code', subject, isUsed());
    const isUnescaped = lower.endsWith('subs') || /^subs\s*=/.test(value);
    if (isUnescaped && /none|-\s*special|macros/.test(value))
        return as('build-code', subject);
    if (including.has(lower)) {
        const local = value.replace(/\b(https?:\/\/[^\s"'/]+\/)[^\s"'[]*/gi, (url, origin) => {
            const isOwn = (0,judge_hosts/* listAddresses */.Zt)(url).every(({ site }) => base.sites.has(site));
            return isOwn && base.isUsedAs(`\\b${called}\\b.{0,40}${RegExp.escape(origin)}`) ? '' : url;
        });
        if (leadsOut(page.path, value))
            return as('include-outside', subject, !leadsOut(page.path, local));
        return isHeld() || base.holds(value.split(/[\s[]/)[0] ?? '') ? [] : as('markup-unusual', subject);
    }
    return isUsed() || box.test(name) ? [] : as('component-unknown', subject);
}
const outside = (0,patterns/* compile */.wE)('outside', 'i');
function leadsOut(path, written) {
    const value = written.replace(/%2e/gi, '.').replace(/%2f/gi, '/');
    return outside.test(value) || (value.match(/\.\.[/\\]/g)?.length ?? 0) >= path.split('/').length;
}
const diagram = /^(?:[\w-]*(?:mermaid|plantuml|puml|graphviz|dot|d2|vega(?:-lite)?)|\{(?:mermaid|graphviz|uml)\})$/i;
const runningDiagram = (0,patterns/* compile */.wE)('runningDiagram', 'im');
const runningFence = /^(?:\{?=[a-z]|(?:eval[-_]rst|exec|mdx-code-block|plot)$)/i;
const runningMeta = /(?:^|[\s,{])(?:exec(?:ute)?(?:=|\s|$)|eval=|\.exec\b|live(?=[\s}=]|$)|on(?!line)[a-z]{3,20}\s?=)/i;
const magic = /^\s{0,9}%%(?:javascript|js|html|svg|script|bash|sh|perl|ruby|writefile|system)\b/im;
function judgeCell(context, lang, meta, value) {
    const subject = `${lang} ${meta}`.trim();
    const name = /^\{+([\w-]+)/.exec(lang.toLowerCase())?.[1] ?? '';
    const runs = magic.test(value) ||
        running.has(name) ||
        runningFence.test(lang) ||
        runningMeta.test(meta) ||
        (diagram.test(lang) && runningDiagram.test(value));
    if (runs)
        return as('build-code', subject, context.base.approves(subject));
    return including.has(name) && leadsOut('', meta) ? as('include-outside', subject) : [];
}
const hidingClass = (0,patterns/* compile */.wE)('hidingClass');
const unseen = (0,patterns/* compile */.wE)('unseen');
const unshown = (0,patterns/* compile */.wE)('unshown', 'gm');
const conditional = /^\s*(?:ifeval::.*|(?:ifn?def|endif)::[^\s[]*(?:\[\])?|\/\/ ?(?:tag|end)::)/gm;
const remarked = /^\s*(?:#|\/\/|--(?![a-z][a-z-]*[ =]["'])|\.\.)/;
function findInLines(context, page) {
    const { added, addedLines } = page;
    const code = markup_listCodeLines(page);
    const found = [];
    for (const { line, text } of addedLines) {
        const add = (kind) => found.push({ kind, line, subject: text });
        const isRemark = remarked.test(text);
        const said = code.has(line) ? undefined : unseen.exec(text)?.slice(1).join('');
        const isOnPage = (0,formats/* readFormat */.C$)(page.path) !== undefined;
        const hidden = said ?? (isRemark && !isOnPage ? text : undefined);
        if (hidden === undefined ? isRemark && (0,agent_orders/* addressesAgent */.Ul)(text) : hidesOrder(context, hidden))
            add('hidden-text');
        if (code.has(line))
            continue;
        const isAddress = (word) => /:\S/.test(word) && isScriptAddress(word, true);
        if ((0,judge_commands/* isByLines */.Xs)(page) && markup_listWords(text).some(isAddress))
            add('script-address');
        if (hasHidingClass((hidingClass.exec(text) ?? []).slice(1).join(' ')))
            add((0,agent_orders/* ordersAgent */.PP)(text) ? 'hidden-text' : 'markup-unusual');
    }
    const undrawn = added.filter((part) => part.kind === 'tag' &&
        (/^(?:annotation|applet|audio|canvas|desc|metadata|object|video)$/i.test(part.name) ||
            findHidingAttribute(part) !== undefined ||
            hasHidingClass(part.attributes.class ?? part.attributes.classname ?? '')));
    for (const part of added) {
        if (part.kind !== 'text' && part.kind !== 'image')
            continue;
        const [subject, line] = [(0,diff_page/* textOf */.b6)(part), part.line];
        const isHidden = () => undrawn.some((tag) => line >= tag.line && line <= tag.line + 8);
        if ((part.kind === 'image' && (0,agent_orders/* addressesAgent */.Ul)(subject)) || ((0,agent_orders/* ordersAgent */.PP)(subject) && isHidden()))
            found.push({ kind: 'hidden-text', line, subject });
    }
    const holds = (text, isOrder) => Array.from(text.matchAll(unshown)).some(([hidden]) => isOrder(hidden.replace(conditional, '')));
    for (const { added: lines, line } of (0,formats/* isTree */.xK)(page.format) ? [] : page.hunks) {
        const text = lines.join('\n');
        const hidden = text.replace(/^ifn?def::\S+\[\][ \t]*\n/gm, (row) => (context.base.isUsed(row) ? '' : row));
        if (holds(text, agent_orders/* addressesAgent */.Ul) || holds(hidden, (one) => hidesOrder(context, one)))
            found.push({ kind: 'hidden-text', line, subject: lines.join(' ') });
    }
    return found;
}
const markup_listWords = (text) => text
    .replace(/^\s*(?:\.\.\s+_[^:]{1,300}:|__|:\w+:)\s+/, '')
    .split(/[\s"'`<>()[\],=]+|::/)
    .slice(0, 200);
function markup_listCodeLines({ after }) {
    return new Set(after.flatMap((part) => part.kind === 'code' ? Array.from({ length: part.value.split('\n').length + 2 }, (_, at) => part.line + at) : []));
}
function listLooseTags(page) {
    const { format, after, added, addedLines, removedLines } = page;
    if (format !== 'markdown')
        return [];
    const code = markup_listCodeLines(page);
    const isDedented = removedLines.some(({ text }) => /^(?: {4}|\t)\s*</.test(text));
    const read = isDedented ? added : after;
    const seen = new Set(read.flatMap((part) => (part.kind === 'tag' ? [`${part.line} ${part.name}`] : [])));
    const isLoose = (part) => part.kind === 'tag' &&
        !seen.has(`${part.line} ${part.name}`) &&
        (isDedented || Object.keys(part.attributes).length > 0);
    return addedLines.flatMap(({ line, text }) => {
        if (code.has(line) || !text.includes('<'))
            return [];
        const plain = text.replace(/\\[<\\`]/g, ' ').replace(/(?<!`)(`{1,9})(?!`)[^`]{0,2000}\1(?!`)/g, ' ');
        return (0,html/* parseHtml */.Z)(`${plain.replace(/<(?=[\w+.-]+:)/g, ' ')}>`, line).filter(isLoose);
    });
}

// EXTERNAL MODULE: ./build/text/redaction/redact-numbers.js + 1 modules
var redact_numbers = __webpack_require__(6823);
;// CONCATENATED MODULE: ./build/review/judge/names.js






function findNames(context) {
    const { base, readers } = context;
    const isOwn = (word) => base.holds(word) || /^(?:https?|www|com|org|net|github|gitlab)$/.test(word);
    const named = [...listNewHosts(context), ...listNewPackages(context), ...listNewContacts(context)];
    return named.map(({ text, owner, isPlainLink, what, ...place }) => {
        const from = readers.findName(text, owner, isOwn);
        const name = what === 'account' ? text.toLowerCase() : text;
        return {
            ...place,
            kind: from.length > 0 && !isPlainLink ? 'from-reader' : 'name-new',
            ...(what && { subject: text, accepts: { what, name } }),
            ...(from.length > 0 && { from }),
        };
    });
}
function listNewHosts(context) {
    const { base, pages } = context;
    const isNew = ({ address, as }) => !isKnownHost(context, address) || (as === 'link' && (0,judge_hosts/* isReserved */.Bs)(address) && !base.sites.has(address.site));
    const listIn = (side) => {
        const inParts = pages.flatMap(({ path, [side]: parts }) => parts.flatMap((part) => {
            const values = part.kind === 'tag' ? Object.values(part.attributes) : 'url' in part ? [part.url] : [];
            return values.flatMap(judge_hosts/* listAddresses */.Zt).map((address) => ({ path, line: part.line, address, as: part.kind }));
        }));
        const inLines = context[side].flatMap((snippet) => snippet.lines.flatMap(({ text, line }) => {
            const isProse = snippet.kind === 'prose' || (snippet.kind === 'line' && (0,judge_commands/* isSentence */.wj)(text));
            const all = [...(0,judge_hosts/* listAddresses */.Zt)(text), ...(isProse ? [] : (0,judge_hosts/* listLooseHosts */.O2)(text))];
            return all.map((address) => ({ path: snippet.path, line, address, as: isProse ? 'text' : 'code' }));
        }));
        return [...inParts, ...inLines].filter(isNew);
    };
    const added = listIn('added');
    const removed = added.length > 0 ? listIn('removed') : [];
    const come = (0,diff_lines/* subtract */.Re)(added, removed, ({ path, as, address }) => `${path} ${as} ${address.text}`);
    return come.map(({ path, line, as, address: { host, site, domain } }) => {
        const isPlainLink = as === 'link' || as === 'text';
        const [text, owner] = site.includes('/') ? [site, site.split('/').at(-1)] : [host, domain.split('.')[0]];
        return { isPlainLink, path, line, text, owner, what: 'host' };
    });
}
function listNewPackages({ base, added }) {
    return added.flatMap((snippet) => listPackages(snippet)
        .filter(({ name }) => ![base.packages, base.usual, base.code].some((known) => known.has(name)))
        .map(({ name: text, owner, line }) => {
        const isPlainLink = base.owners.has(owner ?? '');
        return { path: snippet.path, line, text, owner, isPlainLink, what: 'package' };
    }));
}
const email = /(?<![\w.+-])[\w.+-]{1,64}@((?:[\w-]{1,63}\.){1,6}[a-z]{2,24})(?![\w-])/gi;
const wallet = /\b(?:0x[\da-f]{40}|bc1[a-z\d]{25,60}|[13][1-9A-HJ-NP-Za-km-z]{25,34}|4[\dA-Za-z]{94})\b/gi;
const phone = /(?<![\w.+-])\+?\d[\d ().-]{7,18}\d(?![\w.-])/g;
const handle = /(?<![\w.@/`-])@[a-z][\w.]{2,38}(?![\w@/.:-])|\b(?:t\.me|wa\.me|discord\.gg)\/[\w+-]{2,40}/gi;
function listNewContacts({ base, added, removed }) {
    const old = removed.map(({ text }) => text).join('\n');
    return added.flatMap((snippet) => snippet.lines.flatMap(({ text: whole, line }) => {
        const text = whole.slice(0, 20_000);
        const isProse = snippet.kind === 'prose';
        const all = (form) => text.match(form) ?? [];
        const isSample = (host) => (0,judge_hosts/* isReserved */.Bs)({ host, domain: host });
        const mails = all(email).filter((mail) => !isSample(mail.replace(/^.*@/, '')));
        const isNumber = (one) => one.replace(/\D/g, '').length > 8 && /^\+|^0|\s/.test(one);
        const numbers = all(phone).filter((one) => isNumber(one) && !/\d{4}-\d\d-\d\d/.test(one));
        const said = isProse ? [...numbers, ...all(handle)] : [];
        const names = [...mails, ...all(redact_numbers/* iban */.Zk).filter(redact_numbers/* isAccount */.UP), ...all(wallet), ...said];
        return names
            .filter((name) => !(old.includes(name) && base.holds(name)) && !base.approves(name))
            .map((text) => ({ path: snippet.path, line, text, what: /^@|\//.test(text) ? 'account' : undefined }));
    }));
}

;// CONCATENATED MODULE: ./build/review/judge/prose.js







const [maxSentences, maxPairs, maxLength] = [400, 40_000, 20_000];
const minShared = 0.5;
const minSaid = 0.34;
const binding = ['negations', 'conditions'];
const guarding = ['negations', 'obligations', 'warnings'];
const strict = ['negations', 'needless'];
function findInProse(context, page) {
    const { format, before, after } = page;
    if (!(0,formats/* isTree */.xK)(format))
        return [];
    const gone = listSentences(page.removed, createReadGone(page));
    const come = listSentences(page.added, readCome);
    const language = guessLanguage([...before, ...after].flatMap(proseOf).join(' '));
    const isCut = page.added.some((part) => part.kind !== 'code' && (0,diff_page/* textOf */.b6)(part).length > maxLength);
    if (isCut || Math.max(gone.length, come.length) > maxSentences || gone.length * come.length > maxPairs)
        return prose_as('not-read', come[0] ?? gone[0]);
    const { pairs, lost, fresh } = pairUp(gone, come, language);
    const isGuarding = ({ text }) => namesProtection(text) || hasWords(text, language, ['obligations', 'warnings']);
    const isGuarded = ({ text, line }) => !(language && isFact(text, language)) &&
        come.some((one) => one.line === line && !fresh.includes(one) && isGuarding(one));
    const listNames = (all) => all.flatMap(({ text }) => listExact(text));
    const lostNames = (0,diff_lines/* subtract */.Re)(listNames(gone), listNames(come));
    return [
        ...pairs.flatMap((pair) => prose_judgeChanged(context, readAs(pair[0].text, language), pair)),
        ...lost.flatMap((old) => {
            const isSetting = isLabel(old) && hasWords(old.text, language, ['opposites', 'measures']);
            const isReplaced = !isSetting && fresh.length >= lost.length && shareIn(old, come, language) >= minSaid;
            return judgeLost(page, readAs(old.text, language), old, isReplaced, lostNames);
        }),
        ...fresh.flatMap((now) => (isGuarded(now) ? prose_as('instruction-new', now) : judgeFresh(context, language, now))),
        ...(isExchanged(lost, fresh) ? prose_as('identity-replaced', fresh[0]) : []),
        ...prose_as('step-removed', findReordered(page, pairs)),
        ...prose_as('identity-replaced', findMixedRow(page)),
        ...prose_as('meaning-changed', findRehoused(page)),
    ];
}
const prose_as = (kind, place) => place === undefined ? [] : [{ kind, line: place.line, text: place.text }];
const listSteps = (parts) => parts.flatMap((part) => (part.kind === 'text' && part.list === 'numbered' ? [part] : []));
const stepNumber = /(?<!\p{L})(?:steps?|schritte?n?|étapes?|pasos?)\s\d|(?:手順|ステップ)\s?\d/iu;
function findReordered({ before, after, removed }, pairs) {
    const now = new Map(pairs.map(([old, now]) => [now.line, old.line]));
    const [old, steps] = [listSteps(before), listSteps(after)];
    const was = new Map(old.map(({ line, value }) => [line, value]));
    const renamed = steps.map(({ line, value }) => ({ line, value: was.get(now.get(line) ?? 0) ?? value }));
    const isReferred = old.length !== steps.length && after.flatMap(proseOf).some((text) => stepNumber.test(text));
    return (0,diff_lines/* findMoved */.Ry)(old, renamed, ({ value }) => value) ?? (isReferred ? (steps[0] ?? removed[0]) : undefined);
}
function prose_listRows(parts, lines) {
    const changed = new Set(lines.map(({ line }) => line));
    let start;
    let last = 0;
    const cells = parts.flatMap((part) => {
        if (part.line > last + 1)
            start = undefined;
        last = part.line;
        if (part.kind === 'tag' && part.name === 'tr')
            start = part.line;
        return part.kind === 'text' && /[\p{L}\p{N}]/u.test(part.value) ? [{ ...part, row: start ?? part.line }] : [];
    });
    return [...Map.groupBy(cells, ({ row }) => row).values()].flatMap((row) => {
        const { line } = row.find((cell) => changed.has(cell.line)) ?? {};
        return row.length > 1 && line !== undefined ? { line, cells: row.map(({ value }) => value) } : [];
    });
}
function findMixedRow({ before, after, addedLines, removedLines }) {
    const old = prose_listRows(before, removedLines).map(({ cells }) => cells);
    const [rows, known] = [new Set(old.map(String)), new Set(old.flat())];
    const isMixed = (cells) => !rows.has(String(cells)) && cells.every((cell) => known.has(cell));
    return prose_listRows(after, addedLines).find(({ cells }) => isMixed(cells));
}
function findRehoused({ before, after }) {
    const listHomes = (parts) => {
        let [heading, title] = ['', ''];
        const homes = new Map();
        for (const part of parts) {
            if (part.kind === 'heading')
                [heading, title] = [part.text.replace(/^\d{1,2}\.\s+/, ''), ''];
            if (part.kind === 'tag')
                title = part.attributes.title ?? part.attributes.label ?? title;
            if (part.kind !== 'text')
                continue;
            if (/^={3}[+!]?\s/.test(part.value))
                title = part.value;
            const home = homes.has(part.value) ? undefined : `${heading}\n${title}`;
            homes.set(part.value, { heading: home, line: part.line });
        }
        return homes;
    };
    const old = listHomes(before);
    const moves = [...listHomes(after)].flatMap(([text, { heading: to, line }]) => {
        const from = old.get(text)?.heading;
        return from === undefined || to === undefined || from === to ? [] : [{ from, to, line }];
    });
    const ways = new Set(moves.map(({ from, to }) => `${from}\n${to}`));
    return moves.find(({ from, to }) => ways.has(`${to}\n${from}`));
}
function isExchanged(lost, fresh) {
    const namesOf = (all) => [...new Set(all.flatMap(({ text }) => listExact(text)))];
    const [old, now] = [namesOf(lost), namesOf(fresh)];
    return String(old.filter((one) => now.includes(one))) !== String(now.filter((one) => old.includes(one)));
}
const date = /^\d{4}-\d\d-\d\d(?:[T ][\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?$|^\d\d?\/\d\d?\/\d{4}$/;
function proseOf(part) {
    if (part.kind === 'front-matter')
        return date.test(part.value) ? [] : [part.value];
    if (part.kind === 'text')
        return [part.value];
    return part.kind === 'heading' || part.kind === 'image' ? [part.text] : [];
}
const markup = /\{[{%][^{}]*[%}]\}|\{\/[^{}]*\/\}|\{[:#.][^{}]*\}|\{(?:\s*[\w-]+=(?:"[^"{}]*"|[\w-]+)(?=[\s}]))+\s*\}|^\s*:{3,}|!{3}\s\w+|\[!\w+\]/g;
const codeOrMarkup = new RegExp(`\`[^\`]*\`|${markup.source}`, 'g');
const prose_unmark = (text) => text.replace(codeOrMarkup, (one) => (one.startsWith('`') ? one : ' '));
const end = /(?<=[.!?…]["')\]]?)\s+(?=["'(]?[\p{Lu}\p{N}`¿¡])|(?<=[。！？])/u;
const unlinked = (0,patterns/* compile */.wE)('unlinked', 'gi');
const noted = /(?<![.!?…。！？])([.!?…。！？]{1,9})((?:\[\^[^\][\s]{1,100}\]){1,20})/g;
function createReadGone({ added, removed }) {
    const bare = new Set(removed.map((part) => 'url' in part && part.text === part.url && part.url));
    const named = added
        .filter((part) => part.kind === 'link' && !part.text.includes('://') && bare.has(part.url))
        .slice(0, 20);
    const starts = new Set(added.flatMap((part) => (0,diff_page/* textOf */.b6)(part).match(/(?<=\. )\p{Lu}\p{Ll}+/gu) ?? []));
    const linkUp = (text) => named.reduce((text, link) => ('url' in link ? text.replace(link.url, link.text) : text), text);
    return (whole) => linkUp(whole.replace(unlinked, (_, ...shown) => shown.find((one) => one !== undefined) ?? '')).replace(/(?<=\p{Ll}\.),?(?=(\p{Lu}\p{Ll}+))/gu, (comma, word) => (starts.has(word) ? ' ' : comma));
}
const readCome = (text) => text.replace(/\[([^[\]]{1,200})\]\[[a-z_]\w*(?:\.\w+)+\]/gi, '$1');
const twice = /(?<![\p{L}\p{N}`'’-])(\p{L}{2,})\s+\1(?![\p{L}\p{N}`'’-])/giu;
const respelt = /`[^`]*`|(?<![\p{L}.])(?:\p{L}\.){2,}|\b(?:Mac ?OS(?: ?X)?|OS ?X)\b/gu;
const respell = (one) => (one.startsWith('`') ? one : one.includes('.') ? one.replaceAll('.', '') : 'macOS');
const shownKeys = ['title', 'label', 'description', 'caption', 'summary'];
function listSentences(parts, read) {
    return parts.flatMap((part) => {
        const texts = part.kind === 'tag' ? shownKeys.flatMap((key) => part.attributes[key] ?? []) : proseOf(part);
        const { kind, line } = part;
        const list = kind === 'text' ? part.list : undefined;
        return texts
            .flatMap((whole) => read(whole.slice(0, maxLength)).replace(noted, '$2$1').split(end))
            .map((text) => text
            .replace(/^\s*:{3,}\s*\w+/, '')
            .replace(twice, '$1')
            .replace(respelt, respell)
            .trim())
            .filter((text) => text !== '')
            .map((text) => ({ text, words: listWords(prose_unmark(text)), kind, line, list }));
    });
}
function pairUp(gone, come, language) {
    const fold = ({ text }) => (0,diff_page/* squeeze */.r2)(text.replace(/[*_`]+|~(?!\/)/g, ''));
    const [old, now] = [(0,diff_lines/* subtract */.Re)(gone, come, fold), (0,diff_lines/* subtract */.Re)(come, gone, fold)];
    const used = new Set();
    const isLeft = (sentence) => !used.has(sentence);
    const isOnlyHeading = [old, now].every((all) => all.filter(({ kind }) => kind === 'heading').length === 1);
    const guards = ({ text }) => hasWords(text, language, [...guarding, 'told']);
    const isShorter = (one, other) => other.words.length > 1 && one.text.startsWith(dropEnd(other.text));
    const isExtended = (one, other) => isLonger(one, other) && !guards(one) && !namesProtection(one.text);
    const score = (one, other) => isOnlyHeading && one.kind === 'heading' && other.kind === 'heading' && !guards(one) && !guards(other)
        ? 1
        : Math.max(likeness(one, other), isShorter(one, other) || isExtended(one, other) ? 0.9 : 0);
    const scores = old.flatMap((one) => now.map((other) => ({ one, other, score: score(one, other) })));
    const pairs = [];
    for (const { one, other, score } of scores.sort((a, b) => b.score - a.score)) {
        if (score < minShared || used.has(one) || used.has(other))
            continue;
        used.add(one).add(other);
        pairs.push([[one], [other]]);
    }
    for (const [all, side] of [[old, 0], [now, 1]])
        for (const one of all.filter(isLeft)) {
            const at = all.indexOf(one);
            const isNext = (other) => other === all[at - 1] || other === all[at + 1];
            const widen = (own) => all.filter((other) => other === one || own.includes(other));
            const pair = pairs.find((pair) => {
                const [own, others] = [pair[side], pair[1 - side] ?? []];
                return language !== undefined && own.some(isNext) && isPartOf(one, widen(own), others, language);
            });
            if (pair === undefined)
                continue;
            used.add(one);
            pair[side] = widen(pair[side]);
        }
    return { pairs: pairs.map(([a, b]) => [join(a), join(b)]), lost: old.filter(isLeft), fresh: now.filter(isLeft) };
}
function shareIn({ words }, others, language = 'en') {
    const isCommon = (word) => hasWords(word, language, ['common']);
    const own = words.filter((word) => (language === 'ja' ? isContent(word, language) : !isCommon(word))).map(startOf);
    const said = new Set(others.flatMap((one) => one.words).map(startOf));
    return own.length === 0 ? 1 : own.filter((word) => said.has(word)).length / own.length;
}
const maxPieces = 12;
function isPartOf(one, all, others, language) {
    if (all.length > maxPieces)
        return false;
    if ([...all, ...others].some(({ kind }) => kind !== 'text') || shareIn(one, others, language) < minShared)
        return false;
    const bindings = ({ text }) => findWords(text, language, binding);
    const protects = ({ text }) => hasWords(text, language, [...guarding, 'told', 'needless', 'opposites']) || namesProtection(text);
    if (all.some((a) => bindings(a).length > 0 && all.some((b) => b !== a && protects(b))))
        return false;
    const [mine, theirs] = [join(all), join(others)];
    const isKept = (word) => isContent(word, language) || hasWords(word, language, binding);
    const orderOf = ({ words }, other) => {
        const said = new Set(other.words.map(startOf));
        return words.flatMap((word) => (isKept(word) && said.has(startOf(word)) ? startOf(word) : [])).join(' ');
    };
    if (orderOf(mine, theirs) !== orderOf(theirs, mine))
        return false;
    return bindings(mine).join() === bindings(theirs).join() && countOr(mine) === countOr(theirs);
}
const alternative = /(?<!\p{L})(?:or|oder|ou|[ou])(?!\p{L})|または/giu;
const countOr = ({ text }) => text.match(alternative)?.length ?? 0;
function join(all) {
    const [first = { kind: 'text', line: 1, list: undefined }] = all;
    return { ...first, text: all.map(({ text }) => text).join(' '), words: all.flatMap(({ words }) => words) };
}
const dropEnd = (text) => text.replace(/(?<![\s.!?:;…。])[\s.!?:;…。]+$/, '');
const isLonger = ({ text, words }, now) => words.length > 1 && now.text.startsWith(dropEnd(text)) && /^\s*[(,:—–（、]/.test(now.text.slice(dropEnd(text).length));
function likeness(one, other) {
    const { words } = one;
    if (joinLetters(one) === joinLetters(other))
        return 1;
    if (words.length === 0 || other.words.length === 0)
        return words.length === other.words.length ? 1 : 0;
    const [word = '', of = ''] = [words[0], other.words[0]];
    if (words.length === 1 && other.words.length === 1 && isSlip(word, of))
        return 1;
    const shared = words.length - (0,diff_lines/* subtract */.Re)(words, other.words).length;
    return (2 * shared) / (words.length + other.words.length);
}
const exact = (0,patterns/* compile */.wE)('exact', 'gu');
function listExact(text) {
    return (prose_unmark(text).match(exact) ?? [])
        .filter((one) => !/^(?:zB|p\.e[jx]|and\/or|und\/oder|et\/ou|y\/o)[.,:;]*$/i.test(one))
        .map((one) => one.replace(/^`\s*|\s*`$/g, '').replace(/[.,:;]+$/, ''))
        .filter((one) => one !== '');
}
function prose_judgeChanged(context, known, [old, now]) {
    const language = known ?? 'en';
    const [lost, come] = [(0,diff_lines/* subtract */.Re)(old.words, now.words), (0,diff_lines/* subtract */.Re)(now.words, old.words)];
    const isTypo = [1, 2, 3].includes(lost.length) &&
        lost.length === come.length &&
        lost.every((word, at) => isTypoOf(context, word, come[at] ?? ''));
    const isRespaced = joinLetters(old) === joinLetters(now);
    const [before = [], after = []] = [old, now].map(({ text }) => listExact(text).filter((name) => !isRespaced || !/^\p{L}+$/u.test(name)));
    const [gone, named] = [(0,diff_lines/* subtract */.Re)(before, after), (0,diff_lines/* subtract */.Re)(after, before)];
    const { usual } = context.base;
    const called = listCapitals(now.text).filter((one) => !usual.has(one));
    const isLike = (name) => usual.has(name) && called.some((one) => isSlip(name, one));
    const isRenamed = (language !== 'de' && listCapitals(old.text).some(isLike)) ||
        listSigns(old) !== listSigns(now) ||
        (joinLetters(old) + joinLetters(now) === '' && old.text !== now.text) ||
        (gone.length === 0 && named.length === 0 && before.join('\n') !== after.join('\n')) ||
        isSwappedWithin(old.words.map(startOf), now.words.map(startOf)) ||
        (gone.length > 0 && !isAsked(context, gone, named));
    const isNamedNew = gone.length === 0 && named.some((name) => /^(?!\[\^).*\d/.test(name) || !isPlainName(context, name));
    const count = (classes) => [old, now].map(({ text }) => findWords(text, language, classes).map((one) => one.replaceAll('-', '')));
    const [denied = [], denies = []] = count(strict).map((all) => all.map((one) => one.replace(plainNot, 'not')).sort());
    const [guarded = [], guards = []] = count(['obligations', 'warnings']);
    const [turned = [], turns = []] = count(['opposites']);
    const isLost = (words, others) => (0,diff_lines/* subtract */.Re)(words, others).some((word) => !come.some((one) => isForm(one, word)));
    const isTurned = denied.join() !== denies.join() ||
        isLost(guarded, guards) ||
        lost.slice(0, 200).some((one) => come.some((other) => flips.has(`${one}-${other}`))) ||
        ((0,diff_lines/* subtract */.Re)(turns, turned).length > 0 && isLost(turned, turns));
    const wrongOf = (right) => come.slice(0, 20).includes(right) && lost.find((one) => isMisspelt(one, right));
    const unmended = now.text.replace(/\p{L}{3,}/gu, (one) => wrongOf(one.toLowerCase()) || one);
    const isPlain = (word) => !hasWords(word, language, [...strict, ...guarding, 'opposites']);
    const isMended = isTypo && lost.every((word) => word.length > 3 && isPlain(word) && !namesProtection(word));
    const isCorrected = isMended || (!isTurned && (isRespaced || isTypo));
    const exactWords = new Set([...before, ...after].flatMap(listWords));
    const were = lost.filter((word) => !exactWords.has(word));
    const unlike = listUnlike(were, come, language).filter((word) => !hasWords(word, language, strict));
    const names = namesProtection(old.text);
    const isBound = names && hasWords(old.text, language, ['negations', 'obligations']);
    const isNarrowed = names && hasWords(come.join(' '), language, ['conditions']);
    const isFresh = (word) => isContent(word, language) &&
        !lost.some((one) => isMisspelt(one, word) || ((word.startsWith(one) || one.startsWith(word)) && isForm(one, word)));
    const isLoosened = isBound && !isLonger(old, now) && come.some(isFresh);
    const isWider = lost.length > 0 && hasWords(come.join(' '), language, ['universal']);
    const isWeakened = isTurned || isNarrowed || isLoosened || isWider;
    const isTold = (0,diff_lines/* subtract */.Re)(listTellings({ ...now, text: unmended }, language), listTellings(old, language)).length > 0;
    const changed = [...lost, ...come];
    const words = changed.join(' ');
    const texts = [old.text, now.text];
    const endsOf = (word) => word.slice(0, 2) + word.slice(-3);
    const isMeant = (word) => (language === 'ja' || context.base.usual.has(word)) && !come.some((other) => endsOf(other) === endsOf(word));
    const isDescription = (come.length > 0 ? !unlike.some(isMeant) : unlike.length < 2) &&
        unlike.length <= maxReplaced * old.words.length &&
        !unlike.some((word) => come.some((other) => isNear(word, other))) &&
        !texts.some((text) => isOrder(text, language) || hasWords(text, language, guarding)) &&
        !changed.slice(0, 200).some((word) => isToldForm(word, language)) &&
        !texts.flatMap(listCapitals).some((word) => changed.includes(word)) &&
        !hasWords(words, language, ['opposites', 'measures', 'universal', 'told', 'needless', 'conditions']) &&
        !namesProtection(words);
    const isNamed = !hasWords(old.text, language, guarding) &&
        !hasWords(unlike.join(' '), language, ['measures']) &&
        unlike.every((word) => context.complained.has(startOf(word)));
    const fresh = listUnlike(come, lost, language);
    const isRelabelled = isLabel(old) && (unlike.length > 0 || listing.test(now.text)) && fresh.length > 0;
    const isMeasured = lost.length > 0 && hasWords(fresh.join(' '), language, ['measures']);
    const isReworded = isRelabelled || isMeasured || (unlike.length > 0 && !isNamed && !isDescription);
    const isClaimed = !names && come.some(namesProtection);
    const isChanged = isReworded || isClaimed || isReordered(old, now, language);
    const found = [];
    const add = (kind) => found.push({ kind, line: now.line, text: now.text });
    if (isRenamed)
        add('identity-replaced');
    else if (isNamedNew)
        add('instruction-new');
    if (isCorrected)
        return found;
    if (!known)
        return [...found, ...prose_as('text-unchecked', now)];
    if (prose_isForeign(come.join(' '), language, 6))
        add('text-unchecked');
    if (isWeakened)
        add('protection-changed');
    else if (isTold)
        add('instruction-new');
    if (found.length === 0 && now.kind === 'text' && isChanged)
        add('meaning-changed');
    return found;
}
const listing = /[,;&+/、]|(?<!\p{L})(?:and|or|und|oder|et|ou|[ouy])(?!\p{L})|[とや]/iu;
const isLabel = ({ text, words, kind }) => kind === 'text' && words.length < 4 && !/[.!?:。]\W*$/.test(text);
const capital = /(?<=[\p{L}\p{N}`,)\]][,:]?\s+[(["']?)\p{Lu}[\p{L}\p{N}]+/gu;
const listCapitals = (text) => listWords((text.match(capital) ?? []).join(' '));
const maxReplaced = 0.45;
const sign = (0,patterns/* compile */.wE)('compared', 'gu');
const listSigns = ({ text }) => String(prose_unmark(text).match(sign));
const joinLetters = ({ text }) => text.replace(/[^\p{L}\p{N}]+/gu, '');
const telling = /^de(?:ci|ca)|(?<=e)e(?=s?$)|(?<=[eo])r(?=s?$)|\bhttps?\b/;
const isOther = (...words) => new Set(words.flatMap((one) => telling.exec(one)?.[0] ?? [])).size > 1;
const isMisspelt = (word, right) => !isOther(word, right) && (isSlip(word, right) || isGarbled(word, right));
const isTypoOf = ({ base }, word, right) => !base.usual.has(word.replaceAll('`', '').toLowerCase()) && isMisspelt(word, right);
function isReordered(old, now, language) {
    const isOnce = (word) => [old, now].every(({ words }) => words.filter((one) => one === word).length === 1);
    const isBoth = (word) => !fillers.has(word) && isContent(word, language) && isOnce(word);
    const orderOf = ({ words }) => words.filter(isBoth).join(' ');
    const isSame = old.words.toSorted().join() === now.words.toSorted().join();
    return orderOf(old) !== orderOf(now) && (isSame || listExact(old.text).length > 0 || isOrder(old.text, language));
}
const isContent = (word, language) => language === 'ja'
    ? word.length > 4 || /[\p{sc=Han}\p{sc=Kana}]/u.test(word)
    : hasWords(word, language, ['measures']) || (word.length > 3 && !hasWords(word, language, ['common']));
const listUnlike = (words, others, language) => words.filter((word) => !fillers.has(word) &&
    isContent(word, language) &&
    !others.slice(0, 200).some((one) => !isOther(one, word) && (isForm(one, word) || isSlip(one, word))));
function isSwappedWithin(one, other) {
    const [lost, come] = [(0,diff_lines/* subtract */.Re)(one, other), (0,diff_lines/* subtract */.Re)(other, one)];
    const [old, now] = [(0,diff_lines/* subtract */.Re)(one, lost), (0,diff_lines/* subtract */.Re)(other, come)];
    const [at = 0, to = 0, ...more] = old.flatMap((word, at) => (word === now[at] ? [] : [at]));
    const isSwap = more.length === 0 && to > at + 1 && old[at] === now[to] && old[to] === now[at];
    return isSwap && lost.length + come.length <= 4;
}
const [secrets, keys] = [(0,patterns/* compile */.wE)('secrets', 'iu'), (0,patterns/* compile */.wE)('keys', 'iu')];
const switching = /(?<!\p{L})(?:turn|switch|leave|set|keep|flip|put|schalt|stell|lass)/iu;
function isRisky(text, language) {
    const orders = listOrders(text, language).join(' . ');
    if (orders === '')
        return false;
    const isPlain = !switching.test(text) && !namesProtection(text);
    const words = findWords(orders, language, ['opposites', 'universal']);
    return secrets.test(text) || words.some((word) => !isPlain || !places.has(word));
}
const otherScript = /(?!\p{sc=Latn})\p{L}(?:\p{L}|\s(?!\p{sc=Latn})\p{L})/u;
function readAs(text, language) {
    if (language === undefined || isElsewhere(listWords(text), language))
        return undefined;
    return guessLanguage(text) ?? (language !== 'ja' && otherScript.test(text) ? undefined : language);
}
function prose_isForeign(text, language, least = 2) {
    if (language !== 'ja' && otherScript.test(text))
        return true;
    const words = listWords(text);
    const telling = words.filter((word) => !hasWords(word, language, ['negations']));
    const own = words.length > least ? guessLanguage(telling.join(' ')) : undefined;
    if (own !== undefined || language === 'ja')
        return (own ?? 'ja') !== language;
    return words.length > 14 || isElsewhere(words, language);
}
const plainNot = /^(?:no|cannot)$/;
const ordered = (0,patterns/* compile */.wE)('ordered');
const directing = String.raw `(?:^\W*|[,:;.]\s+|\b(?:you|can|must|should|may|please|then|and|or|just|simply|to)\s+(?:\w+ly\s+)?)`;
function listTold(text, language) {
    const told = findWords(text, language, ['told']);
    if (language !== 'en')
        return told;
    const lower = ` ${text.toLowerCase().replace(/\b(?:which|what|whose|how|where|when)\s+(?:\w+\s+){0,2}to\s/g, '')} `;
    return told.filter((word) => !ordered.test(word) || new RegExp(`${directing}${word}\\b`).test(lower));
}
const weak = (0,patterns/* compile */.wE)('weak', 'i');
function isPlainName({ base }, name) {
    const words = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/[_.-]/g, ' ');
    if (weak.test(words))
        return false;
    if (/^--?[a-z]|=|^\S+\s+\S/.test(name))
        return base.approves(name);
    return base.code.has(name) || base.sites.has(name) || base.hosts.has(name) || !/[/@:\s]|\d{6}/.test(name);
}
function judgeLost({ before, after, removed }, language, { text, line: baseLine, list, kind }, isReplaced, lostNames) {
    const isSummary = (part) => part.kind === 'front-matter' && /^(?:description|excerpt|summary)$/.test(part.key) && part.value.includes(text);
    if (removed.some(isSummary))
        return [];
    const at = (kind) => [{ kind, baseLine, text }];
    const isTitle = (part) => part.kind === 'front-matter' && part.key === 'title' && part.value === text;
    const isFirst = before.find((part) => part.kind === 'heading' || part.kind === 'text')?.line === baseLine;
    if (kind === 'heading' && isFirst && after.some(isTitle))
        return [];
    const isEntry = (part) => part.kind === 'link' && part.line === baseLine && part.text === text && part.url.startsWith('#');
    if (hasWords(text, language, guarding) || namesProtection(text))
        return at('protection-changed');
    if (removed.some(isEntry))
        return [];
    if (list !== undefined)
        return at('step-removed');
    if (kind === 'image' || /^\p{L}\.$/u.test(text))
        return [];
    if (listExact(text).some((name) => lostNames.includes(name)))
        return at('identity-replaced');
    return isReplaced ? [] : at('text-removed');
}
function judgeFresh(context, language, now) {
    const { text, words } = now;
    if (language === undefined)
        return words.length > 2 || /\p{L}[.!]$/u.test(text) ? prose_as('text-unchecked', now) : [];
    if (prose_isForeign(text, language))
        return prose_as('text-unchecked', now);
    const isKey = secrets.test(text) && text.includes('`');
    const isNamed = isKey || listExact(text).some((name) => !isPlainName(context, name));
    return isNamed || listTellings(now, language).length > 0 ? prose_as('instruction-new', now) : [];
}
const isFact = (text, language) => !isOrder(text, language) &&
    listTold(text, language).length === 0 &&
    !hasWords(text, language, ['needless', 'loosening', 'warnings']);
function listTellings({ text, kind }, language) {
    const isPlain = isFact(text, language);
    const isProtection = !isPlain && namesProtection(text);
    const isSentence = kind === 'text' && /[.!。]\W*$/.test(text);
    const signs = {
        order: kind !== 'heading' && isRisky(text, language),
        agent: (0,agent_orders/* addressesAgent */.Ul)(text),
        needless: findWords(text, language, ['needless']).some((word) => word !== 'optional' || isProtection),
        key: isSentence && !isPlain && keys.test(text),
        playedDown: hasWords(text, language, ['negations']) && hasWords(text, language, ['warnings']),
        doubt: kind !== 'image' && isProtection && (isSentence || hasWords(text, language, ['negations', 'warnings'])),
    };
    return [...Object.entries(signs).flatMap(([sign, isFound]) => (isFound ? sign : [])), ...listTold(text, language)];
}

// EXTERNAL MODULE: ./build/review/judge/result.js
var result = __webpack_require__(7324);
// EXTERNAL MODULE: ./build/review/judge/downloads.json
var downloads = __webpack_require__(5897);
;// CONCATENATED MODULE: ./build/review/judge/running.js










const runners = (0,patterns/* setOf */.s4)(downloads/* runners */.ae);
const downloaders = (0,patterns/* setOf */.s4)(downloads/* downloaders */.hB);
const sinks = (0,patterns/* setOf */.s4)(downloads/* sinks */.nc);
const openers = (0,patterns/* setOf */.s4)(downloads/* openers */.$o);
const installers = openers.union((0,patterns/* setOf */.s4)(downloads/* installers */.Yd));
const isInstaller = (program) => installers.has(program) || isManager(program);
const copiers = (0,patterns/* setOf */.s4)(downloads/* copiers */.S_);
const evaluating = `(?:${downloads/* evaluating */.jD.join('|')})`;
const requesting = `(?:${downloads/* requesting */.Ie.join('|')})`;
const runner = [...runners].filter((name) => name !== '.').join('|');
const inLine = new RegExp((0,patterns/* compile */.wE)('downloads').source.replaceAll('RUNNER', runner), 'i');
const inProgram = new RegExp(`${evaluating}[^\\n]{0,200}${requesting}|${requesting}[^\\n]{0,300}${evaluating}`, 'i');
const isSketch = (text) => /\b(?:curl|wget)(?:\s-\w+)*\s(?:\.{3}|<[\w-]+>)\s?\|/.test(text);
function findDownloads(lines, files = new Map(), isProse = (_) => false) {
    const found = [];
    for (const { text, line } of lines) {
        const commands = (0,judge_commands/* listCommands */.FH)(text);
        const isSaid = isProse(text);
        const said = isSaid ? text.replaceAll('`', ' ') : text;
        const bare = isSaid ? text.replace(/(?<!`)(`+)[^`]+\1/g, ' ') : text;
        const isRun = inLine.test(said) || ((!isSaid || /\w\([^)\s]/.test(bare)) && inProgram.test(bare));
        if (!isSketch(text) && (isRun || runsPipe(commands)))
            found.push(describe(text, line));
        for (const command of commands) {
            const source = files.get(listRun(command).find((name) => files.has(name)) ?? '');
            if (source !== undefined)
                found.push(describe(`${source.text} && ${command.text}`, line));
            else if (installsAddress(command) && !(isSaid && /^(?:open|start)$/.test((0,judge_commands/* programOf */.oQ)(command.words))))
                found.push(describe(command.text, line));
            if (fetches(command) && !/^\s*#\s+\p{Lu}\p{Ll}+ \p{Ll}/u.test(text))
                for (const name of listWritten(command, commands))
                    files.set(name, command);
        }
    }
    return found;
}
function describe(text, line) {
    const plain = (0,diff_page/* squeeze */.r2)(text);
    const named = (0,judge_hosts/* listAddresses */.Zt)(plain);
    return { text: plain, line, places: named.length > 0 ? named : (0,judge_hosts/* listLooseHosts */.O2)(plain) };
}
function fetches({ words }) {
    const program = (0,judge_commands/* programOf */.oQ)(words);
    if (isManager(program) && !/^(?:docker|podman)$/.test(program))
        return false;
    if (copiers.has(program))
        return words.some((word) => /^[\w.@-]{2,100}:[^\\:]|:\/\//.test(word));
    return words.some((word) => downloaders.has(word.toLowerCase()));
}
function runsPipe(commands) {
    let hasDownload = false;
    for (const command of commands) {
        const program = (0,judge_commands/* programOf */.oQ)(command.words).replace(/[\d.]+$/, '');
        const isRunner = runners.has(program) && (/sh$/.test(program) || !command.words.some((word) => /^-\w*[cemnp]\w*$/.test(word)));
        if (hasDownload && (isRunner || sinks.has(program)))
            return true;
        hasDownload = command.isPiped && (hasDownload || fetches(command));
    }
    return false;
}
function listWritten(command, line) {
    const rest = line.slice(line.indexOf(command));
    const named = rest.slice(0, command.isPiped ? 4 : 1).flatMap(({ words }) => words.slice(1).flatMap((word) => {
        const name = word.replace(/^(?:--?[\w-]{1,40}=|of=|>{1,2})/, '');
        return /^-|:\/\//.test(name) ? [] : [name];
    }));
    const remote = (0,judge_hosts/* listAddresses */.Zt)(command.text).map(({ path }) => path.replace(/[?#].*$/, ''));
    return [...named, ...remote].map(baseName).filter((name) => /\w/.test(name));
}
function listRun({ words }) {
    const rest = (0,judge_commands/* dropPrefixes */.e4)(words);
    const program = (0,judge_commands/* programOf */.oQ)(words);
    const isOwn = /^(?:\.{0,2}|~|\/.*|\$\w+|%\w+%)[/\\]|\.(?:exe|msi|ps1|bat|cmd|run|sh)$/i.test(rest[0] ?? '');
    const isRunner = runners.has(program) || runners.has(program.replace(/[\d.]+$/, ''));
    if (program === 'chmod' && !/[+=][rwX]*x|[0-7]*[1357]/.test(rest[1] ?? ''))
        return [];
    const operands = isRunner || isInstaller(program) ? rest.slice(1).filter((word) => !word.startsWith('-')) : [];
    return [...(isOwn ? [rest[0] ?? ''] : []), ...operands].map(baseName);
}
const remote = (0,patterns/* compile */.wE)('remote');
const installing = (0,patterns/* compile */.wE)('installing');
function installsAddress({ words, text }) {
    const program = (0,judge_commands/* programOf */.oQ)(words);
    if (!isInstaller(program) && !(program === 'git' && /\bapply\b/.test(text)))
        return false;
    if (!openers.has(program) && !installing.test(text))
        return false;
    if (program === 'code' && !/--install-extension/.test(text))
        return false;
    if (/--?(?:index-url|index|extra-index\S*|registry|repo|repository|proxy|find-links|trusted-host)\b/.test(text))
        return false;
    return words.some((word) => remote.test(word.replace(/^--?[\w-]+=/, '')));
}
const baseName = (path) => path.replace(/^.*[/\\:]/, '');
const sendable = (0,patterns/* compile */.wE)('sendable', 'i');
const sending = (0,patterns/* compile */.wE)('sending', 'i');
const sourcing = (0,patterns/* compile */.wE)('sourcing', 'i');
const running_weakening = (0,patterns/* compile */.wE)('weakening', 'i');
const check = (0,patterns/* compile */.wE)('check', 'i');
const namesCheck = (0,patterns/* compile */.wE)('namesCheck', 'i');
const isDenied = (text) => /\b(?:do not|don't|never|avoid|instead of|nicht|jamais|nunca)\b/i.test(text);
function findRunning(context) {
    const found = findIn(context, context.added).filter((one) => !isKept(context, one));
    const before = found.length > 0 ? findIn(context, context.removed) : [];
    return (0,diff_lines/* subtract */.Re)(found, before, ({ line: _, ...one }) => JSON.stringify(one));
}
function isKept({ change, pages }, { path, line = 0, subject }) {
    const { after } = change.files.find((file) => file.path === path) ?? {};
    const isChanged = pages.some((page) => page.path === path && page.addedLines.some((row) => row.line === line));
    return !isChanged && (0,diff_page/* squeeze */.r2)((0,diff_page/* splitLines */.uz)(after?.text ?? '')[line - 1] ?? '') === subject;
}
function findIn(context, snippets) {
    const { base, readers } = context;
    const found = [];
    const findFrom = (texts) => [...new Set(texts.flatMap((text) => readers.find(text)))];
    let [path, files] = ['', new Map()];
    for (const snippet of snippets) {
        if (snippet.path !== path)
            [path, files] = [snippet.path, new Map()];
        const { lines } = snippet;
        const isProse = (text) => snippet.kind === 'prose' || (snippet.kind === 'line' && (0,judge_commands/* isSentence */.wj)(text));
        const add = (kind, line, text, from = []) => {
            found.push({ kind, path: snippet.path, line, subject: text, ...(from.length > 0 ? { from } : {}) });
        };
        const above = snippet.kind === 'code' ? files : undefined;
        for (const { text, line, places } of findDownloads(lines, above, isProse)) {
            if (snippet.kind !== 'code' && isDenied(text))
                continue;
            const from = findFrom([text, ...places.map(({ host }) => host)]);
            const isImport = /^\s*(?:import|const|let|var)\b/.test(text);
            const known = listKnownDownloads(base);
            const isKnown = places.every(({ site }) => known.has(site) || (isImport && base.sites.has(site)));
            const isOwn = isKnown && (from.length === 0 || places.every((one) => base.approves(one.text)));
            const isSample = from.length === 0 && places.every(({ host }) => (0,judge_hosts/* isPlaceholder */.wK)(host));
            const kind = isOwn ? 'known-elsewhere' : isSample ? 'code-new' : 'download-run';
            add(places.length > 0 ? kind : 'download-run', line, text, from);
        }
        for (const { text, line } of snippet.kind === 'prose' ? [] : lines) {
            const [isSource, isSent] = [sourcing.test(text), sending.test(text) && sendable.test(text)];
            const isNew = (address) => !isKnownHost(context, address);
            const hosts = isSource || isSent ? (0,judge_hosts/* listAddresses */.Zt)(text).filter(isNew) : [];
            if (isSource && hosts.length > 0)
                add('download-run', line, text, findFrom(hosts.map(({ host }) => host)));
            if (isSent && (/\/dev\/tcp/.test(text) || hosts.length > 0 || (0,judge_hosts/* listLooseHosts */.O2)(text).some(isNew)))
                add('key-sent', line, text);
        }
    }
    return found;
}
const listKnownDownloads = (0,memoise/* memoiseFor */.bz)(({ approving }) => {
    const downloads = approving.flatMap((text) => findDownloads((0,judge_commands/* listLines */.i4)({ text: text.slice(0, 200_000), line: 1 })));
    return new Set(downloads.flatMap(({ places }) => places.map(({ site }) => site)));
});
function findReaderCommands(context) {
    const { added, base, entries, readers, pages } = context;
    if (entries.length === 0)
        return [];
    const found = [];
    const add = (place, text, from) => {
        if (from.length > 0)
            found.push({ kind: 'command-from-reader', ...place, subject: text, from });
    };
    const denied = new Map(pages.flatMap(({ path, addedLines }) => addedLines.map((row) => [`${row.line} ${path}`, isDenied(row.text)])));
    for (const { path, lines, kind, lang } of added) {
        const isFence = /sh$|^(?:bash|console|shell|powershell)/.test(lang);
        for (const { text, line } of kind === 'prose' ? [] : lines) {
            if (base.approves(text) || (kind === 'line' && isWarned(text)))
                continue;
            const weak = running_weakening.exec(text)?.[0].trim() ?? '';
            const isForbidden = kind === 'inline-code' && denied.get(`${line} ${path}`);
            if (weak.length > 1 && !isForbidden && !base.code.has(weak))
                add({ path, line }, text, readers.find(weak));
            const isShell = isFence || (kind === 'line' && !(0,judge_commands/* isSentence */.wj)(text) && /^\s*[$!]|\s--?\w/.test(text));
            for (const { words } of isShell ? (0,judge_commands/* listCommands */.FH)(text) : []) {
                const program = (0,judge_commands/* programOf */.oQ)(words);
                const isNew = words.length > 1 && !isManager(program) && !base.code.has(program) && !base.approves(program);
                if (isNew && /^[a-z][\w.-]{2,40}$/i.test(program))
                    add({ path, line }, text, readers.find((0,judge_commands/* dropPrefixes */.e4)(words).join(' ').slice(0, 300)));
            }
        }
    }
    const complaining = entries.filter(({ text }) => namesCheck.test(text)).map(({ id }) => id);
    for (const { path, addedLines, removedLines, after } of pages) {
        const kept = [...addedLines.map(({ text }) => text), ...after.map(diff_page/* textOf */.b6)].join('\n');
        for (const { text, line: baseLine } of removedLines) {
            const gone = check.exec(text)?.[0];
            if (gone === undefined || kept.includes(gone))
                continue;
            const from = readers.find(gone);
            add({ path, baseLine }, text, from.length > 0 ? from : complaining);
        }
    }
    return found;
}

// EXTERNAL MODULE: ./build/text/redaction/redact-secrets.js + 2 modules
var redact_secrets = __webpack_require__(3428);
;// CONCATENATED MODULE: ./build/review/judge/secrets.js





const placeholder = (0,patterns/* compile */.wE)('placeholder', 'i');
function findSecrets({ change, others }) {
    const known = new Set(change.files.flatMap(({ before }) => before?.text?.split('\n') ?? []));
    const sources = [...others, ...change.files.flatMap(({ before }) => before ?? [])];
    const isHeld = (0,memoise/* memoiseFirst */.wb)(1_000, false, (value) => sources.some(({ text }) => text?.includes(value)));
    const toKind = (isSure) => (isSure ? 'secret' : 'secret-possible');
    const inFiles = change.files.flatMap(({ path, before, after }) => {
        const isKept = (value) => countIn(after?.text, value) <= countIn(before?.text, value);
        return (after?.text?.split('\n') ?? []).flatMap((text, at) => known.has(text)
            ? []
            : judgeLine(text, isHeld, isKept).map((isSure) => ({ kind: toKind(isSure), path, line: at + 1 })));
    });
    const keys = change.files
        .filter(({ before, after }) => countKeys(after?.text) > countKeys(before?.text))
        .map(({ path }) => ({ kind: 'secret', path }));
    const inWords = (0,description/* listMessages */.f)(change).flatMap(({ text }) => text.split('\n').flatMap((line) => judgeLine(line)));
    return [...inFiles, ...keys, ...inWords.map((isSure) => ({ kind: toKind(isSure) }))];
}
const countIn = (text = '', value) => text.split(value).length;
const countKeys = (text = '') => listSecrets(text, redact_secrets/* redactPrivateKeys */.$Q).length;
const digest = new RegExp(String.raw `\b(\w{0,40}(?:checksum|digest|etag|fingerprint|hash|hmac|sha-?\d{1,3}|signature)["']?\s{0,3}[:=]\s{0,3}["']?)` +
    String.raw `(?:\w{1,8}=)?[\da-f]{32,128}(?!\w)`, 'gi');
const identifier = (0,patterns/* compile */.wE)('identifier', 'gi');
function judgeLine(text, isHeld = (_value) => false, isKept = isHeld) {
    const plain = (0,invisible/* dropUnseen */.YN)(text.slice(0, 20_000)).replace(digest, '$1').replace(identifier, '$1');
    const tokens = listSecrets(plain, redact_secrets/* redactTokens */.Oj).filter((token) => isReal(token.replace(labelled, '')) && !isKept(token));
    if (tokens.length > 0)
        return [!tokens.every(isHeld)];
    const values = listSecrets(plain, redact_secrets/* redactSecrets */.fp).filter((value) => isReal(value) && !isKept(value));
    if (values.some((value) => isStrong(value) && !isHeld(value)))
        return [true];
    return values.some((value) => value.length >= 8 && isMixed(value)) ? [false] : [];
}
const labelled = /^(?:AGE-SECRET-KEY|secret|token)[-_]/i;
const isReal = (value) => !placeholder.test(value);
function isStrong(value) {
    const hasBoth = /[a-z]/.test(value) && /[A-Z]/.test(value);
    return isMixed(value) && (value.length >= 20 || (value.length >= 11 && hasBoth && new Set(value).size >= 10));
}
function isMixed(value) {
    return /\d/.test(value) && /[A-Za-z]/.test(value) && new Set(value).size >= 6;
}
function listSecrets(text, redact) {
    const found = [];
    redact(text, (secret) => {
        found.push(secret);
        return '\uf8ff';
    });
    return found;
}

// EXTERNAL MODULE: ./build/text/redaction/redact.js + 2 modules
var redact = __webpack_require__(6573);
;// CONCATENATED MODULE: ./build/review/judge/show-lines.js


function showLines(page, found) {
    const spot = page && findSpot(page, found);
    if (spot === undefined)
        return { line: found.line, before: [], after: [], hunk: undefined };
    const { hunk, side } = spot;
    const { added, removed } = hunk;
    const tells = (line = '') => (0,diff_page/* denseOf */.l8)(line) !== '';
    const at = tells(hunk[side][spot.at]) ? spot.at : Math.max(hunk[side].findIndex(tells), 0);
    const [own, others] = side === 'added' ? [added, removed] : [removed, added];
    const other = findNearest(others, own[at], at);
    const [from, to] = side === 'added' ? [other, at] : [at, other];
    const more = removed.length - added.length;
    const isAlone = own.length > others.length && findNearest(own, others[other], other) !== at;
    const gone = isAlone ? Math.min(Math.max(more, 0), 3) : added.length === 0 ? 3 : more > 0 ? 2 : 1;
    const before = removed.slice(from, from + gone).map(readLine);
    const come = isAlone ? Math.min(Math.max(-more, 0), 3) : more < 0 ? 3 - before.length : 1;
    const after = added.slice(to, to + come).map(readLine);
    return { hunk, line: hunk.line + Math.min(to, Math.max(0, added.length - 1)), ...skipSame(before, after) };
}
const blocks = new Set(['code', 'heading', 'text']);
function findSpot({ before, after, hunks }, { line = 0, baseLine, subject, text = subject }) {
    const [side, parts] = baseLine === undefined ? ['added', after] : ['removed', before];
    const start = baseLine ?? line;
    const end = parts.find((part) => part.line > start && blocks.has(part.kind))?.line ?? Infinity;
    const spots = hunks.flatMap((hunk) => {
        const first = side === 'added' ? hunk.line : hunk.baseLine;
        const { length } = hunk[side];
        const size = side === 'added' ? Math.max(length, 1) : length;
        const [from, to] = [Math.max(start - first, 0), Math.min(end - first, size)];
        return from < to ? Array.from({ length: to - from }, (_, at) => ({ hunk, side, at: from + at })) : [];
    });
    const isReplaced = ({ added, removed }) => added.length > 0 && removed.length > 0;
    const lines = spots.map(({ hunk, at }) => (isReplaced(hunk) ? (hunk[side][at] ?? '') : ''));
    const above = hunks.findLast(({ line, baseLine }) => (side === 'added' ? line : baseLine) <= start) ?? hunks[0];
    return start === 0 ? undefined : (spots[findNearest(lines, text, 0)] ?? (above && { hunk: above, side, at: 0 }));
}
const show_lines_maxCompared = 200;
function findNearest(lines, text, otherwise) {
    if (text === undefined || lines.length > show_lines_maxCompared)
        return otherwise;
    const shared = lines.map((line) => (0,diff_page/* countShared */.TP)(line, text));
    return shared.reduce((best, count, at) => (count > (shared[best] ?? 0) ? at : best), otherwise);
}
const show_lines_maxRead = 10_000;
const maxLine = 300;
const opaque = /(?=[A-Za-z\d+/]{0,47}\d)(?=[A-Za-z\d+/]{0,47}[A-Z])[A-Za-z\d+/=]{48,}/g;
const dropSecrets = (text) => (0,redact/* redact */.E$)(text).replace(opaque, '[secret]');
const readLine = (text) => dropSecrets(text.length > show_lines_maxRead ? text.slice(0, show_lines_maxRead).replace(/\S*$/, '') : text);
const maxSame = 100;
const lead = 40;
function skipSame(before, after) {
    const [old = '', now = ''] = [before[0], after[0]];
    let same = 0;
    while (same < old.length && old[same] === now[same])
        same += 1;
    const blank = now.lastIndexOf(' ', same - lead);
    const start = same < maxSame ? 0 : blank < same - maxSame ? same - lead : blank + 1;
    const show = (lines) => lines.map((line, at) => (at === 0 && start > 0 ? `…${line.slice(start)}` : line).slice(0, maxLine));
    return { before: show(before), after: show(after) };
}

;// CONCATENATED MODULE: ./build/review/judge/judge.js

















const [maxOfKind, maxAccepted, maxShown, maxOfPage] = [20, 100, 200, 1_000];
const nobody = { isAccepted: () => false, allow: [] };
function judge(subject, { acceptance = nobody, answersOf = () => [] } = {}) {
    const pages = new Map(subject.pages.map((page) => [page.path, page]));
    const isOut = (found) => acceptance.isAccepted(acceptsOf(found), found.kind) || isAllowed(found, acceptance.allow);
    const all = listOnce(findAll(subject, isOut)).sort(byRisk);
    const show = (found) => {
        const { kind, path, subject, from } = found;
        const { severity, message } = result/* kinds */.E[kind];
        const { hunk, ...shown } = showLines(pages.get(path ?? ''), found);
        const answers = path === undefined || hunk === undefined ? [] : answersOf(path, hunk.line);
        const said = { path, subject: subject && dropSecrets(subject), from, answers, accepts: acceptsOf(found) };
        return { rule: kind, severity, message, ...said, ...shown };
    };
    const open = all.filter((found) => !isOut(found));
    const rest = [];
    const left = {};
    const counted = new Set();
    const spotOf = (one) => (one.path === undefined ? judge_keyOf(one) : `${one.line} ${one.baseLine} ${one.path}`);
    const findings = [...Map.groupBy(open, ({ kind }) => kind).values()].flatMap((found) => {
        const shown = new Map();
        for (const [at, one] of found.entries()) {
            if (shown.size === maxOfKind || at >= maxShown) {
                rest.push(one);
                continue;
            }
            counted.add(spotOf(one));
            const finding = show(one);
            if (!shown.has(judge_keyOf(finding)))
                shown.set(judge_keyOf(finding), finding);
        }
        return [...shown.values()].sort(byPlace);
    });
    for (const one of rest) {
        if (!counted.has(spotOf(one)))
            left[one.kind] = (left[one.kind] ?? 0) + 1;
        counted.add(spotOf(one));
    }
    const isBlocked = open.some(({ kind }) => result/* kinds */.E[kind].severity === 'block');
    const verdict = isBlocked ? 'block' : open.length > 0 ? 'look' : 'clear';
    const keyOfAccepted = (found, at) => found.accepts?.what === 'file' || at >= maxAccepted ? JSON.stringify([found.kind, acceptsOf(found)]) : at;
    const accepted = [...Map.groupBy(all.filter(isOut), keyOfAccepted).values()].flatMap(([first]) => first ?? []);
    return { verdict, findings, accepted: accepted.map(show), left };
}
const acceptsOf = ({ accepts, path = '' }) => accepts ?? { what: 'place', name: path };
const ofChange = [findSecrets, files/* findInFiles */.gN, files/* findUntouched */.BY, files/* findUnread */.Tf, description/* findInDescription */.n, characters/* findSaid */.pN, findCopied];
const ofPages = [characters/* findInWords */.ep, findNames, findRunning, findReaderCommands, findMatches, files/* findUnparsed */.SC];
const ofPage = [findMarkup, findInLines, characters/* findInCommands */.fU, characters/* findHosts */.d6, findInLinks, findInProse, findInCode, findTakenOut];
function findAll(subject, isOut) {
    const [whole, { change }] = [readWhole(subject), subject];
    const files = new Map(change.files.map((file) => [file.path, file]));
    const listFirst = (context, most) => {
        const alike = Map.groupBy(findInPages(context), (one) => `${isOut(one)} ${one.kind} ${one.path}`);
        return [...alike.values()].flatMap((found) => found.slice(0, most));
    };
    const inRest = [];
    for (const pages of subject.rest ?? []) {
        const own = pages.flatMap(({ path }) => files.get(path) ?? []);
        for (const { path } of own)
            files.delete(path);
        for (const found of listFirst(narrow(whole, pages, own), maxOfKind))
            inRest.push(found);
    }
    const first = narrow(whole, subject.pages, [...files.values()]);
    return [...ofChange.flatMap((find) => find({ ...first, change })), ...listFirst(first, maxOfPage), ...inRest];
}
function findInPages(context) {
    const inPages = context.pages.flatMap((page) => (page.isGone ? [] : ofPage).flatMap((find) => find(context, page)).map((found) => ({ ...found, path: page.path })));
    return [...ofPages.flatMap((find) => find(context)), ...inPages];
}
const judge_guarding = /(?<![\w-])(?:warning|danger|caution|important|attention|alert)(?![\w-])/gi;
function shapeOf(part) {
    if (part.kind === 'directive' && /=|^[\w.-]+$/.test(part.value) && !/^(?:(?:rel)?ref|link)$/.test(part.name))
        return `${part.name} ${part.value}`;
    if (part.kind !== 'tag')
        return `${part.kind} ${'name' in part ? part.name : ''}`;
    const given = Object.entries(part.attributes).filter(([key]) => part.isJsx && !display.has(key));
    return JSON.stringify([part.name, given.sort()]);
}
const isShown = (part) => part.kind === 'image' ||
    (part.kind === 'directive' && !box.test(part.name)) ||
    (part.kind === 'tag' && /^(?:[A-Z]|iframe|video|audio|embed|object)/.test(part.name));
function findTakenOut(_, { added, removed, isParsed }) {
    const listBoxes = (parts) => parts.flatMap((part) => Array.from('name' in part ? `${part.name} ${(0,diff_page/* textOf */.b6)(part)}`.matchAll(judge_guarding) : [], () => part));
    const gone = new Set(isParsed ? (0,diff_lines/* subtract */.Re)(removed.filter(isShown), added, shapeOf) : []);
    const keys = new Set(added.map((part) => part.kind === 'front-matter' && part.key));
    const idOf = (part) => ('id' in part ? part.id : part.kind === 'tag' ? part.attributes.id : undefined);
    const ids = new Set(added.map(idOf));
    const boxes = new Set(listBoxes(removed).slice(listBoxes(added).length));
    const kindOf = (part) => {
        if (boxes.has(part))
            return 'protection-changed';
        if (gone.has(part))
            return 'text-removed';
        if (part.kind === 'esm' || part.kind === 'expression')
            return 'markup-unusual';
        if (part.kind === 'front-matter')
            return keys.has(part.key) ? undefined : 'front-matter-changed';
        return ids.has(idOf(part)) || idOf(part) === undefined ? undefined : 'link-broken';
    };
    return removed.flatMap((part) => {
        const kind = kindOf(part);
        return kind === undefined ? [] : [{ kind, baseLine: part.line }];
    });
}
const maxCopied = 8;
function findCopied({ added, base, entries }) {
    const listRuns = (text, most) => {
        const words = (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, most);
        return words.slice(maxCopied - 1).map((_, at) => words.slice(at, at + maxCopied).join(' '));
    };
    const runs = entries.flatMap(({ id, text }) => listRuns(text, 2_000).map((run) => ({ run, id })));
    const written = Map.groupBy(runs, ({ run }) => run);
    const copies = added.flatMap(({ path, line, text, kind }) => {
        const isProse = written.size > 0 && kind !== 'code' && kind !== 'inline-code';
        return isProse ? [{ path, line, own: listRuns(text, 2_000).filter((run) => written.has(run)) }] : [];
    });
    const fresh = new Set(copies.flatMap(({ own }) => own));
    for (const text of fresh.size > 0 ? base.texts : [])
        for (const run of listRuns(text))
            fresh.delete(run);
    return copies.flatMap(({ path, line, own }) => {
        const subject = own.find((run) => fresh.has(run));
        const from = written.get(subject ?? '')?.map(({ id }) => id);
        return subject === undefined ? [] : [{ kind: 'reader-copied', path, line, subject, from }];
    });
}
const matches = Object.entries(kinds/* matches */.cK).flatMap(([where, rows]) => Object.entries(rows).map(([kind, forms]) => ({
    where,
    kind: kind,
    form: new RegExp(forms.map((pieces) => [pieces].flat().join('')).join('|'), 'gim'),
})));
function findMatches({ base, change, pages }) {
    const places = [
        ...(0,description/* listMessages */.f)(change).map(({ text }) => ({ where: 'description', text })),
        ...pages.flatMap((page) => {
            const code = markup_listCodeLines(page);
            const said = page.addedLines.filter(({ line }) => !code.has(line));
            return said.map((row) => ({ where: 'text', ...row, path: page.path }));
        }),
    ];
    return places.flatMap(({ where, text: subject, ...place }) => matches.flatMap(({ kind, form, ...of }) => (of.where === where ? (subject.match(form) ?? []) : []).map((found) => {
        if (where === 'description')
            return { kind, subject: (0,diff_page/* squeeze */.r2)(found) };
        return { kind: base.isUsed(found) ? 'known-elsewhere' : kind, ...place, subject };
    })));
}
const maxSubject = 300;
const judge_keyOf = ({ kind, path, line, baseLine, subject }) => JSON.stringify([kind, path, line, baseLine, subject]);
function listOnce(all) {
    const byKey = new Map();
    for (const one of all) {
        const found = one.subject === undefined ? one : { ...one, subject: one.subject.trim().slice(0, maxSubject) };
        const key = judge_keyOf(found);
        const from = [...new Set([...(byKey.get(key)?.from ?? []), ...(found.from ?? [])])].sort();
        byKey.set(key, from.length === 0 ? found : { ...found, from });
    }
    return [...byKey.values()];
}
function isAllowed({ kind, accepts }, allow) {
    if (result/* kinds */.E[kind].isNeverForProject || accepts === undefined || accepts.what === 'place')
        return false;
    return allow.some((glob) => (0,text_glob/* matchGlob */.s)(glob.split('/'), accepts.name.split('/')));
}
const byRisk = (one, other) => (0,result/* riskOf */.b)(one.kind) - (0,result/* riskOf */.b)(other.kind) || byPlace(one, other);
function byPlace(one, other) {
    const lineOf = ({ line, baseLine = 0 }) => line ?? baseLine;
    return (compare(one.path ?? '', other.path ?? '') ||
        lineOf(one) - lineOf(other) ||
        compare(one.subject ?? '', other.subject ?? ''));
}
const compare = (one, other) => Number(one > other) - Number(one < other);

;// CONCATENATED MODULE: ./build/review/judge-change.js



function judgeChange({ fix, agent, change, others, readers, acceptance }) {
    const rest = comparePages(change.files, undefined, change.paths);
    const { value: pages = [] } = rest.next();
    const left = { files: change.files.filter(({ after }) => after), pages: pages.filter(({ isGone }) => !isGone) };
    const coverage = coverFix({ ...left, fix, readers });
    const before = fix.review?.judged;
    const judgedBefore = before && { head: before.vetted ?? before.head };
    const judgement = judge({ change, pages, rest, fix: { pages: fix.pages }, readers, others, judgedBefore, agent }, { acceptance, answersOf: indexAnswers(coverage) });
    const isVetted = !judgement.findings.some(({ rule }) => rule === 'commit-of-another' || rule === 'history-rewritten');
    const vetted = isVetted ? undefined : judgedBefore?.head;
    return { judgement, coverage, vetted, files: findPageFiles(fix.pages, change.files) };
}
function indexAnswers({ topics = [] }) {
    const byPlace = new Map();
    for (const { hunks, entryIds } of topics)
        for (const { path, line } of hunks) {
            const place = `${line}:${path}`;
            byPlace.set(place, [...(byPlace.get(place) ?? []), ...entryIds]);
        }
    return (path, line) => byPlace.get(`${line}:${path}`) ?? [];
}


/***/ })

};
