// What secrets look like. Every pattern is linear: it starts with a fixed prefix, or looks back and ahead over a bounded stretch.
// A pattern takes the whole run of token characters, so that nothing left behind can look like the start of another.
// A first group is the name in front of the secret, and stays.

const start = '(?<![A-Za-z0-9])'
const rest = '[A-Za-z0-9_-]*'
const value = `[A-Za-z0-9._~+/=:-]`
const assign = `["']?\\s{0,3}[:=]\\s{0,3}["']?`

/** Tokens that are known by their prefix. */
const tokens = [
  'gh[oprsu]_[A-Za-z0-9]{16,}(?:[._-][A-Za-z0-9_-]{8,}){0,4}',
  'github_pat_[A-Za-z0-9_]{16,}',
  // GitLab
  'gl(?:pat|dt|ptt|cbt|rt|soat|ft|oas|imt|agent|ffct)-[A-Za-z0-9_-]{16,}(?:\\.[A-Za-z0-9]{2,}){0,2}',
  'GR1348941[A-Za-z0-9_-]{16,}',
  // AWS
  `${start}(?:AKIA|ASIA|ABIA|ACCA|AGPA|AIDA|AROA)[A-Z0-9]{16,}`,
  // Google
  'AIza[A-Za-z0-9_-]{30,}',
  'ya29\\.[A-Za-z0-9_-]{16,}',
  'GOCSPX-[A-Za-z0-9_-]{16,}',
  // Azure: client secrets
  '[A-Za-z0-9_.~-]{3}[0-9]Q~[A-Za-z0-9_.~-]{30,}',
  // Slack
  'xox[a-z](?:\\.xox[a-z])?-[A-Za-z0-9-]{10,}',
  'xapp-[0-9]-[A-Za-z0-9-]{10,}',
  'hooks\\.slack\\.com/(?:services|workflows|triggers)/[A-Za-z0-9/_-]{8,}',
  'discord(?:app)?\\.com/api/webhooks/[0-9]{5,}/[A-Za-z0-9_-]{8,}',
  // Stripe
  '(?:sk|rk)_(?:live|test)_[A-Za-z0-9]{10,}',
  'whsec_[A-Za-z0-9+/=]{16,}',
  // npm, PyPI, Docker, DigitalOcean, SendGrid
  'npm_[A-Za-z0-9]{20,}',
  'pypi-(?:AgE[A-Za-z0-9_-]{8,}|[A-Za-z0-9_-]{32,})',
  'dckr_(?:pat|oat)_[A-Za-z0-9_-]{16,}',
  'do[opr]_v1_[a-f0-9]{32,}',
  'SG\\.[A-Za-z0-9_-]{16,}\\.[A-Za-z0-9_-]{16,}',
  // Model providers; `sk-` with hyphens needs a digit, since words end so too ("risk-…" is kept out by its letter before)
  `${start}sk-(?:(?:ant|proj|svcacct|admin|or)-[A-Za-z0-9_-]{16,}|[A-Za-z0-9]{20,}|(?=[A-Za-z_-]{0,100}[0-9])[A-Za-z0-9_-]{20,})`,
  `${start}(?:hf|gsk)_[A-Za-z0-9]{20,}`,
  `${start}r8_[A-Za-z0-9]{30,}`,
  `${start}(?:xai|pplx)-[A-Za-z0-9]{20,}`,
  // The service's own keys; its prefix is not in the specification
  `${start}(?:admin|mint|dsc|key)_(?:[a-z]{2,10}_)?[A-Za-z0-9]{20,}`,
  // JWTs
  '(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{8,}(?:\\.[A-Za-z0-9_-]{4,}){1,4}',
]

export const secretPatterns: readonly RegExp[] = [
  /-{4,5} ?BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)? ?-{4,5}[\s\S]*?(?:-{4,5} ?END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)? ?-{4,5}|$)/g,
  new RegExp(`(?:${tokens.join('|')})${rest}`, 'g'),
  /(secret[_ -]?(?:access[_ -]?)?key[^A-Za-z0-9\n]{1,10})[A-Za-z0-9/+]{40,}={0,2}/gi,
  /(session[_ -]?token[^A-Za-z0-9\n]{1,10})[A-Za-z0-9/+]{60,}={0,2}/gi,
  /((?:AccountKey|SharedAccessKey|SharedSecret)\s{0,3}=\s{0,3})[A-Za-z0-9/+]{20,}={0,2}/gi,
  /([?&;]sig=)[A-Za-z0-9%/+_-]{20,}={0,2}/gi,
  new RegExp(`(authorization${assign}(?:bearer|basic|token|bot)\\s{1,3})${value}{6,}`, 'gi'),
  new RegExp(`(${start}bearer\\s{1,3})(?=[^0-9\\s]{0,100}[0-9])${value}{20,}`, 'gi'),
  new RegExp(
    `((?:client[_-]?secret|api[_-]?key|access[_-]?token|auth[_-]?token|refresh[_-]?token|private[_-]?key|passwd|password)${assign})` +
      `(?=[^0-9\\s]{0,100}[0-9])${value}{16,}`,
    'gi',
  ),
  /(:\/\/)(?:[^\s/?#@:]{0,100}:[^\s/?#]{1,200}|[A-Za-z0-9_-]{20,100})(?=@)/g,
]
