// Compiles a pattern from a data file, in which a list means alternatives.

export function compilePattern(pattern: string | readonly string[], flags = ''): RegExp {
  return new RegExp([pattern].flat().join('|'), flags)
}
