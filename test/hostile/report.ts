// What the Action reports to the runner, through its own code: the file of outputs, and the log of a review with its annotations.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as core from '@actions/core'
import { createLog } from '../../src/log/log.ts'
import type { Judgement } from '../../src/review/judge/result.ts'
import { reportReview } from '../../src/runner/start-review.ts'
import { asMarkdown } from '../support/markdown.ts'

/** The toolkit's file of outputs, as `work` leaves it. */
export async function readOutputs(work: (folder: string) => Promise<unknown>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'hostile-'))
  const file = join(folder, 'output')
  writeFileSync(file, '')
  const before = process.env.GITHUB_OUTPUT
  process.env.GITHUB_OUTPUT = file
  try {
    await work(folder)
    return readFileSync(file, 'utf8')
  } finally {
    if (before === undefined) delete process.env.GITHUB_OUTPUT
    else process.env.GITHUB_OUTPUT = before
    rmSync(folder, { recursive: true })
  }
}

export async function runReport({ verdict, findings }: Pick<Judgement, 'verdict' | 'findings'>) {
  let log = ''
  const written = createLog((text) => {
    log += text
  })
  const end = { kind: 'reviewed', head: 'c'.repeat(40), isStale: false, summary: asMarkdown('') } as const
  const outputs = await readOutputs(() => reportReview(core, {}, { verdict, findings, ...end }, 'risk', written))
  return { log, outputs }
}
