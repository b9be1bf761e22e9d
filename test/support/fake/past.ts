// The state of the in-memory GitHub as it was a short while ago: its reads may be served by a replica that is behind.
import type { Branches } from './git.ts'
import type { IssueStore } from './issues.ts'

/** Nothing older than this is kept, in milliseconds. */
const span = 120_000

export function createPast(branches: Branches, issues: IssueStore, now: () => number) {
  const take = () => ({
    at: now(),
    refs: new Map(branches.refs),
    issues: new Map([...issues.all].map(([number, issue]) => [number, { ...issue }])),
    comments: new Map([...issues.comments].map(([id, comment]) => [id, { ...comment }])),
  })
  let moments: ReturnType<typeof take>[] = []
  const show = (moment: Omit<ReturnType<typeof take>, 'at'>) => {
    refill(branches.refs, moment.refs)
    refill(issues.all, moment.issues)
    refill(issues.comments, moment.comments)
  }

  return {
    /** Called before anything changes. */
    remember() {
      const oldest = now() - span
      if ((moments[0]?.at ?? oldest) < oldest) moments = moments.filter(({ at }) => at >= oldest)
      moments.push(take())
    },
    /** What `answer` says while refs, issues and comments are as they were at `time`; it must not change anything. */
    answerAsOf<T>(time: number, answer: () => T): T {
      // A moment is the state before a change, so it stood until then.
      const then = moments.find(({ at }) => at > time)
      if (then === undefined) return answer()
      const present = { refs: new Map(branches.refs), issues: new Map(issues.all), comments: new Map(issues.comments) }
      show(then)
      try {
        return answer()
      } finally {
        show(present)
      }
    },
  }
}

function refill<K, V>(map: Map<K, V>, content: ReadonlyMap<K, V>): void {
  map.clear()
  for (const [key, value] of content) map.set(key, value)
}
