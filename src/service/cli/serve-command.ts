// `serve` and `work`: the long-running processes, which end when asked to stop.
import type { Agent } from '../agents/agent.ts'
import { type Database, saveSetting } from '../data/database.ts'
import { listProjects } from '../data/projects.ts'
import { createHealth } from '../http/health.ts'
import { listen } from '../http/listen.ts'
import { createMetrics, type Metrics } from '../http/metrics.ts'
import { observe } from '../http/observe.ts'
import { createService } from '../http/service.ts'
import { addPages } from '../pages/pages.ts'
import { openQueue } from '../worker/open-queue.ts'
import { defaultLease, type Queue } from '../worker/queue.ts'
import { startWorker, type Worker, type WorkerEvent } from '../worker/worker.ts'
import { keepFor } from './entries-command.ts'
import { readGitHubAccess, watchMerges } from './merges-command.ts'
import { openAgent } from './open-agent.ts'
import type { Values } from './options.ts'
import { createOutputTail, keepOutput, type OutputTail } from './output-tail.ts'
import { findDatabase, openPlace } from './place.ts'
import { CommandError, type ProcessContext, UsageError } from './process-context.ts'
import { countBadKeys, createErrorLog, type Log, logWorkerEvent } from './service-log.ts'
import { openWidget, readWidget } from './widget-options.ts'

/** How often an idle worker looks for jobs of other processes, in milliseconds. */
const pollMilliseconds = 1000
const outputLost = 'Could not keep what the agent’s program printed'
/** How long an agent may take to end after its signal, in milliseconds. */
const maxEnd = 10_000
/** How long everything together may take to end beside jobs that still run, in milliseconds: what takes longer waits for the database. */
const maxStop = 13_000
const abandoned = [
  'Stopped before everything had ended, probably because the database does not answer.',
  'Unfinished jobs run again once their lease is over',
].join(' ')

export async function runServe(values: Values, world: ProcessContext, log: Log): Promise<void> {
  const file = values['no-work'] === undefined ? values.agent : undefined
  const isolation = Promise.withResolvers<string>()
  const tail = createOutputTail()
  const agent = file === undefined ? undefined : await openAgent(file, values, world, log, tail, isolation.resolve)
  const github = values['resolve-merged'] && (await readGitHubAccess(values, world))
  const database = await openPlace(values, { create: true })
  const logError = createErrorLog(log, world.now)
  await using resources = new AsyncDisposableStack()
  resources.defer(() => database.close())
  resources.defer(keepOutput(database, tail, world, (error) => logError(error, outputLost)))
  const queue = await openJobs(database, values, world, logError, agent === undefined ? 'sender' : 'worker')
  resources.defer(() => queue.close())
  const metrics = createMetrics(Math.floor(world.now() / 1000))
  let worker: Worker | undefined
  // After the requests have ended.
  resources.defer(async () => worker && stopWorker(worker, values, world))

  const health = createHealth(database, world.later)
  const events = {
    onBadKey: countBadKeys(log, world.now),
    onError: (error: unknown) => {
      health.note(error)
      logError(error, 'Request failed')
    },
  }
  const service = createService({
    database,
    model: agent?.model ?? values.model ?? 'agent',
    now: world.now,
    id: world.id,
    enqueue: async (transaction, jobId, projectId) => {
      await queue.enqueue(transaction, jobId, projectId)
      // After the transaction, which is over by then; if not, the next look finds it.
      world.later(0, () => worker?.wake())
    },
    limits: {
      jobsPerHour: Number(values['jobs-per-hour']),
      exportsPerHour: values['exports-per-hour'] === undefined ? null : Number(values['exports-per-hour']),
    },
    ...(values.widget === undefined ? {} : { widget: readWidget(values) }),
    ...events,
  })
  const trustedProxies = Number(values['trusted-proxies'] ?? 0)
  if (values['no-page'] === undefined) addPages(service, { database, trustedProxies, now: world.now, ...events })
  const { host = '127.0.0.1', port } = values
  const { now, memoryBytes } = world
  const observed = observe(service, { database, health, metrics, now, memoryBytes })
  if ((await listProjects(database.queries)).length === 0)
    log.warn('No project yet: add one with `feedback-service projects add`')
  if (values.widget !== undefined) resources.defer(await openWidget(database, values, world, log))
  // Once it accepts requests, no signal cuts them off, and nothing waits for the database before the stop.
  const stopped = waitForStop(world, log)
  const listening = await listen(observed, { port: Number(port), host }).catch((cause: unknown) => {
    throw new CommandError(`Cannot listen on ${host}, port ${port}: ${explainPlace(cause)}`, { cause })
  })
  resources.defer(() => listening.close())
  worker = agent && beginWork(agent, queue, values, world, log, logError, tail, (event) => countEnd(metrics, event))
  noteIsolation(database, isolation.promise, logError)
  log.info({ url: listening.url, model: agent?.model, database: database.kind }, 'Service listening')
  if (agent === undefined && values['no-work'] === undefined)
    log.warn('No agent is configured, so jobs stay queued: pass --agent, or start `feedback-service work`')
  if (github) resources.defer(watchMerges(database, github, world, log))
  if (values.keep !== undefined) resources.defer(keepFor(values.keep, database, values['agent-output'], world, log))
  await stopped
  await close(resources, worker, values, world)
}

export async function runWork(values: Values, world: ProcessContext, log: Log): Promise<void> {
  if (values.agent === undefined)
    throw new UsageError('A worker requires --agent <file>, the JSON file that configures its agent')
  const database = await openPlace(values)
  await using resources = new AsyncDisposableStack()
  resources.defer(() => database.close())
  const isolation = Promise.withResolvers<string>()
  const tail = createOutputTail()
  // Creates its folder, which a wrong --folder should not.
  const agent = await openAgent(values.agent, values, world, log, tail, isolation.resolve)
  const github = values['resolve-merged'] && (await readGitHubAccess(values, world))
  const logError = createErrorLog(log, world.now)
  resources.defer(keepOutput(database, tail, world, (error) => logError(error, outputLost)))
  const queue = await openJobs(database, values, world, logError, 'worker')
  resources.defer(() => queue.close())
  const stopped = waitForStop(world, log)
  const worker = beginWork(agent, queue, values, world, log, logError, tail)
  resources.defer(() => stopWorker(worker, values, world))
  if (github) resources.defer(watchMerges(database, github, world, log))
  if (values.keep !== undefined) resources.defer(keepFor(values.keep, database, values['agent-output'], world, log))
  noteIsolation(database, isolation.promise, logError)
  log.info({ model: agent.model, database: database.kind }, 'Worker waiting for jobs')
  await stopped
  await close(resources, worker, values, world)
}

function explainPlace(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return 'the port is already in use; choose another with --port'
  if (code === 'EACCES') return 'the port requires administrator rights; choose one above 1023 with --port'
  return 'this machine does not have that address; choose one with --host (IPv6 without brackets)'
}

type LogError = ReturnType<typeof createErrorLog>

function openJobs(
  database: Database,
  values: Values,
  { id, now }: ProcessContext,
  logError: LogError,
  role: 'sender' | 'worker',
): Promise<Queue> {
  const onError = (error: unknown) => logError(error, 'Unexpected error in the job queue; it keeps running')
  return openQueue(database, findDatabase(values), role, { ...defaultLease, id, now, onError })
}

function beginWork(
  agent: Agent,
  queue: Queue,
  values: Values,
  { steady }: ProcessContext,
  log: Log,
  logError: LogError,
  tail: OutputTail,
  onEvent: (event: WorkerEvent) => void = () => {},
): Worker {
  return startWorker({
    queue,
    agent,
    steady,
    pollMilliseconds,
    leaseSeconds: defaultLease.leaseSeconds,
    concurrency: Number(values.concurrency),
    onEvent: (event) => {
      if (event.kind === 'error') logError(event.error, 'Unexpected error in the worker; it keeps running')
      else logWorkerEvent(log, event)
      if (event.kind !== 'error' && event.kind !== 'started') tail.end(event.claim.task.jobId)
      onEvent(event)
    },
  })
}

/** For `status`, which another process is asked for. */
function noteIsolation({ queries }: Database, isolation: Promise<string>, logError: LogError): void {
  isolation
    .then((words) => saveSetting(queries, 'isolation', words))
    .catch((error: unknown) => logError(error, 'Could not note the isolation of the agent’s programs'))
}

function countEnd(metrics: Metrics, event: WorkerEvent): void {
  if (event.kind === 'ended') metrics.countJob(event.outcome.status)
  else if (event.kind === 'lost') metrics.countJob('lost')
  else if (event.kind === 'handed-back') metrics.countJob('handed_back')
}

/** An agent that does not end on its signal is not waited for. */
async function stopWorker(worker: Worker, { grace }: Values, { later }: ProcessContext): Promise<void> {
  const most = Number(grace) * 1000
  const end = Promise.withResolvers<void>()
  const cancel = later(most + maxEnd, end.resolve)
  await Promise.race([worker.stop(most), end.promise]).finally(cancel)
}

/**
 * A second signal hands back at once what still runs.
 *
 * @throws CommandError if it takes too long: the process has to end nevertheless
 */
async function close(
  resources: AsyncDisposableStack,
  worker: Worker | undefined,
  { grace }: Values,
  { onStop, later }: ProcessContext,
): Promise<void> {
  const late = Promise.withResolvers<never>()
  const giveUp = () => late.reject(new CommandError(abandoned))
  let cancel = later(maxStop + (worker?.isBusy() ? Number(grace) * 1000 : 0), giveUp)
  onStop(() => {
    cancel()
    cancel = later(maxStop, giveUp)
    void worker?.stop(0)
  })
  await Promise.race([resources.disposeAsync(), late.promise]).finally(() => cancel())
}

async function waitForStop({ onStop }: ProcessContext, log: Log): Promise<void> {
  await new Promise<void>((resolve) => onStop(resolve))
  log.info('Stopping')
}
