// npm run bench:cluster: how good, how steady and how fast the clustering is. Exit 1 if a target is missed.
import { parseArgs } from 'node:util'
import { reportPublicSets } from './public-sets.ts'
import { reportQuality } from './quality.ts'
import { reportSpeed } from './speed.ts'
import { reportStability } from './stability.ts'
import { createReport } from './tables.ts'

const { values } = parseArgs({
  options: {
    /** quality, stability, speed: all of them unless some are named. */
    only: { type: 'string', default: 'quality,stability,speed' },
    /** Folder with clinc150.jsonl and banking77.jsonl: lines {"text", "label"}. */
    sets: { type: 'string' },
    /** 100,000 and 1,000,000 entries too. */
    large: { type: 'boolean', default: false },
  },
})
const report = createReport()
const only = values.only.split(',')
const unknown = only.filter((part) => !['quality', 'stability', 'speed'].includes(part))
if (unknown.length > 0) throw new Error(`--only takes quality, stability and speed, not ${unknown.join(', ')}.`)
if (only.includes('quality')) reportQuality(report)
if (values.sets !== undefined) reportPublicSets(report, values.sets)
if (only.includes('stability')) reportStability(report)
if (only.includes('speed')) reportSpeed(report, values.large)
process.exitCode = report.conclude() ? 0 : 1
