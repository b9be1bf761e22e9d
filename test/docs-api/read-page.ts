// Reads one page of the export from the address given, in a process of its own, and tells how much memory that took at most.
import { createSend } from '../../src/http/send.ts'
import { baseUrl } from '../support/addresses.ts'
import { createScripted } from './scripted.ts'

const { service } = createScripted([], { send: createSend(), baseUrl: baseUrl(process.argv[2] ?? '') })
let tries = 0
const answer = await service.getFeedback({ statuses: ['pending'] }, () => ++tries === 1).catch(String)
const end = typeof answer === 'string' ? answer : answer.kind
console.log(JSON.stringify({ end, megabytes: process.resourceUsage().maxRSS / 1024 }))
