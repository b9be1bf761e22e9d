// JavaScript without effects: strings, numbers, and lists and objects of them.
import { compile } from './patterns.ts'

const token = compile('token', 'y')
/** A component without properties, such as an icon given to a card. */
const component = /<[A-Z]\w*\s*\/>/y

export function isLiteral(source: string): boolean {
  let at = 0
  while (at < source.length) {
    const pattern = [token, component].find((one) => {
      one.lastIndex = at
      return one.test(source)
    })
    if (pattern === undefined) return false
    at = pattern.lastIndex
  }
  return true
}

const comment = /^\s*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)*$/

export function isComment(source: string): boolean {
  return comment.test(source)
}
