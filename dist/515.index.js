export const id = 515;
export const ids = [515];
export const modules = {

/***/ 8515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  asksForOthers: () => (/* binding */ asksForOthers),
  judgeChange: () => (/* binding */ judgeChange),
  takeApart: () => (/* binding */ takeApart)
});

// EXTERNAL MODULE: ./node_modules/diff/libesm/diff/array.js + 1 modules
var array = __webpack_require__(8965);
;// CONCATENATED MODULE: ./build/changes/lines.js
function splitLines(text) {
    return text.split(/\r\n|\n|\r/);
}
function measureIndent(line) {
    return line.length - line.trimStart().length;
}
function dedent(lines) {
    const indents = lines.filter((line) => line.trim() !== '').map(measureIndent);
    const indent = indents.reduce((least, width) => Math.min(least, width), Number.POSITIVE_INFINITY);
    const rest = lines.map((line) => line.slice(indent));
    const first = rest.findIndex((line) => line !== '');
    return rest.slice(Math.max(first, 0)).join('\n').trimEnd();
}
function* findAll(pattern, text, line) {
    let [from, at] = [0, line];
    for (const found of text.matchAll(pattern)) {
        for (let end = text.indexOf('\n', from); end >= 0 && end < found.index; end = text.indexOf('\n', from)) {
            from = end + 1;
            at += 1;
        }
        yield { found, at };
    }
}
const bare = /\b(?:https?|ftp):\/\/[^\s<>"'`[\]()]+/gi;
function findBareLinks(text, line) {
    return [...findAll(bare, text, line)].map(({ found: [whole], at }) => {
        const url = whole.replace(/[.,;:!?]{1,9}$/, '');
        return { kind: 'link', url, text: url, line: at };
    });
}
function squeeze(text) {
    return text.replace(/\s+/g, ' ').trim();
}

;// CONCATENATED MODULE: ./build/changes/effort.js

const longestPage = 1_000_000;
const longestNotebook = 5_000_000;
const longestTree = 120_000;
const longestLine = 100_000;
const mostNesting = 200;
const mostCells = 500;
const mostUnderlines = 1_000;
const mostComments = 2_000;
const mostPairs = 4e7;
const container = /^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t]))*/;
const delimiter = /[[*~<]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
function isTooLarge(text, format) {
    if (format === 'notebook')
        return text.length > longestNotebook;
    return text.length > longestPage || splitLines(text).some((line) => line.length > longestLine);
}
function isTooHard(text) {
    if (text.length > longestTree)
        return true;
    if (text.split('/*').length > mostComments)
        return true;
    let [underlines, pairs, before] = [0, 0, 0];
    for (const line of splitLines(text)) {
        const isBlank = line.trim() === '';
        if (measureNesting(line) > mostNesting || line.split('|').length > mostCells)
            return true;
        if (!isBlank && /^[-=|:>\s]+$/.test(line))
            underlines += 1;
        const more = 1 + (line.match(delimiter)?.length ?? 0) + countStray(line);
        pairs += more * (2 * before + more) + (before * line.length) / 8;
        before = isBlank ? 0 : before + more;
        if (underlines > mostUnderlines || pairs > mostPairs)
            return true;
    }
    return false;
}
function countStray(line) {
    return Math.max(0, line.split(']').length - line.split('[').length);
}
function measureNesting(line) {
    const prefix = container.exec(line)?.[0] ?? '';
    const indent = /^[ \t>]*/.exec(line)?.[0].length ?? 0;
    return line.trim() === '' ? 0 : Math.max(prefix.replace(/[^>.)*+-]/g, '').length, indent / 2);
}

;// CONCATENATED MODULE: ./build/changes/diff-lines.js



const mostEdits = 1_000;
function diffLines(before, after) {
    const [old, now] = [listLines(before), listLines(after)];
    let start = 0;
    while (start < old.length && start < now.length && old[start] === now[start])
        start += 1;
    let end = 0;
    while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end))
        end += 1;
    const [gone, come] = [old.slice(start, old.length - end), now.slice(start, now.length - end)];
    const runs = (0,array/* diffArrays */.E)(gone, come, { maxEditLength: mostEdits });
    const changes = runs === undefined ? diffBags(gone, come, start) : joinRuns(runs, start);
    return changes.map(({ line, added, removed }) => ({ line, added: added.map(cut), removed: removed.map(cut) }));
}
function cut({ text, line }) {
    return { text: text.slice(0, longestPage), line };
}
function listLines(text) {
    if (text === undefined || text === '')
        return [];
    const lines = splitLines(text);
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
function diffBags(old, now, start) {
    const counts = new Map();
    for (const line of old)
        counts.set(line, (counts.get(line) ?? 0) + 1);
    const added = takeSurplus(now, counts, start);
    counts.clear();
    for (const line of now)
        counts.set(line, (counts.get(line) ?? 0) + 1);
    const removed = takeSurplus(old, counts, start);
    const last = start + now.length + 1;
    return [
        ...group(added).map((lines) => ({ line: lines[0]?.line ?? last, added: lines, removed: [] })),
        ...group(removed).map((lines) => ({ line: Math.min(lines[0]?.line ?? last, last), added: [], removed: lines })),
    ].toSorted((one, other) => one.line - other.line);
}
function takeSurplus(lines, counts, start) {
    const surplus = [];
    for (const [index, text] of lines.entries()) {
        const count = counts.get(text) ?? 0;
        counts.set(text, count - 1);
        if (count <= 0)
            surplus.push({ text, line: start + index + 1 });
    }
    return surplus;
}
function group(lines) {
    const groups = [];
    for (const line of lines) {
        const last = groups.at(-1);
        if (last?.at(-1)?.line === line.line - 1)
            last.push(line);
        else
            groups.push([line]);
    }
    return groups;
}

// EXTERNAL MODULE: ./build/changes/formats.js
var formats = __webpack_require__(6066);
// EXTERNAL MODULE: ./node_modules/parse5/dist/index.js + 17 modules
var dist = __webpack_require__(3194);
;// CONCATENATED MODULE: ./build/changes/attributes.js
const attributes = new Set([
    ...['action', 'background', 'cite', 'data', 'formaction', 'href', 'longdesc', 'manifest', 'ping', 'poster', 'src'],
    ...['srcset', 'to', 'xlink:href'],
]);
const pictures = new Set(['image', 'img', 'input', 'picture']);
function listAddresses(tag) {
    return Object.entries(tag.attributes).flatMap(([name, value]) => {
        if (!attributes.has(name) || (name === 'to' && !tag.isJsx))
            return findRefresh(tag, name, value);
        const isPicture = (pictures.has(tag.name.toLowerCase()) && name !== 'href') || /^(?:srcset|poster|background)$/.test(name);
        const urls = name === 'srcset' ? splitSources(readLiteral(value)) : [readLiteral(value)];
        const text = isPicture ? (tag.attributes.alt ?? '') : '';
        return urls
            .filter((url) => url !== '')
            .map((url) => ({ kind: isPicture ? 'image' : 'link', url, text, line: tag.line }));
    });
}
function findRefresh(tag, name, value) {
    if (tag.name !== 'meta' || name !== 'content')
        return [];
    const url = /^[\d.]*\s{0,9}[;,]?\s{0,9}url\s{0,9}=\s{0,9}['"]?([^'"]*)/i.exec(value.trim())?.[1];
    return url === undefined ? [] : [{ kind: 'link', url: url.trim(), text: '', line: tag.line }];
}
function splitSources(value) {
    return value.split(/,\s/).map((source) => source.trim().split(/\s/)[0] ?? '');
}
function readLiteral(value) {
    if (!value.startsWith('{'))
        return value.trim();
    return /^\{\s*(['"`])([^'"`$\\]*)\1\s*\}$/.exec(value)?.[2]?.trim() ?? '';
}

;// CONCATENATED MODULE: ./build/changes/html.js



const raw = {
    iframe: dist/* TokenizerMode */.V_.RAWTEXT,
    noembed: dist/* TokenizerMode */.V_.RAWTEXT,
    noframes: dist/* TokenizerMode */.V_.RAWTEXT,
    script: dist/* TokenizerMode */.V_.SCRIPT_DATA,
    style: dist/* TokenizerMode */.V_.RAWTEXT,
    textarea: dist/* TokenizerMode */.V_.RCDATA,
    title: dist/* TokenizerMode */.V_.RCDATA,
    xmp: dist/* TokenizerMode */.V_.RAWTEXT,
};
function parseHtml(text, line) {
    const parts = [];
    readTokens(text, line, true, parts);
    return parts;
}
function readTokens(source, first, isOutermost, parts) {
    let open;
    let words = '';
    let wordsLine = first;
    let heading;
    let pre;
    const lineOf = (token) => first + (token.location?.startLine ?? 1) - 1;
    const endText = () => {
        const value = words;
        words = '';
        if (value.trim() === '')
            return;
        if (pre !== undefined)
            parts.push({ kind: 'code', lang: '', meta: '', value, line: wordsLine });
        else if (heading !== undefined)
            parts.push({ kind: 'heading', ...heading, text: squeeze(value) });
        else
            parts.push({ kind: 'text', value: squeeze(value), line: wordsLine });
    };
    const endRaw = () => {
        if (open === undefined)
            return;
        open.content = words;
        const line = open.line;
        const content = words;
        open = undefined;
        words = '';
        if (isOutermost)
            readTokens(content, line, false, parts);
    };
    const addText = (token) => {
        if (words === '')
            wordsLine = lineOf(token);
        words += token.chars;
    };
    const tokenizer = new dist/* Tokenizer */._F({ sourceCodeLocationInfo: true }, {
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
            for (const part of listAddresses(tag))
                parts.push(part);
            const mode = isOutermost && Object.hasOwn(raw, name) ? raw[name] : undefined;
            if (mode !== undefined) {
                endText();
                open = tag;
                tokenizer.state = mode;
                tokenizer.lastStartTagName = name;
            }
            const depth = /^h[1-6]$/.test(name) ? Number(name[1]) : undefined;
            if (depth !== undefined)
                heading = { depth, id: attributes.id, line: tag.line };
            if (name === 'pre')
                pre = tag.line;
        },
        onEndTag(token) {
            if (open !== undefined)
                endRaw();
            else if (!inline.has(token.tagName))
                endText();
            if (/^h[1-6]$/.test(token.tagName))
                heading = undefined;
            if (token.tagName === 'pre')
                pre = undefined;
        },
        onEof() {
            if (open === undefined)
                endText();
            else
                endRaw();
        },
        onCharacter: addText,
        onNullCharacter: addText,
        onWhitespaceCharacter: addText,
    });
    tokenizer.write(source, true);
}
const inline = new Set([
    ...['a', 'abbr', 'b', 'bdi', 'bdo', 'cite', 'code', 'em', 'i', 'kbd', 'mark', 'q', 's', 'samp', 'small', 'span'],
    ...['strong', 'sub', 'sup', 'u', 'var', 'wbr'],
]);

;// CONCATENATED MODULE: ./build/changes/asciidoc-inline.js


const pass = /pass:[a-z,]{0,20}\[((?:[^\]\\]|\\.){0,2000})\]|\+{3}([^+]{1,5000})\+{3}|\$\$([^$]{1,5000})\$\$/g;
const address = /\b((?:https?|ftp|irc):\/\/[^\s<>"'`[\]]{1,2000})\[([^\]]{0,2000})\]/gi;
const macro = /\b(link|xref|mailto|image|icon|footnote|include):([^\s:[\]][^\s[\]]{0,2000})\[([^\]]{0,2000})\]/g;
const cross = /<<([^<>,]{1,300})(?:,([^<>]{0,300}))?>>/g;
const mono = /`\+?([^`]{1,2000}?)\+?`/g;
function readAsciidocInline(source, line) {
    const parts = [{ kind: 'text', value: shown(source), line }];
    for (const { found, at } of findAll(pass, source, line)) {
        parts.push({ kind: 'directive', name: 'pass', value: found[1] ?? found[2] ?? found[3] ?? '', line: at });
        for (const part of parseHtml(found[1] ?? found[2] ?? found[3] ?? '', at))
            parts.push(part);
    }
    for (const { found, at } of findAll(mono, source, line))
        parts.push({ kind: 'inline-code', value: found[1] ?? '', line: at });
    const rest = source.replace(mono, (text) => text.replace(/[^\n]/g, ' '));
    for (const { found, at } of findAll(address, rest, line))
        parts.push({ kind: 'link', url: found[1] ?? '', text: label(found[2]), line: at });
    for (const { found, at } of findAll(macro, rest, line)) {
        const [, name, url = '', text] = found;
        if (name === 'link' || name === 'xref' || name === 'mailto')
            parts.push({ kind: 'link', url: name === 'mailto' ? `mailto:${url}` : url, text: label(text), line: at });
        else if (name === 'image')
            parts.push({ kind: 'image', url, text: label(text), line: at });
        else
            parts.push({ kind: 'directive', name: name ?? '', value: url, line: at });
    }
    for (const { found, at } of findAll(cross, rest, line)) {
        const target = found[1] ?? '';
        parts.push({ kind: 'link', url: target.includes('.adoc') ? target : `#${target}`, text: label(found[2]), line: at });
    }
    for (const part of findBareLinks(rest.replace(address, (text) => text.replace(/[^\n]/g, ' ')), line))
        parts.push(part);
    return parts;
}
function label(list) {
    return (list ?? '').replace(/\^?(?:,\s*(?:window|role|opts)=.*)?$/s, '').trim();
}
function shown(source) {
    return squeeze(source)
        .replace(/^(?:[*.-]{1,5}|\d{1,9}\.|\|) /, '')
        .replace(mono, '$1')
        .replace(address, '$2')
        .replace(macro, '$3')
        .replace(cross, (_, id, text) => text ?? id)
        .replace(/[`*^]|\+{2,3}/g, '');
}

;// CONCATENATED MODULE: ./build/changes/asciidoc.js



const verbatim = /^(?:(-{4,})|(\.{4,})|(\+{4,})|(\/{4,})|(`{3,})(\S*))\s*$/;
const style = /^\[([^[\]]*)\]\s*$/;
const asciidoc_anchor = /^\[\[([^\],]{1,200})(?:,[^\]]*)?\]\]\s*$/;
const title = /^(={1,6}|#{1,6})\s+(\S.*)$/;
const attribute = /^:(!?[\w][\w-]*!?):(?:\s+(.*))?$/;
const asciidoc_macro = /^([\w-]{1,80})::([^\s[\]]*)\[(.*)\]\s*$/;
const asciidoc_frame = /^(?:={4,}|\*{4,}|_{4,}|--|[|,:!]={3,}|'{3,}|<{3,}|\+)\s*$/;
const item = /^\s*(?:[*.-]{1,5}|\d{1,9}\.|<\d{1,3}>|<\.>)\s+/;
function parseAsciidoc(text) {
    const lines = splitLines(text.replace(/^\uFEFF/, ''));
    const parts = [];
    const add = (more) => {
        for (const part of more)
            parts.push(part);
    };
    let [styles, id, from] = ['', undefined, 0];
    let paragraph = [];
    const endParagraph = () => {
        if (paragraph.length > 0)
            add(readParagraph(paragraph.join('\n'), styles, from + 1));
        if (paragraph.length > 0)
            [styles, paragraph] = ['', []];
    };
    for (let index = 0; index < lines.length;) {
        const line = lines[index] ?? '';
        const at = index + 1;
        const block = verbatim.exec(line);
        const [, marks = '', words = ''] = title.exec(line) ?? [];
        const [, name, url = '', list = ''] = asciidoc_macro.exec(line) ?? [];
        const [, key, value = ''] = attribute.exec(line) ?? [];
        if (line.trim() === '' || block !== null || asciidoc_frame.test(line) || /^(?:\[|\/\/)/.test(line))
            endParagraph();
        if (block !== null) {
            const end = findEnd(lines, index);
            add(readBlock(block, lines.slice(index + 1, end), end === lines.length, styles, at));
            styles = '';
            index = end + 1;
            continue;
        }
        if (line.startsWith('//'))
            add([{ kind: 'comment', value: line.slice(2).trim(), line: at }]);
        else if (asciidoc_anchor.test(line))
            id = asciidoc_anchor.exec(line)?.[1];
        else if (style.test(line)) {
            styles = [styles, style.exec(line)?.[1] ?? '']
                .filter((one) => one !== '')
                .join(' ')
                .slice(-500);
            id = /(?:^|,\s{0,9}id=["']?|[^,\s]{0,80})#([\w-]{1,200})/.exec(styles)?.[1] ?? id;
        }
        else if (marks !== '' && paragraph.length === 0) {
            const inner = /\[\[([^\],]{1,200})[^\]]{0,200}\]\]/.exec(words);
            const shown = words
                .replace(inner?.[0] ?? '', '')
                .replace(/\s=+$/, '')
                .replace(/[`*]/g, '')
                .trim();
            const heading = { kind: 'heading', depth: marks.length, text: shown, line: at };
            const named = inner?.[1] ?? id;
            add([named === undefined ? heading : { ...heading, id: named }]);
            id = undefined;
            styles = '';
        }
        else if (key !== undefined && paragraph.length === 0)
            add([{ kind: 'front-matter', key, value: value.trim(), line: at }]);
        else if (name !== undefined) {
            endParagraph();
            add(readMacro(name, url, list, at));
            styles = '';
        }
        else if (asciidoc_frame.test(line))
            styles = '';
        else if (line.trim() !== '') {
            if (item.test(line) || line.startsWith('|'))
                endParagraph();
            if (paragraph.length === 0)
                from = index;
            paragraph.push(line);
        }
        index += 1;
    }
    endParagraph();
    return parts;
}
function findEnd(lines, start) {
    const fence = (lines[start] ?? '').trimEnd().replace(/^(`{3,}).*$/, '$1');
    let end = start + 1;
    while (end < lines.length && lines[end]?.trimEnd() !== fence)
        end += 1;
    return end;
}
function readBlock(fences, lines, isOpen, styles, line) {
    const [, , , pass, comment, , fenced = ''] = fences;
    const value = lines.join('\n');
    if (comment !== undefined)
        return [{ kind: 'comment', value: value.trim(), line }];
    if (pass !== undefined || /(?:^|\s)pass\b/.test(styles))
        return [{ kind: 'directive', name: 'pass', value: styles, line }, ...parseHtml(value, line + 1)];
    const lang = /(?:^|\s)(?:source)?(?:%[\w-]{1,40})?,\s{0,9}([^,\s]+)/.exec(styles)?.[1] ?? fenced;
    const code = { kind: 'code', lang, meta: styles, value, line };
    const macros = /\bsubs=/.test(styles) ? readAsciidocInline(value, line + 1).filter(({ kind }) => kind !== 'text') : [];
    return [isOpen ? { ...code, isOpen } : code, ...macros];
}
function readMacro(name, url, list, line) {
    if (name === 'image') {
        const link = /(?:^|,)\s{0,9}link=["']?([^"',\]]+)/.exec(list)?.[1];
        const alt = /^(?:"([^"]*)"|([^,=]*)(?:,|$))/.exec(list);
        const image = { kind: 'image', url, text: (alt?.[1] ?? alt?.[2] ?? '').trim(), line };
        return link === undefined ? [image] : [image, { kind: 'link', url: link, text: '', line }];
    }
    const whole = { kind: 'directive', name, value: [url, list].filter((text) => text !== '').join(' '), line };
    return name === 'video' || name === 'audio' ? [whole, { kind: 'link', url, text: '', line }] : [whole];
}
function readParagraph(text, styles, line) {
    if (/(?:^|\s)pass\b/.test(styles))
        return [{ kind: 'directive', name: 'pass', value: styles, line }, ...parseHtml(text, line)];
    const code = /(?:^|\s)(?:(?:source|listing|literal)(?:%[\w-]{1,40})?(?=[,\s]|$)|(?=,))(?:,\s{0,9}([^,\s]+))?/.exec(styles);
    if (code !== null)
        return [{ kind: 'code', lang: code[1] ?? '', meta: styles, value: text, line }];
    return /^\s/.test(text) && !item.test(text)
        ? [{ kind: 'code', lang: '', meta: styles, value: text, line }]
        : readAsciidocInline(text, line);
}

;// CONCATENATED MODULE: ./build/changes/braces.js

function findEsm(paragraph) {
    const isImport = /^import\s*(?:["'{*]|[\w$]+\s*(?:,|\sfrom\b))/.test(paragraph) && /["']/.test(paragraph);
    const isExport = /^export\s*(?:[{*]|(?:default|const|let|var|class|(?:[a-z]+\s+)?function)\b)/.test(paragraph);
    return isImport || isExport ? paragraph : '';
}
function readBraces(source, line) {
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
            const end = braces_findEnd(source, index);
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
    const comment = /^\s*\/\*([\s\S]*)\*\/\s*$/.exec(value)?.[1];
    if (comment !== undefined)
        return [{ kind: 'comment', value: comment.trim(), line }];
    if (/^(?:%|\{[<%]|\s*$)/.test(value) || /^#[^\s{}"'=]+\s*$/.test(value))
        return [];
    if (!/^\s*(?::|[.#][\w-]+(?=[\s}]|$)|[\w:@-]{1,80}\s?=\s?["'])/.test(value))
        return [{ kind: 'expression', value: value.trim(), line }];
    const list = value.replace(/^:/, '').replace(/(^|\s)[.#][\w-]+(?=\s|$)/g, '$1');
    return parseHtml(`<x ${list}>`, line)
        .slice(0, list.trim() === '' ? 0 : undefined)
        .map((part) => (part.kind === 'tag' ? { ...part, name: '' } : part));
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
function braces_findEnd(source, start) {
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

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var yaml_dist = __webpack_require__(8815);
;// CONCATENATED MODULE: ./build/changes/front-matter.js


const longest = 50_000;
function parseFrontMatter(value, language, line) {
    const keys = (language === 'yaml' && value.length <= longest && parseYaml(value)) || readKeys(value);
    return keys.flatMap((key) => listParts({ ...key, line: key.line + line }));
}
const picture = /(?:^|[._-])(?:image|img|cover|thumbnail|banner|logo|icon|avatar)(?:$|[._-]|url$)/i;
const front_matter_address = /^(?:[a-z][a-z0-9+.-]{0,30}:\/\/|\/\/|(?:javascript|data|vbscript|mailto):)\S*$/i;
function listParts({ key, value, line }) {
    const whole = { kind: 'front-matter', key, value, line };
    const urls = [value, ...(value.includes(',') ? value.split(',') : [])].filter((url) => front_matter_address.test(url.trim()));
    return [
        whole,
        ...urls.map((url) => ({ kind: picture.test(key) ? 'image' : 'link', url: url.trim(), text: '', line })),
    ];
}
function parseYaml(text) {
    const lines = new yaml_dist/* LineCounter */.HN();
    const keys = [];
    try {
        const document = (0,yaml_dist/* parseDocument */.Tp)(text, { lineCounter: lines, uniqueKeys: false, logLevel: 'silent' });
        if (document.errors.length > 0)
            return undefined;
        const steps = [
            { node: document.contents, key: '', line: 1 },
        ];
        for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
            const { node, key } = step;
            const offset = (0,yaml_dist/* isNode */.Ll)(node) ? node.range?.[0] : undefined;
            const line = key !== '' || offset === undefined ? step.line : lines.linePos(offset).line;
            if ((0,yaml_dist/* isMap */.jh)(node) && node.items.length > 0) {
                for (const pair of node.items.toReversed()) {
                    const name = key === '' ? show(pair.key) : `${key}.${show(pair.key)}`;
                    const from = (0,yaml_dist/* isNode */.Ll)(pair.key) ? pair.key.range?.[0] : undefined;
                    steps.push({ node: pair.value, key: name, line: from === undefined ? line : lines.linePos(from).line });
                }
            }
            else if ((0,yaml_dist/* isSeq */.oP)(node) && node.items.some((item) => (0,yaml_dist/* isMap */.jh)(item) || (0,yaml_dist/* isSeq */.oP)(item))) {
                for (const item of node.items.toReversed())
                    steps.push({ node: item, key, line });
            }
            else if ((0,yaml_dist/* isSeq */.oP)(node))
                keys.push({ key, value: tagOf(node) + node.items.map(show).join(','), line });
            else if (key !== '' || node !== null)
                keys.push({ key, value: tagOf(node) + show(node), line });
        }
    }
    catch {
        return undefined;
    }
    return keys;
}
function tagOf(node) {
    const tag = (0,yaml_dist/* isNode */.Ll)(node) && 'tag' in node && typeof node.tag === 'string' ? node.tag : '';
    const name = tag.replace(/^tag:yaml\.org,2002:/, '!!');
    return name === '' || /^!!(?:binary|bool|float|int|map|null|omap|seq|set|str|timestamp)$/.test(name) ? '' : `${name} `;
}
function show(node) {
    if ((0,yaml_dist/* isScalar */.jn)(node))
        return node.value === null ? '' : String(node.value);
    if ((0,yaml_dist/* isAlias */.Vj)(node))
        return `*${node.source}`;
    if ((0,yaml_dist/* isPair */.tO)(node))
        return show(node.key);
    return '';
}
function readKeys(text) {
    const keys = [];
    let table = '';
    for (const [index, line] of splitLines(text).entries()) {
        const name = /^\s*\[{1,2}([^[\]]+)\]{1,2}\s*(?:#.*)?$/.exec(line)?.[1];
        const [, key, value = ''] = /^\s*(?:- )?["']?([\w.-]+)["']?\s*[:=]\s*(.*)$/.exec(line) ?? [];
        const last = keys.at(-1);
        if (name !== undefined)
            table = `${name.trim()}.`;
        else if (key !== undefined)
            keys.push({ key: `${table}${key}`, value: unquote(value.trim()), line: index + 1 });
        else if (line.trim() !== '' && !/^\s*#/.test(line)) {
            if (last === undefined)
                keys.push({ key: '', value: line.trim(), line: index + 1 });
            else
                last.value += last.value === '' ? line.trim() : ` ${line.trim()}`;
        }
    }
    return keys;
}
function unquote(value) {
    return /^(["'])(.*)\1$/.exec(value)?.[2] ?? value;
}

;// CONCATENATED MODULE: ./build/changes/markers.js

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
const shortcode = /\{(?:%-?|\{[<%])\s{0,9}([\w/.-]+)(?![\w/.-])([^{}]*)[%>]\}\}?/g;
function readDirectives(source, line) {
    return splitLines(source).flatMap((text, index) => {
        const at = line + index;
        for (const mark of marks) {
            const [, name, value = ''] = mark.exec(text) ?? [];
            if (name !== undefined)
                return [{ kind: 'directive', name, value: value.trim(), line: at }];
        }
        return [...text.matchAll(shortcode)].map(([, name = '', value = '']) => ({
            kind: 'directive',
            name,
            value: value.replace(/-$/, '').trim(),
            line: at,
        }));
    });
}

;// CONCATENATED MODULE: ./build/changes/by-lines.js





const fence = /^[\s>]*(?:[-+*] +|\d{1,9}[.)] +)*(`{3,}|~{3,})([^`]*)$/;
const fenceEnd = /^[\s>]*(`{3,}|~{3,})\s*$/;
const heading = /^ {0,3}(#{1,6})[ \t]+(.*)$/;
const inlineLink = /(!?)\[([^[\]]*)\]\(\s{0,9}<?([^\s<>()]*)/g;
const definition = /^ {0,3}\[[^[\]]+\]:\s*<?([^\s<>]+)/;
function parseByLines(text, isMarkdown) {
    const parts = [];
    const lines = splitLines(text);
    const prose = [];
    let open;
    const from = isMarkdown ? readMatter(lines, parts) : 0;
    for (const [index, line] of lines.entries()) {
        const at = index + 1;
        const [, mark = '', info = ''] = (isMarkdown && index >= from && fence.exec(line)) || [];
        const end = fenceEnd.exec(line)?.[1] ?? '';
        let words = '';
        if (open !== undefined && end[0] === open.mark[0] && end.length >= open.mark.length) {
            parts.push(makeCode(open));
            open = undefined;
        }
        else if (open !== undefined)
            open.lines.push(line);
        else if (mark !== '') {
            const [lang = '', ...meta] = info.trim().split(/\s+/);
            open = { mark, lang, meta: meta.join(' '), line: at, lines: [] };
        }
        else if (index >= from)
            words = line;
        prose.push(words);
        for (const part of isMarkdown ? readLine(words, at) : readPlain(words, at))
            parts.push(part);
    }
    if (open !== undefined)
        parts.push({ ...makeCode(open), isOpen: true });
    if (isMarkdown)
        for (const part of parseHtml(prose.join('\n'), 1))
            if (part.kind !== 'text' && part.kind !== 'code')
                parts.push(part);
    return parts;
}
function makeCode({ lang, meta, line, lines }) {
    return { kind: 'code', lang, meta, value: lines.join('\n'), line };
}
function readMatter(lines, parts) {
    const mark = lines[0]?.replace(/^\uFEFF/, '').trimEnd();
    if (mark !== '---' && mark !== '+++')
        return 0;
    const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === mark);
    if (end < 0)
        return 0;
    const matter = lines.slice(1, end).join('\n');
    for (const part of parseFrontMatter(matter, mark === '---' ? 'yaml' : 'toml', 1))
        parts.push(part);
    return end + 1;
}
function readLine(line, at) {
    if (line.trim() === '')
        return [];
    const [, marks = '', title = ''] = heading.exec(line) ?? [];
    const found = marks === '' ? [{ kind: 'text', value: line.trim(), line: at }] : [readHeading(marks, title, at)];
    for (const [, picture, text = '', url = ''] of line.matchAll(inlineLink))
        found.push({ kind: picture === '' ? 'link' : 'image', url, text, line: at });
    const target = definition.exec(line)?.[1];
    if (target !== undefined)
        found.push({ kind: 'link', url: target, text: '', line: at });
    for (const [, value = ''] of line.matchAll(/(?<!`)`([^`]+)`(?!`)/g))
        found.push({ kind: 'inline-code', value, line: at });
    if (findEsm(line) !== '')
        found.push({ kind: 'esm', value: line.trim(), line: at });
    return [...found, ...findBareLinks(line, at), ...readDirectives(line, at), ...readBraces(line, at)];
}
function readHeading(marks, title, line) {
    const text = title.replace(/ #+$/, '').trim();
    const found = /\{#([^{}\s]+)[^{}]*\}$/.exec(text);
    const base = { kind: 'heading', depth: marks.length, line };
    return found === null ? { ...base, text } : { ...base, text: text.slice(0, found.index).trim(), id: found[1] };
}
function readPlain(line, at) {
    if (line.trim() === '')
        return [];
    return [{ kind: 'text', value: line.trim(), line: at }, ...findBareLinks(line, at)];
}

// EXTERNAL MODULE: ./node_modules/mdast-util-from-markdown/lib/index.js + 38 modules
var lib = __webpack_require__(1541);
// EXTERNAL MODULE: ./node_modules/mdast-util-frontmatter/lib/index.js
var mdast_util_frontmatter_lib = __webpack_require__(8494);
// EXTERNAL MODULE: ./node_modules/mdast-util-gfm/lib/index.js + 7 modules
var mdast_util_gfm_lib = __webpack_require__(5449);
// EXTERNAL MODULE: ./node_modules/mdast-util-mdx/lib/index.js + 10 modules
var mdast_util_mdx_lib = __webpack_require__(1925);
// EXTERNAL MODULE: ./node_modules/micromark-extension-frontmatter/lib/syntax.js
var syntax = __webpack_require__(796);
// EXTERNAL MODULE: ./node_modules/micromark-extension-gfm/index.js + 7 modules
var micromark_extension_gfm = __webpack_require__(2297);
// EXTERNAL MODULE: ./node_modules/micromark-extension-mdxjs/index.js + 13 modules
var micromark_extension_mdxjs = __webpack_require__(4613);
// EXTERNAL MODULE: ./node_modules/acorn/dist/acorn.mjs
var acorn = __webpack_require__(4559);
// EXTERNAL MODULE: ./node_modules/acorn-jsx/index.js
var acorn_jsx = __webpack_require__(3637);
;// CONCATENATED MODULE: ./build/changes/javascript.js


const mostWork = 2_000_000;
function makeJavaScriptParser() {
    const parser = acorn/* Parser */.iX.extend(acorn_jsx());
    let left = mostWork;
    const spend = (text) => {
        left -= text.length;
        if (left < 0)
            throw Object.freeze(new Error('Reading the JavaScript of this page takes too long.'));
    };
    return {
        parse(text, options) {
            spend(text);
            return parser.parse(text, options);
        },
        parseExpressionAt(text, at, options) {
            spend(text);
            return parser.parseExpressionAt(text, at, options);
        },
    };
}

;// CONCATENATED MODULE: ./build/changes/markdown.js













const matters = ['yaml', 'toml'];
function parseMarkdown(source, isMdx) {
    const text = source.replace(/^\uFEFF/, '');
    const tree = isMdx
        ? (0,lib/* fromMarkdown */.Y)(escapeIds(text), {
            extensions: [(0,syntax/* frontmatter */.v)([...matters]), (0,micromark_extension_gfm/* gfm */.T)(), (0,micromark_extension_mdxjs/* mdxjs */.d)({ acorn: makeJavaScriptParser(), addResult: false })],
            mdastExtensions: [(0,mdast_util_frontmatter_lib/* frontmatterFromMarkdown */.q)([...matters]), (0,mdast_util_gfm_lib/* gfmFromMarkdown */.C)(), (0,mdast_util_mdx_lib/* mdxFromMarkdown */.r)()],
        })
        : (0,lib/* fromMarkdown */.Y)(text, {
            extensions: [(0,syntax/* frontmatter */.v)([...matters]), (0,micromark_extension_gfm/* gfm */.T)()],
            mdastExtensions: [(0,mdast_util_frontmatter_lib/* frontmatterFromMarkdown */.q)([...matters]), (0,mdast_util_gfm_lib/* gfmFromMarkdown */.C)()],
        });
    return walk(tree, isMdx ? escapeIds(text) : text, isMdx);
}
function escapeIds(text) {
    return text.replace(/^(#{1,6} .*\S[ \t]+)\{(#[\w.-]+)\}[ \t]*$/gm, '$1\\{$2}');
}
function walk(tree, source, isMdx) {
    const parts = [];
    const definitions = new Map();
    const steps = [{ node: tree, line: 1 }];
    const references = [];
    for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
        const { node } = step;
        const line = node.position?.start.line ?? step.line;
        if (node.type === 'definition' && !definitions.has(node.identifier))
            definitions.set(node.identifier, node);
        if (node.type === 'linkReference' || node.type === 'imageReference')
            references.push({ at: parts.length, id: node.identifier });
        for (const part of readNode(node, line, source, isMdx))
            parts.push(part);
        if ('children' in node)
            for (let index = node.children.length - 1; index >= 0; index -= 1) {
                const child = node.children[index];
                if (child !== undefined)
                    steps.push({ node: child, line });
            }
    }
    for (const { at, id } of references) {
        const part = parts[at];
        if (part?.kind === 'link' || part?.kind === 'image')
            parts[at] = { ...part, url: definitions.get(id)?.url ?? '' };
    }
    return parts;
}
function readNode(node, line, source, isMdx) {
    switch (node.type) {
        case 'yaml':
            return parseFrontMatter(node.value, 'yaml', line);
        case 'heading':
            return [markdown_readHeading(node, line), ...readSource(node, line, source, isMdx)];
        case 'paragraph':
        case 'tableCell':
            return [{ kind: 'text', value: toText(node), line }, ...readSource(node, line, source, isMdx)];
        case 'link':
            return [{ kind: 'link', url: node.url, text: toText(node), line }];
        case 'linkReference':
            return [{ kind: 'link', url: '', text: toText(node), line }];
        case 'definition':
            return [{ kind: 'link', url: node.url, text: '', line }];
        case 'image':
            return [{ kind: 'image', url: node.url, text: node.alt ?? '', line }];
        case 'imageReference':
            return [{ kind: 'image', url: '', text: node.alt ?? '', line }];
        case 'inlineCode':
            return [{ kind: 'inline-code', value: node.value, line }];
        case 'code': {
            const code = { kind: 'code', lang: node.lang ?? '', meta: node.meta ?? '', value: node.value, line };
            return [isOpenFence(slice(node, source)) ? { ...code, isOpen: true } : code];
        }
        case 'html':
            return parseHtml(node.value, line);
        case 'mdxJsxFlowElement':
        case 'mdxJsxTextElement':
            return readJsx(node, line);
        case 'mdxFlowExpression':
        case 'mdxTextExpression':
            return [readExpression(node.value, line)];
        case 'mdxjsEsm':
            return splitStatements(node.value, line);
        default:
            return readOther(node, line);
    }
}
function readOther(node, line) {
    return node.type === 'toml' && typeof node.value === 'string' ? parseFrontMatter(node.value, 'toml', line) : [];
}
function markdown_readHeading(node, line) {
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
    const esm = node.type === 'paragraph' && node.position?.start.column === 1 ? findEsm(text) : '';
    return [...splitStatements(esm, line), ...directives, ...readBraces(text, line)];
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
    return [tag, ...listAddresses(tag)];
}
function readExpression(value, line) {
    const comment = /^\s*\/\*([\s\S]*)\*\/\s*$/.exec(value)?.[1];
    return comment === undefined || comment.includes('*/')
        ? { kind: 'expression', value: value.trim(), line }
        : { kind: 'comment', value: comment.trim(), line };
}
function splitStatements(value, line) {
    const parts = [];
    let at = line;
    for (const statement of value === '' ? [] : value.split(/\n(?=(?:import|export)\b)/)) {
        parts.push({ kind: 'esm', value: statement.trim(), line: at });
        at += statement.split('\n').length;
    }
    return parts;
}
function slice(node, source) {
    return source.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0);
}
function toText(node) {
    let text = '';
    const nodes = [node];
    for (let next = nodes.pop(); next !== undefined; next = nodes.pop()) {
        if (next.type === 'text' || next.type === 'inlineCode')
            text += next.value;
        else if (next.type === 'image' || next.type === 'imageReference')
            text += next.alt ?? '';
        else if (next.type === 'break')
            text += ' ';
        if ('children' in next)
            for (let index = next.children.length - 1; index >= 0; index -= 1) {
                const child = next.children[index];
                if (child !== undefined)
                    nodes.push(child);
            }
    }
    return text.replace(/\s+/g, ' ').trim();
}

;// CONCATENATED MODULE: ./build/changes/notebook.js


function parseNotebook(text, parseCell) {
    const notebook = JSON.parse(text.replace(/^\uFEFF/, ''));
    const cells = get(notebook, 'cells');
    if (!Array.isArray(cells))
        throw new Error('No cells.');
    const info = get(get(notebook, 'metadata'), 'language_info');
    const lang = toSource(get(info, 'name'));
    const parts = [];
    const place = makePlace(text);
    for (const cell of cells) {
        const source = toSource(get(cell, 'source'));
        const line = place(get(cell, 'source'));
        const kind = get(cell, 'cell_type');
        if (kind === 'markdown')
            for (const part of parseCell(source))
                parts.push({ ...part, line: part.line + line - 1 });
        else if (kind === 'code')
            parts.push({ kind: 'code', lang, meta: '', value: source, line });
        else
            for (const part of parseHtml(source, line))
                parts.push(part);
        for (const output of toList(get(cell, 'outputs')))
            for (const part of readOutput(output, place))
                parts.push(part);
    }
    return parts;
}
function readOutput(output, place) {
    const data = get(output, 'data');
    const shown = [get(output, 'text'), get(data, 'text/plain'), get(data, 'text/markdown')];
    const texts = shown.flatMap((source) => {
        const value = squeeze(toSource(source));
        return value === '' ? [] : [{ kind: 'text', value, line: place(source) }];
    });
    const live = ['text/html', 'image/svg+xml'].flatMap((type) => {
        const source = get(data, type);
        return source === undefined ? [] : parseHtml(toSource(source), place(source));
    });
    const script = get(data, 'application/javascript');
    if (script === undefined)
        return [...texts, ...live];
    const tag = { kind: 'tag', name: 'script', attributes: {}, isJsx: false };
    return [...texts, ...live, { ...tag, content: toSource(script), line: place(script) }];
}
function makePlace(text) {
    let [offset, line, misses] = [0, 1, 0];
    return (source) => {
        const first = Array.isArray(source) ? source[0] : source;
        if (typeof first !== 'string' || misses > 20)
            return line;
        const at = text.indexOf(JSON.stringify(first), offset);
        if (at < 0) {
            misses += 1;
            return line;
        }
        for (let end = text.indexOf('\n', offset); end >= 0 && end < at; end = text.indexOf('\n', offset)) {
            offset = end + 1;
            line += 1;
        }
        return line;
    };
}
function get(value, key) {
    return typeof value === 'object' && value !== null ? value[key] : undefined;
}
function toList(value) {
    return Array.isArray(value) ? value : [];
}
function toSource(value) {
    if (typeof value === 'string')
        return value;
    return toList(value)
        .filter((line) => typeof line === 'string')
        .join('');
}

;// CONCATENATED MODULE: ./build/changes/restructuredtext-inline.js


const links = new Set(['any', 'doc', 'download', 'numref', 'ref']);
const literal = /``((?:[^`]|`(?!`)){1,5000})``/g;
const role = /:([\w.+-]{1,80}(?::[\w.+-]{1,80})?):`([^`]{1,5000})`/g;
const quoted = /(?<![`:\w])`([^`<]{0,5000})(?:<([^<>`]{1,5000})>)?`(_{0,2})/g;
const simple = /(?<![\w`])([\w-]{1,200})_(?![\w`])/g;
function readInline(source, line, targets) {
    const parts = [{ kind: 'text', value: restructuredtext_inline_shown(source), line }];
    for (const { found, at } of findAll(literal, source, line))
        parts.push({ kind: 'inline-code', value: found[1] ?? '', line: at });
    const rest = source.replace(literal, (text) => text.replace(/[^\n]/g, ' '));
    for (const { found, at } of findAll(role, rest, line)) {
        const [, name = '', value = ''] = found;
        const [, text = '', url = value] = /^([^<>]*)<([^<>]+)>$/.exec(value) ?? [];
        if (links.has(name))
            parts.push({ kind: 'link', url: url.trim(), text: text.trim(), line: at });
        else
            parts.push({ kind: 'inline-code', value, line: at });
        if (/raw|html/i.test(name))
            for (const part of parseHtml(value, at))
                parts.push(part);
    }
    for (const { found, at } of findAll(quoted, rest, line)) {
        const [, text = '', address, end] = found;
        const url = address ?? targets.get(squeeze(text).toLowerCase());
        if (end === '')
            parts.push({ kind: 'inline-code', value: text, line: at });
        else if (url !== undefined)
            parts.push({ kind: 'link', url: squeeze(url), text: squeeze(text), line: at });
    }
    for (const { found, at } of findAll(simple, rest, line)) {
        const url = targets.get((found[1] ?? '').toLowerCase());
        if (url !== undefined)
            parts.push({ kind: 'link', url, text: found[1] ?? '', line: at });
    }
    for (const part of findBareLinks(rest.replace(/<[^<>\s]{1,5000}>`_/g, ''), line))
        parts.push(part);
    return parts;
}
function restructuredtext_inline_shown(source) {
    return squeeze(source)
        .replace(/^(?:[-*+•]|(?:\d{1,9}|#)[.)]) /, '')
        .replace(/ ?<[^<>`]{1,5000}>`_{0,2}/g, '')
        .replace(/:[\w.+-]{1,80}(?::[\w.+-]{1,80})?:`/g, '')
        .replace(/::$/, ':')
        .replace(/`_{0,2}|\*{1,2}/g, '');
}

;// CONCATENATED MODULE: ./build/changes/restructuredtext.js



const codes = new Set([
    ...['code', 'code-block', 'doctest', 'graphviz', 'highlight', 'ipython', 'jupyter-execute', 'literalinclude', 'math'],
    ...['mermaid', 'parsed-literal', 'plot', 'productionlist', 'prompt', 'sourcecode', 'testcode', 'testoutput'],
    ...['testsetup', 'uml'],
]);
const plainCodes = new Set(['code', 'code-block', 'highlight', 'parsed-literal', 'prompt', 'sourcecode']);
const explicit = /^\s*\.\.(?:\s+(.*))?$/;
const nested = /[\s|]\.\.\s{1,9}(?=[A-Za-z|][^\s]{0,200}::(?:\s|$))/;
const directive = /^(?:\|[^|]{1,200}\|\s+)?([A-Za-z][\w.+-]{0,80}(?::[\w.+-]{1,80})?)::(?:\s+(.*))?$/;
const target = /^(?:_`([^`]+)`|_((?:\\:|[^:]){1,300})|_()_):(?:\s+(.*))?$|^__\s+(.*)$/;
const restructuredtext_option = /^\s+:([\w-]+):(?:\s+(.*))?$/;
const adornment = /^([!-/:-@[-`{-~])\1+\s*$/;
const restructuredtext_item = /^\s*(?:[-*+•]|(?:\d{1,9}|#|[A-Za-z])[.)]|\(\w{1,9}\))\s+/;
function parseRestructuredText(text) {
    const lines = splitLines(text.replace(/^\uFEFF/, ''));
    const parts = [];
    const add = (more) => {
        for (const part of more)
            parts.push(part);
    };
    const targets = readTargets(lines);
    const styles = [];
    let [label, hasContent] = [undefined, false];
    let paragraph = [];
    let from = 0;
    const endParagraph = () => {
        if (paragraph.length > 0)
            add(readInline(paragraph.join('\n'), from + 1, targets));
        paragraph = [];
    };
    const lineAt = (at) => lines[at] ?? '';
    for (let index = 0; index < lines.length;) {
        const line = lineAt(index);
        const at = index + 1;
        const inner = nested.exec(line);
        const rest = inner === null ? explicit.exec(line)?.[1] : line.slice(inner.index + inner[0].length);
        if (line.trim() === '') {
            endParagraph();
            index += 1;
        }
        else if (rest !== undefined || explicit.test(line)) {
            endParagraph();
            const before = line.slice(0, inner?.index ?? 0).replace(/^[\s*+|-]+/, '');
            if (before !== '' && !explicit.test(line))
                add(readInline(before, at, targets));
            const end = restructuredtext_findEnd(lines, index, measureIndent(line));
            const block = lines.slice(index + 1, end);
            const [, name, argument = ''] = directive.exec(rest ?? '') ?? [];
            const found = target.exec(rest ?? '');
            if (name !== undefined) {
                const read = readDirective(name, argument.trim(), block, at);
                add(read.parts);
                index += 1 + read.lines;
            }
            else if (found !== null) {
                const url = (found[4] ?? found[5] ?? '') + block.map((more) => more.trim()).join('');
                if (url.trim() !== '')
                    add([{ kind: 'link', url: url.trim(), text: found[1] ?? found[2] ?? '', line: at }]);
                else
                    label = found[1] ?? found[2];
                index = url.trim() === '' ? index + 1 : end;
            }
            else if (/^\[[^\]]+\]/.test(rest ?? '')) {
                add(readInline(rest ?? '', at, targets));
                index += 1;
            }
            else {
                const value = squeeze([rest ?? '', ...block].join(' '));
                if (value !== '')
                    add([{ kind: 'comment', value, line: at }]);
                index = Math.max(end, index + 1);
            }
            hasContent = true;
        }
        else if (paragraph.length === 0 && readAdornment(lines, index) !== undefined) {
            const { style, title, length } = readAdornment(lines, index) ?? { style: '', title: '', length: 1 };
            if (!styles.includes(style) && styles.length < 100)
                styles.push(style);
            const heading = { kind: 'heading', depth: styles.indexOf(style) + 1, text: strip(title), line: at };
            add([label === undefined ? heading : { ...heading, id: label }]);
            label = undefined;
            hasContent = true;
            index += length;
        }
        else if (!hasContent && /^:[\w -]{1,80}:(?:\s|$)/.test(line)) {
            const [, key = '', value = ''] = /^:([^:]+):\s*(.*)$/.exec(line) ?? [];
            add([{ kind: 'front-matter', key, value: value.trim(), line: at }]);
            index += 1;
        }
        else if (adornment.test(line) || /^[=+|\s-]+$/.test(line)) {
            endParagraph();
            index += 1;
        }
        else if (/^\s*>>> /.test(line) && paragraph.length === 0) {
            let end = index;
            while (lineAt(end).trim() !== '')
                end += 1;
            add([{ kind: 'code', lang: 'python', meta: '', value: dedent(lines.slice(index, end)), line: at }]);
            index = end;
        }
        else {
            if (restructuredtext_item.test(line))
                endParagraph();
            if (paragraph.length === 0)
                from = index;
            paragraph.push(line);
            index += 1;
            if (line.trimEnd().endsWith('::') && lineAt(index).trim() === '') {
                const end = restructuredtext_findEnd(lines, index - 1, measureIndent(lineAt(from)));
                const value = dedent(lines.slice(index, end));
                endParagraph();
                if (value !== '')
                    add([{ kind: 'code', lang: '', meta: '', value, line: at }]);
                index = value === '' ? index : end;
            }
        }
    }
    endParagraph();
    return parts;
}
function restructuredtext_findEnd(lines, start, indent) {
    let end = start + 1;
    for (let index = start + 1; index < lines.length; index += 1) {
        const line = lines[index] ?? '';
        if (line.trim() === '')
            continue;
        if (measureIndent(line) <= indent)
            break;
        end = index + 1;
    }
    return end;
}
function readDirective(name, argument, block, line) {
    const start = block.findIndex((text) => !restructuredtext_option.test(text));
    const count = start < 0 ? block.length : start;
    const options = block.slice(0, count).map((text) => restructuredtext_option.exec(text));
    const get = (key) => options.find((found) => found?.[1] === key)?.[2]?.trim();
    const meta = options.map((found) => `:${found?.[1] ?? ''}: ${found?.[2] ?? ''}`.trim()).join(' ');
    const value = [argument, meta].filter((text) => text !== '').join(' ');
    const content = block.slice(count);
    const whole = { kind: 'directive', name, value, line };
    const link = get('target');
    const links = link === undefined ? [] : [{ kind: 'link', url: link, text: '', line }];
    if (name === 'image' || name === 'figure')
        return { parts: [{ kind: 'image', url: argument, text: get('alt') ?? '', line }, ...links], lines: count };
    if (name === 'raw')
        return { parts: [whole, ...parseHtml(content.join('\n'), line + count + 1)], lines: block.length };
    if (name === 'toctree') {
        const entries = content.map((text, index) => {
            const [, title = '', url = text.trim()] = /^\s*([^<>]*)<([^<>]+)>\s*$/.exec(text) ?? [];
            return { kind: 'link', url, text: title.trim(), line: line + count + 1 + index };
        });
        return { parts: [whole, ...entries.filter((part) => 'url' in part && part.url !== '')], lines: block.length };
    }
    if (codes.has(name)) {
        const code = { kind: 'code', lang: argument, meta, value: dedent(content), line };
        return { parts: plainCodes.has(name) ? [code] : [whole, code], lines: block.length };
    }
    const words = argument === '' ? [] : readInline(argument, line, new Map());
    return { parts: [whole, ...words, ...links], lines: count };
}
function readTargets(lines) {
    const targets = new Map();
    for (const line of lines) {
        const found = target.exec(explicit.exec(line)?.[1] ?? '');
        const name = found?.[1] ?? found?.[2];
        if (name !== undefined && found?.[4] !== undefined)
            targets.set(squeeze(name).toLowerCase(), found[4].trim());
    }
    return targets;
}
function readAdornment(lines, index) {
    const [one = '', two = '', three = ''] = lines.slice(index, index + 3);
    const over = adornment.exec(one)?.[1];
    const isLong = (title, under) => under.trimEnd().length >= Math.min(title.trim().length, 4);
    if (over !== undefined)
        return two.trim() !== '' && adornment.exec(three)?.[1] === over && isLong(two, three)
            ? { style: over + over, title: two, length: 3 }
            : undefined;
    const under = adornment.exec(two)?.[1];
    return under !== undefined && measureIndent(one) === 0 && isLong(one, two)
        ? { style: under, title: one, length: 2 }
        : undefined;
}
function strip(title) {
    return squeeze(title.replace(/[`*]/g, ''));
}

;// CONCATENATED MODULE: ./build/changes/parse-page.js








function parsePage(path, text, mayParse = true) {
    return parseAs((0,formats/* readFormat */.C)(path) ?? 'text', text, mayParse);
}
function parseAs(format, text, mayParse = true) {
    if (isTooLarge(text, format))
        return { parts: parseRest(format, text.slice(0, longestPage)), isParsed: false };
    try {
        return parsers[format](text, mayParse);
    }
    catch {
        return { parts: parseRest(format, text), isParsed: false };
    }
}
const parsers = {
    markdown: (text, mayParse) => parseTree(text, false, mayParse),
    mdx: (text, mayParse) => parseTree(text, true, mayParse),
    restructuredtext: (text) => whole(parseRestructuredText(text)),
    asciidoc: (text) => whole(parseAsciidoc(text)),
    html: (text) => whole(parseHtml(text, 1)),
    notebook: parseCells,
    text: (text) => whole(parseByLines(text, false)),
};
function parseCells(text, mayParse) {
    let [left, isParsed] = [longestTree, true];
    const parts = parseNotebook(text, (source) => {
        left -= source.length;
        const page = parseTree(source, false, mayParse && left >= 0);
        isParsed &&= page.isParsed;
        return page.parts;
    });
    return { parts, isParsed };
}
function whole(parts) {
    return { parts, isParsed: true };
}
function parseTree(text, isMdx, mayParse) {
    if (!mayParse || isTooHard(text))
        return { parts: parseByLines(text, true), isParsed: false };
    try {
        return whole(parseMarkdown(text, isMdx));
    }
    catch {
        return isMdx
            ? { ...parseTree(text, false, true), isParsed: false }
            : { parts: parseByLines(text, true), isParsed: false };
    }
}
function parseRest(format, text) {
    return format === 'html' ? parseHtml(text, 1) : parseByLines(text, format !== 'text');
}

;// CONCATENATED MODULE: ./build/changes/compare-pages.js



const longestParsed = 1_200_000;
const longestWhole = 3_000_000;
const muchRead = 100_000;
const docusaurus = /(?:^|\/)docusaurus\.config\.[cm]?[jt]s$/;
function comparePages(files, budget = longestParsed, reclaim = () => undefined, paths = new Set()) {
    const isMdx = [...paths].some((path) => docusaurus.test(path));
    let left = budget;
    let read = 0;
    return files.flatMap((file) => {
        const texts = [file.before?.text, file.after?.text];
        if ((0,formats/* readFormat */.C)(file.path) === undefined || texts.every((text) => text === undefined))
            return [];
        const size = texts.reduce((sum, text) => sum + (text?.length ?? 0), 0);
        left -= size;
        read += size;
        const isWhole = budget - left <= longestWhole;
        const page = isWhole ? comparePage(file, left >= 0, isMdx) : compareChangedLines(file);
        if (read >= (left >= 0 ? 1 : 10) * muchRead) {
            reclaim();
            read = 0;
        }
        return [page];
    });
}
function compareChangedLines(file) {
    const { path } = file;
    const changes = diffLines(file.before?.text, file.after?.text);
    const addedLines = changes.flatMap(({ added }) => added);
    const removedLines = changes.flatMap(({ removed }) => removed);
    const [before, after] = [parseLines(path, removedLines), parseLines(path, addedLines)];
    const sides = { before, after, added: after, removed: before, addedLines, removedLines };
    return { path, format: (0,formats/* readFormat */.C)(path) ?? 'text', isParsed: false, ...sides, hunks: listHunks(changes, []) };
}
function parseLines(path, lines) {
    const { parts } = parsePage(path, lines.map(({ text }) => text).join('\n'), false);
    return parts.map((part) => ({ ...part, line: lines[part.line - 1]?.line ?? part.line }));
}
function comparePage(file, mayParse = true, isMdx = false) {
    const { path } = file;
    const mdx = isMdx && mayParse ? parseAsMdx(file) : undefined;
    const { before, after } = mdx ?? parseSides(file, mayParse);
    const changes = diffLines(file.before?.text, file.after?.text);
    const addedLines = changes.flatMap(({ added }) => added);
    const removedLines = changes.flatMap(({ removed }) => removed);
    return {
        path,
        format: mdx === undefined ? ((0,formats/* readFormat */.C)(path) ?? 'text') : 'mdx',
        isParsed: before.isParsed && after.isParsed,
        before: before.parts,
        after: after.parts,
        added: compare_pages_takeSurplus(after.parts, before.parts, new Set(addedLines.map(({ line }) => line))),
        removed: compare_pages_takeSurplus(before.parts, after.parts, new Set(removedLines.map(({ line }) => line))),
        addedLines,
        removedLines,
        hunks: listHunks(changes, after.parts),
    };
}
function parseSides({ path, previousPath = path, before, after }, mayParse) {
    const from = (0,formats/* readFormat */.C)(previousPath) === undefined ? path : previousPath;
    return { before: parsePage(from, before?.text ?? '', mayParse), after: parsePage(path, after?.text ?? '', mayParse) };
}
function parseAsMdx({ path, previousPath = path, before, after }) {
    if ((0,formats/* readFormat */.C)(path) !== 'markdown' || (0,formats/* readFormat */.C)(previousPath) !== 'markdown')
        return undefined;
    const sides = { before: parseAs('mdx', before?.text ?? ''), after: parseAs('mdx', after?.text ?? '') };
    return sides.before.isParsed && sides.after.isParsed ? sides : undefined;
}
function compare_pages_takeSurplus(parts, others, changed) {
    const balance = new Map();
    const keys = parts.map(keyOf);
    for (const key of keys)
        balance.set(key, (balance.get(key) ?? 0) + 1);
    for (const other of others) {
        const key = keyOf(other);
        balance.set(key, (balance.get(key) ?? 0) - 1);
    }
    const taken = new Set();
    const take = (index) => {
        const key = keys[index] ?? '';
        const count = balance.get(key) ?? 0;
        if (count <= 0 || taken.has(index))
            return;
        balance.set(key, count - 1);
        taken.add(index);
    };
    for (const [index, part] of parts.entries())
        if (changed.has(part.line))
            take(index);
    for (let index = parts.length - 1; index >= 0; index -= 1)
        take(index);
    return parts.filter((_part, index) => taken.has(index));
}
function keyOf({ line: _, ...content }) {
    return JSON.stringify(content);
}
function listHunks(changes, parts) {
    const headings = parts.filter((part) => part.kind === 'heading').toSorted((one, other) => one.line - other.line);
    let next = 0;
    return changes.map(({ line, added, removed }) => {
        const end = added.length > 0 ? line : line - 1;
        while ((headings[next]?.line ?? Number.POSITIVE_INFINITY) <= end)
            next += 1;
        const heading = headings[next - 1]?.text ?? '';
        return { line, heading, added: added.map(({ text }) => text), removed: removed.map(({ text }) => text) };
    });
}

// EXTERNAL MODULE: ./build/changes/fit-page.js
var fit_page = __webpack_require__(8765);
// EXTERNAL MODULE: ./build/clusters/corpus.js
var corpus = __webpack_require__(7376);
// EXTERNAL MODULE: ./build/clusters/signature.js
var clusters_signature = __webpack_require__(6632);
// EXTERNAL MODULE: ./build/clusters/topics.js
var topics = __webpack_require__(8888);
// EXTERNAL MODULE: ./build/clusters/words.js + 1 modules
var clusters_words = __webpack_require__(5117);
// EXTERNAL MODULE: ./build/text/redact.js + 8 modules
var redact = __webpack_require__(6141);
// EXTERNAL MODULE: ./build/text/sanitise.js
var sanitise = __webpack_require__(5610);
;// CONCATENATED MODULE: ./build/changes/topics.js






function readWords(text) {
    return (0,clusters_words/* scanPieces */.vo)(text).flatMap((piece) => {
        const described = (0,clusters_words/* describePiece */.Ch)(piece);
        return described.every(({ kind }) => kind !== 'name') ? (0,clusters_words/* describePiece */.Ch)(piece.toLowerCase()) : described;
    });
}
function listStems(words) {
    const telling = words.filter(({ kind, isIdentifier }) => kind !== 'fault' && (kind !== 'number' || isIdentifier));
    const plain = telling.flatMap(({ kind, surface }) => (kind === 'name' ? (0,clusters_words/* describePiece */.Ch)(surface.toLowerCase()) : []));
    return new Set([...telling, ...plain].flatMap(({ features }) => features.filter((feature) => feature % 2 === 0)));
}
function countShared(one, other) {
    let shared = 0;
    for (const stem of one)
        if (other.has(stem))
            shared += 1;
    return shared;
}
function gatherTopics(signatures, entries) {
    const rows = entries.toSorted((a, b) => (0,corpus/* byCode */.VU)(a.id, b.id)).map(readRow);
    const groups = signatures.map(() => []);
    const unsigned = rows.filter((row) => {
        const at = findSigned(row, signatures);
        groups[at]?.push(row);
        return at < 0;
    });
    const known = groups.map((group) => [...group]);
    const loose = [];
    for (const row of unsigned)
        (groups[findAlike(row, known)] ?? loose).push(row);
    const rest = [...Map.groupBy(loose, ({ page }) => page).values()];
    return [...groups, ...rest]
        .filter((group) => group.length > 0)
        .map(buildTopic)
        .sort((a, b) => b.readers - a.readers || (0,corpus/* byCode */.VU)(a.entryIds[0] ?? '', b.entryIds[0] ?? ''));
}
function readRow(said) {
    const comment = readComment(said);
    return { ...said, comment, words: readWords(comment) };
}
function readComment({ comment, text }) {
    const clean = (0,sanitise/* sanitise */.tB)(comment ?? text);
    return clean.includes('[') ? clean.replace(redact/* placeholder */.qf, ' ') : clean;
}
function findSigned({ comment = '' }, signatures) {
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
        const shared = countShared(stems, listStems(group.flatMap((row) => row.words)));
        const score = shared * 1_000_000 + group.length;
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
        readers: new Set(rows.map(({ id, reader }) => reader ?? `id ${id}`)).size,
        since: times.length === 0 ? undefined : times.reduce((oldest, time) => Math.min(oldest, time)),
        terms: (0,topics/* findTerms */.$r)([...rows.keys()], { words }),
        words: words.flat(),
    };
}

;// CONCATENATED MODULE: ./build/changes/coverage.js


const longestHunk = 20_000;
const longestChange = 2_000_000;
const fewestElsewhere = 2;
function coverFix({ files, pages, fix, readers }) {
    const paths = files.flatMap(({ path, previousPath }) => (previousPath === undefined ? [path] : [path, previousPath]));
    const found = fix.pages.map((page) => ({ page, files: (0,fit_page/* findFiles */.l)(page, paths) }));
    const pagesTouched = found.flatMap(({ page, files }) => (files === undefined ? [] : [{ page, ...files }]));
    const pagesUntouched = found.filter(({ files }) => files === undefined).map(({ page }) => page);
    const hunks = readers === undefined ? [] : readHunks(pages);
    const topics = readers &&
        gatherTopics(fix.topics, readers).map(({ words, ...topic }) => {
            const about = hunks.filter(findAbout({ words, ...topic }));
            return { ...topic, hunks: about.map(({ path, line }) => ({ path, line })) };
        });
    const open = topics?.filter((topic) => topic.hunks.length === 0);
    return { topics, pagesTouched, pagesUntouched, unanswered: (open ?? pagesUntouched).length };
}
function readHunks(pages) {
    let left = longestChange;
    return pages.flatMap(({ path, hunks }) => hunks.map((hunk) => {
        const text = left > 0 ? joinHunk(hunk) : '';
        left -= text.length;
        return { path, line: hunk.line, stems: listStems(text.split('\n').flatMap(readWords)) };
    }));
}
function joinHunk({ heading, added, removed }) {
    let text = heading;
    for (const lines of [added, removed])
        for (const line of lines) {
            if (text.length > longestHunk)
                return text;
            text += `\n${line.slice(0, longestHunk)}`;
        }
    return text;
}
function findAbout({ pages, terms, words }) {
    const named = listStems(pages.flatMap((page) => page.split('/').flatMap(readWords)));
    const withoutNames = (stems) => new Set([...stems].filter((stem) => !named.has(stem)));
    const all = withoutNames(listStems(words));
    const strong = withoutNames(listStems(terms.flatMap(readWords)));
    return ({ path, stems }) => {
        const isStrong = countShared(strong, stems);
        if (pages.every((page) => (0,fit_page/* fitPage */.n)(path, page) === undefined))
            return isStrong >= fewestElsewhere;
        return all.size === 0 || isStrong > 0 || countShared(all, stems) > 1;
    };
}

;// CONCATENATED MODULE: ./build/review/rules/address-words.json
const address_words_namespaceObject = /*#__PURE__*/JSON.parse('{"EG":["adf.ly","aka.ms","bit.ly","bitly.com","buff.ly","cutt.ly","dub.sh","geni.us","git.io","goo.gl","is.gd","j.mp","linktr.ee","lnkd.in","ow.ly","rb.gy","rebrand.ly","s.id","short.gy","short.io","shorturl.at","t.co","t.ly","tiny.cc","tinyurl.com","urlz.fr","v.gd","youtu.be"],"E5":["_ga","_hsenc","_hsmi","aff","aff_id","affid","affiliate","campaign_id","click_id","clickid","dclid","fbclid","gbraid","gclid","igshid","irclickid","mc_cid","mc_eid","mkt_tok","msclkid","oly_enc_id","partner_id","ref","ref_","ref_src","referral","referrer","s_cid","sc_campaign","source_id","srsltid","tag","trk","ttclid","twclid","vero_id","wbraid","wickedid","yclid"],"Ko":["bitbucket.org","crates.io","docker.com","docker.io","ghcr.io","github.com","githubusercontent.com","gitlab.com","golang.org","google.com","googleapis.com","microsoft.com","mozilla.org","nodejs.org","npmjs.com","npmjs.org","packagist.org","pypi.org","python.org","pythonhosted.org","quay.io","rubygems.org","rust-lang.org","sourceforge.net","ubuntu.com"],"Bl":["add-apt-repository","axios","deb","fetch","git","index-url","kubectl","mirror","openssl","proxy","registry","repository","requests","rsync","ssh"]}');
;// CONCATENATED MODULE: ./build/review/rules/programs.json
const programs_namespaceObject = /*#__PURE__*/JSON.parse('{"r":["alias","awk","cat","cd","clear","code","cp","cut","date","df","diff","dig","du","echo","env","exit","export","file","find","grep","head","help","history","jq","kill","less","ls","man","mkdir","more","mv","nano","open","printf","ps","pwd","read","sed","set","sleep","sort","source","start","tail","tee","test","touch","tree","true","type","uname","unset","vi","vim","wc","whereis","which","whoami","xargs","yq"],"$":["!","builtin","command","do","doas","else","env","exec","if","nice","nohup","stdbuf","sudo","then","time","timeout","until","while","xargs"]}');
;// CONCATENATED MODULE: ./build/review/rules/commands.js

const lead = /^\s*(?:[-*+>]\s+)?(?:\[[^\]]{0,60}\]\s*)?(?:(?:[\w.@~:/\\-]{0,60})?[$%#>❯]\s+|PS [^>]{0,80}>\s*|[A-Z]:\\[^>]{0,80}>\s*|!|%)/;
const keyword = /^\s*(?:-\s+)?(?:(?:RUN|CMD|ENTRYPOINT)\s+|(?:run|script|command|cmd|sh|shell):\s*[|>]?\s*)/;
const prefixes = new Set(programs_namespaceObject.$);
const separator = /(\|\||&&|;|\|&?|&(?=\s|$))/;
function listCommands(line) {
    const bare = line.text.replace(lead, '').replace(keyword, '');
    const pieces = bare.split(separator);
    const commands = [];
    for (let at = 0; at < pieces.length; at += 2) {
        const text = (pieces[at] ?? '').trim();
        const words = splitWords(text);
        if (words.length > 0)
            commands.push({ words, text, isPiped: /^\|&?$/.test(pieces[at + 1] ?? ''), line: line.line });
    }
    return commands;
}
function splitWords(text) {
    return text
        .split(/\s+|["'`][,\s]+(?=["'`])|(?<=[(=[])(?=["'`])/)
        .map((word) => word.replace(/^(?:\$\(|[("'`[{<])+/, '').replace(/["'`)\],}]+[.,;:!?]*$/, ''))
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
    const name = dropPrefixes(words)[0] ?? '';
    return name
        .replace(/^.*[/\\](?=[^/\\])/, '')
        .replace(/\.exe$/i, '')
        .toLowerCase();
}

;// CONCATENATED MODULE: ./build/review/rules/downloads.json
const downloads_namespaceObject = /*#__PURE__*/JSON.parse('{"hB":["aria2c","aws","axel","az","bitsadmin","certutil","curl","curlie","dig","drill","fetch","ftp","gcloud","gh","gsutil","http","httpie","https","invoke-restmethod","invoke-webrequest","ipfs","irm","iwr","lwp-download","lynx","mc","nc","ncat","nslookup","openssl","rclone","rsync","s3cmd","scp","sftp","socat","ssh","start-bitstransfer","telnet","tftp","w3m","wget","wget2","wormhole","xh","yt-dlp"],"ae":[".","ash","bash","bun","busybox","cmd","csh","dash","deno","doas","eval","fish","iex","invoke-expression","ksh","lua","node","nu","osascript","perl","php","powershell","pwsh","pypy","python","python2","python3","rscript","ruby","sh","source","su","tclsh","tcsh","zsh"],"pN":[{"name":"eval of an answer","pattern":["\\\\b(?:eval|exec|execSync|iex|Invoke-Expression)\\\\b[^\\\\n]{0,200}\\\\b(?:urlopen|requests\\\\.get|httpx\\\\.get|fetch\\\\(|https?\\\\.get)","\\\\b(?:Function|system|popen|loadstring|runInThisContext)\\\\b[^\\\\n]{0,200}\\\\b(?:urlopen|requests\\\\.get|httpx\\\\.get|fetch\\\\(|https?\\\\.get)","\\\\b(?:eval|exec|execSync|iex|Invoke-Expression)\\\\b[^\\\\n]{0,200}\\\\b(?:DownloadString|Net\\\\.WebClient|file_get_contents|open-uri|URI\\\\.open)","\\\\b(?:Function|system|popen|loadstring|runInThisContext)\\\\b[^\\\\n]{0,200}\\\\b(?:DownloadString|Net\\\\.WebClient|file_get_contents|open-uri|URI\\\\.open)"]},{"name":"PowerShell\'s downloads","pattern":["\\\\b(?:iex|Invoke-Expression|ScriptBlock\\\\]::Create|Start-Process|& ?\\\\()[^\\\\n]{0,160}\\\\b(?:irm|iwr|Invoke-RestMethod|Invoke-WebRequest)\\\\b","\\\\b(?:iex|Invoke-Expression|ScriptBlock\\\\]::Create|Start-Process|& ?\\\\()[^\\\\n]{0,160}\\\\b(?:DownloadString|DownloadFile|Net\\\\.WebClient)\\\\b"]},{"name":"answer piped to PowerShell\'s eval","pattern":"\\\\b(?:DownloadString|Net\\\\.WebClient|irm|iwr|Invoke-RestMethod|Invoke-WebRequest)\\\\b[^\\\\n]{0,300}\\\\|\\\\s{0,9}(?:iex|Invoke-Expression|%?\\\\s?\\\\{?\\\\s?iex)\\\\b"},{"name":"answer put into a shell","pattern":"(?:^|[\\\\s;&|(\\"\'`])(?:ba|z|da|k|a|fi)?sh\\\\b[^\\\\n]{0,60}(?:\\\\$\\\\(|<\\\\(|`)\\\\s{0,9}(?:sudo\\\\s)?(?:curl|wget|fetch|http|aria2c)\\\\b"},{"name":"answer put into an interpreter","pattern":"(?:^|[\\\\s;&|(\\"\'`])(?:eval|source|\\\\.|sudo|node|perl|ruby|php|python[0-9.]{0,4}|deno|bun)\\\\s[^\\\\n]{0,60}(?:\\\\$\\\\(|<\\\\(|`)\\\\s{0,9}(?:curl|wget|fetch)\\\\b"},{"name":"script run from an address","pattern":"\\\\b(?:deno run|deno install|mshta|msiexec|regsvr32|rundll32|bunx?|npx|node|bash|sh|python3?)\\\\b[^\\\\n|;&]{0,60}\\\\s[\\"\']?(?:/i:?\\\\s?)?https?://[^\\\\s\\"\']{3,}"},{"name":"script block of an address","pattern":"\\\\b(?:certutil(?:\\\\.exe)?\\\\s[^\\\\n]{0,60}-urlcache|bitsadmin(?:\\\\.exe)?\\\\s[^\\\\n]{0,60}/transfer)\\\\b"},{"name":"answer evaluated in code","pattern":["\\\\b(?:fetch|urlopen|requests\\\\.get|httpx\\\\.get|https?\\\\.get|axios(?:\\\\.get)?)\\\\s?\\\\([^\\\\n]{0,200}\\\\b(?:eval|exec|execSync|Function|runInThisContext)\\\\b"]},{"name":"answer written where a shell or a system runs it","pattern":["\\\\b(?:curl|wget)\\\\b[^\\\\n;&]{0,300}[\\\\s>=\\"\'/]\\\\.(?:(?:ba|z|k|c|tc)shrc|(?:bash_|z)?profile|bash_\\\\w{2,9}|z?login|zshenv)\\\\b","\\\\b(?:curl|wget)\\\\b[^\\\\n;&]{0,300}(?:\\\\bauthorized_keys\\\\b|\\\\s[\\"\']?/etc/(?:cron|init|systemd|profile|sudoers|rc)|/LaunchAgents/)"]}],"Qr":["7z","ar","bsdtar","bunzip2","cpio","dpkg-deb","expand-archive","gtar","gunzip","gzip","jar","tar","unxz","unzip","unzstd","xz","zstd"],"LX":["bundle","cargo","cmake","docker","go","gradle","just","make","meson","mvn","ninja","npm","pip","pip3","pnpm","poetry","rake","task","uv","yarn"],"nc":["apt-key","at","batch","crontab","mysql","patch","psql","rpm","sqlcmd","sqlite3","sqlplus","xargs"]}');
;// CONCATENATED MODULE: ./build/review/rules/hosts.json
const hosts_namespaceObject = /*#__PURE__*/JSON.parse('{"$t":["example.com","example.net","example.org","host.docker.internal"],"ue":["api.github.com","bitbucket.org","cdn.jsdelivr.net","codeberg.org","codeload.github.com","docker.io","docs.google.com","drive.google.com","dropbox.com","gcr.io","ghcr.io","gist.github.com","gist.githubusercontent.com","git.sr.ht","gitea.com","gitee.com","github.com","gitlab.com","huggingface.co","hub.docker.com","i.imgur.com","medium.com","npmjs.com","objects.githubusercontent.com","pypi.org","quay.io","raw.githack.com","raw.githubusercontent.com","s3.amazonaws.com","sourceforge.net","storage.googleapis.com","t.me","transfer.sh","unpkg.com","user-images.githubusercontent.com"],"kT":["ac.jp","ac.uk","amplifyapp.com","app.github.dev","appspot.com","azureedge.net","azurewebsites.net","blob.core.windows.net","blogspot.com","cloudfront.net","co.id","co.il","co.in","co.jp","co.kr","co.nz","co.th","co.uk","co.za","com.ar","com.au","com.br","com.cn","com.co","com.hk","com.mx","com.my","com.ph","com.pl","com.sg","com.tr","com.tw","com.ua","com.vn","deno.dev","duckdns.org","edu.au","firebaseapp.com","fly.dev","ghost.io","github.io","gitbook.io","gitlab.io","glitch.me","go.jp","gov.au","gov.uk","govt.nz","herokuapp.com","lambda-url.us-east-1.on.aws","loca.lt","mintlify.app","mybluehost.me","myshopify.com","ne.jp","net.au","net.cn","netlify.app","ngrok-free.app","ngrok.io","nhs.uk","notion.site","onrender.com","or.jp","org.au","org.uk","pages.dev","r2.dev","railway.app","readthedocs.io","readthedocs.org","replit.app","run.app","s3.amazonaws.com","surge.sh","trycloudflare.com","vercel.app","web.app","webflow.io","wixsite.com","wordpress.com","workers.dev"]}');
;// CONCATENATED MODULE: ./build/review/rules/hosts.js

const hosts_form = /(?:\b([a-z][a-z0-9+.-]{1,11}):)?\/\/([^\s/?#"'`<>()[\]{}|\\^,;]{1,253}|\[[\da-f:.]{2,45}\])([^\s"'`<>()[\]{}|\\^]{0,2000})/gi;
const scp = /\bgit@([a-z0-9.-]{3,253}):([\w.-]{1,100}\/[\w.-]{1,100})/gi;
const hosts_bare = /(?<![\w@./:$-])((?:[a-z0-9-]{1,63}\.){1,8}[a-z][a-z0-9-]{1,62})(?::\d{1,5})?(\/[^\s"'`<>()|\\^]{0,2000})/gi;
const hostForm = /^(?=.{1,253}$)(?:[\p{L}\p{N}_-]{1,63}\.)+[\p{L}\p{N}-]{2,63}$|^localhost$|^\[[\da-f:.]+\]$|^[\d.]+$/u;
const shared = new Set(hosts_namespaceObject.ue);
const suffixes = new Set(hosts_namespaceObject.kT);
const reserved = new Set(hosts_namespaceObject.$t);
function hosts_listAddresses(text) {
    const plain = [...text.matchAll(hosts_form)].map(([whole, scheme = '', host = '', rest = '']) => makeAddress(whole.replace(/[.,:;!?*_]+$/, ''), scheme.toLowerCase(), host, rest));
    const short = [...text.matchAll(scp)].map(([whole, host = '', path = '']) => makeAddress(whole, 'ssh', host, `/${path}`));
    return [...plain, ...short].filter((address) => address !== undefined);
}
function listBareAddresses(text) {
    return [...text.matchAll(hosts_bare)]
        .map(([whole, host = '', path = '']) => makeAddress(whole, '', host, path))
        .filter((address) => address !== undefined);
}
function makeAddress(text, scheme, authority, path) {
    const host = authority
        .replace(/^.*@/, '')
        .replace(/:\d{0,5}$/, '')
        .replace(/[.:*_!?]+$/, '')
        .toLowerCase();
    if (!hostForm.test(host))
        return undefined;
    const domain = findDomain(host);
    const owner = path.split(/[/?#]/)[1]?.toLowerCase() ?? '';
    const site = shared.has(host) || shared.has(domain) ? `${host}/${owner}` : domain;
    return { text, scheme, host, domain, site, path };
}
function findDomain(host) {
    if (/^[\d.]+$|^\[/.test(host))
        return host;
    const labels = host.split('.');
    for (let size = Math.min(labels.length - 1, 4); size >= 1; size -= 1) {
        const suffix = labels.slice(-size).join('.');
        if (size === 1 || suffixes.has(suffix))
            return labels.slice(-size - 1).join('.');
    }
    return host;
}
function isPlaceholder(host) {
    if (reserved.has(host) || reserved.has(findDomain(host)))
        return true;
    if (/^(?:0\.0\.0\.0|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[::1\])/.test(host))
        return true;
    return /^localhost$|\.(?:local|localhost|internal|invalid)$|(?:^|[._-])(?:your|my)[._-]/.test(host);
}

;// CONCATENATED MODULE: ./build/review/rules/loose-hosts.json
const loose_hosts_namespaceObject = /*#__PURE__*/JSON.parse('{"C5":["ai","app","biz","ca","ch","cloud","cn","co","com","de","dev","edu","eu","example","fr","gov","info","io","jp","mobi","net","nl","online","org","ru","site","tech","test","tv","uk","xyz"],"aq":["bash","c","cc","cfg","conf","cpp","cs","css","csv","env","go","h","htm","html","ini","java","js","json","jsx","kt","lock","log","md","mdx","mjs","php","pl","properties","ps1","py","rb","rs","rst","scss","sh","sql","toml","ts","tsx","txt","vue","xml","yaml","yml"],"HP":["addr","address","api","base","bind","bootstrap","broker","brokers","collector","connect","dns","domain","dsn","endpoint","endpoints","gateway","host","hostname","hosts","index","master","mirror","nameserver","node","nodes","peer","peers","proxy","registry","relay","remote","replica","resolver","server","servers","smtp","source","target","targets","upstream","upstreams","uri","url"],"cz":["curl","dig","drill","ftp","host","http","https","iperf3","mongo","mongosh","mosh","mtr","mysql","nc","ncat","nmap","nslookup","openssl","pg_dump","ping","psql","rdesktop","redis-cli","rsync","scp","sftp","smbclient","ssh","ssh-copy-id","sshfs","telnet","tracepath","traceroute","wget","whois"]}');
;// CONCATENATED MODULE: ./build/review/rules/loose-hosts.js


const domains = new Set(loose_hosts_namespaceObject.C5);
const files = new Set(loose_hosts_namespaceObject.aq);
const programs = new Set(loose_hosts_namespaceObject.cz);
const keys = new Set(loose_hosts_namespaceObject.HP);
const loose_hosts_name = String.raw `(?:[a-z\d][a-z\d-]{0,62}\.){1,8}[a-z][a-z\d-]{0,62}|\d{1,3}(?:\.\d{1,3}){3}`;
const port = String.raw `:\d{1,5}|:{1,2}(?=[\w~/.-])`;
const loose = new RegExp(String.raw `(?<![\w./:$%@{-])(?:[\w.+-]{0,64}@)?(${loose_hosts_name})(${port})?(?![\w(@-]|\.[\w*])`, 'gi');
const mayHold = /[\w-]\.[a-z\d]/i;
const before = /(?:^|[\s"'([,{])(-h|-H|-S|--?[a-z][\w-]{1,60}|@|[\w.-]{1,60}["']?\s{0,3}[:=])[\s="'[]{0,6}$/i;
const loose_hosts_directive = /^\s{0,40}([a-z][\w-]{1,60})\s{1,6}$/i;
function listLooseHosts(line) {
    if (!mayHold.test(line))
        return [];
    const text = line.slice(0, loose_hosts_longest);
    const isCalled = (text.match(/[\w-]+/g) ?? []).slice(0, mostWords).some((word) => programs.has(word.toLowerCase()));
    const found = new Map();
    for (const match of text.matchAll(loose)) {
        const [whole, host = '', end = ''] = match;
        const from = match.index ?? 0;
        const lead = text.slice(Math.max(0, from - reach), from);
        const hint = (before.exec(lead) ?? loose_hosts_directive.exec(lead))?.[1] ?? '';
        const isNamed = isCalled || whole.includes('@') || isHint(hint);
        if (!isHost(host.toLowerCase(), end, isNamed, text[from + whole.length] ?? ''))
            continue;
        const address = makeAddress(whole, '', host, '');
        if (address !== undefined)
            found.set(address.text, address);
    }
    return [...found.values()];
}
const loose_hosts_longest = 5_000;
const reach = 80;
const mostWords = 8;
function isHint(hint) {
    if (/^(?:-h|-H|-S|@)$/.test(hint))
        return true;
    const words = hint.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
    return (words.match(/[a-z]+/g) ?? []).some((word) => keys.has(word));
}
function isHost(host, port, isNamed, next) {
    if (isPlaceholder(host))
        return false;
    if (/^[\d.]+$/.test(host))
        return host.split('.').every((part) => Number(part) < 256) && (isNamed || port !== '');
    const labels = host.split('.');
    const last = labels.at(-1) ?? '';
    if (files.has(last) || (domains.has(labels[0] ?? '') && !isNamed))
        return false;
    if (!domains.has(last) && !(isNamed && findDomain(host).split('.').length > 1 && last.length === 2))
        return false;
    return isNamed || /^:\d/.test(port) || (labels.length > 2 && next !== '=') || next === '/';
}

;// CONCATENATED MODULE: ./build/review/rules/memo.js
function perSubject(make) {
    const made = new WeakMap();
    return (subject) => {
        const known = made.get(subject) ?? { value: make(subject) };
        made.set(subject, known);
        return known.value;
    };
}

;// CONCATENATED MODULE: ./build/review/rules/near.js
function isNear(name, known) {
    if (name === known || isOtherVersion(name, known))
        return false;
    if (denseOf(name) === denseOf(known) || looksOf(name) === looksOf(known))
        return true;
    const shorter = name.length < known.length ? name.length : known.length;
    const most = shorter >= 8 ? 2 : shorter >= 5 ? 1 : 0;
    return most > 0 && distance(name, known, most) <= most;
}
function isOtherVersion(name, known) {
    const plain = (text) => text.replace(/\d+(?:[._-]\d+)*/g, '0');
    return /\d/.test(name) && /\d/.test(known) && plain(name) === plain(known);
}
function looksOf(name) {
    return name.replace(/rn/g, 'm').replace(/vv/g, 'w').replace(/0/g, 'o').replace(/[1i]/g, 'l').replace(/5/g, 's');
}
function denseOf(name) {
    return name.replace(/[^\p{L}\p{N}]/gu, '');
}
function distance(one, other, most) {
    if (Math.abs(one.length - other.length) > most)
        return most + 1;
    let older = [];
    let old = Array.from({ length: other.length + 1 }, (_, at) => at);
    for (let row = 1; row <= one.length; row += 1) {
        const fresh = [row];
        for (let at = 1; at <= other.length; at += 1) {
            const isSame = one[row - 1] === other[at - 1];
            const least = Math.min((old[at] ?? 0) + 1, (fresh[at - 1] ?? 0) + 1, (old[at - 1] ?? 0) + (isSame ? 0 : 1));
            const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
            fresh.push(isSwapped ? Math.min(least, (older[at - 2] ?? least) + 1) : least);
        }
        if (fresh.every((value) => value > most))
            return most + 1;
        older = old;
        old = fresh;
    }
    return old.at(-1) ?? 0;
}

;// CONCATENATED MODULE: ./build/review/rules/package-forms.json
const package_forms_namespaceObject = /*#__PURE__*/JSON.parse('{"Gf":["--add-host","--cap-add","--channel","--chdir","--cpus","--cwd","--entrypoint","--env","--env-file","--extra","--extra-index-url","--features","--filter","--find-links","--git","--group","--hostname","--index-url","--link","--memory","--mount","--name","--namespace","--network","--platform","--prefix","--publish","--python","--registry","--repo","--requirement","--restart","--root","--scope","--set","--shm-size","--source","--target","--tag","--user","--values","--version","--volume","--workdir","--workspace","-C","-c","-e","-f","-h","-l","-m","-n","-p","-r","-u","-v","-w","-x"],"BA":{"npm":["-f","-p","-e","-c","-l","-n"],"system":["-f","-m","-n","-p","-r","-u","-v"],"brew":["-f","-v","-n"],"go":["-u","-v","-x","-f","-m","-n"]},"Mn":[{"kind":"image","pattern":"^\\\\s{0,80}FROM\\\\s{1,9}(?:--platform=\\\\S{1,60}\\\\s{1,9})?([\\\\w][\\\\w./:@-]{1,200})"},{"kind":"image","pattern":"^\\\\s{0,80}(?:-\\\\s{1,9})?image:\\\\s{0,9}[\\"\']?([\\\\w][\\\\w./:@-]{1,200})"},{"kind":"go","pattern":"^\\\\s{0,80}(?:-\\\\s{1,9})?uses:\\\\s{0,9}[\\"\']?([\\\\w][\\\\w.-]{0,100}/[\\\\w./@-]{1,200})"},{"kind":"pypi","pattern":"^\\\\s{0,9}([A-Za-z][\\\\w.-]{1,100}(?:\\\\[[\\\\w,-]{1,60}\\\\])?(?:==|~=|>=)[\\\\w.*]{1,40})\\\\s{0,9}(?:$|;|#|\\\\\\\\)"},{"kind":"npm","pattern":"^\\\\s{0,80}[\\"\'](@?[a-z0-9][\\\\w./-]{1,200})[\\"\']:\\\\s{0,9}[\\"\'](?:[~^]|>=)?\\\\d[\\\\w.+-]{0,40}[\\"\']"},{"kind":"gem","pattern":"^\\\\s{0,80}gem\\\\s{1,9}[\\"\']([\\\\w-]{1,100})[\\"\']"},{"kind":"other","pattern":"(?:implementation|api|classpath|compileOnly)[\\\\s(]{1,4}[\\"\']([\\\\w.-]{2,100}:[\\\\w.-]{1,100})(?::[\\\\w.+-]{1,60})?[\\"\']"},{"kind":"other","pattern":"\\\\{:([a-z]\\\\w{1,80}),\\\\s{0,9}\\"(?:~>|>=|==)?\\\\s{0,3}\\\\d"},{"kind":"go","pattern":"^\\\\s{0,80}source\\\\s{0,9}=\\\\s{0,9}\\"([a-z\\\\d][\\\\w-]{0,60}(?:/[\\\\w-]{1,60}){2})\\""},{"kind":"npm","pattern":"//(?:unpkg\\\\.com|esm\\\\.sh|cdn\\\\.skypack\\\\.dev|cdn\\\\.jsdelivr\\\\.net/npm)/(@[\\\\w.-]{1,100}/[\\\\w.-]{1,100}|[a-z][\\\\w.-]{1,100})"},{"kind":"other","pattern":"<artifactId>([\\\\w.-]{1,100})</artifactId>"},{"kind":"nuget","pattern":"<PackageReference\\\\s{1,9}Include=\\"([\\\\w.-]{1,100})\\""},{"kind":"go","pattern":"^\\\\s{0,80}(?:require\\\\s{1,9})?([a-z0-9-]{1,60}\\\\.[a-z.]{2,30}/[\\\\w./-]{1,200})\\\\s{1,9}v\\\\d"},{"kind":"other","pattern":"\\\\b(?:install\\\\.packages|BiocManager::install|Pkg\\\\.add|require_package)\\\\([\\"\']([\\\\w.-]{1,100})[\\"\']"}],"VW":[{"kind":"npm","pattern":"\\\\b(?:from|import|require\\\\()\\\\s{0,4}[\\"\'](@?[a-zA-Z][\\\\w.-]{1,100}(?:/[\\\\w.-]{1,100})?)[\\"\']"},{"kind":"pypi","pattern":"^\\\\s{0,80}(?:from|import)\\\\s{1,4}([a-zA-Z_]\\\\w{1,80})\\\\b(?!\\\\s{0,4}[\\"\'{*]|[\\\\w.]{0,80}\\\\s+from\\\\b)"}],"aL":["a","again","all","and","another","any","as","at","before","both","by","command","commands","dependencies","directly","each","first","for","from","globally","if","in","instead","into","is","it","its","latest","locally","new","now","of","on","once","one","or","our","package","packages","same","script","section","some","step","that","the","their","them","then","these","this","to","tool","tools","two","using","via","was","when","will","with","without","you","your"]}');
;// CONCATENATED MODULE: ./build/review/rules/package-managers.json
const package_managers_namespaceObject = /*#__PURE__*/JSON.parse('[{"program":"add-apt-repository","verbs":[""],"kind":"source"},{"program":"ansible-galaxy","verbs":["install","collection install","role install"],"kind":"other"},{"program":"apk","verbs":["add"],"kind":"system"},{"program":"apt","verbs":["install"],"kind":"system"},{"program":"apt-get","verbs":["install"],"kind":"system"},{"program":"asdf","verbs":["plugin add","plugin-add"],"kind":"other"},{"program":"brew","verbs":["install","tap","cask install","reinstall"],"kind":"brew"},{"program":"bun","verbs":["add","i","install","x","create"],"kind":"npm"},{"program":"bundle","verbs":["add"],"kind":"gem"},{"program":"bunx","verbs":[""],"kind":"npm"},{"program":"cabal","verbs":["install"],"kind":"other"},{"program":"cargo","verbs":["add","install","binstall"],"kind":"crates"},{"program":"choco","verbs":["install"],"kind":"other"},{"program":"code","verbs":["--install-extension"],"kind":"other"},{"program":"composer","verbs":["require","global require","create-project"],"kind":"composer"},{"program":"conan","verbs":["install"],"kind":"other"},{"program":"conda","verbs":["install","create"],"kind":"pypi","sources":["-c","--channel"]},{"program":"cpan","verbs":["","-i","install"],"kind":"other"},{"program":"cpanm","verbs":[""],"kind":"other"},{"program":"dart","verbs":["pub add","pub global activate"],"kind":"other"},{"program":"deno","verbs":["add","install"],"kind":"npm"},{"program":"dnf","verbs":["install"],"kind":"system"},{"program":"docker","verbs":["run","pull","create","image pull","container run"],"kind":"image"},{"program":"dotnet","verbs":["add package","tool install","new install"],"kind":"nuget"},{"program":"easy_install","verbs":[""],"kind":"pypi"},{"program":"flatpak","verbs":["install"],"kind":"other"},{"program":"flutter","verbs":["pub add"],"kind":"other"},{"program":"gem","verbs":["install"],"kind":"gem"},{"program":"gh","verbs":["extension install"],"kind":"go"},{"program":"go","verbs":["get","install","run"],"kind":"go"},{"program":"helm","verbs":["install","upgrade","pull","repo add","upgrade --install","plugin install"],"kind":"helm"},{"program":"install-module","verbs":[""],"kind":"other"},{"program":"install-package","verbs":[""],"kind":"nuget"},{"program":"install-script","verbs":[""],"kind":"other"},{"program":"jsr","verbs":["add"],"kind":"npm"},{"program":"krew","verbs":["install"],"kind":"other"},{"program":"kubectl","verbs":["krew install"],"kind":"other"},{"program":"luarocks","verbs":["install"],"kind":"other"},{"program":"mamba","verbs":["install","create"],"kind":"pypi","sources":["-c","--channel"]},{"program":"mise","verbs":["use","install"],"kind":"other"},{"program":"mix","verbs":["archive.install"],"kind":"other"},{"program":"nerdctl","verbs":["run","pull"],"kind":"image"},{"program":"nix-env","verbs":["-i","-ia"],"kind":"other"},{"program":"npm","verbs":["add","i","install","exec","x","create","init","install-test"],"kind":"npm"},{"program":"npx","verbs":[""],"kind":"npm"},{"program":"nuget","verbs":["install"],"kind":"nuget"},{"program":"opam","verbs":["install"],"kind":"other"},{"program":"pacman","verbs":["-s","-sy","-syu"],"kind":"system"},{"program":"pdm","verbs":["add"],"kind":"pypi"},{"program":"pip","verbs":["install","download"],"kind":"pypi"},{"program":"pip3","verbs":["install","download"],"kind":"pypi"},{"program":"pipenv","verbs":["install"],"kind":"pypi"},{"program":"pipx","verbs":["install","run","inject"],"kind":"pypi"},{"program":"pkg","verbs":["install"],"kind":"system"},{"program":"pnpm","verbs":["add","i","install","dlx","create"],"kind":"npm"},{"program":"pnpx","verbs":[""],"kind":"npm"},{"program":"podman","verbs":["run","pull","create"],"kind":"image"},{"program":"poetry","verbs":["add"],"kind":"pypi"},{"program":"port","verbs":["install"],"kind":"system"},{"program":"rye","verbs":["add","install"],"kind":"pypi"},{"program":"scoop","verbs":["install"],"kind":"other"},{"program":"skopeo","verbs":["copy","inspect"],"kind":"image"},{"program":"snap","verbs":["install"],"kind":"system"},{"program":"stack","verbs":["install"],"kind":"other"},{"program":"uv","verbs":["add","pip install","tool install","tool run"],"kind":"pypi"},{"program":"uvx","verbs":[""],"kind":"pypi"},{"program":"vcpkg","verbs":["install"],"kind":"other"},{"program":"winget","verbs":["install"],"kind":"other"},{"program":"yarn","verbs":["add","dlx","global add","create"],"kind":"npm"},{"program":"yum","verbs":["install"],"kind":"system"},{"program":"zypper","verbs":["in","install"],"kind":"system"}]');
// EXTERNAL MODULE: ./build/text/visible.js
var visible = __webpack_require__(4252);
;// CONCATENATED MODULE: ./build/review/rules/snippets.js


const listAdded = perSubject(({ pages }) => pages.flatMap((page) => {
    const rows = page.hunks.map(({ line, added }) => ({ path: page.path, line, text: added.join('\n'), ...asLine }));
    const parts = snippets_listParts(page.path, page.added);
    return isByLines(page) ? [...parts, ...rows] : parts;
}));
const listAfter = perSubject(({ change, pages }) => {
    const texts = new Map(change.files.map(({ path, after }) => [path, after?.text ?? '']));
    return pages.flatMap((page) => listSide(page, page.after, texts.get(page.path)));
});
const listBefore = perSubject(({ change, pages }) => [
    ...change.files.map(({ path, before }) => ({ path, line: 1, text: before?.text ?? '', ...asLine })),
    ...pages.flatMap(({ path, before }) => snippets_listParts(path, before)),
]);
const listKnown = perSubject((subject) => [
    ...listBefore(subject).map(({ text }) => text),
    ...subject.others,
]);
function listSide(page, parts, text) {
    const whole = { path: page.path, line: 1, text: text ?? page.addedLines.map((row) => row.text).join('\n'), ...asLine };
    return isByLines(page) ? [...snippets_listParts(page.path, parts), whole] : snippets_listParts(page.path, parts);
}
function isByLines({ format, isParsed }) {
    return !isParsed || (format !== 'markdown' && format !== 'mdx');
}
function snippets_listParts(path, parts) {
    return parts.flatMap((part) => textsOf(part).map((found) => ({ ...found, path })));
}
const asCode = { kind: 'code', lang: '' };
const asLine = { kind: 'line', lang: '' };
const asProse = { kind: 'prose', lang: '' };
function textsOf(part) {
    const { line } = part;
    switch (part.kind) {
        case 'code':
            return [{ line: line + 1, text: part.value, kind: 'code', lang: part.lang.toLowerCase() }];
        case 'inline-code':
            return [{ line, text: part.value, kind: 'inline-code', lang: '' }];
        case 'text':
            return [{ line, text: part.value, ...asProse }];
        case 'heading':
        case 'image':
        case 'link':
            return [{ line, text: part.text, ...asProse }];
        case 'tag':
            return [{ line, text: Object.values(part.attributes).join('\n'), ...asProse }];
        case 'comment':
        case 'front-matter':
            return [{ line, text: part.value, ...asProse }];
        case 'directive':
        case 'esm':
        case 'expression':
            return [{ line, text: part.value, ...asCode }];
    }
}
const continued = /(?:\\|`|\^|\||&&|\|\|)[ \t]*$/;
const mostJoined = 40;
function joinLines(text) {
    return (0,visible/* dropUnseen */.Y)(text)
        .normalize('NFKC')
        .replace(/[\\`^][ \t]*\r?\n/g, '  ')
        .replace(/(\||&&)[ \t]*\r?\n/g, '$1 ')
        .replace(/\r?\n[ \t]{0,40}(\||&&)/g, ' $1');
}
const snippets_longestLine = 20_000;
const snippets_shared = 1_000;
function cutLine({ text, line }) {
    if (text.length <= snippets_longestLine)
        return [{ text, line }];
    const step = snippets_longestLine - snippets_shared;
    return Array.from({ length: Math.ceil(text.length / step) }, (_, at) => {
        return { text: text.slice(at * step, at * step + snippets_longestLine), line };
    });
}
function snippets_listLines({ text, line }) {
    const rows = (0,visible/* dropUnseen */.Y)(text)
        .normalize('NFKC')
        .split(/\r\n?|\n/);
    const joined = [];
    for (let at = 0; at < rows.length;) {
        const first = at;
        const parts = [];
        for (let isOpen = true; isOpen && at < rows.length && at - first < mostJoined; at += 1) {
            const row = rows[at] ?? '';
            isOpen = continued.test(row.slice(-40)) || /^\s{0,40}(?:\||&&)/.test(rows[at + 1] ?? '');
            parts.push(row.replace(/[\\`^][ \t]*$/, ' '));
        }
        for (const piece of cutLine({ text: parts.join(' '), line: line + first }))
            joined.push(piece);
    }
    return joined;
}
function snippets_squeeze(text) {
    return text.replace(/\s+/g, ' ').trim();
}

;// CONCATENATED MODULE: ./build/review/rules/packages.js




const byProgram = new Map(package_managers_namespaceObject.map(({ program, verbs, kind, sources = [] }) => {
    const phrases = verbs.map((verb) => verb.split(' ').filter((word) => word !== ''));
    const isSingle = kind === 'image' || /^(?:npx|pnpx|bunx|uvx|helm)$/.test(program);
    return [program, { kind, isSingle, sources, verbs: phrases.sort((one, other) => other.length - one.length) }];
}));
const singleVerbs = /^(?:x|exec|dlx|create|init|run|create-project)$/;
const valued = new Set(package_forms_namespaceObject.Gf);
const bareOptions = new Map(Object.entries(package_forms_namespaceObject.BA).map(([kind, names]) => [kind, new Set(names)]));
const stopWords = new Set(package_forms_namespaceObject.aL);
const manifest = package_forms_namespaceObject.Mn.map(({ kind, pattern }) => ({ kind, pattern: new RegExp(pattern) }));
const imports = package_forms_namespaceObject.VW.map(({ kind, pattern }) => ({ kind, pattern: new RegExp(pattern) }));
const query = /\b(?:select|delete|insert|where|join|returning|group by|order by)\b/i;
function listPackages(snippet) {
    const isBuilt = /^(?:docker|container)(?:file)?$/.test(snippet.lang);
    const isQuery = !isBuilt && (/sql$/.test(snippet.lang) || query.test(snippet.text));
    return snippets_listLines(snippet).flatMap((line) => {
        const isProse = snippet.kind === 'prose' || /^\s*(?:#|\/\/|--\s|\*|REM )/.test(line.text);
        const installed = listCommands(line).flatMap((command) => listInstalled(command, isProse, snippet.kind === 'line'));
        const all = snippet.kind === 'prose'
            ? installed
            : [...installed, ...(isQuery && /^\s*from\b/i.test(line.text) ? [] : listDeclared(line))];
        return [...new Map(all.map((one) => [`${one.kind}:${one.name}`, one])).values()];
    });
}
function listImports(snippet) {
    if (snippet.kind !== 'code' && snippet.kind !== 'line')
        return [];
    return snippets_listLines(snippet).flatMap(({ text, line }) => imports.flatMap(({ kind, pattern }) => {
        const name = pattern.exec(text)?.[1];
        return name === undefined ? [] : [{ kind, name: normalName(kind, name), line }];
    }));
}
const mostManagers = 100;
const longestCommand = 1_000;
function listInstalled({ words, line }, isProse, isLine) {
    let managed = 0;
    return words.flatMap((word, at) => {
        const manager = byProgram.get(word.toLowerCase().replace(/^.*\//, ''));
        if (manager === undefined || managed > mostManagers)
            return [];
        managed += 1;
        if (managed > mostManagers)
            return [unknown(word, line)];
        const rest = words.slice(at + 1, at + 1 + longestCommand);
        const verb = manager.verbs.find((phrase) => startsWith(rest, phrase));
        if (verb === undefined)
            return [];
        const isLoose = isProse || (isLine && at > 1);
        const operands = listOperands(dropVerb(rest, verb), manager.kind);
        const isSingle = isLoose || manager.isSingle || singleVerbs.test(verb.at(-1) ?? '');
        const offset = manager.kind === 'helm' && verb.at(-1) !== 'add' ? 1 : 0;
        const chosen = operands.slice(isSingle ? offset : 0, isSingle ? offset + 1 : longestCommand);
        const next = words[at + 1 + longestCommand];
        const isCut = !isSingle && next !== undefined && operands.length > longestCommand / 2;
        const sources = rest.flatMap((word, at) => (manager.sources.includes(word) ? (rest[at + 1] ?? []) : []));
        return [
            ...(isCut ? [unknown(next, line)] : []),
            ...sources.map((name) => ({
                kind: 'source',
                name: name.toLowerCase(),
                version: undefined,
                hasChecksum: false,
                line,
            })),
            ...chosen
                .filter((operand) => !isLoose || !stopWords.has(operand.toLowerCase().replace(/[.,:;]$/, '')))
                .flatMap((operand) => parsePackage(manager.kind, operand, line) ?? []),
        ];
    });
}
function unknown(name, line) {
    return { kind: 'unknown', name: name.slice(0, 200), version: undefined, hasChecksum: false, line };
}
function startsWith(rest, phrase) {
    const plain = phrase[0]?.startsWith('-') ? rest : rest.filter((word) => !word.startsWith('-'));
    return phrase.every((word, at) => plain[at]?.toLowerCase() === word);
}
function dropVerb(rest, verb) {
    const last = verb.at(-1);
    return last === undefined ? rest : rest.slice(rest.findIndex((word) => word.toLowerCase() === last) + 1);
}
function listOperands(words, kind) {
    const operands = [];
    for (let at = 0; at < words.length; at += 1) {
        const word = words[at] ?? '';
        if (/^[>#]|^\d?>/.test(word))
            break;
        const takesValue = valued.has(word) && bareOptions.get(kind)?.has(word) !== true;
        if (takesValue)
            at += 1;
        else if (!word.startsWith('-'))
            operands.push(word);
    }
    return operands;
}
function listDeclared({ text, line }) {
    return manifest.flatMap(({ kind, pattern }) => {
        const spec = pattern.exec(text)?.[1];
        return spec === undefined ? [] : (parsePackage(kind, spec, line) ?? []);
    });
}
const names = {
    image: /^((?:[\w.-]+(?::\d+)?\/)?[\w./-]+?)(?::([\w][\w.-]*))?(@sha256:[\da-f]+)?$/i,
    npm: /^(?:npm:|jsr:)?((?:@[\w.-]+\/)?[a-z_][\w.-]*)(?:@(.+))?$/i,
    go: /^([a-z0-9][\w.-]*\/[\w./-]+?)(?:@(.+))?$/i,
    composer: /^([a-z][\w.-]*\/[\w.-]+)(?::(.+))?$/i,
    helm: /^((?:oci:\/\/)?[a-z][\w.-]*(?:\/[\w./-]+)?)(?::(.+))?$/i,
};
const anyName = /^([a-z][\w.+/:-]*?[\w+])(?:\[[\w,-]*\]?)?(?:(?:[=<>~!^@]=?=?|\s)(.*))?$/i;
function parsePackage(kind, spec, line) {
    const bare = spec.replace(/[,;.:!?]+$/, '');
    if (/^[./~$%<]|[<>](?!=?\d)|:\/\/(?<!oci:\/\/)|^git\+|^(?:your|my)[-_]|\.(?:txt|toml|whl|deb|rpm|tgz|gz|zip)$/i.test(bare))
        return undefined;
    const found = (names[kind] ?? anyName).exec(bare);
    const name = found?.[1];
    if (name === undefined || name.length > 200)
        return undefined;
    const version = found?.[2];
    return {
        kind,
        name: normalName(kind, name),
        version: version === undefined || /^(?:latest|next|main|master|edge|nightly|\*)$/i.test(version) ? undefined : version,
        hasChecksum: found?.[3] !== undefined || /--hash=|sha(?:256|512)[:=-]/.test(spec),
        line,
    };
}
function normalName(kind, name) {
    const lower = name.toLowerCase();
    if (kind === 'image')
        return lower.replace(/^(?:docker\.io\/)?(?:library\/)?/, '');
    return kind === 'pypi' ? lower.replace(/[-_.]+/g, '-') : lower;
}
function ownerOf({ kind, name }) {
    if (kind === 'npm')
        return name.startsWith('@') ? name.slice(0, name.indexOf('/')) : undefined;
    const parts = name.split('/');
    if (kind === 'go' && /^[\w-]+\./.test(name))
        return parts.slice(0, 2).join('/');
    return parts.length > 1 ? parts.slice(0, -1).join('/') : undefined;
}
const isManager = (program) => byProgram.has(program);

// EXTERNAL MODULE: ./build/text/clean.js
var text_clean = __webpack_require__(3039);
;// CONCATENATED MODULE: ./build/review/rules/readers.js


const index = perSubject(({ readers }) => (readers ?? []).map(({ id, text }) => {
    const plain = plainOf(text);
    return { id, text: plain, dense: readers_denseOf(plain) };
}));
function plainOf(text) {
    return (0,text_clean/* cleanText */.X)(text)
        .normalize('NFKC')
        .toLowerCase()
        .replace(/h(?:xx|\*\*|tt)p(s?)(?:\[:\]|:|\(:\))(?:\/\/|\[\/\/\])/g, 'http$1://')
        .replace(/\s{0,3}[[({]\s{0,3}(?:\.|dot|punkt|punto)\s{0,3}[\])}]\s{0,3}/g, '.')
        .replace(/[\\*`]|<\/?[a-z][^<>\n]{0,200}>/g, '')
        .replace(/\s+/g, ' ')
        .trim();
}
const mostLookups = 2_000;
const createSearch = perSubject((subject) => {
    const entries = index(subject);
    const grams = listGrams(entries);
    const found = new Map();
    const search = (wanted, dense) => entries
        .filter((entry) => hasPhrase(entry.text, wanted) || (dense.length >= gram && entry.dense.includes(dense)))
        .map(({ id }) => id);
    return (text) => {
        const wanted = plainOf(text);
        const dense = readers_denseOf(wanted);
        if (wanted === '' || (dense.length >= gram && !readers_mayHold(grams, dense)))
            return [];
        const ids = found.get(wanted) ?? (found.size < mostLookups ? search(wanted, dense) : []);
        if (found.size < mostLookups)
            found.set(wanted, ids);
        return ids;
    };
});
function findReaders(subject, text) {
    return text === '' || subject.readers === undefined || subject.readers.length === 0
        ? []
        : createSearch(subject)(text.slice(0, readers_longest));
}
const readers_longest = 2_000;
const gram = 6;
function listGrams(entries) {
    const grams = new Set();
    for (const { dense } of entries)
        for (let at = 0; at + gram <= dense.length && grams.size < mostGrams; at += 1)
            grams.add(dense.slice(at, at + gram));
    return grams;
}
const mostGrams = 200_000;
function readers_mayHold(grams, dense) {
    if (grams.size >= mostGrams)
        return true;
    for (let at = 0; at + gram <= dense.length; at += 1)
        if (!grams.has(dense.slice(at, at + gram)))
            return false;
    return true;
}
function findReadersBy(subject, pattern) {
    return index(subject)
        .filter(({ text }) => pattern.test(text))
        .map(({ id }) => id);
}
function readers_denseOf(text) {
    return text.replace(/[^\p{L}\p{N}]/gu, '');
}
const mostTries = 1_000;
function hasPhrase(text, wanted) {
    const isOpen = (character) => !/[\p{L}\p{N}_-]/u.test(character ?? ' ');
    let at = text.indexOf(wanted);
    for (let tries = 0; at >= 0 && tries < mostTries; tries += 1) {
        if (isOpen(text[at - 1]) && isOpen(text[at + wanted.length]))
            return true;
        at = text.indexOf(wanted, at + 1);
    }
    return false;
}

;// CONCATENATED MODULE: ./build/review/rules/addresses.js










const commandWords = new Set([...address_words_namespaceObject.Bl, ...downloads_namespaceObject.hB]);
const listPlaces = perSubject((subject) => {
    const inParts = subject.pages.flatMap(({ path, added }) => added.flatMap((part) => urlsOf(part).map((found) => ({ ...found, path, line: part.line }))));
    const inText = listAdded(subject).flatMap((snippet) => snippet.text.split('\n').flatMap((text, at) => {
        const kind = isCommand(snippet, text) ? 'command' : 'text';
        const loose = kind === 'command' ? listLooseHosts(text).filter((address) => isUnnamed(subject, address)) : [];
        return [...hosts_listAddresses(text), ...loose].map((address) => {
            return { address, kind, path: snippet.path, line: snippet.line + at };
        });
    }));
    const all = [...inParts, ...inText];
    const keyOf = ({ path, address }) => JSON.stringify([path, address.text]);
    const commands = new Set(all.filter(({ kind }) => kind === 'command').map(keyOf));
    return all.filter((place) => place.kind === 'command' || !commands.has(keyOf(place)));
});
const addresses_mostLookups = 40;
const createUnnamed = perSubject((subject) => {
    const answers = new Map();
    return ({ domain }) => {
        const known = answers.get(domain);
        if (known !== undefined || answers.size >= addresses_mostLookups)
            return known ?? true;
        const answer = !listKnown(subject).some((text) => text.includes(domain));
        answers.set(domain, answer);
        return answer;
    };
});
const isUnnamed = (subject, address) => createUnnamed(subject)(address);
function urlsOf(part) {
    if (part.kind === 'link' || part.kind === 'image')
        return hosts_listAddresses(part.url).map((address) => ({ address, kind: part.kind }));
    if (part.kind !== 'tag')
        return [];
    return Object.entries(part.attributes).flatMap(([name, value]) => {
        const kind = /^(?:src|srcset|poster|background|image|icon|logo)$/i.test(name)
            ? 'image'
            : 'link';
        return hosts_listAddresses(value).map((address) => ({ address, kind }));
    });
}
function isCommand({ kind, text: whole }, text) {
    if (kind === 'code')
        return true;
    if (kind === 'prose' || !/\s/.test(whole.trim()))
        return false;
    if (kind === 'inline-code')
        return true;
    return listCommands({ text, line: 1 }).some(({ words }) => isManager(programOf(words)) || commandWords.has(programOf(words)));
}
const knownAddresses = perSubject((subject) => {
    const [texts, domains, sites] = [new Set(), new Set(), new Set()];
    const add = ({ text, domain, site }) => {
        texts.add(bareOf(text));
        domains.add(domain);
        sites.add(site);
    };
    for (const text of listKnown(subject))
        for (const address of hosts_listAddresses(text))
            add(address);
    for (const { before } of subject.pages)
        for (const part of before)
            for (const { address } of urlsOf(part))
                add(address);
    return { texts, domains, sites };
});
function bareOf(text) {
    return text.replace(/^[a-z+.-]*:?\/\//i, '').replace(/\/$/, '');
}
function isNewDomain(subject, { host, domain }) {
    return !isPlaceholder(host) && !knownAddresses(subject).domains.has(domain);
}
function isNewSite(subject, { host, site }) {
    return !isPlaceholder(host) && !knownAddresses(subject).sites.has(site);
}
const mostCompared = 500;
const createNearDomains = perSubject((subject) => {
    const names = new Set([...knownAddresses(subject).domains, ...address_words_namespaceObject.Ko]);
    const known = [...names].filter((other) => other.includes('.') && !isPlaceholder(other));
    const found = new Map();
    return ({ host, domain }) => {
        if (names.has(domain) || found.has(host) || found.size >= mostCompared)
            return found.get(host);
        const near = isPlaceholder(host) ? undefined : known.find((other) => isNearHost(host, domain, other));
        found.set(host, near);
        return near;
    };
});
function findNearDomain(subject, address) {
    return createNearDomains(subject)(address);
}
function isNearHost(host, domain, other) {
    const isInside = `.${host}`.includes(`.${other}.`) || host.includes(`${other.replace(/\./g, '-')}.`);
    if (isInside && other.length >= 6)
        return true;
    const [[written = ''], [otherName = '']] = [domain.split('.'), other.split('.')];
    const name = written.replace(/^xn--(.+)-[^-]*$/, '$1');
    const isSameEnd = domain.slice(written.length) === other.slice(otherName.length);
    if (isSameEnd)
        return name.length >= 4 && isNear(name, otherName);
    return name.length >= 6 && name === otherName && distance(domain, other, 2) <= 2;
}
function toFinding(subject, { address, path, line }) {
    const from = [
        ...new Set([...findReaders(subject, bareOf(address.text)), ...findReaders(subject, address.host)]),
    ].sort();
    const domain = from.length > 0 ? from : findReaders(subject, findDomain(address.host));
    return { path, line, subject: address.text.slice(0, 300), from: domain };
}

;// CONCATENATED MODULE: ./build/review/rules/address-rules.js




const shorteners = new Set(address_words_namespaceObject.EG);
const tracking = new Set(address_words_namespaceObject.E5);
const findHosts = perSubject((subject) => {
    const places = listPlaces(subject);
    const { near = [], rest = [] } = Object.groupBy(places, ({ address }) => findNearDomain(subject, address) === undefined ? 'rest' : 'near');
    const commands = rest.filter(({ address, kind }) => kind === 'command' && isNewSite(subject, address));
    const others = rest.filter(({ address, kind }) => kind !== 'command' && isNewDomain(subject, address));
    return {
        near: near.map((place) => toFinding(subject, place)),
        commands: commands.map((place) => toFinding(subject, place)),
        links: others.filter(({ kind }) => kind !== 'image').map((place) => toFinding(subject, place)),
        images: others.filter(({ kind }) => kind === 'image').map((place) => toFinding(subject, place)),
    };
});
const isBrought = ({ from = [] }) => from.length > 0;
const findPlaces = (wanted) => (subject) => listPlaces(subject)
    .filter((place) => !knownAddresses(subject).texts.has(bareOf(place.address.text)) && wanted(subject, place))
    .map((place) => toFinding(subject, place));
function hasTracking({ path }) {
    const query = /\?([^#]{0,2000})/.exec(path)?.[1] ?? '';
    const keys = query.split(/[&;]/).map((pair) => pair.split('=')[0]?.toLowerCase() ?? '');
    return keys.some((key) => key.startsWith('utm_') || tracking.has(key));
}
const addressRules = [
    {
        id: 'host-near-name',
        grade: 'block',
        finds: 'hosts named almost like one that the repository or many others use, or with such a name inside',
        says: 'This host is easily mistaken for another, as in phishing; check it letter by letter.',
        find: (subject) => findHosts(subject).near,
    },
    {
        id: 'command-host-from-reader',
        grade: 'block',
        finds: 'hosts in commands or code that are new to the repository and were named by a reader',
        says: 'A reader named this host, which is new to the repository; check who owns it before anyone runs the code.',
        find: (subject) => findHosts(subject).commands.filter(isBrought),
    },
    {
        id: 'command-host-new',
        grade: 'look',
        finds: 'any other host in commands or code that is new to the repository',
        says: 'This host in a command or code is new to the repository; check who owns it.',
        find: (subject) => findHosts(subject).commands.filter((finding) => !isBrought(finding)),
    },
    {
        id: 'domain-new',
        grade: 'look',
        finds: 'links to domains that appear nowhere else in the repository',
        says: 'This link leads to a domain that appears nowhere else in the repository; check where it goes.',
        find: (subject) => findHosts(subject).links,
    },
    {
        id: 'image-from-outside',
        grade: 'look',
        finds: 'images and other embedded files from domains that appear nowhere else in the repository',
        says: 'This loads from a domain that is new to the repository and can then track every reader of the page.',
        find: (subject) => findHosts(subject).images,
    },
    {
        id: 'address-shortened',
        grade: 'look',
        finds: 'new short links, which hide their target',
        says: 'This short link hides its target, which its owner can change at any time; link to the target itself.',
        find: findPlaces((_, { address }) => shorteners.has(address.host)),
    },
    {
        id: 'address-tracking',
        grade: 'look',
        finds: 'new URLs with tracking or referral parameters',
        says: 'This URL tracks readers or credits a referrer; remove those parameters.',
        find: findPlaces((_, { address }) => hasTracking(address)),
    },
    {
        id: 'address-insecure',
        grade: 'look',
        finds: '`http:` URLs to hosts that the repository links with `https:`',
        says: 'This URL uses plain HTTP for a host that the repository links with HTTPS; use HTTPS.',
        find: (subject) => listPlaces(subject)
            .filter(({ address: { scheme, host } }) => scheme === 'http' && hasSecure(subject, host))
            .filter(({ address: { text } }) => !listKnown(subject).some((known) => known.includes(text)))
            .map((place) => toFinding(subject, place)),
    },
];
function hasSecure(subject, host) {
    return listKnown(subject).some((text) => text.includes(`https://${host}`));
}

// EXTERNAL MODULE: ./build/text/invisible.js
var invisible = __webpack_require__(4949);
;// CONCATENATED MODULE: ./build/review/rules/hidden-characters.js

const mayHide = /(?![\t\n\v\f\r])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{DI}\p{Noncharacter_Code_Point}\u2028\u2029\u2800]/u;
const never = /^[\p{Cc}\p{Co}\p{Cs}\u2028\u2029]$/u;
const drawn = /^[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}]$/u;
const rightToLeft = /[\p{scx=Hebr}\p{scx=Arab}\p{scx=Syrc}\p{scx=Thaa}\p{scx=Nkoo}\p{scx=Adlm}]/u;
const withoutBlanks = /^[\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Tibt}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]\p{M}*$/u;
const longWord = /^[\p{L}\p{M}\u00ad]{12,}[.,:;!?)]?$/u;
function findHidden(text, line = text) {
    if (!mayHide.test(text))
        return undefined;
    const characters = Array.from(text);
    const kept = Array.from((0,invisible/* dropInvisible */.N)(text));
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
    if (/^[\u061c\u200e\u200f\u2066-\u2069]$/.test(character))
        return rightToLeft.test(line);
    return character === '\u00ad' && longWord.test(text);
}
const blanks = /[\t-\r \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/;
function hidden_characters_splitWords(text) {
    return text.split(blanks).filter((word) => word !== '');
}

;// CONCATENATED MODULE: ./build/review/rules/lines.js

function listNew(before, after) {
    const left = new Map();
    for (const text of lines_listLines(before))
        left.set(text, (left.get(text) ?? 0) + 1);
    const lines = [];
    for (const [index, text] of lines_listLines(after).entries()) {
        const count = left.get(text) ?? 0;
        if (count === 0)
            lines.push({ line: index + 1, text });
        else
            left.set(text, count - 1);
    }
    return lines;
}
function lines_listLines(text) {
    return text === undefined ? [] : splitLines(text);
}
function lines_listAdded({ before, after }) {
    return listNew(before?.text, after?.text);
}

// EXTERNAL MODULE: ./build/triage/injection/look-alikes.json
var look_alikes = __webpack_require__(9857);
;// CONCATENATED MODULE: ./build/review/rules/look-alikes.js

const latinOf = new Map(Object.entries(look_alikes).flatMap(([letter, others]) => Array.from(others, (other) => [other, letter])));
const foreign = /[\p{sc=Cyrl}\p{sc=Grek}\p{sc=Armn}\p{sc=Cher}\p{sc=Copt}\p{sc=Lisu}]/u;
const latin = /\p{sc=Latn}/u;
const formula = /^\p{sc=Grek}?[\p{sc=Latn}\p{N}]*\p{sc=Grek}?$/u;
const twin = /[ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο]/;
const styled = /[\u{1d400}-\u{1d6a3}\u{1d6a4}\u{1d6a5}\u{1f110}-\u{1f189}\u24b6-\u24e9\u249c-\u24b5]/gu;
const wide = /[\uff21-\uff3a\uff41-\uff5a]/gu;
const wideScripts = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u;
const phonetic = /[ɑɡɩǀǃɪɴʀʏʙʜʟᴀᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢꜰꜱꭇꭱ]/u;
const rare = /[\p{sc=Cher}\p{sc=Copt}\p{sc=Lisu}\p{sc=Dsrt}\p{sc=Osge}]/u;
function passes(letter) {
    return latinOf.has(letter.toLowerCase()) || (letter.length === 1 && twin.test(letter));
}
function isLookAlike(run) {
    if (!foreign.test(run) || !latin.test(run))
        return false;
    if (formula.test(run) && !twin.test(run))
        return false;
    const others = Array.from(run).filter((letter) => foreign.test(letter));
    return others.every(passes);
}
function isWhollyAlike(run) {
    return run.length > 2 && !latin.test(run) && Array.from(run).every((letter) => foreign.test(letter) && passes(letter));
}
function hasForeignLetters(text) {
    return foreign.test(text);
}
function isWrittenForeign(text) {
    const words = text.match(/[\p{L}\p{M}]{3,}/gu) ?? [];
    let found = 0;
    for (const word of words) {
        if (foreign.test(word) && !latin.test(word) && !isWhollyAlike(word))
            found += 1;
        if (found > 2)
            return true;
    }
    return false;
}
function isStyled(word, line) {
    if ((word.match(styled)?.length ?? 0) > 2)
        return true;
    return (word.match(wide)?.length ?? 0) > 1 && !wideScripts.test(line);
}
function isDisguisedCode(word) {
    if (!/[^\n -~]/.test(word) || !/[A-Za-z]/.test(word))
        return false;
    return /[\uff01-\uff5e\u{1d400}-\u{1d6a5}]/u.test(word) || phonetic.test(word) || rare.test(word);
}
function isDeclined(run) {
    return /^[A-Za-z]{3,}\p{sc=Cyrl}{1,3}$/u.test(run);
}

;// CONCATENATED MODULE: ./build/review/rules/odd-host.js

const host = /^[a-z][a-z0-9+.-]{0,30}:[/\\]{2}([^/\\?#]*)|^[/\\]{2}([^/\\?#]*)/iu;
function isOddHost(url) {
    const [, absolute, relative] = host.exec(url.trim()) ?? [];
    const authority = absolute ?? relative ?? '';
    const name = authority.split('@').at(-1) ?? '';
    if (/^[^@]*\.[^@]*@|[\u2024\u2044\u2215\u29f8\uff0f\uff3c\ufe68]/.test(authority))
        return true;
    const labels = name.replace(/:\d*$/, '').split(/[.\u3002\uff0e\uff61]/);
    const isLatin = /^[a-z]{2,}$/i.test(labels.at(-1) ?? '');
    return labels.some((label) => /^xn--/i.test(label) || isLookAlike(label) || isDisguisedCode(label) || (isLatin && isWhollyAlike(label)));
}

;// CONCATENATED MODULE: ./build/review/rules/characters.js




const beyondAscii = /[^\t\n\v\f\r -~]/;
function listTexts({ change, pages }) {
    const texts = [];
    const seen = new Set(pages.map(({ path }) => path));
    for (const page of pages) {
        const old = new Set(page.removed.map(textOf));
        for (const { line, text } of page.addedLines)
            texts.push({ path: page.path, line, text, isCode: false });
        for (const part of page.added)
            if (!old.has(textOf(part)))
                texts.push({ path: page.path, line: part.line, text: textOf(part), isCode: isCode(part) });
    }
    for (const file of change.files)
        if (!seen.has(file.path))
            for (const { line, text } of lines_listAdded(file))
                texts.push({ path: file.path, line, text, isCode: false });
    return texts.filter(({ text }) => beyondAscii.test(text));
}
function isCode({ kind }) {
    return kind === 'code' || kind === 'inline-code' || kind === 'link' || kind === 'image';
}
function textOf(part) {
    if (part.kind === 'link' || part.kind === 'image')
        return part.url;
    if (part.kind === 'tag')
        return Object.values(part.attributes).join(' ');
    return 'value' in part ? part.value : part.text;
}
function listOld({ change, pages }) {
    const old = new Set();
    const add = (text) => {
        if (beyondAscii.test(text))
            for (const word of hidden_characters_splitWords(text))
                old.add(word);
    };
    for (const { removedLines } of pages)
        for (const { text } of removedLines)
            add(text);
    for (const { before, after } of change.files)
        for (const { text } of listNew(after?.text, before?.text))
            add(text);
    return old;
}
function findWords(subject, judge) {
    const old = listOld(subject);
    const found = new Map();
    for (const added of listTexts(subject))
        for (const word of hidden_characters_splitWords(added.line === 1 ? added.text.replace(/^\ufeff/, '') : added.text)) {
            const thing = beyondAscii.test(word) && !old.has(word) ? judge(word, added) : undefined;
            const { path, line } = added;
            if (thing !== undefined)
                found.set(`${path}\n${line}\n${thing}`, { path, line, subject: thing });
        }
    return [...found.values()];
}
function listForeign({ change, pages }) {
    const written = new Set();
    for (const { path, after } of change.files)
        if (isWrittenForeign(after?.text ?? ''))
            written.add(path);
    for (const { path, after } of pages)
        if (isWrittenForeign(after.map(textOf).join('\n')))
            written.add(path);
    return written;
}
function findSaid({ change }) {
    const said = [change.title, change.description, ...change.commits.map(({ message }) => message)];
    return said
        .flatMap((text) => beyondAscii.test(text)
        ? text.split('\n').flatMap((line) => hidden_characters_splitWords(line).flatMap((word) => findHidden(word, line) ?? []))
        : [])
        .map((subject) => ({ subject }));
}
const wideBlank = /\S([\u00a0\u2007\u202f\u3000])\S/;
function findBlanks({ pages }) {
    return pages.flatMap(({ path, added, removed }) => {
        const isOld = removed.some((part) => characters_isCommand(part) && wideBlank.test(textOf(part)));
        return added.flatMap((part) => {
            const blank = isOld || !characters_isCommand(part) ? undefined : wideBlank.exec(textOf(part))?.[1];
            return blank === undefined ? [] : [{ path, line: part.line, subject: nameOf(blank) }];
        });
    });
}
const characters_isCommand = ({ kind }) => kind === 'code' || kind === 'inline-code';
const entity = /&(?:zerowidthspace|zwn?j|nobreak|lrm|rlm|invisible(?:times|comma)|applyfunction|negative\w{3,9}space|#(x?[\da-f]{2,6}));/gi;
function findNamed({ pages }) {
    return pages.flatMap(({ path, format, addedLines }) => format !== 'asciidoc'
        ? []
        : addedLines.flatMap(({ line, text }) => [...text.matchAll(entity)]
            .filter(([, code]) => code === undefined || findHidden(decode(code)) !== undefined)
            .map(([subject]) => ({ path, line, subject }))));
}
function decode(code) {
    const point = /^x/i.test(code) ? Number.parseInt(code.slice(1), 16) : Number.parseInt(code, 10);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
}
function findLookAlikes(subject) {
    const foreign = listForeign(subject);
    return findWords(subject, (word, { path, text, isCode }) => {
        const runs = hasForeignLetters(word) ? word.split(/[^\p{L}\p{M}]+/u) : [];
        const isForeign = foreign.has(path);
        const isAlike = runs.some((run) => (isLookAlike(run) && !(isForeign && !isCode && isDeclined(run))) || (!isForeign && isWhollyAlike(run)));
        return isAlike || isStyled(word, text) || (isCode && isDisguisedCode(word)) ? word : undefined;
    });
}
const characters_address = /[a-z][a-z0-9+.-]{0,30}:\/\/[^\s"'<>`()]+|\bxn--[a-z0-9-]{1,63}\.[^\s"'<>`()]+/gi;
function findOddHosts({ pages }) {
    return pages.flatMap(({ path, added, before, addedLines, removedLines }) => {
        const old = new Set([...before.map(textOf), ...removedLines.flatMap(({ text }) => characters_listAddresses(text))]);
        const links = added
            .filter((part) => part.kind === 'link' || part.kind === 'image')
            .map(({ line, url }) => ({ path, line, subject: url }));
        const words = addedLines.flatMap(({ line, text }) => characters_listAddresses(text).map((subject) => ({ path, line, subject })));
        return [...links, ...words].filter(({ subject }) => !old.has(subject) && isOddHost(subject));
    });
}
function characters_listAddresses(text) {
    return (text.match(characters_address) ?? []).map((url) => (/^xn--/i.test(url) ? `//${url}` : url));
}
const characterRules = [
    {
        id: 'hidden-character',
        grade: 'block',
        finds: 'invisible, bidirectional, tag, variation-selector and private-use characters in added text',
        says: 'This change adds an invisible character, which can hide text or make a command differ from what you see.',
        find: (subject) => [
            ...findWords(subject, (word, { text }) => findHidden(word, text)),
            ...findSaid(subject),
            ...findBlanks(subject),
            ...findNamed(subject),
        ],
    },
    {
        id: 'look-alike',
        grade: 'block',
        finds: 'look-alike letters from other scripts in added words, commands and URLs',
        says: 'This word mixes look-alike letters from different scripts, so it is not the word it seems to be.',
        find: findLookAlikes,
    },
    {
        id: 'disguised-host',
        grade: 'block',
        finds: 'hosts of URLs, written in Punycode or with look-alike letters',
        says: 'The host in this URL is not the one it seems to be, and may belong to someone else.',
        find: findOddHosts,
    },
];

;// CONCATENATED MODULE: ./build/review/rules/verifications.json
const verifications_namespaceObject = /*#__PURE__*/JSON.parse('["\\\\b(?:codesign|jarsigner)\\\\s[^\\\\n]{0,80}-{1,2}v","\\\\b(?:cosign|slsa-verifier|notation|sigstore|apksigner|osslsigncode)\\\\s{1,3}verify","\\\\b(?:gh\\\\s{1,3}attestation|rekor-cli|helm|oras)\\\\s{1,3}verify\\\\b","\\\\b(?:minisign|signify)\\\\s[^\\\\n]{0,80}-V","\\\\b(?:sha(?:1|224|256|384|512)?|shasum|b2|b3|md5)sum\\\\s","\\\\bcertutil\\\\s{1,3}-hashfile\\\\b","\\\\bGet-(?:FileHash|AuthenticodeSignature)\\\\b","\\\\bgpg[2v]?\\\\s[^\\\\n]{0,120}--verify\\\\b|\\\\bgpgv\\\\s","\\\\bopenssl\\\\s{1,3}dgst\\\\b","\\\\brpm\\\\s{1,3}(?:-K\\\\b|--checksig\\\\b)","\\\\bshasum\\\\s","\\\\bspctl\\\\s[^\\\\n]{0,40}(?:-a\\\\b|--assess\\\\b)","\\\\bssh-keygen\\\\s{1,3}-Y\\\\s{1,3}verify\\\\b"]');
;// CONCATENATED MODULE: ./build/review/rules/check-rules.js







const check_rules_forms = verifications_namespaceObject.map((pattern) => new RegExp(pattern, 'i'));
const downloaders = new Set(downloads_namespaceObject.hB);
const named = /\b(?:check ?sums?|sha-?\d{0,3}(?:sum)?|md5|gpg2?|pgp|cosign|signatures?|get-filehash|shasum)\b/i;
const isCheck = (text) => check_rules_forms.some((form) => form.test(text));
function linesOf(parts) {
    return parts.flatMap((part) => (part.kind === 'code' ? snippets_listLines({ text: part.value, line: part.line + 1 }) : []));
}
function sourcesOf({ text, line }) {
    if (!listCommands({ text, line }).some(({ words }) => downloaders.has(programOf(words))))
        return [];
    const sites = hosts_listAddresses(text).map(({ site }) => site);
    return sites.length > 0 ? sites : [snippets_squeeze(text)];
}
const findDropped = perSubject((subject) => subject.pages.flatMap(({ path, before, after, removedLines }) => {
    if (!removedLines.some(({ text }) => isCheck(text)))
        return [];
    const [old, now] = [linesOf(before), linesOf(after)];
    const checks = now.filter(({ text }) => isCheck(text)).map(({ text }) => snippets_squeeze(text));
    const gone = old.filter(({ text }) => isCheck(text) && !checks.includes(snippets_squeeze(text)));
    const added = checks.filter((text) => !old.some((line) => snippets_squeeze(line.text) === text)).length;
    const sources = new Set(old.flatMap(sourcesOf));
    const download = now.find((line) => sourcesOf(line).some((source) => sources.has(source)));
    if (download === undefined)
        return [];
    return gone.slice(added).map(({ text }) => {
        const code = snippets_squeeze(text).slice(0, 200);
        const from = [...new Set([...findReaders(subject, code), ...findReadersBy(subject, named)])];
        return { path, line: download.line, subject: code, from };
    });
}));
const pick = (isFromReader) => (subject) => findDropped(subject).filter(({ from = [] }) => from.length > 0 === isFromReader);
const checkRules = [
    {
        id: 'check-dropped-for-reader',
        grade: 'block',
        finds: 'dropped checks of a download’s checksum or signature that a reader wrote about',
        says: 'This drops a download check that a reader wrote about, so readers may run a tampered file.',
        find: pick(true),
    },
    {
        id: 'check-dropped',
        grade: 'look',
        finds: 'any other dropped check of a download’s checksum or signature, while the download stays',
        says: 'This drops a checksum or signature check, so readers may run a tampered file.',
        find: pick(false),
    },
];

;// CONCATENATED MODULE: ./build/review/rules/code-deeds.json
const code_deeds_namespaceObject = /*#__PURE__*/JSON.parse('[{"deed":"asks a server","isCommon":true,"pattern":["\\\\b(?:curl|wget|urlopen|urllib\\\\.request|requests\\\\.(?:get|post|put|delete|patch)|httpx\\\\.\\\\w|aiohttp|axios|XMLHttpRequest)","\\\\b(?:sendBeacon|WebSocket\\\\(|http\\\\.(?:Get|Post|NewRequest)|HttpClient|net/http|Net::HTTP|Invoke-WebRequest|Invoke-RestMethod)"]},{"deed":"asks a server","isCommon":true,"pattern":"\\\\bfetch\\\\(\\\\s{0,3}[\\"\'`]?https?:"},{"deed":"deletes files","pattern":["\\\\brm\\\\s{1,3}-\\\\w{0,4}[rf]|\\\\bos\\\\.(?:remove|unlink|rmdir)\\\\b|\\\\bshutil\\\\.rmtree\\\\b|\\\\bfs\\\\.(?:promises\\\\.)?(?:rm|unlink|rmdir)(?:Sync)?\\\\b|\\\\brimraf\\\\b|Remove-Item\\\\b","\\\\bFile\\\\.delete\\\\b|\\\\bos\\\\.RemoveAll\\\\b|\\\\bdel\\\\s/"]},{"deed":"deletes data","pattern":["\\\\b(?:DROP\\\\s{1,3}(?:TABLE|DATABASE|SCHEMA)|TRUNCATE\\\\s{1,3}TABLE|DELETE\\\\s{1,3}FROM)\\\\b|\\\\.deleteMany\\\\(\\\\s?\\\\{?\\\\s?\\\\}?\\\\s?\\\\)|\\\\bkubectl\\\\s{1,3}delete\\\\b","\\\\bdocker\\\\s{1,3}(?:volume|system)\\\\s{1,3}(?:rm|prune)\\\\b"]},{"deed":"runs commands","pattern":["\\\\bos\\\\.(?:system|popen|exec\\\\w{1,3})\\\\(|\\\\bsubprocess\\\\.|\\\\bchild_process\\\\b|\\\\bexecSync\\\\(|\\\\bspawn(?:Sync)?\\\\(|\\\\bRuntime\\\\.getRuntime\\\\b|\\\\bProcessBuilder\\\\b|\\\\bshell_exec\\\\(","\\\\bexec\\\\.Command\\\\(|\\\\bProcess\\\\.Start\\\\b"]},{"deed":"evaluates text","pattern":["(?<![.\\\\w])(?:eval|exec)\\\\(|\\\\bnew\\\\s{1,3}Function\\\\(|\\\\bpickle\\\\.loads?\\\\(|\\\\byaml\\\\.(?:load|unsafe_load)\\\\((?![^\\\\n]{0,80}Safe)|\\\\bInvoke-Expression\\\\b","\\\\bdangerouslySetInnerHTML\\\\b|\\\\.innerHTML\\\\s{0,3}="]},{"deed":"raises rights","pattern":"\\\\bsudo\\\\s{1,3}(?:su|-i|-s|chown|chmod|visudo|usermod)\\\\b|\\\\bsetuid\\\\(|\\\\bchmod\\\\s{1,3}(?:\\\\+s|u\\\\+s|[24-7]\\\\d{3})\\\\b|--user(?:=|\\\\s)root\\\\b"},{"deed":"reads keys","pattern":"~/\\\\.ssh\\\\b|\\\\.aws/credentials\\\\b|/etc/(?:passwd|shadow)\\\\b|\\\\bid_(?:rsa|ed25519)\\\\b(?!\\\\.pub)|\\\\.git-credentials\\\\b|\\\\.netrc\\\\b"}]');
;// CONCATENATED MODULE: ./build/review/rules/pattern.js
function compilePattern(pattern, flags = '') {
    return new RegExp([pattern].flat().join('|'), flags);
}

;// CONCATENATED MODULE: ./build/review/rules/code-rules.js








const code_rules_forms = code_deeds_namespaceObject.map(({ deed, isCommon = false, pattern }) => ({ deed, isCommon, pattern: compilePattern(pattern) }));
function listBlocks({ format, isParsed, added, removed, hunks }) {
    if (!isParsed || format === 'text' || format === 'html') {
        return hunks.map(({ line, added, removed }) => {
            return { text: added.join('\n'), lang: '', line, before: removed.length > 0 ? removed.join('\n') : undefined };
        });
    }
    const gone = removed.filter((part) => part.kind === 'code').map(({ lang, value }) => ({ lang, value }));
    return added
        .filter((part) => part.kind === 'code')
        .map(({ lang, value, line }) => {
        const at = findLikest(value, gone);
        const [before] = at < 0 ? [] : gone.splice(at, 1);
        return { text: value, lang, line: line + 1, before: before?.value };
    });
}
function findLikest(value, gone) {
    const lines = new Set(value.split('\n').map(snippets_squeeze));
    const shares = gone.map((other) => other.value.split('\n').filter((line) => line !== '' && lines.has(snippets_squeeze(line))).length);
    const most = shares.reduce((best, share) => (share > best ? share : best), 0);
    return most > 0 ? shares.indexOf(most) : gone.length === 1 ? 0 : -1;
}
function findDeeds(subject) {
    const isKnown = new Map(code_rules_forms.map((form) => [form, listKnown(subject).some((text) => form.pattern.test(text))]));
    return subject.pages.flatMap((page) => listBlocks(page).flatMap(({ text, line, before }) => snippets_listLines({ text, line }).flatMap((row) => {
        if (before?.includes(row.text.trim()))
            return [];
        const found = code_rules_forms.find((form) => {
            const { pattern, isCommon } = form;
            if (!pattern.test(row.text) || (isCommon && hosts_listAddresses(row.text).length > 0))
                return false;
            return before === undefined ? !(isCommon || isKnown.get(form) === true) : !pattern.test(before);
        });
        const code = snippets_squeeze(row.text).slice(0, 200);
        return found === undefined
            ? []
            : [{ path: page.path, line: row.line, subject: code, from: findReaders(subject, code) }];
    })));
}
const shells = /^(?:sh|bash|zsh|shell|console|shell-session|terminal|powershell|ps1|pwsh|cmd|bat|batch|fish|dockerfile)$/i;
const ordinary = new Set(programs_namespaceObject.r);
const word = /^[a-z][\w.+-]{1,40}$/;
function findCommands(subject) {
    const isKnown = (program) => {
        const form = new RegExp(`(?<![\\w.+-])${program.replace(/[^\w]/g, '\\$&')}(?![\\w+-])`, 'i');
        return listKnown(subject).some((text) => form.test(text));
    };
    return subject.pages.flatMap((page) => listBlocks(page)
        .filter(({ lang, before }) => before !== undefined && (shells.test(lang) || (lang === '' && /^\s*[$>]\s/m.test(before))))
        .flatMap((block) => {
        const old = listPrograms({ text: block.before ?? '', line: 1 });
        if (old.length === 0)
            return [];
        return listPrograms(block)
            .filter(({ program }) => !ordinary.has(program) && !isKnown(program))
            .filter(({ program }) => !old.some((other) => isNear(program, other.program)))
            .map(({ text, line }) => ({ path: page.path, line, subject: text, from: findReaders(subject, text) }));
    }));
}
function listPrograms(block) {
    return snippets_listLines(block)
        .filter(({ text }) => !/^\s*(?:#|\/\/|;|$)/.test(text))
        .flatMap((line) => listCommands(line).slice(0, 1))
        .map(({ words, text, line }) => ({ program: programOf(words), text: snippets_squeeze(text).slice(0, 200), line }))
        .filter(({ program, text }) => word.test(program) && !/^\w+\s?[:=(]/.test(text));
}
const codeRules = [
    {
        id: 'code-does-more',
        grade: 'look',
        finds: 'code that now sends requests, deletes, runs commands, evaluates text, escalates privileges or reads keys',
        says: 'This code does something that it did not do before; check that readers should run it.',
        find: findDeeds,
    },
    {
        id: 'command-changed',
        grade: 'look',
        finds: 'commands whose program appears nowhere else in the repository',
        says: 'This command runs a program that appears nowhere else in the repository; check that readers need it.',
        find: findCommands,
    },
];

// EXTERNAL MODULE: ./build/triage/injection/find-order.js + 3 modules
var find_order = __webpack_require__(5005);
// EXTERNAL MODULE: ./build/triage/injection/forged.js
var forged = __webpack_require__(5582);
// EXTERNAL MODULE: ./build/triage/reading.js
var reading = __webpack_require__(265);
;// CONCATENATED MODULE: ./build/review/rules/comments.json
const comments_namespaceObject = /*#__PURE__*/JSON.parse('{"X6":["(?:ai|automated|coding|docs|documentation|llm|software) (?:agents?|bots?|reviewers?)","ai","assistants?","chatbots?","chatgpt","claude","codex","copilot","crawlers?","gemini","gpt(?:-?\\\\d\\\\w*)?","language models?","llms?"],"V$":["agentes? de (?:ia|codificaci[oó]n|inteligencia)","agenti? (?:di )?ia\\\\b","agents? (?:d[\'’])?ia\\\\b","assistants? (?:d[\'’])?ia\\\\b","asistentes? de ia","ki-(?:agent|assistent|bot|modell)","modelos? de lenguaje","modelos? de linguagem","mod[eè]les? de langage","modelli? linguistic","sprachmodell","(?:ии|ai)-(?:агент|ассистент)","языков(?:ая|ые|ой) модел","ai(?:エージェント|アシスタント)","(?:ai|智能|人工智能)(?:助手|代理|体)","大(?:语言)?模型"],"Cw":["alex","all-contributors","auto-?generated","automatically generated","begin","codespell","cspell","do not (?:change|edit|modify|remove|translate)","end","eslint","fixme","generated","hack","html ?validate","keep","lint","markdownlint","more","note","omit","prettier","proselint","readme","remark","spdx","spell","start","textlint","this (?:file|page|section|table) is","to-?do","toc","truncate","vale","wip","write-good"],"Cl":["(?:somebody|someone|a user|users|the user|a reader|readers|people) asks?","answering","asked (?:about|for|how|to|what|whether|which)","generating (?:a|an|code|the)","reviewing (?:it|the|this)","summari[sz]ing"],"HJ":["(?:commit|copy|include|paste|post|print|send|upload)[^.]{0,40}(?:credentials|environment variables|secrets)\\\\b","(?:disregard|forget|ignore|override)[^.]{0,40}(?:above|all|any|earlier|guidelines|instruction|previous|prior|rules|system)","(?:do not|don\'t|never) (?:disclose|flag|mention|report|reveal)\\\\b","(?:do not|don\'t|never)[^.]{0,20}(?:disclose|mention|reveal|show|tell|warn)[^.]{0,40}(?:anyone|human|maintainer|person|reader|reviewer|user)","(?:system|developer|hidden|new) (?:instruction|message|prompt|note|override)s?\\\\b","\\\\b(?:approve|merge) (?:this|the) (?:change|pr|pull)","\\\\b(?:as an|dear|hey|hello|hi) (?:ai|agent|assistant|llm|claude|copilot|bot)\\\\b","\\\\b(?:auto|automatic(?:ally)?)[ -]?(?:approve|merge)","\\\\bagents?:? (?:must|should|shall|have to|need to)\\\\b","\\\\byou (?:must|should|shall|will|have to|need to)\\\\b","\\\\byou are (?:a|an|now|the)\\\\b","\\\\byour (?:context|guidelines|instructions?|prompt|rules|task|tools?)\\\\b"],"gM":["claims-authority","concealment","override","role-change"],"PB":["add","always","answer","append","approve","call","change","commit","consider","copy","create","curl","delete","disable","download","email","ensure","execute","exfiltrate","fetch","follow","include","insert","install","instead","mark","merge","must","never","open","output","paste","post","print","prefer","push","read","recommend","replace","reply","respond","run","say","send","set","should","skip","suggest","tell","treat","trust","update","upload","use","visit","write"]}');
;// CONCATENATED MODULE: ./build/review/rules/agent-orders.js




const phrases = comments_namespaceObject.HJ.map((phrase) => new RegExp(phrase));
const agent = new RegExp(`\\b(?:${comments_namespaceObject.X6.join('|')})\\b`);
const verb = new RegExp(`\\b(?:${comments_namespaceObject.PB.join('|')})\\b`);
const meant = '(?:agents?|assistants?|bots?|llms?|models?|reviewers?)';
const ordered = `(?:should|shall|must|needs? to|ha(?:s|ve) to|(?:is|are) to|please|always|never|do not|don't|recommends?|prefers?)`;
const whoever = new RegExp(`\\b(?:all|any|each|every|which(?:ever)?) (?:[a-z]{2,12} ){0,2}${meant}\\b[^.!?\\n]{0,80}\\b${ordered}\\b`);
const plural = new RegExp('(?:^|[.!?:;]\\s)\\W{0,8}(?:all )?(?:(?:ai|automated|coding|language) )?(?:agents|assistants|bots|chatbots|llms|models) ' +
    '(?:[a-z]{2,12} ){0,5}(?:should|shall|must|need to|have to|are to|always|never)\\b');
const agent_orders_foreign = new RegExp(comments_namespaceObject.V$.join('|'));
const spoken = new RegExp(`(?:^|[.!?:]\\s)\\W{0,8}(?:(?:dear|hey|note (?:for|to)|for|to) )?${meant}[,:]\\s`);
const asked = new RegExp(`\\b(?:when|if|whenever|once) (?:you are |you're )?(?:${comments_namespaceObject.Cl.join('|')})\\b`);
const made = /^\W{0,8}(?:(?:the|this)\s(?:\w{1,20}\s){1,4}(?:is|was)\s)?(?:built|generated|made|produced|written) (?:by|from|with) [\w./-]{1,80}/;
const outside = /:\/\/|\b(?:curl|wget|npx|uvx|pipx)\b/;
const forMaintainers = new RegExp(`^\\s*(?:${comments_namespaceObject.Cw.join('|')})\\b`);
const agent_orders_longest = 4_000;
const agent_orders_shared = 300;
const mostPieces = 30;
function ordersAgent(text) {
    const step = agent_orders_longest - agent_orders_shared;
    if (text.length > step * mostPieces)
        return true;
    const count = text.length <= agent_orders_longest ? 1 : Math.ceil(text.length / step);
    return Array.from({ length: count }, (_, at) => text.slice(at * step, at * step + agent_orders_longest)).some(ordersInPiece);
}
function ordersInPiece(text) {
    const lines = (0,reading/* foldLines */.r7)(text);
    if (phrases.some((phrase) => phrase.test(lines)) || (agent.test(lines) && verb.test(lines)))
        return true;
    if (plural.test(lines) ||
        agent_orders_foreign.test(lines) ||
        whoever.test(lines) ||
        (spoken.test(lines) && verb.test(lines)) ||
        (asked.test(lines) && verb.test(lines)))
        return true;
    if (forMaintainers.test(lines) || (made.test(lines) && !outside.test(lines)))
        return false;
    return (0,find_order/* findHiddenOrder */.eV)(lines) || (0,forged/* findForgery */.e)(lines) !== undefined || (0,find_order/* findOrder */.G5)(lines) !== undefined;
}
function instructs(text) {
    const lines = (0,reading/* foldLines */.r7)(text.slice(0, agent_orders_longest));
    const code = (0,find_order/* findOrder */.G5)(lines);
    return ((code !== undefined && code !== 'order') ||
        (0,forged/* findForgery */.e)(lines) !== undefined ||
        (agent.test(lines) && phrases.some((one) => one.test(lines))));
}
const impersonal = comments_namespaceObject.HJ.filter((phrase) => !phrase.startsWith('\\byou')).map((phrase) => new RegExp(phrase));
const telling = new Set(comments_namespaceObject.gM);
function ordersAgentInSight(text) {
    const lines = (0,reading/* foldLines */.r7)(text.slice(0, agent_orders_longest));
    if (agent.test(lines) && (plural.test(lines) || impersonal.some((phrase) => phrase.test(lines))))
        return true;
    return telling.has((0,find_order/* findOrder */.G5)(lines)) || (0,forged/* findForgery */.e)(lines) !== undefined;
}
const called = `(?:${comments_namespaceObject.X6.join('|')}|agents?)s?`;
const greeting = '(?:(?:hey|hi|hello|dear|note (?:to|for)|for|to) )?(?:(?:an?|all|any|the) )?(?:[a-z]{2,12} )?';
const agent_orders_address = new RegExp(`^\\W{0,8}${greeting}${called}[,:]`);
function addressesAgent(text) {
    const lines = (0,reading/* foldLines */.r7)(text);
    return (lines.split('\n').some((line) => agent_orders_address.test(line)) ||
        (agent.test(lines) && phrases.some((one) => one.test(lines))));
}

;// CONCATENATED MODULE: ./build/review/rules/code-lines.js
function listCodeLines({ after }) {
    const lines = new Set();
    for (const part of after) {
        if (part.kind !== 'code')
            continue;
        const last = part.line + part.value.split('\n').length + 1;
        for (let line = part.line; line <= last; line += 1)
            lines.add(line);
    }
    return lines;
}
function findMatterEnd({ after, format }) {
    if (format !== 'markdown' && format !== 'mdx')
        return 0;
    const hasMatter = after.some(({ kind }) => kind === 'front-matter');
    const body = after.find(({ kind }) => kind !== 'front-matter')?.line ?? Number.POSITIVE_INFINITY;
    return hasMatter ? body - 1 : 0;
}

;// CONCATENATED MODULE: ./build/review/rules/hidden-description.json
const hidden_description_namespaceObject = /*#__PURE__*/JSON.parse('{"X":["add","all-contributors","auto-?generated","begin","changelog","check","checklist","choose","closes?","delete","describe","don\'t forget","e\\\\.?g","end","enter","example","explain","fill","fix(?:es)?","generated","give","how","if","include","insert","keep","link","list","make sure","mention","note(?! (?:for|to))","optional","please","provide","put","reference","related","remove","replace","screenshots?","select","start","summar\\\\w{2,6}","tell us","thank you","thanks?","this (?:comment|is|pr|pull|section|template)","tick","todo","welcome","what","when","where","which","why","write","you can","your"],"W":["(?:ai|automated|review|merge) (?:agents?|bots?|reviewers?|tools?)","agents?[,:]","approv(?:e|al|ed|ing)","assistants?","auto-?merge","bot$","bots?[,:]","ignore","lgtm","merge (?:it|now|this|without)","models?[,:]","override","reviewers?[,:]","safe to","skip","trust(?:ed)?","without (?:a |any |further |human )?review"]}');
;// CONCATENATED MODULE: ./build/review/rules/hidden-description.js



const commentOrCode = /<!--([\s\S]*?)(?:--!?>|(?![\s\S]))|^ {0,3}(```|~~~)[\s\S]*?(?:^ {0,3}\2|(?![\s\S]))|(?<![\\`])(`{1,3})(?!`)[^`\n]{1,2000}\3(?!`)/gm;
const folded = /<details>([\s\S]{4,4000}?)(?:<\/details>|$)/gi;
const hiddenTag = /<\w[^<>]{0,500}\s(?:hidden(?=[\s=>/])|style\s{0,9}=[^<>]{0,300}?(?:display\s{0,9}:\s{0,9}none|visibility\s{0,9}:\s{0,9}hidden))/i;
const hidden_description_definition = /^ {0,3}\[[^\]\n]{1,200}\]:\s{0,9}(?:#|<>|\/\/)\s{1,9}["'(]([^\n]{1,4000})["')]\s{0,99}$/gm;
const hint = new RegExp(`^\\W{0,20}(?:${hidden_description_namespaceObject.X.join('|')})\\b`);
const order = new RegExp(`\\b(?:${hidden_description_namespaceObject.W.join('|')})\\b`);
function isLeft(text) {
    const lines = (0,reading/* foldLines */.r7)(text);
    if (addressesAgent(text) || order.test(lines))
        return false;
    const bare = text.trim();
    return (hint.test(lines) ||
        /^[^a-z]*$/.test(bare) ||
        /^[\w:./-]{0,80}(?:\s{1,9}[\w-]{1,40}[=:]\S{0,200}|\s[\da-f]{1,64})*$/.test(bare));
}
function findInDescription({ change }) {
    const whole = change.description.slice(0, 100_000);
    const hidden = [...whole.matchAll(commentOrCode)].map(([, value]) => value ?? '');
    const text = whole.replace(commentOrCode, ' ');
    const definitions = [...text.matchAll(hidden_description_definition)].map(([, value = '']) => value);
    const folds = [...text.matchAll(folded)].map(([, value = '']) => value);
    const isFound = [...hidden, ...definitions].some((one) => !isLeft(one)) || hiddenTag.test(text) || folds.some(addressesAgent);
    return isFound ? [{ subject: 'description' }] : [];
}

;// CONCATENATED MODULE: ./build/review/rules/hiding.js
function parseStyle(value) {
    const isObject = /^\s*\{/.test(value);
    const plain = value
        .slice(0, 5_000)
        .replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, '')
        .replace(/\\([0-9a-f]{1,6})\s?/gi, (_, digits) => hiding_decode(digits));
    const rows = isObject ? plain.replace(/[{}]/g, ' ').split(/,(?![^(]*\))/) : plain.split(';');
    const declarations = new Map();
    for (const row of rows) {
        const colon = row.indexOf(':');
        if (colon === -1)
            continue;
        const name = row.slice(0, colon).replace(/["'\s]/g, '');
        const one = row.slice(colon + 1).replace(/["'`]|!\s*important/gi, '');
        declarations.set(isObject ? toKebab(name) : name.toLowerCase().replace(/^-(?=(?:webkit|moz|ms)-)/, ''), one.trim().toLowerCase());
    }
    return declarations;
}
function hiding_decode(digits) {
    const code = Number.parseInt(digits, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
function toKebab(name) {
    return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
const far = /(?:^|[\s(,])(?:-\d{3,}(?:px|pt|%|vw|vh)?|-\d{2,}(?:r?em|vw|vh)|\d{4,}(?:px|r?em|vw|vh|%)?)(?=[\s),]|$)/;
function isTiny(value) {
    const [, number = '', unit = ''] = /^[-+]?(\d*\.?\d+)([a-z%]*)$/.exec(value) ?? [];
    return number !== '' && Number(number) <= (/^(?:px|pt|)$/.test(unit) ? 2 : unit === '%' ? 10 : 0.1);
}
const nothing = /^(?:inset\((?:50|[6-9]\d|100)%|circle\(0|rect\((?:[01](?:px)?[\s,]*){4}\)|polygon\(0(?:px)?(?: 0(?:px)?)?\))/;
const faint = /^(?:0*\.?0*|0*\.0\d*|[0-4](?:\.\d*)?%)$/;
const hides = {
    'clip-path': nothing,
    'content-visibility': /^hidden$/,
    'text-indent': far,
    clip: nothing,
    display: /^none$/,
    filter: /opacity\(0*\.?0*%?\)/,
    left: far,
    margin: far,
    'margin-left': far,
    'margin-top': far,
    opacity: faint,
    right: far,
    top: far,
    bottom: far,
    inset: far,
    'inset-block-start': far,
    'inset-inline-start': far,
    'letter-spacing': far,
    'margin-inline-start': far,
    'margin-right': far,
    mask: /transparent\s*,\s*transparent|url\(/,
    'mask-image': /transparent\s*,\s*transparent|url\(/,
    rotate: /^[xy]\s+-?(?:90|270)deg$/,
    scale: /^0*\.?0*%?$|^0?\.0\d*$/,
    transform: /(?:scale(?:[xyz]|3d)?|matrix(?:3d)?)\(\s*0*\.?0*\s*[,)]|rotate[xy]\(\s*-?(?:90|270)deg/,
    translate: far,
    visibility: /^(?:hidden|collapse)$/,
    'webkit-text-security': /^(?!none)/,
    'z-index': /^-\d{2,}$/,
    zoom: /^0?\.?0\d*%?$/,
};
const whites = new Set('white ghostwhite floralwhite whitesmoke snow ivory azure mintcream'.split(' '));
const whiteCode = /^(?:#f{3,4}|#(?:f[a-f]){3,4}|rgba?\(255[\s,]+255[\s,]+255(?:[\s,/]+1)?\)|hsla?\([\d.]+[\s,]+[\d.]+%[\s,]+100%\))$/;
const isWhite = (colour) => whites.has(colour) || whiteCode.test(colour);
const clear = /^(?:transparent|#[\da-f]{3}0|#[\da-f]{6}00|(?:rgba|hsla?|rgb)\([^()]*[,/]\s*0*\.?0*%?\s*\))$/;
function clips(declarations) {
    return ['overflow', 'overflow-x', 'overflow-y', 'contain'].some((name) => /hidden|clip|paint|strict/.test(declarations.get(name) ?? ''));
}
function unwrap(value) {
    return /^(?:calc|min|max|clamp)\(\s*([\d.]+[a-z%]*)\s*[,)]/.exec(value)?.[1] ?? value;
}
function colourOf(value) {
    return value === 'black' ? '#000' : value === '#000000' || /^rgb\(0[\s,]+0[\s,]+0\)$/.test(value) ? '#000' : value;
}
function findHidingStyle(value) {
    const declarations = parseStyle(value);
    for (const [name, one] of declarations) {
        const isSmall = /^(?:max-)?(?:height|width|block-size|inline-size)$/.test(name);
        if (isSmall && !clips(declarations))
            continue;
        if ((isSmall || name === 'font-size') && isTiny(unwrap(one)))
            return `${name}: ${one}`;
        if (name === 'font' && isTiny(/(?:^|\s)([\d.]+[a-z%]*)(?=\s*\/|\s)/.exec(one)?.[1] ?? ''))
            return `font: ${one}`;
        if (Object.hasOwn(hides, name) && hides[name]?.test(one))
            return `${name}: ${one}`;
        if (name === 'transform' && /translate/.test(one) && far.test(one))
            return `${name}: ${one}`;
    }
    const colour = colourOf(declarations.get('webkit-text-fill-color') ?? declarations.get('color') ?? '');
    const ground = colourOf(declarations.get('background-color') ?? declarations.get('background') ?? '');
    if (/^(?:canvas|background|field)$|\bvar\(\s*--[\w-]*(?:bg|background|surface|canvas|paper)/.test(colour))
        return `color: ${colour}`;
    const isHidden = clear.test(colour)
        ? !/text/.test(declarations.get('background-clip') ?? '')
        : colour !== '' && colour === ground;
    return isHidden || (isWhite(colour) && (ground === '' || isWhite(ground))) ? `color: ${colour}` : undefined;
}
const unshown = new Set('datalist noembed noframes noscript template'.split(' '));
function findHidingAttribute({ name, attributes, isJsx }) {
    const { hidden, style, color, size } = attributes;
    if (hidden !== undefined && !/^\{\s*false\s*\}$/.test(hidden))
        return 'hidden';
    if (!isJsx && (unshown.has(name) || (name === 'dialog' && attributes.open === undefined)))
        return '';
    if (name === 'font' && ((color !== undefined && isWhite(color.trim().toLowerCase())) || /^-?0$/.test(size ?? '')))
        return color === undefined ? 'size' : 'color';
    return style !== undefined && findHidingStyle(style) !== undefined ? 'style' : undefined;
}
const classes = new Set([
    ...['d-none', 'display-none', 'hidden', 'hide', 'invisible', 'is-hidden', 'opacity-0', 'screen-reader-only'],
    ...['screen-reader-text', 'scale-0', 'sr-only', 'text-transparent', 'u-hidden', 'visually-hidden', 'visuallyhidden'],
]);
const isHidingClass = (name) => classes.has(name.toLowerCase());
function findHidingClass({ attributes }) {
    const value = attributes.class ?? attributes.classname ?? '';
    const names = value.split(/[\s"'`{}]+/);
    const isShown = names.some((name) => /^(?:sm|md|lg|xl|2xl|dark|print|focus|hover):|^d-(?:sm|md|lg|xl)-/.test(name));
    return isShown ? undefined : names.find(isHidingClass);
}

;// CONCATENATED MODULE: ./build/review/rules/hiding-marks.js

const hiding_marks_attributes = /\{:?\s{0,9}([^{}]{0,200}?\.[a-z][^{}]{0,200})\}/i;
const fenced = /^\s{0,40}:{3,}\s{0,9}\{?([\w .=#"'-]{1,200})\}?\s*$/;
const hiding_marks_marks = {
    restructuredtext: [/^\s*\.\.\s+(?:container|rst-class|class)::\s+(.{1,200})$/, /^\s+:class:\s+(.{1,200})$/],
    asciidoc: [/^\[[^\]]{0,200}?\brole\s?=\s?["']?([^"'\],]{1,200})/, /^\[([^\]=,]{0,200}\.[^\]=,]{1,200})[,\]]/],
    markdown: [hiding_marks_attributes, fenced],
    mdx: [fenced],
    notebook: [hiding_marks_attributes],
};
function listHidingMarks({ format, addedLines }) {
    const forms = hiding_marks_marks[format] ?? [];
    return addedLines.flatMap((line) => {
        const named = forms.map((form) => form.exec(line.text)?.[1] ?? '').join(' ');
        const name = named.split(/[\s.#"'`=,]+/).find(isHidingClass);
        return name === undefined ? [] : [{ ...line, name }];
    });
}

;// CONCATENATED MODULE: ./build/review/rules/literal.js
const token = /\s+|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`$\\]*`|[-+]?\d[\d_]*(?:\.\d+)?\b|(?:true|false|null|undefined)\b|[\w$-]+\s*:|[{}[\],]/y;
const component = /<[A-Z]\w*\s*\/>/y;
function isLiteral(source) {
    let at = 0;
    while (at < source.length) {
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
const comment = /^\s*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)*$/;
function isComment(source) {
    return comment.test(source);
}

;// CONCATENATED MODULE: ./build/review/rules/handlers.js

const harmless = new Set(['on', 'once', 'one', 'only', 'onboarding', 'ongoing', 'online']);
const bound = /^(?:@[\w.-]|v-on:|x-on:|on:|hx-on|ng-(?!pure)|\(\w+\)$)/;
const evaluated = /^(?::[\w.-]|v-(?!pre$|cloak$|once$)|x-(?:data|init|html|bind|effect|text|show|if|for|model)|hx-|up-|\[\w+\]$)/;
const runningStyle = /\bexpression\s*\(|\bbehaviou?r\s*:|-moz-binding\s*:/i;
function findHandlers({ attributes }) {
    return Object.entries(attributes).flatMap(([written, value]) => {
        const name = written.replace(/^data-(?=(?:hx|ng|x|v)-)/, '');
        const runs = (/^(?:\w+:)?on[a-z]+$/.test(name) && !harmless.has(name)) || bound.test(name);
        return runs || (name === 'style' && runningStyle.test(value)) ? [written] : [];
    });
}
function isTemplateBinding({ attributes, isJsx }, name) {
    return !isJsx && evaluated.test(name.replace(/^data-(?=(?:hx|ng|x|v)-)/, '')) && !isLiteral(attributes[name] ?? '');
}

;// CONCATENATED MODULE: ./build/review/rules/lax-tags.js


const mayBeTag = /<[a-z][^<]{0,2000}[\s=/]/i;
const active = 'a|applet|audio|base|body|button|details|embed|form|iframe|image|img|input|link|math|meta|object|script|style|svg|video';
const unclosed = [/^[ >]{0,20}<[a-z][\w-]{0,60}\s[^<>]*$/i, new RegExp(`<(?:${active})[\\s/][^<>]{0,300}=[^<>]*$`, 'i')];
function listLaxTags(page) {
    if (page.format !== 'markdown' || !page.addedLines.some(({ text }) => mayBeTag.test(text)))
        return [];
    const code = listCodeLines(page);
    const known = new Set(page.after.map((part) => (part.kind === 'tag' ? `${part.line} ${part.name}` : '')));
    return page.addedLines
        .filter(({ line, text }) => !code.has(line) && mayBeTag.test(text))
        .flatMap(({ line, text }) => parseHtml(closeTag(withoutCode(text)), line))
        .filter((part) => part.kind === 'tag')
        .filter((tag) => Object.keys(tag.attributes).length > 0 && !known.has(`${tag.line} ${tag.name}`));
}
function closeTag(line) {
    return unclosed.some((form) => form.test(line)) ? `${line}>` : line;
}
function withoutCode(line) {
    return line.replace(/\\[<\\`]/g, ' ').replace(/(?<!`)(`{1,9})(?!`)[^`]{0,2000}\1(?!`)/g, ' ');
}

;// CONCATENATED MODULE: ./build/review/rules/markup-lines.js
function listMarked({ path, format, addedLines }, patterns) {
    const pattern = patterns[format];
    return pattern === undefined
        ? []
        : addedLines.flatMap(({ line, text }) => {
            const found = pattern.exec(text);
            return found === null ? [] : [{ path, line, value: (found[1] ?? found[0]).trim() }];
        });
}
const markup_lines_raw = {
    restructuredtext: /^\s*(?:\.\.\s+role::\s*[\w-]{0,80}\(\s*raw[\w-]{0,40}\s*\)|:http-equiv\b.*|\.\.\s+ifconfig::.*[("'].*)/i,
    asciidoc: /^\[[^\]]{0,200}\bsubs\s*=\s*["']?[^\]]{0,80}?(?:none|-\s*special)|^:[\w-]*subs:.*(?:none|-\s*special)/i,
};
const includes = {
    restructuredtext: /(?::(?:download|include|file|source):`(?:[^`<>]{0,500}<)?([^`<>]{1,500})>?`|^\s+:(?:file|url):\s+(\S.*))/,
    asciidoc: /(?<!\\)include::([^\s[\]]{1,500})\[/,
};
const markup_lines_links = {
    restructuredtext: /`[^`<]{0,500}<([^`<>]{1,500})>`__?|^\s*\.\.\s+_[^:]{1,300}:\s+(\S.*)/,
    asciidoc: /\b(?:link|xref|image|video|audio):{1,2}\+{0,3}([^\s[\]][^[\]]{0,500})\[/,
};
const listRaw = (page) => listMarked(page, markup_lines_raw);
const listIncludes = (page) => listMarked(page, includes);
const listLinks = (page) => listMarked(page, markup_lines_links);

;// CONCATENATED MODULE: ./build/review/rules/script-address.js

const schemes = 'javascript vbscript livescript mocha jar search-ms file filesystem view-source intent itms-services smb'.split(' ');
const scheme = new RegExp(`^(?:${schemes.join('|')}|ms-(?:msdt|word|excel|powerpoint|officecmd|appinstaller|search)):`);
const script_address_document = /^data:(?:text\/(?!plain|csv)|application\/(?:x|java|ecma)|[;,])/;
const drawing = /^data:image\/svg/;
const mostRounds = 4;
function foldAddress(url) {
    let text = url.slice(0, 2_000);
    for (let round = 0; round < mostRounds; round += 1) {
        const next = undoEscapes((0,text_clean/* cleanText */.X)(text)).replace(/[\s\p{Cc}\p{Cf}\p{DI}]+/gu, '');
        if (next === text)
            break;
        text = next;
    }
    return text
        .normalize('NFKC')
        .toLowerCase()
        .replace(/^[{('"`]+/, '');
}
function isScriptAddress(url, isPicture = false) {
    if (!/[:&%\\]/.test(url))
        return false;
    const folded = foldAddress(url);
    return scheme.test(folded) || script_address_document.test(folded) || (!isPicture && drawing.test(folded));
}
function undoEscapes(text) {
    return text
        .replace(/%([0-9a-f]{2})/gi, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)))
        .replace(/\\(?:u\{?|x)([0-9a-f]{2,6})\}?/gi, (whole, digits) => script_address_decode(digits) ?? whole)
        .replace(/\\([0-9a-f]{2,6})\s?/gi, (whole, digits) => script_address_decode(digits) ?? whole);
}
function script_address_decode(digits) {
    const code = Number.parseInt(digits, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

;// CONCATENATED MODULE: ./build/review/rules/tags.js





function showTag({ name, attributes }, attribute) {
    if (attribute === undefined)
        return `<${name}>`;
    const value = attributes[attribute] ?? '';
    return value === '' ? `<${name} ${attribute}>` : `<${name} ${attribute}="${value.slice(0, 200)}">`;
}
function listNewTags(page) {
    return [...listTags(page.added), ...listLaxTags(page)];
}
function listTags(parts) {
    return parts.filter((part) => part.kind === 'tag');
}
function listOldAttributes({ before }) {
    const old = new Set();
    for (const { name, attributes } of listTags(before))
        for (const [key, value] of Object.entries(attributes))
            old.add(`${name} ${key}=${value}`);
    return old;
}
function tagRule(row, names, holds = () => true) {
    const wanted = new Set(names);
    const find = ({ pages }) => pages.flatMap((page) => listNewTags(page)
        .filter((tag) => wanted.has(localName(tag)) && holds(tag))
        .map((tag) => ({ path: page.path, line: tag.line, subject: showTag(tag, addressOf(tag)) })));
    return { ...row, grade: 'block', find };
}
function localName({ name, isJsx }) {
    if (isJsx && /^(?:Script|I[Ff]rame)$/.test(name))
        return name.toLowerCase();
    return name.replace(/^[a-z]+:/, '');
}
function attributeRule(row, list) {
    const find = ({ pages }) => pages.flatMap((page) => {
        const old = listOldAttributes(page);
        return listNewTags(page).flatMap((tag) => list(tag)
            .filter((name) => !old.has(`${tag.name} ${name}=${tag.attributes[name]}`))
            .map((name) => ({ path: page.path, line: tag.line, subject: showTag(tag, name) })));
    });
    return { ...row, grade: 'block', find };
}
function addressOf({ attributes }) {
    return ['src', 'data', 'href', 'action', 'http-equiv', 'srcdoc'].find((name) => attributes[name] !== undefined);
}
function isForeign(url) {
    return url !== undefined && !/^(?:\.{0,2}\/(?![/\\])|[#?]|$)/.test(url.trim());
}
const written = /\\(?:href|url)\s{0,3}\{\s{0,3}(?:javascript|vbscript|data):|\b(?:URL|href)\s{0,3}=\s{0,3}["']?\s{0,3}javascript:/i;
function findWritten(page) {
    const { path, format, addedLines } = page;
    const lines = addedLines.filter(({ text }) => written.test(text));
    const code = lines.length === 0 ? new Set() : listCodeLines(page);
    const isDrawn = (text) => format === 'restructuredtext' && /\bURL\s{0,3}=/.test(text);
    return lines
        .filter(({ line, text }) => !code.has(line) || isDrawn(text))
        .map(({ line, text }) => ({ path, line, subject: text.trim().slice(0, 200) }));
}
function findScriptAddresses({ pages }) {
    return pages.flatMap((page) => [
        ...findWritten(page),
        ...listLinks(page)
            .filter(({ value }) => isScriptAddress(value))
            .map(({ path, line, value }) => ({ path, line, subject: value })),
        ...findInParts(page),
    ]);
}
function findInParts({ path, added }) {
    return added.flatMap((part) => {
        const { line } = part;
        if (part.kind === 'link' || part.kind === 'image')
            return isScriptAddress(part.url, part.kind === 'image') ? [{ path, line, subject: part.url }] : [];
        if (part.kind === 'directive') {
            const [url = ''] = part.value.split(/\s/);
            return url.length > 12 && isScriptAddress(url) ? [{ path, line, subject: url }] : [];
        }
        if (part.kind !== 'tag')
            return [];
        return Object.entries(part.attributes)
            .filter(([name, value]) => name !== 'content' && splitAddresses(value).some((url) => isScriptAddress(url, isShown(part, name))))
            .map(([name]) => ({ path, line, subject: showTag(part, name) }));
    });
}
function isShown({ name }, attribute) {
    return /^(?:img|image|source|video|input)$/i.test(name) || /^(?:poster|style|background|icon|logo)$/.test(attribute);
}
function splitAddresses(value) {
    return [value, ...value.split(/[,\s(){}"'`;]+/).slice(0, 50)];
}
const tagRules = [
    tagRule({
        id: 'script-element',
        finds: '`<script>` elements',
        says: 'This script would run in every reader’s browser.',
    }, ['script']),
    tagRule({
        id: 'form',
        finds: 'forms that send what readers type',
        says: 'This form can send what readers type to someone else.',
    }, ['button', 'form', 'input'], ({ name, attributes }) => isForeign(attributes.formaction) ||
        (name === 'form' && (isForeign(attributes.action) || attributes.method?.toLowerCase() === 'post')) ||
        attributes.type?.toLowerCase() === 'password'),
    tagRule({
        id: 'page-head',
        finds: '`<base>`, `<link>` and `<meta http-equiv>`, which change where links lead or what the page loads',
        says: 'This element changes where links lead or what the whole page loads.',
    }, ['base', 'link', 'meta'], ({ name, attributes }) => name !== 'meta' || attributes['http-equiv'] !== undefined),
    tagRule({
        id: 'style-element',
        finds: '`<style>` elements',
        says: 'This style sheet can hide or replace what readers see.',
    }, ['style']),
    attributeRule({
        id: 'event-handler',
        finds: 'attributes that run code, such as `onclick`, and those of frameworks (`@click`, `x-on`, `v-html`)',
        says: 'This attribute runs code in every reader’s browser.',
    }, findHandlers),
    attributeRule({
        id: 'raw-html',
        finds: 'attributes that contain HTML: `srcdoc`, `dangerouslySetInnerHTML`, `v-html`',
        says: 'This attribute puts unchecked HTML into the page, including any script in it.',
    }, ({ attributes }) => ['srcdoc', 'dangerouslysetinnerhtml', 'v-html', ':innerhtml', 'innerhtml'].filter((name) => attributes[name] !== undefined)),
    attributeRule({
        id: 'template-binding',
        finds: 'attributes that a framework evaluates as code (`:href`, `v-bind`, `x-data`)',
        says: 'The site’s framework evaluates this attribute as code.',
    }, (tag) => Object.keys(tag.attributes).filter((name) => isTemplateBinding(tag, name))),
    {
        id: 'script-address',
        grade: 'block',
        finds: '`javascript:`, `vbscript:`, `data:text/html` and similar URLs in links, images and attributes, however disguised',
        says: 'This URL runs code when it is opened or loaded.',
        find: findScriptAddresses,
    },
];

;// CONCATENATED MODULE: ./build/review/rules/comments.js






const unseenAttributes = /^(?:alt|title|summary|placeholder|value|content|label|aria-[a-z]+|data-[\w-]+)$/;
function listTitles(part) {
    if (part.kind === 'image')
        return [part.text];
    if (part.kind !== 'tag')
        return [];
    return Object.entries(part.attributes).flatMap(([name, value]) => (unseenAttributes.test(name) ? [value] : []));
}
const comments_definition = /^\s*\[[^\]\n]{1,200}\]:\s*\S{0,500}\s+["'(]([^\n]{1,4000})["')]\s*$/;
const linkTitle = /\]\([^()\s]{1,500}\s+["']([^"'\n]{1,2000})["']\)/g;
function listLineTitles(text) {
    return [comments_definition.exec(text)?.[1] ?? '', ...Array.from(text.matchAll(linkTitle), ([, title = '']) => title)];
}
const remark = /(?:^|\s)(?:\/\/|#|--|;|%|\{?\/\*|<!--|\.\.)\s?([^\n]{4,2000})/;
const matterRemark = /^\s*#\s?([^\n]{4,2000})/;
function listConditional({ format, after }) {
    if (format !== 'asciidoc')
        return undefined;
    const ends = after.filter((part) => part.kind === 'directive' && /^(?:ifdef|ifndef|ifeval|endif)$/.test(part.name));
    return (line) => {
        const last = ends.findLast((part) => part.line < line);
        return last?.kind === 'directive' && last.name !== 'endif';
    };
}
function findRemarks(page) {
    const code = listCodeLines(page);
    const end = findMatterEnd(page);
    const isConditional = listConditional(page);
    return page.addedLines
        .filter(({ line, text }) => {
        if (code.has(line))
            return addressesAgent(remark.exec(text)?.[1] ?? '');
        if (line <= end)
            return ordersAgent(matterRemark.exec(text)?.[1] ?? '');
        return isConditional?.(line) === true && ordersAgent(text);
    })
        .map(({ line }) => ({ path: page.path, line }));
}
function findComments({ pages }) {
    return pages.flatMap((page) => [...findInPage(page), ...findRemarks(page), ...findBelowMarks(page)]);
}
const hiddenLines = 8;
function findBelowMarks(page) {
    const tags = listTags(page.added).filter((tag) => findHidingClass(tag) !== undefined);
    const marks = [...tags, ...listHidingMarks(page)].map(({ line }) => line);
    if (marks.length === 0)
        return [];
    const isHidden = (line) => marks.some((mark) => line >= mark && line <= mark + hiddenLines);
    return page.added
        .filter((part) => isProse(part) && isHidden(part.line) && ordersAgent(proseOf(part)))
        .map(({ line }) => ({ path: page.path, line }));
}
function findInSight({ pages }) {
    return pages.flatMap(({ path, added, before }) => {
        const unseen = new Set(added.flatMap((part) => (part.kind === 'image' ? [part.line] : [])));
        const found = added.filter((part) => isProse(part) && !unseen.has(part.line) && ordersAgentInSight(proseOf(part)));
        return found.length === 0 || before.some((part) => isProse(part) && ordersAgentInSight(proseOf(part)))
            ? []
            : found.map(({ line }) => ({ path, line }));
    });
}
function findInPage(page) {
    const { path, added, addedLines } = page;
    const gone = added.some(({ kind }) => kind === 'comment') ? listGone(page) : [];
    const freshOf = (value) => gone.reduce((text, one) => text.replace(one, ' '), comments_squeeze(value));
    const orders = (value) => ordersAgent(value) && (gone.length === 0 || ordersAgent(freshOf(value)));
    return [
        ...added
            .filter((part) => (part.kind === 'comment' ? orders(part.value) : listTitles(part).some(instructs)))
            .map(({ line }) => ({ path, line })),
        ...addedLines.filter(({ text }) => listLineTitles(text).some(ordersAgent)).map(({ line }) => ({ path, line })),
    ];
}
function listGone({ before, after }) {
    const shown = (parts) => new Set(parts.flatMap((part) => (isProse(part) ? [comments_squeeze(proseOf(part))] : [])));
    const now = shown(after);
    return [...shown(before)].filter((text) => text.length > 20 && !now.has(text)).slice(0, 200);
}
function findCommentedOut({ pages }) {
    return pages.flatMap((page) => {
        const comments = page.added.filter((part) => part.kind === 'comment');
        if (comments.length === 0)
            return [];
        const gone = listGone(page);
        return comments
            .filter(({ value }) => {
            const text = comments_squeeze(value);
            return gone.some((one) => text.includes(one));
        })
            .map(({ line }) => ({ path: page.path, line }));
    });
}
function isProse(part) {
    return part.kind === 'text' || part.kind === 'heading';
}
function proseOf(part) {
    return part.kind === 'text' ? part.value : part.kind === 'heading' ? part.text : '';
}
function comments_squeeze(text) {
    return text.replace(/[\s>*_`#]+/g, ' ').trim();
}
const commentRules = [
    {
        id: 'agent-comment',
        grade: 'block',
        finds: 'comments, titles and image descriptions that give a coding agent or assistant instructions',
        says: 'Readers do not see this text, but it gives instructions to any agent that reads the source; remove it.',
        find: findComments,
    },
    {
        id: 'hidden-description',
        grade: 'block',
        finds: 'hidden text in the description, other than markers and the hints of a template',
        says: 'Part of the description is hidden, and agents and review bots would still read it; remove it.',
        find: findInDescription,
    },
    {
        id: 'agent-order',
        grade: 'look',
        finds: 'visible text that gives a coding agent or assistant instructions',
        says: 'This text gives instructions to any agent that reads the page; check that it is meant for readers.',
        find: findInSight,
    },
    {
        id: 'commented-out',
        grade: 'look',
        finds: 'text that was visible and is now commented out',
        says: 'Readers could see this text, and it is now commented out; check that it should go.',
        find: findCommentedOut,
    },
];

;// CONCATENATED MODULE: ./build/review/rules/commit-rules.js
const github = new Set(['web-flow', 'noreply@github.com']);
function splitCommits({ change: { commits }, judgedBefore }) {
    if (judgedBefore === undefined)
        return { earlier: commits, later: [], isRewritten: false };
    const at = commits.findIndex(({ sha }) => sha === judgedBefore.head);
    return { earlier: commits.slice(0, at + 1), later: commits.slice(at + 1), isRewritten: at < 0 };
}
function findStrangers(subject) {
    const { earlier, later } = splitCommits(subject);
    const known = new Set([subject.agent, ...earlier.flatMap(({ author, committer }) => [author, committer])]);
    return later
        .filter(({ isUpdate }) => !isUpdate)
        .flatMap(({ sha, author, committer }) => {
        const isCommitter = committer === author || committer === undefined || known.has(committer) || github.has(committer);
        if (author !== undefined && known.has(author) && isCommitter)
            return [];
        const name = isCommitter ? (author ?? 'nobody that GitHub knows') : committer;
        return [{ subject: `${sha.slice(0, 7)} (${name})` }];
    });
}
const commitRules = [
    {
        id: 'commit-of-another',
        grade: 'block',
        finds: 'commits that someone other than the agent pushed after the last review',
        says: 'Someone other than the agent pushed this commit after the last review; check that you recognise the author.',
        find: findStrangers,
    },
    {
        id: 'history-rewritten',
        grade: 'look',
        finds: 'branches that no longer contain the commit last reviewed',
        says: 'The branch was rewritten after the last review; read the whole diff again, not only the new commits.',
        find: (subject) => splitCommits(subject).isRewritten && subject.judgedBefore !== undefined
            ? [{ subject: subject.judgedBefore.head.slice(0, 7) }]
            : [],
    },
];

;// CONCATENATED MODULE: ./build/review/rules/known.js
const known_mostLookups = 40;
function known_textsOf({ others, change }) {
    return [...others, ...change.files.map(({ before }) => before?.text ?? '')].filter((text) => text !== '');
}
function createLookup(subject) {
    const texts = known_textsOf(subject);
    const answers = new Map();
    return (wanted) => {
        const text = wanted.trim();
        if (text === '')
            return false;
        const known = answers.get(text);
        if (known !== undefined)
            return known;
        if (answers.size >= known_mostLookups)
            return false;
        const answer = texts.some((one) => holdsWhole(one, text));
        answers.set(text, answer);
        return answer;
    };
}
function holdsWhole(text, wanted) {
    for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length))
        if (!/\w{2}/.test(text.slice(at - 1, at + 1)) && !/\w{2}/.test(text.slice(at + wanted.length - 1).slice(0, 2)))
            return true;
    return false;
}
const known_frame = /<(?:iframe|embed|object)\s[^>]{0,2000}?\b(?:src|data)\s*=\s*\{?\s*["'`]((?:https?:)?\/\/[^/\\?#\s"'`@>]{1,253})\//gi;
function listEmbedded(subject) {
    return new Set(known_textsOf(subject).flatMap((text) => [...text.matchAll(known_frame)].map(([, host = '']) => host.toLowerCase())));
}

;// CONCATENATED MODULE: ./build/review/rules/components.js



const components_component = /^[A-Z][\w.]*$/;
function listOwn({ after }) {
    return after.map((part) => (part.kind === 'esm' ? part.value : '')).join('\n');
}
function findUnknown(subject) {
    const holds = createLookup(subject);
    return subject.pages.flatMap((page) => {
        if (page.format !== 'mdx')
            return [];
        const own = listOwn(page);
        const isOwn = (name) => new RegExp(`\\b${name.split('.')[0] ?? ''}\\b`).test(own);
        return listTags(page.added)
            .filter(({ name, isJsx }) => isJsx && components_component.test(name) && !isOwn(name) && !holds(`<${name}`))
            .map(({ name, line }) => ({ path: page.path, line, subject: `<${name}>` }));
    });
}
const components_macro = /\{(\{[<%]|%-?)\s{0,9}([a-z][\w./-]{0,80})/gi;
function findMacros(subject) {
    const holds = createLookup(subject);
    return subject.pages.flatMap((page) => {
        const found = page.addedLines.flatMap(({ line, text }) => [...text.matchAll(components_macro)].map(([whole, sign = '', name = '']) => ({ line, whole, sign, name })));
        const code = found.length === 0 ? new Set() : listCodeLines(page);
        return found
            .filter(({ line, name }) => !code.has(line) && !/^(?:end|else)/.test(name))
            .filter(({ sign, name }) => {
            const start = `{${sign.replace('-', '')}`;
            return !['', '-'].some((end) => holds(`${start}${end} ${name}`) || holds(`${start}${end}${name}`));
        })
            .map(({ line, whole }) => ({ path: page.path, line, subject: whole }));
    });
}
const componentRules = [
    {
        id: 'component-unknown',
        grade: 'look',
        finds: 'components in MDX that the page does not import and no other page uses',
        says: 'This component is neither imported on the page nor used on another; check what it is.',
        find: findUnknown,
    },
    {
        id: 'macro-new',
        grade: 'look',
        finds: 'shortcodes and template tags that no other page uses',
        says: 'This template tag runs when the site is built, and no other page uses it; check what it does.',
        find: findMacros,
    },
];

;// CONCATENATED MODULE: ./build/review/rules/configuration.json
const configuration_namespaceObject = /*#__PURE__*/JSON.parse('{"_config.yaml":["analytics","collections","defaults","exclude","execute","gems","google_analytics","html","include","includes_dir","kramdown","launch_buttons","layouts_dir","parse","plugins","plugins_dir","remote_theme","repository","safe","sphinx","theme","whitelist"],"_config.yml":["analytics","collections","defaults","exclude","execute","gems","google_analytics","html","include","includes_dir","kramdown","launch_buttons","layouts_dir","parse","plugins","plugins_dir","remote_theme","repository","safe","sphinx","theme","whitelist"],"antora.yaml":["ext"],"antora.yml":["ext"],"docs.json":["api","fonts","head","integrations","openapi","script","scripts"],"docs.yml":["analytics","css","experimental","js","libraries"],"mint.json":["analytics","api","head","integrations","openapi","script","scripts"],"mkdocs.yaml":["extra","extra_css","extra_javascript","extra_templates","hooks","INHERIT","markdown_extensions","plugins","theme"],"mkdocs.yml":["extra","extra_css","extra_javascript","extra_templates","hooks","INHERIT","markdown_extensions","plugins","theme"]}');
// EXTERNAL MODULE: ./build/review/rules/machinery.js + 2 modules
var machinery = __webpack_require__(3686);
;// CONCATENATED MODULE: ./build/review/rules/configuration.js



const keysOf = new Map(Object.entries(configuration_namespaceObject).map(([name, keys]) => [name, new Set(keys.map((key) => key.toLowerCase()))]));
const navigation = [
    /(?:^|\/)(?:\.nav\.ya?ml|\.order|\.pages|_category_\.(?:json|ya?ml)|_(?:nav|side)bar\.md|_redirects|_toc\.ya?ml)$/,
    /(?:^|\/)(?:_?meta\.json|(?:nav|navigation|toc|sitemap)\.(?:adoc|json|ya?ml|xml)|summary\.md|\.gitbook\.ya?ml)$/,
    /(?:^|\/)(?:[a-z_-]*redirects?|sidebars?|(?:[a-z_-]+[-_.])sidebars?)\.(?:csv|json|map|toml|txt|ya?ml)$/,
];
const navigationCode = /(?:^|\/)(?:[a-z_-]*sidebars?|_meta|navigation|redirects)\.(?:[cm]?[jt]s|[jt]sx)$/;
function configuration_nameOf(path) {
    return (0,machinery/* foldPath */.tu)(path).split('/').at(-1) ?? '';
}
function isKnownConfiguration(path) {
    const folded = (0,machinery/* foldPath */.tu)(path);
    return (keysOf.has(configuration_nameOf(path)) || navigationCode.test(folded)) && !/(?:^|\/)\.(?!vitepress\/)/.test(folded);
}
function isNavigation(path) {
    const folded = (0,machinery/* foldPath */.tu)(path);
    return isKnownConfiguration(path) || navigation.some((pattern) => pattern.test(folded));
}
const string = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g;
const imported = /^import type\b[^;]*;?$|^import \{[^}]*\} from '@docusaurus\/[\w/-]+';?$/;
function isListed(line) {
    const code = line.trim();
    return (/^\/\/[^\u2028\u2029]*$/.test(code) || imported.test(code) || /^[\w\s{}[\]:,;-]*$/.test(code.replace(string, 'x')));
}
function findCode(file) {
    const { path, after } = file;
    if (after !== undefined && after.text === undefined)
        return [{ path }];
    return navigationCode.test((0,machinery/* foldPath */.tu)(path))
        ? lines_listAdded(file)
            .filter(({ text }) => !isListed(text))
            .map(({ line }) => ({ path, line }))
        : findKeys(file);
}
function findKeys({ path, before, after }) {
    const keys = keysOf.get(configuration_nameOf(path));
    if (keys === undefined)
        return [];
    const old = groupByKey(path, before?.text);
    const now = groupByKey(path, after?.text);
    const changed = [...new Set([...old.keys(), ...now.keys()])].filter((key) => old.get(key) !== now.get(key));
    return changed
        .filter((key) => keys.has(key.toLowerCase()) || !/^[\w-]*$/.test(key) || /!!|!ruby/.test(now.get(key) ?? ''))
        .map((key) => ({ path, subject: key }));
}
function groupByKey(path, text) {
    if (/\.json$/i.test(path))
        return groupJson(text);
    const groups = new Map();
    let lines = [];
    for (const line of lines_listLines(text)) {
        if (/^\s*(?:#|$)/.test(line))
            continue;
        if (/^[^\s-]/.test(line)) {
            const key = /^(["']?)([^"':]+)\1\s*:/.exec(line)?.[2] ?? line;
            lines = groups.get(key) ?? [];
            groups.set(key, lines);
        }
        lines.push(line);
    }
    return new Map([...groups].map(([key, list]) => [key, list.join('\n')]));
}
function groupJson(text) {
    if (text === undefined)
        return new Map();
    try {
        const value = JSON.parse(text);
        if (typeof value === 'object' && value !== null)
            return new Map(Object.entries(value).map(([key, one]) => [key, JSON.stringify(one)]));
    }
    catch {
        return new Map([['?', text]]);
    }
    return new Map([['?', text]]);
}
const configurationRules = [
    {
        id: 'site-key',
        grade: 'block',
        finds: 'site configuration keys that add code, styles, plugins or trackers, and code in lists of pages',
        says: 'This site setting can run code during the build or in readers’ browsers; a documentation fix does not need it.',
        find: ({ change }) => change.files.flatMap((file) => (isKnownConfiguration(file.path) ? findCode(file) : [])),
    },
    {
        id: 'navigation',
        grade: 'look',
        finds: 'navigation and redirect files',
        says: 'This file sets navigation or redirects for the whole site; check that existing links still work.',
        find: ({ change }) => change.files
            .filter(({ path, previousPath }) => isNavigation(path) || isNavigation(previousPath ?? ''))
            .map(({ path }) => ({ path })),
    },
];

;// CONCATENATED MODULE: ./build/review/rules/copied-rules.js


const row = 8;
function findCopied(subject) {
    const readers = new Map();
    for (const { id, text } of subject.readers ?? [])
        for (const run of listRuns(wordsOf(text)))
            readers.set(run, (readers.get(run) ?? new Set()).add(id));
    if (readers.size === 0)
        return [];
    const firsts = new Set([...readers.keys()].map((run) => run.slice(0, run.indexOf(' '))));
    const known = new Set();
    for (const text of listKnown(subject))
        for (const run of listRuns(wordsOf(text), firsts))
            if (readers.has(run))
                known.add(run);
    return listAdded(subject).flatMap(({ path, line, kind, text }) => {
        if (kind === 'code' || kind === 'inline-code')
            return [];
        const runs = [...listRuns(wordsOf(text), firsts)].filter((run) => readers.has(run) && !known.has(run));
        const [first] = runs;
        if (first === undefined)
            return [];
        const from = [...new Set(runs.flatMap((run) => [...(readers.get(run) ?? [])]))].sort();
        return [{ path, line, subject: first, from }];
    });
}
function wordsOf(text) {
    const prose = plainOf(text)
        .split(' ')
        .filter((word) => !/^-.|[/\\{}=<>$|_\d]/s.test(word))
        .join(' ');
    return prose.match(/\p{L}+(?:['’-]\p{L}+)*/gu) ?? [];
}
function listRuns(words, firsts) {
    const runs = new Set();
    for (let at = 0; at + row <= words.length; at += 1)
        if (firsts?.has(words[at] ?? '') ?? true)
            runs.add(words.slice(at, at + row).join(' '));
    return runs;
}
const copiedRules = [
    {
        id: 'reader-copied',
        grade: 'look',
        finds: 'eight or more consecutive words copied from a reader',
        says: 'This text is copied word for word from reader feedback; check that it is correct and may be published.',
        find: findCopied,
    },
];

;// CONCATENATED MODULE: ./build/review/rules/directives.json
const directives_namespaceObject = /*#__PURE__*/JSON.parse('{"Yv":["-8<-","--8<--","csv-table","embed","graphviz","import","include","include_relative","include-markdown","includehtml","literalinclude","mdinclude","partial","readfile","remoteinclude","snippet","svg","uml","xml-include"],"eo":["code-cell","command-output","eval-rst","exec","jupyter-execute","plot","program-output","raw"],"yk":["autofunction-exec","bokeh-plot","code-cell","command-output","doctest-setup","eval-rst","exec","exec-code","exec_code","execute_code","ipython","jupyter-execute","jupyter-kernel","plot","program-output","programoutput","python","run","runcmd","runblock","shell","system","testcleanup","testsetup"],"fA":["++++","+++","html","htmlonly","pass","passthrough","raw","raw-html","rawhtml"]}');
;// CONCATENATED MODULE: ./build/review/rules/directives.js




const including = new Set(directives_namespaceObject.Yv);
const running = new Set(directives_namespaceObject.yk);
const unparsed = new Set(directives_namespaceObject.fA);
function listDirectives({ pages }, names) {
    return pages.flatMap(({ path, added }) => added.flatMap((part) => part.kind === 'directive' && names.has(part.name.toLowerCase())
        ? [{ path, line: part.line, name: part.name, value: part.value }]
        : []));
}
function listFenced({ pages }) {
    return pages.flatMap(({ path, added }) => added.flatMap((part) => {
        const name = part.kind === 'code' ? /^\{([\w-]{1,40})\}$/.exec(part.lang)?.[1] : undefined;
        if (part.kind !== 'code' || name === undefined || !including.has(name.toLowerCase()))
            return [];
        return [{ path, line: part.line, name, value: part.meta }];
    }));
}
function tellMarked({ path, line, value }) {
    return { path, line, subject: value };
}
function tell({ path, line, name, value }) {
    return { path, line, subject: `${name} ${value}`.trim() };
}
function leadsOut({ path, value }) {
    if (/(?:https?|ftp):|\bfile:[/\\]|(?:^|["'=\s])(?:[a-z]:[/\\]|~|\\\\|\/\/|\/(?:etc|proc|root|home|var|usr|dev)\b)/i.test(value))
        return true;
    if (/(?:^|[/"'\s=])\.(?:env|git|ssh|npmrc|netrc|pypirc|aws|github)\b/i.test(value))
        return true;
    return (value.match(/\.\.[/\\]/g)?.length ?? 0) >= path.split('/').length;
}
function holdsRows({ name, value }) {
    return /^(?:csv|list)-table$/i.test(name) && !/(?:^|\s):(?:file|url):/.test(value);
}
const languages = new Set(directives_namespaceObject.eo);
const chunk = /^\{\{?(?:r|python|julia|ojs|bash|sh)\b[^}]*\}?\}?$/i;
const runningMeta = /(?:^|[\s,{])(?:exec(?:ute)?(?:=|\s|$)|eval=|\.exec\b|live(?=[\s}=]|$))/i;
const diagram = /^(?:[\w-]*(?:mermaid|plantuml|puml|graphviz|dot|d2|vega(?:-lite)?)|\{(?:mermaid|graphviz|uml)\})$/i;
const runningDiagram = [
    /javascript:|^[ \t]{0,40}click[ \t]{1,9}\S{1,100}[ \t]{1,9}call\b|\bsecurityLevel\b/im,
    /\b(?:URL|href)\s{0,3}=\s{0,3}["']?\s{0,3}(?:vbscript|data):/i,
    /^[ \t]{0,40}!include\w{0,9}[ \t]{1,9}<?https?:|<[a-z]+\s[^<>\n]{0,200}\bon[a-z]{3,20}\s*=/im,
];
const passed = /^\{?=[a-z][a-z\d]{0,20}\}?$/i;
const passedInline = /`[^`\n]{1,1000}`\{=[a-z][a-z\d]{0,20}\}/i;
const computed = /^(?:r\s{1,3}[\w.:]{1,60}\(|\{(?:r|python|julia|ojs)\}\s)/i;
const magic = /^\s{0,9}%%(?:javascript|js|html|svg|script|bash|sh|perl|ruby|writefile|system)\b/im;
function findPassed({ pages }) {
    return pages.flatMap((page) => {
        const { path, added, addedLines, format } = page;
        if (format !== 'markdown' && format !== 'mdx')
            return [];
        const blocks = added.filter((part) => part.kind === 'code' && passed.test(part.lang));
        const lines = addedLines.filter(({ text }) => passedInline.test(text));
        const code = lines.length === 0 ? new Set() : listCodeLines(page);
        return [...blocks, ...lines.filter(({ line }) => !code.has(line))].map(({ line }) => ({ path, line }));
    });
}
function runs({ lang, meta, value }) {
    if (magic.test(value))
        return true;
    if ((diagram.test(lang) || diagram.test(/^[\w-]{1,40}/.exec(meta)?.[0] ?? '')) &&
        runningDiagram.some((form) => form.test(value)))
        return true;
    return languages.has(lang.toLowerCase().replace(/^\{|\}$/g, '')) || chunk.test(lang) || runningMeta.test(meta);
}
function findRunningCode({ pages }) {
    return pages.flatMap(({ path, added, before }) => {
        const old = new Set(before.map((part) => (part.kind === 'code' && runs(part) ? `${part.lang} ${part.meta}` : '')));
        const inline = added.filter((part) => part.kind === 'inline-code' && computed.test(part.value));
        const found = added
            .filter((part) => part.kind === 'code')
            .filter((code) => runs(code) && !old.has(`${code.lang} ${code.meta}`))
            .map(({ lang, meta, line }) => ({ path, line, subject: `${lang} ${meta}`.trim() }));
        return [...found, ...inline.map(({ line }) => ({ path, line }))];
    });
}
const directiveRules = [
    {
        id: 'running-directive',
        grade: 'block',
        finds: 'directives and code blocks that run during the build or in the browser',
        says: 'This runs code when the site is built or when a reader opens the page.',
        find: (subject) => [...listDirectives(subject, running).map(tell), ...findRunningCode(subject)],
    },
    {
        id: 'raw-directive',
        grade: 'block',
        finds: 'directives that pass raw HTML through',
        says: 'This directive passes raw HTML into the page, including any script in it.',
        find: (subject) => [
            ...listDirectives(subject, unparsed).map(tell),
            ...findPassed(subject),
            ...subject.pages.flatMap((page) => listRaw(page).map(tellMarked)),
        ],
    },
    {
        id: 'include-elsewhere',
        grade: 'block',
        finds: 'directives that include a file from outside the repository, or one that holds credentials',
        says: 'This directive publishes a file from outside the documentation, which may contain secrets.',
        find: (subject) => [
            ...listDirectives(subject, including).filter(leadsOut).map(tell),
            ...listFenced(subject).filter(leadsOut).map(tell),
            ...subject.pages.flatMap((page) => listIncludes(page).filter(leadsOut).map(tellMarked)),
        ],
    },
    {
        id: 'include',
        grade: 'look',
        finds: 'directives that include a file that no other page includes',
        says: 'No other page includes this file; check that it is meant to be published.',
        find: (subject) => {
            const holds = createLookup(subject);
            return listDirectives(subject, including)
                .filter((one) => !leadsOut(one) && !holdsRows(one) && !holds(one.value))
                .map(tell);
        },
    },
];

;// CONCATENATED MODULE: ./build/review/rules/unpacked.js


const builders = new Set(downloads_namespaceObject.LX);
const unpacked_downloaders = new Set(downloads_namespaceObject.hB);
const extractors = new Set(downloads_namespaceObject.Qr);
const runners = new Set(downloads_namespaceObject.ae);
const nearby = 12;
function findUnpacked(commands) {
    const found = [];
    let source;
    let isUnpacked = false;
    for (const command of commands) {
        if (source !== undefined && command.line - source.line > nearby)
            source = undefined;
        if (isClone(command))
            [source, isUnpacked] = [command, true];
        else if (command.words.some((word) => unpacked_downloaders.has(word.toLowerCase())))
            [source, isUnpacked] = [command, false];
        else if (extractors.has(programOf(command.words)))
            isUnpacked = true;
        else if (source !== undefined && isUnpacked && runsOwn(command)) {
            found.push({ source, run: command });
            source = undefined;
        }
    }
    return found;
}
function isClone({ words }) {
    const [, ...rest] = dropPrefixes(words);
    const program = programOf(words);
    return (/^(?:git|hg|gh|svn|degit)$/.test(program) &&
        rest.some((word) => /^(?:clone|checkout|co)$/.test(word)) &&
        rest.some((word) => /:|\w\/\w/.test(word)));
}
function runsOwn({ words }) {
    const [first = '', ...rest] = dropPrefixes(words);
    const program = programOf(words);
    if (/^\.{1,2}[/\\]\S/.test(first) ||
        /^[\w.-]{1,80}\/\S{0,200}(?:install|setup|configure|run|bootstrap)\S{0,20}$/.test(first))
        return true;
    if (runners.has(program.replace(/[\d.]+$/, '')))
        return rest.some((word) => /^[^-\s]\S*\.\w{1,5}$/.test(word));
    if (!builders.has(program))
        return false;
    const operands = rest.filter((word) => !word.startsWith('-'));
    return (/^(?:make|just|ninja|rake|task|meson|cmake|gradle|mvn)$/.test(program) ||
        operands.length < 2 ||
        operands.includes('.') ||
        /^(?:run|start|build)$/.test(operands[0] ?? ''));
}

;// CONCATENATED MODULE: ./build/review/rules/downloads.js







const downloads_downloaders = new Set(downloads_namespaceObject.hB);
const downloads_runners = new Set(downloads_namespaceObject.ae);
const sinks = new Set(downloads_namespaceObject.nc);
const inCode = downloads_namespaceObject.pN.map(({ pattern }) => compilePattern(pattern, 'i'));
const sign = new RegExp([
    'curl|wget|fetch|http|aria2c|iwr|irm|invoke-|download|urlopen|webclient|certutil|bitsadmin|bitstransfer|axel',
    String.raw `\bclone\b|\|\s?(?:sudo )?\w*sh\b`,
].join('|'), 'i');
const mayDownload = (text) => sign.test((0,visible/* dropUnseen */.Y)(text).normalize('NFKC'));
const mostNames = 20;
function findDownloads(lines) {
    const suspects = lines.filter(({ text }) => sign.test(text));
    if (suspects.length === 0)
        return [];
    const direct = suspects.filter((line) => runsPipe(listCommands(line)) || inCode.some((form) => form.test(line.text)));
    const names = new Set(suspects.flatMap(listCommands).flatMap(listFiles));
    const isNamed = ({ text }) => names.size > mostNames || [...names].some((name) => text.includes(name));
    const commands = names.size === 0 ? [] : lines.filter(isNamed).flatMap(listCommands);
    const unpacked = findUnpacked(lines.flatMap(listCommands)).map(({ source, run }) => ({
        ...describe(`${source.text} && ${run.text}`, run.line),
        way: 'unpacked',
    }));
    return [
        ...direct.map(({ text, line }) => ({ ...describe(text, line), way: 'direct' })),
        ...findTwoSteps(commands),
        ...unpacked,
    ];
}
function describe(text, line) {
    const named = hosts_listAddresses(text);
    const addresses = named.length > 0 ? named : listBareAddresses(text);
    const places = addresses.map(({ host, site }) => ({ host: site.includes('/') ? site : host, site }));
    return { text: snippets_squeeze(text).slice(0, 300), line, places, addresses: addresses.map((address) => address.text) };
}
function runsPipe(commands) {
    let hasDownload = false;
    for (const { words, isPiped } of commands) {
        if (hasDownload && runsInput(words))
            return true;
        hasDownload = isPiped && (hasDownload || words.some((word) => downloads_downloaders.has(word.toLowerCase())));
    }
    return false;
}
function runsInput(words) {
    const program = programOf(words).replace(/[\d.]+$/, '');
    if (sinks.has(program) || readsOrders.test(words.join(' ')))
        return true;
    if (!(downloads_runners.has(program) || downloads_runners.has(programOf(words))))
        return false;
    return (/sh$|^(?:iex|invoke-expression|cmd|eval)$/.test(program) || !words.some((word) => /^-\w*[cemnp]\w*$/.test(word)));
}
const readsOrders = compilePattern([
    String.raw `\b(?:git\s(?:-\S{1,80}\s)?(?:apply|am)|kubectl\s(?:apply|create)|docker\s(?:image\s)?load)\b`,
    String.raw `\b(?:ssh\s[^|]{1,100}\s(?:ba)?sh|docker[\s-]compose\s[^|]{0,80}-f\s-\s\w+)\b`,
]);
function findTwoSteps(commands) {
    const files = new Map();
    const found = [];
    for (const command of commands) {
        const run = listRun(command).find((name) => files.has(name));
        const source = run === undefined ? undefined : files.get(run);
        if (run !== undefined && source !== undefined) {
            found.push({ ...describe(`${source.text} && ${command.text}`, command.line), way: 'two-steps' });
            files.delete(run);
        }
        for (const name of listFiles(command))
            files.set(name, command);
    }
    return found;
}
function listFiles({ words, text }) {
    if (!words.some((word) => downloads_downloaders.has(word.toLowerCase())))
        return [];
    const named = words.flatMap((word, at) => /^(?:-[a-zA-Z]{0,6}o|-O|--output|--output-document|--out|-outfile|>)$/i.test(word) ? (words[at + 1] ?? []) : []);
    const joined = words.flatMap((word) => /^(?:--output(?:-document)?=|>)(\S+)$/.exec(word)?.[1] ?? []);
    const remote = [...hosts_listAddresses(text), ...listBareAddresses(text)].map(({ path }) => path.replace(/[?#].*$/, ''));
    return [...named, ...joined, ...remote].map(baseName).filter((name) => name.length > 1);
}
function listRun({ words }) {
    const rest = dropPrefixes(words);
    const program = programOf(words);
    const isRunner = downloads_runners.has(program) || downloads_runners.has(program.replace(/[\d.]+$/, ''));
    const isOpener = /^(?:chmod|start-process|start|open|&|msiexec|dpkg|rpm|installer|java|unblock-file)$/.test(program);
    const isOwn = /^(?:\.{0,2}|~|\/.*|\$\w+|%\w+%)[/\\]|\.(?:exe|msi|ps1|bat|cmd|run)$/i.test(rest[0] ?? '');
    if (program === 'chmod' && !/[+=][rwX]*x|[0-7]*[1357]/.test(rest[1] ?? ''))
        return [];
    return [...(isOwn ? [rest[0] ?? ''] : []), ...(isRunner || isOpener ? rest.slice(1) : [])].map(baseName);
}
function baseName(path) {
    return path.replace(/^.*[/\\]/, '');
}

;// CONCATENATED MODULE: ./build/review/rules/download-rules.js





const findNew = perSubject((subject) => {
    const before = listOf(listBefore(subject)).map(({ download }) => download);
    const others = subject.others.filter(mayDownload).flatMap((text) => findDownloads(snippets_listLines({ text, line: 1 })));
    const unchanged = new Set([...before, ...others.filter(({ way }) => way === 'unpacked')].map(({ text }) => text));
    const earlier = [...before, ...others];
    const hosts = new Set(earlier.flatMap(({ places }) => places.map(({ host }) => host)));
    const piped = new Set(earlier.flatMap(({ way, places }) => (way === 'direct' ? places.map(({ site }) => site) : [])));
    const linked = knownAddresses(subject).sites;
    return listOf(listAfter(subject))
        .filter(({ download }) => !unchanged.has(download.text))
        .map(({ path, download }) => {
        const { way, addresses } = download;
        const isKnown = addresses.length > 0 &&
            download.places.every(({ host, site }) => hosts.has(host) || piped.has(site) || (way === 'unpacked' && linked.has(site)));
        const from = [...download.addresses, download.text].flatMap((text) => findReaders(subject, text));
        return { isKnown, finding: { path, line: download.line, subject: download.text, from } };
    });
});
function listOf(snippets) {
    const byPath = Map.groupBy(snippets, ({ path, kind }) => JSON.stringify([path, kind === 'prose']));
    const suspects = [...byPath.values()].filter((group) => group.some(({ text }) => mayDownload(text)));
    return suspects.flatMap((group) => findDownloads(group.flatMap(snippets_listLines)).map((download) => ({ path: group[0]?.path ?? '', download })));
}
const download_rules_pick = (isKnown) => (subject) => findNew(subject)
    .filter((found) => found.isKnown === isKnown)
    .map(({ finding }) => finding);
const downloadRules = [
    {
        id: 'download-run',
        grade: 'block',
        finds: 'commands that run what they download: piped to a shell, through `eval` or `$(…)`, or in two steps',
        says: 'This command downloads code and runs it unchecked, on the machine of every reader who copies it.',
        find: download_rules_pick(false),
    },
    {
        id: 'download-run-known',
        grade: 'look',
        finds: 'new commands of that kind, from a source that the repository already uses',
        says: 'This command downloads code and runs it, from a source that the repository already uses; check that this page needs it.',
        find: download_rules_pick(true),
    },
];

;// CONCATENATED MODULE: ./build/review/rules/drawings.js



const drawings_elements = new Set('script foreignobject iframe object embed link meta base form handler listener html body audio video'.split(' '));
const drawings_longest = 2_000_000;
function isActive(tag) {
    const name = tag.name.replace(/^[a-z0-9]+:/, '');
    if (drawings_elements.has(name) || findHandlers(tag).length > 0)
        return true;
    if (name === 'style')
        return /@import|url\(\s*["']?(?!#|data:image|data:font)/i.test(tag.content ?? '');
    return Object.entries(tag.attributes).some(([key, value]) => {
        if (isScriptAddress(value))
            return true;
        if (/^(?:xlink:)?href$/.test(key))
            return name !== 'a' && !/^(?:#|data:image\/(?!svg))/.test(value.trim());
        return /url\(\s*["']?(?:https?:)?\/\//i.test(value) || (key === 'attributename' && /href|^on/i.test(value));
    });
}
function holdsMore({ path, before, after }) {
    const text = after?.text;
    if (!/\.svgz?$/i.test(path) || text === undefined || text === before?.text)
        return false;
    if (text.length > drawings_longest || /<!ENTITY|<\?xml-stylesheet/i.test(text))
        return true;
    return parseHtml(text, 1).some((part) => part.kind === 'tag' && isActive(part));
}
const drawingRules = [
    {
        id: 'active-drawing',
        grade: 'block',
        finds: 'drawings (SVG) with scripts, event handlers, foreign objects, entities or external references',
        says: 'This SVG can run code or load external content when it is opened.',
        find: ({ change }) => change.files.filter(holdsMore).map(({ path }) => ({ path })),
    },
];

;// CONCATENATED MODULE: ./build/review/rules/esm.js


function listEsm(subject) {
    return subject.pages.flatMap(({ path, added }) => added.filter((part) => part.kind === 'esm').map(({ line, value }) => ({ path, line, value })));
}
const esm_running = /\w\s*\(|=>|\$\{|`|\b(?:process|globalthis|window|document|require|import|constructor|eval|function|self|environ|getenv|__\w{2,30}__)\b/i;
function listExpressions({ pages }) {
    return pages.flatMap((page) => page.added.flatMap((part) => valuesOf(part, page).map((value) => ({ path: page.path, line: part.line, value }))));
}
function valuesOf(part, { format }) {
    if (part.kind === 'expression') {
        if (isLiteral(part.value) || isComment(part.value))
            return [];
        return format === 'mdx' || esm_running.test(part.value) ? [part.value] : [];
    }
    if (part.kind !== 'tag' || !part.isJsx)
        return [];
    return Object.entries(part.attributes).flatMap(([name, value]) => {
        if (name.startsWith('{'))
            return [name.slice(1, -1)];
        const source = /^\{([\s\S]*)\}$/.exec(value)?.[1];
        return source === undefined || isLiteral(source) ? [] : [source];
    });
}
function judge(subject, list, isKnown, wrap) {
    const holds = createLookup(subject);
    return list(subject)
        .filter(({ value }) => holds(wrap(value)) === isKnown)
        .map(({ path, line, value }) => ({ path, line, subject: value }));
}
const esm_asLine = (value) => value;
const inBraces = (value) => `{${value}}`;
const esmRules = [
    {
        id: 'mdx-import',
        grade: 'block',
        finds: 'new MDX `import` and `export` statements',
        says: 'This statement runs code when the site is built, and no other page has it.',
        find: (subject) => judge(subject, listEsm, false, esm_asLine),
    },
    {
        id: 'mdx-expression',
        grade: 'block',
        finds: 'new MDX expressions other than a string, a number or a list of them',
        says: 'This expression runs code when the page is built or viewed, and no other page has it.',
        find: (subject) => judge(subject, listExpressions, false, inBraces),
    },
    {
        id: 'known-import',
        grade: 'look',
        finds: 'new `import` and `export` statements that other pages already have, character for character',
        says: 'This statement runs code and is new on this page, but other pages have exactly the same one; check that this page needs it.',
        find: (subject) => judge(subject, listEsm, true, esm_asLine),
    },
    {
        id: 'known-expression',
        grade: 'look',
        finds: 'new expressions that other pages already have, character for character',
        says: 'This expression runs code and is new on this page, but other pages have exactly the same one; check that this page needs it.',
        find: (subject) => judge(subject, listExpressions, true, inBraces),
    },
];

;// CONCATENATED MODULE: ./build/review/rules/odd-path.js


const device = /^(?:aux|con|nul|prn|com\d|lpt\d)(?:\.|$)/i;
function isOddPath(path) {
    if (findHidden(path) !== undefined || /[\\:*?"<>|]|%(?:2e|2f|5c|00)/i.test(path))
        return true;
    return path.split('/').some(isOddSegment);
}
function isOddSegment(segment) {
    if (segment === '' || segment === '.' || segment === '..' || /^\s|[\s.]$/u.test(segment))
        return true;
    if (device.test(segment) || /^(?:git|\.gi|gi[0-9a-f]+)~\d$/i.test(segment) || /^\.git$/i.test(segment))
        return true;
    return segment.split(/[^\p{L}\p{M}\p{N}]+/u).some(isLookAlike) || foldsToAscii(segment);
}
function foldsToAscii(segment) {
    return /[\uff01-\uff5e\u{1d400}-\u{1d7ff}\u2024-\u2026\ufe52\u2044\u2215]/u.test(segment);
}

;// CONCATENATED MODULE: ./build/review/rules/files.js




function endsOf({ path, previousPath }) {
    return previousPath === undefined ? [path] : [path, previousPath];
}
function machineryRule(kind, finds, says) {
    return {
        id: `${kind}-file`,
        grade: 'block',
        finds,
        says,
        find: ({ change }) => change.files.flatMap((file) => {
            const end = endsOf(file).find((path) => kindOf(path, file) === kind);
            return end === undefined ? [] : [{ path: file.path, subject: end }];
        }),
    };
}
function kindOf(path, file) {
    const kind = (0,machinery/* findMachinery */.GV)(path);
    if (kind !== undefined &&
        !isKnownConfiguration(path) &&
        !(kind === 'tools' && (file.after === undefined || isNavigation(path))))
        return kind;
    if (runsCommands(file))
        return 'scripts';
    return file.after?.text?.startsWith('#!') === true ? 'scripts' : undefined;
}
const settings = /\.(?:ya?ml|json[5c]?|toml|xml)$/i;
const files_running = /^\s*(?:-\s+)?["']?(?:(?:before_|after_|post|pre)?(?:commands?|cmd|exec|hooks|install|jobs|run|scripts?|stages|steps|tasks))["']?\s*:/;
function runsCommands(file) {
    return settings.test(file.path) && lines_listAdded(file).filter(({ text }) => files_running.test(text)).length > 1;
}
function fileRule(row, holds) {
    const find = ({ change }) => change.files.filter(holds).map(({ path }) => ({ path, subject: path }));
    return { ...row, grade: 'block', find };
}
const files_link = '120000';
const submodule = '160000';
const executable = '100755';
const pointer = /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n/;
function holdsWords(path, text) {
    return text !== '' && !/\.svg$/i.test(path) && !pointer.test(text);
}
function hasMode({ before, after }, mode) {
    return before?.mode === mode || after?.mode === mode;
}
const fileRules = [
    machineryRule('ci', 'continuous integration and code owners', 'This file controls what runs in this repository or who must review; a documentation fix has no reason to change it.'),
    machineryRule('git', 'attributes, submodules and hooks of Git', 'This file changes what Git does on every clone; a documentation fix has no reason to change it.'),
    machineryRule('packages', 'package manifests and lock files', 'This file decides which packages are installed; a documentation fix has no reason to change it.'),
    machineryRule('scripts', 'scripts, programs and build files', 'This file is code that people or CI may run; a documentation fix has no reason to change it.'),
    machineryRule('containers', 'container and deployment files', 'This file controls how something is built or deployed; a documentation fix has no reason to change it.'),
    machineryRule('site', 'site configuration, templates and plugins that run code', 'This file runs when the site is built; a documentation fix has no reason to change it.'),
    machineryRule('agents', 'files that coding agents and editors follow', 'Coding agents or editors act on this file; a documentation fix has no reason to change it.'),
    machineryRule('tools', 'settings of tools: dotfiles, settings at the root, and files that are neither pages, images nor data', 'A tool or service may act on this file; a documentation fix has no reason to change it.'),
    machineryRule('secrets', 'files that usually hold credentials', 'Files with this name usually hold credentials: remove it, and revoke any that are real.'),
    fileRule({
        id: 'odd-path',
        finds: 'paths with hidden or look-alike characters, with stray dots or spaces, or with names that other systems read differently',
        says: 'This path is not what it looks like, or names a different file on another operating system; rename it.',
    }, (file) => file.after !== undefined &&
        (file.before === undefined || file.previousPath !== undefined) &&
        isOddPath(file.path)),
    fileRule({
        id: 'symbolic-link',
        finds: 'symbolic links',
        says: 'A symbolic link can expose or overwrite a file elsewhere; check where it points.',
    }, (file) => hasMode(file, files_link)),
    fileRule({
        id: 'submodule',
        finds: 'submodules',
        says: 'A submodule pulls in another repository, whose content is not reviewed here.',
    }, (file) => hasMode(file, submodule)),
    fileRule({
        id: 'executable',
        finds: 'files made executable',
        says: 'This change makes the file executable, which documentation never needs.',
    }, ({ before, after }) => after?.mode === executable && before?.mode !== executable),
    fileRule({
        id: 'binary-file',
        finds: 'binary files other than images',
        says: 'This binary file is not an image, so nobody can review what it contains.',
    }, ({ path, after }) => after?.isBinary === true && !(0,machinery/* isPictureName */.so)(path)),
    fileRule({
        id: 'false-picture',
        finds: 'text files named like images',
        says: 'This file is named like an image but contains text, which may be code.',
    }, ({ path, after }) => (0,machinery/* isPictureName */.so)(path) && (after?.isPicture === false || holdsWords(path, after?.text ?? ''))),
];

;// CONCATENATED MODULE: ./build/review/rules/frames.js



const frames_frames = new Set('applet embed fencedframe frame frameset iframe include-fragment object portal turbo-frame webview'.split(' '));
function hostOf({ attributes }) {
    const url = attributes.src ?? attributes.data ?? '';
    return /^\{?\s*["'`]?((?:https?:)?\/\/[^/\\?#\s"'`@]+)\//i.exec(url)?.[1]?.toLowerCase();
}
const player = /\b(?:peertube|vimeo|wistia|youtube)\b/i;
function listPlayers(subject, isKnown) {
    return subject.pages.flatMap(({ path, added }) => added.flatMap((part) => {
        const isVideo = part.kind === 'directive' && (part.name === 'video' || player.test(part.name));
        const name = isVideo ? player.exec(`${part.name} ${part.value}`)?.[0] : undefined;
        if (name === undefined)
            return [];
        const form = new RegExp(`video::\\S{1,200}\\[[^\\]]{0,200}${name}|\\.\\. ${name}::|\\{\\{[<%] ${name}\\b`, 'i');
        const isThere = listKnown(subject).some((text) => form.test(text));
        return isThere === isKnown ? [{ path, line: part.line, subject: name }] : [];
    }));
}
function listFrames(subject, isKnown) {
    const found = subject.pages.flatMap((page) => listNewTags(page)
        .filter((tag) => frames_frames.has(localName(tag)))
        .map((tag) => ({ path: page.path, tag })));
    const embedded = found.length === 0 ? new Set() : listEmbedded(subject);
    return found
        .filter(({ tag }) => isKnown === (tag.attributes.srcdoc === undefined && embedded.has(hostOf(tag) ?? '')))
        .map(({ path, tag }) => ({ path, line: tag.line, subject: showTag(tag, addressOf(tag)) }));
}
const frameRules = [
    {
        id: 'embed',
        grade: 'block',
        finds: 'frames, objects and embeds from hosts that no other page embeds',
        says: 'This embeds content from a host that no other page embeds, and that host decides what readers see.',
        find: (subject) => [...listFrames(subject, false), ...listPlayers(subject, false)],
    },
    {
        id: 'known-embed',
        grade: 'look',
        finds: 'frames, objects and embeds from hosts that other pages embed too',
        says: 'This embeds content from another site, which other pages embed too; check that this page needs it.',
        find: (subject) => [...listFrames(subject, true), ...listPlayers(subject, true)],
    },
];

;// CONCATENATED MODULE: ./build/review/rules/front-matter.json
const rules_front_matter_namespaceObject = /*#__PURE__*/JSON.parse('{"qy":["layout","template","theme","type_layout"],"Q0":["_build","build","draft","exclude","excludesearch","expirydate","headless","hidden","hide","hide_page","index","nav_exclude","no_index","noindex","nosearch","orphan","pagefind","private","publish","published","robots","search","search.exclude","search_exclude","seo.noindex","sitemap","sitemap.disable","sitemap.exclude","unlisted","visibility"],"$K":["alias","aliases","canonical","canonical_url","moved_to","page-aliases","permalink","redirect","redirect_from","redirect_to","redirects","slug","url"],"yk":["allow-uri-read","css","custom_css","custom_js","docinfo","docinfo1","docinfo2","docinfodir","docinfosubs","extra_css","extra_javascript","extra_js","filters","html_meta.refresh","include-after","include-before","include-in-header","javascript","javascripts","js","jupyter","kernelspec","kroki-server-url","script","scripts","scriptsdir","stylesdir","stylesheet","stylesheets"],"wC":["linktitle","menu_title","nav_title","sidebar_label","sidebar_title","sidebartitle","short_title","title"]}');
;// CONCATENATED MODULE: ./build/review/rules/front-matter.js


const front_matter_listOf = (names) => new Set(names);
const arranging = front_matter_listOf(rules_front_matter_namespaceObject.qy);
const hiding = front_matter_listOf(rules_front_matter_namespaceObject.Q0);
const redirecting = front_matter_listOf(rules_front_matter_namespaceObject.$K);
const front_matter_running = front_matter_listOf(rules_front_matter_namespaceObject.yk);
const titling = front_matter_listOf(rules_front_matter_namespaceObject.wC);
function listMatter(parts) {
    return parts.filter((part) => part.kind === 'front-matter');
}
function has(names, key) {
    const name = key.toLowerCase().replaceAll('-', '_');
    return [key.toLowerCase(), name, name.split('.')[0] ?? ''].some((one) => names.has(one));
}
function front_matter_findKeys({ pages }, holds, from = ({ added }) => added) {
    return pages.flatMap((page) => listMatter(from(page))
        .filter((matter) => holds(matter, page))
        .map(({ key, line }) => ({ path: page.path, line, subject: key })));
}
function findGone(subject, names) {
    const found = front_matter_findKeys(subject, ({ key }, { after }) => after.length > 0 && has(names, key) && !listMatter(after).some((other) => other.key === key), ({ removed }) => removed);
    return found.map(({ path, subject: key }) => ({ path, subject: key }));
}
const markup = /<(?:script|iframe|style|link|meta|object|embed|svg|img)\b|\bon[a-z]{3,20}\s*=/i;
const head = /(?:^|[\s,.[{])(?:script|style|link|base|iframe|http-equiv|refresh)(?:$|[\s,.\]}])|\.m?js\b/i;
const built = /^!?(?:!|ruby|python|js)[/:]|!!(?:python|ruby|js|java)|!ruby/;
function front_matter_runs({ key, value }) {
    if (has(front_matter_running, key) || markup.test(value) || isScriptAddress(value) || built.test(value))
        return true;
    return /^head(?:\.|$)/i.test(key) && head.test(`${key} ${value}`);
}
const no = /^(?:false|no|off|0|null|~|)$/i;
const yes = /^(?:true|yes|on|1|public|all|index|index,\s*follow|full)$/i;
function front_matter_hides({ key, value }) {
    if (!has(hiding, key))
        return false;
    const isShowing = /^(?:index|pagefind|publish|published|search|sitemap|visibility|build|_build|robots)(?:\.(?!exclude|disable)|$)/i.test(key);
    return isShowing ? !yes.test(value) && value !== '' : !no.test(value);
}
function findRobots({ path, format, addedLines }) {
    return addedLines
        .filter(({ text }) => format === 'restructuredtext' && /^\s+:(?:robots|googlebot)\b.*\bno(?:index|ne)\b/i.test(text))
        .map(({ line }) => ({ path, line, subject: 'robots' }));
}
const typo = 3;
function isTypo(one, other) {
    const shorter = Math.min(one.length, other.length);
    let start = 0;
    while (start < shorter && one[start] === other[start])
        start += 1;
    let end = 0;
    while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end))
        end += 1;
    return one.length - start - end <= typo && other.length - start - end <= typo;
}
function isRetitled({ key, value }, { before }) {
    if (!has(titling, key))
        return false;
    const old = listMatter(before).find((other) => other.key === key)?.value;
    if (old === undefined)
        return key.toLowerCase() !== 'title' && before.length > 0;
    return !isTypo(old.toLowerCase(), value.toLowerCase());
}
const frontMatterRules = [
    {
        id: 'front-matter-code',
        grade: 'block',
        finds: 'front matter that adds scripts, styles or HTML to the page, or creates objects when parsed',
        says: 'This front matter key adds code to the page, or runs code when the site is built.',
        find: (subject) => front_matter_findKeys(subject, front_matter_runs),
    },
    {
        id: 'front-matter-redirect',
        grade: 'look',
        finds: 'front matter that moves or redirects the page',
        says: 'This front matter key changes the page’s URL or its redirects; check that existing links still work.',
        find: (subject) => [
            ...front_matter_findKeys(subject, ({ key }, { before }) => has(redirecting, key) && before.length > 0),
            ...front_matter_findKeys(subject, ({ key }, { before }) => /^(?:redirect|alias)/i.test(key) && has(redirecting, key) && before.length === 0),
            ...findGone(subject, redirecting),
        ],
    },
    {
        id: 'front-matter-hide',
        grade: 'look',
        finds: 'front matter that hides the page from readers, navigation or search',
        says: 'This front matter key hides the page from readers, navigation or search; check that this is intended.',
        find: (subject) => [...front_matter_findKeys(subject, front_matter_hides), ...subject.pages.flatMap(findRobots)],
    },
    {
        id: 'front-matter-title',
        grade: 'look',
        finds: 'new page titles, beyond a typo',
        says: 'This gives the page a new title, which readers see in navigation and search; check that it fits.',
        find: (subject) => front_matter_findKeys(subject, isRetitled),
    },
    {
        id: 'front-matter-layout',
        grade: 'look',
        finds: 'front matter that selects another layout or adds to the page’s head',
        says: 'This front matter key changes how the whole page is rendered; preview the page.',
        find: (subject) => front_matter_findKeys(subject, (matter) => (has(arranging, matter.key) || /^head(?:\.|$)/i.test(matter.key)) && !front_matter_runs(matter)),
    },
];

;// CONCATENATED MODULE: ./build/review/rules/hiding-rules.js



function listHiding({ pages }, find) {
    return pages.flatMap((page) => {
        const old = new Set(listTags(page.before).map((tag) => hiding_rules_shown(tag, find(tag))));
        return listNewTags(page)
            .map((tag) => ({ path: page.path, line: tag.line, subject: hiding_rules_shown(tag, find(tag)) }))
            .filter(({ subject }) => subject !== undefined && !old.has(subject));
    });
}
function hiding_rules_shown(tag, attribute) {
    return attribute === undefined ? undefined : showTag(tag, attribute === '' ? undefined : attribute);
}
const hidingRules = [
    {
        id: 'hidden-element',
        grade: 'block',
        finds: 'styles and attributes that hide text: `display: none`, zero size, zero opacity, off-screen, same colour as the background',
        says: 'This element hides its content from readers, but search engines and coding agents still read it.',
        find: (subject) => listHiding(subject, findHidingAttribute),
    },
    {
        id: 'hiding-class',
        grade: 'look',
        finds: 'class names that usually hide text (`sr-only`, `hidden`)',
        says: 'This class may hide the element’s content; check what readers see.',
        find: (subject) => [
            ...listHiding(subject, (tag) => findHidingClass(tag) === undefined ? undefined : tag.attributes.class === undefined ? 'classname' : 'class'),
            ...subject.pages.flatMap((page) => listHidingMarks(page).map(({ line, name }) => ({ path: page.path, line, subject: name }))),
        ],
    },
];

;// CONCATENATED MODULE: ./build/review/rules/link-rules.js


const isMarkdown = ({ format }) => format === 'markdown' || format === 'mdx';
const deepest = 50;
const listTargets = perSubject(({ change }) => {
    if (change.paths === undefined)
        return undefined;
    const targets = new Set();
    for (const path of change.paths) {
        targets.add(path.toLowerCase());
        targets.add(toPage(path.toLowerCase()));
        const folders = path.toLowerCase().split('/');
        for (let size = 1; size < Math.min(folders.length, deepest); size += 1)
            targets.add(folders.slice(0, size).join('/'));
    }
    return targets;
});
const listEnds = perSubject((subject) => {
    const ends = new Set();
    for (const target of listTargets(subject) ?? []) {
        const parts = target.split('/');
        for (let from = Math.max(0, parts.length - deepest); from < parts.length; from += 1)
            ends.add(parts.slice(from).join('/'));
    }
    return ends;
});
function toPage(path) {
    return path.replace(/\.(?:mdx?|markdown|rst|adoc|html?|ipynb)$/, '').replace(/(?:^|\/)(?:_?index|readme)$/, '');
}
function findBroken(subject) {
    const targets = listTargets(subject);
    if (targets === undefined)
        return [];
    return subject.pages.filter(isMarkdown).flatMap((page) => page.added.flatMap((part) => link_rules_urlsOf(part)
        .filter((url) => isBroken(subject, targets, page.path, url))
        .map((url) => ({ path: page.path, line: part.line, subject: url, from: findReaders(subject, url) }))));
}
function link_rules_urlsOf(part) {
    if (part.kind === 'link' || part.kind === 'image')
        return [part.url];
    if (part.kind !== 'tag')
        return [];
    return ['href', 'src'].flatMap((name) => part.attributes[name] ?? []).filter((url) => !url.startsWith('{'));
}
function isBroken(subject, targets, page, url) {
    const local = link_rules_decode(url.replace(/[?#].*$/s, '')).toLowerCase();
    if (local === '' || /^[a-z][a-z0-9+.-]*:|^\/\/|[{}<>@$~]|^!|\\/.test(local))
        return false;
    if (local.startsWith('/'))
        return hasClearRoot(subject) && !listEnds(subject).has(toPage(local.slice(1).replace(/\/$/, '')));
    const folder = page.toLowerCase().split('/').slice(0, -1);
    const bases = [folder, [...folder, toPage(page.toLowerCase().split('/').at(-1) ?? '')], folder.slice(0, -1)];
    return bases.every((base, at) => {
        const path = resolve(base, local.replace(/\/$/, ''));
        return (path === undefined || !(targets.has(path) || targets.has(toPage(path))) || (at === 2 && !local.startsWith('../')));
    });
}
const hasClearRoot = perSubject((subject) => {
    const ends = listEnds(subject);
    const urls = subject.pages.flatMap(({ before }) => before.flatMap(link_rules_urlsOf)).filter((url) => /^\/[^/]/.test(url));
    const found = urls.filter((url) => ends.has(toPage(link_rules_decode(url.replace(/[?#].*$/s, ''))
        .toLowerCase()
        .slice(1)
        .replace(/\/$/, ''))));
    return urls.length > 0 && found.length === urls.length;
});
function resolve(base, local) {
    const path = [...base];
    for (const part of local.split('/')) {
        if (part === '..' && path.pop() === undefined)
            return undefined;
        if (part !== '..' && part !== '.' && part !== '')
            path.push(part);
    }
    return path.join('/');
}
function link_rules_decode(url) {
    try {
        return decodeURIComponent(url);
    }
    catch {
        return url;
    }
}
function findAnchors(subject) {
    const byPath = new Map(subject.pages.map((page) => [page.path, page]));
    return subject.pages.filter(isMarkdown).flatMap((page) => {
        const [now, before] = [listIds(page.after), listIds(page.before)];
        const isNew = new Set(page.added);
        return page.after.flatMap((part) => link_rules_urlsOf(part).flatMap((url) => {
            const [local = '', anchor = ''] = url.split('#');
            const other = local === '' ? page : byPath.get(resolve(page.path.split('/').slice(0, -1), local) ?? '');
            if (anchor === '' || other === undefined || !isMarkdown(other))
                return [];
            const id = foldId(link_rules_decode(anchor));
            const ids = other === page ? now : listIds(other.after);
            const had = other === page ? before : listIds(other.before);
            if (id === '' || id === 'top' || ids.has(id) || !(isNew.has(part) || had.has(id)))
                return [];
            return [{ path: page.path, line: part.line, subject: url }];
        }));
    });
}
function listIds(parts) {
    const ids = parts.flatMap((part) => {
        if (part.kind === 'heading')
            return [part.id ?? '', part.text.replace(/\s*\{#[^}]*\}\s*$/, ''), part.text];
        return part.kind === 'tag' ? ['id', 'name', 'title'].flatMap((name) => part.attributes[name] ?? []) : [];
    });
    return new Set(ids.map(foldId));
}
function foldId(text) {
    const folded = text
        .normalize('NFKD')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]/gu, '');
    return folded.replace(/(?<=\p{L})\d$/u, '');
}
const linkRules = [
    {
        id: 'link-broken',
        grade: 'look',
        finds: 'new relative links and images whose target is not on the branch',
        says: 'This relative link is broken: its target does not exist on the pull request’s branch.',
        find: findBroken,
    },
    {
        id: 'anchor-broken',
        grade: 'look',
        finds: 'links to a heading that the page does not have on the branch',
        says: 'This anchor matches no heading on its page, so readers do not land where the link says.',
        find: findAnchors,
    },
];

// EXTERNAL MODULE: ./build/feedback/doc-path.js + 2 modules
var doc_path = __webpack_require__(8200);
;// CONCATENATED MODULE: ./build/review/rules/outside.js




const addressKeys = new Set(['slug', 'permalink', 'url', 'id']);
const outside_listAddresses = perSubject(({ pages }) => new Map(pages.map(({ path, before }) => [
    path,
    before.flatMap((part) => part.kind === 'front-matter' && addressKeys.has(part.key.toLowerCase()) ? [(0,doc_path/* parseDocPath */.pU)(part.value)] : []),
])));
function listPaths({ path, previousPath }, subject) {
    const named = outside_listAddresses(subject).get(path) ?? [];
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    return [
        path,
        ...(previousPath === undefined ? [] : [previousPath]),
        ...named.map((name) => `${folder}${name.replace(/^.*\/(?=[^/])/, '')}`),
    ];
}
function isOfFix(file, subject) {
    return listPaths(file, subject).some((path) => subject.fix.pages.some((page) => (0,fit_page/* fitPage */.n)(path, page) !== undefined));
}
const outsideRules = [
    {
        id: 'other-file',
        grade: 'look',
        finds: 'files other than the fix’s pages and images',
        says: 'The feedback behind this fix is not about this file; check why it was changed.',
        find: (subject) => subject.change.files
            .filter((file) => !isOfFix(file, subject) && !(file.after?.isBinary === true && (0,machinery/* isPictureName */.so)(file.path)))
            .map(({ path }) => ({ path })),
    },
    {
        id: 'untouched-page',
        grade: 'look',
        finds: 'pages of the fix that the pull request does not change',
        says: 'Readers complained about this page, but the pull request does not change it.',
        find: (subject) => {
            const { change, fix } = subject;
            if (change.files.length > 0 && change.files.every(({ path }) => (0,machinery/* isPictureName */.so)(path)))
                return [];
            const touched = change.files.flatMap((file) => listPaths(file, subject));
            return fix.pages.filter((page) => (0,fit_page/* findFiles */.l)(page, touched) === undefined).map((page) => ({ subject: page }));
        },
    },
];

;// CONCATENATED MODULE: ./build/review/rules/manifests.json
const manifests_namespaceObject = /*#__PURE__*/JSON.parse('{"Pq":{"autoload":"","dependencies":"npm","devdependencies":"npm","imports":"npm","optionaldependencies":"npm","overrides":"npm","peerdependencies":"npm","require":"composer","require-dev":"composer","resolutions":"npm"},"hC":{"build-dependencies":"crates","build-system":"pypi","dependencies":"crates","dependency-groups":"pypi","dev-dependencies":"crates","dev-packages":"pypi","packages":"pypi","project":"pypi","project.optional-dependencies":"pypi","tool.pdm.dev-dependencies":"pypi","tool.poetry.dependencies":"pypi","tool.poetry.dev-dependencies":"pypi","tool.poetry.group.dev.dependencies":"pypi","workspace.dependencies":"crates"},"oQ":{"dependencies":"pypi","dependency_overrides":"other","dev_dependencies":"other","pip":"pypi","plugins":"other","requires":"pypi"},"W0":["authors","branch","build-backend","classifiers","default-features","description","edition","extras","features","flutter","git","keywords","license","markers","name","optional","path","pip","python","readme","requires-python","rev","sdk","tag","version"]}');
;// CONCATENATED MODULE: ./build/review/rules/manifests.js


const kindsOf = (rows) => new Map(Object.entries(rows));
const json = kindsOf(manifests_namespaceObject.Pq);
const toml = kindsOf(manifests_namespaceObject.hC);
const yaml = kindsOf(manifests_namespaceObject.oQ);
const manifests_settings = new Set(manifests_namespaceObject.W0);
const mayList = /depend|packages|require|resolutions|overrides|imports|plugins|optional-|build-system|\bpip\b/i;
const manifests_longest = 50_000;
function listDeclaredPackages({ kind, text, line }) {
    if (kind !== 'code' || text.length > manifests_longest || !mayList.test(text))
        return [];
    const found = /^\s*\{|"\s*:/.test(text) ? readJson(text) : /^\s*\[/m.test(text) ? readToml(text) : readYaml(text);
    return found.flatMap(({ kind, spec, at }) => parsePackage(kind, spec, line + at) ?? []);
}
const pair = /"([^"\n]{1,200})"\s{0,9}:\s{0,9}(?:"([^"\n]{0,200})"|(\{))|(\})|\n/g;
function readJson(text) {
    const specs = [];
    let [section, at] = [undefined, 0];
    for (const [found, key = '', version, open, close] of text.matchAll(pair)) {
        if (found === '\n')
            at += 1;
        else if (open !== undefined)
            section = json.get(key.toLowerCase());
        else if (close !== undefined)
            section = undefined;
        else if (section && version !== undefined && !manifests_settings.has(key))
            specs.push({ kind: section, spec: key, at });
        at += (found.match(/\n/g)?.length ?? 0) - (found === '\n' ? 1 : 0);
    }
    return specs;
}
const table = /^\s*\[{1,2}\s*([\w."-]{1,100})\s*\]{1,2}/;
const setting = /^\s*["']?([\w.-]{1,100})["']?\s{0,9}=\s{0,9}(.*)$/;
const manifests_quoted = /["']([^"'\n]{2,200})["']/g;
const list = /^(?:dependencies|requires|dev|docs|test|[\w-]*-dependencies)$/;
function readToml(text) {
    const specs = [];
    let [kind, isOpen] = [undefined, false];
    for (const [at, row] of text.split('\n').entries()) {
        const name = table.exec(row)?.[1];
        const [, key = '', value = ''] = setting.exec(row) ?? [];
        if (name !== undefined && !row.includes('=')) {
            const inner = /^(?:dev-|build-)?dependencies\.([\w-]+)$/.exec(name)?.[1];
            if (inner !== undefined)
                specs.push({ kind: 'crates', spec: inner, at });
            kind = inner === undefined ? toml.get(name.replaceAll('"', '').toLowerCase()) : undefined;
            isOpen = false;
        }
        else if (kind !== undefined) {
            const isList = key !== '' && value.startsWith('[') && (kind === 'pypi' || list.test(key));
            if (isList)
                isOpen = true;
            if (isOpen)
                for (const [, spec = ''] of (isList ? value : row).matchAll(manifests_quoted))
                    specs.push({ kind, spec, at });
            else if (key !== '' && !manifests_settings.has(key.toLowerCase()) && /^["'{]/.test(value))
                specs.push({ kind, spec: key, at });
            if (isOpen && row.includes(']'))
                isOpen = false;
        }
    }
    return specs;
}
function readYaml(text) {
    const specs = [];
    let open;
    for (const [at, row] of text.split('\n').entries()) {
        const indent = row.search(/\S/);
        if (indent < 0 || /^\s*#/.test(row))
            continue;
        const [, dash, key, value = ''] = /^\s*(-\s{1,9})?["']?([\w.@/=<>~[\]-]{1,200})["']?(?:\s{0,9}:(?:\s+(.*))?)?\s*$/.exec(row) ?? [];
        const section = yaml.get((key ?? '').toLowerCase());
        if (section !== undefined && value === '' && /:\s*$/.test(row))
            open = { kind: section, indent, deeper: undefined };
        else if (open !== undefined && key !== undefined && (indent > open.indent || (indent === open.indent && dash))) {
            open.deeper ??= indent;
            if (indent === open.deeper && !manifests_settings.has(key.toLowerCase().split(/[=<>~]/)[0] ?? ''))
                specs.push({ kind: dash === undefined ? 'other' : open.kind, spec: key, at });
        }
        else if (indent <= (open?.indent ?? -1))
            open = undefined;
    }
    return specs;
}

;// CONCATENATED MODULE: ./build/review/rules/popular-packages.json
const popular_packages_namespaceObject = /*#__PURE__*/JSON.parse('{"image":["alpine","amazonlinux","busybox","caddy","centos","debian","eclipse-temurin","elasticsearch","fedora","golang","grafana","haproxy","httpd","influxdb","kibana","mariadb","memcached","mongo","mysql","neo4j","nginx","node","openjdk","php","postgres","prometheus","python","rabbitmq","redis","registry","ruby","rust","swift","tomcat","traefik","ubuntu","vault","wordpress"],"npm":["@types/node","ajv","angular","astro","async","autoprefixer","axios","babel","bcrypt","bluebird","body-parser","chai","chalk","cheerio","chokidar","classnames","colors","commander","concurrently","cookie-parser","core-js","cors","cross-env","cross-fetch","cypress","date-fns","dayjs","debug","discord.js","dotenv","electron","esbuild","eslint","ethers","express","fastify","formik","framer-motion","fs-extra","got","graphql","gulp","handlebars","helmet","husky","immer","inquirer","ioredis","jest","joi","jose","jquery","js-yaml","jsdom","jsonwebtoken","knex","koa","lerna","lint-staged","lodash","marked","mermaid","micromark","minimist","mocha","moment","mongodb","mongoose","morgan","multer","mysql2","nanoid","next","node-fetch","nodemailer","nodemon","npm","nuxt","openai","passport","pino","playwright","pnpm","postcss","preact","prettier","prisma","puppeteer","querystring","react","react-dom","react-native","react-router","react-router-dom","redis","redux","rimraf","rollup","rxjs","sass","semver","sequelize","serve","sharp","shelljs","sinon","socket.io","storybook","stripe","supertest","svelte","swr","tailwindcss","three","ts-jest","ts-node","tslib","tsx","turbo","typeorm","typescript","underscore","undici","uuid","vercel","vite","vitest","vue","vuex","web3","webpack","winston","wrangler","ws","yargs","yarn","zod","zustand"],"pypi":["aiohttp","alembic","anthropic","anyio","attrs","bcrypt","beautifulsoup4","black","boto3","botocore","celery","certifi","click","colorama","coverage","cryptography","django","docutils","dnspython","fastapi","flake8","flask","gevent","gunicorn","httpx","idna","ipython","isort","jinja2","jsonschema","jupyter","jupyterlab","keras","langchain","lxml","markdown","markupsafe","matplotlib","mkdocs","mkdocs-material","mypy","mysqlclient","nltk","notebook","numpy","openai","opencv-python","openpyxl","orjson","packaging","pandas","paramiko","pillow","pip","poetry","polars","pre-commit","protobuf","psutil","psycopg2","psycopg2-binary","pyarrow","pydantic","pygments","pyjwt","pylint","pymongo","pymysql","pyopenssl","pytest","pytest-cov","python-dateutil","python-dotenv","pytz","pyyaml","redis","requests","rich","ruff","scikit-learn","scipy","scrapy","selenium","sentry-sdk","setuptools","simplejson","six","sphinx","sqlalchemy","starlette","streamlit","sympy","tensorflow","tokenizers","tornado","tox","tqdm","transformers","twine","typer","urllib3","uvicorn","virtualenv","websockets","werkzeug","wheel","xgboost"]}');
;// CONCATENATED MODULE: ./build/review/rules/package-rules.js







const listAll = (snippet) => [...listPackages(snippet), ...listDeclaredPackages(snippet)];
const popular = new Map(Object.entries(popular_packages_namespaceObject).map(([kind, names]) => [kind, new Set(names)]));
const package_rules_keyOf = ({ kind, name }) => `${kind}:${name}`;
const hasRegistry = new Set(['npm', 'pypi', 'gem', 'crates', 'image', 'go', 'composer', 'nuget']);
const findKnown = perSubject((subject) => {
    const snippets = [
        ...listBefore(subject),
        ...subject.others.map((text) => ({ path: '', line: 1, text, kind: 'line', lang: '' })),
    ];
    const named = snippets.flatMap((snippet) => [...listAll(snippet), ...listImports(snippet)]);
    return {
        keys: new Set(named.map(package_rules_keyOf)),
        owners: new Set(named.flatMap((one) => ownerOf(one) ?? [])),
        names: new Map([...Map.groupBy(named, ({ kind }) => kind)].map(([kind, all]) => [kind, new Set(all.map(({ name }) => name))])),
    };
});
const package_rules_findNew = perSubject((subject) => {
    const known = findKnown(subject);
    const isNew = (one) => !known.keys.has(package_rules_keyOf(one)) && !known.owners.has(ownerOf(one) ?? '') && !isQuoted(subject, one);
    return listAdded(subject).flatMap((snippet) => {
        const installed = listAll(snippet).filter(isNew);
        const imported = listImports(snippet).filter((one) => isNew(one) && findNear(subject, one) !== undefined);
        return [...installed, ...imported].map((one) => ({
            near: findNear(subject, one),
            isPopular: popular.get(one.kind)?.has(one.name) === true || isOfFamily(subject, one),
            finding: { path: snippet.path, line: one.line, subject: one.name, from: findReaders(subject, one.name) },
        }));
    });
});
function isOfFamily(subject, { kind, name }) {
    const known = findKnown(subject).names.get(kind);
    return kind === 'system' && name.split('-').some((word) => word.length >= 4 && known?.has(word) === true);
}
const package_rules_mostNames = 300;
function perName(make) {
    const known = perSubject(() => new Map());
    return (subject, one) => {
        const answers = known(subject);
        const key = package_rules_keyOf(one);
        if (!answers.has(key) && answers.size < package_rules_mostNames)
            answers.set(key, make(subject, one));
        return answers.get(key);
    };
}
const isQuoted = perName((subject, { kind, name }) => {
    if (normalName(kind, name) !== name)
        return false;
    const form = new RegExp(`["'\`]${name.replace(/[^\w]/g, '\\$&')}["'\`@=:[<>~]`, 'i');
    return listKnown(subject).some((text) => form.test(text));
});
const findNear = perName((subject, { kind, name }) => {
    if (!hasRegistry.has(kind) || popular.get(kind)?.has(name) === true)
        return undefined;
    const owner = ownerOf({ kind, name });
    const known = findKnown(subject).names.get(kind) ?? new Set();
    const isOther = (other) => owner === undefined || ownerOf({ kind, name: other }) !== owner;
    return ([...known].find((other) => isNear(name, other) && isOther(other)) ??
        [...(popular.get(kind) ?? [])].find((other) => isNear(name, other)));
});
const package_rules_pick = (wanted) => (subject) => package_rules_findNew(subject)
    .filter(wanted)
    .map(({ finding }) => finding);
const package_rules_isBrought = ({ finding: { from = [] }, isPopular }) => from.length > 0 && !isPopular;
const unpinned = /\blatest\b(?! version (?:is|was))|\bwithout (?:an? |the )?(?:checksum|digest|hash|tag|version)\b/;
const package_rules_findDropped = perSubject((subject) => {
    const before = Map.groupBy(listBefore(subject).flatMap(listPackages), package_rules_keyOf);
    return listAdded(subject).flatMap((snippet) => listPackages(snippet).flatMap((one) => {
        const old = before.get(package_rules_keyOf(one)) ?? [];
        const isUnpinned = one.version === undefined && !one.hasChecksum && old.length > 0 && old.every(isPinned);
        const isUnchecked = !one.hasChecksum && old.length > 0 && old.every(({ hasChecksum }) => hasChecksum);
        if (!isUnpinned && !isUnchecked)
            return [];
        const from = [...new Set([...findReaders(subject, one.name), ...findReadersBy(subject, unpinned)])];
        return [{ finding: { path: snippet.path, line: one.line, subject: one.name, from } }];
    }));
});
const isPinned = ({ version, hasChecksum }) => hasChecksum || /\d/.test(version ?? '');
const pickDropped = (isFromReader) => (subject) => package_rules_findDropped(subject)
    .map(({ finding }) => finding)
    .filter(({ from = [] }) => from.length > 0 === isFromReader);
const packageRules = [
    {
        id: 'package-near-name',
        grade: 'block',
        finds: 'new packages, modules and container images named almost like one that the repository or many others use',
        says: 'This name is almost that of another package, as in typosquatting; verify the publisher before anyone installs it.',
        find: package_rules_pick(({ near }) => near !== undefined),
    },
    {
        id: 'package-from-reader',
        grade: 'block',
        finds: 'packages, container images and charts that are new to the repository and named by a reader',
        says: 'A reader named this package, which is new to the repository; verify it before anyone installs it.',
        find: package_rules_pick((found) => found.near === undefined && package_rules_isBrought(found)),
    },
    {
        id: 'package-new',
        grade: 'look',
        finds: 'any other package, container image or chart that is new to the repository',
        says: 'This package is new to the repository; check that it exists and is the right one.',
        find: package_rules_pick((found) => found.near === undefined && !package_rules_isBrought(found)),
    },
    {
        id: 'pin-dropped-for-reader',
        grade: 'block',
        finds: 'versions and checksums dropped from a package that a reader named',
        says: 'This drops the version or checksum of a package that a reader named, so any release of it would be installed unchecked.',
        find: pickDropped(true),
    },
    {
        id: 'pin-dropped',
        grade: 'look',
        finds: 'any other dropped version or checksum of a package',
        says: 'This drops a version or checksum, so readers install whatever was published last.',
        find: pickDropped(false),
    },
];

;// CONCATENATED MODULE: ./build/review/rules/harm.json
const harm_namespaceObject = /*#__PURE__*/JSON.parse('[{"name":"all files deleted","pattern":"\\\\brm\\\\s{1,3}(?:-{1,2}[a-zA-Z-]{1,20}\\\\s{1,3}){1,4}[\\"\']?(?:/|~|\\\\$HOME|\\\\$\\\\{HOME\\\\}|/\\\\*|~/|\\\\*|/(?:etc|usr|var|home|boot|lib|bin)/?|\\\\$HOME/|~/\\\\*)[\\"\']?(?=\\\\s|$|[;&|`)])"},{"name":"deleted for good, on Windows","pattern":["\\\\b(?:del|erase|rd|rmdir)\\\\s(?:/[a-z]\\\\s?){1,4}[\\"\']?[A-Z]:\\\\\\\\(?=\\\\s|$|\\\\*|Windows|Users)","Remove-Item\\\\b[^\\\\n]{0,80}(?:[A-Z]:\\\\\\\\|~|\\\\$HOME|\\\\$env:USERPROFILE)[\\"\']?\\\\s[^\\\\n]{0,40}-Recurse"]},{"name":"disk overwritten","pattern":["\\\\bdd\\\\s[^\\\\n]{0,80}of=/dev/(?:sd|nvme|hd|vd|disk)|\\\\bmkfs(?:\\\\.\\\\w{2,8})?\\\\s[^\\\\n]{0,40}/dev/|>\\\\s{0,3}/dev/(?:sd|nvme|hd|vd)[a-z]|\\\\bFormat-Volume\\\\b|\\\\bdiskpart\\\\b","--no-preserve-root|\\\\bwipefs\\\\b"]},{"name":"encoded and run","pattern":["\\\\bbase64\\\\s{1,3}(?:-d|-D|--decode|-di)\\\\b[^\\\\n]{0,200}\\\\|\\\\s{0,3}(?:sudo\\\\s{1,3})?(?:ba|z|da|k)?sh\\\\b","\\\\bbase64\\\\s{1,3}(?:-d|-D|--decode)\\\\b[^\\\\n]{0,200}\\\\|\\\\s{0,3}(?:sudo\\\\s{1,3})?(?:python|perl|node|ruby|php|eval|source)"]},{"name":"encoded and run, in a substitution","pattern":"(?:eval|sh|source|exec)\\\\b[^\\\\n]{0,40}(?:\\\\$\\\\(|`|<\\\\()[^\\\\n]{0,300}\\\\bbase64\\\\s{1,3}(?:-d|-D|--decode)"},{"name":"encoded and run, in code","pattern":["\\\\b(?:eval|exec|Function|system|assert|execSync)\\\\s?\\\\(\\\\s?[^\\\\n]{0,80}(?:atob|b64decode|base64_decode|Buffer\\\\.from|fromhex|unhexlify)","\\\\b(?:eval|exec|Function|system|assert|execSync)\\\\s?\\\\(\\\\s?[^\\\\n]{0,80}(?:decode64|fromCharCode|codecs\\\\.decode|marshal\\\\.loads|gzinflate)"]},{"name":"encoded and run, other codings","pattern":["\\\\b(?:xxd\\\\s{1,3}-\\\\w{0,3}r|openssl\\\\s{1,3}(?:base64|enc)\\\\s[^\\\\n]{0,40}-d)[^\\\\n]{0,200}\\\\|\\\\s{0,3}(?:sudo\\\\s)?(?:ba|z|da|k)?sh\\\\b","\\\\b(?:printf\\\\s[\\"\'](?:\\\\\\\\x[\\\\da-f]{2}){4}|rev|tr\\\\s[^|\\\\n]{3,80})[^\\\\n]{0,200}\\\\|\\\\s{0,3}(?:sudo\\\\s)?(?:ba|z|da|k)?sh\\\\b"]},{"name":"encoded, for PowerShell","pattern":["\\\\b(?:powershell|pwsh)(?:\\\\.exe)?\\\\b[^\\\\n]{0,120}\\\\s-(?:e|ec|en|enc|enco|encod|encode|encoded|encodedcommand)\\\\s{1,3}[\\"\']?[A-Za-z0-9+/=]{8,}","FromBase64String[^\\\\n]{0,200}(?:iex|Invoke-Expression)|(?:iex|Invoke-Expression)[^\\\\n]{0,200}FromBase64String"]},{"name":"environment sent away","pattern":["\\\\b(?:env|printenv|set|export -p|declare -x|compgen -v)\\\\b[^\\\\n|;&]{0,60}\\\\|[^\\\\n;&]{0,200}\\\\b(?:curl|wget|nc|ncat|netcat|socat|telnet)\\\\b","\\\\b(?:env|printenv|set|export -p|declare -x|compgen -v)\\\\b[^\\\\n|;&]{0,60}\\\\|[^\\\\n;&]{0,200}\\\\b(?:openssl|mail|sendmail|http|xh|iwr|irm)\\\\b"]},{"name":"environment sent away, in an address","pattern":["\\\\b(?:curl|wget|http|xh|iwr|irm|nc|ncat|nslookup|dig|ping|host|fetch)\\\\b[^\\\\n]{0,300}(?:\\\\$\\\\(|`)\\\\s{0,3}(?:env|printenv|set|whoami|hostname)\\\\b","\\\\b(?:curl|wget|http|xh|iwr|irm|nc|ncat|nslookup|dig|ping|host|fetch)\\\\b[^\\\\n]{0,300}(?:\\\\$\\\\(|`)\\\\s{0,3}(?:id|cat|history|uname|base64|tar)\\\\b","\\\\b(?:curl|wget|http|xh|iwr|irm|nc|ncat|nslookup|dig|ping|host|fetch)\\\\b[^\\\\n]{0,300}(?:\\\\$\\\\(|`)\\\\s{0,3}(?:gcloud auth|aws configure|gh auth token)\\\\b","\\\\b(?:curl|wget|http|xh|iwr|irm|nc|ncat|nslookup|dig|ping|host|fetch)\\\\b[^\\\\n]{0,300}(?:\\\\$\\\\(|`)\\\\s{0,3}(?:npm config|git config|kubectl config)\\\\b"]},{"name":"environment sent away, in code","pattern":["\\\\b(?:fetch|axios|post|put|request|urlopen|sendBeacon|http|send)\\\\b[^\\\\n]{0,200}(?:JSON\\\\.stringify\\\\(\\\\s?process\\\\.env\\\\s?[,)]|\\\\bdict\\\\(os\\\\.environ\\\\))","\\\\b(?:fetch|axios|post|put|request)\\\\b[^\\\\n]{0,200}(?:json|data|params|body)\\\\s{0,3}[=:]\\\\s{0,3}(?:dict\\\\()?(?:os\\\\.environ|process\\\\.env|ENV)\\\\b(?![.\\\\[])","\\\\b(?:urlopen|sendBeacon|http|send)\\\\b[^\\\\n]{0,200}(?:json|data|params|body)\\\\s{0,3}[=:]\\\\s{0,3}(?:dict\\\\()?(?:os\\\\.environ|process\\\\.env|ENV)\\\\b(?![.\\\\[])"]},{"name":"file emptied","pattern":"\\\\btruncate\\\\s{1,3}(?:-s\\\\s?0|--size[= ]0)\\\\b","isMild":true},{"name":"fork bomb","pattern":":\\\\(\\\\)\\\\s{0,3}\\\\{\\\\s{0,3}:\\\\s{0,3}\\\\|\\\\s{0,3}:|%0\\\\s{0,3}\\\\|\\\\s{0,3}%0"},{"name":"cookies sent away","pattern":["\\\\bdocument\\\\.cookie\\\\b[^\\\\n]{0,120}\\\\b(?:fetch|src|location|sendBeacon|open)\\\\b","\\\\b(?:fetch|src|location|sendBeacon)\\\\b[^\\\\n]{0,200}\\\\b(?:document\\\\.cookie|localStorage)\\\\b"]},{"name":"input evaluated","pattern":"\\\\b(?:eval|exec|system|popen|loads)\\\\(\\\\s?(?:req(?:uest)?\\\\.|params\\\\b|input\\\\(|sys\\\\.argv|\\\\$_(?:GET|POST|REQUEST|COOKIE))"},{"name":"keys sent away","pattern":["\\\\b(?:curl|wget|nc|ncat|netcat|socat|scp|rsync|http|xh|iwr|irm)\\\\b[^\\\\n]{0,300}(?:\\\\.ssh/|id_rsa|id_ed25519|\\\\.aws/|\\\\.netrc|\\\\.npmrc)","\\\\b(?:curl|wget|nc|ncat|netcat|socat|scp|rsync|http|xh|iwr|irm)\\\\b[^\\\\n]{0,300}(?:\\\\.pypirc|\\\\.git-credentials|\\\\.docker/config)","\\\\b(?:Invoke-RestMethod|Invoke-WebRequest|fetch|ftp|sftp|mail)\\\\b[^\\\\n]{0,300}(?:\\\\.ssh/|id_rsa|id_ed25519|\\\\.aws/|\\\\.netrc|\\\\.npmrc)","\\\\b(?:Invoke-RestMethod|Invoke-WebRequest|fetch|ftp|sftp|mail)\\\\b[^\\\\n]{0,300}(?:\\\\.pypirc|\\\\.git-credentials|\\\\.docker/config)","\\\\b(?:curl|wget|nc|ncat|netcat|socat|scp|rsync|http|xh|iwr|irm)\\\\b[^\\\\n]{0,300}(?:\\\\.kube/config|\\\\.gnupg|/etc/(?:passwd|shadow))","\\\\b(?:curl|wget|nc|ncat|netcat|socat|scp|rsync|http|xh|iwr|irm)\\\\b[^\\\\n]{0,300}(?:\\\\.bash_history|\\\\.zsh_history|(?:^|[@\\\\s/\\"\'=])\\\\.env\\\\b)","\\\\b(?:Invoke-RestMethod|Invoke-WebRequest|fetch|ftp|sftp|mail)\\\\b[^\\\\n]{0,300}(?:\\\\.kube/config|\\\\.gnupg|/etc/(?:passwd|shadow))","\\\\b(?:Invoke-RestMethod|Invoke-WebRequest|fetch|ftp|sftp|mail)\\\\b[^\\\\n]{0,300}(?:\\\\.bash_history|\\\\.zsh_history|(?:^|[@\\\\s/\\"\'=])\\\\.env\\\\b)"]},{"name":"keys read and sent away","pattern":["(?:\\\\.ssh/id|id_rsa|id_ed25519|\\\\.aws/credentials)[^\\\\n]{0,200}(?:\\\\||&&|;|,|\\\\))[^\\\\n]{0,120}\\\\b(?:curl|wget|nc|ncat|netcat|socat|http\\\\w{0,6}|post|fetch|mail|scp)\\\\b","(?:\\\\.netrc|\\\\.npmrc|\\\\.git-credentials)[^\\\\n]{0,200}(?:\\\\||&&|;|,|\\\\))[^\\\\n]{0,120}\\\\b(?:curl|wget|nc|ncat|netcat|socat|http\\\\w{0,6}|post|fetch|mail|scp)\\\\b","(?:\\\\.docker/config|\\\\.kube/config|\\\\.gnupg)[^\\\\n]{0,200}(?:\\\\||&&|;|,|\\\\))[^\\\\n]{0,120}\\\\b(?:curl|wget|nc|ncat|netcat|socat|http\\\\w{0,6}|post|fetch|mail|scp)\\\\b","(?:/etc/(?:passwd|shadow)|\\\\.bash_history|\\\\b\\\\.env\\\\b)[^\\\\n]{0,200}(?:\\\\||&&|;|,|\\\\))[^\\\\n]{0,120}\\\\b(?:curl|wget|nc|ncat|netcat|socat)\\\\b","(?:/etc/(?:passwd|shadow)|\\\\.bash_history|\\\\b\\\\.env\\\\b)[^\\\\n]{0,200}(?:\\\\||&&|;|,|\\\\))[^\\\\n]{0,120}\\\\b(?:http\\\\w{0,6}|post|fetch|mail|scp)\\\\b"]},{"name":"metadata service asked","pattern":"169\\\\.254\\\\.169\\\\.254|metadata\\\\.google\\\\.internal|100\\\\.100\\\\.100\\\\.200|\\\\[fd00:ec2::254\\\\]"},{"name":"more deleted than said","pattern":["\\\\brm\\\\s{1,3}-\\\\w{0,5}r\\\\w{0,5}\\\\s[^\\\\n;&|]{1,120}\\\\s\\\\*(?=\\\\s|$)","\\\\brm\\\\s{1,3}-\\\\w{0,5}r\\\\w{0,5}\\\\s{1,3}[\\"\']?\\\\$\\\\{?\\\\w{1,60}\\\\}?[\\"\']?/\\\\*?(?=\\\\s|$)"]},{"name":"names resolved by a stranger","pattern":"(?:>{1,2}|\\\\btee\\\\b(?:\\\\s-a)?)\\\\s{0,3}/etc/(?:resolv\\\\.conf|passwd|shadow|ld\\\\.so\\\\.preload)\\\\b"},{"name":"reverse shell","pattern":["/dev/(?:tcp|udp)/|\\\\b(?:nc|ncat|netcat)(?:\\\\.\\\\w{3,12})?\\\\s[^\\\\n|;]{0,80}\\\\s?(?:-\\\\w{0,4}[ec]\\\\s|--exec|--sh-exec)|\\\\bsocat\\\\b[^\\\\n]{0,120}\\\\bexec:","\\\\bbash\\\\s{1,3}-i\\\\b[^\\\\n]{0,20}>&"]},{"name":"reverse shell, in code","pattern":["\\\\bsocket\\\\.socket\\\\([^\\\\n]{0,300}\\\\b(?:dup2|pty\\\\.spawn|subprocess)|\\\\bmkfifo\\\\s[^\\\\n]{0,120}\\\\|\\\\s{0,3}(?:ba)?sh\\\\b|fsockopen\\\\([^\\\\n]{0,120}\\\\b(?:exec|shell_exec|proc_open)","TCPSocket\\\\.(?:new|open)[^\\\\n]{0,120}\\\\bexec\\\\b|New-Object\\\\s{1,3}(?:System\\\\.)?Net\\\\.Sockets\\\\.TCPClient"]},{"name":"schedule or start changed","pattern":["\\\\bcrontab\\\\s{1,3}-(?=\\\\s|$)|>>\\\\s{0,3}(?:~|\\\\$HOME)/\\\\.ssh/authorized_keys|\\\\btee\\\\s[^\\\\n]{0,60}authorized_keys|CurrentVersion\\\\\\\\\\\\\\\\?Run\\\\b",">>\\\\s{0,3}/etc/(?:crontab|sudoers|passwd|hosts|ld\\\\.so\\\\.preload)"]},{"name":"shell for the network","pattern":"\\\\btelnetd\\\\b|\\\\bsockaddr_in\\\\([^\\\\n]{0,200}\\\\bexec\\\\b"},{"name":"tables dropped","pattern":"\\\\bDROP\\\\s{1,3}DATABASE\\\\b|\\\\bFLUSHALL\\\\b|\\\\bkubectl\\\\s{1,3}delete\\\\s[^\\\\n]{0,60}--all(?:-namespaces)?\\\\b|\\\\bdocker\\\\s{1,3}system\\\\s{1,3}prune\\\\s[^\\\\n]{0,30}--volumes","isMild":true},{"name":"token sent away","pattern":["\\\\b(?:curl|wget|nc|http|xh|iwr|irm|fetch|dig|nslookup)\\\\b[^\\\\n]{0,300}(?:[?&]\\\\w{1,20}=|-d\\\\s{0,3})[^\\\\n]{0,80}\\\\$\\\\{?(?:AWS_SECRET|AWS_SESSION|GITHUB_TOKEN)","\\\\b(?:curl|wget|nc|http|xh|iwr|irm|fetch|dig|nslookup)\\\\b[^\\\\n]{0,300}(?:[?&]\\\\w{1,20}=|-d\\\\s{0,3})[^\\\\n]{0,80}\\\\$\\\\{?(?:GH_TOKEN|NPM_TOKEN|SSH_)","\\\\b(?:curl|wget|nc|http|xh|iwr)\\\\b[^\\\\n]{0,300}(?:--data\\\\S{0,12}[\\\\s=]|-F\\\\s{0,3}|-T\\\\s{0,3})[^\\\\n]{0,80}\\\\$\\\\{?(?:AWS_SECRET|AWS_SESSION|GITHUB_TOKEN)","\\\\b(?:irm|fetch|dig|nslookup)\\\\b[^\\\\n]{0,300}(?:--data\\\\S{0,12}[\\\\s=]|-F\\\\s{0,3}|-T\\\\s{0,3})[^\\\\n]{0,80}\\\\$\\\\{?(?:AWS_SECRET|AWS_SESSION|GITHUB_TOKEN)","\\\\b(?:curl|wget|nc|http|xh|iwr|irm|fetch|dig|nslookup)\\\\b[^\\\\n]{0,300}(?:--data\\\\S{0,12}[\\\\s=]|-F\\\\s{0,3}|-T\\\\s{0,3})[^\\\\n]{0,80}\\\\$\\\\{?(?:GH_TOKEN|NPM_TOKEN|SSH_)","\\\\b(?:curl|wget|nc|http|xh|iwr|irm|fetch|dig|nslookup)\\\\b[^\\\\n]{0,300}(?:[?&]\\\\w{1,20}=|-d\\\\s{0,3})[^\\\\n]{0,80}\\\\$\\\\{?(?:GOOGLE_APPLICATION|KUBECONFIG)","\\\\b(?:curl|wget|nc|http|xh|iwr|irm|fetch|dig|nslookup)\\\\b[^\\\\n]{0,300}(?:--data\\\\S{0,12}[\\\\s=]|-F\\\\s{0,3}|-T\\\\s{0,3})[^\\\\n]{0,80}\\\\$\\\\{?(?:GOOGLE_APPLICATION|KUBECONFIG)","\\\\b(?:curl|wget|nc|http|xh|iwr|irm|fetch|dig|nslookup)\\\\b[^\\\\n]{0,300}(?:[?&]\\\\w{1,20}=|-d\\\\s{0,3})[^\\\\n]{0,80}\\\\$\\\\{?(?:OPENAI_API|ANTHROPIC_API|DATABASE_URL)","\\\\b(?:curl|wget|nc|http|xh|iwr)\\\\b[^\\\\n]{0,300}(?:--data\\\\S{0,12}[\\\\s=]|-F\\\\s{0,3}|-T\\\\s{0,3})[^\\\\n]{0,80}\\\\$\\\\{?(?:OPENAI_API|ANTHROPIC_API|DATABASE_URL)","\\\\b(?:irm|fetch|dig|nslookup)\\\\b[^\\\\n]{0,300}(?:--data\\\\S{0,12}[\\\\s=]|-F\\\\s{0,3}|-T\\\\s{0,3})[^\\\\n]{0,80}\\\\$\\\\{?(?:OPENAI_API|ANTHROPIC_API|DATABASE_URL)"]},{"name":"all files deleted, by other programs","pattern":["\\\\bfind\\\\s{1,3}(?:/|~|\\\\$HOME)\\\\s[^\\\\n]{0,120}(?:-delete\\\\b|-exec\\\\s{1,3}(?:rm|shred)\\\\b)","\\\\bmv\\\\s{1,3}(?:~|/|\\\\$HOME)\\\\s[^\\\\n]{0,40}/dev/null","\\\\bshred\\\\b[^\\\\n]{0,60}(?:~|/)\\\\.?\\\\w","\\\\bch(?:own|mod)\\\\s[^\\\\n]{0,60}-\\\\w{0,4}R\\\\w{0,4}\\\\s[^\\\\n]{0,40}\\\\s/(?=\\\\s|$)"]},{"name":"files of the system overwritten","pattern":["(?:^|[^>&\\\\d])>\\\\s{0,3}/etc/(?:passwd|shadow|sudoers|hosts)\\\\b","\\\\btee\\\\s[^\\\\n]{0,20}/etc/(?:passwd|shadow|sudoers|hosts|crontab|ld\\\\.so)","\\\\bLD_PRELOAD=","\\\\bchmod\\\\s{1,3}(?:[ugo]?\\\\+s|[2467]\\\\d{3})\\\\s{1,3}/(?:usr/)?bin/"]},{"name":"traces and safety copies removed","pattern":["\\\\bvssadmin\\\\s{1,3}delete\\\\b","\\\\bwbadmin\\\\s{1,3}delete\\\\b","\\\\bunset\\\\s{1,3}HISTFILE\\\\b","\\\\bbcdedit\\\\b[^\\\\n]{0,60}(?:testsigning|nointegritychecks)\\\\s{1,3}on","\\\\bDisableAntiSpyware\\\\b","\\\\badvfirewall\\\\b[^\\\\n]{0,60}\\\\sstate\\\\s{1,3}off"]},{"name":"new superuser","pattern":"\\\\buseradd\\\\b[^\\\\n]{0,60}\\\\s-\\\\w{0,3}u\\\\s{1,3}0\\\\b|\\\\bxhost\\\\s{1,3}\\\\+(?=\\\\s|$)"},{"name":"host\'s files given to a container","pattern":"\\\\s(?:-v|--volume)[\\\\s=]{1,3}/:/"},{"name":"tunnel from outside","pattern":"\\\\b(?:ngrok\\\\s{1,3}(?:http|tcp|tls|start)|cloudflared\\\\s{1,3}tunnel\\\\s[^\\\\n]{0,40}--url|localtunnel|bore\\\\s{1,3}local)\\\\b","isMild":true}]');
;// CONCATENATED MODULE: ./build/review/rules/protection.json
const protection_namespaceObject = /*#__PURE__*/JSON.parse('{"SL":["accept","allow","danger","dangerous","dangerously","permit","trust","unsafe"],"ZZ":["all","anonymous","any","everything","insecure","invalid","unauthenticated","unauthorized","unsigned","untrusted","unverified"],"AV":["check","checking","validate","validation","verification","verify","verifying"],"Ke":["bypass","disable","disabled","ignore","no","skip","suppress","without"],"DK":["cert","certificate","certificates","certs","checksum","checksums","gpgcheck","hostname","hostnames","https","integrity","quarantine","reqcert","signature","signatures","ssl","sslverify","sumdb","tls","validation","verification","verify"],"AU":["0","disable","disabled","false","never","no","none","off"],"Wu":["auth","authentication","authorization","csrf","https","rbac","security","ssl","tls"],"n$":["check","checking","client","enable","enabled","mode","reject","reqcert","required","secure","strict","validate","validation","verify"],"WQ":["auth","authentication","authorization","csrf","gpgcheck","https","integrity","rbac","security","ssl","sslverify","sumdb","tls","verify","verifypeer"],"_d":["insecure","insecurely","nosecurity","nosignature","unverified"]}');
;// CONCATENATED MODULE: ./build/review/rules/protection.js

const setOf = (words) => new Set(words);
const allowing = setOf(protection_namespaceObject.SL);
const anyone = setOf(protection_namespaceObject.ZZ);
const dropping = setOf(protection_namespaceObject.Ke);
const guards = setOf(protection_namespaceObject.DK);
const off = setOf(protection_namespaceObject.AU);
const scopes = setOf(protection_namespaceObject.Wu);
const switches = setOf(protection_namespaceObject.n$);
const wholly = setOf(protection_namespaceObject._d);
const protection_whole = setOf(protection_namespaceObject.WQ);
const checks = setOf(protection_namespaceObject.AV);
const protection_setting = /(-{0,2}[A-Za-z][\w.:/-]{1,120})(["'\]]{0,3}(?:\s{0,3}(?:=>|[:=])\s{0,3}|[ \t]{1,3})["'[]{0,2})?(?=([\w-]{1,40})?([ \t]+[a-z]{2})?)/g;
const scope = /^\s*(?:\[([\w.-]{2,40})\]|["']?([\w.-]{2,40})["']?\s*[:=]?\s*\{?)\s*$/;
const indent = (text) => text.search(/\S/);
function splitName(name) {
    const parted = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/([A-Z])([A-Z][a-z])/g, '$1 $2');
    return parted.toLowerCase().match(/[a-z]+|\d+/g) ?? [];
}
const first = (words, of) => words.findIndex((word) => of.has(word));
const last = (words, of) => words.findLastIndex((word) => of.has(word));
function drops(words, isOption) {
    const guard = last(words, guards);
    const drop = first(words, dropping);
    if (drop >= 0 && guard > drop && (drop === 0 || words[drop] !== 'no'))
        return words.length > 2 || isOption;
    const allow = first(words, allowing);
    if (allow >= 0 && (last(words, anyone) > allow || (guard > allow && words[allow] !== 'allow')))
        return true;
    return isOption ? first(words, wholly) >= 0 : first(words, wholly) >= 0 && words.length > 1;
}
function protects(words, outer) {
    const lastWord = words.at(-1) ?? '';
    if (words.length === 1)
        return protection_whole.has(lastWord) || (switches.has(lastWord) && outer.some(isGuarded));
    if (!words.some(isGuarded))
        return false;
    return words.some((word) => checks.has(word)) || switches.has(lastWord) || protection_whole.has(lastWord);
}
function isGuarded(word) {
    return guards.has(word) || scopes.has(word);
}
function findUnprotected(text, outer) {
    for (const [written, name = '', sign = '', value = '', more] of text.slice(0, 5_000).matchAll(protection_setting)) {
        const words = splitName(name);
        const shown = `${written}${value}`.trim();
        const isSentence = more !== undefined && !name.startsWith('-') && !sign.includes('=');
        const isOff = off.has(value.toLowerCase()) && sign !== '' && !isSentence;
        const isSet = name.startsWith('-') || /[:=]/.test(sign) || name.endsWith(':');
        if (isOff ? protects(words, outer) : drops(words, isSet))
            return shown;
        if (words.length > 1 && off.has(words.at(-1) ?? '') && first(words, guards) >= 0)
            return name;
        if (sign !== '' && /[A-Z_-]/.test(value) && drops(splitName(value), true))
            return shown;
    }
    return undefined;
}
function listScopes(lines) {
    let open;
    return lines.map((text) => {
        const depth = indent(text);
        if (open !== undefined && depth >= 0 && depth <= open.depth && !(open.depth === -1))
            open = undefined;
        const outer = open?.words ?? [];
        const [, section, key] = scope.exec(text.slice(0, 200)) ?? [];
        const name = section ?? (/[:={]\s*$/.test(text) ? key : undefined);
        if (name !== undefined)
            open = { depth: section === undefined ? depth : -1, words: splitName(name) };
        return outer;
    });
}

;// CONCATENATED MODULE: ./build/review/rules/weak-security.json
const weak_security_namespaceObject = /*#__PURE__*/JSON.parse('[{"name":"all may write","pattern":"\\\\bchmod\\\\s(?:-\\\\w{1,5}\\\\s{1,3})?(?:[0-7]?777|a\\\\+rwx|ugo\\\\+rwx|o\\\\+w)\\\\b"},{"name":"authentication left out","pattern":"\\\\s--(?:no|disable|skip|without)-(?:auth(?:entication|orization)?|csrf|login|password|security)(?=\\\\s|$|[=\\"\'`])"},{"name":"AWS without checks","pattern":"--no-verify-ssl\\\\b"},{"name":"any origin with credentials","pattern":"Access-Control-Allow-Origin[\\"\']?\\\\s{0,3}[:,=]\\\\s{0,3}[\\"\']?\\\\*","isMild":true},{"name":"apt without signatures","pattern":"--allow-unauthenticated|\\\\[trusted=yes\\\\]|--force-yes|--allow-insecure-repositories|--nogpgcheck|--no-gpg-checks?"},{"name":"apt without signatures, in its file","pattern":"\\\\bgpgcheck\\\\s{0,3}=\\\\s{0,3}0|\\\\brepo_gpgcheck\\\\s{0,3}=\\\\s{0,3}0|APT::Get::AllowUnauthenticated"},{"name":"authentication off","pattern":"\\\\b(?:auth(?:entication|orization)?|security|csrf|tls|ssl|https)[._-]?(?:enabled|required|mode)?[\\"\']?\\\\s{0,3}[:=]\\\\s{0,3}[\\"\']?(?:false|off|disabled?|none)\\\\b"},{"name":"cargo, git and others without checks","pattern":"\\\\b(?:http\\\\.sslVerify|GIT_SSL_NO_VERIFY|CARGO_HTTP_CHECK_REVOKE)[\\"\'\\\\s=:]{1,4}(?:false|true|1)\\\\b"},{"name":"ciphers that hide nothing","pattern":"\\\\bssl_ciphers\\\\b[^\\\\n;]{0,80}(?<![!a-z])(?:NULL|aNULL|EXPORT)\\\\b"},{"name":"curl without checks","pattern":"\\\\bcurl\\\\b[^\\\\n|;&]{0,200}\\\\s(?:-[a-zA-Z]{0,8}k[a-zA-Z]{0,8}|--insecure|--proxy-insecure)(?=\\\\s|$|[\\"\'`])"},{"name":"debugger for everybody","pattern":"\\\\bdebug\\\\s?=\\\\s?True\\\\b","isMild":true},{"name":"Docker with all rights","pattern":"\\\\s--privileged(?=\\\\s|$|=true)","isMild":true},{"name":"Docker\'s port without a check","pattern":"\\\\s(?:-H|--host)[\\\\s=]{1,3}tcp://(?![^\\\\n]{0,200}--tls)"},{"name":"Docker\'s socket","pattern":"/var/run/docker\\\\.sock:/","isMild":true},{"name":"files open to all","pattern":"\\\\bumask\\\\s{1,3}0{1,4}\\\\b"},{"name":"firewall off","pattern":"\\\\bufw\\\\s{1,3}disable|iptables\\\\s{1,3}-F\\\\b|systemctl\\\\s(?:stop|disable)\\\\s(?:--now\\\\s)?firewalld|Set-NetFirewallProfile\\\\b[^\\\\n]{0,80}-Enabled\\\\s{1,3}False"},{"name":"firewall open to all","pattern":"\\\\bufw\\\\s{1,3}allow\\\\s{1,3}from\\\\s{1,3}any\\\\b|\\\\biptables\\\\s{1,3}-P\\\\s{1,3}(?:INPUT|FORWARD)\\\\s{1,3}ACCEPT\\\\b"},{"name":"git keeps passwords in plain text","pattern":"\\\\bcredential\\\\.helper[\\\\s=]{1,3}[\\"\']?store\\\\b"},{"name":"git runs hooks from elsewhere","pattern":"\\\\bcore\\\\.hooksPath\\\\b|\\\\bsafe\\\\.directory[\\\\s=]{1,3}[\\"\']?\\\\*|\\\\bfsckObjects[\\\\s=]{1,3}false\\\\b"},{"name":"hooks and signatures skipped","pattern":"\\\\bgit\\\\b[^\\\\n|;&]{0,100}\\\\s--no-(?:verify|gpg-sign)\\\\b","isMild":true},{"name":"host keys unchecked","pattern":"StrictHostKeyChecking[\\\\s=]{1,3}(?:no|off|accept-new)\\\\b|UserKnownHostsFile[\\\\s=]{1,3}/dev/null|AutoAddPolicy|InsecureIgnoreHostKey"},{"name":"insecure as an option","pattern":"\\\\s--(?:insecure(?:-[a-z-]{1,40})?|no-check-certificates?|skip-tls-verify|insecure-skip-tls-verify|tls-skip-verify|skip-ssl)(?=\\\\s|$|[=\\"\'`])"},{"name":"integrity unchecked","pattern":["--no-verify-(?:checksum|signature)s?|--skip-(?:checksum|signature|integrity|verify|verification)s?|--skip-verify|--disable-(?:verification|content-trust)","--no-require-hashes"]},{"name":"Java without checks","pattern":"TrustAllCerts|NoopHostnameVerifier|ALLOW_ALL_HOSTNAME_VERIFIER|X509TrustManager\\\\s{0,3}\\\\{\\\\s{0,3}\\\\}|-Dcom\\\\.sun\\\\.net\\\\.ssl\\\\.checkRevocation=false"},{"name":"JWT without a signature","pattern":"verify_signature[\\"\']?\\\\s{0,3}[:=]\\\\s{0,3}False|algorithms?[\\"\']?\\\\s{0,3}[:=]\\\\s{0,3}\\\\[?\\\\s?[\\"\']none[\\"\']"},{"name":"Kubernetes and Helm without checks","pattern":"insecure-skip-tls-verify|insecureSkipVerify\\\\s{0,3}[:=]\\\\s{0,3}true|InsecureSkipVerify\\\\s{0,3}[:=]\\\\s{0,3}true|insecure_skip_verify\\\\s{0,3}[:=]\\\\s{0,3}true"},{"name":"memory unprotected","pattern":"\\\\brandomize_va_space[\\\\s=]{1,3}0\\\\b|\\\\bunprivileged_userns_clone[\\\\s=]{1,3}1\\\\b"},{"name":"Node without checks","pattern":"NODE_TLS_REJECT_UNAUTHORIZED[\\"\'\\\\s\\\\]]{0,4}[=:,]\\\\s{0,3}[\\"\']?(?:0|false)|rejectUnauthorized[\\"\']?\\\\s{0,3}[:=]\\\\s{0,3}(?:false|0)|strictSSL[\\"\']?\\\\s{0,3}:\\\\s{0,3}false"},{"name":"npm without checks","pattern":"\\\\bstrict-ssl[\\\\s=]{1,3}(?:false|0)|--strict-ssl=false|--no-strict-ssl|NPM_CONFIG_STRICT_SSL=(?:false|0)"},{"name":"old protocols","pattern":"\\\\b(?:ssl_protocols|SSLProtocol|MinProtocol|min(?:imum)?_?version)\\\\b[^\\\\n;]{0,60}\\\\b(?:SSLv[23]|TLSv?1(?:\\\\.[01])?)(?=[\\\\s;\\"\',]|$)"},{"name":"package scripts run","pattern":"\\\\bignore-scripts[\\\\s=]{1,3}false\\\\b"},{"name":"password on the command line","pattern":"\\\\becho\\\\b[^\\\\n|]{1,80}\\\\|\\\\s{0,3}(?:sudo\\\\s{1,3})?(?:chpasswd|passwd)\\\\b"},{"name":"permissive database","pattern":["\\\\bhost\\\\s{1,20}all\\\\s{1,20}all\\\\s[^\\\\n]{1,40}\\\\strust\\\\b|POSTGRES_HOST_AUTH_METHOD[=:]\\\\s{0,3}[\\"\']?trust|--skip-grant-tables","ALLOW_EMPTY_PASSWORD[=:]\\\\s{0,3}[\\"\']?(?:yes|true)"]},{"name":"pip without checks","pattern":"--trusted-host\\\\b|PIP_TRUSTED_HOST|trusted-host\\\\s{0,3}="},{"name":"PowerShell without its policy","pattern":["-(?:ExecutionPolicy|ep|exec)\\\\s{1,3}(?:Bypass|Unrestricted)\\\\b|Set-ExecutionPolicy\\\\b[^\\\\n]{0,80}(?:Bypass|Unrestricted)\\\\b|SkipCertificateCheck","ServerCertificateValidationCallback"]},{"name":"programs of any folder","pattern":"\\\\bPATH=[\\"\']?(?:\\\\.|:|/tmp\\\\b)(?=[:/\\\\w])|\\\\bPATH=[^\\\\s;]{0,100}:\\\\.(?=[\\"\':\\\\s]|$)"},{"name":"Python without checks","pattern":["\\\\b(?:ssl_|tls_)?verify(?:_ssl|_certs?|_tls|_peer|_host)?[\\"\']?\\\\s{0,3}[=:]\\\\s{0,3}[\\"\']?(?:False|0|off|no|none|disabled?)\\\\b|CERT_NONE|_create_unverified_context","check_hostname\\\\s{0,3}=\\\\s{0,3}False|ssl\\\\s{0,3}=\\\\s{0,3}False|PYTHONHTTPSVERIFY[\\"\'\\\\s\\\\]]{0,4}=\\\\s{0,3}[\\"\']?0|disable_warnings\\\\("]},{"name":"query put together from input","pattern":"\\\\b(?:execute|query|raw)\\\\(\\\\s?f?[\\"\'`][^\\"\'`\\\\n]{1,160}[\\"\'`]\\\\s?(?:\\\\+|%|\\\\.format\\\\b)","isMild":true},{"name":"root over SSH","pattern":"PermitRootLogin\\\\s{1,3}yes|PermitEmptyPasswords\\\\s{1,3}yes"},{"name":"Ruby, PHP, Go and Rust without checks","pattern":["VERIFY_NONE|CURLOPT_SSL_VERIFY(?:PEER|HOST)\\\\b[\\\\s,=>]{1,5}(?:false|0)|danger_accept_invalid_certs\\\\(true|[\\"\']verify(?:_peer)?[\\"\']\\\\s{0,3}=>\\\\s{0,3}false","disable_ssl(?:_verification)?\\\\b"]},{"name":"scripts from everywhere","pattern":"\\\\b(?:default|script)-src\\\\b[^\\\\n;]{0,100}(?:\\\\s\\\\*(?=[\\\\s;\\"\']|$)|\'unsafe-eval\')"},{"name":"SELinux and AppArmor off","pattern":"\\\\bsetenforce\\\\s{1,3}0|SELINUX=(?:disabled|permissive)|seccomp[=:]unconfined|apparmor[=:]unconfined"},{"name":"service as root","pattern":"^\\\\s{0,9}User=root\\\\b|/User=\\\\w{1,30}/User=root/"},{"name":"shell for a text","pattern":"\\\\bshell\\\\s?=\\\\s?True\\\\b","isMild":true},{"name":"signature compared plainly","pattern":"\\\\b(?:signature|hmac|digest)\\\\s?={2,3}\\\\s?\\\\w|\\\\w\\\\s?={2,3}\\\\s?(?:signature|hmac|digest)\\\\b","isMild":true},{"name":"SSL of a database off","pattern":["\\\\b(?:sslmode|ssl-mode|ssl_mode)[=:]\\\\s{0,3}[\\"\']?(?:disabled?|allow)\\\\b|trustServerCertificate[=:]\\\\s{0,3}true|useSSL=false|tlsAllowInvalidCertificates=true","tlsInsecure=true"],"isMild":true},{"name":"sudo without a password","pattern":"NOPASSWD:\\\\s{0,3}ALL"},{"name":"token with all rights","pattern":"\\\\s--scopes?[\\\\s=]{1,3}[\\"\']?\\\\*|\\\\s--no-expir\\\\w{1,4}\\\\b","isMild":true},{"name":"virus scanner off","pattern":["Set-MpPreference\\\\b[^\\\\n]{0,80}-Disable|Add-MpPreference\\\\b[^\\\\n]{0,80}-ExclusionPath|spctl\\\\s[^\\\\n]{0,20}--master-disable|csrutil\\\\s{1,3}disable","xattr\\\\s{1,3}-\\\\w{0,3}d\\\\w{0,3}\\\\s{1,3}com\\\\.apple\\\\.quarantine"]},{"name":"weak hash of a password","pattern":"\\\\b(?:md5|sha1)\\\\s{0,3}\\\\(\\\\s{0,3}\\\\$?\\\\w{0,20}passw"},{"name":"wget without checks","pattern":"--no-check-certificate\\\\b"},{"name":"all rights given","pattern":"\\\\bcluster-admin\\\\b|\\"(?:Action|Resource|Principal)\\"\\\\s{0,3}:\\\\s{0,3}\\\\[?\\\\s?\\"\\\\*\\"|\\\\bwrite-all\\\\b|--allow-root\\\\b|GRANT\\\\s{1,3}ALL\\\\b","isMild":true},{"name":"anybody let in","pattern":"\\\\b(?:allow_?anonymous|anonymous_?(?:access|auth)|allow_?all|public_?access)\\\\w{0,12}[\\"\']?\\\\s{0,3}[:=]\\\\s{0,3}[\\"\']?(?:true|on|yes|1)\\\\b","isMild":true},{"name":"browser without its protection","pattern":"--disable-web-security|--no-sandbox\\\\b|--ignore-certificate-errors|\\\\b(?:secure|httpOnly|http_only)[\\"\']?\\\\s{0,3}[:=]\\\\s{0,3}(?:false|False)\\\\b","isMild":true},{"name":"check whose answer is ignored","pattern":"\\\\b(?:sha\\\\d{3}sum|shasum|md5sum|gpg|minisign|cosign|sigstore|openssl dgst)\\\\b[^\\\\n]{0,120}\\\\|\\\\|\\\\s{0,3}(?:true|:)(?=\\\\s|$)"},{"name":"checks of certificates with nothing to check by","pattern":"\\\\b(?:REQUESTS|CURL|SSL|NODE_EXTRA)_C(?:A|ERT)S?_(?:BUNDLE|FILE|CERTS)=(?:[\\"\']{2})?(?=\\\\s|$)"},{"name":"Go\'s checksums","pattern":"\\\\b(?:GOINSECURE|GONOSUMDB|GONOSUMCHECK|GOFLAGS)=[\\"\']?(?:\\\\*|1|-insecure)|\\\\bGOSUMDB=off"},{"name":"callback that agrees to everything","pattern":"(?:verif|trust|valid|certificate)[^\\\\n]{0,80}(?:->|=>|\\\\breturn)\\\\s{0,3}true\\\\b|\\\\{\\\\s?_\\\\s?,\\\\s?_\\\\s?->\\\\s?true"},{"name":"permissive database, by itself","pattern":"^\\\\s{0,9}(?:local|host\\\\w{0,8})\\\\s{1,40}\\\\S{1,60}\\\\s{1,40}\\\\S{1,60}\\\\s[^\\\\n]{0,60}\\\\btrust\\\\s{0,9}$"},{"name":"packages forced","pattern":"\\\\bdpkg\\\\b[^\\\\n]{0,60}--force-all\\\\b|\\\\bsnap\\\\s[^\\\\n]{0,60}--dangerous\\\\b|\\\\bSigLevel\\\\s{0,3}=\\\\s{0,3}Never\\\\b|--no-gpg-\\\\w{3,12}\\\\b|--ignore-(?:security-hash|checksums?)\\\\b"},{"name":"secure connections off, by configuration of a tool","pattern":"\\\\bsecure-http\\\\s{1,3}false\\\\b|disable-tls\\\\s{1,3}true\\\\b|http\\\\.check-revoke=false\\\\b|\\\\bprotected-mode\\\\s{1,3}no\\\\b|HOST_KEY_CHECKING=(?:False|0|no)\\\\b"},{"name":"certificates that are none of the system\'s","pattern":"\\\\badd-trusted-cert\\\\b|-addstore\\\\s{1,3}(?:-f\\\\s{1,3})?[\\"\']?Root\\\\b|\\\\bupdate-ca-(?:certificates|trust)\\\\b|-importcert\\\\b","isMild":true},{"name":"containers with the rights of their host","pattern":["\\\\b(?:privileged|allowPrivilegeEscalation|hostNetwork|hostPID|hostIPC)[\\"\']?\\\\s{0,3}[:=]\\\\s{0,3}true\\\\b","\\\\brunAsUser[\\"\']?:\\\\s{0,3}0\\\\b","--(?:pid|net|network|ipc|userns)=host\\\\b"],"isMild":true},{"name":"web protection off","pattern":["\\\\b(?:contextIsolation|webSecurity|contentSecurityPolicy)\\\\s{0,3}:\\\\s{0,3}false","nodeIntegration\\\\s{0,3}:\\\\s{0,3}true","csrf\\\\W{1,4}[^\\\\n]{0,20}disable","skip_before_action\\\\s{1,3}:verify"],"isMild":true},{"name":"open to the whole net","pattern":["[\\"\']0\\\\.0\\\\.0\\\\.0/0[\\"\']","exposure\\\\.include\\\\s{0,3}=\\\\s{0,3}\\\\*","\\\\ballow_origins?[\\"\']?\\\\s{0,3}[:=]\\\\s{0,3}\\\\[?\\\\s?[\\"\']\\\\*","\\\\ballUsers\\\\b","--acl\\\\s{1,3}public","--visibility\\\\s{1,3}public","system:anonymous"],"isMild":true},{"name":"loaders that build any object","pattern":"\\\\byaml\\\\.(?:Unsafe|Full)?Loader\\\\b|\\\\bunsafe_load\\\\b|\\\\bnew BinaryFormatter\\\\b|enableDefaultTyping\\\\(","isMild":true},{"name":"workflow that runs strangers\' words","pattern":"\\\\$\\\\{\\\\{\\\\s{0,3}github\\\\.(?:event\\\\.(?:issue|comment|review|discussion|pull_request)\\\\.(?:title|body|head\\\\.ref)|head_ref)\\\\b"},{"name":"workflow with all rights","pattern":"\\\\bpermissions:\\\\s{0,3}[\\"\']?write-all\\\\b|\\\\bpull_request_target\\\\b"}]');
;// CONCATENATED MODULE: ./build/review/rules/risk-rules.js







const compile = (rows) => rows.map(({ pattern, isMild = false }) => ({ isMild, pattern: compilePattern(pattern, 'i') }));
const harmForms = compile(harm_namespaceObject);
const weakForms = compile(weak_security_namespaceObject);
const warning = /\b(?:never|do not|don['’]t|must not|should not|avoid|instead of|rather than|not recommended|unsafe)\b[^.]{0,80}$/i;
const risk_rules_findAll = (listHits) => perSubject((subject) => {
    const before = new Set(listBefore(subject).flatMap((snippet) => listHits(snippet).map(({ text }) => text)));
    const others = new Set(subject.others.flatMap((text) => listHits({ path: '', line: 1, text, kind: 'line', lang: '' }).map((hit) => hit.text)));
    const hits = listAfter(subject).flatMap((snippet) => listHits(snippet)
        .filter(({ text }) => !before.has(text))
        .map((hit) => ({ ...hit, kind: snippet.kind, path: snippet.path })));
    return [...Map.groupBy(hits, ({ path, text }) => JSON.stringify([path, text])).values()].flatMap((group) => {
        const prose = group.filter(({ kind }) => kind === 'prose');
        const isWarning = prose.length > 0 && prose.every((hit) => hit.isWarning) && group.every(({ kind }) => kind !== 'code');
        const told = group.some(({ kind }) => kind !== 'line') ? group.filter(({ kind }) => kind !== 'line') : group;
        return told.map(({ path, line, text, isMild }) => {
            const from = findReaders(subject, text);
            const isUsual = isWarning || (others.has(text) && from.length === 0);
            return { isMild: isMild && from.length === 0, isUsual, finding: { path, line, subject: text, from } };
        });
    });
});
function listByForms(snippet, forms) {
    const whole = joinLines(snippet.text);
    const near = forms.filter(({ pattern }) => pattern.test(whole));
    if (near.length === 0)
        return [];
    return snippets_listLines(snippet).flatMap(({ text, line }) => near.flatMap(({ pattern, isMild }) => {
        const found = pattern.exec(text);
        if (found === null)
            return [];
        const isWarning = warning.test(text.slice(Math.max(0, found.index - 160), found.index));
        return [{ text: snippets_squeeze(found[0]).slice(0, 300), line, isMild, isWarning }];
    }));
}
function listUnprotected({ kind, text, line }) {
    if (kind === 'prose' || (kind === 'inline-code' && !/^\s*-|[\s=:]/.test(text)))
        return [];
    if (!mayUnprotect.test(text))
        return [];
    const lines = snippets_listLines({ text, line });
    const scopes = listScopes(lines.map((row) => row.text));
    return lines.flatMap((row, at) => {
        const isProse = kind === 'line' && /^[A-Z*][a-z']{1,30} [a-z']{1,30} \S/.test(row.text);
        const found = isProse ? undefined : findUnprotected(row.text, scopes[at] ?? []);
        return found === undefined
            ? []
            : [{ text: snippets_squeeze(found).slice(0, 300), line: row.line, isMild: false, isWarning: false }];
    });
}
const mayUnprotect = /secur|verif|tls|ssl|https|cert|check|sign|trust|auth|allow|danger|csrf|valid|quarantine|hostname/i;
const findHarm = risk_rules_findAll((snippet) => listByForms(snippet, harmForms));
const findWeak = risk_rules_findAll((snippet) => [...listByForms(snippet, weakForms), ...listUnprotected(snippet)]);
const isGrave = ({ isMild, isUsual }) => !isMild && !isUsual;
const risk_rules_pick = (find, isBlocking) => (subject) => find(subject)
    .filter((found) => isGrave(found) === isBlocking)
    .map(({ finding }) => finding);
const riskRules = [
    {
        id: 'command-harm',
        grade: 'block',
        finds: 'commands and code that send keys or the environment elsewhere, open a remote shell, run encoded content or destroy files',
        says: 'Running this can leak secrets, destroy files or give someone else control of the reader’s machine.',
        find: risk_rules_pick(findHarm, true),
    },
    {
        id: 'command-harm-known',
        grade: 'look',
        finds: 'the same where the repository already has it or a sentence warns against it',
        says: 'Running this can do harm, but the repository already has it or the text warns against it; check that readers are safe.',
        find: risk_rules_pick(findHarm, false),
    },
    {
        id: 'security-weakened',
        grade: 'block',
        finds: 'commands, code and settings that turn off certificate, host, signature or permission checks',
        says: 'This turns off a security check for every reader who follows the page.',
        find: risk_rules_pick(findWeak, true),
    },
    {
        id: 'security-weakened-mildly',
        grade: 'look',
        finds: 'milder forms, or the same where the repository already has it or a sentence warns against it',
        says: 'This weakens security; check that it is intended and that the page says so.',
        find: risk_rules_pick(findWeak, false),
    },
];

// EXTERNAL MODULE: ./build/text/private-keys.js
var private_keys = __webpack_require__(5762);
// EXTERNAL MODULE: ./build/text/secrets.js + 2 modules
var secrets = __webpack_require__(5792);
// EXTERNAL MODULE: ./build/text/tokens.js + 1 modules
var text_tokens = __webpack_require__(9766);
;// CONCATENATED MODULE: ./build/review/rules/secret-rules.js





const placeholders = [
    /x{4,}|\*{3,}|\.{3,}|…|0{6,}|1234|abcd|dead|secret|token|passw|_here|-here|<|>|\$\{?\w|\{\{|%\w+%|eyJzdWIiOiIxMjM0NTY3ODkw/i,
    /your|example|sample|dummy|placeholder|change-?_?me|replace|redacted|insert|process\.env|os\.environ|postgres|admin|localhost/i,
];
const mark = '\uf8ff';
const findSecrets = perSubject(({ change }) => {
    const known = new Set(change.files.flatMap(({ before }) => before?.text?.split('\n') ?? []));
    const inFiles = change.files.flatMap(({ path, after }) => (after?.text?.split('\n') ?? []).flatMap((text, at) => known.has(text) ? [] : judgeLine(text).map((isSure) => ({ isSure, finding: { path, line: at + 1 } }))));
    const keys = change.files.flatMap(({ path, before, after }) => countKeys(after?.text) > countKeys(before?.text) ? [{ isSure: true, finding: { path } }] : []);
    const said = [change.title, change.description, ...change.commits.map(({ message }) => message)];
    const inWords = said.flatMap((text) => text.split('\n').flatMap(judgeLine)).map((isSure) => ({ isSure, finding: {} }));
    return [...inFiles, ...keys, ...inWords];
});
function countKeys(text = '') {
    let count = 0;
    (0,private_keys/* blotPrivateKeys */.n)(text, () => {
        count += 1;
        return '';
    });
    return count;
}
function judgeLine(text) {
    const plain = (0,visible/* dropUnseen */.Y)(text.slice(0, 20_000));
    const tokens = listBlotted(plain, text_tokens/* blotTokens */.a);
    if (tokens.some((token) => isReal(token.replace(labelled, ''))))
        return [true];
    const values = listBlotted(plain, secrets/* blotSecrets */.J).filter(isReal);
    if (values.some(isStrong))
        return [true];
    return values.some((value) => value.length >= 8 && isMixed(value)) ? [false] : [];
}
const labelled = /^(?:AGE-SECRET-KEY|secret|token)[-_]/i;
function isReal(value) {
    return !placeholders.some((form) => form.test(value));
}
function isStrong(value) {
    const hasBoth = /[a-z]/.test(value) && /[A-Z]/.test(value);
    return isMixed(value) && (value.length >= 20 || (value.length >= 11 && hasBoth && new Set(value).size >= 10));
}
function isMixed(value) {
    return /\d/.test(value) && /[A-Za-z]/.test(value) && new Set(value).size >= 6;
}
function listBlotted(text, blot) {
    const pieces = blot(text, () => mark).split(mark);
    if (pieces.length === 1)
        return [];
    const taken = [];
    let from = pieces[0]?.length ?? 0;
    for (const [at, piece] of pieces.slice(1).entries()) {
        const isLast = at === pieces.length - 2;
        const to = isLast ? text.length - piece.length : text.indexOf(piece, from);
        taken.push(text.slice(from, to < from ? from : to));
        from = to + piece.length;
    }
    return taken;
}
const secret_rules_pick = (isSure) => (subject) => findSecrets(subject)
    .filter((found) => found.isSure === isSure)
    .map(({ finding }) => finding);
const secretRules = [
    {
        id: 'secret',
        grade: 'block',
        finds: 'keys, tokens and private keys in a file, the description or a commit',
        says: 'This looks like a real key or token: if it is, revoke it now, because the push has already exposed it.',
        find: secret_rules_pick(true),
    },
    {
        id: 'secret-possible',
        grade: 'look',
        finds: 'possible passwords or short keys where documentation has a placeholder',
        says: 'This may be a real password or key: if it is, revoke it, and use a placeholder instead.',
        find: secret_rules_pick(false),
    },
];

;// CONCATENATED MODULE: ./build/review/rules/generated.js
const generatedName = /(?:^|\/)(?:_?generated|autogen(?:erated)?|auto-generated|api-generated|_build|dist|build|public)\/|\.(?:gen|generated|min)\.[a-z]+$/i;
const generatedNote = /(?:(?:auto(?:matically)?[ -]?)generated|@generated|do not edit|generated (?:by|from|with)|code generated)/i;
function listOutputs(path) {
    return [...path.matchAll(/(?:^|\/)(?:_?site|out|output)\//g)].map(({ 0: found, index }) => path.slice(0, index + found.length));
}
function isGenerated({ path, before, after }, holdsIndex) {
    const text = (before ?? after)?.text;
    if (generatedName.test(path) || listOutputs(path).some(holdsIndex))
        return true;
    const head = (text ?? '').slice(0, 2_000).split('\n', 12);
    return head.some((line) => /^\s*(?:<!--|\/\/|\/\*|#(?!#*\s*\w+\s*$)|\.\.\s|\{\/\*|;|%|--|_?comment)/i.test(line) && generatedNote.test(line));
}
function listGenerated({ files, paths }) {
    const own = new Set(files.map(({ path }) => path));
    const holdsIndex = (folder) => [own, paths].some((all) => all?.has(`${folder}index.html`) === true);
    return files.filter((file) => isGenerated(file, holdsIndex));
}

;// CONCATENATED MODULE: ./build/review/rules/language.json
const language_namespaceObject = /*#__PURE__*/JSON.parse('{"de":"aber als auch auf aus bei das dass dem den der des die durch ein eine einem einen einer es für haben ich ihre im ist kann können mit muss müssen nach nicht oder sich sie sind so über um und von vor was wenn werden wie wird zu zum zur","en":"a all also an and any are as at be but by can do each for from has have how if in into is it its may more must not of on one or out see set so than that the then there these they this to use when which will with you your","es":"a al antes cada como con cuando cuál de debe del desde después donde el ella en entre es esta este están hay la las lo los más no o para pero por puede que se según si sin sobre son su sus también un una y ya","fr":"au aux avec ce cette ces ceux chaque comme dans de des doit donc du elle en entre est et il ils la le les leur lorsque mais ne nous ou par pas peut plus pour que qui sa sans se ses si son sont sur un une vos votre vous à être","it":"a al alla anche che come con così cui da dal dalla degli dei del della delle deve di e ed essere gli ha i il in la le lo ma nel nella non o per perché più prima può quando questa questo se si sono su sul sulla tra un una è","nl":"aan als bij dan dat de deze die dit door een en er geen het hun hier hoe ik in is je kan kunnen maar meer met moet naar niet nog of om onder ook op over te tot uit uw van voor waar wanneer wat welke wordt worden zijn","pl":"aby ale bez być czy dla do gdy go i ich ile jak jako jest jeśli jego lub ma może można na nie o od oraz po pod przed przez przy są się ta tak tam te tego ten to tym w we wszystkie z za ze że","pt":"a ao aos as até com como da das de deve do dos e ela ele em entre essa esse esta este está já mais mas na nas no nos não o os ou para pela pelo pode por quando que se sem seu seus são sobre sua também um uma você à é","tr":"ama ancak bir bu bunu çok da daha de değil en gibi her için ile ise kadar ki mi nasıl ne o olan olarak olur sonra şu tüm var ve veya ya yeni"}');
;// CONCATENATED MODULE: ./build/review/rules/language.js

const scripts = [
    'Latn',
    'Cyrl',
    'Grek',
    'Arab',
    'Hebr',
    'Deva',
    'Thai',
    'Hang',
].map((name) => [name, new RegExp(`\\p{sc=${name}}`, 'gu')]);
const kana = /[\p{sc=Hira}\p{sc=Kana}]/gu;
const han = /\p{sc=Han}/gu;
const languagesOf = new Map();
for (const [language, words] of Object.entries(language_namespaceObject))
    for (const word of words.split(' '))
        languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);
const language_longest = 100_000;
const fewestWords = 15;
const commonShare = 0.15;
const language_lead = 1.3;
function findLanguage(text) {
    const read = text.slice(0, language_longest);
    const script = findScript(read);
    if (script !== 'Latn')
        return script;
    const words = read.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
    if (words.length < fewestWords)
        return undefined;
    const counts = new Map();
    for (const word of words)
        for (const language of languagesOf.get(word) ?? [])
            counts.set(language, (counts.get(language) ?? 0) + 1);
    const [first, second] = [...counts].toSorted(([, one], [, other]) => other - one);
    if (first === undefined || first[1] < words.length * commonShare)
        return undefined;
    return first[1] >= language_lead * (second?.[1] ?? 0) ? first[0] : undefined;
}
function findScript(text) {
    const count = (pattern) => text.match(pattern)?.length ?? 0;
    const signs = count(han);
    const japanese = count(kana);
    const rows = [...scripts].map(([name, pattern]) => [name, count(pattern)]);
    rows.push([japanese * 8 > signs ? 'Jpan' : 'Hans', (signs + japanese) * 3]);
    const [first, second] = rows.toSorted(([, one], [, other]) => other - one);
    if (first === undefined || first[1] < 60)
        return undefined;
    return first[1] >= language_lead * (second?.[1] ?? 0) ? first[0] : undefined;
}
function language_proseOf(parts) {
    return parts.flatMap((part) => (part.kind === 'text' ? [part.value] : [])).join('\n');
}
function findOtherLanguage({ before, added }) {
    const old = findLanguage(language_proseOf(before));
    if (old === undefined)
        return undefined;
    return added.find((part) => {
        if (part.kind !== 'text')
            return false;
        return [part.value, ...part.value.split(/(?<=[.!?])\s/)].some((text) => (findLanguage(text) ?? old) !== old);
    });
}

;// CONCATENATED MODULE: ./build/review/rules/unclosed.js
const unclosed_fence = /^(?:`{3,}|~{3,}|-{4,}$)/;
const unclosed_heading = /^(?:#{2,6}|={2,6})\s/;
function trimLines(text) {
    return text
        .split('\n')
        .map((line) => line.replace(/^[\s>]+/, '').trimEnd())
        .filter((line) => line !== '');
}
function listUnclosed({ before, added, addedLines, removedLines }) {
    const known = new Set(addedLines.flatMap(({ text }) => trimLines(text)));
    for (const part of before)
        if (part.kind === 'code')
            for (const line of trimLines(part.value))
                known.add(line);
    const countFences = (lines) => lines.filter(({ text }) => trimLines(text).some((line) => unclosed_fence.test(line))).length;
    const hasLostFence = countFences(removedLines) > countFences(addedLines);
    return added
        .filter((part) => part.kind === 'code')
        .filter(({ value }) => {
        const taken = trimLines(value).filter((line) => !known.has(line));
        return taken.some((line) => hasLostFence || unclosed_fence.test(line) || unclosed_heading.test(line));
    });
}

;// CONCATENATED MODULE: ./build/review/rules/structure.js



function structure_wordsOf(part) {
    if (part.kind === 'text' || part.kind === 'code')
        return part.value;
    return part.kind === 'heading' ? part.text : '';
}
function countWords(parts) {
    let count = 0;
    for (const part of parts)
        count += structure_wordsOf(part).match(/[\p{L}\p{N}]+|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/gu)?.length ?? 0;
    return count;
}
const structure_fewestWords = 30;
function hasLostThird({ before, after }) {
    const old = countWords(before);
    const lost = old - countWords(after);
    return after.length > 0 && lost >= structure_fewestWords && lost * 3 >= old;
}
const structure_warning = /^(?:warning|caution|danger|important|attention|critical|security|alert|hazard)$/i;
const warningText = /^(?:\W{0,6}(?:warning|caution|danger|important|attention)\b\W{0,3}(?:[:!\u2014]|$|\])|\[!(?:warning|caution|important)\]|⚠)/i;
const warningLine = /^\W{0,6}(?:W(?:arning|ARNING)|C(?:aution|AUTION)|D(?:anger|ANGER))\b\W{0,3} [`"“]?\p{Lu}/u;
function isWarning(part) {
    if (part.kind === 'directive')
        return structure_warning.test(part.name);
    if (part.kind === 'text')
        return [warningText, warningLine].some((form) => form.test(part.value.slice(0, 60)));
    if (part.kind !== 'tag')
        return false;
    const { type = '', class: names = '', classname = '' } = part.attributes;
    return (structure_warning.test(part.name) ||
        structure_warning.test(type) ||
        `${names} ${classname}`.split(/[\s_-]+/).some((name) => structure_warning.test(name)));
}
function hasLostWarning({ before, after }) {
    const count = (parts) => parts.filter(isWarning).length;
    return after.length > 0 && count(before) > count(after);
}
function listHeadings(parts) {
    return parts.filter((part) => part.kind === 'heading');
}
function findLostSections({ path, before, after, removed }) {
    if (after.length === 0 || listHeadings(before).length <= listHeadings(after).length)
        return [];
    const left = new Set(after.map((part) => structure_wordsOf(part)));
    const now = new Set(listHeadings(after).map(({ text }) => text));
    return listHeadings(removed)
        .filter(({ text }) => !now.has(text))
        .filter(({ line, depth }) => {
        const next = listHeadings(before).find((other) => other.line > line && other.depth <= depth)?.line ??
            Number.POSITIVE_INFINITY;
        const body = before.filter((part) => part.line > line && part.line < next && structure_wordsOf(part).length > 0);
        const gone = body.filter((part) => !left.has(structure_wordsOf(part)));
        return countWords(gone) >= 10 && gone.length * 2 >= body.length;
    })
        .map(({ text }) => ({ path, subject: text }));
}
function findSwallowing(page) {
    const { path, before, after, added } = page;
    const blocks = added.filter((part) => part.kind === 'code');
    const open = blocks.filter((part) => part.kind === 'code' && part.isOpen === true);
    if (blocks.length === 0)
        return [];
    const left = new Set(after.map((part) => (part.kind === 'code' ? '' : structure_wordsOf(part))));
    const wasCode = before.map((part) => (part.kind === 'code' ? part.value : '')).join('\n');
    const gone = before
        .filter((part) => part.kind === 'heading' || part.kind === 'text')
        .map((part) => structure_wordsOf(part).split('\n')[0] ?? '')
        .filter((text) => text.length > 8 && !left.has(text) && !wasCode.includes(text))
        .slice(0, 200);
    const swallowing = blocks.filter((part) => {
        const lines = new Set(structure_wordsOf(part)
            .split('\n')
            .map((line) => line.replace(/^[\s#>*-]+/, '').trim()));
        return gone.filter((text) => lines.has(text)).length > 1;
    });
    const isNewlyOpen = !before.some((part) => part.kind === 'code' && part.isOpen === true);
    return [...new Set([...(isNewlyOpen ? open : []), ...swallowing, ...listUnclosed(page)])].map(({ line }) => ({
        path,
        line,
    }));
}
function pageRule(row, holds) {
    return { ...row, grade: 'look', find: ({ pages }) => pages.filter(holds).map(({ path }) => ({ path })) };
}
const structureRules = [
    pageRule({
        id: 'large-deletion',
        finds: 'pages that lose at least a third of their words',
        says: 'This page loses at least a third of its words; check that readers do not need them.',
    }, hasLostThird),
    pageRule({
        id: 'lost-warning',
        finds: 'removed warnings',
        says: 'A warning was removed from this page; check that it no longer applies.',
    }, hasLostWarning),
    {
        id: 'lost-section',
        grade: 'look',
        finds: 'removed sections',
        says: 'This section was removed; check that readers do not need it.',
        find: ({ pages }) => pages.flatMap(findLostSections),
    },
    {
        id: 'swallowing-fence',
        grade: 'look',
        finds: 'code blocks that are never closed, or that take in what was text',
        says: 'This code block takes in the text after it, so readers see that text as code; close the block.',
        find: ({ pages }) => pages.flatMap(findSwallowing),
    },
    {
        id: 'other-language',
        grade: 'look',
        finds: 'text in a different language from the page',
        says: 'This text is not in the language of the page.',
        find: ({ pages }) => pages.flatMap((page) => {
            const part = findOtherLanguage(page);
            return part === undefined ? [] : [{ path: page.path, line: part.line }];
        }),
    },
    {
        id: 'page-gone',
        grade: 'look',
        finds: 'deleted, moved and renamed files',
        says: 'This file was deleted or moved, so links to it may break; check for redirects.',
        find: ({ change }) => change.files
            .filter(({ after, previousPath }) => after === undefined || previousPath !== undefined)
            .map(({ path, previousPath }) => ({ path, subject: previousPath })),
    },
    {
        id: 'generated-file',
        grade: 'look',
        finds: 'generated files',
        says: 'This file is generated, so the next build may overwrite the change; fix its source instead.',
        find: ({ change }) => listGenerated(change).map(({ path }) => ({ path })),
    },
];

;// CONCATENATED MODULE: ./build/review/rules/talk-words.json
const talk_words_namespaceObject = /*#__PURE__*/JSON.parse('{"Pk":["bors","claude","codecov","coderabbitai","copilot","dependabot","gemini-code-assist","github-actions","greptileai","homu","k8s-ci-robot","mergify","mergifyio","netlify","prow","renovate","rultor","vercel"],"Pi":["admin","allow","approve","approved","assign","auto-merge","automerge","autosquash","backport","benchmark","cc","check-cla","cherry-pick","cherrypick","close","delete","deploy","easycla","fast-forward","format","hold","kind","label","land","lgtm","lifecycle","lock","merge","milestone","ok-to-test","override","priority","publish","rebase","release","remove-label","reopen","rerun","retest","retitle","review","run","shipit","skip","squash","test","triage","unassign","unhold","unlock","update","workflow"],"Ue":["agent","ai","assistant","automation","bot","llm","model","reviewer","reviewing","reviews"],"NZ":["allow","approve","approved","clear","finding","findings","harmless","ignore","instruction","instructions","merge","pass","report","safe","skip","trust","verdict"]}');
;// CONCATENATED MODULE: ./build/review/rules/talk-rules.js





const bots = talk_words_namespaceObject.Pk.join('|');
const commands = talk_words_namespaceObject.Pi.join('|');
const repository = String.raw `[\w.-]{1,100}/[\w.-]{1,100}`;
const talk_rules_link = String.raw `https?://[^\s/]{1,100}/${repository}/(?:issues|pull)/\d{1,10}`;
const reference = String.raw `(?:${repository})?#\d{1,10}|(?:GH-|AB#)\d{1,10}|${talk_rules_link}`;
const closing = new RegExp(String.raw `\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?)\b[\s:*_~[(<]{1,12}(?:${reference})`, 'gi');
const mention = /(?<![\w/.@-])@([a-z\d](?:[a-z\d-]{0,38}[a-z\d])?(?:\[bot\])?(?:\/[\w.-]{0,99}\w)?)(?![\w@])/gi;
const slash = new RegExp(String.raw `^\s{0,9}[/!](?:${commands})(?![\w/.-])[^\n]{0,100}`, 'gim');
const talk_rules_unknown = /^[ \t]{0,9}\/[a-z][a-z0-9_-]{1,30}(?:[ \t]+[\w.:=,@#-]{1,40}){0,4}[ \t]*$/gm;
const talk_rules_called = new RegExp(String.raw `(?:^|\s)(?:@(?:${bots})(?:\[bot\])?[ \t,:]|bors[ \t]+(?:r|d|p|try|merge|retry|delegate)\b)[^\n]{0,100}`, 'gim');
const skip = /\[(?:skip[ -](?:ci|actions|checks|tests|netlify|vercel)|(?:ci|actions)[ -]skip|no[ -]ci)\]|^skip-checks:\s?true/gim;
const trailers = 'co-authored-by|signed-off-by|reviewed-by|helped-by|on-behalf-of';
const signature = String.raw `[^\n]{0,300}<[^\n<>@]{1,100}@[^\n<>]{1,200}>\s{0,9}$`;
const trailer = new RegExp(String.raw `^\s{0,9}(?:${trailers})\s{0,3}:${signature}`, 'gim');
const code = /(`{3,}|~{3,})[\s\S]{0,20000}?(?:\1|$)|(?<!`)(`{1,2})(?!`)[^`\n]{1,2000}\2(?!`)/g;
const listSaid = perSubject(({ change }) => {
    const markdown = [change.title, change.description].map((text) => ({ text, isMarkdown: true }));
    const plain = change.commits.map(({ message }) => ({ text: message, isMarkdown: false }));
    return [...markdown, ...plain].flatMap((said) => {
        const clean = (0,text_clean/* cleanText */.X)(said.text);
        return clean === said.text ? [said] : [said, { ...said, text: clean }];
    });
});
const findBy = (pattern) => (subject) => listSaid(subject).flatMap(({ text }) => [...text.matchAll(pattern)].map(([found]) => ({ subject: tidy(found) })));
function talk_rules_findUnknown(subject) {
    const pages = subject.fix.pages.map((page) => page.replace(/\/$/, '').toLowerCase());
    return findBy(talk_rules_unknown)(subject).filter((found) => !pages.some((page) => page.endsWith(found.subject.toLowerCase())));
}
function findMentions(subject) {
    const known = listKnown(subject);
    return listSaid(subject).flatMap(({ text, isMarkdown }) => {
        const prose = text.replace(trailer, '').replace(isMarkdown ? code : /$^/g, ' ');
        return ([...prose.matchAll(mention)]
            .map(([found, name = '']) => ({ found, name: name.toLowerCase() }))
            .filter(({ name }) => name !== subject.agent && `${name}[bot]` !== subject.agent)
            .filter(({ found }) => !(found.includes('/') && known.some((known) => known.includes(found))))
            .map(({ found }) => ({ subject: tidy(found) })));
    });
}
const unused = /^ {0,3}\[[^\]\n]{1,100}\]:[ \t]{0,9}#[ \t]{1,9}([^\n]{1,2000})/gm;
function listComments(text) {
    const comments = [];
    for (let from = text.indexOf('<!--'); from >= 0;) {
        const end = text.indexOf('-->', from + 4);
        comments.push(text.slice(from + 4, end < 0 ? text.length : end));
        from = end < 0 ? -1 : text.indexOf('<!--', end + 3);
    }
    return comments;
}
const addressed = new RegExp(`\\b(?:${talk_words_namespaceObject.Ue.join('|')})s?\\b`, 'i');
const talk_rules_asked = new RegExp(`\\b(?:${talk_words_namespaceObject.NZ.join('|')})\\b`, 'i');
function findHiddenOrders({ change: { title, description } }) {
    return [title, description].flatMap((text) => [...listComments(text), ...[...text.matchAll(unused)].map(([, words = '']) => words)]
        .filter((words) => ordersAgent(words) || (addressed.test(words) && talk_rules_asked.test(words)))
        .map((words) => ({ subject: tidy(words) })));
}
function tidy(text) {
    return text.replace(/\s+/g, ' ').trim().slice(0, 200);
}
const talkRules = [
    {
        id: 'closing-keyword',
        grade: 'block',
        finds: 'keywords that close an issue on merge, in the title, the description or a commit',
        says: 'Merging this would close an issue or pull request; remove the keyword.',
        find: findBy(closing),
    },
    {
        id: 'mention',
        grade: 'block',
        finds: 'mentions of people or teams in the title, the description or a commit',
        says: 'This notifies a person or team that has no part in the fix; remove the mention.',
        find: findMentions,
    },
    {
        id: 'bot-command',
        grade: 'block',
        finds: 'bot commands, such as `/merge` or `bors r+`, in the title, the description or a commit',
        says: 'A bot may act on this command, for example by merging; remove it.',
        find: (subject) => [...findBy(slash)(subject), ...findBy(talk_rules_called)(subject), ...talk_rules_findUnknown(subject)],
    },
    {
        id: 'hidden-order',
        grade: 'block',
        finds: 'comments in the title or the description that give an agent instructions',
        says: 'People do not see this text, but agents that review or merge the pull request do; remove it.',
        find: findHiddenOrders,
    },
    {
        id: 'checks-skipped',
        grade: 'look',
        finds: 'text that makes GitHub or another service skip checks, such as `[skip ci]`',
        says: 'This text keeps CI from running its checks; remove it before you merge.',
        find: findBy(skip),
    },
];

;// CONCATENATED MODULE: ./build/review/rules/unread-rules.js
const unreadRules = [
    {
        id: 'not-read',
        grade: 'look',
        finds: 'files, and parts of the list of files or commits, that were not read: too many, too large, or cut off by GitHub',
        says: 'This part of the change was not read; review it yourself.',
        find: ({ change }) => change.unread.map(({ path, reason }) => ({ path, subject: reason })),
    },
    {
        id: 'not-parsed',
        grade: 'look',
        finds: 'pages that could not be parsed and were judged line by line',
        says: 'This page does not parse, so it was judged line by line and may break the site’s build; preview it.',
        find: ({ pages }) => pages.filter(({ isParsed }) => !isParsed).map(({ path }) => ({ path })),
    },
];

;// CONCATENATED MODULE: ./build/review/rules/weakened.json
const weakened_namespaceObject = /*#__PURE__*/JSON.parse('{"C":["--all","--all-namespaces","--cascade","--delete","--force","--hard","--no-backup","--no-confirm","--overwrite","--privileged","--prune","--purge","--recursive","--remove","--reset","--root","--wipe","-rf","admin","cluster-admin","root","superuser"],"D":["authenticate","authorize","bcrypt","checkSignature","compare_digest","constantTimeCompare","csrf","csrfProtection","DOMPurify","escapeHtml","helmet","html\\\\.escape","htmlspecialchars","prepare","safe_load","sanitize","sanitizeHtml","secure_filename","shlex\\\\.quote","timingSafeEqual","validateToken","verifySignature","verifyToken","verify_signature"]}');
;// CONCATENATED MODULE: ./build/review/rules/weakened-rules.js






const loopback = /\b(?:127(?:\.\d{1,3}){3}|localhost)\b|\[?::1\]?(?![\w:])/;
const everyone = /(?<![\d.])0\.0\.0\.0\b|\[::\]|(?<=[\s"'=])\*:\d{2,5}\b|\bINADDR_ANY\b/;
const weakened_rules_far = new Set(weakened_namespaceObject.C);
const guard = new RegExp(`\\b(?:${weakened_namespaceObject.D.join('|')})\\b`);
function findLines({ pages }, judge) {
    return pages.flatMap((page) => page.hunks.flatMap((hunk) => {
        if (hunk.removed.length === 0)
            return [];
        const found = new Set(judge(hunk));
        return hunk.added.flatMap((text, at) => found.has(text) ? [{ path: page.path, line: hunk.line + at, subject: snippets_squeeze(text).slice(0, 200) }] : []);
    }));
}
const isOpened = ({ added, removed }) => removed.some((text) => loopback.test(text)) && !removed.some((text) => everyone.test(text))
    ? added.filter((text) => everyone.test(text))
    : [];
const mostLines = 200;
const reachesFurther = ({ added, removed }) => {
    if (added.length > mostLines || removed.length > mostLines)
        return [];
    const old = removed.map((text) => ({ words: new Set(splitWords(text)), programs: programsOf(text) }));
    return added.filter((text) => {
        const programs = programsOf(text);
        const like = old.filter((one) => programs.some((program) => one.programs.includes(program)));
        return (like.length > 0 && splitWords(text).some((word) => weakened_rules_far.has(word) && !like.some(({ words }) => words.has(word))));
    });
};
function findFurther({ pages }) {
    return pages.flatMap(({ path, added, removed }) => {
        const commandsOf = (parts) => parts.filter((part) => part.kind === 'inline-code' && /\s/.test(part.value)).slice(0, mostLines);
        const textOf = (part) => (part.kind === 'inline-code' ? part.value : '');
        const old = commandsOf(removed).map(textOf);
        return commandsOf(added)
            .filter((part) => reachesFurther({ line: 1, heading: '', added: [textOf(part)], removed: old }).length > 0)
            .map((part) => ({ path, line: part.line, subject: textOf(part).slice(0, 200) }));
    });
}
function programsOf(text) {
    return listCommands({ text, line: 1 })
        .map(({ words }) => programOf(words))
        .filter((program) => /^[a-z][\w.-]{1,40}$/.test(program));
}
const negation = /\b(?:never|do not|don['’]t|must not|mustn['’]t|should not|shouldn['’]t|may not|cannot|can['’]t|avoid|without)\b/i;
function findWeakened({ pages }) {
    return pages.flatMap(({ path, added, removed }) => {
        const old = removed.flatMap((part) => (part.kind === 'text' && negation.test(part.value) ? [part.value] : []));
        if (old.length === 0)
            return [];
        return added.flatMap((part) => {
            if (part.kind !== 'text' || negation.test(part.value))
                return [];
            return old.slice(0, mostLines).some((text) => isNearlyOf(part.value, text)) ? [{ path, line: part.line }] : [];
        });
    });
}
function isNearlyOf(one, other) {
    const wordsOf = (text) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
    const [words, others] = [wordsOf(one), wordsOf(other)];
    const shared = [...words].filter((word) => others.has(word)).length;
    return shared >= 3 && shared * 3 >= Math.max(words.size, others.size) * 2;
}
function findUnguarded({ pages }) {
    return pages.flatMap(({ path, added, removed, after }) => {
        const codeOf = (parts) => parts.flatMap((part) => (part.kind === 'code' ? [part.value] : []));
        const now = codeOf(after).join('\n');
        return codeOf(removed).flatMap((code) => {
            const name = guard.exec(code)?.[0];
            const line = added.find(({ kind }) => kind === 'code')?.line;
            return name === undefined || line === undefined || countOf(now, name) >= countOf(codeOf(removed).join('\n'), name)
                ? []
                : [{ path, line, subject: name }];
        });
    });
}
const countOf = (text, name) => text.split(name).length;
const mail = /(?<![\w.+-])[\w.+-]{1,64}@((?:[a-z\d-]{1,63}\.){1,5}[a-z]{2,24})\b/gi;
const phone = /(?<![\w+])\+\d{1,3}[ \u00a0().-]{0,2}\d[\d \u00a0().-]{5,14}\d(?!\w)/g;
const wallet = /\b(?:bc1[a-z\d]{25,60}|0x[a-fA-F\d]{40}|[13][a-km-zA-HJ-NP-Z1-9]{25,34})\b/g;
const placeholder = /(?:^|\.)example\.(?:com|net|org)$|^(?:users\.noreply\.)?github\.com$/i;
const findContacts = perSubject((subject) => {
    const isKnown = (text) => listKnown(subject).some((known) => known.includes(text));
    return subject.pages.flatMap(({ path, added }) => added.flatMap((part) => {
        const text = part.kind === 'link' ? part.url : part.kind === 'text' ? part.value : '';
        const mails = [...text.matchAll(mail)].filter(([, host = '']) => !placeholder.test(host)).map(([found]) => found);
        const others = part.kind === 'text' ? [phone, wallet].flatMap((form) => text.match(form) ?? []) : [];
        return [...mails, ...others]
            .slice(0, mostContacts)
            .filter((found) => !isKnown(found))
            .map((subjectOf) => ({ path, line: part.line, subject: subjectOf, from: findReaders(subject, subjectOf) }));
    }));
});
const mostContacts = 5;
const pictured = /\b(?:diagrams?|figures?|graphics?|icons?|illustrations?|images?|logos?|photos?|pictures?|screen ?shots?|im[aá]gen(?:es)?|bild(?:er)?)\b/;
const weakenedRules = [
    {
        id: 'address-opened',
        grade: 'look',
        finds: 'addresses to listen on that were of the own machine and are now of all networks',
        says: 'This made the service reachable from every network, and before only from its own machine; check that it is protected.',
        find: (subject) => findLines(subject, isOpened),
    },
    {
        id: 'command-reaches-further',
        grade: 'look',
        finds: 'commands that got an option or a role with a wider reach, such as `--all`, `--force` or `admin`',
        says: 'This command now reaches further than before; check that readers need that.',
        find: (subject) => [...findLines(subject, reachesFurther), ...findFurther(subject)],
    },
    {
        id: 'warning-weakened',
        grade: 'look',
        finds: 'sentences that forbade something and, in nearly the same words, no longer do',
        says: 'This sentence said not to do something, and no longer does; check that it is right now.',
        find: findWeakened,
    },
    {
        id: 'guard-dropped',
        grade: 'look',
        finds: 'calls in code that protect, such as `timingSafeEqual` or `sanitize`, and are gone',
        says: 'This code no longer makes a call that protected it; check that readers are safe.',
        find: findUnguarded,
    },
    {
        id: 'picture-replaced',
        grade: 'look',
        finds: 'images that took the place of others, where no reader wrote about one',
        says: 'Another image took the place of this one; look at it.',
        find: (subject) => findReadersBy(subject, pictured).length > 0
            ? []
            : subject.change.files
                .filter(({ path, before, after }) => (0,machinery/* isPictureName */.so)(path) && before?.isBinary && after?.isBinary)
                .map(({ path }) => ({ path })),
    },
    {
        id: 'contact-new',
        grade: 'look',
        finds: 'e-mail addresses, phone numbers and addresses for payments that appear nowhere else in the repository',
        says: 'This contact appears nowhere else in the repository; check whose it is.',
        find: findContacts,
    },
];

;// CONCATENATED MODULE: ./build/review/rules/table.js



























const table_all = [
    ...fileRules,
    ...configurationRules,
    ...characterRules,
    ...tagRules,
    ...frameRules,
    ...drawingRules,
    ...hidingRules,
    ...downloadRules,
    ...packageRules,
    ...checkRules,
    ...riskRules,
    ...secretRules,
    ...addressRules,
    ...codeRules,
    ...linkRules,
    ...copiedRules,
    ...talkRules,
    ...commitRules,
    ...commentRules,
    ...esmRules,
    ...componentRules,
    ...directiveRules,
    ...frontMatterRules,
    ...structureRules,
    ...weakenedRules,
    ...outsideRules,
    ...unreadRules,
];
const rules = [
    ...table_all.filter(({ grade }) => grade === 'block'),
    ...table_all.filter(({ grade }) => grade === 'look'),
];

;// CONCATENATED MODULE: ./build/review/rules/judge.js

const mostOfRule = 20;
function judge_judge(subject, table = rules) {
    const findings = [];
    const left = {};
    for (const rule of table) {
        const found = listOnce(rule.find(subject)).sort(byPlace);
        for (const finding of found.slice(0, mostOfRule)) {
            findings.push({ ...finding, rule: rule.id, grade: rule.grade, says: rule.says });
        }
        if (found.length > mostOfRule)
            left[rule.id] = found.length - mostOfRule;
    }
    const grades = new Set(findings.map(({ grade }) => grade));
    const verdict = grades.has('block') ? 'block' : grades.has('look') ? 'look' : 'clear';
    const gravest = findings.filter(({ grade }) => grade === 'block');
    return { verdict, findings: [...gravest, ...findings.filter(({ grade }) => grade === 'look')], left };
}
function listOnce(found) {
    const byKey = new Map();
    for (const finding of found) {
        const key = JSON.stringify([finding.path, finding.line, finding.subject]);
        const from = [...new Set([...(byKey.get(key)?.from ?? []), ...(finding.from ?? [])])].sort();
        byKey.set(key, from.length === 0 ? finding : { ...finding, from });
    }
    return [...byKey.values()];
}
function byPlace(one, other) {
    return (compare(one.path ?? '', other.path ?? '') ||
        (one.line ?? 0) - (other.line ?? 0) ||
        compare(one.subject ?? '', other.subject ?? ''));
}
function compare(one, other) {
    return one < other ? -1 : one > other ? 1 : 0;
}

;// CONCATENATED MODULE: ./build/review/judge-change.js



function takeApart({ files, paths }, { reclaim }) {
    return comparePages(files, undefined, reclaim, paths);
}
function asksForOthers(pages) {
    return pages.some(({ added }) => added.some((part) => known.has(part.kind) || ('url' in part && absolute.test(part.url))));
}
const known = new Set(['code', 'directive', 'esm', 'expression', 'inline-code', 'tag']);
const absolute = /^\s*(?:[a-z][a-z0-9+.-]*:)?\/\//i;
function judgeChange({ fix, pull, change, pages, readers, others }) {
    const before = fix.review?.judged?.head;
    const subject = {
        change,
        pages,
        fix: { pages: fix.pages },
        readers,
        others,
        judgedBefore: before === undefined ? undefined : { head: before },
        agent: pull.author,
    };
    return { judgement: judge_judge(subject), coverage: coverFix({ files: change.files, pages, fix, readers }) };
}


/***/ })

};
