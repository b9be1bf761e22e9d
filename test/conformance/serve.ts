// Our service with entries of every kind, on a port, until it is told to stop: for tools that judge it from outside. Prints its address, its key,
// and the origin of pages that may send feedback.
import { createFile } from '../support/databases.ts'
import { site, startJudgedService } from './judged-service.ts'

const empty = createFile()
const { target, close } = await startJudgedService(process.env.SERVICE_DATABASE ?? empty.url)
console.log(`${target.baseUrl} ${target.key} ${site}`)
process.once('SIGTERM', () => void close().then(() => empty.remove()))
