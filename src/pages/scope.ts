// The inputs `include` and `exclude`.
import { matchGlob } from '../text/glob.ts'
import { hashName } from '../text/hash.ts'
import { memoise } from '../text/memoise.ts'
import { parseAddress, parseDocPath, parsePattern, splitPage } from './doc-path.ts'

/** Also tries the translation or version that readers saw. Empty `name`: all pages. */
export function createScope(include: readonly string[], exclude: readonly string[]) {
  if (include.length === 0 && exclude.length === 0) return { holds: () => true, name: '' }
  const [wanted, unwanted] = [include.map(parsePattern), exclude.map(parsePattern)]
  const sort = (patterns: readonly (readonly string[])[]) => patterns.map((parts) => parts.join('/')).toSorted()
  const holds = memoise((path) => {
    const names = [parseDocPath(path), parseAddress(path)].map(splitPage)
    const fits = (pattern: readonly string[]) => names.some((name) => matchGlob(pattern, name))
    return (wanted.length === 0 || wanted.some(fits)) && !unwanted.some(fits)
  })
  return { holds, name: hashName(JSON.stringify([sort(wanted), sort(unwanted)])) }
}
