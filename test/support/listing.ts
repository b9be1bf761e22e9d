// GitHub's lists: filters, order and pages with a Link header, for what lies in memory.
import type { Answer } from './github-rules.ts'

interface Listed {
  readonly number: number
  readonly state: string
  readonly created_at: string
  readonly updated_at: string
}
type ListedIssue = Listed & { readonly labels: readonly { readonly name: string }[] }

/** Pages of 1 to 100 items, 30 by default; `url` is the request's own address with its query. */
export function page(items: readonly unknown[], url: URL): Answer {
  const size = Math.min(100, Math.max(1, Number(url.searchParams.get('per_page')) || 30))
  const number = Math.max(1, Number(url.searchParams.get('page')) || 1)
  const last = Math.max(1, Math.ceil(items.length / size))
  const link = (rel: string, to: number) => {
    const target = new URL(url)
    target.searchParams.set('page', String(to))
    return `<${target.href}>; rel="${rel}"`
  }
  const links = [
    ...(number > 1 ? [link('prev', number - 1)] : []),
    ...(number < last ? [link('next', number + 1), link('last', last)] : []),
    ...(number > 1 ? [link('first', 1)] : []),
  ]
  const body = items.slice((number - 1) * size, number * size)
  return { status: 200, ...(links.length > 0 && { headers: { link: links.join(', ') } }), body }
}

export function listIssues(issues: readonly ListedIssue[], url: URL): Answer {
  const query = url.searchParams
  const labels = (query.get('labels') ?? '').split(',').filter(Boolean)
  const chosen = issues
    .filter(hasState(query))
    .filter((issue) => labels.every((label) => issue.labels.some(({ name }) => name === label)))
    .filter(isSince(query))
  return page(sort(chosen, query.get('sort'), query.get('direction') ?? 'desc'), url)
}

export function listPulls(pulls: readonly Listed[], url: URL): Answer {
  const query = url.searchParams
  const by = query.get('sort') ?? 'created'
  return page(
    sort(pulls.filter(hasState(query)), by, query.get('direction') ?? (by === 'created' ? 'desc' : 'asc')),
    url,
  )
}

/** The comments of one issue: oldest first whatever `sort` and `direction` say. Those of all: the latest first, as the Action asks. */
export function listComments(comments: readonly { id: number; updated_at: string }[], url: URL): Answer {
  const chosen = comments.filter(isSince(url.searchParams)).toSorted((one, other) => one.id - other.id)
  const isOfAll = url.pathname.endsWith('/issues/comments')
  return page(
    isOfAll ? chosen.sort((one, other) => Date.parse(other.updated_at) - Date.parse(one.updated_at)) : chosen,
    url,
  )
}

const hasState = (query: URLSearchParams) => (item: Listed) =>
  [item.state, 'all'].includes(query.get('state') ?? 'open')

function isSince(query: URLSearchParams): (item: { readonly updated_at: string }) => boolean {
  const since = query.get('since')
  if (!since) return () => true
  const from = inSeconds(since)
  return (item) => inSeconds(item.updated_at) >= from
}

/** GitHub knows whole seconds only. */
const inSeconds = (time: string) => Math.floor(Date.parse(time) / 1000)

function sort<T extends Listed>(items: readonly T[], by: string | null, direction: string): T[] {
  const time = (item: Listed) => Date.parse(by === 'updated' ? item.updated_at : item.created_at)
  const sign = direction === 'asc' ? 1 : -1
  return items.toSorted((one, other) => sign * (time(one) - time(other) || one.number - other.number))
}
