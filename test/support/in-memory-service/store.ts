// Everything that one service remembers, and the access for tests and demos.
import type { FeedbackEntry, Job } from '../../../src/docs-api/contract.ts'
import type { FeedbackStatus } from '../../../src/docs-api/vocabulary.ts'
import { type Access, createKeyRing } from './access.ts'
import { createFeedbackShelf, type FeedbackShelf } from './feedback-shelf.ts'
import { createJobDesk, type JobDesk, type JobRecord, type Outcome } from './job-desk.ts'
import type { Project } from './project.ts'

export type Room = { project: Project; shelf: FeedbackShelf; desk: JobDesk }

/** Methods throw for a project or an id that does not exist: a test that misspells one must not pass. */
export interface Store {
  addProject(project: Project): void
  /** An entry with a known id replaces the existing one. */
  addEntries(projectId: string, entries: readonly FeedbackEntry[]): void
  removeEntry(projectId: string, entryId: string): void
  setEntryStatus(projectId: string, entryId: string, status: FeedbackStatus): void
  /** From now on these keys and no others open the project; an empty list expires them all. */
  replaceKeys(projectId: string, keys: readonly string[]): void
  /** Every job with its prompt, oldest first. */
  listJobs(projectId: string): JobRecord[]
  /** Ends an active job by hand; what its agent reports later no longer counts. */
  finishJob(projectId: string, jobId: string, outcome: Outcome): Job
  archiveJob(projectId: string, jobId: string): Job
  decideAccess(authorization: string | null, projectId: string): Access
  getRoom(projectId: string): Room
}

export function createStore(options: { now: () => number; jobsPerHour: number }): Store {
  const rooms = new Map<string, Room>()
  const keyRing = createKeyRing()

  const getRoom = (projectId: string): Room => {
    const room = rooms.get(projectId)
    if (!room) throw new Error('There is no such project')
    return room
  }
  const insist = (isDone: boolean): void => {
    if (!isDone) throw new Error('There is no such entry in this project')
  }
  const addEntries = (projectId: string, entries: readonly FeedbackEntry[]): void => {
    for (const entry of entries) getRoom(projectId).shelf.add(entry)
  }

  return {
    addProject(project) {
      if (['', '.', '..'].includes(project.id) || rooms.has(project.id)) {
        throw new Error('A project needs an id of its own that an address can carry')
      }
      keyRing.replace(project.id, project.keys)
      const room = { project, shelf: createFeedbackShelf(), desk: createJobDesk(options.jobsPerHour) }
      rooms.set(project.id, room)
      addEntries(project.id, project.entries ?? [])
    },
    addEntries,
    removeEntry: (projectId, entryId) => insist(getRoom(projectId).shelf.remove(entryId)),
    setEntryStatus: (projectId, entryId, status) => insist(getRoom(projectId).shelf.setStatus(entryId, status)),
    replaceKeys: (projectId, keys) => keyRing.replace(getRoom(projectId).project.id, keys),
    listJobs: (projectId) => getRoom(projectId).desk.list(),
    finishJob: (projectId, jobId, outcome) => getRoom(projectId).desk.finish(jobId, outcome),
    archiveJob: (projectId, jobId) => getRoom(projectId).desk.archive(jobId, options.now()),
    decideAccess: (authorization, projectId) => keyRing.decideAccess(authorization, projectId, rooms.has(projectId)),
    getRoom,
  }
}
