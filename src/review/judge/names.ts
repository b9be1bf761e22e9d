// New hosts, packages, accounts and contacts, and who named them.
import { iban, isAccount } from '../../text/redaction/redact-numbers.ts'
import { subtract } from '../diff/diff-lines.ts'
import { isSentence } from './commands.ts'
import { type Context, isKnownHost } from './context.ts'
import { type Address, isReserved, listAddresses, listLooseHosts } from './hosts.ts'
import { listPackages } from './packages.ts'
import type { Acceptable, Found } from './result.ts'

type Named = Pick<Found, 'path' | 'line'> &
  Readonly<{
    isPlainLink?: boolean
    text: string
    owner?: string
    what: Acceptable['what'] | undefined
  }>

export function findNames(context: Context): Found[] {
  const { base, readers } = context
  const isOwn = (word: string) => base.holds(word) || /^(?:https?|www|com|org|net|github|gitlab)$/.test(word)
  const named = [...listNewHosts(context), ...listNewPackages(context), ...listNewContacts(context)]
  return named.map(({ text, owner, isPlainLink, what, ...place }): Found => {
    const from = readers.findName(text, owner, isOwn)
    const name = what === 'account' ? text.toLowerCase() : text
    return {
      ...place,
      kind: from.length > 0 && !isPlainLink ? 'from-reader' : 'name-new',
      ...(what && { subject: text, accepts: { what, name } }),
      ...(from.length > 0 && { from }),
    }
  })
}

function listNewHosts(context: Context): Named[] {
  const { base, pages } = context
  const isNew = ({ address, as }: { address: Address; as: string }) =>
    !isKnownHost(context, address) || (as === 'link' && isReserved(address) && !base.sites.has(address.site))
  const listIn = (side: 'added' | 'removed') => {
    const inParts = pages.flatMap(({ path, [side]: parts }) =>
      parts.flatMap((part) => {
        const values = part.kind === 'tag' ? Object.values(part.attributes) : 'url' in part ? [part.url] : []
        return values.flatMap(listAddresses).map((address) => ({ path, line: part.line, address, as: part.kind }))
      }),
    )
    const inLines = context[side].flatMap((snippet) =>
      snippet.lines.flatMap(({ text, line }) => {
        const isProse = snippet.kind === 'prose' || (snippet.kind === 'line' && isSentence(text))
        const all = [...listAddresses(text), ...(isProse ? [] : listLooseHosts(text))]
        return all.map((address) => ({ path: snippet.path, line, address, as: isProse ? 'text' : 'code' }))
      }),
    )
    return [...inParts, ...inLines].filter(isNew)
  }
  const added = listIn('added')
  const removed = added.length > 0 ? listIn('removed') : []
  const come = subtract(added, removed, ({ path, as, address }) => `${path} ${as} ${address.text}`)
  return come.map(({ path, line, as, address: { host, site, domain } }) => {
    const isPlainLink = as === 'link' || as === 'text'
    const [text, owner] = site.includes('/') ? [site, site.split('/').at(-1)] : [host, domain.split('.')[0]]
    return { isPlainLink, path, line, text, owner, what: 'host' }
  })
}

function listNewPackages({ base, added }: Context): Named[] {
  return added.flatMap((snippet) =>
    listPackages(snippet)
      .filter(({ name }) => ![base.packages, base.usual, base.code].some((known) => known.has(name)))
      .map(({ name: text, owner, line }) => {
        const isPlainLink = base.owners.has(owner ?? '')
        return { path: snippet.path, line, text, owner, isPlainLink, what: 'package' }
      }),
  )
}

const email = /(?<![\w.+-])[\w.+-]{1,64}@((?:[\w-]{1,63}\.){1,6}[a-z]{2,24})(?![\w-])/gi
const wallet = /\b(?:0x[\da-f]{40}|bc1[a-z\d]{25,60}|[13][1-9A-HJ-NP-Za-km-z]{25,34}|4[\dA-Za-z]{94})\b/gi
const phone = /(?<![\w.+-])\+?\d[\d ().-]{7,18}\d(?![\w.-])/g
const handle = /(?<![\w.@/`-])@[a-z][\w.]{2,38}(?![\w@/.:-])|\b(?:t\.me|wa\.me|discord\.gg)\/[\w+-]{2,40}/gi

function listNewContacts({ base, added, removed }: Context): Named[] {
  const old = removed.map(({ text }) => text).join('\n')
  return added.flatMap((snippet) =>
    snippet.lines.flatMap(({ text: whole, line }) => {
      const text = whole.slice(0, 20_000)
      const isProse = snippet.kind === 'prose'
      const all = (form: RegExp) => text.match(form) ?? []
      const isSample = (host: string) => isReserved({ host, domain: host })
      const mails = all(email).filter((mail) => !isSample(mail.replace(/^.*@/, '')))
      const isNumber = (one: string) => one.replace(/\D/g, '').length > 8 && /^\+|^0|\s/.test(one)
      const numbers = all(phone).filter((one) => isNumber(one) && !/\d{4}-\d\d-\d\d/.test(one))
      const said = isProse ? [...numbers, ...all(handle)] : []
      const names = [...mails, ...all(iban).filter(isAccount), ...all(wallet), ...said]
      // Personal data is neither shown nor recorded.
      return names
        .filter((name) => !(old.includes(name) && base.holds(name)) && !base.approves(name))
        .map((text): Named => ({ path: snippet.path, line, text, what: /^@|\//.test(text) ? 'account' : undefined }))
    }),
  )
}
