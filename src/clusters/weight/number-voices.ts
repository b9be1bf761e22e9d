// Who speaks in each entry: entries of one contact are one voice, and so are near-copies, over the whole run.
import type { FeedbackEntry } from '../../docs-api/contract.ts'
import type { Lexicon } from '../words/lexicon.ts'
import { foldContact } from './contact.ts'
import { type Copies, findCopies } from './near-copies.ts'
import { orderByAge, readSeconds, readTimes } from './times.ts'

/** Row `i` of all of it is entry `i`. */
export interface Voices extends Copies {
  /** Epoch milliseconds; `NaN` for entries without a date. */
  readonly times: Float64Array
  /** Whole ones since 1970, no date beyond what can be sorted; `NaN` for entries without a date. */
  readonly seconds: Float64Array
  /** Rows by age. */
  readonly order: Uint32Array
  /** The row in which a voice speaks first is its name. */
  readonly voiceOf: Uint32Array
}

/**
 * Goes by age, and who comes later joins who was there: so nothing that is sent today makes two readers of yesterday one.
 * A text in few words joins nobody, since readers find the same few words by themselves.
 */
export function numberVoices(entries: readonly FeedbackEntry[], lexicon: Lexicon): Voices {
  const times = readTimes(entries)
  const seconds = readSeconds(times)
  const order = orderByAge(seconds)
  const copies = findCopies(lexicon, order)
  const voiceOf = new Uint32Array(entries.length)
  const contacts = new Map<string, number>()
  for (let index = 0; index < order.length; index += 1) {
    const row = order[index] as number
    const leader = copies.leaderOf[row] as number
    const entry = entries[row]
    const contact = entry?.source === 'contextual' ? foldContact(entry.contact) : ''
    const known = contact === '' ? undefined : contacts.get(contact)
    const voice = leader !== row && copies.isLong[leader] === 1 ? (voiceOf[leader] as number) : (known ?? row)
    voiceOf[row] = voice
    if (contact !== '' && known === undefined) contacts.set(contact, voice)
  }
  return { ...copies, times, seconds, order, voiceOf }
}
