// A ledger that version 1 wrote is read, means what it meant, and is written as version 2 with the next commit.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { renderLedger } from '../../../src/ledger/file.ts'
import { heldEntries, pendingNews } from '../../../src/ledger/fixes/queries.ts'
import { fixStates } from '../../../src/ledger/records/ledger.ts'
import { judgeResolution, resolutionSchema } from '../../../src/ledger/records/reason.ts'
import { describeFixReason, describeWait } from '../../../src/report/wording/reasons.ts'
import { after, fixOf, now, readText, submitted } from '../../support/ledger-builders.ts'

const folder = new URL('fixtures/v1/', import.meta.url)
const readFixture = (name: string) => readFileSync(new URL(name, folder), 'utf8')
const text = readFixture('ledger.json')
const old = JSON.parse(text)
const ledger = readText(text)

describe('a ledger of version 1', () => {
  test('has a fix in each state, and all of them are read', () => {
    expect(new Set(ledger.fixes.map(({ state }) => state))).toEqual(new Set(fixStates))
    const brief = (fix: { id: string; state: string; entryIds: readonly string[] }) => [fix.id, fix.state, fix.entryIds]
    expect(ledger.fixes.map(brief)).toEqual(old.fixes.map(brief))
    expect(ledger.fixes.map(({ notified }) => notified)).toEqual(old.fixes.map(({ told }: { told: string[] }) => told))
    expect(ledger.fixes.map((fix) => fix.distinctReaders)).toEqual(
      old.fixes.map((fix: { voices: number }) => fix.voices),
    )
  })

  test('reasons say what was said', () => {
    const said = ledger.fixes.map(({ reason }) => reason && describeFixReason(reason))
    expect(said).toEqual(old.fixes.map(({ reason }: { reason?: string }) => reason))
    const waits = ledger.waiting.clusters.map(({ reason }) => describeWait(reason))
    expect(waits).toEqual(old.waiting.clusters.map(({ reason }: { reason: string }) => reason))
  })

  test('a link that is no pull request of this GitHub stands by itself', () => {
    const before: { prLink?: string }[] = old.fixes
    const rejected = ledger.fixes.flatMap(({ rejectedLink }) => rejectedLink ?? [])
    expect(rejected).toEqual(['https://evil.example/acme/docs/pull/1'])
    expect(ledger.fixes.flatMap(({ prLink }) => prLink?.url ?? [])).toEqual(
      before.flatMap(({ prLink }) => prLink ?? []).filter((link) => !rejected.includes(link)),
    )
  })

  test('what was filtered out is counted by codes', () => {
    expect(ledger.filteredCounts).toEqual({
      'test-submission': 1,
      'hidden-instructions': 1,
      override: 1,
      'links-only': 1,
      'praise-only': 1,
    })
  })

  test('all else is as it was', () => {
    const same = ['project', 'sequence', 'attempts', 'repositories', 'scans', 'votes', 'outcomes'] as const
    for (const key of [...same, 'tracking', 'handled', 'contact', 'cautious', 'notBefore'] as const)
      expect(ledger[key], key).toEqual(old[key])
    const declined: { prLink?: string }[] = old.declined
    expect(ledger.declined).toEqual(declined.map(({ prLink: _, ...topic }) => topic))
    expect([ledger.jobCreations, ledger.openRuns]).toEqual([old.creations, old.rounds])
    expect(ledger.tally.pages['/a']?.comments).toBe(old.tally.pages['/a'].voices)
  })

  test('it goes on: nothing is reported or sent again, and the next commit writes version 2', () => {
    const reported = pendingNews(ledger).map(({ fixId }) => fixId)
    for (const { id, told } of old.fixes) if (told.length > 0) expect(reported).not.toContain(id)
    expect(heldEntries(ledger).size).toBeGreaterThan(10)
    const settled = ledger.fixes.filter(({ state }) => state !== 'uncertain')
    const fresh = fixOf({ at: now + 1e9, pages: ['/new'], entryIds: ['new'] })
    const next = after({ ...ledger, fixes: settled }, submitted(fresh, { maxOpen: 50 }))
    const written = renderLedger(next)
    expect(JSON.parse(written).schema).toBe(2)
    expect(renderLedger(readText(written))).toBe(written)
  })

  test('failed runs and an unknown sentence are carried over', () => {
    const open = { r: { at: 1, failed: ['e'], succeeded: true } }
    const [first, ...others] = old.fixes
    const fixes = [{ ...first, state: 'unchanged', reason: 'Of another version.' }, ...others]
    const read = readText(JSON.stringify({ ...old, rounds: open, fixes, setAside: { 'of another version': 2 } }))
    expect(read.openRuns).toEqual(open)
    expect(read.fixes[0]?.reason).toEqual({ code: 'other', text: 'Of another version.' })
    expect(read.filteredCounts).toEqual({ other: 2 })
  })

  test('ids that are names of what every object has stay', () => {
    const hostile = text.replace('"attempts": {', '"attempts": { "__proto__": 3 ')
    expect(Object.entries(readText(hostile).attempts)).toEqual([['__proto__', 3]])
  })
})

describe('its shards', () => {
  const rows = readdirSync(new URL('handled/', folder)).flatMap((name) =>
    Object.entries<string>(JSON.parse(readFixture(`handled/${name}`))),
  )
  const read = (row: string) => resolutionSchema.parse(row)

  test('each row means what it meant', () => {
    const states = Object.fromEntries(rows.map(([id, row]) => [id, judgeResolution(read(row))]))
    const [flagged, done] = ['flagged', 'done']
    expect(states).toMatchObject({ order: flagged, h: flagged, p: done, emerged: done, order2: 'new', ef2: done })
    const fixes = rows.map(([, row]) => row).filter((row) => /^[0-9a-f]{32}$/.test(row))
    expect(fixes.map(read)).toEqual(fixes.map((fix) => ({ fix })))
  })

  test.each([
    ['looks like orders to the agent, not feedback: in words of another version', 'flagged'],
    ['a reason of another version', 'done'],
    ['0123456789abcdef0123456789abcdef', 'done'],
  ] as const)('%s: %s', (row, state) => {
    expect(judgeResolution(read(row))).toBe(state)
  })
})
