// Applies people's corrections: topics that are one, and topics that do not belong with the rest of their page.
import type { Anchored, Correction, ResolvedAnchor } from './cluster.ts'
import { byCode, type Corpus } from './corpus.ts'
import { isSameTopic, signTopic } from './signature.ts'
import { joinTopics, type PageTopic } from './topics.ts'

interface Corrected {
  /** All topics except those kept apart; topics joined within a page are one. */
  readonly topics: readonly PageTopic[]
  /** Groups of topics from several pages that form one cluster each. */
  readonly links: readonly (readonly PageTopic[])[]
  /** Topics that form separate clusters, by the anchor of the first correction that says so. */
  readonly apart: ReadonlyMap<string, readonly PageTopic[]>
}

/** If two contradict each other, the later one wins. @param corrections oldest first */
export function correctTopics(
  topics: readonly PageTopic[],
  corrections: readonly Correction[],
  corpus: Corpus,
): Corrected {
  if (corrections.length === 0) return { topics, links: [], apart: new Map() }
  const find = createFinder(topics, corpus)
  const groups = new Map<PageTopic, ReadonlySet<PageTopic>>()
  const anchors = new Map<PageTopic, string>()
  const keepApart = (found: readonly PageTopic[], anchor: string) => {
    for (const topic of found) if (!groups.has(topic)) anchors.set(topic, anchor)
  }
  const join = (one: readonly PageTopic[], other: readonly PageTopic[]) => {
    const found = [...one, ...other]
    if (one.length === 0 || other.length === 0 || found.some((topic) => anchors.has(topic))) return
    const joined = new Set(found.flatMap((topic) => [...(groups.get(topic) ?? [topic])]))
    if (joined.size > 1) for (const topic of joined) groups.set(topic, joined)
  }
  for (const { kind, a, b } of corrections.toReversed()) {
    if (kind === 'apart') keepApart(find(a), a.anchor)
    else if (b !== undefined) join(find(a), find(b))
  }
  const joined = [...new Set(groups.values())].map((group) => joinByPage([...group].sort(byPlace), corpus))
  const alone = topics.filter((topic) => !groups.has(topic) && !anchors.has(topic))
  const apart = Map.groupBy(anchors.keys(), (topic) => anchors.get(topic) ?? '')
  return {
    topics: [...alone, ...joined.flat()].sort(byPlace),
    links: joined.filter((group) => group.length > 1),
    apart: new Map([...apart].map(([anchor, own]) => [anchor, joinByPage(own.sort(byPlace), corpus, 'apart')])),
  }
}

function joinByPage(topics: readonly PageTopic[], corpus: Corpus, reason: 'joined' | 'apart' = 'joined'): PageTopic[] {
  const pages = Map.groupBy(topics, ({ page }) => page)
  return [...pages.values()].map((own) => joinTopics(own, reason, corpus))
}

function byPlace(a: PageTopic, b: PageTopic): number {
  return byCode(a.page, b.page) || (a.rows[0] ?? 0) - (b.rows[0] ?? 0)
}

/** A group that a person has joined with others is merged with everything that it already shares. */
export function linkShared(
  { shared, rest }: { readonly shared: readonly PageTopic[][]; readonly rest: readonly PageTopic[] },
  links: Corrected['links'],
) {
  let groups = shared.map((topics): { topics: readonly PageTopic[]; isJoined: boolean } => ({
    topics,
    isJoined: false,
  }))
  for (const link of links) {
    const touched = groups.filter(({ topics }) => topics.some((topic) => link.includes(topic)))
    const topics = [...new Set([...touched.flatMap((group) => group.topics), ...link])]
    groups = [...groups.filter((group) => !touched.includes(group)), { topics, isJoined: true }]
  }
  const taken = new Set(links.flat())
  return { groups, rest: rest.filter((topic) => !taken.has(topic)) }
}

/** Topics that contain the anchor, and similar ones on its pages. */
function createFinder(topics: readonly PageTopic[], { entries }: Corpus): (side: Anchored) => PageTopic[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const pages = Map.groupBy(topics, ({ page }) => page)
  const signed = new Map<PageTopic, readonly string[]>()
  const sign = (one: PageTopic): readonly string[] => {
    const signatures = signed.get(one) ?? signTopic(one.topic, byId)
    signed.set(one, signatures)
    return signatures
  }
  const withEntry = createLookUp(topics)
  return ({ anchor, signatures, pages: own = [] }) => {
    const likes = own.flatMap((page) => pages.get(page) ?? []).filter((one) => isSameTopic(signatures, sign(one)))
    return [...new Set([...withEntry(anchor), ...likes])]
  }
}

function createLookUp(topics: readonly PageTopic[]): (id: string) => PageTopic[] {
  const topicOf = new Map(topics.flatMap((one) => one.topic.entryIds.map((id) => [id, one] as const)))
  return (id) => {
    const found = topicOf.get(id)
    return found === undefined ? [] : [found]
  }
}

/** How many signatures of a corrected topic are kept. */
const mostSignatures = 4

/** @param topics as they are without any correction, so that each side is recognised by its own words */
export function resolveAnchors(
  topics: readonly PageTopic[],
  corrections: readonly Correction[],
  { entries }: Corpus,
): ResolvedAnchor[] {
  const unknown = corrections
    .flatMap(({ a, b }) => [a, ...(b === undefined ? [] : [b])])
    .filter(({ pages }) => pages === undefined)
  if (unknown.length === 0) return []
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const withEntry = createLookUp(topics)
  return [...new Set(unknown.map(({ anchor }) => anchor))].flatMap((anchor) =>
    withEntry(anchor).map(({ page, topic }) => {
      const entryIds = [anchor, ...topic.entryIds.filter((id) => id !== anchor)]
      return { anchor, pages: [page], signatures: signTopic({ ...topic, entryIds }, byId).slice(0, mostSignatures) }
    }),
  )
}
