// Names in code whose words alone show that they disable protection, in any tool or language: `--skip-tls-verify`, `sslVerify=0`.
import data from './protection.json' with { type: 'json' }

type Words = ReadonlySet<string>
const setOf = (words: readonly string[]): Words => new Set(words)
const allowing = setOf(data.allowing)
const anyone = setOf(data.anyone)
const dropping = setOf(data.dropping)
const guards = setOf(data.guards)
const off = setOf(data.off)
const scopes = setOf(data.scopes)
const switches = setOf(data.switches)
const wholly = setOf(data.wholly)
const whole = setOf(data.whole)
const checks = setOf(data.checks)

/** A name and the value assigned to it. */
const setting =
  /(-{0,2}[A-Za-z][\w.:/-]{1,120})(["'\]]{0,3}(?:\s{0,3}(?:=>|[:=])\s{0,3}|[ \t]{1,3})["'[]{0,2})?(?=([\w-]{1,40})?([ \t]+[a-z]{2})?)/g
const scope = /^\s*(?:\[([\w.-]{2,40})\]|["']?([\w.-]{2,40})["']?\s*[:=]?\s*\{?)\s*$/
const indent = (text: string): number => text.search(/\S/)

/** Splits `caCert_verifyPeer` into words. */
function splitName(name: string): string[] {
  const parted = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
  return parted.toLowerCase().match(/[a-z]+|\d+/g) ?? []
}

const first = (words: readonly string[], of: Words): number => words.findIndex((word) => of.has(word))
const last = (words: readonly string[], of: Words): number => words.findLastIndex((word) => of.has(word))

/** Whether the name disables protection when it is present or set to true. */
function drops(words: readonly string[], isOption: boolean): boolean {
  const guard = last(words, guards)
  const drop = first(words, dropping)
  if (drop >= 0 && guard > drop && (drop === 0 || words[drop] !== 'no')) return words.length > 2 || isOption
  const allow = first(words, allowing)
  if (allow >= 0 && (last(words, anyone) > allow || (guard > allow && words[allow] !== 'allow'))) return true
  return isOption ? first(words, wholly) >= 0 : first(words, wholly) >= 0 && words.length > 1
}

/** Whether the name enables protection, unless its value means off. */
function protects(words: readonly string[], outer: readonly string[]): boolean {
  const lastWord = words.at(-1) ?? ''
  if (words.length === 1) return whole.has(lastWord) || (switches.has(lastWord) && outer.some(isGuarded))
  if (!words.some(isGuarded)) return false
  return words.some((word) => checks.has(word)) || switches.has(lastWord) || whole.has(lastWord)
}

function isGuarded(word: string): boolean {
  return guards.has(word) || scopes.has(word)
}

/** The first name on a line that disables protection; `outer`: the words of the enclosing key or section. */
export function findUnprotected(text: string, outer: readonly string[]): string | undefined {
  for (const [written, name = '', sign = '', value = '', more] of text.slice(0, 5_000).matchAll(setting)) {
    const words = splitName(name)
    const shown = `${written}${value}`.trim()
    // `verify: no matter what` is a sentence.
    const isSentence = more !== undefined && !name.startsWith('-') && !sign.includes('=')
    const isOff = off.has(value.toLowerCase()) && sign !== '' && !isSentence
    const isSet = name.startsWith('-') || /[:=]/.test(sign) || name.endsWith(':')
    if (isOff ? protects(words, outer) : drops(words, isSet)) return shown
    if (words.length === 1 && words[0] === 'optional' && /^(?:true|yes|on)$/i.test(value) && outer.some(isGuarded))
      return shown
    // A value may itself be a name: `VERIFY_NONE`, `-P NoSecurity`.
    if (words.length > 1 && off.has(words.at(-1) ?? '') && first(words, guards) >= 0) return name
    if (sign !== '' && /[A-Z_-]/.test(value) && drops(splitName(value), true)) return shown
  }
  return undefined
}

/** For each line, the words of the key or section that it is in. */
export function listScopes(lines: readonly string[]): string[][] {
  let open: { depth: number; words: string[] } | undefined
  return lines.map((text) => {
    const depth = indent(text)
    if (open !== undefined && depth >= 0 && depth <= open.depth && !(open.depth === -1)) open = undefined
    const outer = open?.words ?? []
    const [, section, key] = scope.exec(text.slice(0, 200)) ?? []
    const name = section ?? (/[:={]\s*$/.test(text) ? key : undefined)
    if (name !== undefined) open = { depth: section === undefined ? depth : -1, words: splitName(name) }
    return outer
  })
}
