// Rules about addresses in commands, links and images.

import { listSources } from '../packages/package-sources.ts'
import { listAddresses, listBareAddresses } from '../spoofing/hosts.ts'
import { listLooseHosts } from '../spoofing/loose-hosts.ts'
import { isInPlace } from '../subject/in-place.ts'
import { perSubject } from '../subject/memo.ts'
import type { Finding, Rule, Subject } from '../subject/rule.ts'
import { listAdded, listKnown, listLines } from '../subject/snippets.ts'
import words from './address-words.json' with { type: 'json' }
import {
  bareOf,
  findCombosquatted,
  findNearDomain,
  isNewDomain,
  isNewExample,
  isNewSite,
  knownAddresses,
  listPlaces,
  type Place,
  toFinding,
} from './addresses.ts'

const shorteners: ReadonlySet<string> = new Set(words.shorteners)
const tracking: ReadonlySet<string> = new Set(words.tracking)

const isFromReader = ({ from = [] }: Finding): boolean => from.length > 0
const wasChanged = (subject: Subject, { path = '', line = 0 }: Finding): boolean => isInPlace(subject, path, line)

const findHosts = perSubject((subject) => {
  const places = listPlaces(subject)
  const { near = [], rest = [] } = Object.groupBy(places, ({ address }) =>
    findNearDomain(subject, address) === undefined ? 'rest' : 'near',
  )
  const inCode = rest.filter(
    ({ address, kind, isCode }) => (kind === 'command' || isCode === true) && isNewSite(subject, address),
  )
  const examples = rest.filter(({ address, kind }) => kind === 'command' && isNewExample(subject, address))
  const lent = inCode.filter(
    (place) => isFromReader(toFinding(subject, place)) && findCombosquatted(subject, place.address) !== undefined,
  )
  const commands = inCode.filter(({ kind }) => kind === 'command')
  const others = rest.filter(
    (place) =>
      !commands.includes(place) &&
      (isNewDomain(subject, place.address) || (place.kind === 'image' && isNewExample(subject, place.address))),
  )
  return {
    near: [...near, ...lent].map((place) => toFinding(subject, place)),
    commands: commands.map((place) => toFinding(subject, place)),
    /** Addresses of hosts that are reserved for examples. */
    examples: examples.map((place) => toFinding(subject, place)),
    links: others.filter(({ kind }) => kind !== 'image').map((place) => toFinding(subject, place)),
    images: others.filter(({ kind }) => kind === 'image').map((place) => toFinding(subject, place)),
  }
})

const findPlaces = (wanted: (subject: Subject, place: Place) => boolean) => (subject: Subject) =>
  listPlaces(subject)
    .filter((place) => !knownAddresses(subject).texts.has(bareOf(place.address.text)) && wanted(subject, place))
    .map((place) => toFinding(subject, place))

/** Addresses of hosts that are new to the repository, in new commands and code. */
function findInLines(
  subject: Subject,
  list: (text: string) => readonly Place['address'][],
  isNew: typeof isNewSite = isNewSite,
): Finding[] {
  return listAdded(subject)
    .filter(({ kind }) => kind !== 'prose')
    .flatMap((snippet) =>
      listLines(snippet).flatMap(({ text, line }) =>
        list(text)
          .filter((address) => isNew(subject, address))
          .map((address) => toFinding(subject, { address, kind: 'command', path: snippet.path, line })),
      ),
    )
}

const credential = new RegExp(
  String.raw`(?:\$(?:\{|env:)?|process\.env\.|(?:environ|getenv|ENV|env)\b\W{1,4})\w{0,40}` +
    String.raw`(?:TOKEN|API_?KEY|_KEY|SECRET|PASSW(?:OR)?D|CREDENTIALS?)\b`,
)

/** A value as a label of a host name: the DNS lookup sends it to whoever owns the domain. */
const asLabel = /\$(?:\{\w{1,60}\}|\w{1,60})\.(?=\w)|\$\([^()\n]{1,100}\)\.(?=\w)/g

/** A database address, which contains the password of that same database. */
const connection = /\b(?!https?:|wss?:|ftps?:)[a-z][a-z\d+.-]{1,20}:\/\/[^\s"'@]{0,200}@/gi

/** Lines that name one of the reader's keys and a host that is new to the repository. */
function findKeysSent(subject: Subject): Finding[] {
  return findInLines(subject, (text) =>
    credential.test(text) && credential.test(text.replace(connection, ''))
      ? [listAddresses, listBareAddresses, listLooseHosts].flatMap((list) => list(text.replace(asLabel, '')))
      : [],
  )
}

function hasTracking({ path }: Place['address']): boolean {
  const query = /\?([^#]{0,2000})/.exec(path)?.[1] ?? ''
  const keys = query.split(/[&;]/).map((pair) => pair.split('=')[0]?.toLowerCase() ?? '')
  return keys.some((key) => key.startsWith('utm_') || tracking.has(key))
}

export const addressRules: readonly Rule[] = [
  {
    id: 'host-near-name',
    severity: 'block',
    detects: 'hosts whose name resembles or contains that of a host that the repository or many others use',
    message: 'This host is easily mistaken for another, as in phishing; check it letter by letter.',
    find: (subject) => findHosts(subject).near,
  },
  {
    id: 'package-source',
    severity: 'block',
    detects:
      'sources of packages that are new to the repository, named by a reader or set in a command or file that the page had',
    message:
      'This makes a package manager load packages from a source that is new to the repository and may belong to anyone.',
    find: (subject) => [
      ...findInLines(subject, listSources).filter((found) => isFromReader(found) || wasChanged(subject, found)),
      ...findInLines(subject, listSources, isNewExample).filter(isFromReader),
    ],
  },
  {
    id: 'key-to-new-host',
    severity: 'block',
    detects: 'commands and code that send a key, token or password to a host that is new to the repository',
    message: 'This sends one of the reader’s keys to a host that is new to the repository.',
    find: findKeysSent,
  },
  {
    id: 'command-host-from-reader',
    severity: 'block',
    detects: 'hosts in commands or code that are new to the repository and were named by a reader',
    message: 'A reader named this host, which is new to the repository; check who owns it before anyone runs the code.',
    find: (subject) => [
      ...findHosts(subject).commands.filter(isFromReader),
      ...findHosts(subject).examples.filter((found) => isFromReader(found) && wasChanged(subject, found)),
    ],
  },
  {
    id: 'command-host-new',
    severity: 'look',
    detects: 'any other host in commands or code that is new to the repository',
    message: 'This host in a command or code is new to the repository; check who owns it.',
    find: (subject) => findHosts(subject).commands.filter((finding) => !isFromReader(finding)),
  },
  {
    id: 'domain-new',
    severity: 'look',
    detects: 'links to domains that appear nowhere else in the repository',
    message: 'This link leads to a domain that appears nowhere else in the repository; check where it goes.',
    find: (subject) => findHosts(subject).links,
  },
  {
    id: 'image-from-outside',
    severity: 'look',
    detects: 'images and other embedded files from domains that appear nowhere else in the repository',
    message: 'This loads from a domain that is new to the repository and can then track every reader of the page.',
    find: (subject) => findHosts(subject).images,
  },
  {
    id: 'address-shortened',
    severity: 'look',
    detects: 'new short links, which hide their target',
    message: 'This short link hides its target, which its owner can change at any time; link to the target itself.',
    find: findPlaces((_, { address }) => shorteners.has(address.host)),
  },
  {
    id: 'address-tracking',
    severity: 'look',
    detects: 'new URLs with tracking or referral parameters',
    message: 'This URL tracks readers or credits a referrer; remove those parameters.',
    find: findPlaces((_, { address }) => hasTracking(address)),
  },
  {
    id: 'address-insecure',
    severity: 'look',
    detects: '`http:` URLs to hosts that the repository links with `https:`',
    message: 'This URL uses plain HTTP for a host that the repository links with HTTPS; use HTTPS.',
    find: (subject) =>
      listPlaces(subject)
        .filter(({ address: { scheme, host } }) => scheme === 'http' && hasSecure(subject, host))
        .filter(({ address: { text } }) => !listKnown(subject).some((known) => known.includes(text)))
        .map((place) => toFinding(subject, place)),
  },
]

function hasSecure(subject: Subject, host: string): boolean {
  return listKnown(subject).some((text) => text.includes(`https://${host}`))
}
