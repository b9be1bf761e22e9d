// Manners of one process, as its servers see them: one request to GitHub at a time, a second between writes, no request before a wait is over.
import type { ServiceTarget } from '../story.ts'

export type Pace = ReturnType<typeof createPace>

const betweenWrites = 1000
/** A header names whole seconds. */
const tolerance = 1

export function createPace(who: string, now: () => number, breach: (what: string) => void) {
  let busy = 0
  let lastWrite = Number.NEGATIVE_INFINITY
  let github = Number.NEGATIVE_INFINITY
  let readings = Number.NEGATIVE_INFINITY
  let creations = Number.NEGATIVE_INFINITY
  const early = (time: number, what: string) => {
    if (now() + tolerance < time) breach(`${who} sent ${what} ${time - now()} ms before Retry-After was over`)
  }
  return {
    startGitHub(write: boolean, name: string) {
      if (busy > 0) breach(`${who} sent ${name} beside another request to GitHub`)
      busy += 1
      early(github, name)
      if (write && now() - lastWrite < betweenWrites)
        breach(`${who} sent ${name} ${now() - lastWrite} ms after its last write to GitHub`)
    },
    endGitHub(write: boolean) {
      busy -= 1
      if (write) lastWrite = now()
    },
    /** The process has heard that GitHub asks for silence until then. */
    holdGitHub(until: number) {
      github = Math.max(github, until)
    },
    startService(target: ServiceTarget) {
      early(target === 'creation' ? creations : readings, `a ${target}`)
    },
    holdService(target: ServiceTarget, until: number) {
      if (target === 'creation') creations = Math.max(creations, until)
      else readings = Math.max(readings, until)
    },
  }
}
