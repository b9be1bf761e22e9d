// An issue's title: GitHub resolves nothing in it, but shows it in lists, mails and notifications.
import { cleanText } from '../../text/clean.ts'
import type { Title } from '../../text/outgoing.ts'
import type { SafeText } from '../../text/safe-text.ts'

const longestName = 60

/** Words of ours, and in brackets the letters and digits of a name, if it has any. */
export function writeTitle(words: SafeText, name = ''): Title {
  const letters = cleanText(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  const title = letters === '' ? words : `${words} (${[...letters].slice(0, longestName).join('')})`
  return title as string as Title
}
