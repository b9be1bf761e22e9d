// One measurement in a process of its own: the entries of a plan triaged and clustered by the tree in a folder, as the first that it reads.
// Usage: node speed-child.ts FOLDER PLAN
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { clusterEntries as Cluster } from '../../../src/clusters/cluster-entries.ts'
import { feedbackSources, feedbackStatuses } from '../../../src/docs-api/vocabulary.ts'
import { safe } from '../../../src/text/safe-text.ts'
import type { sortIntake as Sort, splitFiltered as Split } from '../../../src/triage/intake.ts'
import { generateEntries, type Plan } from './generate.ts'

const [folder = '', plan = ''] = process.argv.slice(2)
const load = (file: string) => import(pathToFileURL(join(folder, 'src', file)).href)
const { sortIntake, splitFiltered }: { sortIntake: typeof Sort; splitFiltered: typeof Split } =
  await load('triage/intake.ts')
const { clusterEntries }: { clusterEntries: typeof Cluster } = await load('clusters/cluster-entries.ts')

const entries = generateEntries(JSON.parse(plan) as Plan)
const filters = { sources: feedbackSources, statuses: feedbackStatuses }
const isInScope = () => true
const [began, used] = [performance.now(), process.cpuUsage()]
const options = { filters, isInScope, maxAge: undefined, maxAgeText: safe`none`, now: Date.UTC(2026, 11) }
const { candidates, filtered } = sortIntake(entries, options)
const { kept } = splitFiltered(candidates, filtered, new Set())
const { clusters } = clusterEntries(kept, { minVotes: 0, votes: new Map() })
const seconds = (performance.now() - began) / 1000
const { user, system } = process.cpuUsage(used)
const mebibytes = process.resourceUsage().maxRSS / 1024
console.log(JSON.stringify({ seconds, processor: (user + system) / 1e6, mebibytes, clusters: clusters.length }))
