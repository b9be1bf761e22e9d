// Which kind of run the workflow's event asks for.
type Env = Readonly<Record<string, string | undefined>>

type Way = 'fleet' | 'sync' | 'edited' | 'review' | 'merge-group' | 'unknown'

const ways = new Map<string, Way>([
  ['schedule', 'sync'],
  ['workflow_dispatch', 'sync'],
  ['repository_dispatch', 'sync'],
  ['issues', 'edited'],
  ['pull_request', 'review'],
  ['merge_group', 'merge-group'],
])

/** Only the action of a fleet has an input `step`, whatever the event is. */
export function parseWay(env: Env): Way {
  if (env.INPUT_STEP !== undefined) return 'fleet'
  return ways.get(env.GITHUB_EVENT_NAME ?? '') ?? 'unknown'
}
