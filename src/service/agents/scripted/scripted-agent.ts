// An agent without a model: makes a small real change and a real pull request for the pages that a prompt names.
import type { Agent, AgentOutcome, Task } from '../agent.ts'
import { describeRefusal } from '../github-error.ts'
import { openOctokit } from '../open-octokit.ts'
import { type TokenSource, toTokenSource } from '../tokens.ts'
import {
  addCommit,
  type Change,
  createPullRequest,
  findPullRequest,
  getSnapshot,
  getText,
  type Repository,
  type Snapshot,
} from './docs-repository.ts'
import { buildEditedPage, type Edits } from './page-edit.ts'
import { findPages, type PageFile } from './prompt-pages.ts'
import { buildBody, buildTitle } from './proposal.ts'

type ScriptedAgentOptions = {
  /** The REST API of the GitHub in use, such as https://api.github.com. */
  baseUrl: string
  token: string | TokenSource
  /** Runs the task after this many milliseconds: a timer, or a test's own clock. */
  later(ms: number, task: () => void): void
  /** Milliseconds before work begins. */
  delay?: number
  /** By page; a page without one gets a short note under its first heading. */
  edits?: Edits
}

/** Uses the repository and branch of the task, which GitHub's API alone has to serve: there is no checkout. */
export function createScriptedAgent({ baseUrl, token, later, delay = 0, edits = {} }: ScriptedAgentOptions): Agent {
  return {
    model: 'scripted',
    async run(task, signal, isWanted = async () => true) {
      if (delay > 0) await new Promise<void>((resolve) => later(delay, resolve))
      const [owner = '', repo = ''] = task.source.repository.split('/')
      try {
        const auth = await toTokenSource(token)(task.source.repository, signal)
        const octokit = openOctokit(baseUrl, auth, signal)
        return await edit({ octokit, owner, repo, base: task.source.ref }, task, edits, isWanted)
      } catch (error) {
        return { status: 'failed', reason: describeRefusal(error) }
      }
    },
  }
}

async function edit(
  repository: Repository,
  { jobId, prompt, message }: Task,
  edits: Edits,
  isWanted: () => Promise<boolean>,
): Promise<AgentOutcome> {
  const branch = `agent/${jobId}`
  const found = await findPullRequest(repository, branch)
  if (found !== null && message !== undefined) return followUp({ ...repository, base: branch }, message, edits, found)
  if (found !== null) return { status: 'completed', prLink: found }
  const snapshot = await getSnapshot(repository)
  const changes = await findChanges(repository, snapshot, prompt, edits)
  if (changes.length === 0) return { status: 'completed', prLink: null }
  if (!(await isWanted())) return { status: 'failed', reason: 'The job was cancelled.' }
  const proposal = { branch, title: buildTitle(changes), body: buildBody(changes, prompt), changes }
  return { status: 'completed', prLink: await createPullRequest(repository, snapshot, proposal) }
}

/** Edits the pages that a message names on the branch of the pull request that is there. */
async function followUp(
  repository: Repository,
  { prompt }: NonNullable<Task['message']>,
  edits: Edits,
  prLink: string,
): Promise<AgentOutcome> {
  const snapshot = await getSnapshot(repository)
  const changes = await findChanges(repository, snapshot, prompt, edits)
  if (changes.length > 0) await addCommit(repository, snapshot, { title: buildTitle(changes), changes })
  return { status: 'completed', prLink }
}

async function findChanges(
  repository: Repository,
  snapshot: Snapshot,
  prompt: string,
  edits: Edits,
): Promise<(PageFile & Change)[]> {
  const byPath = new Map(snapshot.files.map((file) => [file.path, file]))
  const changes: (PageFile & Change)[] = []
  for (const page of findPages(prompt, [...byPath.keys()])) {
    const file = byPath.get(page.path)
    if (!file) continue
    const before = await getText(repository, file)
    const text = buildEditedPage(page, before, prompt, edits)
    if (text !== before) changes.push({ ...page, file, text })
  }
  return changes
}
