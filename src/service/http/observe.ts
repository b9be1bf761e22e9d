// What operators ask of a service: whether it is well, and what it counts.
import type { Database } from '../data/database.ts'
import { countActive } from '../data/job-counts.ts'
import { busyWait } from './choices.ts'
import type { Client, Service } from './framework.ts'
import type { Health } from './health.ts'
import { type Metrics, metricsType, type Operation } from './metrics.ts'
import { refuseMethod, toResponse } from './refusals.ts'
import { routes } from './routes.ts'

export interface Observed {
  fetch(request: Request, client?: Client): Promise<Response>
}

interface ObserveOptions {
  readonly database: Database
  readonly health: Health
  readonly metrics: Metrics
  /** Milliseconds since 1970. */
  now(): number
  memoryBytes(): number
}

/** Adds `/healthz` and `/metrics`, both without a key, and counts the requests to everything. */
export function observe(service: Service, { database, health, metrics, now, memoryBytes }: ObserveOptions): Observed {
  service.get('/healthz', async (context) => {
    const status = await health.check()
    return status === 'ok'
      ? context.json({ status })
      : context.json({ status }, 503, { 'retry-after': String(busyWait) })
  })
  service.get('/metrics', async (context) => {
    // Without a database the process's own figures matter most.
    const queue =
      (await health.check()) === 'ok' ? await countActive(database.queries).catch(() => undefined) : undefined
    const text = metrics.render(queue, memoryBytes())
    return context.body(text, 200, { 'content-type': metricsType })
  })
  for (const path of ['/healthz', '/metrics']) service.all(path, () => toResponse(refuseMethod('GET, HEAD')))
  return {
    async fetch(request, client = {}) {
      const began = now()
      const response = await service.fetch(request, client)
      metrics.countRequest(findOperation(request), response.status, Math.max(0, now() - began) / 1000)
      return response
    },
  }
}

const patterns = routes.map(({ method: verb, path, operationId: operation }) => ({
  verb,
  operation,
  path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}))

function findOperation({ method, url }: Request): Operation {
  const { pathname } = new URL(url)
  const verb = method === 'HEAD' ? 'get' : method.toLowerCase()
  return patterns.find((one) => one.verb === verb && one.path.test(pathname))?.operation ?? 'other'
}
