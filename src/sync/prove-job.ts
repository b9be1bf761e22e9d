// After a job that was sent alone: can it be retrieved, and, after a run in which all failed, does it succeed?
import { findFix } from '../ledger/fix.ts'
import type { Context } from './context.ts'
import { checkpoint, type Dispatched } from './dispatched.ts'
import { follow } from './follow.ts'
import { makeContact, readJob } from './read-jobs.ts'

const cautious = { reason: { code: 'cautious' } } as const

/** @param fixId undefined when its intent was refused */
export async function proveJob(context: Context, state: Dispatched, fixId: string | undefined): Promise<Dispatched> {
  const { session, inputs } = context
  const jobId = state.created.get(fixId ?? '')
  if (fixId === undefined || jobId === undefined)
    return session.ledger.cautious ? { ...state, end: state.end ?? cautious } : state
  const read = session.ledger.contact || state.contact ? state : await readFirst(context, state, fixId, jobId)
  if (!session.ledger.cautious || read.end !== undefined) return read
  const recorded = await checkpoint(context, read)
  const fix = findFix(session.ledger, fixId)
  const { end } = await follow(context, fix?.state === 'active' ? [fix] : [], inputs.wait)
  if (end !== undefined) return { ...recorded, end }
  return session.ledger.cautious ? { ...recorded, end: cautious } : recorded
}

/** The first reading goes with the answer into one commit; only a job that cannot be read at once costs more. */
async function readFirst(context: Context, state: Dispatched, fixId: string, jobId: string): Promise<Dispatched> {
  const { commands, end } = await readJob(context, fixId, jobId)
  if (end !== undefined) return { ...state, end }
  const [first] = commands
  if (first?.type === 'job-read' || (first?.type === 'job-unreadable' && first.found))
    return { ...state, answers: [...state.answers, first], contact: true }
  const recorded = await checkpoint(context, state)
  return { ...recorded, end: state.end ?? (await makeContact(context)) }
}
