// Parses the JavaScript of MDX with a work limit, because the parser starts over at each brace or blank line that may be the end.
import { type Options, Parser } from 'acorn'
import jsx from 'acorn-jsx'

/** In UTF-16 units read, counting repeated reads. */
const mostWork = 2_000_000

interface Reader {
  readonly parse: typeof Parser.parse
  readonly parseExpressionAt: typeof Parser.parseExpressionAt
}

/** A parser for one page, whose work counts towards one limit. */
export function makeJavaScriptParser(): Reader {
  const parser = Parser.extend(jsx())
  let left = mostWork
  const spend = (text: string) => {
    left -= text.length
    // The callers modify the errors that they expect and continue; a frozen error stops them.
    if (left < 0) throw Object.freeze(new Error('Reading the JavaScript of this page takes too long.'))
  }
  return {
    parse(text: string, options: Options) {
      spend(text)
      return parser.parse(text, options)
    },
    parseExpressionAt(text: string, at: number, options: Options) {
      spend(text)
      return parser.parseExpressionAt(text, at, options)
    },
  }
}
