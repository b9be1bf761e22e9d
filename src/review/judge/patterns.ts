// Reads patterns and word lists from data files.
import patterns from './patterns.json' with { type: 'json' }

export function compile(name: keyof typeof patterns, flags = ''): RegExp {
  return new RegExp([patterns[name]].flat().join(''), flags)
}

export const unpack = (lines: readonly string[]): string[] => lines.flatMap((line) => line.split(' '))
export const setOf = (lines: readonly string[]): ReadonlySet<string> => new Set(unpack(lines))
