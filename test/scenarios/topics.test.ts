// Many topics of one page: the words of each reader are in a prompt.
import { expect, test } from 'vitest'
import { entry } from '../support/feedback.ts'
import { findCreations } from '../support/observe.ts'
import { createStage } from '../support/virtual-world.ts'

const things = [
  ...['installer', 'webhook', 'screenshot', 'timeout', 'invoice', 'sandbox', 'diagram', 'export', 'glossary', 'quota'],
  ...['changelog', 'proxy', 'certificate', 'migration', 'locale', 'avatar', 'cache', 'backup', 'cluster', 'keyboard'],
]
const trouble = ['is outdated', 'fails on Windows', 'has a dead link', 'contradicts the table']

/** Two readers a topic, each in an order of words of their own. */
const readersOf = (topics: number) =>
  things.slice(0, topics).flatMap((thing, at) => {
    const said = trouble[at % trouble.length]
    return [`The ${thing} section ${said} since June`, `Since June, the ${thing} section ${said}!`].map(
      (comment, own) => entry(`e${at}-${own}`, '/guide', { comment, contact: `r${at}-${own}@example.com` }),
    )
  })

test.each([10, 15, 20])('%i topics of one page: one prompt shows what every reader says', async (topics) => {
  const feedback = readersOf(topics)
  const stage = createStage({ feedback })
  const prompts = findCreations(await stage.run()).map(({ body }) => (body as { prompt: string }).prompt)
  expect(prompts).toHaveLength(1)
  const missing = feedback.filter(({ comment }) => !prompts[0]?.includes(`| ${comment}\n`))
  expect(missing.map(({ comment }) => comment)).toEqual([])
})
