// What the scenarios look for in what a run left behind.
import type { WrittenReport } from '../support/report-fixtures.ts'
import { reportSchema } from '../support/report-schema.ts'
import type { ActionResult } from '../support/run-action.ts'
import { parseCommands } from '../support/runner-files.ts'
import { isByAction } from '../support/served-github.ts'
import { apiKey, type Harness } from './harness.ts'

export const ledgerBranch = 'feedback-to-fix/ledger'

export const readReport = ({ report }: ActionResult): WrittenReport => reportSchema.parse(report)

/** The log as a person sees it: the runner keeps commands that mask for itself. */
export function readLog({ stdout, stderr }: ActionResult): string {
  return [...stdout.split('\n'), stderr].filter((line) => !line.startsWith('::add-mask::')).join('\n')
}

export function listErrors({ stdout }: ActionResult): string[] {
  return parseCommands(stdout).flatMap(({ name, data }) => (name === 'error' ? [data] : []))
}

export async function readIssues({ github }: Harness): Promise<{ bodies: string[]; comments: string[] }> {
  const issues = await github.listIssues()
  const comments = await Promise.all(issues.map(({ number }) => github.listComments(number)))
  return { bodies: issues.map(({ body }) => body ?? ''), comments: comments.flat().map(({ body }) => body) }
}

export async function readLedgerFile({ github }: Harness, path: string): Promise<unknown> {
  return JSON.parse((await github.readFile(ledgerBranch, path)) ?? 'null')
}

/** What GitHub refused as invalid changed nothing: that is how permissions are asked for. */
export const listWrites = ({ github }: Harness) =>
  github.requests.filter(
    (request) =>
      isByAction(request) &&
      request.method !== 'GET' &&
      request.path !== '/graphql' &&
      ![403, 422].includes(request.status),
  )

export function findSecrets(harness: Harness, text: string): string[] {
  const secrets = [apiKey, ...Object.values(harness.github.tokens)]
  return secrets.filter((secret) => text.includes(secret) || text.includes(Buffer.from(secret).toString('base64')))
}
