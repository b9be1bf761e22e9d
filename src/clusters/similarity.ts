// How alike comments are: what the clustering asks of a similarity, so that another than the lexical one can take its place.
import type { Vectors } from './linking/vectors.ts'
import type { Comments, Lexicon } from './words/lexicon.ts'

export interface Similarity {
  /** Learns from all comments of a run what is common among them; row `i` of the lexicon has the words of comment `i`. */
  readonly learn: (comments: Comments, lexicon: Lexicon) => Space
  /** Average similarity from which comments are one topic, on a page with so many of them. */
  readonly sameComplaint: (comments: number) => number
  /** Average similarity from which topics of several pages are one, on a site with so many topics. */
  readonly sharedComplaint: (topics: number) => number
}

export interface Space {
  /**
   * Vectors of some rows, in the order given, weighted for comparing them with one another. The product of two is their
   * similarity, 0 or more; what it is measured in is the similarity's own affair, as the thresholds are.
   */
  readonly vectorsOf: (rows: readonly number[], among: 'page' | 'site') => Vectors
}
