// What `emulate` answers otherwise than GitHub, put right in front of it: a pull request's files, and
// GitHub's signature on what an App's token commits in no other name.
import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { page } from './listing.ts'
import { listenOnLoopback } from './loopback.ts'

interface ListedCommit {
  readonly sha: string
  readonly commit: { verification: { readonly verified: boolean } }
}

/** `url` is known before `emulate` is started, which writes it into its links; `lead` tells where it is then. */
export async function startStrictLayer() {
  let target = ''
  const signed = new Set<string>()
  const { url, close } = await listenOnLoopback(async (message, response) => {
    const { status, headers, text } = await answer({ target, own: url, signed }, message)
    response.writeHead(status, headers).end(text)
  })
  const lead = (to: string) => {
    target = to
  }
  return { url, lead, close }
}

async function answer(
  { target, own, signed }: { target: string; own: string; signed: Set<string> },
  message: IncomingMessage,
) {
  const { method = 'GET', url: path = '/', headers } = message
  const body = await buffer(message)
  const sent: Record<string, string> = {}
  for (const name of ['authorization', 'accept', 'content-type'] as const)
    if (headers[name] !== undefined) sent[name] = headers[name]
  const ask = async (to: string) => {
    const init = { method, headers: sent, redirect: 'manual', ...(body.length > 0 && { body }) } as const
    const response = await fetch(target + to, init)
    const text = await response.text()
    return { status: response.status, headers: pick(response.headers), text }
  }

  const [, repository, number] = /^(\/repos\/[^/]+\/[^/]+)\/pulls\/(\d+)\/files(?:\?|$)/.exec(path) ?? []
  if (method === 'POST' && path.endsWith('/git/commits')) {
    const made = await ask(path)
    const { sha, author } = JSON.parse(made.text)
    if (made.status === 201 && author.email.includes('[bot]@') && !/"(?:author|committer)"/.test(body.toString()))
      signed.add(sha)
    return made
  }
  if (method === 'GET' && /^\/repos\/[^/]+\/[^/]+\/commits(?:\?|$)/.test(path)) {
    const list = await ask(path)
    const commits = list.status === 200 ? (JSON.parse(list.text) as ListedCommit[]) : []
    for (const one of commits.filter(({ sha }) => signed.has(sha)))
      Object.assign(one, { committer: { login: 'web-flow', type: 'User' } }).commit.verification = { verified: true }
    return commits.length === 0 ? list : { ...list, text: JSON.stringify(commits) }
  }
  if (method !== 'GET' || repository === undefined) return ask(path)
  const pull = await ask(`${repository}/pulls/${number}`)
  if (pull.status !== 200) return pull
  const { base, head } = JSON.parse(pull.text) as Record<'base' | 'head', { ref: string; sha: string }>
  const compared = await ask(`${repository}/compare/${encodeURIComponent(base.ref)}...${head.sha}`)
  if (compared.status !== 200) return compared
  const { files } = JSON.parse(compared.text) as { files: { filename: string }[] }
  const sorted = files.toSorted((one, other) => (one.filename < other.filename ? -1 : 1))
  const paged = page(sorted, new URL(path, own))
  return { status: 200, headers: { ...compared.headers, ...paged.headers }, text: JSON.stringify(paged.body) }
}

function pick(headers: Headers): Record<string, string> {
  const names = ['content-type', 'date', 'link', 'location', 'retry-after']
  return Object.fromEntries([...headers].filter(([name]) => names.includes(name)))
}
