// A run as text, for golden files: the log that a user sees, the requests, the issue's Markdown and the comments they wrote.
import type { RunResult, SeenRequest } from './virtual-world.ts'

type Shown = Pick<RunResult, 'log' | 'requests' | 'issue' | 'comments'>

/** Names and commits are numbered in the order in which they come, so that a golden file changes only where the behaviour does. */
export function renderGolden(...runs: readonly Shown[]): string {
  const last = runs.at(-1)
  const parts = runs.flatMap((run, index) => [
    `# Log of run ${index + 1}\n\n${run.log}`,
    `# Requests of run ${index + 1}, with the token “${run.requests.find(({ to }) => to === 'github')?.token}”\n\n${listRequests(run.requests)}\n`,
  ])
  const written = new Set(
    runs.flatMap(({ requests }) => requests.map(({ body }) => (body as { body?: unknown })?.body)),
  )
  const comments = (last?.comments ?? []).flatMap((comment, index) =>
    written.has(comment) ? `# Comment ${index + 1}\n\n${comment}\n` : [],
  )
  return numberNames([...parts, `# Tracking issue\n\n${last?.issue}\n`, ...comments].join('\n'))
}

export function renderRequests(requests: readonly SeenRequest[]): string {
  return numberNames(`${listRequests(requests)}\n`)
}

/** A commit of the ledger, its three requests answered as usual, is one line; so are polls in a row: how many there were is chance. */
function listRequests(requests: readonly SeenRequest[]): string {
  return requests
    .map((request) => `${renderRequest(request)}\n`)
    .join('')
    .replace(
      /^github POST \S+\/git\/trees → 201: (.*)\ngithub POST \S+\/git\/commits → 201: (.*)\ngithub PATCH \S+\/ledger → 200: to (.*)$/gm,
      'github checkpoint → $3: $2 ($1)',
    )
    .replace(/^(?:service GET \S+\/job\/[\w-]+ → 200\n)+/gm, 'service GET /v2/agent/docs/job/{id} → 200 (polls)\n')
    .trimEnd()
}

function renderRequest({ to, method, path, status, body }: SeenRequest): string {
  const summary = summarise(path, body)
  const where = decodeURIComponent(path).replace(/ /g, '+')
  return `${to} ${method} ${where} → ${status === 0 ? 'no answer' : status}${summary === '' ? '' : `: ${summary}`}`
}

function summarise(path: string, body: unknown): string {
  const fields = (body ?? {}) as Record<string, unknown>
  if (Array.isArray(fields.tree)) return fields.tree.map((file) => file.path).join(', ')
  if (typeof fields.prompt === 'string') {
    const pages = /^## Pages\n\n((?:- .*\n)+)/m.exec(fields.prompt)?.[1]?.replace(/^- |\n$/gm, '')
    return `prompt about ${pages?.split('\n').join(', ')}`
  }
  if (typeof fields.message === 'string') return fields.message.split('\n')[0] ?? ''
  if (path.includes('/git/refs')) return `to ${fields.sha}`
  if (typeof fields.title === 'string') return `“${fields.title}”`
  if (typeof fields.body === 'string') return fields.body.split('\n').find((line) => /^[^<\s]/.test(line)) ?? ''
  if (typeof fields.query !== 'string') return ''
  const blobs = fields.query.match(/object\(oid:/g)?.length
  return blobs === undefined ? fields.query : `${blobs} blobs`
}

function numberNames(text: string): string {
  const known = new Map<string, string>()
  return text.replace(/(?<![0-9a-f])(?:[0-9a-f]{40}|[0-9a-f]{32}|(?<=commit \[)[0-9a-f]{7})(?![0-9a-f])/g, (name) => {
    const kind = name.length === 32 ? 'name' : 'commit'
    const whole = [...known.keys()].find((other) => other.startsWith(name)) ?? name
    const number = [...known.values()].filter((label) => label.startsWith(kind)).length + 1
    const label = known.get(whole) ?? `${kind}-${number}`
    known.set(whole, label)
    return label
  })
}
