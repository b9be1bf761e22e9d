// Whether the projects' tracking repositories are within the reach of the token that a fleet has.
import { type SafeText, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import type { FleetProject } from './project.ts'

const mostErrors = 20

/** @param place the repository of the workflow, and whether an App's token can be had */
export function listPlaceErrors(
  projects: readonly FleetProject[],
  place: { readonly repository: string; readonly hasApp: boolean },
): SafeText[] {
  const own = place.repository.toLowerCase()
  const [owner] = own.split('/')
  const others = projects.filter(({ repository }) => repository !== undefined && repository.toLowerCase() !== own)
  const foreign = others.filter(({ repository }) => repository?.toLowerCase().split('/')[0] !== owner)
  const [first] = others
  if (first !== undefined && !place.hasApp)
    return [
      safe`${nameProject(first)} is tracked in another repository, which the workflow’s own token cannot write to: \
give \`app-client-id\` and the secret \`FLEET_APP_PRIVATE_KEY\` of a GitHub App that is installed there, or leave \
\`repository\` out.`,
    ]
  return foreign.slice(0, mostErrors).map(
    (project) =>
      safe`${nameProject(project)}: \`repository\` must belong to the same owner as this one \
(${toSafeText(owner ?? '', 60)}); run a fleet of its own there.`,
  )
}

function nameProject({ id }: FleetProject): SafeText {
  return safe`The project ${toSafeText(id, 60)}`
}
