// Where to look around while both servers go on running.
import { ledgerBranch, type View } from './repository-view.ts'
import { apiKey, project, type Stage } from './stage.ts'

export function listAddresses({ github, address }: Stage, { issues, ledger }: View): string[] {
  const repository = `${github.url}/repos/${github.repository}`
  const branch = `ref=${encodeURIComponent(ledgerBranch)}`
  const files = Object.keys(ledger).map((path) => `  ${repository}/contents/${path}?${branch}`)
  return [
    '',
    'Both servers go on until Ctrl-C. The emulated GitHub has no web pages, it answers with JSON:',
    `  ${repository}/issues/${issues[0]?.number}`,
    `  ${repository}/issues/${issues[0]?.number}/comments`,
    `  ${repository}/pulls?state=all`,
    'The ledger, one file each:',
    ...files,
    'The service:',
    `  ${address}/v1/analytics/${project}/feedback`,
    '',
    'Each wants a key, which is good here only:',
    `  curl -H 'authorization: Bearer ${github.tokens.stranger}' ${repository}/issues/${issues[0]?.number}`,
    `  curl -H 'authorization: Bearer ${apiKey}' ${address}/v1/analytics/${project}/feedback`,
  ]
}
