// Which kind of run the workflow's event asks for.
type Env = Readonly<Record<string, string | undefined>>

type Way = 'sync' | 'edited' | 'review' | 'merge-group' | 'unknown'

const ways = new Map<string, Way>([
  ['schedule', 'sync'],
  ['workflow_dispatch', 'sync'],
  ['repository_dispatch', 'sync'],
  ['issues', 'edited'],
  ['pull_request', 'review'],
  ['merge_group', 'merge-group'],
])

export function parseWay(env: Env): Way {
  return ways.get(env.GITHUB_EVENT_NAME ?? '') ?? 'unknown'
}
