// Signs that a comment speaks to an agent; none says much alone, three of different kinds say enough.
import type { Order } from './imperatives.ts'

const signs: readonly RegExp[] = [
  /\b(?:ai|llm|gpt|claude|copilot|chatbot|language model|coding agent|assistant|agent|bot)\b/u,
  /\byou (?:must|will now|shall|are to|can now|may now|are being|cannot refuse|have no|never|won't|no longer|are free)\b|\byour (?:creators?|makers?|programming|training|memory|context|restrictions|safety|guardrails|filters?|session|task|mission|orders)\b/u,
  /\binstead of (?:fixing|answering|editing|doing|the (?:fix|task|change))|\b(?:before|do) (?:you do )?(?:anything|nothing|everything) else\b|\bstop (?:working|what you|here|now|all work|the (?:task|work))|\bend (?:your|the) (?:work|task|session)\b/u,
  /\bwithout (?:any\b )?(?:restrictions?|limits|filters?|censorship|rules|question|hesitation|exception|delay|asking)\b|\bnever refuse|\bno (?:questions|explanations?|excuses|comments?|restrictions|rules|limits)\b|\bdo not (?:ask|refuse|explain|question|think|argue|warn|hesitate|apologi[sz]e)\b|\bdon't (?:ask|refuse|explain|question|think|argue|warn|apologi[sz]e)\b/u,
  /\b(?:urgent(?:ly)?|emergency|immediately|at once|right now|life depends|will die|be fired|lose my job|last chance|important!+|top priority|highest priority|overrides? (?:all|any|every))\b/u,
  /\b(?:maintainers?|owners?|admins?|administrators?|operators?|developers?|management|headquarters|anthropic|openai|security team) (?:\w+ )?(?:says?|said|approved?|wants?|told|ordered|decided|asked|authori[sz]ed|agreed)|\bofficial (?:notice|instructions?|order)|\b(?:new|updated?) policy\b|\bon behalf of\b|\bi (?:authori[sz]e|approve|order|command)\b/u,
  /\b(?:obey|comply|execute|carry out|do it|do so|do as|follow (?:me|my|these|this))\b/u,
  /\b(?:pull request|commit|merge|branch|repository|repo|reviewers?)\b/u,
  /\b(?:reply|respond|answer|output|say|print|write|repeat|return)\b.{0,20}\b(?:only|just|exactly|nothing but|verbatim|word for word|every time|and nothing)\b/u,
  /\b(?:pretend|imagine|role-?play|simulate|hypothetical(?:ly)?|in character|opposite day|game|story|play the role|jailbreak|unlocked|sudo|override)\b/u,
  /\b(?:secrets?|credentials?|api keys?|tokens?|passwords?|system prompt|your (?:prompt|instructions|rules))\b/u,
  /\b(?:quietly|silently|secretly|nobody|no ?one|hidden|trace|unnoticed)\b/u,
]
const destroys =
  /^(?:delete|remove|empty|wipe|erase|overwrite|rename|replace|clear)\b.{0,30}?\b(?:every|all|each|whole|entire|everything|the (?:folder|files?|directory|repository|repo|homepage|home page|landing page|index|navigation|installer|licen[cs]e))\b/u

/** How many kinds of signs there must be, beside an order that is not about words. */
const enough = 3

/** Whether a comment shows several signs, and gives an order that is not about the words of a page. */
export function showsSigns(lines: string, orders: readonly Order[]): boolean {
  if (orders.length === 0) return false
  const start = lines.slice(0, longest)
  const own = orders.filter((order) => !order.isAboutWords)
  if (own.length === 0) return false
  const destroying = own.some(({ core }) => destroys.test(core)) ? 1 : 0
  return signs.filter((sign) => sign.test(start)).length + destroying >= enough
}

/** In UTF-16 units. */
const longest = 4_000
