// npm run bench:cluster: how good, how fast and how steady the clustering is, beside its peers, in one run.
import { reportClusters } from './clusters.ts'
import { type Flags, parseFlags, usage } from './flags.ts'
import { loadSet } from './load-set.ts'
import { reportPeers } from './peers.ts'
import { reportPublicSets } from './public-report.ts'
import { findPython, type PythonPeers } from './python-peers.ts'
import { reportSpeed } from './speed.ts'
import { reportStability } from './stability.ts'
import { createReport, type Report } from './tables.ts'
import { reportTopics } from './topics.ts'
import { reportVerification } from './verify.ts'

const flags = readFlags()
if (flags !== undefined) process.exitCode = measure(flags) ? 0 : 1

/** Whether every target was met. */
function measure(flags: Flags): boolean {
  const report = createReport((line) => console.log(line))
  const python = askPython(report, flags.peers)
  const labelled = loadSet(flags.half)
  const has = (part: Flags['only'][number]) => flags.only.includes(part)
  report.note(
    `Own set: ${labelled.length} entries, ${flags.half === 'all' ? 'all pages' : `half ${flags.half} of the pages`}.`,
  )
  if (has('own')) {
    reportTopics(report, labelled, flags.curve)
    reportClusters(report, labelled)
  }
  if (has('peers')) reportPeers(report, labelled, python)
  if (has('public') && flags.sets !== undefined) {
    reportPublicSets(report, flags.sets, python)
    if (flags.verify && python !== undefined) reportVerification(report, flags.sets, python)
  }
  if (has('stability')) reportStability(report, loadSet('all'))
  if (has('speed')) reportSpeed(report, { large: flags.speed, full: flags.full, python })
  return report.conclude()
}

/** One that was asked for and is missing is said plainly; the rest is measured without it. */
function askPython(report: Report, program: string | undefined): PythonPeers | undefined {
  const found = program === undefined ? undefined : findPython(program)
  if (typeof found !== 'string') return found
  report.note(`Without peers.py: ${found}`)
  return undefined
}

function readFlags(): Flags | undefined {
  try {
    return parseFlags(process.argv.slice(2))
  } catch (fault) {
    console.error(`${fault instanceof Error ? fault.message : fault}\n\n${usage}`)
    process.exitCode = 2
    return undefined
  }
}
