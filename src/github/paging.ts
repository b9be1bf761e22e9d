// Lists of GitHub, page by page.
import { z } from 'zod'
import { ignoreRefused } from '../errors/failure.ts'

export const perPage = 100

export type Listed<T> = Readonly<{ data: T[]; headers: { readonly link?: string | undefined } }>

/** A page may be short: GitHub hides what it takes for spam. */
export function isLastPage({ data, headers }: Listed<unknown>) {
  return data.length < perPage && !headers.link?.includes('rel="next"')
}

/** Undefined if it was refused, or has another form. */
export async function readListed<S extends z.ZodType>(item: S, request: Promise<Listed<z.input<S>>>) {
  const answer = await request.catch(ignoreRefused)
  const items = answer && z.array(item).safeParse(answer.data).data
  return items && { items, isLast: isLastPage(answer) }
}
