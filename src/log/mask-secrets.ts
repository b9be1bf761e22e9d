// Masks secrets in the log and the job summary.

type Core = Pick<typeof import('@actions/core'), 'setSecret'>

/** Shorter ones would blank out parts of words. */
const shortest = 4

/** The runner also masks each line, and its base64, JSON, URL and XML forms. */
export function maskSecrets(core: Core, secrets: readonly string[]): void {
  for (const form of new Set(secrets.flatMap(listSecretForms))) core.setSecret(form)
}

function listSecretForms(secret: string) {
  const text = secret.trim()
  const bytes = Buffer.from(text)
  return text.length < shortest ? [] : [text, bytes.toString('hex'), bytes.toString('base64url')]
}
