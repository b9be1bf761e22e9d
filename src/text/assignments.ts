// Secrets that only their name gives away: assignments, headers, flags, addresses with a password.
// A first group is what stands in front of the secret, and stays.
import { otherForms, otherSign, type Rule } from './assignments-in-code.ts'
import { hasVariety, isOdd, isPassword } from './variety.ts'

/** Of quotes inside the string of a program or of JSON. */
const slashes = '\\\\{0,7}'
/** `=`, `:`, `=>`, `:=` or a table's bar between a name and a value, with the quotes, brackets and emphasis around both. */
const assign = `${slashes}["'\`\\])]{0,2}[ \\t]{0,3}(?:[:=：＝>|]|=>|:=|==)[*_]{0,3}[ \\t]{0,3}${slashes}["'\`(]{0,2}`
const value = '[A-Za-z0-9._~+/=:$!%^*@#?-]'
const base64 = '[A-Za-z0-9+/_-]'
const ends = `[^\\s"'\`<>,;&|]`

const words =
  'pass(?:word|wd|phrase|code)|pwd|[_-]pass|pass(?==)|passwort|kennwort|mot de passe|contraseña|senha|wachtwoord|lösenord|has[łl]o|heslo|' +
  'şifre|parola|пароль|סיסמה|كلمة (?:المرور|السر)|رمز عبور|पासवर्ड|รหัสผ่าน|mật khẩu|密码|密碼|パスワード|비밀번호|암호'
const things = 'key|token|secret|pass|password|credential|signature|jwt|dsn|sas|psk'
const owners =
  'api|access|auth|oauth|refresh|bearer|id|session|security|secret|private|preshared|client|consumer|app|application|account|master|' +
  'signing|encryption|shared|service|deploy|webhook|bot|user|admin|license|storage|subscription|personal|sharedaccess'

const rules: readonly Rule[] = [
  { pattern: /(secret[_ -]?(?:access[_ -]?)?key[^A-Za-z0-9\n]{1,10})([A-Za-z0-9/+]{40,}={0,2})/gi },
  { pattern: /(session[_ -]?token[^A-Za-z0-9\n]{1,10})([A-Za-z0-9/+]{60,}={0,2})/gi },
  {
    pattern: new RegExp(
      `((?:AccountKey|SharedAccessKey|SharedSecret|PrivateKey|PresharedKey)\\s{0,3}=\\s{0,3})(${base64}{20,}={0,2})`,
      'gi',
    ),
  },
  { pattern: /([?&;](?:sig|x-amz-signature|x-goog-signature|x-amz-security-token)=)([A-Za-z0-9%/+_-]{20,}={0,2})/gi },
  { pattern: /(\\{0,7}"(?:d|p|q|dp|dq|qi|k)\\{0,7}"\s{0,3}:\s{0,3}\\{0,7}")([A-Za-z0-9_-]{32,})/g },
  { pattern: /(<(?:D|P|Q|DP|DQ|InverseQ)>\s{0,9})([A-Za-z0-9+/]{32,}={0,2})/g },
  {
    pattern: new RegExp(
      `(authorization${assign}(?:(?:bearer|basic|token|bot|digest|apikey|api-key|key|ssws|negotiate|ntlm|hawk|aws4-hmac-sha256|genie(?:key)?)[ \\t]{1,3})?)(${value}{6,})`,
      'gi',
    ),
    accepts: hasVariety,
  },
  { pattern: new RegExp(`((?<![A-Za-z0-9])(?:bearer|ssws)[ \\t]{1,3})(${value}{16,})`, 'gi'), accepts: isOdd },
  {
    pattern:
      /((?:set-)?cookie2?["']?[ \t]{0,3}:[ \t]{0,3}["']?)([\w.-]{1,64}=[^;\s"'`]{1,4096}(?:;[ \t]{0,2}[\w.-]{1,64}(?:=[^;\s"'`]{0,4096})?){0,50})/gi,
    accepts: hasCookie,
  },
  {
    pattern: new RegExp(
      `((?:(?<![A-Za-z])|(?<=auth|api))(?:token|key|secret|credential)s?(?: is| was)?[ \\t]{1,3}["'\`]?)(${value}{20,})`,
      'gi',
    ),
    accepts: isOdd,
  },
  { pattern: new RegExp(`((?:${words})[0-9]{0,2}${assign})(${ends}{4,})`, 'gi'), accepts: isPassword },
  {
    pattern: new RegExp(
      `((?:${words})[ \\t](?:is|was|ist|war|lautet|es|era|est|è|é|är|is:)[ \\t]{1,3}["'\`(]{0,2})(${ends}{6,})`,
      'gi',
    ),
    accepts: isPassword,
  },
  {
    pattern: new RegExp(`(--(?:[a-z]{1,20}-){0,3}(?:password|passwd|pass)[ \\t=]{1,3}["']?)(${ends}{4,})`, 'gi'),
    accepts: isPassword,
  },
  {
    pattern: new RegExp(`(--(?:[a-z]{1,20}-){0,3}(?:token|secret|key)[ \\t=]{1,3}["']?)(${value}{8,})`, 'gi'),
    accepts: isOdd,
  },
  {
    pattern: new RegExp(
      `((?:(?<![A-Za-z0-9])(?:${owners})[ _.-]?(?:${things})s?|_authToken|_auth|(?<![A-Za-z])(?:token|secret|credentials?|psk|dsn|jwt|x-[a-z-]{2,20}-(?:key|token)))(?:_(?:id|base|prod|dev|test|live|hash|[0-9]))?${assign})(${value}{8,})`,
      'gi',
    ),
    accepts: isOdd,
  },
  {
    pattern: new RegExp(`([A-Za-z0-9](?:[_-]?(?:${things})|Key|Token|Secret)${assign})(${value}{16,})`, 'gi'),
    accepts: isOdd,
  },
  { pattern: /(\s-u[ \t]{1,3}["']?[^\s:"'$<]{1,64}:)([^\s"'$<]{4,})/g, accepts: hasVariety },
  { pattern: /(machine\s{1,9}\S{1,200}\s{1,9}login\s{1,9}\S{1,200}\s{1,9}password\s{1,9})(\S{1,200})/g },
  { pattern: /(:\/\/)((?:[^\s/?#@:]{0,100}:[^\s/?#]{1,200}|[A-Za-z0-9_-]{20,100})(?=@))/g },
]

function hasCookie(header: string): boolean {
  return [...header.matchAll(/=([^;\s,]{8,})/g)].some(([, cookie = '']) => isOdd(cookie) || cookie.length >= 32)
}

/** What all of it needs; most texts have none of them. */
const sign = new RegExp(`[:=：＝>]|-u[ \\t]|--|machine|bearer|ssws|token|key|secret|credential|${words}`, 'i')

/** Puts `blot` where a secret is given away by its name; the name stays. */
export function blotAssignments(text: string, blot: () => string): string {
  const named = sign.test(text) ? blotBy(rules, text, blot) : text
  return otherSign.test(named) ? blotBy(otherForms, named, blot) : named
}

function blotBy(forms: readonly Rule[], text: string, blot: () => string): string {
  return forms.reduce(
    (rest, { pattern, accepts }) =>
      rest.replace(pattern, (match: string, name: string, secret: string) =>
        accepts && !accepts(secret) ? match : `${name}${blot()}`,
      ),
    text,
  )
}
