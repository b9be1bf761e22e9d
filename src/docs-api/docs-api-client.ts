// The client of the documentation service.
import { createGate } from '../http/retry.ts'
import { createJob, getJob, sendMessage } from './agent-jobs.ts'
import { getFeedback } from './get-feedback.ts'
import { createAddresses, type Wire } from './wire.ts'

export type Service = ReturnType<typeof createService>

export type ServiceOptions = Omit<Wire, 'addresses' | 'gates'> & Parameters<typeof createAddresses>[0]

export function createService(options: ServiceOptions) {
  const gates = { export: createGate(), jobs: createGate() }
  const wire: Wire = { ...options, addresses: createAddresses(options), gates }
  return {
    /** @throws ServiceError if refused, or unavailable after retries */
    getFeedback: getFeedback.bind(undefined, wire),
    createJob: createJob.bind(undefined, wire),
    sendMessage: sendMessage.bind(undefined, wire),
    getJob: getJob.bind(undefined, wire),
  }
}
