// Marks of our issue and comments: a hidden line and the title.
import type { Issue } from '../github/tracking-issue.ts'
import { encodeHidden, hidden } from '../text/markdown/blocks.ts'
import { writeTitle } from '../text/markdown/github-markdown.ts'
import { safe } from '../text/safe-text.ts'

export type HiddenLine = Readonly<{
  project: string
  sequence: number
  commit: string
  nonce: string
}>

const word = "[\\w.~!*'()%-]*"
const hiddenLine = new RegExp(
  `^<!-- feedback-to-fix project=(${word}) ledger=(\\d{1,15}) commit=([0-9a-f]{0,64}) nonce=(${word}) -->[ \\t]*\\r?$`,
  'gm',
)
const nonceLine = new RegExp(`^<!-- feedback-to-fix nonce=(${word}) -->[ \\t]*\\r?$`, 'gm')
const heartbeat = /^(<sub>Last run: \d{1,2} \w{3} \d{4}), .*$/

export const renderIssueTitle = (project?: string) => writeTitle(safe`Reader feedback → fixes`, project)

export function buildHiddenLine({ project, sequence, commit, nonce }: HiddenLine) {
  return hidden({ project, ledger: String(sequence), commit, nonce })
}

/** Only for text from our own author. */
export const parseHiddenLine = (body: string) => parseHiddenLines(body)[0]

/** The issue's opener may have put one above ours. */
export function parseHiddenLines(body: string): HiddenLine[] {
  return [...body.matchAll(hiddenLine)].flatMap(([, project = '', sequence, commit = '', nonce = '']) => {
    try {
      const decoded = { project: decodeURIComponent(project), nonce: decodeURIComponent(nonce) }
      return { ...decoded, sequence: Number(sequence), commit }
    } catch {
      return []
    }
  })
}

/** An issue named in `tracking-issue` keeps its own text above. */
export function findOwnPart({ body, author }: Pick<Issue, 'body' | 'author'>, ours: string | undefined) {
  const start = body.search(hiddenLine)
  if (start >= 0) return body.slice(start)
  return ours !== undefined && author === ours ? body : ''
}

/** Of a comment. */
export function hasNonce(body: string, nonce: string) {
  return [...body.matchAll(nonceLine)].some(([, found]) => found === encodeHidden(nonce))
}

/** But for the ledger's number and commit, the last run's hour and trailing blanks. */
export function isSameBody(a: string, b: string) {
  const normaliseLine = (line: string) => line.replace(hiddenLine, '$1 $4').replace(heartbeat, '$1').trimEnd()
  const normalise = (body: string) =>
    body
      .split(/\r\n|\r|\n/)
      .map(normaliseLine)
      .join('\n')
      .trimEnd()
  return normalise(a) === normalise(b)
}
