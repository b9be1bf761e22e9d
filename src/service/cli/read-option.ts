// What an option of the command line is.

export interface Option {
  /** What stands for the value in the help; a switch has none. */
  readonly value?: string
  readonly about: string
  /** Shown in the help, and used when nothing is given. */
  readonly fallback?: string
  /** What a value has to be, as in "must be …". Needed with `accepts`. */
  readonly rule?: string
  accepts?(text: string): boolean
}
