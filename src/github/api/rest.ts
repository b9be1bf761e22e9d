// Octokit's methods with exactly the parameters of GitHub's own description: Octokit's types also take any other name.
import type { RestEndpointMethodTypes } from '@octokit/rest'
import type { RepositoryName } from '../../identifiers/repository-name.ts'

type Methods = RestEndpointMethodTypes
type Named<T> = { [K in keyof T as string extends K ? never : number extends K ? never : K]: T[K] }
type Method<T> = T extends { parameters: infer P; response: infer R } ? (parameters: Named<P>) => Promise<R> : never

export type Rest = {
  readonly [S in keyof Methods]: { readonly [M in keyof Methods[S]]: Method<Methods[S][M]> }
}

/** For `request`: what `github-client.ts` and `fetch.ts` read of it. */
interface RequestOptions {
  /** A write that may be sent again if no answer came, because doing it twice is the same as doing it once. */
  readonly isRepeatable?: boolean
  readonly tries?: number
  /** Of a renamed repository's list. */
  readonly redirect?: 'follow'
}

export const repeatable = { request: { isRepeatable: true } satisfies RequestOptions }
export const followed = { request: { redirect: 'follow' } satisfies RequestOptions }
export const twice = { request: { tries: 2 } satisfies RequestOptions }

/** A file's bytes rather than JSON. */
export const raw = { mediaType: { format: 'raw' } }

export function locate(repository: RepositoryName): { readonly owner: string; readonly repo: string } {
  const [owner = '', repo = ''] = repository.split('/')
  return { owner, repo }
}
