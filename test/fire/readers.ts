// What readers write: complaints of which each holds a word of its own, so that prompts tell which entries they hold.
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import type { Chance } from '../support/chance.ts'
import { minute } from './timeline.ts'

export const pages = Array.from({ length: 12 }, (_, index) => `guide/page-${index}`)

/** Words without likeness: what is like a topic that was declined would wait. */
function writeWord(chance: Chance): string {
  const letter = (letters: string) => letters[Math.floor(chance.random() * letters.length)]
  return Array.from({ length: 4 }, () => `${letter('bcdfghjklmnpqrstvwxz')}${letter('aeiouy')}`).join('')
}

/** The word that tells an entry from all others, in a prompt too. */
export const writeMark = (number: number, chance: Chance) => `q${number}x${writeWord(chance)}`
export const findWords = (text: string) => [...new Set(text.match(/\bq\d+x[a-z]{8}\b/g))]

export function complaint(id: string, path: string, word: string, chance: Chance): FeedbackEntry {
  const comment = `${writeWord(chance)} ${writeWord(chance)} ${word} ${writeWord(chance)} ${writeWord(chance)}`
  const createdAt = new Date(Date.now() - minute - chance.random() * 30 * minute).toISOString()
  return { id, path, comment, createdAt, status: 'pending', source: 'contextual', helpful: false, contact: null }
}
