// Where readers saw a page: in a translation, or another version of it.
import type { FeedbackEntry } from '../docs-api/contract.ts'
import { parseAddress, parseDocPath } from '../pages/doc-path.ts'
import { codeName, type Framed, framed, joinFramed } from './framed.ts'

const mostAddresses = 3
const mostListed = 15

export type Addresses = ReadonlyMap<string, readonly string[]>

export function groupAddresses(entries: Iterable<FeedbackEntry>): Addresses {
  const pages = [...Map.groupBy(entries, ({ path }) => parseDocPath(path))].map(([page, found]) => {
    const read = [...Map.groupBy(found, ({ path }) => parseAddress(path))]
    const sorted = read.sort(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1))
    return [page, sorted.map(([address]) => address)] as const
  })
  return new Map(pages.filter(([page, addresses]) => addresses.some((address) => address !== page)))
}

/** `, read as /es/a and /v2/a`, or `, also read as …` where the page itself was read too. `pages`: how many share the room. */
export function renderReadAs(
  page: string,
  { addresses, pages }: { readonly addresses: Addresses; readonly pages: number },
  renderName: (address: string) => Framed,
): Framed {
  const name = parseDocPath(page)
  const known = addresses.get(name) ?? []
  const others = known.filter((address) => address !== name)
  if (others.length === 0) return framed``
  const most = Math.max(1, Math.min(mostAddresses, Math.floor(mostListed / pages)))
  return framed`, ${others.length < known.length ? 'also ' : ''}read as ${joinNames(others.map(renderName), most)}`
}

/** ` on /es/a and /a`, newest first; empty where all read the page itself, unless it is to be named. */
export function renderPlace(entries: readonly FeedbackEntry[], delimiter: string, isNamed: boolean): Framed {
  const hasOthers = entries.some(({ path }) => parseAddress(path) !== parseDocPath(path))
  if (!isNamed && !hasOthers) return framed``
  const names = [...new Set(entries.map(({ path }) => parseAddress(path)))].map((name) => codePage(name, delimiter))
  return framed` on ${joinNames(names, mostAddresses)}`
}

export function codePage(name: string, delimiter: string): Framed {
  return codeName(name, delimiter, 120)
}

function joinNames(names: readonly Framed[], most: number): Framed {
  const shown = names.length > most ? [...names.slice(0, most), framed`${names.length - most} more`] : names
  const last = shown.at(-1) ?? framed``
  return shown.length < 2 ? last : framed`${joinFramed(shown.slice(0, -1))} and ${last}`
}
