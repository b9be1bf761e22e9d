// The client of the documentation service.
import { createGate } from '../http/retry.ts'
import type { JobPath, ProjectId } from '../identifiers/service-paths.ts'
import type { BaseUrl } from '../identifiers/web-address.ts'
import type { Prompt } from '../text/outgoing.ts'
import { safe } from '../text/safe-text.ts'
import { type Creation, createJob, getJob, type JobRead, type Sending, sendMessage } from './agent-jobs.ts'
import { type FeedbackAnswer, type FeedbackQuery, getFeedback, type Spend } from './get-feedback.ts'
import { createAddresses, ServiceError, type Wire } from './wire.ts'

export type Service = ReturnType<typeof createService>

export interface ServiceOptions extends Omit<Wire, 'addresses' | 'gates'> {
  readonly baseUrl: BaseUrl
  readonly projectId: ProjectId
  readonly jobPath: JobPath
}

/** @throws ServiceError if the key cannot be sent in a header */
export function createService(options: ServiceOptions) {
  if (!/^[\x21-\x7e]+$/.test(options.apiKey)) {
    const what = safe`The key contains characters that an HTTP header cannot carry`
    const remedy = safe`Check \`api-key\` for spaces, line breaks and quotes.`
    throw new ServiceError({ kind: 'refused', what, remedy })
  }
  const gates = { export: createGate(), jobs: createGate() }
  const wire: Wire = { ...options, addresses: createAddresses(options), gates }
  return {
    getFeedback: (query: FeedbackQuery, spend: Spend): Promise<FeedbackAnswer> => getFeedback(wire, query, spend),
    /** Retried only if it was provably not accepted. */
    createJob: (prompt: Prompt): Promise<Creation> => createJob(wire, prompt),
    sendMessage: (id: string, prompt: Prompt): Promise<Sending> => sendMessage(wire, id, prompt),
    getJob: (id: string): Promise<JobRead> => getJob(wire, id),
  }
}
