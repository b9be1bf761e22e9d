// Masks secrets in the log and the job summary.

type Core = Pick<typeof import('@actions/core'), 'setSecret'>

/** Shorter ones would blank out parts of words. */
const shortest = 4

/** The runner also masks their base64, JSON, URL and XML forms. */
export function maskSecrets(core: Core, secrets: readonly string[]): void {
  const texts = secrets.flatMap((secret) => [secret, ...secret.split(/[\r\n]/)]).map((text) => text.trim())
  for (const text of new Set(texts.filter(({ length }) => length >= shortest))) {
    core.setSecret(text)
    core.setSecret(Buffer.from(text).toString('hex'))
    core.setSecret(Buffer.from(text).toString('base64url'))
  }
}
