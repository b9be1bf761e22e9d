// The JavaScript of MDX, and an end to reading it: its parser begins anew at each brace and each blank line that may be its end.
import { type Options, Parser } from 'acorn'
import jsx from 'acorn-jsx'

/** In UTF-16 units that are read, again or for the first time. */
const mostWork = 2_000_000

interface Reader {
  readonly parse: typeof Parser.parse
  readonly parseExpressionAt: typeof Parser.parseExpressionAt
}

/** For one page. */
export function makeJavaScriptParser(): Reader {
  const parser = Parser.extend(jsx())
  let left = mostWork
  const spend = (text: string) => {
    left -= text.length
    // Who asks writes into the errors that they expect and goes on; a frozen one stops them.
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
