// The addresses of the service's operations; all of them have the origin of `base-url`.
import { line } from '../domain/text/line.ts'
import { ServiceError } from './errors.ts'

export interface Addresses {
  feedback: URL
  createJob: URL
  /** Where a job is read; undefined when its id cannot stand in an address. */
  getJob(id: string): URL | undefined
  /** The path of `getJob` for messages: a job's id is the service's text. */
  getJobLabel: string
}

/** Longest identifier that is put into an address; servers refuse long ones with answers that say little. */
const LONGEST_ID = 512

/** `baseUrl` may carry a path prefix and trailing slashes; throws when the project's identifier cannot stand in an address. */
export function createAddresses({
  baseUrl,
  projectId,
  jobPath,
}: Record<'baseUrl' | 'projectId' | 'jobPath', string>): Addresses {
  const project = encodeSegment(projectId)
  if (project === undefined) {
    const what = line`The project identifier cannot stand in an address`
    throw new ServiceError({
      kind: 'refused',
      what,
      remedy: line`Copy \`project-id\` from the API keys page of the project.`,
    })
  }
  const base = new URL(baseUrl)
  const prefix = base.origin + base.pathname.replace(/\/+$/, '')
  // Joined as text behind the origin and a slash, so that no path can name another host.
  const at = (path: string) => new URL(`${prefix}/${path.replace(/^\/+/, '')}`)
  const fill = (segment: string) =>
    jobPath.replace(/\{(projectId|id)\}/g, (_, name) => (name === 'id' ? segment : project))
  return {
    feedback: at(`v1/analytics/${project}/feedback`),
    createJob: at(`v2/agent/${project}/job`),
    getJob(id) {
      const segment = encodeSegment(id)
      return segment === undefined ? undefined : at(fill(segment))
    },
    getJobLabel: at(fill('{id}')).pathname.replaceAll('%7Bid%7D', '{id}'),
  }
}

/** Text as one path segment. Dots alone cannot be one: an address reads them, even percent-encoded, as a step up. */
function encodeSegment(text: string): string | undefined {
  if (text === '' || text === '.' || text === '..' || text.length > LONGEST_ID || !text.isWellFormed()) return undefined
  return encodeURIComponent(text)
}
