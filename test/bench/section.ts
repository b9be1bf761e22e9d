// What `npm run bench` runs and prints: sections by name, each a table whose figures were all taken in one run.

/** One line of a section's table. */
export interface Row {
  /** What was measured, with its size: "20,000 entries of 100 characters". */
  readonly what: string
  /** The figure of this tree, with its unit. */
  readonly now: string
  /** The same figure of the earlier tree that `--before` named; undefined without one, or where it had no such thing. */
  readonly before: string | undefined
  /** The peer or limit that the figure is held against, measured in this run where it can be: "bare Node, 38 ms". */
  readonly against: string
  /** `now` divided by the peer or limit; undefined where no ratio makes sense. */
  readonly ratio: number | undefined
  /** In words: "at most 1.6"; "none" for a figure that is only shown. */
  readonly goal: string
  readonly isMet: boolean
}

export interface BenchOptions {
  /** Absolute path of a checkout of an earlier commit, with its packages and `dist/`, to measure beside this one. */
  readonly before: string | undefined
  /** For a look at whether everything works: smaller sizes, whose figures decide nothing. */
  readonly quick: boolean
}

export interface Section {
  /** As on the command line: `npm run bench -- start-up`. */
  readonly name: string
  readonly title: string
  run(options: BenchOptions): Promise<readonly Row[]>
}
