// Kinds of run, by event.
type Env = Readonly<Record<string, string | undefined>>

type EventKind = 'sync' | 'edited' | 'review' | 'merge-group' | 'unknown'

const kinds = new Map<string, EventKind>([
  ['schedule', 'sync'],
  ['workflow_dispatch', 'sync'],
  ['repository_dispatch', 'sync'],
  ['issues', 'edited'],
  ['pull_request', 'review'],
  ['merge_group', 'merge-group'],
])

export const parseEventKind = (env: Env): EventKind => kinds.get(env.GITHUB_EVENT_NAME ?? '') ?? 'unknown'
