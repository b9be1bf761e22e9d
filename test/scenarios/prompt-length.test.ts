// What does not fit into a prompt is not in its fix: read in the prompts that the service received, not in our records.
import { describe, expect, test } from 'vitest'
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import { day, downvote, entry } from '../support/feedback.ts'
import { findCreations, listStates } from '../support/observe.ts'
import { playsAll, sample } from '../support/strength.ts'
import { tick } from '../support/ticking.ts'
import { createStage, type RunResult, type Stage } from '../support/virtual-world.ts'
import { words } from '../support/words.ts'

const nouns = words('installer webhook screenshot timeout invoice sandbox token diagram export search')
const verbs = words('fails stalls repeats vanishes contradicts truncates misleads overwrites')

const trouble = ['is outdated', 'fails on Windows', 'has a dead link', 'contradicts the table']

/** Unlike any other: its first words say which one it is, and each has code of its own. */
function complain(index: number, path = '/guide', length = 900): FeedbackEntry {
  const noun = `${nouns[index % nouns.length]}${Math.floor(index / nouns.length)}`
  const said = `The ${noun} ${verbs[index % verbs.length]} for reader ${index}. `
  const detail = Array.from({ length: 200 }, (_, word) => `w${index}x${word}`).join(' ')
  return entry(`e${index}`, path, {
    source: 'code_snippet',
    comment: `${said}${detail}`.slice(0, length).trimEnd(),
    code: Array.from({ length: 100 }, (_, line) => `const ${noun}${line} = load(${index}, ${line})`).join('\n'),
  })
}

const page = (count: number, length?: number) =>
  Array.from({ length: count }, (_, index) => complain(index, '/guide', length))

const promptsOf = (...runs: RunResult[]) =>
  runs.flatMap((run) => findCreations(run)).map(({ body }) => (body as { prompt: string }).prompt)
/** In how many of these prompts the whole comment of each entry stands. */
const countShown = (feedback: readonly FeedbackEntry[], prompts: readonly string[]) =>
  feedback.map(({ comment }) => prompts.filter((prompt) => prompt.includes(`| ${comment}\n`)).length)
const once = (feedback: readonly FeedbackEntry[]) => feedback.map(() => 1)

async function runDays(stage: Stage, days: number): Promise<RunResult[]> {
  const runs: RunResult[] = []
  for (let at = 0; at < days; at += 1) {
    runs.push(await stage.run())
    for (const { issue } of stage.github.listPulls()) if (issue.state === 'open') stage.github.mergePull(issue.number)
    await stage.pass(day)
  }
  return runs
}

const parts = [
  [20, 1],
  [60, 2],
  [100, 3],
] as const
test.each(playsAll ? parts : parts.slice(0, 2))(
  'the words of every reader of a page are in a prompt, once: %i readers with a comment and code, in %i fixes',
  async (count, fixes) => {
    const feedback = page(count)
    const stage = createStage({ feedback })
    const runs = await runDays(stage, fixes + 2)
    const prompts = promptsOf(...runs)
    expect(countShown(feedback, prompts)).toEqual(once(feedback))
    expect(prompts).toHaveLength(fixes)
    expect(Math.max(...prompts.map(({ length }) => length))).toBeLessThanOrEqual(60_000)
    expect(listStates(stage)['/guide']).toEqual(Array.from({ length: fixes }, () => 'merged'))
  },
)

describe('what is left', () => {
  const feedback = page(45)

  test('is queued behind the fix of its page, with its own numbers, and goes when that is closed', async () => {
    const stage = createStage({ feedback })
    const first = await stage.run()
    const [sent, left] = first.report.clusters
    expect(first.report.clusters).toHaveLength(2)
    expect(sent).toMatchObject({
      decision: 'dispatched',
      reason: expect.stringMatching(/^\d+ of 45 complaints in this prompt; overall: 45 readers /),
    })
    expect(left).toMatchObject({ key: `${sent?.key}-left`, decision: 'open-fix', prompt: null, fixId: null })
    expect(left?.reason).toContain('It did not fit into the prompt for this page, so it will be sent once that fix')
    expect([...(sent?.entryIds ?? []), ...(left?.entryIds ?? [])].toSorted()).toEqual(
      feedback.map(({ id }) => id).toSorted(),
    )
    expect(first.summary).toContain(
      '**Finished for now:** 1 group queued. What is queued waits for people: see the tracking issue.',
    )
    expect(first.log).toContain(`${left?.entryIds.length} complaints did not fit into its prompt.`)
    expect(first.issue).toContain('it did not fit into the prompt for this page, so it will be sent once that fix')
    expect(stage.readLedger()?.waiting.clusters).toMatchObject([{ key: sent?.key, entries: left?.entryIds.length }])
    const second = await stage.runAfter(day)
    expect(findCreations(second)).toEqual([])
    expect(second.issue).toContain('this page already has an open fix')
  })

  test('has at least as many comments as a group needs', async () => {
    const some = page(20)
    const stage = createStage({ feedback: some, inputs: { 'max-prompt': '30000', 'min-cluster-size': '6' } })
    const runs = await runDays(stage, 3)
    expect(countShown(some, promptsOf(...runs))).toEqual(once(some))
    // Of the twenty, eighteen would have room in the first.
    expect(stage.readLedger().fixes.map(({ entryIds }: { entryIds: string[] }) => entryIds.length)).toEqual([6, 14])
  })

  test('is not named in a prompt, even if ids take up so much of its room that comments are cut', async () => {
    const many = Array.from({ length: 100 }, (_, at) =>
      entry(`e${'0'.repeat(55)}${at}`, '/guide', { comment: complain(at, '', 2_000).comment }),
    )
    const stage = createStage({ feedback: many, inputs: { 'max-prompt': '20000' } })
    const run = await stage.run({ template: '{{ pages }}\n{{ entries }}\n{{ feedback }}' })
    const [prompt = ''] = promptsOf(run)
    const shown = many.filter(({ comment }) => prompt.includes(`| ${comment?.slice(0, 50)}`)).map(({ id }) => id)
    expect(/feedback-entries: (.*)/.exec(prompt)?.[1]?.split(',')).toEqual(shown.toSorted())
    expect(run.report.clusters[0]?.entryIds).toEqual(shown.toSorted())
    expect(stage.readLedger().fixes[0].entryIds).toEqual(shown.toSorted())
  })

  test('goes on a person’s wish like the rest of its page', async () => {
    const stage = createStage({ feedback, agent: () => ({ end: 'pull', after: 1000 }) })
    const first = await stage.run()
    tick(stage, 'never')
    for (const { issue } of stage.github.listPulls()) stage.github.mergePull(issue.number)
    const second = await stage.runAfter(day)
    expect(findCreations(second)).toEqual([])
    const left = first.report.clusters[1]?.entryIds ?? []
    expect(second.report.entries.skipped.map((one: { id: string }) => one.id).toSorted()).toEqual(left.toSorted())
  })

  test('is shown by a dry run as what follows', async () => {
    const dry = await createStage({ feedback }).run({ inputs: { 'dry-run': 'true' } })
    expect(dry.report.clusters.map(({ decision }) => decision)).toEqual(['planned', 'open-fix'])
    expect(dry.report.clusters[0]?.prompt?.length).toBeGreaterThan(50_000)
    expect(dry.report.clusters[1]?.prompt).toBeNull()
    expect(dry.summary).not.toContain('reader 1.')
  })

  test('keeps its votes with the first prompt; the next one counts only later ones', async () => {
    const vote = (count: number, from: number, age = day) =>
      Array.from({ length: count }, (_, index) => downvote(`v${from + index}`, '/guide', age))
    const votes = vote(5, 0)
    const stage = createStage({ feedback: [complain(0), ...votes], inputs: { 'min-votes': '3' } })
    const first = await stage.run()
    const fix = stage.readLedger()?.fixes[0]
    expect(fix?.entryIds.filter((id: string) => id.startsWith('v'))).toEqual(votes.map(({ id }: { id: string }) => id))
    const [pull] = stage.github.listPulls()
    stage.github.mergePull(pull?.issue.number ?? 0)
    await stage.pass(day)
    stage.addFeedback([...vote(3, 5, 0), complain(1)])
    const second = await stage.run()
    const counts = promptsOf(first, second).map((prompt) => /votes without a comment: (\d+)/.exec(prompt)?.[1])
    expect(counts).toEqual(['5', '3'])
  })
})

describe('a service that refuses long prompts', () => {
  const feedback = [...page(30), complain(500, '/other', 200)]
  const refuseAbove = (stage: Stage, longest: number, status: number) => {
    const refused: number[] = []
    stage.service.intercept(({ method, body }) => {
      const length = method === 'POST' ? (body as { prompt: string }).prompt.length : 0
      if (length <= longest) return undefined
      refused.push(length)
      return { status, body: { error: 'Refused' } }
    })
    return refused
  }
  const acceptedOf = (runs: readonly RunResult[], longest: number) =>
    promptsOf(...runs).filter(({ length }) => length <= longest)

  test.each(sample([413, 400, 422], 3))(
    'with %i: half is accepted, nothing is lost or sent twice, no attempt is used up',
    async (status) => {
      const stage = createStage({ feedback })
      const refused = refuseAbove(stage, 31_000, status)
      const runs = await runDays(stage, 5)
      expect(countShown(feedback, acceptedOf(runs, 31_000))).toEqual(once(feedback))
      expect(refused).toHaveLength(1)
      const ledger = stage.readLedger()
      expect(ledger?.promptLimit).toMatchObject({ longest: Math.floor((refused[0] ?? 0) / 2), input: 60_000 })
      expect(ledger?.attempts).toEqual({})
      expect(Object.values(listStates(stage)).flat()).not.toContain('failed')
      expect(runs[0]?.log).toContain('The service refused a prompt; it will be sent again with at most')
    },
  )

  test('is asked again with ever shorter prompts in the same run, as long as one comment has room', async () => {
    const stage = createStage({ feedback })
    const refused = refuseAbove(stage, 16_000, 413)
    const [run] = await runDays(stage, 1)
    expect(refused.length).toBe(2)
    expect(acceptedOf(run === undefined ? [] : [run], 16_000).length).toBeGreaterThan(0)
  })

  test('whatever it is: no limit is recorded, and only the comment that was refused alone fails', async () => {
    const stage = createStage({ feedback: page(30) })
    refuseAbove(stage, 10, 422)
    await stage.run()
    expect(stage.readLedger()?.promptLimit).toBeUndefined()
    expect(stage.readLedger()?.fixes).toMatchObject([{ state: 'failed', entryIds: [expect.any(String)] }])
  })

  const short = nouns.map((noun, at) => {
    return entry(`e${at}`, '/guide', { comment: `The ${noun} section ${trouble[at % trouble.length]} since June` })
  })
  const commented = [
    ['long', page(30).map((one) => ({ ...one, code: '' }))],
    ['short', short],
  ] as const
  test.each(sample(commented, 2, 1))(
    'for a word in one of %s comments: the others are sent, and only that one fails',
    async (_, others) => {
      const bad = entry('bad', '/guide', { comment: 'The forbidden word is not explained anywhere in the glossary' })
      const stage = createStage({ feedback: [...others, bad] })
      const refused = (prompt: string) => prompt.includes('forbidden word')
      stage.service.intercept(({ method, body }) =>
        method === 'POST' && refused((body as { prompt: string }).prompt) ? { status: 422 } : undefined,
      )
      const runs: RunResult[] = []
      const sent = () =>
        countShown(
          others,
          promptsOf(...runs).filter((prompt) => !refused(prompt)),
        )
      for (let at = 0; at < 15 && sent().includes(0); at += 1) runs.push(...(await runDays(stage, 1)))
      runs.push(...(await runDays(stage, 2)))
      expect(sent()).toEqual(once(others))
      const failed = stage.readLedger().fixes.filter(({ state }: { state: string }) => state === 'failed')
      expect(failed.flatMap(({ entryIds }: { entryIds: string[] }) => entryIds)).toContain('bad')
      expect(failed.every(({ entryIds }: { entryIds: string[] }) => entryIds.length === 1)).toBe(true)
      // A limit that was learnt by mistake is forgotten.
      expect(stage.readLedger().promptLimit).toBeUndefined()
    },
  )

  test('may change: another max-prompt is tried at once, the same one after thirty days', async () => {
    const stage = createStage({ feedback: page(30) })
    const refused = refuseAbove(stage, 31_000, 413)
    await runDays(stage, 3)
    stage.service.addEntries(Array.from({ length: 20 }, (_, index) => complain(600 + index, '/later')))
    const later = await stage.run({ inputs: { 'max-prompt': '61000' } })
    expect(refused).toHaveLength(2)
    expect(promptsOf(later).length).toBeGreaterThan(1)
    await stage.pass(31 * day)
    stage.service.addEntries(Array.from({ length: 20 }, (_, index) => complain(700 + index, '/last')))
    await stage.run({ inputs: { 'max-prompt': '61000' } })
    expect(refused).toHaveLength(3)
  })
})

test('an entry without a word that could be shown is not sent, and is named', async () => {
  const feedback = [entry('a', '/guide', { comment: 'Unclear.' }), entry('b', '/empty', { comment: '<!-- todo -->' })]
  const stage = createStage({ feedback, inputs: { 'send-anyway': 'b' } })
  const run = await stage.run()
  expect(findCreations(run)).toHaveLength(1)
  expect(run.report.entries.skipped).toEqual([{ id: 'b', reason: 'no usable text' }])
})
