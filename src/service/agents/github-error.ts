// What a person can do about a request that GitHub refused, by its API or by git.

const remedies = {
  token: 'check the token, which is wrong or has expired',
  rights: 'the token needs write access to the repository’s Contents and Pull requests',
  name: 'check the name of the repository, and that the token may read it',
  address: 'check the address of GitHub, and that it can be reached from here',
} as const

const byStatus: Readonly<Record<number, string>> = { 401: remedies.token, 403: remedies.rights, 404: remedies.name }

/** What git, and servers by way of it, say of a remote. */
const bySaying: readonly (readonly [RegExp, string])[] = [
  [/could not read Username|Authentication failed|Invalid username/i, remedies.token],
  [/denied|error: 403/i, remedies.rights],
  [/not found/i, remedies.name],
  [/Could not resolve|Failed to connect/i, remedies.address],
]

/** @param error of Octokit, or anything else, whose own message then is enough */
export function describeRefusal(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (!('status' in error)) return error.message
  // A request without a response has a status of Octokit's own.
  const isAnswered = 'response' in error && error.response !== undefined
  if (!isAnswered) return `GitHub could not be asked: ${advise(error.message, remedies.address)}`
  return `GitHub refused it: ${advise(error.message, byStatus[Number(error.status)])}`
}

export function adviseOnRemote(said: string): string {
  return advise(said, bySaying.find(([saying]) => saying.test(said))?.[1])
}

function advise(said: string, remedy: string | undefined): string {
  return remedy === undefined ? said : `${said} (${remedy})`
}
