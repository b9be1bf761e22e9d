// The workflow's event, as `@actions/github` reads it; loaded on demand, since not every run gets that far.
import { z } from 'zod'
import { Failure } from '../errors/failure.ts'
import { pullSchema } from '../github/pulls/pull.ts'
import type { PullEvent } from '../review/find-fix.ts'
import { safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'

export type Context = typeof import('@actions/github').context

const remedy = safe`Re-run the workflow; if the problem persists, check whether a step changes the event’s file.`

/** @throws Failure if the file of the event is not JSON */
export async function loadContext(): Promise<Context> {
  try {
    return (await import('@actions/github')).context
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new Failure(safe`The file that \`GITHUB_EVENT_PATH\` names is not JSON.`, remedy)
  }
}

/** @throws Failure that names what is missing or has another form, and nothing that the event says */
export function parsePayload<S extends z.ZodType>(schema: S, payload: unknown, name: string): z.output<S> {
  const { success, data, error } = schema.safeParse(payload)
  if (success) return data
  const paths = error.issues.map(({ path }) => path.map(String).join('.')).filter((path) => path !== '')
  const where =
    paths.length === 0 ? safe`` : safe`: \`${toSafeText([...new Set(paths)].slice(0, 3).join('`, `'), 200)}\``
  throw new Failure(safe`The event is not a \`${toSafeText(name)}\` event as GitHub describes it${where}.`, remedy)
}

const pullEventSchema = z.object({ action: z.string(), pull_request: pullSchema })

export function parsePullEvent(payload: unknown): PullEvent {
  const { action, pull_request: pull } = parsePayload(pullEventSchema, payload, 'pull_request')
  return { action, ...pull }
}
