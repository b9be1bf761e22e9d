// Addresses and names for tests, through the parsers that hold their rules.
import { parseJobPath, parseProjectId } from '../../src/docs-api/service-paths.ts'
import { parseBranchName, parseRepositoryName } from '../../src/github/github-names.ts'
import { parseApiUrl, parseBaseUrl, parseServerUrl } from '../../src/http/web-address.ts'
import type { RunContext } from '../../src/world.ts'

function demand<T>(parse: (text: string) => T | undefined): (text: string) => T {
  return (text) => {
    const value = parse(text)
    if (value === undefined) throw new Error(`${JSON.stringify(text)} is refused by ${parse.name}.`)
    return value
  }
}

export const branchName = demand(parseBranchName)
export const jobPath = demand(parseJobPath)
export const projectId = demand(parseProjectId)
export const repositoryName = demand(parseRepositoryName)
export const apiUrl = demand(parseApiUrl)
export const baseUrl = demand(parseBaseUrl)
export const serverUrl = demand(parseServerUrl)
export const githubUrl = serverUrl('https://github.com')

export function placeOf(repository: string, defaultBranch: string | null = 'main'): RunContext {
  return {
    serverUrl: githubUrl,
    apiUrl: apiUrl('https://api.github.com'),
    repository: repositoryName(repository),
    defaultBranch: defaultBranch ?? undefined,
    workflow: 'feedback-to-fix.yml',
    action: repositoryName('acme/feedback-to-fix'),
  }
}
