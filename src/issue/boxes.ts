// Reads which boxes are ticked in a text of ours, and who ticked them; `markdown/blocks.ts` writes them.

export interface Box<K extends string = string> {
  readonly kind: K
  readonly target: string
  /** How often this box had been answered when it was drawn. */
  readonly turn: number
}

/** The boxes of a review's comment: a finding is accepted for its pull request, or for the project as well. */
export const acceptKinds = ['accept', 'accept-always'] as const

const word = "([\\w.~!*'()%-]{1,600})"
/** A person may have indented it or turned the list into a numbered one. */
const ticked = new RegExp(
  `^[ \\t]*(?:[-*+]|\\d{1,9}[.)])[ \\t]+\\[[xX]\\][ \\t]+<!-- feedback-to-fix tick=([a-z-]{1,20})/${word}/(\\d{1,9}) -->`,
)
const fence = /^[ \t]*(`{3,}|~{3,})/
/** No real body has more boxes. */
const mostBoxes = 500

/** The ticked boxes of these kinds, without duplicates. A box inside a fence is not rendered as one and does not count. */
export function parseBoxes<const K extends string>(body: string, kinds: readonly K[]): Box<K>[] {
  const found = new Map<string, Box<K>>()
  let open = ''
  for (const line of body.split(/\r\n|\r|\n/)) {
    const [, mark = ''] = fence.exec(line) ?? []
    if (open !== '') {
      if (mark.startsWith(open) && line.trim() === mark) open = ''
      continue
    }
    open = mark
    const box = readBox(ticked.exec(line) ?? [], kinds)
    if (box !== undefined) found.set(`${box.kind}:${box.turn}:${box.target}`, box)
    if (found.size === mostBoxes) break
  }
  return [...found.values()]
}

function readBox<K extends string>([, kind, target, turn]: readonly string[], kinds: readonly K[]): Box<K> | undefined {
  const known = kinds.find((name) => name === kind)
  if (known === undefined || target === undefined) return undefined
  try {
    return { kind: known, target: decodeURIComponent(target), turn: Number(turn) }
  } catch {
    return undefined
  }
}

/**
 * Who ticked a box: the earliest of the latest consecutive edits that show it ticked; undefined where GitHub does not say.
 * @param edits newest first
 */
export function findEditor(
  edits: readonly { readonly editor: string | undefined; readonly isTicked: boolean }[],
): string | undefined {
  const latest = edits.findIndex(({ isTicked }) => isTicked)
  if (latest < 0) return undefined
  const before = edits.findIndex(({ isTicked }, index) => index > latest && !isTicked)
  return edits[before < 0 ? edits.length - 1 : before - 1]?.editor
}
