// What a rule of the review is: one row of the table, with the sentence that its findings say.
import type { Change } from '../../changes/change.ts'
import type { PageChange } from '../../changes/page.ts'
import type { DocPath } from '../../feedback/doc-path.ts'

/** `block`: what no fix of a page may hold. `look`: unusual, and may be right. */
export type Grade = 'block' | 'look'

/** A reader's entry of the fix, as the export gave it again; hostile text. */
export interface ReaderEntry {
  readonly id: string
  readonly page: DocPath
  /** Comment and code, whole. */
  readonly text: string
  /** The comment alone; undefined where `text` is nothing else. */
  readonly comment?: string | undefined
  /** Epoch milliseconds; undefined for an undated entry. */
  readonly at?: number | undefined
  /** Equal for entries of one reader, and only compared, never shown; undefined where nothing tells who it was. */
  readonly reader?: string | undefined
}

/** Everything that a rule may look at. */
export interface Subject {
  readonly change: Change
  /** Files of documentation, taken apart; in order of paths. */
  readonly pages: readonly PageChange[]
  readonly fix: {
    /** Pages that the fix is about. */
    readonly pages: readonly DocPath[]
  }
  /** Undefined when the export was not asked (no `api-key`) or did not answer. */
  readonly readers: readonly ReaderEntry[] | undefined
  /** Texts of other files of the repository at the base, as far as they were read: what is in one of them is not new. */
  readonly others: readonly string[]
  /** What an earlier review of this pull request saw; undefined for the first. */
  readonly judgedBefore: { readonly head: string } | undefined
  /** Login of who opened the pull request, in lower case. */
  readonly agent: string
}

export interface Finding {
  /** Of the file at the head, or at the base for a removed one; undefined when it is not in a file. */
  readonly path?: string | undefined
  /** From 1. */
  readonly line?: number | undefined
  /** The thing itself (an address, a package, a key), shown as code; a stranger's text. */
  readonly subject?: string | undefined
  /** Ids of the readers' entries that the subject came from. */
  readonly from?: readonly string[] | undefined
}

export interface Rule {
  /** Stable: part of the output `findings`. Lower case with hyphens. */
  readonly id: string
  readonly grade: Grade
  /** What it finds, for `docs/review.md`: a noun phrase. */
  readonly finds: string
  /** What and why, for the reviewer: one sentence, to which the subject is added as code. */
  readonly says: string
  readonly find: (subject: Subject) => readonly Finding[]
}

/** The gravest of what was found; `clear` when that is nothing. */
export type Verdict = Grade | 'clear'

export interface RuleFinding extends Finding {
  /** The rule's id, grade and sentence. */
  readonly rule: string
  readonly grade: Grade
  readonly says: string
}

export interface Judgement {
  readonly verdict: Verdict
  /** Gravest first, then in the table's order, then by path and line; at most 20 of a rule. */
  readonly findings: readonly RuleFinding[]
  /** How many more each rule has found, by its id. */
  readonly left: Readonly<Record<string, number>>
}
