// Requests for a review in the in-memory GitHub: whom it refuses, and in which words.
import { type Answer, notFound, refuse } from '../github-rules.ts'
import type { People } from './people.ts'
import type { Pulls } from './pulls.ts'
import type { Call, Ground, Route } from './routes.ts'

const mostReviewers = 15

export function reviewRequestRoutes(pulls: Pulls, people: People, { repository }: Ground): Route[] {
  const invalid = (message: string) => refuse(422, 'Validation Failed', [{ code: 'custom', message }])
  const post = ({ body }: Call, number?: string): Answer => {
    const pull = pulls.all.get(Number(number))
    if (pull === undefined) return notFound()
    const list = (field: string) => (Array.isArray(body[field]) ? body[field].map(String) : [])
    const [users, teams] = [list('reviewers'), list('team_reviewers')]
    if (users.length + teams.length > mostReviewers) return invalid('A maximum of 15 reviewers can be requested')
    if (users.includes(pull.issue.user.login)) return invalid('Review cannot be requested from pull request author.')
    if (users.some((login) => people.isUnknown(login) || people.getPermission(login) === 'none'))
      return refuse(
        422,
        'Reviews may only be requested from collaborators. One or more of the users or teams you specified is not a ' +
          `collaborator of the ${repository} repository.`,
      )
    if (teams.some((slug) => !people.seesTeam(slug)))
      return refuse(422, `Validation Failed: "Could not resolve to a node with the global id of 'T_kwDO'."`)
    pull.reviewers = [...new Set([...pull.reviewers, ...users])]
    pull.teams = [...new Set([...pull.teams, ...teams])]
    return { status: 201, body: pulls.render(pull) }
  }
  return [['POST', /^pulls\/(\d+)\/requested_reviewers$/, post]]
}
