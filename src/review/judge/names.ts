// Hosts, packages, accounts and contacts that a change adds and the repository does not have, and who named them.
import { account as iban, isAccount } from '../../text/redaction/cards.ts'
import { isKnownHost } from './base.ts'
import type { Context } from './context.ts'
import { type Address, isReserved, listAddresses, listLooseHosts } from './hosts.ts'
import { listPackages } from './packages.ts'
import type { Acceptable, Found } from './result.ts'
import { listLines } from './snippets.ts'

type Place = Pick<Found, 'path' | 'line'>

interface Named extends Place {
  /** Readers may follow it, but nothing loads or runs from it. */
  readonly isPlainLink?: boolean
  readonly text: string
  readonly owner?: string | undefined
  readonly accepts: Acceptable | undefined
}

export function findNames(context: Context): Found[] {
  const { base, readers } = context
  const isOwn = (word: string) => base.holds(word) || /^(?:https?|www|com|org|net|github|gitlab)$/.test(word)
  const named = [...listNewHosts(context), ...listNewPackages(context), ...listNewContacts(context)]
  return named.map(({ text, owner, isPlainLink, accepts, path, line }): Found => {
    const from = readers.findName(text, owner, isOwn)
    return {
      kind: from.length > 0 && !isPlainLink ? 'from-reader' : 'name-new',
      path,
      line,
      ...(accepts === undefined ? {} : { subject: text, accepts }),
      ...(from.length === 0 ? {} : { from }),
    }
  })
}

/** All addresses that a change adds; in links as well as in code. */
export function listNewHosts({
  base,
  pages,
  added,
  readers,
}: Pick<Context, 'base' | 'pages' | 'added' | 'readers'>): Named[] {
  const found: (Place & { address: Address; as: 'link' | 'image' | 'prose' | 'code' })[] = []
  const add = (place: Place, addresses: readonly Address[], as: (typeof found)[number]['as']) => {
    for (const address of addresses) found.push({ path: place.path, line: place.line, address, as })
  }
  for (const { path, added: parts } of pages)
    for (const part of parts)
      if (part.kind === 'link' || part.kind === 'image')
        add({ path, line: part.line }, listAddresses(part.url), part.kind === 'link' ? 'link' : 'image')
      else if (part.kind === 'tag')
        for (const value of Object.values(part.attributes)) add({ path, line: part.line }, listAddresses(value), 'code')
  for (const snippet of added)
    for (const line of listLines(snippet)) {
      const isProse = snippet.kind === 'prose' || (snippet.kind === 'line' && isSentence(line.text))
      const loose = isProse ? [] : listLooseHosts(line.text)
      add({ path: snippet.path, line: line.line }, [...listAddresses(line.text), ...loose], isProse ? 'prose' : 'code')
    }
  return found
    .filter(
      // A sample may name a host that nobody can own; a link to one leads nowhere.
      ({ address, as }) =>
        !isKnownHost(base, address, readers) || (as === 'link' && isReserved(address) && !base.sites.has(address.site)),
    )
    .map(({ path, line, as, address: { host, site, domain } }) => ({
      isPlainLink: as === 'link' || as === 'prose',
      path,
      line,
      text: site.includes('/') ? site : host,
      owner: site.includes('/') ? site.split('/')[1] : domain.split('.')[0],
      accepts: { what: 'host' as const, name: site.includes('/') ? site : host },
    }))
}

/** In a format that is read by lines: whether a line is a sentence or a list of links, not a command or a setting. */
function isSentence(text: string): boolean {
  return (
    /\p{Ll}{2,}\s\p{Ll}{2,}\s\p{Ll}{2,}|>`_|^\s*\.\.\s+_|\blink:|https?:\/\/[^\s[]+\[/u.test(text) &&
    !/^\s*[$#>]\s|\s--\w/.test(text)
  )
}

function listNewPackages({ base, added }: Pick<Context, 'base' | 'added'>): Named[] {
  return added.flatMap((snippet) =>
    // Two words of a sentence are no command.
    (snippet.kind === 'prose' ? [] : listPackages(snippet))
      .filter(({ name }) => !base.packages.has(name) && !base.usual.has(name) && !base.code.has(name))
      .map(({ name, owner, line }) => ({
        path: snippet.path,
        line,
        text: name,
        owner,
        // Another package of an owner whose packages the repository uses.
        isPlainLink: base.owners.has(owner ?? ''),
        accepts: { what: 'package' as const, name },
      })),
  )
}

const email = /(?<![\w.+-])[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,6}[a-z]{2,24}(?![\w-])/gi
const wallet = /\b(?:0x[\da-f]{40}|bc1[a-z\d]{25,60}|[13][1-9A-HJ-NP-Za-km-z]{25,34}|4[\dA-Za-z]{94})\b/gi
const phone = /(?<![\w.+-])\+?\d[\d ().-]{7,18}\d(?![\w.-])/g
/** `@name` on another service, and handles of messengers. */
const handle = /(?<![\w.@/`-])@[a-z][\w.]{2,38}(?![\w@/.:-])|\b(?:t\.me|wa\.me|discord\.gg)\/[\w+-]{2,40}/gi

function listNewContacts({ base, added }: Pick<Context, 'base' | 'added'>): Named[] {
  return added.flatMap((snippet) =>
    listLines(snippet).flatMap(({ text: whole, line }) => {
      const text = whole.slice(0, 20_000)
      const mails = (text.match(email) ?? []).filter(
        (one) => !isReserved({ host: one.replace(/^.*@/, ''), domain: one.replace(/^.*@/, '') }),
      )
      const accounts = [...text.matchAll(iban)].map(([found]) => found).filter(isAccount)
      const numbers =
        snippet.kind === 'prose'
          ? (text.match(phone) ?? []).filter(
              (one) => one.replace(/\D/g, '').length > 8 && !/\d{4}-\d\d-\d\d/.test(one) && /^\+|^0|\s/.test(one),
            )
          : []
      const handles = snippet.kind === 'prose' ? (text.match(handle) ?? []) : []
      return [...mails, ...accounts, ...(text.match(wallet) ?? []), ...numbers, ...handles]
        .filter((one) => !base.holds(one))
        .map((one) => ({
          path: snippet.path,
          line,
          text: one,
          // An e-mail address or a number is personal: neither shown nor recorded.
          accepts: /^@|\//.test(one) ? { what: 'account' as const, name: one.toLowerCase() } : undefined,
        }))
    }),
  )
}
