// Masks secrets in every form that may be printed.

type Core = Pick<typeof import('@actions/core'), 'setSecret'>

/** Shorter ones would blank out parts of words. */
const shortest = { secret: 4, derived: 8 }

export function maskSecrets(core: Core, secrets: readonly string[]): void {
  for (const form of new Set(secrets.flatMap(listSecretForms))) core.setSecret(form)
}

export function listSecretForms(secret: string): string[] {
  const whole = secret.trim()
  const lines = whole.split(/\r\n|\r|\n/).map((line) => line.trim())
  const texts = lines.length > 1 ? [whole, ...lines] : lines
  const known = texts.filter((text) => text.length >= shortest.secret)
  const derived = known.flatMap(listDerived).filter((form) => form.length >= shortest.derived)
  return [...new Set([...known, ...derived])]
}

function listDerived(secret: string) {
  const text = secret.toWellFormed()
  const bytes = Buffer.from(text)
  const json = JSON.stringify(text).slice(1, -1)
  const percent = encodeURIComponent(text)
  const hex = bytes.toString('hex')
  return [
    percent,
    percent.replace(/%../g, (code) => code.toLowerCase()),
    new URLSearchParams([['', text]]).toString().slice(1),
    encodeURI(text),
    json,
    JSON.stringify(json).slice(1, -1),
    ...listHtml(text),
    hex,
    hex.toUpperCase(),
    ...[bytes.toString('base64'), ...listCores(bytes)].flatMap((form) => [form, toUrlAlphabet(form)]),
  ]
}

/** Per alignment: what no neighbouring byte affects. */
function listCores(bytes: Buffer) {
  return [0, 1, 2].map((before) => {
    const padded = Buffer.concat([Buffer.alloc(before), bytes])
    return padded.toString('base64').slice(Math.ceil((before * 4) / 3), Math.floor((padded.length * 4) / 3))
  })
}

const toUrlAlphabet = (base64: string): string => base64.replace(/=+$/, '').replaceAll('+', '-').replaceAll('/', '_')

function listHtml(text: string) {
  const angled = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const quoted = angled.replaceAll('"', '&quot;')
  return [angled, quoted, quoted.replaceAll("'", '&#39;'), quoted.replaceAll("'", '&#x27;')]
}
