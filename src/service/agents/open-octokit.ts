// GitHub's API as agents ask it.
import { Octokit } from '@octokit/rest'

/** Milliseconds of one request: on a server that has fallen silent, Node would wait for five minutes at each try. */
const maxAnswer = 60_000

export function openOctokit(baseUrl: string, auth: string, signal: AbortSignal, wait = maxAnswer): Octokit {
  const silent = () => {}
  return new Octokit({
    baseUrl: baseUrl.replace(/\/+$/, ''),
    auth,
    // It would log the addresses of failed requests to the console.
    log: { debug: silent, info: silent, warn: silent, error: silent },
    request: {
      fetch: (url: string, init: RequestInit) =>
        fetch(url, { ...init, signal: AbortSignal.any([signal, AbortSignal.timeout(wait)]) }),
    },
  })
}
