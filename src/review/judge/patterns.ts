// Long patterns are data: each is a list of pieces that belong together.
import patterns from './patterns.json' with { type: 'json' }

export function compile(name: keyof typeof patterns, flags = ''): RegExp {
  return new RegExp(patterns[name].join(''), flags)
}
