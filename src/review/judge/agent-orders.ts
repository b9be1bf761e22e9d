// Whether a hidden text tells an agent what to do.
import { encodesInstructions } from '../../triage/injection/encoded.ts'
import { holdsOrder } from '../../triage/injection/find-order.ts'
import { findForgery } from '../../triage/injection/forged.ts'
import { foldLines } from '../../triage/reading.ts'
import { splitLong } from './commands.ts'
import { compile } from './patterns.ts'

const agents = compile('agents').source
const agent = new RegExp(`\\b(?:${agents})\\b`)
const meant = '(?:agents?|assistants?|bots?|llms?|models?|reviewers?)'
/** Pages about agents name them too; an order has a verb of duty, or addresses them. */
const ordered = new RegExp(
  `\\b${meant}\\b[^.!?\\n]{0,80}\\b(?:should|shall|must|needs? to|ha(?:s|ve) to|please|always|never|do not|don't)\\b|` +
    `(?:^|[.!?:]\\s)\\W{0,8}(?:(?:dear|hey|note (?:for|to)|for|to) )?${meant}[,:]\\s`,
)
/** Full of harmless small orders. */
const forMaintainers = compile('maintainers')
const outside = /:\/\/|\b(?:curl|wget|npx|uvx|pipx)\b/
const longest = 4_000
const overlap = 300
const maxPieces = 30

/** Too long to read counts too. `isPlain`: small orders do not count. */
export function ordersAgent(text: string, isPlain = false): boolean {
  const pieces = splitLong(text, longest, overlap)
  return pieces.length > maxPieces || pieces.some((piece) => ordersInPiece(piece, isPlain))
}

function ordersInPiece(text: string, isPlain: boolean) {
  const lines = foldLines(text)
  const isNamed = [agent, ordered].some((form) => form.test(lines))
  if (isNamed || encodesInstructions({ raw: text, lines })) return true
  if (forMaintainers.test(lines) && !outside.test(lines)) return false
  return (
    (holdsOrder(lines, 'hidden') && (!isPlain || outside.test(lines))) ||
    findForgery(lines) !== undefined ||
    holdsOrder(lines, 'comment')
  )
}

const greeting = '(?:(?:hey|hi|hello|dear|note (?:to|for)|for|to) )?(?:(?:an?|all|any|the) )?(?:[a-z]{2,12} )?'
const address = new RegExp(`^\\W{0,8}${greeting}(?:${agents}|agents?)s?[,:]`)

const cast = new RegExp(
  `\\b(?:if you are|si vous êtes|si (?:usted )?eres|wenn (?:du|sie)) (?:[a-z]{2,5} )?(?:${agents})\\b`,
)

const callsAgent = (lines: string) => cast.test(lines) || lines.split('\n').some((line) => address.test(line))

/** For visible text, full of orders to readers. */
export function addressesAgent(text: string): boolean {
  const lines = foldLines(text)
  return callsAgent(lines) || (agent.test(lines) && holdsOrder(lines, 'remark'))
}

/** For visible text about agents. */
export function instructsAgent(text: string): boolean {
  const lines = foldLines(text)
  return callsAgent(lines) || ordered.test(lines)
}
