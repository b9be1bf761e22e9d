// What a review rule is: one row of the table, with the sentence that its findings show.
import type { Change } from '../../../changes/change.ts'
import type { PageChange } from '../../../changes/page.ts'
import type { DocPath } from '../../../feedback/doc-path.ts'

/** `block`: a fix of a page must never contain it. `look`: unusual, but may be right. */
export type Severity = 'block' | 'look'

/** A reader's entry behind the fix, as the export returned it again; hostile text. */
export interface ReaderEntry {
  readonly id: string
  readonly page: DocPath
  /** Comment and code, in full. */
  readonly text: string
  /** The comment alone; undefined where `text` is nothing more. */
  readonly comment?: string | undefined
  /** Epoch milliseconds; undefined for an undated entry. */
  readonly at?: number | undefined
  /** Equal for entries of one reader; only compared, never shown; undefined where the reader is unknown. */
  readonly reader?: string | undefined
}

/** Everything that a rule may look at. */
export interface Subject {
  readonly change: Change
  /** Documentation files, parsed; sorted by path. */
  readonly pages: readonly PageChange[]
  readonly fix: {
    /** Pages that the fix is about. */
    readonly pages: readonly DocPath[]
  }
  /** Undefined when the export was not asked (no `api-key`) or did not answer. */
  readonly readers: readonly ReaderEntry[] | undefined
  /** Other files of the repository at the base, as far as they were read: whatever one of them contains is not new. */
  readonly others: readonly string[]
  /** Of unchanged pages, by path, the anchors that new links may name, folded (`changes/anchors.ts`). */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>
  /** What an earlier review of this pull request saw; undefined for the first review. */
  readonly judgedBefore: { readonly head: string } | undefined
  /** Login of the pull request's author, in lower case. */
  readonly agent: string
}

export interface Finding {
  /** At the head, or at the base for a removed file; undefined when the finding is not in a file. */
  readonly path?: string | undefined
  /** From 1. */
  readonly line?: number | undefined
  /** The thing itself (an address, a package, a key), shown as code; untrusted. */
  readonly subject?: string | undefined
  /** Ids of the readers' entries that it came from. */
  readonly from?: readonly string[] | undefined
}

export interface Rule {
  /** Stable: part of the output `findings`. Lower case with hyphens. */
  readonly id: string
  readonly severity: Severity
  /** What it detects, for `docs/review.md`: a noun phrase. */
  readonly detects: string
  /** What and why, for the reviewer: one sentence, to which the subject is added as code. */
  readonly message: string
  readonly find: (subject: Subject) => readonly Finding[]
}

/** The most serious severity found; `clear` when nothing was. */
export type Verdict = Severity | 'clear'

export interface RuleFinding extends Finding {
  /** The rule's id, severity and sentence. */
  readonly rule: string
  readonly severity: Severity
  readonly message: string
}

export interface Judgement {
  readonly verdict: Verdict
  /** Most serious first, then in the table's order, then by path and line; at most 20 per rule. */
  readonly findings: readonly RuleFinding[]
  /** How many more each rule found, by rule id. */
  readonly left: Readonly<Record<string, number>>
}
