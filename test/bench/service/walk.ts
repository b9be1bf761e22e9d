// A client that walks through the whole export, page by page.

export interface Walk {
  readonly entries: number
  readonly times: readonly number[]
}

export async function walk(address: string, key: string, most = Number.POSITIVE_INFINITY): Promise<Walk> {
  const headers = { authorization: `Bearer ${key}` }
  const times: number[] = []
  let entries = 0
  let cursor: string | null = null
  do {
    const begun = performance.now()
    const query: string = cursor === null ? '' : `&cursor=${cursor}`
    const response = await fetch(`${address}?limit=100${query}`, { headers })
    const page = await response.text()
    times.push(performance.now() - begun)
    if (!response.ok) throw new Error(`Page ${times.length} was refused: ${page}`)
    entries += page.split('"createdAt":').length - 1
    cursor = /"nextCursor":"([^"]+)"/.exec(page)?.[1] ?? null
  } while (cursor !== null && times.length < most)
  return { entries, times }
}

export function listTenths(times: readonly number[]): number[] {
  return Array.from({ length: 10 }, (_, at) => {
    const tenth = times.slice(Math.floor((at * times.length) / 10), Math.floor(((at + 1) * times.length) / 10))
    return tenth.toSorted((one, other) => one - other)[tenth.length >> 1] ?? Number.NaN
  })
}
