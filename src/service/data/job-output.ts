// What the agent's program printed last, job by job: for people who look for why it failed. It may quote readers, as the prompt does.
import type { Queries } from './database.ts'
import { hasWords } from './jobs.ts'

/** Replaces what was kept. Without effect once the job, or what it asked for, is deleted: a cancelled program prints on for seconds. */
export async function saveOutput(queries: Queries, jobId: string, output: string): Promise<void> {
  await queries
    .insertInto('job_output')
    .columns(['job_id', 'output'])
    .expression(({ selectFrom, val }) =>
      selectFrom('job')
        .select(['id', val(output).as('output')])
        .where('id', '=', jobId)
        .where(hasWords),
    )
    .onConflict((conflict) => conflict.column('job_id').doUpdateSet({ output }))
    .execute()
}

export async function readOutput(queries: Queries, jobId: string): Promise<string> {
  const row = await queries.selectFrom('job_output').select('output').where('job_id', '=', jobId).executeTakeFirst()
  return row?.output ?? ''
}
