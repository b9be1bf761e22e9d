// A group of rows, as it is compared with others.
import { compareLanguages, compareMarks, joinMarks, type Marks } from './marks.ts'
import { joinSums, multiplySums, type Sum } from './vectors.ts'

/** The sum of a group's rows in one language: rows of two languages are compared by another measure. */
interface Part {
  readonly language: number
  sum: Sum
}

export class Group {
  readonly rows: number[]
  isLive = true
  private readonly parts: Part[]
  private marks: Marks

  constructor(sum: Sum, marks: Marks, row: number) {
    this.parts = [{ language: marks.language, sum }]
    this.marks = marks
    this.rows = [row]
  }

  absorb(other: Group): void {
    this.marks = joinMarks(this.marks, other.marks)
    for (const { language, sum } of other.parts) {
      const own = this.parts.find((part) => part.language === language)
      if (own) own.sum = joinSums(own.sum, sum)
      else this.parts.push({ language, sum })
    }
    for (const row of other.rows) this.rows.push(row)
    other.isLive = false
  }

  /** Average similarity of the members of two groups. */
  compare(other: Group): number {
    let whole = 0
    for (const a of this.parts)
      for (const b of other.parts) whole += multiplySums(a.sum, b.sum) * compareLanguages(a.language, b.language)
    const [ours, theirs] = [this.rows.length, other.rows.length]
    return (whole / (ours * theirs)) * compareMarks(this.marks, other.marks, ours, theirs)
  }
}
