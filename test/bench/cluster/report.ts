// How good the clustering is (`npm run bench -- --clustering`); how fast, says `npm run bench -- cluster`.
import { reportPublicSets } from './public-sets.ts'
import { reportQuality } from './quality.ts'
import { createReport } from './tables.ts'

/** Whether all targets are met. @param sets folder with clinc150.jsonl and banking77.jsonl: lines {"text", "label"} */
export function reportClustering(sets: string | undefined): boolean {
  const report = createReport()
  reportQuality(report)
  if (sets !== undefined) reportPublicSets(report, sets)
  return report.conclude()
}
