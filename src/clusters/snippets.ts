// Which entries are about the same block of code, even when it was edited slightly.
import type { FeedbackEntry } from '../docs-api/contract.ts'
import { hashText } from '../text/hash.ts'

/** Share of common runs of three tokens from which two snippets are one. */
const sameSnippet = 0.5
const runLength = 3
/** A new snippet is compared with so many of its page; no page shows more. */
const mostCompared = 200
/** In UTF-16 units: enough of a snippet to know it by. */
const longestCompared = 4_000
const token = /[\p{L}\p{N}_$]+|[^\s\p{L}\p{N}_$]/gu

/** A number above 0 for each entry about code, the same for the same snippet; 0 for all others. In the order given. */
export function numberSnippets(entries: readonly (FeedbackEntry | undefined)[]): number[] {
  const known: { readonly number: number; readonly runs: ReadonlySet<number> }[] = []
  const byCode = new Map<string, number>()
  let numbers = 0
  return entries.map((entry) => {
    if (entry?.source !== 'code_snippet') return 0
    const tokens = entry.code.slice(0, longestCompared).match(token) ?? []
    if (tokens.length === 0) return 0
    const code = tokens.join(' ')
    const found = byCode.get(code)
    if (found !== undefined) return found
    const runs = readRuns(tokens)
    const like = known.find((one) => likeness(one.runs, runs) >= sameSnippet)
    if (!like) numbers += 1
    const number = like?.number ?? numbers
    if (!like && known.length < mostCompared) known.push({ number, runs })
    byCode.set(code, number)
    return number
  })
}

/** Numbers in code change with every release, so all are alike. */
function readRuns(tokens: readonly string[]): ReadonlySet<number> {
  const plain = tokens.map((one) => (/^\d/u.test(one) ? '0' : one))
  const runs = new Set<number>()
  for (let at = 0; at < Math.max(1, plain.length - runLength + 1); at += 1)
    runs.add(hashText(plain.slice(at, at + runLength).join(' ')))
  return runs
}

function likeness(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  let common = 0
  for (const run of a) if (b.has(run)) common += 1
  return common / (a.size + b.size - common)
}
