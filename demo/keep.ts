// Where to look around while both servers go on running.
import { ledgerBranch, type View } from './repository-view.ts'
import { apiKey, project, type Stage } from './stage.ts'

export function renderAddresses({ github, service }: Stage, { issues, ledger }: View): string {
  const repository = `${github.url}/repos/${github.repository}`
  const issue = `${repository}/issues/${issues[0]?.number}`
  const feedback = `${service.url}/v1/analytics/${project}/feedback`
  const readable = Object.keys(ledger).filter((path) => !path.includes('/handled/'))
  const lines = [
    '',
    'Both servers keep running until Ctrl-C. The emulated GitHub has no web pages; it responds with JSON.',
    'The tracking issue, its comments, and the pull requests:',
    `  ${issue}`,
    `  ${issue}/comments`,
    `  ${repository}/pulls?state=all`,
    'The ledger (next to ledger.json, handled/0.json to f.json hold the ids of settled entries):',
    ...readable.map((path) => `  ${repository}/contents/${path}?ref=${encodeURIComponent(ledgerBranch)}`),
    'The service:',
    `  ${feedback}`,
    'Each needs a key, which is valid only here:',
    `  curl -s -H 'authorization: Bearer ${github.tokens.stranger}' ${issue}`,
    `  curl -s -H 'authorization: Bearer ${apiKey}' ${feedback}`,
  ]
  return lines.map((line) => `${line}\n`).join('')
}
