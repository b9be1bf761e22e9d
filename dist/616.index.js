export const id = 616;
export const ids = [616];
export const modules = {

/***/ 278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ capText),
  X: () => (/* binding */ cleanText)
});

;// CONCATENATED MODULE: ./build/text/kinds.js
// What Unicode says of a character, as far as cleaning asks. Each is looked up once: regular expressions per character are slow.
const invisible = 1;
const mark = 2;
const emoji = 4;
const pictograph = 8;
const emojiEnd = 16;
/** Letters of Mongolian, which has variation selectors of its own. */
const mongolian = 32;
/** Letters of scripts that are written with joiners and non-joiners. */
const joining = 64;
const known = 128;
const patterns = [
    // Signs for formats that are drawn (of numbers in Arabic, of verses) go too; noncharacters are no text at all.
    [invisible, /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Noncharacter_Code_Point}]/u],
    [mark, /\p{M}/u],
    [emoji, /\p{Emoji}/u],
    [pictograph, /\p{Extended_Pictographic}/u],
    [emojiEnd, /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f/u],
    [mongolian, /[\u1820-\u18aa]/u],
    [
        joining,
        /(?=\p{L})[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mand}\p{scx=Nkoo}\p{scx=Adlm}\p{scx=Rohg}\p{scx=Mong}\p{scx=Phag}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}\p{scx=Bali}\p{scx=Java}]/u,
    ],
];
const kinds = new Uint8Array(0x110000);
/** Whether a code point is of a kind; a negative one (nothing there) is of none. */
function isKind(point, kind) {
    if (point < 0)
        return false;
    if (kinds[point] === 0)
        kinds[point] = known + classify(String.fromCodePoint(point));
    return ((kinds[point] ?? 0) & kind) !== 0;
}
function classify(character) {
    return patterns.reduce((sum, [kind, pattern]) => (pattern.test(character) ? sum + kind : sum), 0);
}

;// CONCATENATED MODULE: ./build/text/invisible.js
// Which characters nobody sees, and the few places in genuine text where one of them must stay.

/** Longest run of combining marks: no writing needs more, and sorting a long one (NFC) takes quadratic time. */
const longestMarks = 10;
const zwnj = 0x200c;
const zwj = 0x200d;
const emojiStyle = 0xfe0f;
const keycap = 0x20e3;
const blackFlag = 0x1f3f4;
const lastTag = 0xe007f;
const flags = ['gbeng', 'gbsct', 'gbwls'];
/** Whether an invisible character is genuine after what was kept: a joiner in a script that has them, an emoji sequence. */
function mayStay(kept, point) {
    const last = pointBefore(kept, kept.length);
    if (point === zwnj)
        return isAfterJoiningLetter(kept, kept.length);
    if (point === zwj)
        return isAfterJoiningLetter(kept, kept.length) || isKind(last, emojiEnd);
    if (point === emojiStyle)
        return isKind(last, emoji);
    if (point >= 0x180b && point <= 0x180f)
        return isKind(last, mongolian);
    if (point === lastTag)
        return flags.some((flag) => tagsBefore(kept) === flag && isFlag(kept, flag.length));
    return isTag(point) && (last === blackFlag || (isTag(last) && tagsBefore(kept).length < 5));
}
/** Takes back the end of what was kept when it only made sense with another character after it. */
function settle(kept, next) {
    const last = pointBefore(kept, kept.length);
    if (last < zwj)
        return;
    if (last === zwj && !isKind(next, pictograph) && !isAfterJoiningLetter(kept, kept.length - 1))
        kept.length -= 1;
    else if (last === emojiStyle && next !== keycap && pointBefore(kept, kept.length - 1) < 0x80)
        kept.length -= 1;
    else if (isTag(last) && !isTag(next) && next !== lastTag)
        kept.length -= 2 * tagsBefore(kept).length;
}
/** How many combining marks the kept text ends with, counted up to the longest run. */
function countMarks(kept) {
    let end = kept.length;
    let count = 0;
    while (count < longestMarks && isKind(pointBefore(kept, end), mark)) {
        end -= widthBefore(kept, end);
        count += 1;
    }
    return count;
}
// Marks are passed over because NFC may still reorder them; the letter below them stays.
function isAfterJoiningLetter(kept, from) {
    let end = from;
    for (let marks = 0; marks <= longestMarks && isKind(pointBefore(kept, end), mark); marks += 1)
        end -= widthBefore(kept, end);
    return isKind(pointBefore(kept, end), joining);
}
/** The tags at the end of what was kept, as the ASCII characters they mirror; at most six are read. */
function tagsBefore(kept) {
    let tags = '';
    let end = kept.length;
    while (tags.length < 6 && isTag(pointBefore(kept, end))) {
        tags = String.fromCharCode(pointBefore(kept, end) - 0xe0000) + tags;
        end -= 2;
    }
    return tags;
}
function isFlag(kept, tags) {
    return pointBefore(kept, kept.length - 2 * tags) === blackFlag;
}
function isTag(point) {
    return point >= 0xe0020 && point < lastTag;
}
function pointBefore(kept, end) {
    const low = kept.units[end - 1] ?? -1;
    const high = kept.units[end - 2] ?? -1;
    return widthBefore(kept, end) === 2 ? (high - 0xd800) * 0x400 + (low - 0xdc00) + 0x10000 : low;
}
// The scan works on well-formed text, so a low surrogate always has its high one before it.
function widthBefore(kept, end) {
    const low = kept.units[end - 1] ?? -1;
    return low >= 0xdc00 && low <= 0xdfff ? 2 : 1;
}

;// CONCATENATED MODULE: ./build/text/entities.js
// What an HTML entity stands for: numeric ones, and the named ones that matter in prose or could carry something past a filter.
/** U+00A0 to U+00FF, in order. */
const latin1 = 'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para ' +
    'middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave ' +
    'Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc ' +
    'Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc ' +
    'iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
/** Names and the one character (or code point in hexadecimal) that each stands for. */
const others = 'amp & AMP & lt < LT < gt > GT > quot " QUOT " apos \' Tab 9 NewLine a excl ! num # dollar $ percnt % lpar ( rpar ) ast * ' +
    'midast * plus + comma , period . sol / colon : semi ; equals = quest ? commat @ lsqb [ lbrack [ bsol \\ rsqb ] rbrack ] ' +
    'Hat ^ lowbar _ UnderBar _ grave ` DiacriticalGrave ` lcub { lbrace { verbar | vert | VerticalLine | rcub } rbrace } ' +
    'hyphen 2010 dash 2010 ndash – mdash — horbar ― lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ bull • hellip … euro € ' +
    'trade ™ larr ← rarr → uarr ↑ darr ↓ harr ↔ minus − le ≤ ge ≥ ne ≠ infin ∞ check ✓ ' +
    'OElig Œ oelig œ Scaron Š scaron š Yuml Ÿ permil ‰ lsaquo ‹ rsaquo › dagger † Dagger ‡ prime ′ Prime ″ caret ⁁ star ☆ starf ★ ' +
    'NonBreakingSpace a0 ensp 2002 emsp 2003 emsp13 2004 emsp14 2005 numsp 2007 puncsp 2008 thinsp 2009 ThinSpace 2009 ' +
    'hairsp 200a VeryThinSpace 200a MediumSpace 205f ' +
    'zwnj 200c zwj 200d lrm 200e rlm 200f ZeroWidthSpace 200b NegativeVeryThinSpace 200b NegativeThinSpace 200b ' +
    'NegativeMediumSpace 200b NegativeThickSpace 200b NoBreak 2060 ApplyFunction 2061 af 2061 InvisibleTimes 2062 it 2062 ' +
    'InvisibleComma 2063 ic 2063';
/** Those of several characters that begin with one of ASCII, or are all blank. */
const several = [
    ['fjlig', 'fj'],
    ['nvlt', '<\u20d2'],
    ['nvgt', '>\u20d2'],
    ['bne', '=\u20e5'],
    ['ThickSpace', '\u205f\u200a'],
];
const named = new Map([
    ...several,
    ...latin1.split(' ').map((name, index) => [name, String.fromCodePoint(0xa0 + index)]),
    ...others.split(' ').flatMap((name, index, all) => {
        const value = all[index + 1] ?? '';
        return index % 2 === 1 ? [] : [[name, [...value].length === 1 && !/[9a]/.test(value) ? value : fromHex(value)]];
    }),
]);
/**
 * The text of an entity, given what stands between `&` and `;`; undefined when that is no entity.
 * Always in NFC and never longer than the entity itself.
 */
function decodeEntity(body) {
    if (!body.startsWith('#'))
        return named.get(body);
    const decimal = /^#(\d+)$/.exec(body)?.[1];
    const hex = /^#[xX]([\da-fA-F]+)$/.exec(body)?.[1];
    return decimal ? fromCode(Number(decimal)) : hex ? fromHex(hex) : undefined;
}
const bareNames = ['lt', 'gt', 'amp', 'quot', 'LT', 'GT', 'AMP', 'QUOT', 'nbsp', 'shy'];
/** Names that count without a `;` too, `&` included. HTML has a hundred; the others are names of variables and of query parameters. */
const bareEntities = bareNames.map((name) => `&${name}`);
function fromHex(digits) {
    return fromCode(Number.parseInt(digits, 16));
}
/** As in HTML: what is no character becomes U+FFFD. */
function fromCode(code) {
    const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return isCharacter ? String.fromCodePoint(code).normalize('NFC') : '\ufffd';
}

;// CONCATENATED MODULE: ./build/text/bare.js
// Entities without their `;`, which end where the next character does not belong to them.

/**
 * The entity that the kept text, from `floor` on, ends with, given what follows. Numbers end at what is no digit; names count as
 * they do in HTML's attributes: not before a letter, a digit or `=`, as those are parameters of an address (`?a=1&lt=2`).
 */
function findBare(kept, floor, next) {
    const last = kept.units[kept.length - 1] ?? 0;
    if (next === semicolon)
        return undefined;
    if (isHexDigit(last) && !(isHexDigit(next) && !isDigit(last))) {
        const found = findNumber(kept, floor, next);
        if (found)
            return found;
    }
    if (!nameEnds.has(last) || isLetter(next) || isDigit(next) || next === equals || next === underscore)
        return undefined;
    const name = bareEntities.find((entity) => endsWith(kept, floor, entity));
    if (!name)
        return undefined;
    return { start: kept.length - name.length, decoded: decodeEntity(name.slice(1)) ?? '' };
}
function findNumber(kept, floor, next) {
    const lowest = Math.max(floor, kept.length - longestNumber);
    let start = kept.length - 1;
    while (start >= lowest && isDigit(kept.units[start] ?? 0))
        start -= 1;
    const isDecimal = kept.units[start] === hash;
    while (start >= lowest && isHexDigit(kept.units[start] ?? 0))
        start -= 1;
    if (!isDecimal && ((kept.units[start] ?? 0) | 0x20) === 0x78)
        start -= 1;
    else if (!isDecimal)
        return undefined;
    if (start - 1 < lowest || kept.units[start] !== hash || kept.units[start - 1] !== ampersand)
        return undefined;
    if (isDecimal ? isDigit(next) : isHexDigit(next))
        return undefined;
    const body = String.fromCharCode(...kept.units.subarray(start, kept.length));
    const decoded = decodeEntity(body);
    return decoded === undefined ? undefined : { start: start - 1, decoded };
}
/** Whether the kept text ends with `text`, and that began at `floor` or later. */
function endsWith(kept, floor, text) {
    const start = kept.length - text.length;
    if (start < floor)
        return false;
    for (let i = 0; i < text.length; i += 1)
        if (kept.units[start + i] !== text.charCodeAt(i))
            return false;
    return true;
}
/** In UTF-16 units, `&` included: zeros may stand in front. */
const longestNumber = 64;
const ampersand = 0x26;
const hash = 0x23;
const semicolon = 0x3b;
const equals = 0x3d;
const underscore = 0x5f;
const nameEnds = new Set(bareEntities.map((entity) => entity.charCodeAt(entity.length - 1)));
function isDigit(unit) {
    return unit >= 0x30 && unit <= 0x39;
}
function isHexDigit(unit) {
    return isDigit(unit) || (unit >= 0x41 && unit <= 0x46) || (unit >= 0x61 && unit <= 0x66);
}
function isLetter(unit) {
    return (unit >= 0x41 && unit <= 0x5a) || (unit >= 0x61 && unit <= 0x7a);
}

;// CONCATENATED MODULE: ./build/text/terminal.js
const strings = [0x90, 0x98, 0x9d, 0x9e, 0x9f];
/** Whether a control character begins a command. */
function isOpening(point) {
    return point === 0x1b || point === 0x9b || strings.includes(point);
}
/** A control character is never kept; some begin or end a command to a terminal. */
function control(state, point) {
    const at = state.length;
    if (point === 0x1b)
        state.sequence = { kind: 'escape', at };
    else if (point === 0x9b)
        state.sequence = { kind: 'control', at };
    else if (point === 0x07 || point === 0x9c)
        endCommand(state);
    else if (strings.includes(point))
        state.command = { at, depth: state.comments.length };
}
function endCommand(state) {
    if (!state.command)
        return;
    state.length = Math.min(state.length, state.command.at);
    state.comments.length = Math.min(state.comments.length, state.command.depth);
    state.command = undefined;
}
/**
 * Whether a character ends a sequence, and so goes with it. What belongs to a sequence is kept until it is complete, and stays as
 * text when it never is.
 */
function consume(state, sequence, point) {
    const unit = point < 0x80 ? String.fromCharCode(point) : '';
    state.sequence = undefined;
    if (sequence.kind === 'escape') {
        if (unit === '\\' && state.command) {
            endCommand(state);
            return true;
        }
        if (unit === '[')
            state.sequence = { kind: 'control', at: sequence.at };
        else if (/[()*+]/.test(unit))
            state.sequence = { kind: 'charset', at: sequence.at };
        else if (/[\]PX^_]/.test(unit))
            state.command = { at: sequence.at, depth: state.comments.length };
        return false;
    }
    if (state.length < sequence.at)
        return false;
    if (sequence.kind === 'control' && /[\d:;=?>!"$' ]/.test(unit)) {
        state.sequence = sequence;
        return false;
    }
    // U+009B alone before a letter is a stray control, not a sequence.
    if (!(sequence.kind === 'charset' ? /[\dA-Za-z]/ : /[@-~]/).test(unit) || state.length === sequence.at)
        return false;
    state.length = sequence.at;
    return true;
}

;// CONCATENATED MODULE: ./build/text/scan.js
// The one pass that takes hidden things out of a text: a stack machine, so that what a removal or a decoding brings together
// is seen at once, and no second pass is needed however deep the nesting.





/** Longest entity that is looked for, `&` included: names are short, numbers may have zeros in front. */
const longestEntity = 64;
const end = -1;
/** Nothing to decode, to take away or to join: most of what readers write in English. */
const plain = /^(?:[\t\n\x20-\x25\x27-\x2c\x2e-\x7e]|-(?!-))*$/;
/**
 * Takes a well-formed text in NFC with `\n` as its line end. Time is linear: every step adds one character or takes some away,
 * and looks back over a bounded stretch.
 */
function scan(text) {
    if (plain.test(text))
        return text;
    const state = {
        units: new Uint16Array(text.length),
        length: 0,
        comments: [],
        command: undefined,
        sequence: undefined,
        mayRefer: text.includes('&'),
    };
    for (let i = 0; i < text.length;) {
        let point = text.codePointAt(i) ?? end;
        i += point > 0xffff ? 2 : 1;
        while (point !== end)
            point = step(state, point);
    }
    while (resolve(state, end))
        settle(state, end);
    // A comment without an end hides the rest of a page in a browser, so the rest goes here too.
    state.length = state.comments[0] ?? state.length;
    settle(state, end);
    return join(state);
}
/** Returns the character that this one completed (an entity's), or `end`. */
function step(state, point) {
    if (state.sequence && consume(state, state.sequence, point))
        return end;
    if (point === 0x85 || point === 0x2028 || point === 0x2029 || point === 0x0d)
        return step(state, 0x0a);
    settle(state, point);
    if ((point < 0x20 && point !== 0x09 && point !== 0x0a) || (point >= 0x7f && point <= 0x9f)) {
        if (isOpening(point) && resolve(state, point))
            return step(state, point);
        control(state, point);
        return end;
    }
    if (point === 0x0a)
        state.command = undefined;
    if (point > 0xa0) {
        if (isKind(point, invisible) && !mayStay(state, point))
            return end;
        if (isKind(point, mark) && countMarks(state) === longestMarks)
            return end;
        if (point === 0x2800 && !isBraille(state))
            return step(state, 0x20);
    }
    if (resolve(state, point))
        return step(state, point);
    push(state, point);
    if (point === 0x3b)
        return entity(state);
    if (point === 0x2d)
        openComment(state);
    else if (point === 0x3e)
        closeComment(state);
    return end;
}
function push(state, point) {
    const isPair = point > 0xffff;
    if (isPair)
        state.units[state.length] = 0xd7c0 + (point >> 10);
    state.units[state.length + (isPair ? 1 : 0)] = isPair ? 0xdc00 + (point & 0x3ff) : point;
    state.length += isPair ? 2 : 1;
}
/** Where the innermost open comment began: what stands before it takes no part in what it holds. */
function floorOf(state) {
    return state.comments.at(-1) ?? 0;
}
function isBraille(state) {
    return ((state.units[state.length - 1] ?? 0) & 0xff00) === 0x2800;
}
/** Before a character: decodes the entity that ends with it, for want of a `;`, and tells whether there was one. */
function resolve(state, point) {
    const bare = state.mayRefer ? findBare(state, floorOf(state), point) : undefined;
    if (!bare)
        return false;
    state.length = bare.start;
    for (const character of bare.decoded) {
        for (let next = character.codePointAt(0) ?? end; next !== end;)
            next = step(state, next);
    }
    return true;
}
/** At a `;`. */
function entity(state) {
    const floor = Math.max(floorOf(state), state.length - longestEntity);
    let start = state.length - 2;
    while (start > floor && isEntityUnit(state.units[start] ?? 0))
        start -= 1;
    if (start < floor || state.units[start] !== 0x26)
        return end;
    const decoded = decodeEntity(String.fromCharCode(...state.units.subarray(start + 1, state.length - 1)));
    if (decoded === undefined)
        return end;
    state.length = start;
    const [first = '', ...rest] = decoded;
    if (rest.length === 0)
        return first.codePointAt(0) ?? end;
    // Only letters with marks decode to several characters, and none of those completes anything.
    for (const character of decoded)
        step(state, character.codePointAt(0) ?? 0);
    return end;
}
function isEntityUnit(unit) {
    return (unit === 0x23 || (unit >= 0x30 && unit <= 0x39) || (unit >= 0x41 && unit <= 0x5a) || (unit >= 0x61 && unit <= 0x7a));
}
/** At a `-`. */
function openComment(state) {
    if (!endsWith(state, floorOf(state), '<!--'))
        return;
    state.length -= 4;
    state.comments.push(state.length);
}
/** At a `>`: `-->`, `--!>`, and the two short forms that a browser takes for an empty comment. */
function closeComment(state) {
    const start = state.comments.at(-1);
    if (start === undefined)
        return;
    const isShort = state.length - start === 1 || (state.length - start === 2 && endsWith(state, floorOf(state), '->'));
    if (!isShort && !endsWith(state, floorOf(state), '-->') && !endsWith(state, floorOf(state), '--!>'))
        return;
    state.comments.pop();
    state.length = start;
    if (state.command && state.command.depth > state.comments.length)
        state.command = undefined;
}
function join(kept) {
    let text = '';
    for (let i = 0; i < kept.length; i += 8192) {
        text += String.fromCharCode(...kept.units.subarray(i, Math.min(i + 8192, kept.length)));
    }
    return text;
}

;// CONCATENATED MODULE: ./build/text/clean.js
// Text from strangers, made fit to be read: nothing hidden in it, everything visible as it was written; and cut to a length.


const longMarks = new RegExp(`(\\p{M}{${longestMarks}})\\p{M}+`, 'gu');
/**
 * Decodes HTML entities and removes what nobody sees: HTML comments, terminal sequences, control, zero-width, bidi, tag and
 * variation characters; genuine text in any language stays. Cleaning twice is cleaning once, in linear time.
 */
function cleanText(text) {
    const wellFormed = text.toWellFormed().replace(/\r\n?/g, '\n').replace(longMarks, '$1');
    return scan(wellFormed.normalize('NFC')).normalize('NFC');
}
function capText(text, max) {
    if (text.length <= max)
        return text;
    if (max < 1)
        return '';
    let cut = 0;
    let index = 0;
    for (let count = 0; index < text.length && count < max; count += 1) {
        cut = index;
        index += (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
    }
    if (index === text.length)
        return text;
    return `${text.slice(0, wholeCharacters(text, cut)).trimEnd()}…`;
}
// Only the surroundings of the cut are segmented: the whole text may be large, a character never is.
function wholeCharacters(text, cut) {
    const reach = 64;
    const start = Math.max(0, cut - reach);
    const around = new Intl.Segmenter('en').segment(text.slice(start, cut + reach)).containing(cut - start);
    return around && around.index > 0 ? start + around.index : cut;
}


/***/ }),

/***/ 5153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ blotEmails)
/* harmony export */ });
// E-mail addresses, also where their signs are written out or spaced apart.
/** Both halves are bounded, and looked for around a sign only, so that time stays linear. */
const sign = /%(?:25){0,2}40|\\{1,4}u0040|\\{1,4}x40|\\{0,4}[@\uff20\ufe6b]/gi;
/** A quick look, since a text may hold nothing but signs. */
const noName = /[\s\\@＠,;:()[\]<>{}]/;
const noHost = /[\s@＠%.,;:()<>{}"']/;
const longestLocal = 64;
const localPart = /(?:[\p{L}\p{N}_][\p{L}\p{M}\p{N}\p{Join_Control}.．!#$%&'*+_~-]{0,63}|"[^"\n]{1,62}")$/u;
/** The last label is of ASCII letters alone or of others alone: text without blanks may follow. */
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}\\p{Join_Control}-]{0,61}[\\p{L}\\p{M}\\p{N}])?';
const dot = '(?:[.．｡]|。(?=[A-Za-z]))';
const last = '(?:xn--[a-z\\d-]{2,59}|[a-z]{2,63}(?![a-z\\d]|-[a-z\\d])|[\\uff41-\\uff5a]{2,63}|(?=[^\\x00-\\x7f])\\p{L}[\\p{L}\\p{M}]{1,62})';
const domain = new RegExp(`(?:(?:${label}${dot}){1,8}${last}|\\[(?:\\d{1,3}(?:\\.\\d{1,3}){3}|IPv6:[\\da-f:.]{2,45})\\])`, 'iuy');
const common = 'com|org|net|edu|gov|info|biz|dev|app|io|me|co|eu|mail|example|test|invalid|de|fr|es|it|nl|uk|ch|at|be|pl|ru|jp|cn|in|br|se|no|dk|fi|cz|pt|us|ca|au';
const name = "[\\p{L}\\p{N}_](?:[\\p{L}\\p{M}\\p{N}.+_'-]{0,62}[\\p{L}\\p{N}_])?";
const plainLabel = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?';
const open = '[ \\t]{0,3}[(\\[{<]{1,2}[ \\t]{0,2}';
const close = '[ \\t]{0,2}[)\\]}>]{1,2}[ \\t]{0,3}';
const atWord = '(?:at|ät|@|arroba|arobase|chiocciola|kukac|zavináč|małpa|собака)';
const dotWord = '(?:dot|\\.|punkt|point|punto|ponto|pkt|tečka|kropka|точка)';
const bracketDot = `(?:\\.|${open}${dotWord}${close}|[ \\t]{1,3}(?:dot|punkt|point|punto|ponto)[ \\t]{1,3})`;
/** Not inside a longer word: the name is bounded, so nothing is gained by starting later. */
const start = "(?<![\\p{L}\\p{M}\\p{N}.+_'-])";
/** `name (at) example (dot) org`, `name [at] example.org`. */
const bracketed = new RegExp(`${start}${name}${open}${atWord}${close}(?:${plainLabel}${bracketDot}){1,5}\\p{L}{2,24}`, 'giu');
/** `name AT example DOT org`; in small letters only for a name that no sentence has, so that `look at example dot org` stays. */
const shouted = new RegExp(`${start}${name}[ \\t]{1,3}AT[ \\t]{1,3}(?:${plainLabel}[ \\t]{1,3}DOT[ \\t]{1,3}){1,5}\\p{L}{2,24}`, 'gu');
const spoken = new RegExp(`${start}(?=[\\p{L}\\p{M}'-]{0,62}[\\d._+])${name}[ \\t]{1,3}at[ \\t]{1,3}(?:${plainLabel}[ \\t]{1,3}dot[ \\t]{1,3}){1,5}\\p{L}{2,24}`, 'gu');
/** `first.last at gmail.com`; elsewhere only in capitals, `first.last AT example.com`, since `index.html at example.com` is a sentence. */
const mailboxes = 'gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|aol|proton|protonmail|gmx|web|mail|fastmail|posteo|zoho|yandex|qq|163|126';
const dotOrWord = '(?:\\.|[ \\t]{1,3}dot[ \\t]{1,3})';
const atMailbox = new RegExp(`${start}(?=[\\p{L}\\p{M}'-]{0,62}[\\d._+])${name}[ \\t]{1,3}(?:at|AT|At)[ \\t]{1,3}(?:${mailboxes})${dotOrWord}(?:${common})(?![\\p{L}\\p{N}-])`, 'gu');
const atHost = new RegExp(`${start}(?=[\\p{L}\\p{M}'-]{0,62}[\\d._+])${name}[ \\t]{1,3}AT[ \\t]{1,3}(?:${plainLabel}\\.){1,5}(?:${common})(?![\\p{L}\\p{N}-])`, 'gu');
/** `name @ example . org`, and `first.last @ example.org`; not `lunch @ example.org`, nor `a.weight @ b.t(x)`. */
const spaced = new RegExp(`${start}(?:${name}[ \\t]{0,3}[@＠][ \\t]{0,3}(?:${plainLabel}[ \\t]{1,3}\\.[ \\t]{1,3}){1,5}` +
    `|${name}[@＠][ \\t]{1,3}(?:${plainLabel}\\.){1,5}` +
    `|(?=[\\p{L}\\p{M}'-]{0,62}[\\d._+])${name}[ \\t]{1,3}[@＠][ \\t]{0,3}(?:${plainLabel}\\.){1,5})(?:${common})(?![\\p{L}\\p{N}(\\[.-])`, 'giu');
const disguises = [
    [/[)\]}>]/, bracketed],
    [/ AT /, shouted],
    [/ at /i, atMailbox],
    [/ AT /, atHost],
    [/ dot /, spoken],
    [/\s[@＠]|[@＠]\s/, spaced],
];
/** Puts `[e-mail]` in the place of addresses. */
function blotEmails(text) {
    const plain = blotPlain(text);
    let count = plain.count;
    const whole = disguises.reduce((rest, [needed, form]) => {
        if (!needed.test(rest))
            return rest;
        return rest.replace(form, () => {
            count += 1;
            return '[e-mail]';
        });
    }, plain.text);
    return { text: whole, count };
}
/** In UTF-16 units: no host is longer before its first dot, marks included. */
const longestLabel = 260;
/** Whether a dot, or the bracket of a literal address, comes soon; asked from left to right, each sign of a text is looked at once. */
function lookForDots(text) {
    const dots = /[.．｡。[]/g;
    let next = -1;
    return (from) => {
        if (next < from) {
            dots.lastIndex = from;
            next = dots.exec(text)?.index ?? Number.POSITIVE_INFINITY;
        }
        return next - from <= longestLabel;
    };
}
function blotPlain(text) {
    const kept = [];
    const mayBeHost = lookForDots(text);
    let from = 0;
    for (const { index, 0: at } of text.matchAll(sign)) {
        const end = index + at.length;
        if (!mayBeHost(end) || noName.test(text[index - 1] ?? ' ') || noHost.test(text[end] ?? ' '))
            continue;
        const local = localPart.exec(text.slice(startOfName(text, from, index), index))?.[0];
        if (!local)
            continue;
        domain.lastIndex = end;
        const host = domain.exec(text)?.[0];
        // `git@host:` names a repository, not a person.
        if (!host || (local === 'git' && /^[:/]/.test(text.slice(end + host.length, end + host.length + 1))))
            continue;
        kept.push(text.slice(from, index - local.length), '[e-mail]');
        from = end + host.length;
    }
    return { text: kept.join('') + text.slice(from), count: kept.length / 2 };
}
/** Where what may be a name begins, so that the pattern has little to try; a quoted one may hold anything. */
function startOfName(text, from, end) {
    const lowest = Math.max(from, end - longestLocal);
    if (text[end - 1] === '"')
        return lowest;
    let start = end;
    while (start > lowest && !noName.test(text[start - 1] ?? ' '))
        start -= 1;
    return start;
}


/***/ }),

/***/ 6771:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ placeholder),
  E: () => (/* binding */ redact)
});

// EXTERNAL MODULE: ./build/text/emails.js
var text_emails = __webpack_require__(5153);
;// CONCATENATED MODULE: ./build/text/cards.js
// Numbers of payment cards and bank accounts: by prefix, length and check digits.
/** Digits in front, and how long such a number is. */
const issuers = [
    [/^4/, [13, 16, 19]],
    [/^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, [16]],
    [/^3[47]/, [15]],
    [/^(?:6011|64[4-9]|65|622)/, [16, 17, 18, 19]],
    [/^35(?:2[89]|[3-8])/, [16, 17, 18, 19]],
    [/^(?:30[0-5]|3095|36|3[89])/, [14]],
    [/^(?:62|81)/, [16, 17, 18, 19]],
    [/^(?:50|5[6-9]|6[0-9])/, [13, 14, 15, 16, 18, 19]],
    [/^(?:220[0-4]|9792|60|65|81|82|508)/, [16]],
];
const longestCard = 19;
const known = [];
/** How long a card's number can be, by its first four digits; each four are looked up once. */
function listLengths(four) {
    const key = Number(four);
    known[key] ??= issuers.flatMap(([prefix, lengths]) => (prefix.test(four) ? lengths : []));
    return known[key] ?? [];
}
/** Digits only: by their check digit. One digit many times over is none. */
function passesCheck(digits) {
    return passesLuhn(digits) && !/^(\d)\1*$/.test(digits);
}
function passesLuhn(digits) {
    let sum = 0;
    for (let i = 0; i < digits.length; i += 1) {
        const digit = digits.charCodeAt(digits.length - 1 - i) - 0x30;
        sum += i % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2;
    }
    return sum % 10 === 0;
}
const account = /(?<![A-Za-z0-9])[A-Z]{2}\d{2}(?:[ \u00a0-]?[A-Z0-9]{4}){2,7}(?:[ \u00a0-]?[A-Z0-9]{1,3})?(?![A-Za-z0-9])/g;
/** International bank account numbers, by their check digits (ISO 13616): the start and the end of each. */
function findAccounts(text) {
    return [...text.matchAll(account)].flatMap(({ index, 0: found }) => {
        // A group of capitals may follow that is no part of it.
        for (let end = found.length; end > 14; end = found.slice(0, end).search(/[ \u00a0-][A-Z0-9]*$/)) {
            if (isAccount(found.slice(0, end).replace(/[ \u00a0-]/g, '')))
                return [[index, index + end]];
        }
        return [];
    });
}
function isAccount(number) {
    if (number.length < 15 || number.length > 34)
        return false;
    let rest = 0;
    for (const sign of number.slice(4) + number.slice(0, 4)) {
        const value = Number.parseInt(sign, 36);
        rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
    }
    return rest === 1;
}

;// CONCATENATED MODULE: ./build/text/digits.js
// Runs of digits in a text: groups with little between them, as telephone and card numbers are written.
const between = new Set([...' .-/()_'].map((sign) => sign.charCodeAt(0)));
const widest = 3;
/** Fewest digits of any number that is looked for. */
const fewest = 6;
const foreign = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0be6-\u0bef\u0e50-\u0e59\uff10-\uff19]+/g;
const firstDigits = [0x660, 0x6f0, 0x966, 0x9e6, 0xbe6, 0xe50, 0xff10];
/** Digits of other scripts, full-width signs, dashes and blanks as those of ASCII; each unit stays where it is. */
function toAscii(text) {
    if (!/[^\n-~]/.test(text))
        return text;
    return text
        .replace(foreign, toAsciiDigits)
        .replace(/[\u2010-\u2015\u2212\uff0d]/g, '-')
        .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
        .replace(/\uff0b/g, '+')
        .replace(/\uff08/g, '(')
        .replace(/\uff09/g, ')')
        .replace(/[\uff0e\u00b7\u30fb]/g, '.');
}
function toAsciiDigits(run) {
    let digits = '';
    for (let at = 0; at < run.length; at += 1) {
        const code = run.charCodeAt(at);
        digits += code - (firstDigits.findLast((first) => first <= code) ?? code);
    }
    return digits;
}
/** Runs that hold enough digits. */
function findRuns(text) {
    const runs = [];
    let groups = [];
    let digits = 0;
    const close = () => {
        if (digits >= fewest)
            runs.push({ text, groups });
        if (groups.length > 0)
            groups = [];
        digits = 0;
    };
    let end = 0;
    for (let at = 0; at < text.length; at += 1) {
        if (!isDigit(text.charCodeAt(at))) {
            if (digits > 0 && (at - end >= widest || !between.has(text.charCodeAt(at))))
                close();
            continue;
        }
        const start = at;
        while (isDigit(text.charCodeAt(at + 1)))
            at += 1;
        end = at + 1;
        groups.push([start, end]);
        digits += end - start;
    }
    close();
    return runs;
}
function isDigit(code) {
    return code >= 0x30 && code <= 0x39;
}

;// CONCATENATED MODULE: ./build/text/phone-cues.js
// Words that say that a telephone number follows.
/** Whatever stands behind them. */
const strong = 'wa\\.me|tel(?:efon(?:nummer|o|e|szám|ul|u|i)?|ephone|éfono|éphone|elefonnummer|p|ep)?|tél(?:éphone)?|(?:tele)?phone(?: number| no)?|fon|fax|whats ?app|hotline|' +
    'ruf(?:nummer| mich an| an)|handy(?:nummer)?|telemóvel|telefoon(?:nummer)?|puhelin|puh|telefonnummer|mobilnummer|số điện thoại|điện thoại|sđt|đt|nomor (?:hp|telepon)|no\\.? ?(?:hp|telp)|telepon|telp|cep(?: telefonu)?|' +
    'тел(?:ефон(?:у)?)?|моб(?:ильный|ільний)?|τηλ(?:έφωνο)?|κινητό|הטלפון|טלפון|נייד|هاتف(?:ي)?|جوال(?:ي)?|تلفن|موبایل|شماره|फ़ोन|फोन|मोबाइल|दूरभाष|ফোন|মোবাইল|தொலைபேசி|โทร(?:ศัพท์)?|เบอร์|ტელეფონი|ስልክ|' +
    '電話(?:番号)?|电话(?:号码)?|電話號碼|手机号?|手機|携帯|전화(?:번호)?|휴대폰|연락처';
/** Only before what is written like a telephone number. */
const weak = 'call|ring|dial|sms|text(?: me)?|mobile?|cell(?:phone)?|reach|contact|(?<!the )number is|(?:my|our|mein[e]?|mon|mi|mio|meu|moj|mój|min|mijn) (?:new )?(?:number|nummer|numéro|número|numero|numer)|' +
    'portable|appelez|appeler|joindre|móvil|celular|llám[ea]\\w*|llamar|cellulare|chiam\\w+|ligue|ligar|zadzwoń|dzwoń|bel|ring mig|anruf\\w*|мой номер|мій номер|звон\\w*|дзвон\\w*|позвон\\w*|hubungi|gọi|اتصل|رقمي|התקשר\\w*|कॉल|联系|聯絡|連絡|연락';
const after = '[^\\d\\n]{0,24}$';
const strongCue = new RegExp(`(?<![\\p{L}\\p{M}])(?:${strong})(?![a-z])${after}`, 'iu');
const weakCue = new RegExp(`(?<![\\p{L}\\p{M}])(?:${weak})(?![a-z])${after}`, 'iu');
/** In UTF-16 units: the longest cue and what may stand between it and the number. */
const cueReach = 48;
/** What the text before a number says of it. */
function readCue(before) {
    if (!/\p{L}/u.test(before))
        return undefined;
    return strongCue.test(before) ? 'strong' : weakCue.test(before) ? 'weak' : undefined;
}

// EXTERNAL MODULE: ./node_modules/libphonenumber-js/min/exports/parsePhoneNumber.js + 42 modules
var parsePhoneNumber = __webpack_require__(3834);
;// CONCATENATED MODULE: ./build/text/phones.js
// Telephone numbers: which groups of digits are one. Lengths and country codes are those of libphonenumber.

/** ITU-T E.164. */
const mostDigits = 15;
const separator = /^(?: {1,2}|[.\-/]| [-/] |\/ |\)[ .\-/]?|\) - |[ \-.]?\()$/;
/**
 * How many groups from `first` on are a telephone number; 0: they are none. `isPossible` is asked of `+` and all digits. The groups
 * before `base` are gone.
 */
function readPhone(run, first, base, cue, isPossible) {
    const [start = 0] = run.groups[first] ?? [];
    const isFirst = first === base;
    // In the middle of a run only what bears a sign of its own: a table may hold nothing but numbers.
    if (!isFirst && !/[+(B]/i.test(run.text[start - 1] ?? ''))
        return 0;
    const before = run.text.slice(Math.max(0, start - 3), start);
    const isPlus = before.toLowerCase() === '%2b' ||
        (/(?:^|[^A-Za-z0-9_)\]+])(?:\+|\+ |\(\+|\+\()$/.test(before) && (!before.endsWith(' ') || cue !== undefined));
    const isOpen = /(?:^|[^A-Za-z0-9_\])])\($/.test(before);
    if (!isPlus && (/[A-Za-z0-9_#$€£]$/.test(before) || /\d[.,:]$/.test(before)))
        return 0;
    for (let { end, digits } = findLongest(run, first); end > first && digits >= 6; end -= 1) {
        const number = readNumber(run, first, end);
        digits = number.digits.length;
        if (digits < 6 || digits > mostDigits + 2 || /[A-WYZa-wyz_%]/.test(run.text[run.groups[end - 1]?.[1] ?? 0] ?? ''))
            continue;
        const is = isPlus
            ? isPossible(`+${number.digits}`)
            : (isFirst && isPrefixed(number, cue, isPossible)) ||
                isNational(number, isOpen, cue, isFirst && !isBeside(run, end));
        if (is)
            return end - first;
    }
    return 0;
}
function isPossiblePhone(number) {
    return (0,parsePhoneNumber/* parsePhoneNumber */.l)(number)?.isPossible() ?? false;
}
/** The group after the last that can belong to a number, and how many digits there are up to it. */
function findLongest(run, first) {
    let digits = 0;
    let end = first;
    for (; end < run.groups.length; end += 1) {
        const [start = 0, stop = 0] = run.groups[end] ?? [];
        const gap = end > first ? run.text.slice(run.groups[end - 1]?.[1], start) : '';
        // Spaced out like this, a sign stands behind the area or between two numbers.
        if (end > first && (!separator.test(gap) || (end > first + 1 && /[-/] $/.test(gap))))
            break;
        if (digits + stop - start > mostDigits + 3)
            break;
        digits += stop - start;
    }
    return { end, digits };
}
function readNumber(run, first, end) {
    const groups = run.groups.slice(first, end);
    const text = run.text.slice(groups[0]?.[0], groups.at(-1)?.[1]);
    const gaps = groups.slice(1).map(([start], i) => run.text.slice(groups[i]?.[1], start));
    // The zero of `+49 (0)30` is not dialled from abroad.
    return {
        sizes: groups.map(([a, b]) => b - a),
        separators: gaps,
        digits: text.replace('(0)', '').replace(/\D/g, ''),
        text,
    };
}
/** With `00` in front, as one dials abroad: in groups, but not of two digits each, as bytes are. */
function isPrefixed(number, cue, isPossible) {
    if (!/^00[1-9]/.test(number.digits))
        return false;
    const isGrouped = number.sizes.length > 1 && number.sizes.some((size) => size !== 2);
    return (isGrouped || cue !== undefined) && isPossible(`+${number.digits.slice(2)}`);
}
function isNational(number, isOpen, cue, isWhole) {
    const { digits, sizes, separators, text } = number;
    if (digits.length > mostDigits || isOther(number))
        return false;
    const isSpread = sizes.length > 1;
    if (cue === 'strong' && (isSpread || digits.length >= 6))
        return true;
    if (cue === 'weak' &&
        !isRound(text) &&
        digits.length >= 7 &&
        (isSpread || digits.startsWith('0') || digits.length >= 9))
        return true;
    if (isOpen) {
        return /^\d{2,5}\)[ \-/.]?\d{2,}/.test(text) && digits.length >= 7 && digits.length <= 12;
    }
    if (!isWhole || !isSpread)
        return false;
    if (/^(?:1[ \-.])?[1-9]\d\d([-.])\d{3}\1\d{4}$/.test(text))
        return true;
    return isTrunkForm(digits, sizes, separators);
}
/** `1000-2000`, `10000 20000`: amounts. */
function isRound(text) {
    return /^[1-9]\d*\D/.test(text) && text.split(/\D+/).every((group) => /^\d+00$/.test(group));
}
/** `030 23125017`, `0171/39200-55`, `06.00.00.00.00`. */
function isTrunkForm(digits, sizes, separators) {
    const [area = 0, ...rest] = sizes;
    if (!/^0[1-9]/.test(digits) || digits.length < 9 || digits.length > 12)
        return false;
    if (sizes.every((size) => size === 2))
        return sizes.length === 5 && new Set(separators).size === 1;
    return (area >= 2 &&
        area <= 5 &&
        rest.length <= 4 &&
        rest.every((size) => size >= 2 && size <= 8) &&
        new Set(separators.slice(1)).size <= 1);
}
/** Dates, years, addresses of machines, versions, times, modes of files. */
function isOther({ text, sizes, digits }) {
    return (/^(?:19|20)\d\d([-./ ])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12]\d|3[01])(?!\d)/.test(text) ||
        /^(?:0?[1-9]|[12]\d|3[01])([-./ ])(?:0?[1-9]|[12]\d|3[01])\1(?:19|20)\d\d(?!\d)/.test(text) ||
        /^(?:19|20)\d\d(?:[-/ ]| - )(?:19|20)\d\d$/.test(text) ||
        /^(?:\d{1,3}\.){3}\d{1,3}$/.test(text) ||
        (/^\d+(?:\.\d+){1,3}$/.test(text) && digits.length < 8) ||
        (sizes.length > 1 && sizes.every((size) => size === 4) && (text.match(/(?<!\d)0/g)?.length ?? 0) > 1) ||
        (/^\d{1,3}(?:[. ]\d{3}){1,4}$/.test(text) && !text.startsWith('0') && !/^\d{3} \d{3} \d{3}$/.test(text)));
}
/** Whether a group follows another of the same kind, as in a table or a dump. */
function isBeside(run, at) {
    return (at > 0 && at < run.groups.length && separator.test(run.text.slice(run.groups[at - 1]?.[1], run.groups[at]?.[0])));
}

;// CONCATENATED MODULE: ./build/text/numbers.js
// Telephone, card and account numbers, taken out of a text.




/** Where a text holds so many numbers, they are no longer looked at closely: what may be a number of a person is one. */
const mostLooks = 5_000;
/** A look at a telephone number takes as long as five at a card. */
const phoneLook = 5;
/** Puts `[card]` and `[phone]` in the place of numbers. */
function blotNumbers(text) {
    const ascii = toAscii(text);
    const found = [
        ...findAccounts(ascii).map(([start, end]) => ({ start, end, kind: 'card' })),
        ...findNumbers(ascii),
    ];
    if (found.length === 0)
        return { text, cards: 0, phones: 0 };
    let kept = '';
    let from = 0;
    const counts = { card: 0, phone: 0 };
    for (const { start, end, kind } of found.sort((a, b) => a.start - b.start)) {
        if (start < from)
            continue;
        kept += `${text.slice(from, start)}[${kind}]`;
        counts[kind] += 1;
        from = end;
    }
    return { text: kept + text.slice(from), cards: counts.card, phones: counts.phone };
}
function findNumbers(text) {
    const found = [];
    let looks = mostLooks;
    const isPossible = (number) => {
        looks -= phoneLook;
        return looks < 0 || isPossiblePhone(number);
    };
    const isCard = (digits) => {
        looks -= 1;
        return looks < 0 || passesCheck(digits);
    };
    // What stands before a number, with the placeholders of those before it, as a second look would see it.
    let seen = '';
    let from = 0;
    const cueAt = (start) => {
        looks -= phoneLook;
        return looks < 0 ? 'strong' : readCue(seen + text.slice(Math.max(from, start - cueReach), start));
    };
    for (const run of findRuns(text)) {
        let cue = cueAt(run.groups[0]?.[0] ?? 0);
        for (let i = 0, base = 0; i < run.groups.length;) {
            const card = readCard(run, i, isCard);
            const taken = card || readPhone(run, i, base, i === base ? cue : undefined, isPossible);
            if (taken > 0) {
                const kind = card > 0 ? 'card' : 'phone';
                const [start, end] = spanOf(run, i, i + taken);
                found.push({ start, end, kind });
                seen = `${seen}${text.slice(Math.max(from, start - cueReach), start)}[${kind}]`.slice(-cueReach);
                from = end;
                base = i + taken;
                if (run.groups[i + taken])
                    cue = cueAt(run.groups[i + taken]?.[0] ?? end);
            }
            i += taken || 1;
        }
    }
    return found;
}
/** With the `+` in front of a number, and the bracket that closes inside it. */
function spanOf(run, first, end) {
    const [start = 0] = run.groups[first] ?? [];
    const [, last = start] = run.groups[end - 1] ?? [];
    const front = /(?:%2b|\(\+|\+\(|\+ ?|\()$/i.exec(run.text.slice(Math.max(0, start - 3), start))?.[0] ?? '';
    const isClosed = /^[^(]*\)/.test(run.text.slice(start, last));
    return [start - (isClosed ? front : front.replace(/^\(/, '')).length, last];
}
/** How many groups from `first` on are a card's number; 0: they are none. */
function readCard(run, first, isCard) {
    const { text, groups } = run;
    const [start = 0, end = 0] = groups[first] ?? [];
    if (!startsCard(text, start) || end - start > longestCard)
        return 0;
    let digits = '';
    let lengths = [];
    let taken = 0;
    for (let i = first; i < groups.length && digits.length < longestCard; i += 1) {
        const [from = 0, to = 0] = groups[i] ?? [];
        const last = groups[i - 1]?.[1] ?? 0;
        if (i > first && (from - last !== (groups[first + 1]?.[0] ?? 0) - end || text[last] !== text[end]))
            break;
        if (digits.length < 4 && digits.length + to - from >= 4) {
            lengths = listLengths((digits + text.slice(from, to)).slice(0, 4));
            if (lengths.length === 0)
                return 0;
        }
        digits += text.slice(from, to);
        if (lengths.includes(digits.length) &&
            isCard(digits) &&
            isEven(groups.slice(first, i + 1), text) &&
            !isLetter(text.charCodeAt(to)))
            taken = i + 1 - first;
    }
    return taken;
}
/** Whether groups are as long as each other, but for the last, or as on a card; not `1 2 … 9 10 11`, nor `2.718281828459045`. */
function isEven(groups, text) {
    const sizes = groups.map(([start, end]) => end - start);
    const [size = 0] = sizes;
    if (sizes.length === 2 && text[groups[0]?.[1] ?? 0] === '.')
        return false;
    if (size === 4 || size === 6 || sizes.length === 1)
        return true;
    return sizes.every((other, index) => other === size || (index === sizes.length - 1 && other < size));
}
/** By its first digit, and not inside a word or behind a decimal point. */
function startsCard(text, start) {
    const first = text.charCodeAt(start);
    if (first < 0x32 || first === 0x37 || isLetter(text.charCodeAt(start - 1)))
        return false;
    return text[start - 1] !== '.' || !/\d\.$/.test(text.slice(Math.max(0, start - 2), start));
}
function isLetter(code) {
    return (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
}

// EXTERNAL MODULE: ./build/text/secrets.js + 7 modules
var text_secrets = __webpack_require__(3783);
;// CONCATENATED MODULE: ./build/text/redact.js
// What belongs to a person or opens a door, taken out of a text. Clean it first: a hidden character would split a token.



/** What stands in the place of what was taken out. */
const placeholder = /\[(secret|e-mail|phone|card)\]/g;
/** Taking one thing out may show another; no text of a reader needs as many rounds. */
const mostRounds = 4;
/** Puts `[secret]`, `[e-mail]`, `[card]` and `[phone]` in their place. Redacting twice is redacting once. */
function redact(text) {
    let redacted = redactOnce(text);
    for (let round = 1, news = redacted.count; news > 0 && round < mostRounds; round += 1) {
        const again = redactOnce(redacted.text);
        news = again.count;
        redacted = add(redacted, again);
    }
    return redacted;
}
function redactOnce(text) {
    const secrets = (0,text_secrets/* blotSecrets */.J)(text);
    const emails = (0,text_emails/* blotEmails */.j)(secrets.text);
    const numbers = blotNumbers(emails.text);
    const counts = { emails: emails.count, phones: numbers.phones, cards: numbers.cards, secrets: secrets.count };
    return { text: numbers.text, counts, count: counts.emails + counts.phones + counts.cards + counts.secrets };
}
function add(before, { text, counts, count }) {
    const { emails, phones, cards, secrets } = before.counts;
    return {
        text,
        counts: {
            emails: emails + counts.emails,
            phones: phones + counts.phones,
            cards: cards + counts.cards,
            secrets: secrets + counts.secrets,
        },
        count: before.count + count,
    };
}


/***/ }),

/***/ 5610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bI: () => (/* binding */ sanitiseAndCount),
/* harmony export */   lg: () => (/* binding */ sanitiseLine),
/* harmony export */   tB: () => (/* binding */ sanitise)
/* harmony export */ });
/* harmony import */ var _clean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(278);
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6771);
// The way that every stranger's text takes before anybody is shown it.


/** Cleaned, redacted, then cut to `max` code points: in this order, so that neither a hidden character nor the cut saves a secret. */
function sanitise(text, max = Number.POSITIVE_INFINITY) {
    return sanitiseAndCount(text, max).text;
}
/** The same, with how much was taken out; what the cut took away counts too. */
function sanitiseAndCount(text, max = Number.POSITIVE_INFINITY) {
    const redacted = (0,_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redact */ .E)((0,_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X)(text));
    // What was taken out may have kept an entity in front of it from being read as one.
    const cleaned = redacted.count > 0 ? (0,_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X)(redacted.text) : redacted.text;
    return { ...redacted, text: (0,_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .capText */ .y)(cleaned, max) };
}
/** Sanitised, and on one line. */
function sanitiseLine(text, max) {
    return (0,_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .capText */ .y)(sanitise(text).replace(/\s+/g, ' ').trim(), max ?? Number.POSITIVE_INFINITY);
}


/***/ }),

/***/ 3783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ blotSecrets)
});

;// CONCATENATED MODULE: ./build/text/variety.js
// Whether a value is odd enough for a secret, and not a word, a place for one, or a piece of code.
/** `<token>` and `${TOKEN}` never come here: their signs are in no value. */
const placeholder = /^(?:your|my|the|some|an?)[-_.]|^[$%{[(*.]|^(.)\1*$|\.\.\.|…|x{4,}|\*{3,}|^(?:example|sample|dummy|changeme|placeholder|redacted|string|null|undefined|true|false)\b|^process\.env|^os\.|^env\.|^secrets\./i;
/** `ACCESS_TOKEN`. */
const constant = /^(?:[A-Z]{2,}[_-])*[A-Z]{2,}$/;
/** `config.db.password2`, `getenv(…)`. */
const code = /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+$|^[\w.]+[([]/;
const date = /^\d{4}-\d\d(?:-\d\d|$)/;
/** `base64-encoded`, `sha256`, `chapter12`, `v2.1.0`: words of a text about software. */
const word = /^[A-Za-z]?[a-z]*\d{1,4}(?:[-.][a-z]+)?$|^v?\d+(?:\.\d+)*(?:-[a-z]+(?:\.\d+)?)?$/i;
/** `us-east-1`, `my-app-2`, `node-modules-v2`, `img_20241121_163050`. */
const kebab = /^(?:[a-z]{1,13}|v?\d{1,4})(?:[-_./:+](?:[a-z]{0,13}|[vf]?\d{1,4}|(?:19|20)\d{6}|\d{6}))+$/i;
function isPlain(value) {
    return placeholder.test(value) || constant.test(value) || date.test(value) || /^\w{2,10}:\/\//.test(value);
}
/** Of a header that holds nothing but a credential: letters of both cases, or letters and digits. */
function hasVariety(value) {
    if (isPlain(value))
        return false;
    if (/^(?:[A-Za-z]?[a-z]+|[A-Z]+)$/.test(value))
        return false;
    return /\d/.test(value) ? !word.test(value) || value.length >= 8 : /[A-Z]/.test(value) && /[a-z]/.test(value);
}
/** Of a name that says password. Seven signs, letters with digits or with others; or six digits. */
function isPassword(value) {
    if (isPlain(value) || code.test(value))
        return false;
    const bare = value.replace(/[.:!?)\]}]+$/, '');
    if (/^\d+$/.test(bare))
        return bare.length >= 6;
    if (bare.length < 7 || /^[a-z]+\d+-[a-z]+$/i.test(bare) || /^v?\d+(?:\.\d+)+/.test(bare))
        return false;
    return /\p{L}/u.test(bare) && (/\d/.test(bare) || /[!@#$%^*+=~]/.test(value.slice(0, -1)));
}
/** Of a name that says key or token: a part of eight signs and more that is no word, or sixteen that hold many digits. */
function isOdd(value) {
    if (isPlain(value) || code.test(value) || kebab.test(value))
        return false;
    const parts = value.split(/[^A-Za-z0-9]+/);
    if (parts.some((part) => part.length >= 8 && /\d/.test(part) && /[A-Za-z]/.test(part) && !word.test(part)))
        return true;
    if (parts.some((part) => part.length >= 20 && (part.match(/[a-z](?=[A-Z])|[A-Z](?=[A-Z][a-z])/g)?.length ?? 0) >= 4))
        return true;
    return value.length >= 16 && (value.match(/\d/g)?.length ?? 0) >= 4 && !/^[/.]/.test(value);
}

;// CONCATENATED MODULE: ./build/text/assignments-in-code.js
// Secrets that their place gives away: arguments of calls, attributes, options of commands, lines of known files.

const value = '[A-Za-z0-9._~+/=:$!%^*@#?-]';
const ends = `[^\\s"'\`<>,;&|]`;
const quote = '\\\\{0,7}["\'`]';
const things = 'key|token|secret|password|passwd|pwd|credential';
/** What all of it needs; most texts have none of them. */
const otherSign = new RegExp(`(?:${things})s?(?:\\(|\\\\{0,7}["'\`])|key[ \\t]{0,3}[:=]|"auth|sshpass|mysql|mariadb|redis-cli|\\s-[ub][ \\t]|--cookie|:[0-9*]{1,5}:|密|パスワード|비밀번호|암호`, 'i');
const otherForms = [
    // `define('API_KEY', '…')`, `.set("x-api-key", "…")`, `setApiKey("…")`
    { pattern: new RegExp(`((?:${things})${quote}\\s{0,3},\\s{0,3}${quote})(${value}{16,})`, 'gi'), accepts: isOdd },
    { pattern: new RegExp(`((?:${things})s?\\(\\s{0,3}${quote})(${value}{16,})`, 'gi'), accepts: isOdd },
    // `<add key="ApiKey" value="…" />`
    {
        pattern: new RegExp(`((?:${things})${quote}\\s{1,9}(?:value|content)=${quote})(${ends}{6,})`, 'gi'),
        accepts: (secret) => isOdd(secret) || isPassword(secret),
    },
    // `{"auths": {"ghcr.io": {"auth": "…"}}}`
    { pattern: new RegExp(`("auth${quote}\\s{0,3}:\\s{0,3}${quote})([A-Za-z0-9+/]{16,}={0,2})`, 'g'), accepts: isOdd },
    // `?key=…`, `my key: …`: hashes are keys too, so both cases are asked for
    {
        pattern: new RegExp(`((?<![A-Za-z])key(?:${quote})?[ \\t]{0,3}[:=][ \\t]{0,3}(?:${quote})?)([A-Za-z0-9]{24,})`, 'gi'),
        accepts: isMixed,
    },
    { pattern: /(\bsshpass[ \t]{1,3}-p[ \t]{0,3}["']?)([^\s"'$<]{4,200})/g, accepts: isPassword },
    {
        pattern: /(\b(?:mysql|mysqldump|mysqladmin|mariadb)\b[^\n|;&]{0,60}?\s-p["']?)([^\s"'$<]{4,200})/g,
        accepts: isPassword,
    },
    { pattern: /(\bredis-cli\b[^\n|;&]{0,60}?\s-a[ \t]{1,3}["']?)([^\s"'$<]{4,200})/g, accepts: isPassword },
    { pattern: /(\s-u[ \t]{1,3}["']?)([A-Za-z0-9_-]{20,200}(?=:))/g, accepts: isOdd },
    {
        pattern: /(\s(?:-b|--cookie)[ \t=]{1,3}["']?[\w.-]{1,64}=)([^;\s"'`]{8,4096})/g,
        accepts: isOdd,
    },
    // `.pgpass`
    { pattern: /(^[\w.*-]{1,100}:[0-9*]{1,5}:[\w*-]{1,63}:[\w.-]{1,63}:)(\S{4,200})$/gm, accepts: isPassword },
    // Where no blank stands before the password
    {
        pattern: /((?:密码|密碼|パスワード|비밀번호|암호)(?:是|为|為|は|는|은)[ "'`「“]{0,2})([!#-&(-~]{6,200})/g,
        accepts: isPassword,
    },
];
function isMixed(secret) {
    return /[a-z]/.test(secret) && /[A-Z]/.test(secret) && /\d/.test(secret) && isOdd(secret);
}

;// CONCATENATED MODULE: ./build/text/assignments.js
// Secrets that only their name gives away: assignments, headers, flags, addresses with a password.
// A first group is what stands in front of the secret, and stays.


/** Of quotes inside the string of a program or of JSON. */
const slashes = '\\\\{0,7}';
/** `=`, `:`, `=>`, `:=` or a table's bar between a name and a value, with the quotes, brackets and emphasis around both. */
const assignments_assign = `${slashes}["'\`\\])]{0,2}[ \\t]{0,3}(?:[:=：＝>|]|=>|:=|==)[*_]{0,3}[ \\t]{0,3}${slashes}["'\`(]{0,2}`;
const assignments_value = '[A-Za-z0-9._~+/=:$!%^*@#?-]';
const base64 = '[A-Za-z0-9+/_-]';
const assignments_ends = `[^\\s"'\`<>,;&|]`;
const words = 'pass(?:word|wd|phrase|code)|pwd|[_-]pass|pass(?==)|passwort|kennwort|mot de passe|contraseña|senha|wachtwoord|lösenord|has[łl]o|heslo|' +
    'şifre|parola|пароль|סיסמה|كلمة (?:المرور|السر)|رمز عبور|पासवर्ड|รหัสผ่าน|mật khẩu|密码|密碼|パスワード|비밀번호|암호';
const assignments_things = 'key|token|secret|pass|password|credential|signature|jwt|dsn|sas|psk';
const owners = 'api|access|auth|oauth|refresh|bearer|id|session|security|secret|private|preshared|client|consumer|app|application|account|master|' +
    'signing|encryption|shared|service|deploy|webhook|bot|user|admin|license|storage|subscription|personal|sharedaccess';
const rules = [
    { pattern: /(secret[_ -]?(?:access[_ -]?)?key[^A-Za-z0-9\n]{1,10})([A-Za-z0-9/+]{40,}={0,2})/gi },
    { pattern: /(session[_ -]?token[^A-Za-z0-9\n]{1,10})([A-Za-z0-9/+]{60,}={0,2})/gi },
    {
        pattern: new RegExp(`((?:AccountKey|SharedAccessKey|SharedSecret|PrivateKey|PresharedKey)\\s{0,3}=\\s{0,3})(${base64}{20,}={0,2})`, 'gi'),
    },
    { pattern: /([?&;](?:sig|x-amz-signature|x-goog-signature|x-amz-security-token)=)([A-Za-z0-9%/+_-]{20,}={0,2})/gi },
    { pattern: /(\\{0,7}"(?:d|p|q|dp|dq|qi|k)\\{0,7}"\s{0,3}:\s{0,3}\\{0,7}")([A-Za-z0-9_-]{32,})/g },
    { pattern: /(<(?:D|P|Q|DP|DQ|InverseQ)>\s{0,9})([A-Za-z0-9+/]{32,}={0,2})/g },
    {
        pattern: new RegExp(`(authorization${assignments_assign}(?:(?:bearer|basic|token|bot|digest|apikey|api-key|key|ssws|negotiate|ntlm|hawk|aws4-hmac-sha256|genie(?:key)?)[ \\t]{1,3})?)(${assignments_value}{6,})`, 'gi'),
        accepts: hasVariety,
    },
    { pattern: new RegExp(`((?<![A-Za-z0-9])(?:bearer|ssws)[ \\t]{1,3})(${assignments_value}{16,})`, 'gi'), accepts: isOdd },
    {
        pattern: /((?:set-)?cookie2?["']?[ \t]{0,3}:[ \t]{0,3}["']?)([\w.-]{1,64}=[^;\s"'`]{1,4096}(?:;[ \t]{0,2}[\w.-]{1,64}(?:=[^;\s"'`]{0,4096})?){0,50})/gi,
        accepts: hasCookie,
    },
    {
        pattern: new RegExp(`((?:(?<![A-Za-z])|(?<=auth|api))(?:token|key|secret|credential)s?(?: is| was)?[ \\t]{1,3}["'\`]?)(${assignments_value}{20,})`, 'gi'),
        accepts: isOdd,
    },
    { pattern: new RegExp(`((?:${words})[0-9]{0,2}${assignments_assign})(${assignments_ends}{4,})`, 'gi'), accepts: isPassword },
    {
        pattern: new RegExp(`((?:${words})[ \\t](?:is|was|ist|war|lautet|es|era|est|è|é|är|is:)[ \\t]{1,3}["'\`(]{0,2})(${assignments_ends}{6,})`, 'gi'),
        accepts: isPassword,
    },
    {
        pattern: new RegExp(`(--(?:[a-z]{1,20}-){0,3}(?:password|passwd|pass)[ \\t=]{1,3}["']?)(${assignments_ends}{4,})`, 'gi'),
        accepts: isPassword,
    },
    {
        pattern: new RegExp(`(--(?:[a-z]{1,20}-){0,3}(?:token|secret|key)[ \\t=]{1,3}["']?)(${assignments_value}{8,})`, 'gi'),
        accepts: isOdd,
    },
    {
        pattern: new RegExp(`((?:(?<![A-Za-z0-9])(?:${owners})[ _.-]?(?:${assignments_things})s?|_authToken|_auth|(?<![A-Za-z])(?:token|secret|credentials?|psk|dsn|jwt|x-[a-z-]{2,20}-(?:key|token)))(?:_(?:id|base|prod|dev|test|live|hash|[0-9]))?${assignments_assign})(${assignments_value}{8,})`, 'gi'),
        accepts: isOdd,
    },
    {
        pattern: new RegExp(`([A-Za-z0-9](?:[_-]?(?:${assignments_things})|Key|Token|Secret)${assignments_assign})(${assignments_value}{16,})`, 'gi'),
        accepts: isOdd,
    },
    { pattern: /(\s-u[ \t]{1,3}["']?[^\s:"'$<]{1,64}:)([^\s"'$<]{4,})/g, accepts: hasVariety },
    { pattern: /(machine\s{1,9}\S{1,200}\s{1,9}login\s{1,9}\S{1,200}\s{1,9}password\s{1,9})(\S{1,200})/g },
    { pattern: /(:\/\/)((?:[^\s/?#@:]{0,100}:[^\s/?#]{1,200}|[A-Za-z0-9_-]{20,100})(?=@))/g },
];
function hasCookie(header) {
    return [...header.matchAll(/=([^;\s,]{8,})/g)].some(([, cookie = '']) => isOdd(cookie) || cookie.length >= 32);
}
/** What all of it needs; most texts have none of them. */
const sign = new RegExp(`[:=：＝>]|-u[ \\t]|--|machine|bearer|ssws|token|key|secret|credential|${words}`, 'i');
/** Puts `blot` where a secret is given away by its name; the name stays. */
function blotAssignments(text, blot) {
    const named = sign.test(text) ? blotBy(rules, text, blot) : text;
    return otherSign.test(named) ? blotBy(otherForms, named, blot) : named;
}
function blotBy(forms, text, blot) {
    return forms.reduce((rest, { pattern, accepts }) => rest.replace(pattern, (match, name, secret) => accepts && !accepts(secret) ? match : `${name}${blot()}`), text);
}

;// CONCATENATED MODULE: ./build/text/private-keys.js
// Private keys in their text forms: PEM, OpenSSH, PGP, PuTTY. Quoted, indented, on one line with `\n` in it, or cut short.
const dash = '[-\u2010-\u2015\u2212\uff0d]';
const dashes = '(?:-{2,5}|[\u2010-\u2015\u2212\uff0d]{1,5})';
/** Also in an address. */
const blank = '(?: |%20|\\+)';
const border = new RegExp(`${dashes}${blank}?(?:BEGIN|END)(?:${blank}[A-Z0-9]{1,20}){0,4}${blank}PRIVATE${blank}KEY(?:${blank}BLOCK)?${blank}?${dash}{0,5}` +
    '|PuTTY-User-Key-File-[0-9][^\\n]{0,80}|Private-MAC ?: ?[0-9a-f]{8,}', 'gi');
/** What may stand between the parts of a key: blanks, line ends (also as `\n`), marks of a quote, of a string or of a comment. */
const gap = '(?:\\\\[nrt]|[\\s"\'`,+>|*#;\\\\])';
const header = '(?:Proc-Type|DEK-Info|Version|Comment|Hash|Encryption|Public-Lines|Private-Lines|Key-Derivation|Argon2-[A-Za-z]+) ?:[^\\n\\\\]{0,200}';
const part = new RegExp(`${gap}{0,64}(?:${header}|[A-Za-z0-9+/=]+)`, 'y');
const inKey = /[A-Za-z0-9+/=\s"'`,>|*#;\\]/;
/** No line of a key is shorter, save the last. */
const shortestLine = 16;
/** In UTF-16 units; a key of 16,384 bits takes a fifth of it. */
const longestKey = 65_536;
/** Spans of private keys, in order: the start and the end of each. */
function findPrivateKeys(text) {
    const found = [];
    const borders = [...text.matchAll(border)].map(({ index, 0: line }) => ({ index, end: index + line.length, line }));
    const closes = borders.filter(({ line }) => !isBegin(line));
    let next = 0;
    for (const { index, end, line } of borders) {
        const from = found.at(-1)?.[1] ?? 0;
        if (index < from)
            continue;
        if (!isBegin(line)) {
            const start = startOfBody(text, from, index);
            if (start < index)
                found.push([start, end]);
            continue;
        }
        while ((closes[next]?.index ?? text.length) < index)
            next += 1;
        const body = endOfBody(text, end);
        const close = closes[next];
        const last = close && close.index - end <= longestKey ? close.end : body;
        // `-----BEGIN PRIVATE KEY-----` in a sentence, or with `...` below it, is no key.
        if (body > end || last - end > 160)
            found.push([index, last]);
    }
    return found;
}
function isBegin(line) {
    return /BEGIN|PuTTY/i.test(line);
}
/** Where the lines that look like a key's end. */
function endOfBody(text, from) {
    let end = from;
    for (;;) {
        part.lastIndex = end;
        const found = part.exec(text)?.[0];
        if (found === undefined || end - from > longestKey)
            return end;
        const word = /[A-Za-z0-9+/=:]+$/.exec(found.slice(-40))?.[0] ?? '';
        if (/^(?:[A-Za-z][a-z]{0,19}|[a-z]+)$/.test(word) && !found.includes(':'))
            return end;
        end += found.length;
    }
}
/** Where the first long line before the end of a key starts. */
function startOfBody(text, from, end) {
    const floor = Math.max(from, end - longestKey);
    let start = end;
    while (start > floor && inKey.test(text[start - 1] ?? ''))
        start -= 1;
    const line = new RegExp(`[A-Za-z0-9+/=]{${shortestLine},}`).exec(text.slice(start, end));
    return line ? start + line.index : end;
}

;// CONCATENATED MODULE: ./build/text/tokens-anywhere.js
// Forms of tokens that stand anywhere in a text.
const id = '[A-Za-z0-9_-]';
const hex = '[0-9a-fA-F]';
/** Long enough and odd enough to stand anywhere, even right after other letters. */
const tokensAnywhere = [
    // GitHub, GitLab
    'gh[oprsu]_[A-Za-z0-9_]{16,}(?:[._-][A-Za-z0-9_-]{8,}){0,4}',
    'github_pat_[A-Za-z0-9_]{16,}',
    `gl(?:pat|dt|ptt|cbt|rtr?|soat|ft|oas|imt|agent|ffct|wt)-${id}{16,}(?:\\.[A-Za-z0-9]{2,}){0,2}`,
    `GR1348941${id}{16,}`,
    // Google
    `AIza${id}{30,}`,
    `ya29\\.${id}{16,}(?:\\.${id}{1,}){0,3}`,
    `GOCSPX-${id}{16,}`,
    `AQ\\.Ab8RN6${id}{30,}`,
    // Slack, Discord, Microsoft Teams
    'xox[a-z](?:\\.xox[a-z])?-[A-Za-z0-9-]{10,}',
    'xapp-[0-9]-[A-Za-z0-9-]{10,}',
    'hooks\\.slack\\.com/(?:services|workflows|triggers)/[A-Za-z0-9/_-]{8,}',
    'discord(?:app)?\\.com/api/webhooks/[0-9]{5,}/[A-Za-z0-9_-]{8,}',
    'webhook\\.office\\.com/webhookb2/[A-Za-z0-9@/_-]{20,}',
    // Payment: Stripe and those who write keys like it, Shopify, Razorpay, Braintree, Flutterwave
    '(?:sk|rk)_(?:live|test|prod)_[A-Za-z0-9]{10,}',
    'whsec_[A-Za-z0-9+/=]{16,}',
    `shp[a-z]{2,4}_${hex}{16,}`,
    'rzp_(?:live|test)_[A-Za-z0-9]{14,}',
    'access_token\\$(?:production|sandbox)\\$[0-9a-z]{8,}\\$[0-9a-f]{16,}',
    'FLWSECK(?:_TEST)?-[A-Za-z0-9-]{12,}',
    // Registries of packages and images
    'npm_[A-Za-z0-9]{20,}',
    `pypi-(?:AgE${id}{8,}|${id}{32,})`,
    `rubygems_${hex}{32,}`,
    'CLOJARS_[A-Za-z0-9]{40,}',
    `ovsxp_${id}{30,}`,
    `dckr_(?:pat|oat)_${id}{16,}`,
    // Hosting, databases
    `do[opr]_v1_${hex}{32,}`,
    `HRKU-${id}{20,}`,
    `vercel_blob_rw_${id}{16,}`,
    '(?<![A-Za-z0-9_])rnd_(?=[A-Za-z]{0,40}[0-9])[A-Za-z0-9]{26,}',
    `sb(?:p|_secret)_${id}{20,}`,
    'pscale_(?:tkn|pw|oauth|otkn)_[A-Za-z0-9_.=-]{16,}',
    'tskey-[a-z]{2,12}-[A-Za-z0-9-]{10,}',
    'PMA[KT]-[A-Za-z0-9]{16,}(?:-[A-Za-z0-9]{16,})?',
    // Mail
    `SG\\.${id}{16,}\\.${id}{16,}`,
    `x(?:keysib|smtpsib)-[A-Za-z0-9-]{20,}`,
    // Tools of teams
    `lin_(?:api|oauth)_[A-Za-z0-9]{20,}`,
    `ntn_[A-Za-z0-9]{20,}`,
    `fig[a-z]{1,3}_${id}{20,}`,
    `CFPAT-${id}{40,}`,
    'dG9rOj[A-Za-z0-9+/]{30,}={0,2}',
    `AT(?:ATT3|CTT3|BB|OA|TA)[A-Za-z0-9_=-]{20,}`,
    `sntry[a-z]_[A-Za-z0-9_+/=-]{20,}`,
    `glsa_[A-Za-z0-9_]{20,}`,
    'hc[a-z]{2}k_[0-9a-z]{50,}',
    `glc_eyJ[A-Za-z0-9+/=]{20,}`,
    `eyJrIjoi[A-Za-z0-9+/=]{30,}`,
    'NR(?:AK|JS|II|BR|RA|AA|SP)-[A-Za-z0-9]{16,}',
    `dt0[a-z][0-9]{2}\\.[A-Z0-9]{16,}(?:\\.[A-Z0-9]{16,})?`,
    // Secrets about secrets
    `hv[sbr]\\.${id}{20,}`,
    'ops_eyJ[A-Za-z0-9+/=]{30,}',
    'AGE-SECRET-KEY-(?:PQ-)?1[A-Za-z0-9]{20,}',
    // Models
    `nvapi-${id}{20,}`,
    'lsv2_[a-z]{2}_[A-Za-z0-9_]{20,}',
    `pcsk_${id}{20,}`,
    'T3BlbkFJ[A-Za-z0-9_-]{10,}',
    // Private keys in base64, as in a kubeconfig; not certificates nor public keys
    'LS0tLS1CRUdJTi(?!BDRVJUSUZJ|BQVUJMSUMg|BDRVJUSU)[A-Za-z0-9+/=]{40,}',
];
/** Where letters may stand in front, but not what else a token has. */
const tokensBehindOthers = [
    // Azure: client secrets, keys that bear their service's mark
    '(?<![A-Za-z0-9_.~-])[A-Za-z0-9_.~-]{3}[0-9]Q~[A-Za-z0-9_.~-]{30,}',
    '(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{28,90}(?:AZDO|JQQJ99|AzFu|ACDb|\\+ACR|\\+ASt|AzSe|AIoT|AzCa)[A-Za-z0-9+/_=-]{4,}',
    // Model providers, Terraform Cloud, Firebase
    '(?<![A-Za-z0-9_-])sk_(?=[a-z_]{0,60}[0-9])[A-Za-z0-9_]{24,}',
    `(?<![A-Za-z0-9])[A-Za-z0-9]{10,20}\\.atlasv1\\.${id}{20,}`,
    `(?<!${id})${id}{7,22}:APA91b${id}{60,}`,
    // Telegram, after `bot`
    `(?<![0-9])[0-9]{8,10}:A${id}{30,}`,
    // JWTs
    '(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{8,}(?:\\.[A-Za-z0-9_-]{4,}){1,4}',
];

;// CONCATENATED MODULE: ./build/text/tokens-at-start.js
// Forms of tokens that are short or plain enough to be the end of a longer word, and count at its start only.
const tokens_at_start_id = '[A-Za-z0-9_-]';
const tokens_at_start_hex = '[0-9a-fA-F]';
const uuid = `${tokens_at_start_hex}{8}(?:-${tokens_at_start_hex}{4}){3}-${tokens_at_start_hex}{12}`;
/** At the start of a word only. */
const tokensAtStart = [
    // AWS
    '(?:AKIA|ASIA|ABIA|ACCA|AGPA|AIDA|AROA|A3T[A-Z0-9])[A-Z0-9]{16,}',
    '(?:ABSK|bedrock-api-key-)[A-Za-z0-9+/=]{40,}',
    // Google: refresh tokens, authorization codes
    `[14]/(?:/0|0A)${tokens_at_start_id}{20,}`,
    // Azure DevOps, the older form
    '(?=[a-z]{0,51}[2-7])[a-z2-7]{52}(?![A-Za-z0-9])',
    // Model providers; `sk-` with hyphens needs a digit, since words end so too
    `sk-(?:(?:ant|proj|svcacct|admin|or)-${tokens_at_start_id}{16,}|[A-Za-z0-9]{20,}|(?<!${tokens_at_start_id}sk-)(?=[A-Za-z_-]{0,100}[0-9])${tokens_at_start_id}{20,})`,
    '(?:hf|gsk|fw|fpk|jina|tgp_v1|wandb_v1|api_org)_[A-Za-z0-9_]{20,}',
    'r8_[A-Za-z0-9]{30,}',
    '(?:xai|pplx|csk)-[A-Za-z0-9]{20,}',
    'tvly-(?:[a-z]{2,6}-){0,2}[A-Za-z0-9]{20,}',
    // Chat
    `[MNO][A-Za-z0-9_-]{22,28}\\.[A-Za-z0-9_-]{6,7}\\.[A-Za-z0-9_-]{25,}`,
    `mfa\\.${tokens_at_start_id}{60,}`,
    'A{20,30}[A-Za-z0-9]{15,}%(?:2B|2F|3D)[A-Za-z0-9%]{30,}',
    // Telephone and mail
    `(?:AC|SK)${tokens_at_start_hex}{32}(?::${tokens_at_start_hex}{32})?`,
    `key-${tokens_at_start_hex}{32}`,
    `${tokens_at_start_hex}{32}-(?:us[0-9]{1,2}|${tokens_at_start_hex}{8}-${tokens_at_start_hex}{8})(?![A-Za-z0-9])`,
    're_[A-Za-z0-9]{6,10}_[A-Za-z0-9]{20,}',
    `md-${tokens_at_start_id}{20,24}(?!${tokens_at_start_id})(?<=[0-9]${tokens_at_start_id}{0,22})`,
    // Registries
    '(?=[a-z]{0,46}[0-9])oy2[a-z0-9]{43}',
    'cio[A-Za-z0-9]{32}(?![A-Za-z0-9])',
    'AKCp[0-9][A-Za-z0-9]{50,}',
    // Hosting and cloud
    '(?:LTAI|AKID|AQVN|SCW)[A-Za-z0-9_-]{17,}',
    `cf(?:k|ut|at)_${tokens_at_start_id}{30,}`,
    `v1\\.0-${tokens_at_start_hex}{24}-${tokens_at_start_hex}{40,}`,
    `v1\\.${tokens_at_start_hex}{40}`,
    `vc[pkiar]_[A-Za-z0-9]{20,}`,
    `nf[a-z]_${tokens_at_start_id}{30,}`,
    `(?:napi|npg)_[A-Za-z0-9]{12,}`,
    `(?:dapi|dose|dkea)${tokens_at_start_hex}{32}(?:-[0-9])?`,
    'f[mo][12][ar]?_[A-Za-z0-9+/=,_-]{20,}',
    `pul-${tokens_at_start_hex}{40}`,
    'dp\\.[a-z]{2,6}\\.(?:[a-z0-9_-]{2,35}\\.)?[A-Za-z0-9]{30,}',
    `sha256~${tokens_at_start_id}{40,}`,
    '(?=[a-zA-Z.]{0,25}[0-9])(?=[a-z0-9.]{0,25}[A-Z])[sbr]\\.[A-Za-z0-9]{24}(?![A-Za-z0-9])',
    'A3-[A-Z0-9]{6}-[A-Z0-9]{5,11}(?:-[A-Z0-9]{5,6}){2,4}',
    `${tokens_at_start_hex}{36}NRAL`,
    // Tools and shops
    'secret_[A-Za-z0-9]{30,}',
    'pat[A-Za-z0-9]{14}\\.[0-9a-f]{32,}',
    `pat-[a-z]{2}[0-9]-${uuid}`,
    `sq0[a-z]{3}-${tokens_at_start_id}{20,}`,
    `(?:EAAA|EAA)(?=[A-Za-z_-]{0,60}[0-9])${tokens_at_start_id}{56,}`,
    `access-(?:sandbox|development|production)-${uuid}`,
    `[pst]k\\.eyJ${tokens_at_start_id}{16,}\\.${tokens_at_start_id}{16,}`,
    `sl\\.(?:u\\.)?${tokens_at_start_id}{60,}`,
    '[12]/[0-9]{10,20}(?:/[0-9]{10,20})?:[0-9a-f]{32}',
    `(?:sdk|mob|api)-${uuid}`,
    `p8e-${tokens_at_start_id}{30,}`,
    '(?:live|test)_(?=[A-Za-z]{0,40}[0-9])[A-Za-z0-9]{30,}',
    'AQE[A-Za-z0-9+/]{50,}-[A-Za-z0-9+/=]{20,}',
    `(?:tfp|phx|pnu|sgp|bkua|duffel_live|duffel_test|shippo_live|shippo_test|CCIPAT|squ|sqp|sqa)_[A-Za-z0-9_-]{30,}`,
    // The service's own keys (its prefix is not in the specification), and keys of issuers that nobody knows here
    '(?:admin|mint|dsc|key)_(?:[a-z]{2,10}_)?[A-Za-z0-9]{20,}',
    '[A-Za-z]{2,12}[_-](?:live|test|prod|pat|key|sk|secret|token|api|apikey)[_-](?=[A-Za-z_-]{0,40}[0-9])[A-Za-z0-9_]{20,}',
];

;// CONCATENATED MODULE: ./build/text/tokens.js
// Tokens and keys that are known by their form: most by a prefix of their issuer. Where the forms come from: what issuers publish.
// Every form is linear: it starts with a fixed prefix, or at the start of a run of letters and digits, and looks over a bounded stretch.


/** Not inside a longer word. */
const start = '(?<![A-Za-z0-9])';
/** The whole run of token characters is taken, so that nothing left behind can look like the start of another. */
const token = new RegExp(`(?:${[...tokensAnywhere, ...tokensBehindOthers].join('|')}|${start}(?:${tokensAtStart.join('|')}))[A-Za-z0-9_-]*`, 'g');
/** Letters and digits in full width, or of the mathematical alphabets. */
const disguise = /[\uff01-\uff5e\u{1d400}-\u{1d7ff}]/u;
const disguised = /[!-~\uff01-\uff5e\u{1d400}-\u{1d7ff}]{16,}/gu;
/** No token is shorter, and most texts have nothing as long. */
const tokens_long = /[A-Za-z0-9_.~+/=:$-]{16}/;
/** Puts what `blot` returns in the place of each token, also of one that is written in the letters of another width or style. */
function blotTokens(text, blot) {
    const plain = tokens_long.test(text) ? text.replace(token, blot) : text;
    if (!disguise.test(plain))
        return plain;
    return plain.replace(disguised, (run) => (disguise.test(run) && isToken(run.normalize('NFKC')) ? blot() : run));
}
function isToken(text) {
    return tokens_long.test(text) && text.search(token) >= 0;
}

;// CONCATENATED MODULE: ./build/text/secrets.js
// Keys, tokens and passwords, taken out of a text.



/** A text with `[secret]` in their place, and how many there were. */
function blotSecrets(text) {
    let count = 0;
    const blot = () => {
        count += 1;
        return '[secret]';
    };
    return { text: blotAssignments(blotTokens(blotPrivateKeys(text, blot), blot), blot), count };
}
function blotPrivateKeys(text, blot) {
    let kept = '';
    let from = 0;
    for (const [start, end] of findPrivateKeys(text)) {
        kept += text.slice(from, start) + blot();
        from = end;
    }
    return kept + text.slice(from);
}


/***/ }),

/***/ 6616:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ toLine)
/* harmony export */ });
/* harmony import */ var _clean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(278);
/* harmony import */ var _sanitise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5610);
// A stranger's text as a line. Apart from the lines of our own, so that a run that says nothing else starts without what cleaning takes.


/**
 * The one door for a stranger's text: on one line, cleaned, redacted, cut to `max` code points, and without what the runner takes for
 * a command (`::name::` at the start of a line, `##[name]` anywhere). Done twice, it is done once.
 */
function toLine(text, max = 200) {
    const words = (0,_sanitise_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitise */ .tB)(text).replace(/\s+/g, ' ').trim();
    return (0,_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .capText */ .y)(words.replace(/:(?=:)/g, ': ').replace(/#(?=[#[])/g, '# '), max);
}


/***/ })

};
