// Forms of tokens that are short or plain enough to be the end of a longer word, and count at its start only.

const id = '[A-Za-z0-9_-]'
const hex = '[0-9a-fA-F]'
const uuid = `${hex}{8}(?:-${hex}{4}){3}-${hex}{12}`

/** At the start of a word only. */
export const tokensAtStart = [
  // AWS
  '(?:AKIA|ASIA|ABIA|ACCA|AGPA|AIDA|AROA|A3T[A-Z0-9])[A-Z0-9]{16,}',
  '(?:ABSK|bedrock-api-key-)[A-Za-z0-9+/=]{40,}',
  // Google: refresh tokens, authorization codes
  `[14]/(?:/0|0A)${id}{20,}`,
  // Azure DevOps, the older form
  '(?=[a-z]{0,51}[2-7])[a-z2-7]{52}(?![A-Za-z0-9])',
  // Model providers; `sk-` with hyphens needs a digit, since words end so too
  `sk-(?:(?:ant|proj|svcacct|admin|or)-${id}{16,}|[A-Za-z0-9]{20,}|(?<!${id}sk-)(?=[A-Za-z_-]{0,100}[0-9])${id}{20,})`,
  '(?:hf|gsk|fw|fpk|jina|tgp_v1|wandb_v1|api_org)_[A-Za-z0-9_]{20,}',
  'r8_[A-Za-z0-9]{30,}',
  '(?:xai|pplx|csk)-[A-Za-z0-9]{20,}',
  'tvly-(?:[a-z]{2,6}-){0,2}[A-Za-z0-9]{20,}',
  // Chat
  `[MNO][A-Za-z0-9_-]{22,28}\\.[A-Za-z0-9_-]{6,7}\\.[A-Za-z0-9_-]{25,}`,
  `mfa\\.${id}{60,}`,
  'A{20,30}[A-Za-z0-9]{15,}%(?:2B|2F|3D)[A-Za-z0-9%]{30,}',
  // Telephone and mail
  `(?:AC|SK)${hex}{32}(?::${hex}{32})?`,
  `key-${hex}{32}`,
  `${hex}{32}-(?:us[0-9]{1,2}|${hex}{8}-${hex}{8})(?![A-Za-z0-9])`,
  're_[A-Za-z0-9]{6,10}_[A-Za-z0-9]{20,}',
  `md-${id}{20,24}(?!${id})(?<=[0-9]${id}{0,22})`,
  // Registries
  '(?=[a-z]{0,46}[0-9])oy2[a-z0-9]{43}',
  'cio[A-Za-z0-9]{32}(?![A-Za-z0-9])',
  'AKCp[0-9][A-Za-z0-9]{50,}',
  // Hosting and cloud
  '(?:LTAI|AKID|AQVN|SCW)[A-Za-z0-9_-]{17,}',
  `cf(?:k|ut|at)_${id}{30,}`,
  `v1\\.0-${hex}{24}-${hex}{40,}`,
  `v1\\.${hex}{40}`,
  `vc[pkiar]_[A-Za-z0-9]{20,}`,
  `nf[a-z]_${id}{30,}`,
  `(?:napi|npg)_[A-Za-z0-9]{12,}`,
  `(?:dapi|dose|dkea)${hex}{32}(?:-[0-9])?`,
  'f[mo][12][ar]?_[A-Za-z0-9+/=,_-]{20,}',
  `pul-${hex}{40}`,
  'dp\\.[a-z]{2,6}\\.(?:[a-z0-9_-]{2,35}\\.)?[A-Za-z0-9]{30,}',
  `sha256~${id}{40,}`,
  '(?=[a-zA-Z.]{0,25}[0-9])(?=[a-z0-9.]{0,25}[A-Z])[sbr]\\.[A-Za-z0-9]{24}(?![A-Za-z0-9])',
  'A3-[A-Z0-9]{6}-[A-Z0-9]{5,11}(?:-[A-Z0-9]{5,6}){2,4}',
  `${hex}{36}NRAL`,
  // Tools and shops
  'secret_[A-Za-z0-9]{30,}',
  'pat[A-Za-z0-9]{14}\\.[0-9a-f]{32,}',
  `pat-[a-z]{2}[0-9]-${uuid}`,
  `sq0[a-z]{3}-${id}{20,}`,
  `(?:EAAA|EAA)(?=[A-Za-z_-]{0,60}[0-9])${id}{56,}`,
  `access-(?:sandbox|development|production)-${uuid}`,
  `[pst]k\\.eyJ${id}{16,}\\.${id}{16,}`,
  `sl\\.(?:u\\.)?${id}{60,}`,
  '[12]/[0-9]{10,20}(?:/[0-9]{10,20})?:[0-9a-f]{32}',
  `(?:sdk|mob|api)-${uuid}`,
  `p8e-${id}{30,}`,
  '(?:live|test)_(?=[A-Za-z]{0,40}[0-9])[A-Za-z0-9]{30,}',
  'AQE[A-Za-z0-9+/]{50,}-[A-Za-z0-9+/=]{20,}',
  `(?:tfp|phx|pnu|sgp|bkua|duffel_live|duffel_test|shippo_live|shippo_test|CCIPAT|squ|sqp|sqa)_[A-Za-z0-9_-]{30,}`,
  // The service's own keys (its prefix is not in the specification), and keys of issuers that nobody knows here
  '(?:admin|mint|dsc|key)_(?:[a-z]{2,10}_)?[A-Za-z0-9]{20,}',
  '[A-Za-z]{2,12}[_-](?:live|test|prod|pat|key|sk|secret|token|api|apikey)[_-](?=[A-Za-z_-]{0,40}[0-9])[A-Za-z0-9_]{20,}',
]
