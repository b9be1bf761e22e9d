// How data files are read: long patterns as pieces that belong together, lists of words as lines of them.
import patterns from './patterns.json' with { type: 'json' }

export function compile(name: keyof typeof patterns, flags = ''): RegExp {
  return new RegExp([patterns[name]].flat().join(''), flags)
}

export const unpack = (lines: readonly string[]): string[] => lines.flatMap((line) => line.split(' '))
export const setOf = (lines: readonly string[]): ReadonlySet<string> => new Set(unpack(lines))
