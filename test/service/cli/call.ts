// A command in this process, where only what it does counts.
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { runCommand } from '../../../src/service/cli/run-command.ts'
import type { Surroundings } from '../../../src/service/cli/surroundings.ts'
import { hubToken } from '../../support/git-hub.ts'

export const call = (...words: string[]) => run(words, false)
export const callAsRoot = (...words: string[]) => run(words, true)

async function run(words: readonly string[], isRoot: boolean) {
  const output: string[] = []
  const reported: string[] = []
  const world: Surroundings = {
    ...{
      environment: { GITHUB_TOKEN: hubToken },
      input: Readable.from([]),
      now: Date.now,
      steady: () => performance.now(),
      id: randomUUID,
    },
    ...{ isRoot, secret: randomUUID, memoryBytes: () => 0, later: () => () => {}, onStop: () => {} },
    print: async (text) => void output.push(text),
    report: (text) => void reported.push(text),
  }
  const code = await runCommand(words, world, { write: () => {} })
  return { code, output: output.join(''), reported: reported.join('') }
}
