// Compiles a pattern from a data file, where a long one is a list of alternatives.

export function compilePattern(pattern: string | readonly string[], flags = ''): RegExp {
  return new RegExp([pattern].flat().join('|'), flags)
}
