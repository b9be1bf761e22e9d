// npm run conformance: judges the service at an address by every statement of the specification; without one, ours on each database.
import { parseArgs } from 'node:util'
import { createFile, createPostgres, type EmptyDatabase } from '../support/databases.ts'
import { findPostgresPrograms, startPostgres } from '../support/postgres/server.ts'
import { startJudgedService } from './judged-service.ts'
import { judge, statements } from './statements.ts'
import { defaultJobPath, type Target } from './target.ts'

const usage = `npm run conformance -- [options]
  --base-url <address>  the service; without it, ours is started on SQLite and on Postgres
  --project <id>        the project's identifier
  --key <key>           its key, or CONFORMANCE_KEY in the environment
  --job-path <path>     where a job is retrieved, ${defaultJobPath}
About 20 jobs are created in the project. What its feedback does not show, and what only a look into the service shows, is left unjudged.`

const { values } = parseArgs({
  options: {
    'base-url': { type: 'string' },
    project: { type: 'string' },
    key: { type: 'string' },
    'job-path': { type: 'string', default: defaultJobPath },
    help: { type: 'boolean', default: false },
  },
})
const { 'base-url': baseUrl, project, key = process.env.CONFORMANCE_KEY, 'job-path': jobPath, help } = values

if (help) console.log(usage)
else if (baseUrl === undefined) await judgeOurs()
else if (project === undefined || key === undefined) {
  console.error(`--project and --key go with --base-url.\n\n${usage}`)
  process.exitCode = 1
} else await judgeAll({ baseUrl, project, key, jobPath })

async function judgeOurs(): Promise<void> {
  console.log('Our service on SQLite')
  await judgeOursOn(createFile())
  const programs = findPostgresPrograms()
  const given = process.env.TEST_POSTGRES
  if (given === undefined && programs === undefined) {
    console.log(
      '\nLeft out: our service on Postgres, because there is none here (Debian: postgresql; or name one in TEST_POSTGRES)',
    )
    return
  }
  console.log('\nOur service on Postgres')
  const server = given === undefined && programs !== undefined ? await startPostgres(programs) : undefined
  try {
    await judgeOursOn(await createPostgres(server?.url ?? given ?? ''))
  } finally {
    await server?.stop()
  }
}

async function judgeOursOn(empty: EmptyDatabase): Promise<void> {
  const own = await startJudgedService(empty.url)
  try {
    await judgeAll(own.target)
  } finally {
    await own.close()
    await empty.remove()
  }
}

async function judgeAll(target: Target): Promise<void> {
  const counts = { kept: 0, broken: 0, unjudged: 0 }
  for (const { id, of, says } of statements) {
    const [verdict, why] = await judgeOne(target, id)
    counts[verdict] += 1
    console.log(`${verdict.padEnd(8)}  ${of}: ${says}${why === undefined ? '' : `\n          ${why}`}`)
  }
  console.log(`${counts.kept} kept, ${counts.broken} broken, ${counts.unjudged} unjudged`)
  if (counts.broken > 0) process.exitCode = 1
}

async function judgeOne(target: Target, id: string): Promise<['kept' | 'broken' | 'unjudged', string?]> {
  try {
    const why = await judge(id, target)
    return why === undefined ? ['kept'] : ['unjudged', why]
  } catch (fault) {
    const text = fault instanceof Error ? fault.message : String(fault)
    return ['broken', text.replaceAll('\n', '\n          ')]
  }
}
