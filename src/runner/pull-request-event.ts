// What a `pull_request` event says about its pull request.
import { z } from 'zod'
import { pullSchema } from '../github/pulls/pull.ts'
import type { PullEvent } from '../review/find-fix.ts'
import { parsePayload } from './event-payload.ts'

const pullEventSchema = z.object({ action: z.string(), pull_request: pullSchema })

/** @param payload the event's payload, as the runner delivered it */
export function parsePullEvent(payload: unknown): PullEvent {
  const { action, pull_request: pull } = parsePayload(pullEventSchema, payload, 'pull_request')
  return { action, ...pull }
}
