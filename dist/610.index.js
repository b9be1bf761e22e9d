export const id = 610;
export const ids = [610];
export const modules = {

/***/ 4879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oo: () => (/* binding */ once),
/* harmony export */   bz: () => (/* binding */ memoiseFor),
/* harmony export */   wb: () => (/* binding */ memoiseFirst),
/* harmony export */   y3: () => (/* binding */ memoise)
/* harmony export */ });
function memoiseFor(find) {
    const known = new WeakMap();
    return (key) => {
        const result = known.get(key) ?? { found: find(key) };
        known.set(key, result);
        return result.found;
    };
}
function once(find) {
    let known;
    return () => {
        known ??= { found: find() };
        return known.found;
    };
}
function memoiseFirst(most, none, find) {
    const known = new Map([['', none]]);
    return (text) => {
        const found = known.get(text) ?? (known.size > most ? none : find(text));
        if (known.size <= most)
            known.set(text, found);
        return found;
    };
}
function memoise(find, room = 4_000_000) {
    const known = new Map();
    let left = room;
    return (text) => {
        const before = known.get(text);
        if (before !== undefined)
            return before;
        const found = find(text);
        if (text.length > room)
            return found;
        if (left < text.length) {
            known.clear();
            left = room;
        }
        left -= text.length;
        known.set(text, found);
        return found;
    };
}


/***/ }),

/***/ 6823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Zk: () => (/* binding */ iban),
  UP: () => (/* binding */ isAccount),
  iJ: () => (/* binding */ redactNumbers)
});

;// CONCATENATED MODULE: ./build/text/redaction/phone-cues.json
const phone_cues_namespaceObject = /*#__PURE__*/JSON.parse('{"M":{"de el":["tel(?:efon(?:nummer)?)?(?! qu)","fon","fax","ruf(?:nummer| mich an)","handy(?:nummer)?","τηλ(?:έφωνο)?"],"en es fr":["(?:tele)?phone(?: number| no)?","whats ?app","wa\\\\.me","hotline","teléfono","tél(?:éphone)?"],"hi it ja ko nl":["फ़ोन","फोन","मोबाइल","telefono","電話(?:番号)?","携帯","전화(?:번호)?","연락처","telefoon(?:nummer)?"],"pt ru zh":["telefone","telemóvel","тел(?:ефон)?","моб","电话(?:号码)?","電話號碼","手机号?"],"ar fa he":["هاتف(?:ي)?","جوال(?:ي)?","تلفن","موبایل","טלפון"]},"B":{"de":["anruf[a-z_]*","meine? nummer"],"en":["call(?: me| us)?","ring(?: me| us)?","reach (?:me|us)","text me","sms","mobile","cell(?:phone)?","(?:my|our) (?:new )?number"],"es fr":["móvil","celular","tfno","llám[ea][a-z_]*","appelez(?:-moi)?","portable","joindre"],"it pl pt":["chiam[a-z_]+","cellulare","zadzwoń","mój numer","ligue"],"ru zh":["звони[a-z_]*","позвони[a-z_]*","мой номер","联系","聯絡"]}}');
;// CONCATENATED MODULE: ./build/text/redaction/redact-numbers.js

const run = /\d+(?:[ .\-/()_]{1,3}\d+){0,9999}/g;
const minDigits = 6;
function redactNumbers(text) {
    if (!/\p{Nd}/u.test(text))
        return text;
    const plain = text.replace(iban, (found) => (isAccount(found) ? '[card]' : found));
    const ascii = toAscii(plain);
    let kept = '';
    let from = 0;
    let seen = '';
    const before = (start) => seen + ascii.slice(Math.max(from, start - cueReach), start);
    for (const { index, 0: written } of ascii.matchAll(run)) {
        if (written.replace(/\D/g, '').length < minDigits)
            continue;
        for (let at = 0, isFirst = true; at < written.length;) {
            const start = index + at;
            const card = measureCard(ascii, start, written.slice(Math.max(0, at - 5), at), written.slice(at, at + maxSpaced));
            const length = card || measurePhone(ascii, start, written.slice(at, at + maxWritten + 1), isFirst, before);
            if (length > 0) {
                const words = `${plain.slice(from, findStart(ascii, start, start + length))}[${card > 0 ? 'card' : 'phone'}]`;
                kept += words;
                seen = (seen + words).slice(-cueReach);
                from = start + length;
            }
            isFirst = length > 0;
            at += length;
            at += /^\d*\D*/.exec(written.slice(at))?.[0].length ?? 0;
        }
    }
    return kept + plain.slice(from);
}
function toAscii(text) {
    if (!/[^\n-~]/.test(text))
        return text;
    return text
        .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000\uff01-\uff5e]/g, (sign) => sign.normalize('NFKC'))
        .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
        .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
        .replace(/[\u2010-\u2015\u2212]/g, '-');
}
function findStart(ascii, first, end) {
    const front = /(?:%2b|\(\+|\+\(|\+ ?|\()$/i.exec(ascii.slice(Math.max(0, first - 3), first))?.[0] ?? '';
    const isClosed = /^[^(]*\)/.test(ascii.slice(first, end));
    return first - (isClosed ? front : front.replace(/^\(/, '')).length;
}
const issuers = [
    /^4(?:\d{12}|\d{15}|\d{18})$/,
    /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)\d+$/,
    /^3[47]\d{13}$/,
    /^(?:30[0-5]|3095|36|3[89])\d{10,12}$/,
    /^(?:6\d|50|5[6-9]|81|35(?:2[89]|[3-8]))\d{11,17}$/,
];
const minCard = 13;
const maxCard = 19;
const maxSpaced = 80;
function isCard(digits) {
    if (digits.length < minCard || digits.length > maxCard || /^(\d)\1*$/.test(digits))
        return false;
    let sum = 0;
    for (let at = 0; at < digits.length; at += 1) {
        const digit = Number(digits.at(-1 - at)) * (1 + (at % 2));
        sum += digit > 9 ? digit - 9 : digit;
    }
    return sum % 10 === 0 && issuers.some((issuer) => issuer.test(digits));
}
function measureCard(text, start, before, rest) {
    const [singles, sign = ''] = /^\d(?!\d)(?:(\D+)\d(?!\d)(?:\1\d(?!\d))*)?/.exec(rest) ?? [];
    if (singles !== undefined) {
        const isInside = before.endsWith(sign) && /(?<!\d)\d$/.test(before.slice(0, before.length - sign.length));
        return !isInside && isCard(singles.replace(/\D/g, '')) ? singles.length : 0;
    }
    if (/[A-Za-z]$|\d\.$/.test(text.slice(Math.max(0, start - 2), start)))
        return 0;
    const [groups = '', between] = /^\d{4,}(?:(\D+)(?:\d{4,}\1)*\d+)?/.exec(rest) ?? [];
    let [digits, end, length] = ['', 0, 0];
    for (const part of between === undefined ? [groups] : groups.split(between)) {
        digits += part;
        if (digits.length > maxCard)
            break;
        end += part.length;
        if (isCard(digits) && !/[A-Za-z]/.test(text[start + end] ?? ''))
            length = end;
        end += between?.length ?? 0;
    }
    return length;
}
const iban = /(?<![^\W_])(?:[A-Z]{2}\d\d|[a-z]{2}\d\d(?:[ \xa0-]?[a-z]{4})?)(?:[ \xa0-]?[A-Z0-9]{4}){2,7}(?:[ \xa0-]?[A-Z0-9]{1,3})?(?![^\W_])/g;
function isAccount(written) {
    const number = written.replace(/[ \u00a0-]/g, '');
    const digits = Array.from(number.slice(4) + number.slice(0, 4), (sign) => Number.parseInt(sign, 36)).join('');
    return number.length >= 15 && number.length <= 34 && BigInt(digits) % 97n === 1n;
}
const joined = /^\d+(?:(?: {1,2}|[.\-/]| - |\)[ .\-/]?|\) - |[ \-.]?\()\d+)*/;
const maxDigits = 15;
const maxWritten = 30;
const shapes = [
    /^(?:1[ \-.])?[1-9]\d\d([-.])\d{3}\1\d{4}$/,
    /^0[1-9]([ .-])\d\d(?:\1\d\d){3}$/,
    /^0[1-9]\d{0,3}[ /-](?:\d{5,8}(?:[ -]\d{2,4})?|(?!0)\d{3,4}[ -]\d{4})$/,
];
const redact_numbers_area = /^\d{2,5}\)[ \-/.]?\d{2,}(?:[ -]\d{2,}){0,3}$/;
const others = [
    /^(?:19|20)\d\d([-./ ])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12]\d|3[01])(?!\d)/,
    /^(?:0?[1-9]|[12]\d|3[01])([-./ ])(?:0?[1-9]|[12]\d|3[01])\1(?:19|20)\d\d(?!\d)/,
    /^(?:19|20)\d\d(?:[-/ ]| - )(?:19|20)\d\d$/,
    /^(?:\d{1,3}\.){3}\d{1,3}$/,
];
const amount = /^[1-9]\d*00(?:\D+\d+00)+$|^(?!\d{3} \d{3} \d{3}$)[1-9]\d{0,2}(?:[. ]\d{3}){1,4}$/;
const cueReach = 48;
const sure = compileCues(phone_cues_namespaceObject.M);
const likely = compileCues(phone_cues_namespaceObject.B);
function compileCues(words) {
    const any = Object.values(words).flat().join('|');
    const letter = '[[\\p{L}\\p{M}]--[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}]]';
    return new RegExp(`$(?<=(?<!${letter})(?:${any})(?![a-z])[^\\d\\n]{0,24}?)`, 'iv');
}
function measurePhone(text, start, rest, isFirst, before) {
    if (!isFirst && !/[+(]/.test(text[start - 1] ?? ''))
        return 0;
    const front = text.slice(Math.max(0, start - 4), start);
    const isPlus = /(?:^|[^A-Za-z0-9)\]+]|\\[nrt])(?:%2b|\+|\(\+|\+\()$/i.test(front);
    if (!isPlus && /(?:[\w#$€£]|\d[.,:]|[\w\])]\()$/.test(front))
        return 0;
    if (!isFirst && !isPlus && !/^\d{2,5}\)/.test(rest))
        return 0;
    let cue;
    const groups = [...(joined.exec(rest)?.[0] ?? '').matchAll(/\d+/g)];
    for (const { index, 0: last } of groups.reverse()) {
        const end = index + last.length;
        const written = rest.slice(0, end);
        const digits = written.replace('(0)', '').replace(/\D/g, '');
        if (digits.length < minDigits)
            return 0;
        if (end > maxWritten || digits.length > maxDigits || /\w/.test(text[start + end] ?? ''))
            continue;
        if (isPlus)
            return /^[1-9]\d{7}/.test(digits) ? end : 0;
        cue ??= readCue(before(start));
        if (isNational(written, digits, cue, front.endsWith('(')))
            return end;
    }
    return 0;
}
const readCue = (before) => (sure.test(before) ? 'sure' : likely.test(before) ? 'likely' : 'none');
function isNational(written, digits, cue, isOpen) {
    const groups = written.split(/\D+/);
    if (/^00[ \-/]?[1-9]/.test(written) && groups.length > 1 && groups.some(({ length }) => length !== 2))
        return digits.length >= 10;
    if (others.some((other) => other.test(written)))
        return false;
    if (cue === 'sure')
        return true;
    if (amount.test(written))
        return false;
    const isLong = digits.length >= 9 || (digits.length >= 7 && (groups.length > 1 || digits.startsWith('0')));
    if (cue === 'likely' && isLong)
        return true;
    return isOpen ? redact_numbers_area.test(written) : shapes.some((shape) => shape.test(written));
}


/***/ }),

/***/ 3428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $Q: () => (/* binding */ redactPrivateKeys),
  fp: () => (/* binding */ redactSecrets),
  Oj: () => (/* binding */ redactTokens)
});

;// CONCATENATED MODULE: ./build/text/redaction/assignments.json
const assignments_namespaceObject = /*#__PURE__*/JSON.parse('{"a":{"password":[["pass(?:word|wd|phrase|code)","pwd","[_-]pass","pass(?==)","passwort","kennwort","mot de passe","contraseña","senha"],["wachtwoord","lösenord","has[łl]o","heslo","şifre","parola"],["пароль","סיסמה","كلمة (?:المرور|السر)","पासवर्ड","รหัสผ่าน","mật khẩu","密[码碼]","パスワード","비밀번호"]],"secret":["key","token","secret","pass","password","credential","signature","jwt","dsn","psk"],"owner":["api","access","auth","oauth","refresh","bearer","id","session","security","secret","private","client","app","application","account","master","signing","encryption","shared","service","deploy","webhook","bot","user","admin","storage"],"assign":["\\\\\\\\{0,7}[\\"\'`\\\\])]{0,2}[ \\\\t]{0,3}(?:[:=：＝>|]|=>|:=|==|%3[AD])[*_]{0,3}[ \\\\t]{0,3}\\\\\\\\{0,7}[\\"\'`(]{0,2}"],"scheme":["bearer","basic","token","bot","digest","apikey","api-key","key","ssws"]},"G":{"header":{"before":"authorization{assign}(?:{scheme}[ \\\\t]{1,3})?","least":6,"accepts":"varied"},"header alone":{"before":"(?<![A-Za-z0-9])bearer[ \\\\t]{1,3}","least":16},"cookies":{"before":"cookie2?[\\"\']?[ \\\\t]{0,3}:[ \\\\t]{0,3}[\\"\']?[\\\\w.-]{1,64}=","value":"rest","least":12},"password":{"before":"{password}[0-9]{0,2}{assign}","value":"rest","least":4,"accepts":"password"},"password in a sentence":{"before":"{password}[ \\\\t](?:is|was|ist|war|es|era|est|è|é|är)[ \\\\t]{1,3}[\\"\'`(]{0,2}","value":"rest","least":6,"accepts":"password"},"password alone":{"before":"{password}[ \\\\t]{1,3}[\\"\'`(]{0,2}","value":"rest","least":8,"accepts":"strong"},"netrc":{"before":"machine\\\\s{1,8}\\\\S{1,100}\\\\s{1,8}login\\\\s{1,8}\\\\S{1,100}\\\\s{1,8}password\\\\s{1,8}","value":"rest","least":1,"accepts":"any"},"private part of a JWK":{"before":"\\"(?:d|p|q|dp|dq|qi|k)\\\\\\\\{0,7}\\"[ \\\\t]{0,3}:[ \\\\t]{0,3}\\\\\\\\{0,7}\\"","least":40},"option with a password":{"before":"--(?:[a-z]{1,20}-){0,3}pass(?:word|wd)?[ \\\\t=]{1,3}[\\"\']?","value":"rest","least":4,"accepts":"password"},"option with a token":{"before":"--(?:[a-z]{1,20}-){0,3}(?:token|secret|key)[ \\\\t=]{1,3}[\\"\']?","least":8},"user of curl":{"before":"\\\\s-u[ \\\\t]{1,3}[\\"\']?[^\\\\s:\\"\'$<]{1,64}:","value":"rest","least":4,"accepts":"varied"},"key of somebody":{"before":"(?<![A-Za-z0-9]){owner}[ _.-]?{secret}s?(?:_[a-z]{2,4})?{assign}","least":8},"token":{"before":"(?<![A-Za-z])(?:token|secret|credentials?|_auth){assign}","least":8},"key of any name":{"before":"[A-Za-z0-9][_-]?{secret}{assign}","least":16},"token behind a word":{"before":"(?:(?<![A-Za-z])|(?<=auth|api))(?:token|key|secret|credential)s?(?: is| was)?[ \\\\t]{1,3}[\\"\'`]?","least":20},"token alone":{"before":"(?<![A-Za-z])(?:token|secret|credential|key)[ \\\\t]{1,3}[\\"\'`(]{0,2}","least":8,"accepts":"strong"},"signed address":{"before":"[?&;](?:sig|x-amz-signature|x-goog-signature|x-amz-security-token)=","least":20,"accepts":"any"},"address with a password":{"before":"://[^\\\\s/?#@:]{0,100}:","value":"login","least":1,"accepts":"any"},"address with a token":{"before":"://","value":"login","least":20,"accepts":"any"}}}');
;// CONCATENATED MODULE: ./build/text/redaction/tokens.json
const tokens_namespaceObject = /*#__PURE__*/JSON.parse('{"nx":{"age":"AGE-SECRET-KEY-(?:PQ-)?1[A-Z0-9]{20,}","Azure client":"(?<![\\\\w.~-])[\\\\w.~-]{3}\\\\dQ~[\\\\w.~-]{30,}","Azure, marked by its service":"(?<![\\\\w+/-])[\\\\w+/-]{28,90}(?:AZDO|JQQJ99|AzFu|ACDb|[+]ACR|[+]ASt|AzSe|AIoT|AzCa)[\\\\w+/=-]{4,}","Discord webhook":"discord(?:app)?[.]com/api/webhooks/\\\\d{5,}/[\\\\w-]{8,}","GitHub":"gh[oprsu]_\\\\w{16,}(?:[._-][\\\\w-]{8,}){0,4}","GitHub, fine-grained":"github_pat_\\\\w{16,}","GitLab":"(?:gl(?:agent|cbt|dt|ffct|ft|imt|oas|pat|ptt|rtr?|soat|wt)-|GR1348941)[\\\\w-]{16,}(?:[.][A-Za-z0-9]{2,}){0,2}","Google access":"ya29[.][\\\\w-]{16,}(?:[.][\\\\w-]{1,}){0,3}","Google API":"AIza[\\\\w-]{30,}","Google client":"GOCSPX-[\\\\w-]{16,}","Google Gemini":"AQ[.]Ab8RN6[\\\\w-]{30,}","JWT":"(?<![\\\\w-])eyJ[\\\\w-]{8,}(?:[.][\\\\w-]{4,}){1,4}","npm":"npm_[A-Za-z0-9]{20,}","private key in base64":"LS0tLS1CRUdJTi(?!BDRVJUSUZJ|BQVUJMSUMg|BDRVJUSU)[A-Za-z0-9+/=]{40,}","PyPI":"pypi-AgE[\\\\w-]{8,}","SendGrid":"SG[.][\\\\w-]{16,}[.][\\\\w-]{16,}","Slack":"xox[a-z](?:[.]xox[a-z])?-[A-Za-z0-9-]{10,}","Slack app":"xapp-\\\\d-[A-Za-z0-9-]{10,}","Slack webhook":"hooks[.]slack[.]com/(?:services|workflows|triggers)/[\\\\w/-]{8,}","Stripe":"(?:sk|rk)_(?:live|test|prod)_[A-Za-z0-9]{10,}","Stripe webhook":"whsec_[A-Za-z0-9+/=]{16,}","Telegram":"(?<!\\\\d)\\\\d{8,10}:A[\\\\w-]{30,}","Vault":"hv[sbr][.][\\\\w-]{20,}","OpenAI, in any key":"T3BlbkFJ[\\\\w-]{10,}"},"QR":{"1Password":"ops_eyJ[A-Za-z0-9+/=]{30,}","Airtable":"pat[A-Za-z0-9]{14}[.][\\\\da-f]{32,}","Atlassian":"AT(?:ATT3|CTT3|BB|OA|TA)[\\\\w=-]{20,}","AWS":"(?:AKIA|ASIA|ABIA|ACCA|AGPA|AIDA|AROA)[A-Z0-9]{16,}","AWS Bedrock":"(?:ABSK|bedrock-api-key-)[A-Za-z0-9+/=]{40,}","Databricks":"dapi[\\\\da-f]{32}","DigitalOcean":"do[opr]_v1_[\\\\da-f]{32,}","Discord":"[MNO][\\\\w-]{22,28}[.][\\\\w-]{6,7}[.][\\\\w-]{25,}","Doppler":"dp[.][a-z]{2,6}[.][A-Za-z0-9]{30,}","Google refresh":"[14]/(?:/0|0A)[\\\\w-]{20,}","Heroku":"HRKU-[\\\\w-]{20,}","Mailchimp":"[\\\\da-f]{32}-us\\\\d{1,2}(?![A-Za-z0-9])","New Relic":"NR(?:AK|JS|II|BR|RA|AA|SP)-[A-Z0-9]{16,}","OpenAI, Anthropic, OpenRouter":"sk-(?:(?:ant|proj|svcacct|admin|or)-[\\\\w-]{16,}|[A-Za-z0-9]{20,})","other providers of models":"(?:hf|gsk|fw|fpk|jina|r8)_\\\\w{20,}","other providers of models, hyphened":"(?:xai|pplx|csk|nvapi|tvly)-(?:[a-z]{2,6}-){0,2}\\\\w{20,}","Postman":"PMA[KT]-[\\\\da-f]{16,}(?:-[\\\\da-f]{16,})?","RubyGems":"rubygems_[\\\\da-f]{32,}","Shopify":"shp[a-z]{2,4}_[\\\\da-f]{16,}","Supabase":"sb(?:p|_secret)_[\\\\w-]{20,}","Tailscale":"tskey-[a-z]{2,12}-[A-Za-z0-9-]{10,}","Terraform Cloud":"[A-Za-z0-9]{10,20}[.]atlasv1[.][\\\\w-]{20,}","the service":"(?:admin|mint|dsc|key)_(?:[a-z]{2,10}_)?[A-Za-z0-9]{20,}","Twilio":"(?:AC|SK)[\\\\da-f]{32}(?::[\\\\da-f]{32})?"},"XP":{"live and test keys":"(?:[A-Za-z]{2,12}[_-])?(?:live|test|prod|pat|key|sk|secret|token|api)[_-](?=[A-Za-z_-]{0,40}?\\\\d)\\\\w{20,}","any other issuer":"(?!sha\\\\d)[a-z][a-z0-9]{1,11}(?:[_-][a-z0-9]{1,12}){0,2}[_-](?=[A-Za-z]{0,19}?\\\\d)(?=[A-Z0-9]{0,19}?[a-z])(?=[a-z0-9]{0,19}?[A-Z])[A-Za-z0-9]{20,}"}}');
;// CONCATENATED MODULE: ./build/text/redaction/redact-secrets.js


const dashes = '[-\u2010-\u2015\u2212\uff0d]{1,5}';
const blank = '(?: |%20|\\+)';
const border = new RegExp(`${dashes}${blank}?(BEGIN|END)(?:${blank}[A-Z0-9]{1,20}){0,4}${blank}PRIVATE${blank}KEY(?:${blank}BLOCK)?${blank}?(?:${dashes})?`, 'gi');
const gap = '(?:\\\\[nrt]|%0[AD]|[\\s"\'`,>|*#;\\\\])';
const header = '(?:Proc-Type|DEK-Info|Version|Comment|Hash) ?:[^\\n\\\\]{0,200}';
const body = new RegExp(`(?:${gap}{0,64}(?:${header}|[A-Za-z0-9+/=]{16,}))+`, 'y');
const maxKey = 65_536;
function redactPrivateKeys(text, mask) {
    if (!/private/i.test(text))
        return text;
    const borders = [...text.matchAll(border)];
    let kept = '';
    let from = 0;
    for (const [at, { index, 0: line, 1: side }] of borders.entries()) {
        if (index < from || side?.toUpperCase() !== 'BEGIN')
            continue;
        const start = index + line.length;
        body.lastIndex = start;
        const lines = body.exec(text)?.[0] ?? '';
        const close = borders[at + 1];
        const isClosed = close?.[1]?.toUpperCase() === 'END' && close.index - start <= maxKey;
        const end = isClosed ? close.index + close[0].length : start + lines.length;
        if (lines === '' && !(isClosed && end - start > 160))
            continue;
        kept += text.slice(from, index) + mask(text.slice(index, end));
        from = end;
    }
    return kept + text.slice(from);
}
const inside = Object.values(tokens_namespaceObject.nx);
const alone = (forms) => Object.values(forms).map((form) => `(?:(?<![A-Za-z0-9])|(?<=%[\\dA-F]{2}|\\\\[nrt]))${form}`);
const compile = (forms) => new RegExp(`(?:${forms.join('|')})[\\w-]*`, 'g');
const token = compile([...inside, ...alone(tokens_namespaceObject.QR), ...alone(tokens_namespaceObject.XP)]);
const issued = compile([...inside, ...alone(tokens_namespaceObject.QR)]);
const disguised = /[!-~\uff01-\uff5e\u{1d400}-\u{1d7ff}]{16,}/gu;
function redactTokens(text, mask) {
    const whole = redactBroken(text, mask);
    const plain = /(?<![\w.~+/=:$-])[\w.~+/=:$-]{16}/.test(whole)
        ? whole.replace(token, (run) => (kebab.test(run) ? run : mask(run)))
        : whole;
    if (!/[\uff01-\uff5e\u{1d400}-\u{1d7ff}]/u.test(plain))
        return plain;
    return plain.replace(disguised, (run) => {
        const folded = run.normalize('NFKC');
        return folded !== run && folded.search(token) >= 0 ? mask(run) : run;
    });
}
const wrap = [
    '(?<=[\\w.-]{3})[ \\t]?\\n[ \\t]{0,8}(?:[>|][ \\t]{0,2}){0,3}',
    '(?=[A-Za-z_-]{0,24}\\d[\\w-]{0,24}[A-Za-z]|[\\w-]{0,24}[A-Za-z]\\d)',
].join('');
const wraps = new RegExp(wrap, 'g');
const wrapped = new RegExp(`(?<!\\S)\\S+(?:${wrap}\\S+)+`, 'g');
function redactBroken(text, mask) {
    if (!text.includes('\n'))
        return text;
    return text.replace(wrapped, (lines) => {
        const line = lines.replace(wraps, '');
        const redacted = line.replace(issued, (run) => (lines.includes(run) || kebab.test(run) ? run : mask(run)));
        return redacted === line ? lines : redacted;
    });
}
function redactSecrets(text, mask) {
    return redactAssignments(redactTokens(redactPrivateKeys(text, mask), mask), mask);
}
const words = new Map(Object.entries(assignments_namespaceObject.a).map(([name, list]) => [name, `(?:${list.flat().join('|')})`]));
const values = {
    value: '[\\w.~+/=:$!%^*@#?-]{least,}',
    rest: '[^\\s"\'`<>,;&|]{least,}',
    login: '[^\\s/?#[]{least,100}(?=@)',
};
const tests = {
    any: (secret) => !secret.startsWith('[secret]'),
    odd: isOdd,
    password: isPassword,
    strong: isStrong,
    varied: hasVariety,
};
const redact_secrets_forms = Object.values(assignments_namespaceObject.G).map(({ before, value = 'value', least, accepts = 'odd' }) => {
    const front = before.replace(/\{([a-z]+)\}/g, (_, name) => words.get(name) ?? '');
    return {
        pattern: new RegExp(`(${front})(${values[value]?.replace('least', String(least))})`, 'gi'),
        accepts: tests[accepts] ?? isOdd,
    };
});
const cue = new RegExp(`[=>|:：＝]|--|-u[ \\t]|bearer|token|key|secret|credential|${words.get('password')}`, 'i');
function redactAssignments(text, mask) {
    if (!cue.test(text))
        return text;
    return redact_secrets_forms.reduce((rest, { pattern, accepts }) => rest.replace(pattern, (match, before, secret) => accepts(secret) ? `${before}${mask(secret)}` : match), text);
}
const placeholder = /^(?:your|my|the|some|an?)[-_.]|^[$%{[(*.]|^(.)\1*$|\.\.\.|…|x{4,}|\*{3,}|^(?:process\.env|os|env|secrets)\./i;
const filler = /^(?:example|sample|dummy|changeme|placeholder|redacted|string|null|undefined|true|false)\b/i;
const constant = /^(?:[A-Z]{2,}[_-])*[A-Z]{2,}$/;
const code = /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+$|^[\w.]+[([]/;
const word = /^[A-Za-z]?[a-z]*\d{1,4}(?:[-.][a-z]+)?$|^v?\d+(?:\.\d+)*(?:-[a-z]+(?:\.\d+)?)?$/i;
const part = '(?:[A-Z]?[a-z]{0,15}|[A-Z]{2,15})\\d{0,4}';
const kebab = new RegExp(`^${part}(?:[-_./:+](?:${part}|(?:19|20)?\\d{6}))+$`);
const camel = /^[a-z]{0,15}\d{0,3}[a-z]?(?:[A-Z]{1,4}[a-z]{2,14}|I[dns]|O[fnr]|A[st]|By|No|To)+\d?$/;
const plain = [placeholder, filler, constant, /^\d{4}-\d\d(?:-\d\d|$)/, /^\w{2,10}:\/\//];
const isPlain = (value) => plain.some((form) => form.test(value));
function hasVariety(value) {
    if (isPlain(value) || /^(?:[A-Za-z]?[a-z]+|[A-Z]+)$/.test(value))
        return false;
    return /\d/.test(value) ? !word.test(value) || value.length >= 8 : /[A-Z]/.test(value) && /[a-z]/.test(value);
}
function isPassword(value) {
    if (isPlain(value) || code.test(value))
        return false;
    const bare = value.replace(/[.:!?)\]}]{1,20}$/, '');
    if (/^\d+$/.test(bare))
        return bare.length >= 6;
    if (bare.length < 7 || /^[a-z]+\d+-[a-z]+$/i.test(bare) || /^v?\d+(?:\.\d+)+/.test(bare))
        return false;
    return /\p{L}/u.test(bare) && (/\d/.test(bare) || /[!@#$%^*+=~]/.test(value.slice(0, -1)));
}
const countOf = (value, sign) => value.match(sign)?.length ?? 0;
function isStrong(value) {
    if (!isPassword(value) || kebab.test(value) || /[()[\]{}/\\]/.test(value))
        return false;
    if (!/[a-z]/.test(value) || !/[A-Z]/.test(value) || countOf(value, /\d/g) < 2)
        return false;
    return countOf(value, /[a-z](?![a-z])|[A-Z](?![A-Z])|\d(?!\d)|[^a-z\d](?![^a-z\d])/gi) >= 4;
}
function isOdd(value) {
    if (isPlain(value) || code.test(value) || kebab.test(value))
        return false;
    const isOddPart = (part) => (part.length >= 8 && /\d/.test(part) && /[A-Za-z]/.test(part) && !word.test(part) && !camel.test(part)) ||
        (part.length >= 20 && countOf(part, /[a-z](?=[A-Z])|[A-Z](?=[A-Z][a-z])/g) >= 4 && !camel.test(part));
    if (value.split(/[^A-Za-z0-9]+/).some(isOddPart))
        return true;
    if (value.length >= 36 && countOf(value, /[a-z](?=[A-Z\d])|\d(?=[A-Za-z])/g) >= 7)
        return true;
    return value.length >= 16 && countOf(value, /\d/g) >= 4 && !/^[/.]/.test(value);
}


/***/ }),

/***/ 6573:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gA: () => (/* binding */ countRedactions),
  qf: () => (/* binding */ placeholder),
  Ft: () => (/* binding */ placeholders),
  E$: () => (/* binding */ redact),
  iD: () => (/* binding */ sumRedactions)
});

// UNUSED EXPORTS: noRedactions

// EXTERNAL MODULE: ./build/text/unicode/clean.js
var clean = __webpack_require__(3767);
;// CONCATENATED MODULE: ./build/text/redaction/emails.js
const maxLocal = 64;
const localPart = /(?:[\p{L}\p{N}_][\p{L}\p{M}\p{N}\p{Join_Control}.．!#$%&'*+_~-]{0,63}|"[^"\n]{1,62}")$/u;
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}\\p{Join_Control}-]{0,61}[\\p{L}\\p{M}\\p{N}])?';
const last = '(?:xn--[a-z\\d-]{2,59}|[a-z]{2,63}(?![a-z\\d]|-[a-z\\d])|[\\uff41-\\uff5a]{2,63}|(?=[^\\x00-\\x7f])\\p{L}[\\p{L}\\p{M}]{1,62})';
const literal = '\\[(?:\\d{1,3}(?:\\.\\d{1,3}){3}|IPv6:[\\da-f:.]{2,45})\\]';
const emails_open = '[ \\t]{0,3}[(\\[{<]{1,2}[ \\t]{0,2}';
const emails_close = '[ \\t]{0,2}[)\\]}>]{1,2}[ \\t]{0,3}';
const dotWord = '(?:\\.|dot|punkt|point|punto|ponto|точка|ドット)';
const signWord = '(?:@|at|ät|arroba|arobase|chiocciola|собака|アット(?:マーク)?)';
function createForm(needs, sign, dot, or = '') {
    return {
        needs,
        sign: new RegExp(`(?<=[\\p{L}\\p{M}\\p{N}_."'-])(?:${sign})(?=[\\p{L}\\p{N}[])`, 'giu'),
        host: new RegExp(`(?:(?:${label}${dot}){1,8}${last}${or})`, 'iuy'),
    };
}
const emails_forms = [
    createForm(/[@\uff20\ufe6b]|40/, '%(?:25){0,2}40|\\\\{1,4}(?:u00|x)40|\\\\{0,4}[@\\uff20\\ufe6b]', '(?:[.．｡]|。(?=[A-Za-z]))', `|${literal}`),
    createForm(/[)\]}>]/, `${emails_open}${signWord}${emails_close}`, `(?:\\.|${emails_open}${dotWord}${emails_close}|[ \\t]{1,3}${dotWord}[ \\t]{1,3})`),
    createForm(/[ \t]\.[ \t]/, '[ \\t]{0,3}[@\\uff20][ \\t]{0,3}', '[ \\t]{1,3}\\.[ \\t]{1,3}'),
];
function redactEmails(text) {
    return emails_forms.reduce((rest, form) => (form.needs.test(rest) ? redactForm(rest, form) : rest), text);
}
function redactForm(text, { sign, host }) {
    let kept = '';
    let from = 0;
    for (const { index, 0: at } of text.matchAll(sign)) {
        const end = index + at.length;
        host.lastIndex = end;
        const name = host.exec(text)?.[0];
        if (name === undefined || index < from)
            continue;
        const local = localPart.exec(text.slice(Math.max(from, index - maxLocal), index))?.[0];
        if (!local)
            continue;
        if (local === 'git' && /^[:/]/.test(text.slice(end + name.length, end + name.length + 1)))
            continue;
        kept += `${text.slice(from, index - local.length)}[email]`;
        from = end + name.length;
    }
    return kept + text.slice(from);
}

;// CONCATENATED MODULE: ./build/text/redaction/ip-addresses.js
const candidate = /(?<![\w.:@-])(?:\d{1,3}(?:\.\d{1,3}){3}|[\da-f]{1,4}:[\da-f:]{3,37})(?![\w-]|[.:][A-Za-z0-9])/gi;
const withPort = /(?<![\w.:-])(?:\d{1,3}\.){3}\d{1,3}(?=:\d{1,5}(?!\d))|(?<=[A-Za-z0-9]@)(?:\d{1,3}\.){3}\d{1,3}(?![\w.-])/g;
const special = [
    /^(?:0|10|127|22[4-9]|2[3-5]\d)\./,
    /^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./,
    /^(?:169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.(?:168|0\.[02]))\./,
    /^(?:198\.(?:1[89]|51\.100)|203\.0\.113)\./,
];
const resolvers = new Set(['1.1.1.1', '1.0.0.1', '8.8.8.8', '8.8.4.4', '9.9.9.9', '208.67.222.222']);
const named = wordsBefore('ip|ipv4|address|adresse|host|server|client|peer|remote');
const version = wordsBefore('v|versi(?:on|ón)s?|versões|vers[aã]o|release|build|firmware|driver|sdk|updated?|upgraded?|section|chapter|oid');
const versionSign = /(?:[=<>~^/]|版本|バージョン|верси[яию])[^\d\n]{0,4}$/;
function wordsBefore(words) {
    return new RegExp(`(?<![\\p{L}])(?:${words})(?!\\p{L})[^\\d\\n]{0,12}$`, 'iu');
}
const reach = 32;
function redactAddresses(text) {
    if (!/\d\.\d|[\da-f]:[\da-f:]/i.test(text))
        return text;
    const replace = (found, at, whole) => {
        const before = whole.slice(Math.max(0, at - reach), at);
        return (found.includes(':') ? isGlobal(found) : isPublic(found, before)) ? '[ip]' : found;
    };
    return text.replace(withPort, replace).replace(candidate, replace);
}
function isPublic(written, before) {
    const octets = written.split('.').map(Number);
    if (octets.some((octet) => octet > 255) || octets.join('.') !== written)
        return false;
    if (special.some((range) => range.test(written)) || resolvers.has(written) || octets[3] === 0)
        return false;
    if (named.test(before) || /:\/\/$/.test(before))
        return true;
    return octets.some((octet) => octet >= 100) && !version.test(before) && !versionSign.test(before);
}
function isGlobal(written) {
    const host = URL.parse(`http://[${written}]`)?.hostname ?? '';
    if (!/^\[[23][\da-f]{3}:/.test(host) || !/^(?:\w+:{1,2}){2}\w/.test(written))
        return false;
    return !/^\[(?:2001:db8|3fff:[\da-f]{0,3}|2001:4860:4860|2606:4700:4700|2620:fe):/.test(host);
}

// EXTERNAL MODULE: ./build/text/redaction/redact-numbers.js + 1 modules
var redact_numbers = __webpack_require__(6823);
// EXTERNAL MODULE: ./build/text/redaction/redact-secrets.js + 2 modules
var redact_secrets = __webpack_require__(3428);
;// CONCATENATED MODULE: ./build/text/redaction/redact.js





const placeholders = {
    emails: 'email',
    phones: 'phone',
    cards: 'card',
    addresses: 'ip',
    secrets: 'secret',
};
const placeholder = /\[(secret|email|phone|card|ip)\]/g;
const noRedactions = { emails: 0, phones: 0, cards: 0, secrets: 0, addresses: 0 };
function sumRedactions(redactions) {
    return Object.values(redactions).reduce((sum, one) => sum + one, 0);
}
const maxRounds = 4;
function redact(text, hasNumbers = true) {
    let redacted = text;
    for (let round = 0, before = ''; round < maxRounds && before !== redacted; round += 1) {
        before = redacted;
        redacted = redactEmails((0,redact_secrets/* redactSecrets */.fp)(redacted, () => '[secret]'));
        if (hasNumbers)
            redacted = (0,redact_numbers/* redactNumbers */.iJ)(redactAddresses(redacted));
    }
    return redacted;
}
function countRedactions(texts) {
    const sum = { ...noRedactions };
    const count = (text, word) => text.split(`[${word}]`).length;
    for (const text of texts.map(clean/* cleanText */.X5)) {
        const redacted = redact(text);
        for (const [kind, word] of Object.entries(placeholders))
            sum[kind] += Math.max(0, count(redacted, word) - count(text, word));
    }
    return sum;
}


/***/ }),

/***/ 5610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N6: () => (/* binding */ listCodes),
/* harmony export */   Pf: () => (/* binding */ essence),
/* harmony export */   Xt: () => (/* binding */ toCode),
/* harmony export */   _J: () => (/* binding */ toSafeText),
/* harmony export */   _g: () => (/* binding */ holdsPrivate),
/* harmony export */   lg: () => (/* binding */ sanitiseLine),
/* harmony export */   qW: () => (/* binding */ isPlainPath),
/* harmony export */   tB: () => (/* binding */ sanitise),
/* harmony export */   yA: () => (/* binding */ capText)
/* harmony export */ });
/* harmony import */ var _memoise_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4879);
/* harmony import */ var _redaction_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6573);
/* harmony import */ var _unicode_clean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3767);



const sanitise = (0,_memoise_js__WEBPACK_IMPORTED_MODULE_2__/* .memoise */ .y3)((text) => {
    const cleaned = (0,_unicode_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanText */ .X5)(text);
    const redacted = (0,_redaction_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E$)(cleaned);
    return redacted === cleaned ? cleaned : (0,_unicode_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanText */ .X5)(redacted);
});
const toLine = (text) => sanitise(text).replace(/\s+/g, ' ').trim();
function sanitiseLine(text, max = Infinity) {
    return capText(toLine(text), max);
}
function toSafeText(text, max = 200) {
    return capText(toLine(text)
        .replace(/:(?=:)/g, ': ')
        .replace(/#(?=[#[])/g, '# '), max);
}
const toCode = (text, max) => `\`${toSafeText(text, max)}\``;
const listCodes = (texts, max) => texts.map((text) => toCode(text, max)).join(', ');
function capText(text, max) {
    if (text.length <= max)
        return text;
    if (max < 1)
        return '';
    const points = [...text.slice(0, 2 * max + 1)];
    if (points.length <= max)
        return text;
    const cut = points.slice(0, max - 1).join('').length;
    const start = Math.max(0, cut - 64);
    const around = segmenter()
        .segment(text.slice(start, cut + 64))
        .containing(cut - start);
    return `${text.slice(0, around && around.index > 0 ? start + around.index : cut).trimEnd()}…`;
}
const segmenter = (0,_memoise_js__WEBPACK_IMPORTED_MODULE_2__/* .once */ .Oo)(() => new Intl.Segmenter('en'));
const plain = /^[\w.:~-]+$/;
function holdsPrivate(id) {
    const cleaned = (0,_unicode_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanText */ .X5)(id);
    return (0,_redaction_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E$)(cleaned, !plain.test(id)) !== cleaned;
}
const plainPath = /^(?!.*(?:^|\/)\.{0,2}(?:\/|$))[\p{L}\p{M}\p{N}_./-]{1,200}$/u;
function isPlainPath(path) {
    return plainPath.test(path) && sanitiseLine(path) === path;
}
function essence(text) {
    const low = text.replace(/\S+/gu, (word) => (/\p{Ll}\p{Lu}/u.test(word) ? word : word.toLowerCase()));
    const plain = low
        .replace(/(?<!不)[，。、！？]+|(?<![\s.,!?…])(?:[.,…]+(?=\s|$)|[.,!?…]+\s*$)/gu, '')
        .replace(/\s+/gu, ' ');
    return plain.trim() || text;
}


/***/ }),

/***/ 3767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sm: () => (/* binding */ decodeEntities),
/* harmony export */   X5: () => (/* binding */ cleanText),
/* harmony export */   gr: () => (/* binding */ decodePercent)
/* harmony export */ });
/* harmony import */ var decode_named_character_reference__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1981);


const suspicious = /&|<!--|[^\t\n -~]/;
const maxRounds = 8;
const openers = /[[&<\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]--[\t\n]]/gv;
function cleanText(text) {
    let cleaned = text;
    for (let round = 0; round < maxRounds; round += 1) {
        if (!suspicious.test(cleaned))
            return cleaned;
        const next = cleanOnce(cleaned);
        if (next === cleaned)
            return cleaned;
        cleaned = next;
    }
    return (0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .cutMarks */ .Zp)(cleaned.replace(openers, '')).normalize('NFC');
}
function cleanOnce(text) {
    const lines = text.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n');
    const visible = (0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .dropInvisible */ .Nv)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .cutMarks */ .Zp)(lines).normalize('NFC'));
    return dropComments(decodeEntities(visible).replace(controls, ''));
}
const csi = String.raw `\x1b\[[0-?]*[ -/]*[@-~]`;
const shortCsi = String.raw `\x9b[0-?]+[ -/]*[@-~]`;
const characterSet = String.raw `\x1b[()*+][\dA-Za-z]`;
const command = String.raw `(?:\x1b[\]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x90\x98\x9c-\x9f\n]*(?:\x07|\x1b\\|\x9c)`;
const controls = new RegExp(`${csi}|${shortCsi}|${characterSet}|${command}|(?![\\t\\n\\r\\x85])\\p{Cc}`, 'gu');
const commentSign = /<!--(-?>)?|--!?>/g;
function dropComments(text) {
    if (!text.includes('<!--'))
        return text;
    const kept = [];
    let depth = 0;
    let from = 0;
    for (const { index, 0: found, 1: whole } of text.matchAll(commentSign)) {
        const isOpening = found.startsWith('<');
        if (depth === 0 && isOpening)
            kept.push(text.slice(from, index));
        if (isOpening && whole === undefined)
            depth += 1;
        else if (!isOpening && depth > 0)
            depth -= 1;
        else if (depth > 0 || !isOpening)
            continue;
        if (depth === 0)
            from = index + found.length;
    }
    return depth > 0 ? kept.join('') : kept.join('') + text.slice(from);
}
const nested = /&(?:(?:amp|AMP|#0{0,60}38|#[xX]0{0,60}26);)+/g;
const number = '#\\d{1,64}|#[xX][\\da-fA-F]{1,64}';
const bare = '(?:lt|gt|amp|quot|LT|GT|AMP|QUOT|nbsp|shy)(?![\\w=])';
const entity = new RegExp(`&(?:(${number});?|([A-Za-z][A-Za-z\\d]{1,40});|(${bare}))`, 'g');
function decodeEntities(text) {
    return text.includes('&') ? text.replace(nested, '&').replace(entity, decode) : text;
}
function decode(whole, number, name, bare) {
    if (number !== undefined)
        return decodeNumber(number.slice(1));
    return (0,decode_named_character_reference__WEBPACK_IMPORTED_MODULE_1__/* .decodeNamedCharacterReference */ .s)(name ?? bare ?? '') || whole;
}
function decodePercent(text, otherwise = text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return otherwise;
    }
}
function decodeNumber(digits) {
    const code = /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number(digits);
    const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : '\ufffd';
}


/***/ }),

/***/ 1981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nv: () => (/* binding */ dropInvisible),
/* harmony export */   YN: () => (/* binding */ dropUnseen),
/* harmony export */   Zp: () => (/* binding */ cutMarks)
/* harmony export */ });
const heapedMarks = /(\p{M}{10})\p{M}+/gu;
function cutMarks(text) {
    return text.replace(heapedMarks, '$1');
}
const joiningScripts = 'Arab Syrc Mand Nkoo Adlm Rohg Mong Phag Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt Bali Java';
const joining = `(?=\\p{L})[${joiningScripts.replace(/(\w+) ?/g, '\\p{scx=$1}')}]`;
const flags = ['gbeng', 'gbsct', 'gbwls'].map((name) => name.replace(/./g, (letter) => `\\u{e00${letter.charCodeAt(0).toString(16)}}`));
const flag = `\\u{1f3f4}(?:${flags.join('|')})\\u{e007f}`;
const genuine = [
    `${joining}\\p{M}{0,10}[\\u200c\\u200d]`,
    '[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f]\\u200d(?=\\p{Extended_Pictographic})',
    '(?=[^\\0-\\x7f])\\p{Emoji}\\ufe0f',
    '[#*\\d]\\ufe0f(?=\\u20e3)',
    '[\\u1820-\\u18aa][\\u180b-\\u180f]',
];
const hidden = '[\\p{Default_Ignorable_Code_Point}\\p{Cf}\\p{Noncharacter_Code_Point}]';
const invisible = new RegExp(`(${flag})|${hidden}(?<!${genuine.join('|')})`, 'gu');
const strayBraille = /(?<![\u2800-\u28ff])\u2800+/g;
function dropInvisible(text) {
    return text.replace(invisible, '$1').replace(strayBraille, (run) => ' '.repeat(run.length));
}
const unseen = /(?![\t\n\v\f\r])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{DI}]/gu;
function dropUnseen(text) {
    return cutMarks(text.replace(unseen, ''));
}


/***/ })

};
