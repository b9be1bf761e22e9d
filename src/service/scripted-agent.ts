// An agent without a model: makes a small real change and a real pull request for the pages that a prompt names.
import { Octokit } from '@octokit/rest'
import type { Agent, Later } from './agent.ts'
import { type Change, createPullRequest, getSnapshot, getText, type Repository } from './docs-repository.ts'
import { buildEditedPage, type Edits } from './page-edit.ts'
import { findPages, type PageFile } from './prompt-pages.ts'
import { buildBody, buildTitle } from './proposal.ts'

type ScriptedAgentOptions = {
  /** The REST API of the GitHub in use, such as https://api.github.com. */
  baseUrl: string
  token: string
  later: Later
  /** Milliseconds before work begins. */
  delay?: number
  /** By page; a page without one gets a short note under its first heading. */
  edits?: Edits
}

/** Uses the repository and base branch of the job's project. */
export function createScriptedAgent({ baseUrl, token, later, delay = 0, edits = {} }: ScriptedAgentOptions): Agent {
  const silent = () => {}
  // Octokit would log the addresses of failed requests to the console.
  const octokit = new Octokit({
    baseUrl,
    auth: token,
    log: { debug: silent, info: silent, warn: silent, error: silent },
  })

  return {
    async work({ id, prompt }, project) {
      if (delay > 0) await new Promise<void>((resolve) => later(delay, resolve))
      const [owner = '', repo = ''] = project.repository.split('/')
      const repository: Repository = { octokit, owner, repo, base: project.ref }
      const snapshot = await getSnapshot(repository)
      const byPath = new Map(snapshot.files.map((file) => [file.path, file]))
      const changes: (PageFile & Change)[] = []
      for (const page of findPages(prompt, [...byPath.keys()])) {
        const file = byPath.get(page.path)
        if (!file) continue
        const before = await getText(repository, file)
        const text = buildEditedPage(page, before, prompt, edits)
        if (text !== before) changes.push({ ...page, file, text })
      }
      if (changes.length === 0) return { prLink: null }
      const proposal = { branch: `agent/${id}`, title: buildTitle(changes), body: buildBody(changes, prompt), changes }
      return { prLink: await createPullRequest(repository, snapshot, proposal) }
    },
  }
}
