// Writes the demo's page into a file.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { DemoOutcome } from '../outcome.ts'
import type { Stage } from '../stage.ts'
import { buildPage } from './build-page.ts'

/** @returns where it is */
export function savePage(file: string, { github }: Stage, { runs, earlier, view, prompts }: DemoOutcome): string {
  const page = buildPage({
    ...view,
    earlier,
    repositoryUrl: `${github.url}/${github.repository}`,
    summaries: runs.map(({ name, run }) => ({ name, markdown: run.summary })),
    prompts,
  })
  const path = resolve(file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, page)
  return path
}
