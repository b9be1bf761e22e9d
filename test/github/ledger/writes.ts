// A write of the ledger's file in one request, by GraphQL or by REST: the branch for it, and what holds of both.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createLedgerBranch, type LedgerBranch } from '../../../src/github/ledger/branch.ts'
import type { Snapshot } from '../../../src/ledger/store.ts'
import type { LedgerFile } from '../../../src/text/outgoing.ts'
import { type SafeText, safe } from '../../../src/text/safe-text.ts'
import { branchName, projectId } from '../../support/addresses.ts'
import type { Fault, InterceptedRequest } from '../../support/github-rules.ts'
import { connect, repository } from '../connect.ts'
import { errorOf } from '../scripted.ts'

export interface Way {
  readonly graphql: boolean
  readonly isWrite: (request: InterceptedRequest) => boolean
  readonly isHistory: (request: InterceptedRequest) => boolean
}

export type House = Awaited<ReturnType<typeof beginLedger>>

export const branch = branchName('feedback-to-fix/ledger')
export const broken = { status: 502 }
export const yes = () => true
export const file = (text: string) => text as LedgerFile

/** A branch with a ledger of this project. */
export async function beginLedger({ graphql }: Pick<Way, 'graphql'>, id = 'docs') {
  const house = connect()
  const { client, github } = house
  github.setGraphql(graphql)
  const options = { client, repository, branch, projectId: projectId(id), defaultBranch: 'main' }
  const ledger = createLedgerBranch(options)
  const files = { 'ledger.json': file('base'), 'handled/a.json': file('{}\n'), 'README.md': file('Hello') }
  const base = await ledger.write(undefined, files, safe`ledger 1 of docs\n\nrun x [skip ci]`, yes)
  // Where GraphQL is closed, it is tried once.
  await ledger.read()
  if (typeof base === 'string') throw new Error(`The first write was ${base}.`)
  return { ...house, ledger, base, before: github.requests.length }
}

export const write = (ledger: LedgerBranch, base: Snapshot, text = 'ours', message: SafeText = safe`m`, goesOn = yes) =>
  ledger.write(base, { 'ledger.json': file(text) }, message, goesOn)
export const said = (house: House) =>
  house.github.requests.slice(house.before).map(({ method, path }) => `${method} ${path.replace(/^.*?acme\/docs/, '')}`)
export const theirs = ({ github }: House, files: Record<string, string> = { 'docs/ledger.json': 'theirs' }) =>
  github.commit(branch, files, 'theirs')

/** Faults for the writes, one after the other. */
export function failWrites({ github }: House, { isWrite }: Way, faults: readonly Fault[], meanwhile = () => {}) {
  const left = [...faults]
  github.intercept((request) => {
    if (!isWrite(request) || left.length === 0) return undefined
    const fault = left.shift()
    if (left.length === 0) queueMicrotask(meanwhile)
    return fault
  })
}

export async function readCommits({ client }: House) {
  const query = { sha: branch, per_page: 100 }
  const { data } = await client.request({ method: 'GET', path: '/repos/acme/docs/commits', query })
  return data as { sha: string; commit: { message: string; verification: object } }[]
}

export function testWrites(way: Way): void {
  const begin = (id?: string) => beginLedger(way, id)
  const fail = (house: House, faults: readonly Fault[], meanwhile?: () => void) =>
    failWrites(house, way, faults, meanwhile)

  test.each(['docs', 'acme/docs', 'a b?#%~', 'ü'])('of the project %s', async (id) => {
    const { ledger, base } = await begin(id)
    await write(ledger, base)
    expect((await ledger.read())?.text).toBe('ours')
  })

  test('abandoned before it is sent', async () => {
    const house = await begin()
    expect(await write(house.ledger, house.base, 'ours', safe`m`, () => false)).toBe('abandoned')
    expect(said(house)).toEqual([])
  })

  describe('what others committed meanwhile', () => {
    test('to this project: lost, and nothing of it is overwritten', async () => {
      const house = await begin()
      const tip = theirs(house)
      expect(await write(house.ledger, house.base)).toBe('lost')
      const text = house.github.readFile(branch, 'docs/ledger.json')
      expect([house.github.branchTip(branch), text]).toEqual([tip, 'theirs'])
    })

    test('the branch is gone: lost', async () => {
      const house = await begin()
      house.github.deleteBranch(branch)
      expect(await write(house.ledger, house.base)).toBe('lost')
      expect(house.github.branchTip(branch)).toBeUndefined()
    })
  })

  describe('without an answer', () => {
    test.each(['reset', broken] as const)('not done: it is repeated (%j)', async (fault) => {
      const house = await begin()
      fail(house, [fault, fault])
      expect(await write(house.ledger, house.base)).toMatchObject({ commit: house.github.branchTip(branch) })
    })

    test('done: it is found in the history, and won', async () => {
      const house = await begin()
      fail(house, ['apply-then-reset'])
      const written = (await write(house.ledger, house.base)) as Snapshot
      expect(written).toEqual(await house.ledger.read())
      expect(house.github.requests.slice(house.before).filter(way.isWrite)).toHaveLength(2)
    })

    test('done, and another run went on from there: it is won all the same', async () => {
      const house = await begin()
      fail(house, ['apply-then-reset'], () => theirs(house))
      const written = (await write(house.ledger, house.base)) as Snapshot
      expect(written).toMatchObject({ text: 'ours', history: [written.commit, house.base.commit] })
      expect(house.github.readFile(branch, 'docs/ledger.json')).toBe('theirs')
    })

    test('not done, and another run was first: it is lost', async () => {
      const house = await begin()
      fail(house, ['reset'], () => theirs(house))
      expect(await write(house.ledger, house.base)).toBe('lost')
    })

    test('done, but the history cannot be read: it ends, and claims nothing', async () => {
      const house = await begin()
      fail(house, ['apply-then-reset'])
      house.github.intercept((request) => (way.isHistory(request) ? broken : undefined))
      expect(await errorOf(write(house.ledger, house.base))).toMatchObject({ kind: 'unreachable' })
    })

    test('property: whoever is told to have won is in the history, whoever is told to have lost is not', async () => {
      const fault = fc.constantFrom<Fault>(undefined, 'reset', 'apply-then-reset', broken)
      const rivals = fc.constantFrom(undefined, 'docs/ledger.json', 'other/ledger.json', 'docs/handled/a.json')
      const script = fc.record({ faults: fc.array(fault, { maxLength: 6 }), rival: rivals })
      const ends: string[] = []
      await fc.assert(
        fc.asyncProperty(script, async ({ faults, rival }) => {
          const house = await begin()
          fail(house, faults, rival === undefined ? undefined : () => theirs(house, { [rival]: 'theirs' }))
          const end = await write(house.ledger, house.base).catch(() => undefined)
          // What nobody was told need not be so.
          if (end === undefined) return
          expect(end).not.toBe('abandoned')
          ends.push(end === 'lost' ? 'lost' : 'won')
          const own = (await readCommits(house)).filter(({ commit }) => commit.message === 'm').map(({ sha }) => sha)
          expect(own).toEqual(end === 'lost' ? [] : [(end as Snapshot).commit])
        }),
        { seed: 7 },
      )
      expect(new Set(ends)).toEqual(new Set(['won', 'lost']))
    })
  })
}
