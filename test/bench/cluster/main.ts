// npm run bench:cluster: how good and how steady the clustering is; how fast, says `npm run bench -- cluster`. Exit 1 if a target is missed.
import { parseArgs } from 'node:util'
import { reportPublicSets } from './public-sets.ts'
import { reportQuality } from './quality.ts'
import { reportStability } from './stability.ts'
import { createReport } from './tables.ts'

const { values } = parseArgs({
  options: {
    /** quality, stability: both unless one is named. */
    only: { type: 'string', default: 'quality,stability' },
    /** Folder with clinc150.jsonl and banking77.jsonl: lines {"text", "label"}. */
    sets: { type: 'string' },
  },
})
const report = createReport()
const only = values.only.split(',')
const unknown = only.filter((part) => !['quality', 'stability'].includes(part))
if (unknown.length > 0) throw new Error(`--only takes quality and stability, not ${unknown.join(', ')}.`)
if (only.includes('quality')) reportQuality(report)
if (values.sets !== undefined) reportPublicSets(report, values.sets)
if (only.includes('stability')) reportStability(report)
process.exitCode = report.conclude() ? 0 : 1
