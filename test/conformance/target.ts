// The service that is judged, as a client sees it: an address, a project, a key.

/** How a job ends, by its agent or by a person. */
export type JobEnd = 'pull-request' | 'unchanged' | 'failed' | 'archived'

export interface Target {
  readonly baseUrl: string
  readonly project: string
  readonly key: string
  /** Where a job is retrieved, relative to the address, with `{projectId}` and `{id}`. */
  readonly jobPath: string
  /** A project, with its key, whose jobs of an hour may be used up; without one this is not tried. */
  readonly expendable?: { readonly project: string; readonly key: string } | undefined
  /** Without it, nothing is known of how jobs end here. */
  readonly endJob?: ((id: string, how: JobEnd) => Promise<void>) | undefined
  /** Breaks the service's storage; without it no server error can be had. */
  readonly breakStorage?: (() => Promise<void>) | undefined
}

export interface Answer {
  readonly status: number
  readonly body: unknown
}

export const defaultJobPath = '/v2/agent/{projectId}/job/{id}'

/** A service that is silent for longer has failed. */
const patience = 30_000

export function createClient(target: Target) {
  const base = target.baseUrl.replace(/\/+$/, '')
  const ask = async (path: string, init: RequestInit = {}, key: string | null = target.key): Promise<Answer> => {
    const headers = { ...(key === null ? {} : { authorization: `Bearer ${key}` }), ...init.headers }
    const response = await fetch(base + path, { ...init, headers, signal: AbortSignal.timeout(patience) })
    const text = await response.text()
    try {
      return { status: response.status, body: JSON.parse(text) }
    } catch {
      return { status: response.status, body: text }
    }
  }
  const findPath = (id: string) =>
    target.jobPath
      .replace('{projectId}', () => encodeURIComponent(target.project))
      .replace('{id}', () => encodeURIComponent(id))
  const post = (body: unknown): RequestInit => ({
    ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  })
  const exportPath = `/v1/analytics/${encodeURIComponent(target.project)}/feedback`
  return {
    ask,
    getFeedback: (query: Readonly<Record<string, string>> = {}, key?: string | null) =>
      ask(Object.keys(query).length === 0 ? exportPath : `${exportPath}?${new URLSearchParams(query)}`, {}, key),
    createJob: (body: unknown, { project = target.project, key = target.key as string | null } = {}) =>
      ask(`/v2/agent/${encodeURIComponent(project)}/job`, post(body), key),
    getJob: (id: string) => ask(findPath(id)),
    cancelJob: (id: string) => ask(findPath(id), { method: 'DELETE' }),
    messageJob: (id: string, body: unknown) => ask(`${findPath(id)}/message`, post(body)),
    addFeedback: (body: unknown) => ask(exportPath, post(body)),
  }
}

export type Client = ReturnType<typeof createClient>
