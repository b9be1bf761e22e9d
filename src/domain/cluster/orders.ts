// Comments that give orders to the agent instead of feedback, hidden ones too.
import { hiddenOrders, type OrderRule, orderRules } from './order-rules.ts'
import { dropUnseen } from './visible.ts'

/** In UTF-16 units; no rule reads further. */
const longest = 50_000
const shown = 'looks like orders to the agent, not feedback'

/** The reason to set a comment aside because it gives orders to the agent, if there is one. */
export function findOrders(comment: string): string | undefined {
  const raw = comment.slice(0, longest)
  const text = foldForOrders(raw)
  const hidden = [...text.matchAll(/<!--(.*?)(?:--!?>|$)/gsu)].map((found) => found[1] ?? '')
  if (hidden.some((part) => hiddenOrders.test(part) || breaksRule(part)) || hiddenOrders.test(spellTags(raw)))
    return `${shown}: hides them from sight`
  const broken = breaksRule(text)
  return broken && `${shown}: ${broken.why}`
}

function breaksRule(text: string): OrderRule | undefined {
  return orderRules.find((rule) => rule.pattern.test(text))
}

/** Line ends stay, because some rules look at the start of a line; entities are spelled out twice. */
function foldForOrders(raw: string): string {
  const spelled = spellEntities(spellEntities(raw))
  return dropUnseen(spelled)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/’/gu, "'")
    .replace(/[^\S\n]+/gu, ' ')
    .trim()
}

function spellEntities(text: string): string {
  if (!text.includes('&')) return text
  const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', nbsp: ' ' }
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(lt|gt|amp|quot|nbsp));?/giu, (found, decimal, hex, name) => {
    if (name !== undefined) return named[String(name).toLowerCase()] ?? found
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return code > 0x10ffff ? found : String.fromCodePoint(code)
  })
}

/** Tag characters spell invisible ASCII. */
function spellTags(raw: string): string {
  const tags = raw.match(/[\u{E0020}-\u{E007E}]/gu) ?? []
  return tags
    .map((tag) => String.fromCharCode((tag.codePointAt(0) ?? 0) - 0xe0000))
    .join('')
    .toLowerCase()
}
