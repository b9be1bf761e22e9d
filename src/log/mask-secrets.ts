// Masks secrets in every form in which they might be printed.

type Core = Pick<typeof import('@actions/core'), 'setSecret'>

/** Masking shorter ones would blank out parts of ordinary words in the log. */
const shortestSecret = 4
const shortest = 8

export function maskSecrets(core: Core, secrets: readonly string[]): void {
  for (const form of new Set(secrets.flatMap(listSecretForms))) core.setSecret(form)
}

/** Plain, escaped for URLs, JSON and HTML, in hex, and in base64, also inside longer texts. */
export function listSecretForms(secret: string): string[] {
  const whole = secret.trim()
  const lines = whole.split(/\r\n|\r|\n/).map((line) => line.trim())
  const texts = lines.length > 1 ? [whole, ...lines] : lines
  const known = texts.filter((text) => text.length >= shortestSecret)
  const derived = known.flatMap(listDerived).filter((form) => form.length >= shortest)
  return [...new Set([...known, ...derived])]
}

function listDerived(text: string) {
  const bytes = Buffer.from(text)
  const json = JSON.stringify(text).slice(1, -1)
  const percent = encodeURIComponent(text.toWellFormed())
  const credentials = [`x-access-token:${text}`, `${text}:`, `${text}:x-oauth-basic`, `:${text}`]
  const encoded = [text, ...credentials].map((part) => Buffer.from(part).toString('base64'))
  return [
    percent,
    percent.replace(/%../g, (code) => code.toLowerCase()),
    // Form encoding escapes more than encodeURIComponent.
    new URLSearchParams([['', text.toWellFormed()]]).toString().slice(1),
    encodeURI(text.toWellFormed()),
    json,
    JSON.stringify(json).slice(1, -1),
    ...listHtml(text),
    bytes.toString('hex'),
    bytes.toString('hex').toUpperCase(),
    ...[...encoded, ...listCores(bytes)].flatMap((form) => [form, form.replace(/=+$/, ''), toUrlAlphabet(form)]),
  ]
}

/** Per alignment: what no neighbouring byte affects. */
function listCores(bytes: Buffer) {
  return [0, 1, 2].map((before) => {
    const padded = Buffer.concat([Buffer.alloc(before), bytes])
    const first = Math.ceil((before * 4) / 3)
    const whole = Math.floor((padded.length * 4) / 3)
    return padded.toString('base64').slice(first, whole)
  })
}

const toUrlAlphabet = (base64: string): string => base64.replace(/=+$/, '').replaceAll('+', '-').replaceAll('/', '_')

function listHtml(text: string) {
  const angled = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const quoted = angled.replaceAll('"', '&quot;')
  return [angled, quoted, quoted.replaceAll("'", '&#39;'), quoted.replaceAll("'", '&#x27;')]
}
