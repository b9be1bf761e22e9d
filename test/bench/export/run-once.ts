// One run of the Action against an export and a GitHub on this machine, in a process of its own.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { runAction } from '../../support/run-action.ts'

const root = resolve(import.meta.dirname, '../../..')

interface Measured {
  readonly mebibytes: number
  readonly seconds: number
  readonly report: unknown
}

/** @param tree the checkout whose `src/` is run */
export async function runOnce(
  github: { readonly url: string; readonly tokens: { readonly bot: string } },
  inputs: Readonly<Record<string, string>>,
  tree = root,
): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'measured-'))
  const file = join(folder, 'measured.json')
  try {
    const { code, stdout, report } = await runAction({
      inputs: { 'project-id': 'docs', 'api-key': 'key-of-the-benchmark', ...inputs },
      github,
      script: join(import.meta.dirname, '../measured-run.ts'),
      env: { MEASURED_MAIN: join(tree, 'src/main.ts'), MEASURED_FILE: file, NODE_NO_WARNINGS: '1' },
      timeout: 1_800_000,
    })
    if (code !== 0) throw new Error(`The run ended with ${code}: ${stdout.slice(-4000)}`)
    return { ...JSON.parse(readFileSync(file, 'utf8')), report }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
