// How clients write git data to the in-memory GitHub.
import { ok, refuse } from '../github-rules.ts'
import type { Branches } from './branches.ts'
import type { GitObjects, Signature, TreeFile } from './git-objects.ts'
import { inHistory, renderGitCommit, renderRef, renderTree } from './git-reads.ts'
import type { Call, Route } from './routes.ts'

export function gitWriteRoutes(objects: GitObjects, branches: Branches): Route[] {
  const { refs } = branches
  const postTree = ({ body }: Call) => {
    const base = body.base_tree === undefined ? new Map<string, TreeFile>() : objects.readTree(String(body.base_tree))
    if (!base) return refuse(422, 'base_tree is not a valid tree oid')
    if (!Array.isArray(body.tree)) return refuse(422, 'Invalid request.\n\n"tree" wasn\'t supplied.')
    const files = new Map(base)
    for (const entry of body.tree) {
      if (entry.sha === null && !files.has(entry.path)) return refuse(422, 'GitRPC::BadObjectState')
      if (entry.sha === null) files.delete(entry.path)
      else files.set(entry.path, { mode: entry.mode, sha: entry.sha ?? objects.writeBlob(String(entry.content)) })
    }
    const sha = objects.writeTree(files)
    return { status: 201, body: { sha, tree: renderTree(objects, files), truncated: false } }
  }

  const postCommit = ({ body }: Call) => {
    const parents: string[] = Array.isArray(body.parents) ? body.parents : []
    if (typeof body.tree !== 'string' || !objects.readTree(body.tree)) return refuse(422, 'Tree SHA does not exist')
    if (parents.some((parent) => !objects.commits.has(parent))) {
      return refuse(422, 'Parent SHA does not exist or is not a commit object')
    }
    const author = { ...branches.sign(), ...(body.author as Signature | undefined) }
    // GitHub signs what an App's token commits in no other name.
    const isSigned = body.author === undefined && body.committer === undefined && author.name.endsWith('[bot]')
    const committer = isSigned ? branches.sign('web-flow') : { ...author, ...(body.committer as Signature | undefined) }
    const commit = objects.writeCommit({ tree: body.tree, parents, message: String(body.message), author, committer })
    return { status: 201, body: renderGitCommit(commit) }
  }

  const postRef = ({ body }: Call) => {
    const ref = String(body.ref)
    if (!/^refs\/[^/]+\/.+/.test(ref)) return refuse(422, 'Reference name is not valid')
    if (!objects.commits.has(String(body.sha))) return refuse(422, 'Object does not exist')
    if (refs.has(ref)) return refuse(422, 'Reference already exists')
    refs.set(ref, String(body.sha))
    return { status: 201, body: renderRef(branches, ref) }
  }

  const patchRef = ({ body }: Call, name = '') => {
    const old = refs.get(`refs/${name}`)
    if (old === undefined) return refuse(422, 'Reference does not exist')
    if (!objects.commits.has(String(body.sha))) return refuse(422, 'Object does not exist')
    if (body.force !== true && !branches.isAncestor(old, String(body.sha))) {
      return refuse(422, 'Update is not a fast forward')
    }
    refs.set(`refs/${name}`, String(body.sha))
    return ok(renderRef(branches, `refs/${name}`))
  }

  const routes: Route[] = [
    ['POST', /^git\/trees$/, postTree],
    ['POST', /^git\/commits$/, postCommit],
    ['POST', /^git\/refs$/, postRef],
    ['PATCH', /^git\/refs\/(.+)$/, patchRef],
  ]
  return routes.map(inHistory(branches))
}
