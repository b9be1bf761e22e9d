// The line that nobody sees: by it our issue and our comments are recognised, and a lost ledger is noticed.
import { codeSpan } from '../text/markdown.ts'
import { type Links, renderCommitLink } from './links.ts'

export interface HiddenLine {
  readonly project: string
  readonly sequence: number
  readonly commit: string
  readonly nonce: string
}

const word = "[\\w.~!*'()%-]*"
const hiddenLine = new RegExp(
  `^<!-- feedback-to-fix project=(${word}) ledger=(\\d{1,15}) commit=([0-9a-f]{0,64}) nonce=(${word}) -->[ \\t]*\\r?$`,
  'm',
)
const nonceLine = new RegExp(`^<!-- feedback-to-fix nonce=(${word}) -->[ \\t]*\\r?$`, 'gm')
const ledgerLine = /^<sub>Ledger number \d+(?:, commit \[[0-9a-f]*\]\(\S*?\))?,/

export function renderHiddenLine({ project, sequence, commit, nonce }: HiddenLine): string {
  return `<!-- feedback-to-fix project=${encode(project)} ledger=${sequence} commit=${commit} nonce=${encode(nonce)} -->`
}

/** The first line of its kind, wherever a person may have moved it. It counts only in what our own author wrote. */
export function parseHiddenLine(body: string): HiddenLine | undefined {
  const [, project, sequence, commit, nonce] = hiddenLine.exec(body) ?? []
  if (project === undefined || commit === undefined || nonce === undefined) return undefined
  try {
    return {
      project: decodeURIComponent(project),
      sequence: Number(sequence),
      commit,
      nonce: decodeURIComponent(nonce),
    }
  } catch {
    return undefined
  }
}

export function renderNonceLine(nonce: string): string {
  return `<!-- feedback-to-fix nonce=${encode(nonce)} -->`
}

/** Whether an issue's or comment's body bears this nonce, in either kind of line; a comment may hold the words of several runs. */
export function hasNonce(body: string, nonce: string): boolean {
  const bears = [...body.matchAll(nonceLine)].some(([, found]) => found === encode(nonce))
  return bears || parseHiddenLine(body)?.nonce === nonce
}

/** The visible twin of the hidden line. */
export function renderLedgerLine(links: Links, sequence: number, commit: string): string {
  const where = commit === '' ? '' : `, commit ${renderCommitLink(links, commit)}`
  return `<sub>Ledger number ${sequence}${where}, on the branch ${codeSpan(links.ledgerBranch)}.</sub>`
}

/** Equal but for the ledger's number and commit, line ends and trailing white space: no request is worth those. */
export function isSameBody(a: string, b: string): boolean {
  return normalise(a) === normalise(b)
}

function normalise(body: string): string {
  return body
    .split(/\r\n|\r|\n/)
    .map((line) => {
      const hidden = parseHiddenLine(line)
      if (hidden !== undefined) return renderHiddenLine({ ...hidden, sequence: 0, commit: '' })
      return line.replace(ledgerLine, '<sub>Ledger,').trimEnd()
    })
    .join('\n')
    .trimEnd()
}

// `>` becomes `%3E`, so nothing in here can end the comment; a double hyphen is not welcome in one either.
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('--', '%2D%2D')
}
