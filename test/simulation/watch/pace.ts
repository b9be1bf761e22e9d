// Manners of one process, as its servers see them: one request to GitHub at a time, pauses between notices, no request before a wait is over.
import type { ServiceTarget } from '../story.ts'

export type Pace = ReturnType<typeof createPace>

const betweenNotices = 1000
const notice = /^POST .*\/(?:issues|comments|assignees|requested_reviewers)$/
/** A header names whole seconds. */
const tolerance = 1

export function createPace(who: string, now: () => number, breach: (what: string) => void) {
  let busy = 0
  let lastNotice = Number.NEGATIVE_INFINITY
  let github = Number.NEGATIVE_INFINITY
  const held = new Map<ServiceTarget, number>()
  const early = (time: number, what: string) => {
    if (now() + tolerance < time) breach(`${who} sent ${what} ${time - now()} ms before Retry-After was over`)
  }
  return {
    startGitHub(name: string) {
      const isNotice = notice.test(name)
      if (busy > 0) breach(`${who} sent ${name} beside another request to GitHub`)
      busy += 1
      early(github, name)
      if (isNotice && now() - lastNotice < betweenNotices)
        breach(`${who} sent ${name} ${now() - lastNotice} ms after it last notified people`)
    },
    endGitHub(name: string) {
      busy -= 1
      if (notice.test(name)) lastNotice = now()
    },
    /** The process has heard that GitHub asks for silence until then. */
    holdGitHub(until: number) {
      github = Math.max(github, until)
    },
    startService(target: ServiceTarget) {
      early(held.get(target) ?? Number.NEGATIVE_INFINITY, `a ${target}`)
    },
    /** @param all it is about the service, not about requests of this kind (503) */
    holdService(target: ServiceTarget, until: number, all: boolean) {
      const kinds: readonly ServiceTarget[] = all && target !== 'creation' ? ['export', 'job'] : [target]
      for (const kind of kinds) held.set(kind, Math.max(held.get(kind) ?? until, until))
    },
  }
}
