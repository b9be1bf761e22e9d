// Secrets that their place gives away: arguments of calls, attributes, options of commands, lines of known files.
import { isOdd, isPassword } from './variety.ts'

export interface Rule {
  readonly pattern: RegExp
  /** Whether the second group is a secret; without it, whatever the pattern takes is one. */
  readonly accepts?: (value: string) => boolean
}

const value = '[A-Za-z0-9._~+/=:$!%^*@#?-]'
const ends = `[^\\s"'\`<>,;&|]`
const quote = '\\\\{0,7}["\'`]'
const things = 'key|token|secret|password|passwd|pwd|credential'

/** What all of it needs; most texts have none of them. */
export const otherSign = new RegExp(
  `(?:${things})s?(?:\\(|\\\\{0,7}["'\`])|key[ \\t]{0,3}[:=]|"auth|sshpass|mysql|mariadb|redis-cli|\\s-[ub][ \\t]|--cookie|:[0-9*]{1,5}:|密|パスワード|비밀번호|암호`,
  'i',
)

export const otherForms: readonly Rule[] = [
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
    pattern: new RegExp(
      `((?<![A-Za-z])key(?:${quote})?[ \\t]{0,3}[:=][ \\t]{0,3}(?:${quote})?)([A-Za-z0-9]{24,})`,
      'gi',
    ),
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
]

function isMixed(secret: string): boolean {
  return /[a-z]/.test(secret) && /[A-Z]/.test(secret) && /\d/.test(secret) && isOdd(secret)
}
