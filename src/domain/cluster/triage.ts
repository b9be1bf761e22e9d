// What an entry is, before anything is compared: words to act on, a wordless vote, or something to set aside.
import type { FeedbackEntry } from '../../api/contract.ts'
import { findNoise } from './noise.ts'
import { findOrders } from './orders.ts'
import { isPraise } from './praise.ts'
import { dropUnseen } from './visible.ts'

export type Triage =
  | { readonly kind: 'worded' }
  | { readonly kind: 'vote'; readonly vote: 'up' | 'down' | 'silent' }
  | { readonly kind: 'aside'; readonly reason: string }

/** Leaving out a genuine complaint is the worse error, so every rule is narrow; a `reason` holds no reader's words. */
export function triage(entry: FeedbackEntry): Triage {
  const comment = entry.comment ?? ''
  const orders = findOrders(comment)
  if (orders !== undefined) return { kind: 'aside', reason: orders }
  if (!hasWords(comment)) return { kind: 'vote', vote: voteOf(entry) }
  const noise = findNoise(comment)
  if (noise !== undefined) return { kind: 'aside', reason: noise }
  const unhelpful = entry.source === 'contextual' && !entry.helpful
  if (!unhelpful && isPraise(comment)) return { kind: 'aside', reason: 'praise without a wish' }
  return { kind: 'worded' }
}

/** Emoji and punctuation are no words; neither is the digit inside a keycap emoji. */
function hasWords(comment: string): boolean {
  return /[\p{L}\p{N}]/u.test(dropUnseen(comment.replace(/[0-9]\uFE0F?\u20E3/gu, '')))
}

/** Only `contextual` says up or down; a `thumbs_only` vote does not say which it is. */
function voteOf(entry: FeedbackEntry): 'up' | 'down' | 'silent' {
  if (entry.source !== 'contextual') return 'silent'
  return entry.helpful ? 'up' : 'down'
}
