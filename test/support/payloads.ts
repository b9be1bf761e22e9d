// GitHub's own example payloads, as they are and damaged: a field missing, null or huge.
import { readFileSync } from 'node:fs'

export interface Example {
  readonly event: 'issues' | 'pull_request' | 'merge_group'
  readonly action: string
  readonly payload: object
}

const path = 'node_modules/@octokit/webhooks-examples/api.github.com/index.json'

export function listExamples(): Example[] {
  const all = JSON.parse(readFileSync(path, 'utf8')) as { name: string; examples: { action: string }[] }[]
  return all.flatMap(({ name, examples }) =>
    name === 'issues' || name === 'pull_request' || name === 'merge_group'
      ? examples.map((payload) => ({ event: name, action: payload.action, payload }))
      : [],
  )
}

const huge = 'x'.repeat(100_000)

/** Every field down to the third level, each damaged in every way. */
export function* damage(payload: object): Generator<{ readonly how: string; readonly payload: object }> {
  for (const path of listPaths(payload, 3))
    for (const [how, value] of [
      ['missing', undefined],
      ['null', null],
      ['huge', huge],
    ] as const)
      yield { how: `${path.join('.')} ${how}`, payload: replaceAt(payload, path, value) }
}

function listPaths(value: unknown, depth: number): string[][] {
  if (depth === 0 || typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => [
    [key],
    ...listPaths(inner, depth - 1).map((path) => [key, ...path]),
  ])
}

function replaceAt(value: object, [key = '', ...rest]: readonly string[], put: unknown): object {
  const inner = (value as Record<string, unknown>)[key]
  return { ...value, [key]: rest.length === 0 ? put : replaceAt(inner as object, rest, put) }
}
