// What a review reports to the runner, through the Action's own code: the log with its annotations, and the file of outputs.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as core from '@actions/core'
import { createLog } from '../../src/log.ts'
import type { Judgement } from '../../src/review/judge/result.ts'
import { reportReview } from '../../src/runner/start-review.ts'
import { asMarkdown } from '../support/markdown.ts'

export async function runReport({ verdict, findings }: Pick<Judgement, 'verdict' | 'findings'>) {
  const folder = mkdtempSync(join(tmpdir(), 'reported-'))
  const file = join(folder, 'output')
  writeFileSync(file, '')
  const before = process.env.GITHUB_OUTPUT
  process.env.GITHUB_OUTPUT = file
  let log = ''
  const written = createLog((text) => {
    log += text
  })
  try {
    await reportReview(
      core,
      {},
      { verdict, findings, head: 'c'.repeat(40), isStale: false, summary: asMarkdown(''), failOn: 'risk' },
      written,
    )
    return { log, outputs: readFileSync(file, 'utf8') }
  } finally {
    if (before === undefined) delete process.env.GITHUB_OUTPUT
    else process.env.GITHUB_OUTPUT = before
    rmSync(folder, { recursive: true })
  }
}
