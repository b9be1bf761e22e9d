// How many readers speak in some entries.
import type { FeedbackEntry } from '../../api/contract.ts'

/** Distinct readers: entries of one contact (whatever its case) are one voice, all others one each. */
export function countVoices(entries: readonly FeedbackEntry[]): number {
  return new Set(entries.map(voiceOf)).size
}

function voiceOf(entry: FeedbackEntry): string {
  const contact = entry.source === 'contextual' ? (entry.contact ?? '').normalize('NFKC').trim().toLowerCase() : ''
  return contact === '' ? `entry ${entry.id}` : `contact ${contact}`
}
