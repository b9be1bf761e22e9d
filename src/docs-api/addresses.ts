// The addresses of the service's operations; all of them have the origin of `base-url`.
import { fillJobPath, type JobPath } from '../addresses/job-path.ts'
import type { ProjectId } from '../addresses/project-id.ts'
import { encodeSegment } from '../addresses/segment.ts'
import type { BaseUrl } from '../addresses/web-address.ts'
import { safe } from '../text/safe-text.ts'
import { ServiceError } from './errors.ts'

export interface Addresses {
  feedback: URL
  createJob: URL
  /** Where a job is read; undefined when its id cannot stand in an address. */
  getJob(id: string): URL | undefined
  /** The path of `getJob` for messages: a job's id is the service's text. */
  getJobLabel: string
}

/** Throws when the project's identifier cannot stand in an address. */
export function createAddresses({
  baseUrl,
  projectId,
  jobPath,
}: {
  baseUrl: BaseUrl
  projectId: ProjectId
  jobPath: JobPath
}): Addresses {
  const project = encodeSegment(projectId)
  if (project === undefined) {
    const what = safe`The project identifier cannot stand in an address`
    throw new ServiceError({
      kind: 'refused',
      what,
      remedy: safe`Copy \`project-id\` from the API keys page of the project.`,
    })
  }
  // Joined as text behind the origin and a slash, so that no path can name another host.
  const at = (path: string) => new URL(baseUrl + path)
  const fill = (id: string) => fillJobPath(jobPath, { projectId: project, id })
  return {
    feedback: at(`/v1/analytics/${project}/feedback`),
    createJob: at(`/v2/agent/${project}/job`),
    getJob(id) {
      const segment = encodeSegment(id)
      return segment === undefined ? undefined : at(fill(segment))
    },
    getJobLabel: at(fill('{id}')).pathname.replaceAll('%7Bid%7D', '{id}'),
  }
}
