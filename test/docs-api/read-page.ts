// Reads one page of the export from the address given, in a process of its own, and tells how much memory that took at most.
import { createService } from '../../src/docs-api/docs-api-client.ts'
import { createSend } from '../../src/http/send.ts'
import { baseUrl, jobPath, projectId } from '../support/addresses.ts'

const service = createService({
  send: createSend(),
  baseUrl: baseUrl(process.argv[2] ?? ''),
  projectId: projectId('docs'),
  apiKey: 'key',
  jobPath: jobPath('/v2/agent/{projectId}/job/{id}'),
  pollInterval: 1000,
  now: Date.now,
  steady: () => performance.now(),
  sleep: async () => {},
  random: () => 0,
  stop: new AbortController().signal,
})
let tries = 0
const answer = await service.getFeedback({ statuses: ['pending'], limit: 100 }, () => ++tries === 1).catch(String)
const end = typeof answer === 'string' ? answer : answer.kind
console.log(JSON.stringify({ end, megabytes: process.resourceUsage().maxRSS / 1024 }))
