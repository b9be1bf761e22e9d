// What is written to the ledger's branch: files of known names, JSON, commits and refs of one form.
import { judgeMoving } from './characters.ts'

const paths = /^(?:README\.md|docs\/(?:ledger\.json|handled\/[\da-f]\.json))$/
const message = /^ledger \d+ of docs\n\nrun [\da-f]{32}_\d+ \[skip ci\]$/

export const judgeLedgerPath = (path: string): string[] => (paths.test(path) ? [] : ['a file that is not the ledger’s'])
export const judgeCommit = (text: string): string[] => (message.test(text) ? [] : ['a message of another form'])
/** The ledger's, and the one by which a dry run asks for permission. */
export const judgeRef = (ref: string): string[] =>
  /^refs\/heads\/feedback-to-fix\/(?:ledger|probe)$/.test(ref) ? [] : ['another ref']

export function judgeLedger(content: string): string[] {
  const faults = judgeMoving(content)
  // The read-me is the one file that is not JSON.
  if (/^# The ledger of feedback-to-fix\n/.test(content)) return faults
  try {
    JSON.parse(content)
    return faults
  } catch {
    return [...faults, 'not JSON']
  }
}
