// One measurement in a process of its own: generates entries, clusters them once, and prints what that took.
import { generateEntries, type Plan, planSite } from './generate.ts'
import { cluster } from './subject.ts'

const plan = JSON.parse(process.argv[2] ?? '') as Plan
const warmUp = { ...planSite(5_000, plan.seed + 1), pages: Math.min(plan.pages, 100) }
// What is measured is the clustering, not the compiling of it.
cluster(generateEntries({ ...plan, ...warmUp }))
const entries = generateEntries(plan)
const began = performance.now()
const clusters = cluster(entries)
const seconds = (performance.now() - began) / 1000
const topics = clusters.reduce((sum, one) => sum + one.topics.length, 0)
console.log(
  JSON.stringify({ seconds, mebibytes: process.resourceUsage().maxRSS / 1024, clusters: clusters.length, topics }),
)
