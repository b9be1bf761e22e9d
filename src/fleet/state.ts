// What one run of a fleet leaves to the next. If it gets lost, the round goes on where the clock stands: nobody is left out.
import { z } from 'zod'

const place = z.number().min(0).max(1)
const time = z.number().min(0).max(8.64e15)

const organisationStateSchema = z.object({
  name: z.string(),
  /** Up to where projects had their turn. */
  done: place,
  /** By how much of a round that is behind where it should be. */
  behind: place,
  /** When the hand was last moved, in epoch milliseconds. */
  at: time,
  /** Requests to the export of the last hour: when the last of them was sent, at the latest. */
  spent: z.array(z.object({ at: time, requests: z.number().int().min(0).max(1_000_000) })),
  /** Had their turn, but left no result: they come first. */
  missed: z.array(z.string()),
  /** Have jobs that were active when their run ended: looked at again before their next turn. */
  active: z.array(z.string()),
})
const fleetStateSchema = z.object({ version: z.literal(1), organisations: z.array(organisationStateSchema) })

export type OrganisationState = z.infer<typeof organisationStateSchema>
export type FleetState = z.infer<typeof fleetStateSchema>

/** Undefined for a text that is none of ours: a new round begins. */
export function parseState(text: string): FleetState | undefined {
  try {
    return fleetStateSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

export function renderState(state: FleetState): string {
  return `${JSON.stringify(state)}\n`
}

export const hour = 3_600_000

/** Requests that may have been sent within the hour before `now`. */
export function countSpent(spent: OrganisationState['spent'], now: number): number {
  return spent.reduce((sum, { at, requests }) => (at > now - hour ? sum + requests : sum), 0)
}
