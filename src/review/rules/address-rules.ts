// Rules over addresses: in commands, links and images.
import words from './address-words.json' with { type: 'json' }
import {
  bareOf,
  findNearDomain,
  isNewDomain,
  isNewSite,
  knownAddresses,
  listPlaces,
  type Place,
  toFinding,
} from './addresses.ts'
import { perSubject } from './memo.ts'
import type { Finding, Rule, Subject } from './rule.ts'
import { listKnown } from './snippets.ts'

const shorteners: ReadonlySet<string> = new Set(words.shorteners)
const tracking: ReadonlySet<string> = new Set(words.tracking)

const findHosts = perSubject((subject) => {
  const places = listPlaces(subject)
  const near = places.filter(({ address }) => findNearDomain(subject, address) !== undefined)
  const rest = places.filter((place) => !near.includes(place))
  const commands = rest.filter(({ address, kind }) => kind === 'command' && isNewSite(subject, address))
  const others = rest.filter(({ address, kind }) => kind !== 'command' && isNewDomain(subject, address))
  return {
    near: near.map((place) => toFinding(subject, place)),
    commands: commands.map((place) => toFinding(subject, place)),
    links: others.filter(({ kind }) => kind !== 'image').map((place) => toFinding(subject, place)),
    images: others.filter(({ kind }) => kind === 'image').map((place) => toFinding(subject, place)),
  }
})

const isBrought = ({ from = [] }: Finding): boolean => from.length > 0

const findPlaces = (wanted: (subject: Subject, place: Place) => boolean) => (subject: Subject) =>
  listPlaces(subject)
    .filter((place) => !knownAddresses(subject).texts.has(bareOf(place.address.text)) && wanted(subject, place))
    .map((place) => toFinding(subject, place))

function hasTracking({ path }: Place['address']): boolean {
  const query = /\?([^#]{0,2000})/.exec(path)?.[1] ?? ''
  const keys = query.split(/[&;]/).map((pair) => pair.split('=')[0]?.toLowerCase() ?? '')
  return keys.some((key) => key.startsWith('utm_') || tracking.has(key))
}

export const addressRules: readonly Rule[] = [
  {
    id: 'host-near-name',
    grade: 'block',
    finds: 'a host that is a letter or two off one that the repository or many others use, or has its name inside',
    says: 'This host is easily taken for another one.',
    find: (subject) => findHosts(subject).near,
  },
  {
    id: 'command-host-from-reader',
    grade: 'block',
    finds: 'a host in a command or in code that is new to the repository, and which a reader wrote',
    says: "This host in code is new to the repository, and comes from a reader's comment.",
    find: (subject) => findHosts(subject).commands.filter(isBrought),
  },
  {
    id: 'command-host-new',
    grade: 'look',
    finds: 'any other host in a command or in code that is new to the repository',
    says: 'This host in code is new to the repository.',
    find: (subject) => findHosts(subject).commands.filter((finding) => !isBrought(finding)),
  },
  {
    id: 'domain-new',
    grade: 'look',
    finds: 'a link to a domain that the repository does not have anywhere',
    says: 'This link leads to a domain that the repository does not have anywhere.',
    find: (subject) => findHosts(subject).links,
  },
  {
    id: 'image-from-outside',
    grade: 'look',
    finds: 'an image or another embedded file from a domain that the repository does not have anywhere',
    says: 'This is loaded from a domain that is new to the repository, which sees every reader of the page.',
    find: (subject) => findHosts(subject).images,
  },
  {
    id: 'address-shortened',
    grade: 'look',
    finds: 'a new address of a link shortener, which hides where it leads',
    says: 'Nobody can see where this short link leads, and its owner can change it.',
    find: findPlaces((_, { address }) => shorteners.has(address.host)),
  },
  {
    id: 'address-tracking',
    grade: 'look',
    finds: 'a new address with parameters that track readers or credit a referrer',
    says: 'This address tracks readers, or credits somebody for them.',
    find: findPlaces((_, { address }) => hasTracking(address)),
  },
  {
    id: 'address-insecure',
    grade: 'look',
    finds: 'an `http:` address where the repository has the same host with `https:`',
    says: 'This address uses http: where https: was used for the same host before.',
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
