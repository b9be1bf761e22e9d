// One measurement in a process of its own: entries triaged and clustered, as the first that a run reads. Processor time.
import { feedbackSources, feedbackStatuses } from '../../../src/docs-api/vocabulary.ts'
import { safe } from '../../../src/text/safe-text.ts'
import { sortIntake, splitFiltered } from '../../../src/triage/intake.ts'
import { generateEntries, type Plan } from './generate.ts'
import { cluster } from './subject.ts'

const entries = generateEntries(JSON.parse(process.argv[2] ?? '') as Plan)
const filters = { sources: feedbackSources, statuses: feedbackStatuses }
const began = process.cpuUsage()
const seconds = () => {
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1e6
}
const isInScope = () => true
const options = { filters, isInScope, maxAge: undefined, maxAgeText: safe`none`, now: Date.UTC(2026, 11) }
const { candidates, filtered } = sortIntake(entries, options)
const { kept } = splitFiltered(candidates, filtered, new Set())
const triage = seconds()
cluster(kept)
console.log(JSON.stringify({ triage, both: seconds() }))
