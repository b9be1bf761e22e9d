// Whether a value is irregular enough for a secret: no word, placeholder or piece of code.

/** `your-api-key`, `xxxx`, `process.env.KEY`. */
const placeholder =
  /^(?:your|my|the|some|an?)[-_.]|^[$%{[(*.]|^(.)\1*$|\.\.\.|…|x{4,}|\*{3,}|^(?:process\.env|os|env|secrets)\./i
const filler = /^(?:example|sample|dummy|changeme|placeholder|redacted|string|null|undefined|true|false)\b/i
const constant = /^(?:[A-Z]{2,}[_-])*[A-Z]{2,}$/
/** `config.db.password2`, `getenv(…)`. */
const code = /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+$|^[\w.]+[([]/
/** `base64-encoded`, `sha256`, `chapter12`, `v2.1.0` */
const word = /^[A-Za-z]?[a-z]*\d{1,4}(?:[-.][a-z]+)?$|^v?\d+(?:\.\d+)*(?:-[a-z]+(?:\.\d+)?)?$/i
/** `us-east-1`, `my-app-2`, `node-modules-v2`, `img_20241121_163050`. */
const kebab = /^(?:[a-z]{1,13}|v?\d{1,4})(?:[-_./:+](?:[a-z]{0,13}|[vf]?\d{1,4}|(?:19|20)\d{6}|\d{6}))+$/i

function isPlain(value: string): boolean {
  return [placeholder, filler, constant, /^\d{4}-\d\d(?:-\d\d|$)/, /^\w{2,10}:\/\//].some((plain) => plain.test(value))
}

/** Where only a credential can be: letters of both cases, or letters and digits. */
export function hasVariety(value: string): boolean {
  if (isPlain(value) || /^(?:[A-Za-z]?[a-z]+|[A-Z]+)$/.test(value)) return false
  return /\d/.test(value) ? !word.test(value) || value.length >= 8 : /[A-Z]/.test(value) && /[a-z]/.test(value)
}

/** After a word for password: seven characters, letters with digits or signs; or six digits. */
export function isPassword(value: string): boolean {
  if (isPlain(value) || code.test(value)) return false
  const bare = value.replace(/[.:!?)\]}]{1,20}$/, '')
  if (/^\d+$/.test(bare)) return bare.length >= 6
  if (bare.length < 7 || /^[a-z]+\d+-[a-z]+$/i.test(bare) || /^v?\d+(?:\.\d+)+/.test(bare)) return false
  return /\p{L}/u.test(bare) && (/\d/.test(bare) || /[!@#$%^*+=~]/.test(value.slice(0, -1)))
}

/** Directly after a word for password or token: like neither a word nor a method's name. */
export function isStrong(value: string): boolean {
  if (!isPassword(value) || kebab.test(value) || /[()[\]{}/\\]/.test(value)) return false
  if (!/[a-z]/.test(value) || !/[A-Z]/.test(value) || (value.match(/\d/g)?.length ?? 0) < 2) return false
  const changes = value.match(/[a-z](?![a-z])|[A-Z](?![A-Z])|\d(?!\d)|[^a-z\d](?![^a-z\d])/gi) ?? []
  return changes.length >= 4
}

/** After a word for key or token: a part of eight characters that is no word, or sixteen with many digits. */
export function isOdd(value: string): boolean {
  if (isPlain(value) || code.test(value) || kebab.test(value)) return false
  const parts = value.split(/[^A-Za-z0-9]+/)
  if (parts.some((part) => part.length >= 8 && /\d/.test(part) && /[A-Za-z]/.test(part) && !word.test(part)))
    return true
  if (parts.some((part) => part.length >= 20 && (part.match(/[a-z](?=[A-Z])|[A-Z](?=[A-Z][a-z])/g)?.length ?? 0) >= 4))
    return true
  return value.length >= 16 && (value.match(/\d/g)?.length ?? 0) >= 4 && !/^[/.]/.test(value)
}
