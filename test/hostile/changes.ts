// Hostile pull requests of the agent, from the event to the comment, summary, annotations and outputs: what they hold and are called has no effect.
import { expect, test } from 'vitest'
import { loadHostile } from '../corpus/load.ts'
import { hour } from '../support/feedback.ts'
import { isCreation } from '../support/observe.ts'
import { sample } from '../support/strength.ts'
import { inBatches, judgePlayed, summarise } from './attack.ts'
import { writeEntry } from './feedback.ts'
import { openStage, type Played, playReview, playRun } from './play.ts'
import { playReported } from './play-reported.ts'

/** Each text is a folder's name and what stands in it; the first is the title and the description too. */
async function playChanges(texts: readonly string[], again: boolean): Promise<Played> {
  const stage = openStage({ feedback: [writeEntry({}, 0)], agent: () => 'never', inputs: { quotes: 'always' } })
  let number = 0
  const end = stage.service.intercept((request) => {
    if (!isCreation(request)) return undefined
    const marker = /^feedback-to-fix: [\w-]+$/m.exec(String((request.body as { prompt: string }).prompt))?.[0]
    const [title = ''] = texts
    const files = Object.fromEntries(texts.flatMap(writeFiles))
    number = stage.github.openPull({ head: 'agent/fix', title, body: `${title}\n\n${marker}`, files })
    return undefined
  })
  const first = await playRun(stage, 'run before a hostile change')
  end()
  await stage.pass(hour)
  const sinks = await playReview(stage, number)
  if (again) sinks.push(...(await playReview(stage, number, 'synchronize')))
  return { runs: first.runs, sinks: [...first.sinks, ...sinks] }
}

const kinds = ['md', 'mdx', 'rst', 'adoc', 'html', 'txt', 'yml', 'ipynb', 'json']

/** Git takes no empty name, and no NUL. */
function writeFiles(text: string, at: number): [string, string][] {
  const name = text.slice(0, 120).replaceAll('\0', '').replaceAll('/', '⁄').toWellFormed()
  const body = `# ${text}\n\n${text}\n\n[${text}](${text}) \`${text}\`\n\n\`\`\`sh\n${text}\n\`\`\`\n`
  return [
    [`docs/${name}/${at}.${kinds[at % kinds.length]}`, 'Plain words.\n'],
    [`docs/page-${at}.${kinds[at % kinds.length]}`, body],
  ]
}

const changed = sample(
  loadHostile().filter(({ text }) => text.length < 20_000),
  24,
  1,
)

// A second look finds and shows the same: it stands for all in the first batch.
const batches = inBatches(changed, 60).map((batch, at) => [batch[0]?.id, batch, at === 0] as const)

test.each(batches)('%s and those after it have no effect', async (_, batch, again) => {
  const played = await playChanges(
    batch.map(({ text }) => text),
    again,
  )
  expect(played.sinks.filter(({ name, kind }) => name === 'review opened: outputs' && kind === 'outputs')).toHaveLength(
    1,
  )
  const thrown = batch.map((item) => ({ item, shown: true }))
  expect(summarise(await judgePlayed(played, thrown, true))).toEqual([])
})

const items = loadHostile()
/** Each text stands as words or, beside one of another family, as a path; in `.ci/run` once as either. */
const pairs = sample(
  items.map((item, at) => [item, items[(at + 601) % items.length] ?? item] as const),
  24,
  2,
)

test.each(inBatches(pairs, 60).map((batch) => [batch[0]?.[0].id, batch] as const))(
  '%s and those after it have no effect',
  async (_, batch) => {
    const played = await playReported(batch.map(([words, path]) => ({ words: words.text, path: path.text })))
    // A text that a list leaves out would prove nothing.
    expect(played.sinks.filter(({ kind, text }) => kind === 'markdown' && /^(?:- and|… and) \d/m.test(text))).toEqual(
      [],
    )
    const thrown = batch.flatMap(([words, path]) => [
      { item: words, shown: false },
      { item: path, shown: true },
    ])
    expect(summarise(await judgePlayed(played, thrown, true))).toEqual([])
  },
)
