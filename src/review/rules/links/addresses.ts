// New addresses on the changed pages, each with its place and its origin.
import type { Part } from '../../../changes/page.ts'
import { downloaders, listCommands, programOf } from '../code/commands.ts'
import { isManager } from '../packages/packages.ts'
import { type Address, findDomain, isPlaceholder, isReserved, listAddresses } from '../spoofing/hosts.ts'
import { listLooseHosts } from '../spoofing/loose-hosts.ts'
import { distance, isNear } from '../spoofing/typosquatting.ts'
import { perKey, perSubject } from '../subject/memo.ts'
import { findReaders, findReadersOfName } from '../subject/readers.ts'
import type { Finding, Subject } from '../subject/rule.ts'
import { listAdded, listKnown, type Snippet } from '../subject/snippets.ts'
import words from './address-words.json' with { type: 'json' }

export interface Place {
  readonly address: Address
  /** `command`: in code that somebody may run or copy. */
  readonly kind: 'link' | 'image' | 'command' | 'text'
  /** The address is the whole content of a piece of inline code. */
  readonly isCode?: boolean
  readonly path: string
  readonly line: number
}

const commandWords = new Set([...words.commandWords, ...downloaders])

/** Every address in new or changed parts, known or not. */
export const listPlaces = perSubject((subject): readonly Place[] => {
  const inParts = subject.pages.flatMap(({ path, added }) =>
    added.flatMap((part) => addressesOf(part).map((found) => ({ ...found, path, line: part.line }))),
  )
  const inText = listAdded(subject).flatMap((snippet) =>
    snippet.text.split('\n').flatMap((text, at) => {
      const kind = isCommand(snippet, text) ? ('command' as const) : ('text' as const)
      const loose = kind === 'command' ? listLooseHosts(text).filter((address) => isUnnamed(subject, address)) : []
      return [...listAddresses(text), ...loose].map((address) => {
        const isCode = snippet.kind === 'inline-code'
        return { address, kind, isCode, path: snippet.path, line: snippet.line + at }
      })
    }),
  )
  const all: readonly Place[] = [...inParts, ...inText]
  const keyOf = ({ path, address }: Place): string => JSON.stringify([path, address.text])
  const commands = new Set(all.filter(({ kind }) => kind === 'command').map(keyOf))
  const code = new Set(all.filter(({ isCode }) => isCode === true).map(keyOf))
  return all
    .filter((place) => place.kind === 'command' || !commands.has(keyOf(place)))
    .filter((place) => place.isCode === true || place.kind !== 'link' || !code.has(keyOf(place)))
})

/** Limited, because each lookup searches everything that was read. */
const mostLookups = 40

/** For hosts without a scheme: whether the repository mentions the domain nowhere, in no form. */
const isUnnamed = perKey(
  { most: mostLookups, beyond: true, keyOf: ({ domain }: Address) => domain },
  (subject, { domain }) => !listKnown(subject).some((text) => text.includes(domain)),
)

function addressesOf(part: Part): { address: Address; kind: 'link' | 'image' }[] {
  if (part.kind === 'link' || part.kind === 'image')
    return listAddresses(part.url).map((address) => ({ address, kind: part.kind }))
  if (part.kind !== 'tag') return []
  return Object.entries(part.attributes).flatMap(([name, value]) => {
    const kind = /^(?:src|srcset|poster|background|image|icon|logo)$/i.test(name)
      ? ('image' as const)
      : ('link' as const)
    return listAddresses(value).map((address) => ({ address, kind }))
  })
}

/** A line that may be prose only counts if it begins like a command. */
function isCommand({ kind, text: whole }: Snippet, text: string): boolean {
  if (kind === 'code') return true
  if (kind === 'prose' || !/\s/.test(whole.trim())) return false
  if (kind === 'inline-code') return true
  return listCommands({ text, line: 1 }).some(
    ({ words }) => isManager(programOf(words)) || commandWords.has(programOf(words)),
  )
}

interface KnownAddresses {
  /** Whole addresses without their scheme, to recognise those that only moved. */
  readonly texts: ReadonlySet<string>
  readonly domains: ReadonlySet<string>
  readonly sites: ReadonlySet<string>
}

export const knownAddresses = perSubject((subject): KnownAddresses => {
  const [texts, domains, sites] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const add = ({ text, domain, site }: Address): void => {
    texts.add(bareOf(text))
    domains.add(domain)
    sites.add(site)
  }
  for (const text of listKnown(subject)) for (const address of listAddresses(text)) add(address)
  for (const { before } of subject.pages)
    for (const part of before) for (const { address } of addressesOf(part)) add(address)
  return { texts, domains, sites }
})

/** Without its scheme and trailing slash. */
export function bareOf(text: string): string {
  return text.replace(/^[a-z+.-]*:?\/\//i, '').replace(/\/$/, '')
}

/** Whether the domain is new to the repository. */
export function isNewDomain(subject: Subject, { host, domain }: Address): boolean {
  return !isPlaceholder(host) && !knownAddresses(subject).domains.has(domain)
}

/** Whether the site is new to the repository: the domain or, on a host that many people share, the owner. */
export function isNewSite(subject: Subject, { host, site }: Address): boolean {
  return !isPlaceholder(host) && !knownAddresses(subject).sites.has(site)
}

/** Like `isNewSite`, for hosts that are reserved for examples. */
export function isNewExample(subject: Subject, address: Address): boolean {
  return isReserved(address) && !knownAddresses(subject).sites.has(address.site)
}

/** Each host is compared once. Beyond this many, more than a reviewer would look at, hosts count as new. */
const mostCompared = 500

const createNearDomains = perSubject((subject) => {
  const names = new Set([...knownAddresses(subject).domains, ...words.wellKnown])
  const known = [...names].filter((other) => other.includes('.') && !isPlaceholder(other))
  const found = new Map<string, string | undefined>()
  return ({ host, domain }: Address): string | undefined => {
    if (names.has(domain) || found.has(host) || found.size >= mostCompared) return found.get(host)
    const near = isPlaceholder(host) ? undefined : known.find((other) => isNearHost(host, domain, other))
    found.set(host, near)
    return near
  }
})

/** A domain of the repository, or a well-known one, that this host is easily mistaken for. */
export function findNearDomain(subject: Subject, address: Address): string | undefined {
  return createNearDomains(subject)(address)
}

/** A domain of the repository whose name is one of the words of this host's domain: `acme-api.example` for `acme.example`. */
export function findCombosquatted(subject: Subject, { host, domain }: Address): string | undefined {
  const names = domain.split('.')[0]?.split('-') ?? []
  if (names.length < 2 || isPlaceholder(host) || knownAddresses(subject).domains.has(domain)) return undefined
  return [...knownAddresses(subject).domains].find((other) => {
    const [name = ''] = other.split('.')
    return name.length >= 5 && names.includes(name) && !isPlaceholder(other) && !words.wellKnown.includes(other)
  })
}

function isNearHost(host: string, domain: string, other: string): boolean {
  // `docs.example.com.evil.test`, `docs-example.com-login.test`
  const isInside = `.${host}`.includes(`.${other}.`) || host.includes(`${other.replace(/\./g, '-')}.`)
  if (isInside && other.length >= 6) return true
  const [[written = ''], [otherName = '']] = [domain.split('.'), other.split('.')]
  // The plain letters of Punycode: `xn--exmple-cua` is close to `example`.
  const name = written.replace(/^xn--(.+)-[^-]*$/, '$1')
  const isSameEnd = domain.slice(written.length) === other.slice(otherName.length)
  if (isSameEnd) return name.length >= 4 && isNear(name, otherName)
  return name.length >= 6 && name === otherName && distance(domain, other, 2) <= 2
}

/** The name that identifies a domain; '' for a well-known one, which anybody may mention. */
const ownerOfHost = ({ domain }: Address): string =>
  words.wellKnown.includes(domain) ? '' : (domain.split('.')[0] ?? '')

export function toFinding(subject: Subject, { address, path, line }: Place): Finding {
  const from = [
    ...new Set([...findReaders(subject, bareOf(address.text)), ...findReaders(subject, address.host)]),
  ].sort()
  const domain = from.length > 0 ? from : findReadersOfName(subject, findDomain(address.host), ownerOfHost(address))
  return { path, line, subject: address.text.slice(0, 300), from: domain }
}
