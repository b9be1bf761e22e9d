// What runs ask of GitHub: whole runs of a tree against its own GitHub in memory, in virtual time; every response takes a tenth of a second.
import { join } from 'node:path'

export interface Costs {
  readonly requests: number
  /** Virtual milliseconds of the run that creates and follows the jobs. */
  readonly time: number
}

type Stages = typeof import('../support/virtual-world.ts')
type Feedback = typeof import('../support/feedback.ts')
interface Tree {
  readonly createStage: Stages['createStage']
  readonly pages: Feedback['pagesWithOneComplaint']
}

const [hour, day] = [3_600_000, 86_400_000]
const here = join(import.meta.dirname, '../..')

export async function loadTree(root = here): Promise<Tree> {
  const stages: Stages = await import(join(root, 'test/support/virtual-world.ts'))
  const feedback: Feedback = await import(join(root, 'test/support/feedback.ts'))
  return { createStage: stages.createStage, pages: feedback.pagesWithOneComplaint }
}

const count = ({ requests }: { requests: readonly { to: string }[] }) =>
  requests.filter(({ to }) => to === 'github').length

/** A run with nothing new, an hour after one that had nothing new either. */
export async function costIdle({ createStage, pages }: Tree): Promise<Costs> {
  const stage = createStage({ feedback: pages(5) })
  for (let runs = 0; runs < 3; runs++) {
    await stage.run()
    await stage.pass(hour)
  }
  const begin = stage.clock.now()
  return { requests: count(await stage.run()), time: stage.clock.now() - begin }
}

/** Fixes of an instant agent, from their entries to the merges, in two parts. */
export async function costFixes({ createStage, pages }: Tree, fixes: number): Promise<Costs> {
  const agent = () => ({ end: 'pull', after: 0 }) as const
  const inputs = { 'max-jobs': String(fixes), 'max-open': String(fixes), 'poll-interval': '1' }
  const stage = createStage({ feedback: pages(fixes), agent, inputs })
  const begin = stage.clock.now()
  let requests = count(await stage.run())
  const time = stage.clock.now() - begin
  for (let part = 0; part < 2; part++) {
    const open = stage.github.listPulls().filter(({ issue }) => issue.state === 'open')
    for (const { issue } of open.slice(0, Math.ceil(fixes / 2))) stage.github.mergePull(issue.number)
    await stage.pass(day)
    requests += count(await stage.run())
  }
  return { requests, time }
}
