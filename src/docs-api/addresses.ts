// The addresses of the service's operations; all of them have the origin of `base-url`.
import { fillJobPath, type JobPath } from '../addresses/job-path.ts'
import { type ProjectId, projectSegment } from '../addresses/project-id.ts'
import { encodeSegment } from '../addresses/segment.ts'
import type { BaseUrl } from '../addresses/web-address.ts'

export interface Addresses {
  readonly feedback: URL
  readonly createJob: URL
  /** Where a job is read; undefined when its id cannot stand in an address. */
  getJob(id: string): URL | undefined
  /** The path of `getJob` for messages: a job's id is the service's text. */
  readonly getJobLabel: string
}

export function createAddresses(options: { baseUrl: BaseUrl; projectId: ProjectId; jobPath: JobPath }): Addresses {
  const project = projectSegment(options.projectId)
  // Joined as text behind the origin and a slash, so that no path can name another host.
  const at = (path: string) => new URL(options.baseUrl + path)
  const fill = (id: string) => fillJobPath(options.jobPath, { projectId: project, id })
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
