// What a pull request from the agent gets when it is handed over: labels, assignees, review requests.
import { z } from 'zod'
import type { RepositoryName } from '../../addresses/repository-name.ts'
import { ifRefused } from '../api/errors.ts'
import type { GitHubClient } from '../api/exchange.ts'
import { fileText } from '../api/file-text.ts'

export type HandOver = ReturnType<typeof createHandOver>

export interface HandedPull {
  /** The base branch. */
  readonly base: string
  readonly author: string
  readonly isOpen: boolean
  /** Its branch is in the repository itself, not in a fork. */
  readonly isOwn: boolean
}

/** Where GitHub looks for the file, in this order. */
const codeownersPlaces = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'] as const
/** GitHub ignores larger ones. */
const largestCodeowners = 3_000_000

const labelSchema = z.array(z.object({ name: z.string() }))
const assigneeSchema = z.object({ assignees: z.array(z.object({ login: z.string() })) })
const side = z.object({ ref: z.string(), repo: z.object({ full_name: z.string() }).nullish() })
const pullSchema = z.object({
  state: z.string(),
  head: side,
  base: side,
  user: z.object({ login: z.string() }).nullish(),
})

/** Each returns the names that GitHub did not accept. Adding what is already there changes nothing, so all may be repeated. */
export function createHandOver({ client, repository }: { client: GitHubClient; repository: RepositoryName }) {
  const base = `/repos/${repository}`
  const post = (path: string, body: object) =>
    client.request({ method: 'POST', path: `${base}/${path}`, body }, 'safe').catch(ifRefused)
  const get = (path: string, query = {}, raw = false) =>
    client.request({ method: 'GET', path: `${base}/${path}`, query, raw }).catch(ifRefused)

  async function requestReviews(
    number: number,
    field: 'reviewers' | 'team_reviewers',
    names: readonly string[],
  ): Promise<readonly string[]> {
    if (names.length === 0) return []
    const answer = await post(`pulls/${number}/requested_reviewers`, { [field]: names })
    if (answer !== undefined && answer.status < 300) return []
    // GitHub refuses all if it does not accept one.
    if (answer?.status !== 422 || names.length === 1) return names
    const refused: string[] = []
    for (const name of names) for (const one of await requestReviews(number, field, [name])) refused.push(one)
    return refused
  }

  return {
    /** GitHub creates labels that the repository does not have. */
    async addLabels(number: number, names: readonly string[]): Promise<readonly string[]> {
      const answer = await post(`issues/${number}/labels`, { labels: names })
      const present = labelSchema.safeParse(answer?.data).data?.map(({ name }) => name) ?? []
      return answer?.status === 200 ? listMissing(names, present) : names
    },

    /** GitHub silently leaves out people who may not be assigned; a person who does not exist makes it refuse all. */
    async addAssignees(number: number, names: readonly string[]): Promise<readonly string[]> {
      const answer = await post(`issues/${number}/assignees`, { assignees: names })
      const present = assigneeSchema.safeParse(answer?.data).data?.assignees.map(({ login }) => login) ?? []
      return answer !== undefined && answer.status < 300 ? listMissing(names, present) : names
    },

    requestReviews,

    async readPull(number: number): Promise<HandedPull | undefined> {
      const answer = await get(`pulls/${number}`)
      const pull = answer?.status === 200 ? pullSchema.safeParse(answer.data).data : undefined
      if (pull === undefined) return undefined
      const { head, base, state, user } = pull
      const isOwn = head.repo != null && head.repo.full_name === base.repo?.full_name
      return { base: base.ref, author: user?.login ?? '', isOpen: state === 'open', isOwn }
    },

    /** Of a branch; undefined if it has none. */
    async readCodeowners(branch: string): Promise<string | undefined> {
      for (const place of codeownersPlaces) {
        const answer = await get(`contents/${place}`, { ref: branch }, true)
        const text = answer?.status === 200 ? fileText(answer.data) : undefined
        if (text !== undefined) return text.length > largestCodeowners ? undefined : text
      }
      return undefined
    },
  }
}

/** GitHub ignores case in names. */
function listMissing(wanted: readonly string[], present: readonly string[]): string[] {
  const known = new Set(present.map((name) => name.toLowerCase()))
  return wanted.filter((name) => !known.has(name.toLowerCase()))
}
