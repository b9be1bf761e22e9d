// What a newcomer has to change where a run found nothing to act on.
import { see } from '../errors/failure.ts'
import type { Inputs } from '../inputs.ts'
import { parseDocPath } from '../pages/doc-path.ts'
import { count, formatNumber, joinLines, type SafeText, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/sanitise.ts'
import type { Collected } from './collect.ts'

type Read = Pick<Collected, 'count' | 'candidates' | 'votes' | 'requests' | 'unread' | 'outOfScope'>

const mostPages = 3
const day = 24 * 60 * 60 * 1000

const isFile = (pattern: string) =>
  !pattern.startsWith('/') && (/\.mdx?$/i.test(pattern) || /^(?:\.\/|docs\/)/i.test(pattern))

/** `isFirst`: an empty window says nothing about a project that is known. */
export function findHint(read: Read, inputs: Inputs, isFirst: boolean): SafeText | undefined {
  const { count: all, candidates, votes, requests, unread, outOfScope } = read
  if (!isFirst || requests === 0 || unread !== undefined || candidates.length > 0) return undefined
  if (all === 0) {
    const age =
      inputs['max-age'].time === undefined
        ? safe``
        : safe` of the last ${count(Math.max(1, Math.round(inputs['max-age'].time / day)), 'day')}`
    const where = safe`check \`project-id\`, and that feedback is switched on in the service’s dashboard`
    return safe`The export holds no feedback${age} with these \`sources\` and \`statuses\`: ${where}. ${see('no-feedback')}`
  }
  if (outOfScope.length > 0 && votes.length === 0) {
    const pages = [...new Set(outOfScope.map(parseDocPath))]
    const some = joinLines(
      pages.slice(0, mostPages).map((page) => safe`\`${toSafeText(page, 80)}\``),
      ', ',
    )
    const files = inputs.include.some(isFile)
      ? safe` \`include\` takes the paths of pages on the site, such as \`/guides/install\`, not those of files.`
      : safe``
    const where = safe`on ${count(pages.length, 'page')} such as ${some}`
    const what = safe`\`include\` and \`exclude\` leave out all ${count(outOfScope.length, 'entry', 'entries')} that were read, ${where}.`
    return safe`${what}${files} ${see('no-page-is-in-scope')}`
  }
  if (votes.length > 0 && inputs['min-votes'] === 0) {
    const which =
      votes.length === 1 ? safe`The only entry is a vote` : safe`All ${formatNumber(votes.length)} entries are votes`
    return safe`${which}; set \`min-votes\` to act on them. ${see('only-votes')}`
  }
  return undefined
}
