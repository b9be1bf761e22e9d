// Whether a text tells an agent what to do.

import { foldLines } from '../../triage/entry/reading.ts'
import { encodesInstructions } from '../../triage/injection/encoded.ts'
import { findHiddenOrder, findOrder } from '../../triage/injection/find-order.ts'
import { findForgery } from '../../triage/injection/forged.ts'
import words from './agent-orders.json' with { type: 'json' }
import { compile, unpack } from './patterns.ts'

const phrases = words.phrases.map((phrase) => new RegExp(phrase))
const agent = new RegExp(`\\b(?:${words.agents.join('|')})\\b`)
const verb = new RegExp(`\\b(?:${unpack(words.verbs).join('|')})\\b`)
const meant = '(?:agents?|assistants?|bots?|llms?|models?|reviewers?)'
const ordered = `(?:should|shall|must|needs? to|ha(?:s|ve) to|(?:is|are) to|please|always|never|do not|don't|recommends?|prefers?)`
const whoever = new RegExp(
  `\\b(?:all|any|each|every|which(?:ever)?) (?:[a-z]{2,12} ){0,2}${meant}\\b[^.!?\\n]{0,80}\\b${ordered}\\b`,
)
/** A sentence that begins with agents in the plural: `Agents that read this must …`. */
const plural = new RegExp(
  '(?:^|[.!?:;]\\s)\\W{0,8}(?:all )?(?:(?:ai|automated|coding|language) )?(?:agents|assistants|bots|chatbots|llms|models) ' +
    '(?:[a-z]{2,12} ){0,5}(?:should|shall|must|need to|have to|are to|always|never)\\b',
)
/** Names of agents in languages whose verbs are not in the lists. Nobody with a good reason leaves notes for agents. */
const foreign = new RegExp(words.foreign.join('|'))

/** An agent addressed without an article: maintainers' comments also mention models of cars, of data and so on. */
const spoken = new RegExp(`(?:^|[.!?:]\\s)\\W{0,8}(?:(?:dear|hey|note (?:for|to)|for|to) )?${meant}[,:]\\s`)
const asked = new RegExp(`\\b(?:when|if|whenever|once) (?:you are |you're )?(?:${words.moments.join('|')})\\b`)

/** A note that a script generated the file; it may ask to run the script again. */
const made = compile('made')
const outside = /:\/\/|\b(?:curl|wget|npx|uvx|pipx)\b/

/** Beginnings of notes for maintainers or tools, which are full of small orders. */
const forMaintainers = new RegExp(`^\\s*(?:${words.maintainers.join('|')})\\b`)

const longest = 4_000

/** A longer text is read in pieces that overlap by the length of an order. */
const overlap = 300
const mostPieces = 30

/** Whether a text that readers do not see tells an agent what to do; one that is too long to read counts as such. */
export function ordersAgent(text: string): boolean {
  const step = longest - overlap
  if (text.length > step * mostPieces) return true
  const count = text.length <= longest ? 1 : Math.ceil(text.length / step)
  return Array.from({ length: count }, (_, at) => text.slice(at * step, at * step + longest)).some(ordersInPiece)
}

function ordersInPiece(text: string): boolean {
  const lines = foldLines(text)
  if (phrases.some((phrase) => phrase.test(lines)) || (agent.test(lines) && verb.test(lines))) return true
  if (
    plural.test(lines) ||
    foreign.test(lines) ||
    whoever.test(lines) ||
    (spoken.test(lines) && verb.test(lines)) ||
    (asked.test(lines) && verb.test(lines)) ||
    encodesInstructions({ raw: text, lines })
  )
    return true
  if (forMaintainers.test(lines) || (made.test(lines) && !outside.test(lines))) return false
  return findHiddenOrder(lines) || findForgery(lines) !== undefined || findOrder(lines) !== undefined
}

/** Few people read names, titles and alternative texts, so only an order to an agent counts there. */
export function instructs(text: string): boolean {
  const lines = foldLines(text.slice(0, longest))
  const code = findOrder(lines)
  return (
    (code !== undefined && code !== 'order') ||
    findForgery(lines) !== undefined ||
    (agent.test(lines) && phrases.some((one) => one.test(lines)))
  )
}

/** Phrases that do not begin with `you`, because pages address their readers that way. */
const impersonal = words.phrases.filter((phrase) => !phrase.startsWith('\\byou')).map((phrase) => new RegExp(phrase))
/** Kinds of orders that no page gives its readers. */
const suspicious: ReadonlySet<string | undefined> = new Set(words.telling)

/** `ordersAgent` for visible text: pages are full of orders, so it must name an agent or give an order that no page gives. */
export function ordersAgentInSight(text: string): boolean {
  const lines = foldLines(text.slice(0, longest))
  if (agent.test(lines) && (plural.test(lines) || impersonal.some((phrase) => phrase.test(lines)))) return true
  return suspicious.has(findOrder(lines)) || findForgery(lines) !== undefined
}

const called = `(?:${words.agents.join('|')}|agents?)s?`
const greeting = '(?:(?:hey|hi|hello|dear|note (?:to|for)|for|to) )?(?:(?:an?|all|any|the) )?(?:[a-z]{2,12} )?'
const address = new RegExp(`^\\W{0,8}${greeting}${called}[,:]`)

/** Whether visible text addresses an agent. */
export function addressesAgent(text: string): boolean {
  const lines = foldLines(text)
  return (
    lines.split('\n').some((line) => address.test(line)) ||
    (agent.test(lines) && phrases.some((one) => one.test(lines)))
  )
}
