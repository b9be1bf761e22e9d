// One measurement in a process of its own: the entries of a plan triaged and clustered, as the first that it reads.
// Usage: node speed-child.ts PLAN
import { clusterEntries } from '../../../src/clusters/cluster-entries.ts'
import { feedbackSources, feedbackStatuses } from '../../../src/docs-api/vocabulary.ts'
import { sortIntake } from '../../../src/triage/intake.ts'
import { generateEntries, type Plan } from './generate.ts'

const entries = generateEntries(JSON.parse(process.argv[2] ?? '') as Plan)
const filters = { sources: feedbackSources, statuses: feedbackStatuses }
const [began, used] = [performance.now(), process.cpuUsage()]
const now = Date.UTC(2026, 11)
const options = { filters, isInScope: () => true, maxAge: { text: 'all', time: undefined }, now }
const { candidates, filtered } = sortIntake(entries, options)
const kept = candidates.filter(({ id }) => !filtered.has(id))
clusterEntries(kept, { minVotes: 0, votes: new Map() })
const seconds = (performance.now() - began) / 1000
const { user, system } = process.cpuUsage(used)
const mebibytes = process.resourceUsage().maxRSS / 1024
console.log(JSON.stringify({ seconds, processor: (user + system) / 1e6, mebibytes }))
