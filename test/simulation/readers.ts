// What readers write in a story, and what becomes of it in the service's dashboard. Every entry's words hold its own id.
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import { canaryEmail, canaryToken } from '../support/canaries.ts'
import { complaintOf, entry, hour } from '../support/feedback.ts'
import type { EntryAction, FeedbackKind, UserAction } from './story.ts'
import type { Town } from './town.ts'

const topics = [
  ['The install command fails with a permission error', 'Installing fails: permission error in the install command'],
  ['Where do I put the configuration file', 'It does not say where the configuration file goes'],
  ['The webhook example returns status 400', 'Webhook example answers with a 400 for me'],
  ['Screenshots of the billing page are outdated', 'Billing page screenshots show the old design'],
  ['Please explain how retries and timeouts work together', 'Retries and timeouts: how do they work together?'],
]

/** More than a short prompt has room for, in three or four comments. */
const story = [
  'I followed every step of this page on a new machine, and the third one does not do what it says.',
  'The button that the text names is now in another menu, which took me an hour to find.',
  'After that the sample returns an empty list, although the paragraph above it promises three rows.',
  'I then compared it with the reference, where the parameter has a different default.',
  'A colleague tried the same with the previous version, and there it works as described.',
  'It would help to say which version each sample was written for, and what it should print.',
].join(' ')
const longCode = Array.from({ length: 40 }, (_, line) => `const row${line} = table.read(${line})`).join('\n')

export function leaveFeedback(town: Town, action: Extract<UserAction, { action: 'feedback' }>): void {
  const count = action.kind === 'long' ? 3 + 3 * action.count : action.count
  for (let index = 0; index < count; index++) {
    const id = `zq${town.shelf.size + 1}`
    // Many at once are about as many pages: a flood.
    const page = action.count > 50 ? index : action.page
    const createdAt =
      action.kind === 'undated' ? null : new Date(town.clock.now() - action.lateHours * hour).toISOString()
    const topic = topics[action.topic % topics.length] ?? []
    const words = `${action.count > 50 ? complaintOf(index) : topic[index % topic.length]} ${id}`
    put(town, { ...write(action.kind, id, `/guide/page-${page}`, words), createdAt }, false)
  }
  town.note('readers', `${count} × ${action.kind} on page ${action.page}, up to zq${town.shelf.size}`)
}

function write(kind: FeedbackKind, id: string, path: string, comment: string): FeedbackEntry {
  switch (kind) {
    case 'words':
    case 'undated':
      return entry(id, path, { comment })
    case 'vote':
      return entry(id, path, { comment: null, contact: null })
    case 'praise':
      return entry(id, path, { comment: 'Great page, thank you!', helpful: true, contact: null })
    case 'snippet':
      return entry(id, path, { comment, source: 'code_snippet', code: `npm i --token ${canaryToken} # ${canaryEmail}` })
    case 'long':
      return entry(id, path, { comment: `${comment}. ${story}`, source: 'code_snippet', code: longCode })
    case 'agent':
      return entry(id, path, { comment, source: 'agent' })
  }
}

function put(town: Town, entry: FeedbackEntry, moved: boolean): void {
  const known = town.shelf.get(entry.id)
  const arrived = known?.arrived ?? town.clock.now()
  town.shelf.set(entry.id, { entry, arrived, moved: moved || (known?.moved ?? false), removed: false })
  town.service.change(({ addEntries }) => addEntries([entry]))
}

export function changeEntry(town: Town, action: EntryAction, which: number): void {
  const present = [...town.shelf.values()].filter(({ removed }) => !removed)
  const known = present[which % Math.max(1, present.length)]
  if (known === undefined) return
  const { entry } = known
  town.note('team', `${action} ${entry.id}`)
  switch (action) {
    case 'repeat':
      put(town, entry, false)
      break
    case 'edit':
      put(town, entry.comment === null ? entry : { ...entry, comment: `${entry.comment} and more` }, false)
      break
    case 'redate':
      put(town, { ...entry, createdAt: new Date(town.clock.now() - (which % 40) * 24 * hour).toISOString() }, true)
      break
    case 'resolve':
      put(town, { ...entry, status: 'resolved' }, true)
      break
    case 'reopen':
      put(town, { ...entry, status: 'pending' }, true)
      break
    case 'remove':
      town.shelf.set(entry.id, { ...known, removed: true })
      town.service.change(({ removeEntry }) => removeEntry(entry.id))
  }
}
