// What must hold of the tracking issue and its comments after each write to them.
import { parseHiddenLine } from '../../../src/issue/hidden-line.ts'
import type { Ledger } from '../../../src/ledger/ledger.ts'
import type { GitHubRequest } from '../../support/github-line.ts'
import type { Harness } from '../harness.ts'
import type { Process } from '../process.ts'

export const ours = 'github-actions[bot]'

/** Ours, and the one that people have named. */
export const listTracking = ({ github, trackingIssue }: Harness) =>
  github.listIssues().filter(({ user, number }) => user.login === ours || number === trackingIssue)

export const shownNumber = (harness: Harness) =>
  Math.max(0, ...listTracking(harness).map(({ body }) => parseHiddenLine(body ?? '')?.sequence ?? 0))

export function findTrackingFaults(
  harness: Harness,
  process: Process,
  { method, path, body }: GitHubRequest,
  ledger: Ledger | undefined,
): string[] {
  if (method !== 'POST' || /\/git\/|graphql/.test(path)) return []
  const text = bodyOf({ body })
  const faults: string[] = []
  // What was recorded lies on the branch that people lost.
  const lost = harness.lostTip !== undefined
  if (path.endsWith('/issues')) {
    const issues = harness.github.listIssues().filter((issue) => issue.user.login === ours && issue.labels.length > 0)
    if (issues.length > 1) faults.push(`there are ${issues.length} tracking issues`)
    const intent = ledger?.tracking.intent
    if (lost) return faults
    if (intent === undefined || !text.includes(intent.nonce) || intent.run !== process.run)
      faults.push('the tracking issue was created without an intent of its run')
  }
  const reviewed = /\/issues\/(\d+)\/comments$/.exec(path)?.[1]
  if (reviewed !== undefined && harness.github.listPulls().some(({ issue }) => issue.number === Number(reviewed)))
    return lost ? [] : findReviewFaults(harness, Number(reviewed), text, ledger)
  if (path.endsWith('/comments')) {
    for (const part of ['news', 'reminders'] as const)
      for (const [link, { visible }] of countLinks(harness, part))
        if (visible > 1) faults.push(`${link} stands in the ${part} of ${visible} comments`)
    const intent = ledger?.tracking.commentIntent
    if (lost) return faults
    if (intent === undefined || !text.includes(intent.nonce) || intent.run !== process.run)
      faults.push('a comment was written without an intent of its run')
  }
  return faults
}

export function bodyOf({ body }: Pick<GitHubRequest, 'body'>): string {
  return typeof body === 'object' && body !== null && 'body' in body ? String(body.body) : ''
}

export function findMiscounts(body: string): string[] {
  const [head = ''] = body.match(/^\*\*.*\*\*$/m) ?? []
  const sum = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].reduce((total, [, number = '0']) => total + Number(number.replaceAll(',', '')), 0)
  const told = [
    [sum(head, /([\d,]+) groups? (?:queued|to approve)/g), sum(body, /^([\d,]+) groups?(?: with|[,.])/gm)],
    // Beyond some rows, links alone are shown.
    [
      sum(head, /([\d,]+) pull requests? to review/g),
      body.match(/^- \*\*\[PR \d+\]|\[PR \d+\](?<=^Also .*)/gm)?.length ?? 0,
    ],
  ]
  return told.some(([said, listed]) => said !== listed)
    ? [`the issue’s headline does not fit its sections: ${head}`]
    : []
}

function findReviewFaults({ github }: Harness, pull: number, text: string, ledger: Ledger | undefined): string[] {
  const own = github.listComments(pull).filter(({ user }) => user.login === ours)
  const faults = own.length > 1 ? [`pull request ${pull} has ${own.length} comments of ours`] : []
  const intended = ledger?.fixes.some(({ review }) => review !== undefined && text.includes(review.nonce))
  return intended ? faults : [...faults, `the comment on pull request ${pull} was written without an intent`]
}

/**
 * In how many comments of ours each pull request stands as news, or as one that still waits: in those that people can see, and in
 * all that ever were. An earlier one that is named beside is neither.
 */
export function countLinks(
  { github, deletedIssues }: Harness,
  part: 'news' | 'reminders',
): Map<string, { visible: number; all: number }> {
  const counts = new Map<string, { visible: number; all: number }>()
  const visible = github.listIssues().map((issue) => issue.number)
  for (const number of new Set([...deletedIssues, ...visible]))
    for (const { body, user } of github.listComments(number)) {
      if (user.login !== ours) continue
      const own = body
        .split(/^(?:### |---$)/m)
        .filter((section) => section.startsWith('Still awaiting') === (part === 'reminders'))
        .map((section) => section.replace(/complaint returned after \[[^\]]*\]\([^)]*\)/g, ''))
      const links = new Set(
        [...own.join('').matchAll(/\]\((https:\/\/github\.com\/acme\/docs\/pull\/\d+)\)/g)].map(
          ([, link = '']) => link,
        ),
      )
      for (const link of links) {
        const count = counts.get(link) ?? { visible: 0, all: 0 }
        counts.set(link, { visible: count.visible + (visible.includes(number) ? 1 : 0), all: count.all + 1 })
      }
    }
  return counts
}
