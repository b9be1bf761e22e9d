// Hosts without a scheme in code, distinguished from file names and properties by context.

import { type Address, findDomain, isLocal, makeAddress } from './hosts.ts'
import data from './loose-hosts.json' with { type: 'json' }
import { unpack } from './patterns.ts'

const domains: ReadonlySet<string> = new Set(unpack(data.domains))
const files: ReadonlySet<string> = new Set(unpack(data.files))
const programs: ReadonlySet<string> = new Set(unpack(data.programs))
const keys: ReadonlySet<string> = new Set(unpack(data.keys))

/** A host name or an IPv4 address, but not after `//`, where `listAddresses` finds it. */
const name = String.raw`(?:[a-z\d][a-z\d-]{0,62}\.){1,8}[a-z][a-z\d-]{0,62}|\d{1,3}(?:\.\d{1,3}){3}`
const port = String.raw`:\d{1,5}|:{1,2}(?=[\w~/.-])`
const loose = new RegExp(String.raw`(?<![\w./:$%@{-])(?:[\w.+-]{0,64}@)?(${name})(${port})?(?![\w(@-]|\.[\w*])`, 'gi')
const mayHold = /[\w-]\.[a-z\d]/i

/** `--host`, `-h` and the like, and keys that take a host. */
const before = /(?:^|[\s"'([,{])(-h|-H|-S|--?[a-z][\w-]{1,60}|@|[\w.-]{1,60}["']?\s{0,3}[:=])[\s="'[]{0,6}$/i
/** `nameserver 192.0.2.1`, alone on its line. */
const directive = /^\s{0,40}([a-z][\w-]{1,60})\s{1,6}$/i

/** The hosts in a line of code, without duplicates. */
export function listLooseHosts(line: string): Address[] {
  if (!mayHold.test(line)) return []
  const text = line.slice(0, longest)
  const isCalled = (text.match(/[\w-]+/g) ?? []).slice(0, mostWords).some((word) => programs.has(word.toLowerCase()))
  const found = new Map<string, Address>()
  for (const match of text.matchAll(loose)) {
    const [whole, host = '', end = ''] = match
    const from = match.index ?? 0
    const lead = text.slice(Math.max(0, from - reach), from)
    const hint = (before.exec(lead) ?? directive.exec(lead))?.[1] ?? ''
    const isNamed = isCalled || whole.includes('@') || isHint(hint)
    if (!isHost(host.toLowerCase(), end, isNamed, text[from + whole.length] ?? '')) continue
    const address = makeAddress(whole, '', host, '')
    if (address !== undefined) found.set(address.text, address)
  }
  return [...found.values()]
}

const longest = 5_000
const reach = 80
const mostWords = 8

/** A name that contains a word from the list: `proxyHost:`, `--api-url`, `HTTPS_PROXY=`. */
function isHint(hint: string): boolean {
  if (/^(?:-h|-H|-S|@)$/.test(hint)) return true
  const words = hint.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase()
  return (words.match(/[a-z]+/g) ?? []).some((word) => keys.has(word))
}

function isHost(host: string, port: string, isNamed: boolean, next: string): boolean {
  if (isLocal(host)) return false
  if (/^[\d.]+$/.test(host)) return host.split('.').every((part) => Number(part) < 256) && (isNamed || port !== '')
  const labels = host.split('.')
  const last = labels.at(-1) ?? ''
  // `com.example.app` is a Java package.
  if (files.has(last) || (domains.has(labels[0] ?? '') && !isNamed)) return false
  if (!domains.has(last) && !(isNamed && findDomain(host).split('.').length > 1 && last.length === 2)) return false
  return isNamed || /^:\d/.test(port) || (labels.length > 2 && next !== '=') || next === '/'
}
