// What a team declined is remembered by its topic, until enough new readers say it again.
import { describe, expect, test } from 'vitest'
import { day, entry, hour } from '../support/feedback.ts'
import { renderGolden } from '../support/golden.ts'
import { countSendings, findCreations, listDecisions, listStates } from '../support/observe.ts'
import { createStage } from '../support/virtual-world.ts'

describe('a declined topic', () => {
  const complain = (id: string, age: number) =>
    entry(id, '/a', { comment: 'The install command fails with an error.', age })

  test('waits, and gets a job once three new entries have come since', async () => {
    const stage = createStage({ feedback: [complain('e1', day)] })
    await stage.run()
    stage.github.closePull(2)
    await stage.pass(hour)
    stage.addFeedback([complain('e2', -hour), complain('e3', -hour)])
    await stage.pass(hour)
    const second = await stage.run()
    expect([listDecisions(second), findCreations(second)]).toEqual([{ '/a': 'declined' }, []])
    await stage.pass(day)
    expect(findCreations(await stage.run())).toEqual([])
    stage.addFeedback([complain('e4', -2 * hour)])
    await stage.pass(hour)
    expect(countSendings(await stage.run())).toEqual({ e2: 1, e3: 1, e4: 1 })
    expect(listStates(stage)).toEqual({ '/a': ['proposed', 'declined'] })
    await expect(renderGolden(second)).toMatchFileSnapshot('golden/declined-topic.md')
  })

  test('leaves other topics of its page free', async () => {
    const stage = createStage({ feedback: [complain('e1', day)] })
    await stage.run()
    stage.github.closePull(2)
    stage.addFeedback([
      complain('e2', -hour),
      entry('w', '/a', { comment: 'No word about Windows paths here.', age: -hour }),
    ])
    await stage.pass(2 * hour)
    expect(countSendings(await stage.run())).toEqual({ w: 1 })
  })
})
