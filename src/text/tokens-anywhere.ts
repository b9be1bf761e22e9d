// Forms of tokens that stand anywhere in a text.

const id = '[A-Za-z0-9_-]'
const hex = '[0-9a-fA-F]'

/** Long enough and odd enough to stand anywhere, even right after other letters. */
export const tokensAnywhere = [
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
]

/** Where letters may stand in front, but not what else a token has. */
export const tokensBehindOthers = [
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
]
