// What the form of a token tells.

/** Who acts with a workflow's own token, which lasts as long as its job. */
const workflow = 'github-actions[bot]'
/** An App's token lasts an hour, of which the steps before this one, and the end of the run, take their part. */
const appLifetime = 50 * 60_000

export function isInstallation(token: string): boolean {
  return token.startsWith('ghs_')
}

/**
 * How long after its start a run may count on the token, in milliseconds.
 * @param author who writes with it, as far as known
 */
export function findLifetime(token: string, author: string | undefined): number {
  const isApp = isInstallation(token) && author !== undefined && author !== workflow
  return isApp ? appLifetime : Number.POSITIVE_INFINITY
}
