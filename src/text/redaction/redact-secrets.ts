// Keys, tokens and passwords: by their form (`tokens.json`), or an irregular value after words for one (`assignments.json`).
import assignments from './assignments.json' with { type: 'json' }
import tokens from './tokens.json' with { type: 'json' }

const dashes = '[-\u2010-\u2015\u2212\uff0d]{1,5}'
const blank = '(?: |%20|\\+)'
const border = new RegExp(
  `${dashes}${blank}?(BEGIN|END)(?:${blank}[A-Z0-9]{1,20}){0,4}${blank}PRIVATE${blank}KEY(?:${blank}BLOCK)?${blank}?(?:${dashes})?`,
  'gi',
)
/** Blanks, line ends (also `\n` or percent-encoded), signs of a quote, a string or a comment. */
const gap = '(?:\\\\[nrt]|%0[AD]|[\\s"\'`,>|*#;\\\\])'
const header = '(?:Proc-Type|DEK-Info|Version|Comment|Hash) ?:[^\\n\\\\]{0,200}'
const body = new RegExp(`(?:${gap}{0,64}(?:${header}|[A-Za-z0-9+/=]{16,}))+`, 'y')
/** UTF-16 units; a 16,384-bit key takes a fifth. */
const maxKey = 65_536

type Mask = (secret: string) => string

/** Not one only mentioned, or elided with `...`. */
export function redactPrivateKeys(text: string, mask: Mask) {
  if (!/private/i.test(text)) return text
  const borders = [...text.matchAll(border)]
  let kept = ''
  let from = 0
  for (const [at, { index, 0: line, 1: side }] of borders.entries()) {
    if (index < from || side?.toUpperCase() !== 'BEGIN') continue
    const start = index + line.length
    body.lastIndex = start
    const lines = body.exec(text)?.[0] ?? ''
    const close = borders[at + 1]
    const isClosed = close?.[1]?.toUpperCase() === 'END' && close.index - start <= maxKey
    const end = isClosed ? close.index + close[0].length : start + lines.length
    if (lines === '' && !(isClosed && end - start > 160)) continue
    kept += text.slice(from, index) + mask(text.slice(index, end))
    from = end
  }
  return kept + text.slice(from)
}

/** Unusual forms, even inside a longer word. */
const inside = Object.values(tokens.inside)
/** An escape before it (`%3D`, `\\n`) is no part of it. */
const alone = (forms: Readonly<Record<string, string>>) =>
  Object.values(forms).map((form) => `(?:(?<![A-Za-z0-9])|(?<=%[\\dA-F]{2}|\\\\[nrt]))${form}`)
/** The whole run: its rest could look like a token. */
const compile = (forms: readonly string[]) => new RegExp(`(?:${forms.join('|')})[\\w-]*`, 'g')
const token = compile([...inside, ...alone(tokens.alone), ...alone(tokens['of any issuer'])])
/** With other issuers, two lines of code would be a token. */
const issued = compile([...inside, ...alone(tokens.alone)])

const disguised = /[!-~\uff01-\uff5e\u{1d400}-\u{1d7ff}]{16,}/gu

export function redactTokens(text: string, mask: Mask) {
  const whole = redactBroken(text, mask)
  const plain = /(?<![\w.~+/=:$-])[\w.~+/=:$-]{16}/.test(whole)
    ? whole.replace(token, (run) => (kebab.test(run) ? run : mask(run)))
    : whole
  if (!/[\uff01-\uff5e\u{1d400}-\u{1d7ff}]/u.test(plain)) return plain
  return plain.replace(disguised, (run) => {
    const folded = run.normalize('NFKC')
    return folded !== run && folded.search(token) >= 0 ? mask(run) : run
  })
}

/** A line end inside a token; what follows mixes digits and letters, as no word does. */
const wrap = [
  '(?<=[\\w.-]{3})[ \\t]?\\n[ \\t]{0,8}(?:[>|][ \\t]{0,2}){0,3}',
  '(?=[A-Za-z_-]{0,24}\\d[\\w-]{0,24}[A-Za-z]|[\\w-]{0,24}[A-Za-z]\\d)',
].join('')
const wraps = new RegExp(wrap, 'g')
const wrapped = new RegExp(`(?<!\\S)\\S+(?:${wrap}\\S+)+`, 'g')

function redactBroken(text: string, mask: Mask) {
  if (!text.includes('\n')) return text
  return text.replace(wrapped, (lines) => {
    const line = lines.replace(wraps, '')
    const redacted = line.replace(issued, (run) => (lines.includes(run) || kebab.test(run) ? run : mask(run)))
    return redacted === line ? lines : redacted
  })
}

export function redactSecrets(text: string, mask: Mask) {
  return redactAssignments(redactTokens(redactPrivateKeys(text, mask), mask), mask)
}

// A name in braces stands for any of its words.
const words = new Map(
  Object.entries(assignments.words).map(([name, list]) => [name, `(?:${list.flat().join('|')})`] as const),
)
const values: Readonly<Record<string, string>> = {
  value: '[\\w.~+/=:$!%^*@#?-]{least,}',
  rest: '[^\\s"\'`<>,;&|]{least,}',
  login: '[^\\s/?#[]{least,100}(?=@)',
}
const tests: Readonly<Record<string, (secret: string) => boolean>> = {
  any: (secret) => !secret.startsWith('[secret]'),
  odd: isOdd,
  password: isPassword,
  strong: isStrong,
  varied: hasVariety,
}
type Row = Readonly<{ before: string; value?: string; least: number; accepts?: string }>
const forms = Object.values<Row>(assignments.rows).map(({ before, value = 'value', least, accepts = 'odd' }) => {
  const front = before.replace(/\{([a-z]+)\}/g, (_, name: string) => words.get(name) ?? '')
  return {
    pattern: new RegExp(`(${front})(${values[value]?.replace('least', String(least))})`, 'gi'),
    accepts: tests[accepts] ?? isOdd,
  }
})
const cue = new RegExp(`[=>|:：＝]|--|-u[ \\t]|bearer|token|key|secret|credential|${words.get('password')}`, 'i')

function redactAssignments(text: string, mask: Mask) {
  if (!cue.test(text)) return text
  return forms.reduce(
    (rest, { pattern, accepts }) =>
      rest.replace(pattern, (match: string, before: string, secret: string) =>
        accepts(secret) ? `${before}${mask(secret)}` : match,
      ),
    text,
  )
}

/** `your-api-key`, `xxxx`, `process.env.KEY`. */
const placeholder =
  /^(?:your|my|the|some|an?)[-_.]|^[$%{[(*.]|^(.)\1*$|\.\.\.|…|x{4,}|\*{3,}|^(?:process\.env|os|env|secrets)\./i
const filler = /^(?:example|sample|dummy|changeme|placeholder|redacted|string|null|undefined|true|false)\b/i
const constant = /^(?:[A-Z]{2,}[_-])*[A-Z]{2,}$/
/** `config.db.password2`, `getenv(…)`. */
const code = /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+$|^[\w.]+[([]/
/** `base64-encoded`, `sha256`, `chapter12`, `v2.1.0` */
const word = /^[A-Za-z]?[a-z]*\d{1,4}(?:[-.][a-z]+)?$|^v?\d+(?:\.\d+)*(?:-[a-z]+(?:\.\d+)?)?$/i
/** `us-east-1`, `img_20241121_163050`, `ATTACHMENT_MAX_SIZE`. */
const part = '(?:[A-Z]?[a-z]{0,15}|[A-Z]{2,15})\\d{0,4}'
const kebab = new RegExp(`^${part}(?:[-_./:+](?:${part}|(?:19|20)?\\d{6}))+$`)
/** `maxRequestsPerHost`, `http2MaxStreams`. */
const camel = /^[a-z]{0,15}\d{0,3}[a-z]?(?:[A-Z]{1,4}[a-z]{2,14}|I[dns]|O[fnr]|A[st]|By|No|To)+\d?$/

const plain = [placeholder, filler, constant, /^\d{4}-\d\d(?:-\d\d|$)/, /^\w{2,10}:\/\//]
const isPlain = (value: string) => plain.some((form) => form.test(value))

function hasVariety(value: string) {
  if (isPlain(value) || /^(?:[A-Za-z]?[a-z]+|[A-Z]+)$/.test(value)) return false
  return /\d/.test(value) ? !word.test(value) || value.length >= 8 : /[A-Z]/.test(value) && /[a-z]/.test(value)
}

function isPassword(value: string) {
  if (isPlain(value) || code.test(value)) return false
  const bare = value.replace(/[.:!?)\]}]{1,20}$/, '')
  if (/^\d+$/.test(bare)) return bare.length >= 6
  if (bare.length < 7 || /^[a-z]+\d+-[a-z]+$/i.test(bare) || /^v?\d+(?:\.\d+)+/.test(bare)) return false
  return /\p{L}/u.test(bare) && (/\d/.test(bare) || /[!@#$%^*+=~]/.test(value.slice(0, -1)))
}

const countOf = (value: string, sign: RegExp) => value.match(sign)?.length ?? 0

function isStrong(value: string) {
  if (!isPassword(value) || kebab.test(value) || /[()[\]{}/\\]/.test(value)) return false
  if (!/[a-z]/.test(value) || !/[A-Z]/.test(value) || countOf(value, /\d/g) < 2) return false
  return countOf(value, /[a-z](?![a-z])|[A-Z](?![A-Z])|\d(?!\d)|[^a-z\d](?![^a-z\d])/gi) >= 4
}

function isOdd(value: string) {
  if (isPlain(value) || code.test(value) || kebab.test(value)) return false
  const isOddPart = (part: string) =>
    (part.length >= 8 && /\d/.test(part) && /[A-Za-z]/.test(part) && !word.test(part) && !camel.test(part)) ||
    (part.length >= 20 && countOf(part, /[a-z](?=[A-Z])|[A-Z](?=[A-Z][a-z])/g) >= 4 && !camel.test(part))
  if (value.split(/[^A-Za-z0-9]+/).some(isOddPart)) return true
  // In base64, slashes may leave only short parts.
  if (value.length >= 36 && countOf(value, /[a-z](?=[A-Z\d])|\d(?=[A-Za-z])/g) >= 7) return true
  return value.length >= 16 && countOf(value, /\d/g) >= 4 && !/^[/.]/.test(value)
}
