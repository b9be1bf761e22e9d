// A ledger that has handled so many entries over the years, beside those of its window.
import { hash } from 'node:crypto'
import type { FeedbackEntry } from '../../../src/docs-api/contract.ts'
import type { startGitHub } from '../../support/served-github.ts'
import { ledgerBranch } from '../../support/virtual-world.ts'

/** Praise is filtered out for good, so that a second run knows all of it and has nothing to do. */
export function writePraise(count: number, now: number): FeedbackEntry[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `praise-${index}`,
    path: `/page-${index}`,
    comment: 'Great page, thank you!',
    createdAt: new Date(now - (count - index) * 60_000).toISOString(),
    status: 'pending',
    source: 'agent',
  }))
}

export function addHandled(github: Awaited<ReturnType<typeof startGitHub>>, count: number): void {
  const shards = new Map<string, string[]>()
  for (let index = 0; index < count; index++) {
    const id = `entry-${index}-of-earlier-years`
    const digit = hash('sha256', id).slice(0, 1)
    const rows = shards.get(digit) ?? []
    rows.push(`${JSON.stringify(id)}: {"fix":"${hash('sha256', String(index >> 3)).slice(0, 32)}"}`)
    shards.set(digit, rows)
  }
  const path = (name: string) => `docs/${name}`
  const ledger = JSON.parse(github.readFile(ledgerBranch, path('ledger.json')) ?? '')
  const files: Record<string, string> = {}
  for (const [digit, rows] of shards) {
    const name = path(`handled/${digit}.json`)
    const known: Record<string, unknown> = JSON.parse(github.readFile(ledgerBranch, name) ?? '{}')
    const all = [...Object.entries(known).map(([id, row]) => `${JSON.stringify(id)}: ${JSON.stringify(row)}`), ...rows]
    files[name] = `{\n${all.join(',\n')}\n}\n`
    ledger.handled[digit] = all.length
  }
  const text = `${JSON.stringify(ledger, null, 1)}\n`
  github.commitSigned(ledgerBranch, { ...files, [path('ledger.json')]: text }, `ledger ${ledger.sequence} of docs`)
}
