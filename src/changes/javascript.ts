// The JavaScript of MDX, within a work limit: the parser starts over at each brace and blank line that may be the end.
import { type Options, Parser } from 'acorn'
import jsx from 'acorn-jsx'

/** In UTF-16 units read, counting repeated reads. */
const mostWork = 2_000_000

interface Reader {
  readonly parse: typeof Parser.parse
  readonly parseExpressionAt: typeof Parser.parseExpressionAt
}

/** One parser per page. */
export function makeJavaScriptParser(): Reader {
  const parser = Parser.extend(jsx())
  let left = mostWork
  const spend = (text: string) => {
    left -= text.length
    // Callers modify the errors they expect and continue; a frozen error stops them.
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
