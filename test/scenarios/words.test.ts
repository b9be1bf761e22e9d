// Words that readers share: in the ledger of public repositories too, taken out again when a team wants none shown.
import { expect, test } from 'vitest'
import { day, entry, hour } from '../support/feedback.ts'
import { createStage, ledgerBranch } from '../support/virtual-world.ts'

const complaints = (page: string) => [
  entry(`${page}1`, `/${page}`, { comment: 'How do I set the install path on Windows?', age: 3 * day }),
  entry(`${page}2`, `/${page}`, { comment: 'On Windows nothing tells where the install path may lie', age: 2 * day }),
  entry(`${page}3`, `/${page}`, { comment: 'PowerShell refuses the second command', age: day }),
]

const setUp = () => createStage({ feedback: [...complaints('a'), ...complaints('b')], inputs: { 'max-open': '1' } })
type Stage = ReturnType<typeof setUp>

/** With case folded, as a stranger would search. */
const readBranch = ({ github }: Stage) =>
  github
    .listFiles(ledgerBranch, '')
    .map((path) => github.readFile(ledgerBranch, path))
    .join('\n')
    .toLowerCase()

test('of the fix and of the group that is queued; none that one reader alone used', async () => {
  const stage = setUp()
  const run = await stage.run()
  const { fixes, waiting } = stage.readLedger()
  expect(fixes).toMatchObject([{ words: ['Windows', 'install path'] }])
  expect(waiting.clusters).toMatchObject([{ words: ['Windows', 'install path'] }])
  expect(run.report.clusters.map(({ words }) => words)).toEqual([
    ['Windows', 'install path'],
    ['Windows', 'install path'],
  ])
  expect(readBranch(stage)).not.toMatch(/powershell|refuses/)
  expect(run.log).not.toMatch(/install path|windows/i)
})

test('quotes: never keeps them out, and takes out what earlier runs have left', async () => {
  const stage = setUp()
  await stage.run()
  await stage.pass(hour)
  const run = await stage.run({ inputs: { quotes: 'never' } })
  expect(readBranch(stage)).not.toMatch(/install path|windows/)
  expect(run.report.clusters.flatMap(({ words }) => words)).toEqual([])
  expect(stage.readLedger().waiting.clusters).toHaveLength(1)
})

test('a fix that has ended keeps them while the issue may show it', async () => {
  const stage = setUp()
  await stage.run()
  stage.github.mergePull(2)
  await stage.pass(hour)
  await stage.run()
  expect(stage.readLedger().fixes).toMatchObject([
    { state: 'proposed' },
    { state: 'merged', words: ['Windows', 'install path'] },
  ])
})
