// The three operations of the service and how addresses map to them.

const routeNames = ['get-feedback', 'create-job', 'get-job'] as const
export type RouteName = (typeof routeNames)[number]

type Route = { method: string; segments: readonly string[] }
export type Match =
  | { kind: 'found'; name: RouteName; projectId: string; jobId: string }
  | { kind: 'wrong-method'; allow: string }
  | { kind: 'malformed' }
  | { kind: 'unknown' }

const routes: Record<RouteName, Route> = {
  'get-feedback': { method: 'GET', segments: ['v1', 'analytics', ':projectId', 'feedback'] },
  'create-job': { method: 'POST', segments: ['v2', 'agent', ':projectId', 'job'] },
  'get-job': { method: 'GET', segments: ['v2', 'agent', ':projectId', 'job', ':jobId'] },
}

/** Every parameter is one segment, decoded after the split: an encoded slash stays inside it. */
export function parseRoute(method: string, pathname: string): Match {
  const segments = pathname.split('/').slice(1)
  const name = routeNames.find((one) => isAt(routes[one], segments))
  if (!name) return { kind: 'unknown' }
  const route = routes[name]
  if (route.method !== method) return { kind: 'wrong-method', allow: route.method }
  const projectId = decode(segments[route.segments.indexOf(':projectId')])
  const jobId = decode(segments[route.segments.indexOf(':jobId')])
  return projectId === null || jobId === null ? { kind: 'malformed' } : { kind: 'found', name, projectId, jobId }
}

function isAt(route: Route, segments: readonly string[]): boolean {
  if (route.segments.length !== segments.length) return false
  return route.segments.every((segment, index) => {
    const given = segments[index]
    return segment.startsWith(':') ? given !== '' : given === segment
  })
}

function decode(segment = ''): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
