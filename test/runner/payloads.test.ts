// GitHub's own example payloads: each starts what it should, or ends with one clear message.
import { expect, test } from 'vitest'
import { Failure } from '../../src/errors/failure.ts'
import { parsePullEvent, readEdited } from '../../src/runner/workflow-event.ts'
import { damage, type Example, listExamples } from '../support/payloads.ts'

const read = ({ event }: Example, payload: object) =>
  event === 'issues' ? readEdited(payload, 'docs') : parsePullEvent(payload)

const examples = listExamples().filter(({ event }) => event !== 'merge_group')

test.each(examples.map((example, index) => [`${example.event} ${example.action}, ${index}`, example] as const))(
  '%s: as it is, and with every field missing, null or huge',
  (_, example) => {
    const whole = read(example, example.payload)
    if ('nothing' in whole) expect(whole.nothing).toMatch(/^[a-z]/)
    else expect(whole).toMatchObject({ action: example.action, number: expect.any(Number) })
    let refused = 0
    for (const { how, payload } of damage(example.payload)) {
      try {
        read(example, payload)
      } catch (error) {
        refused += 1
        if (!(error instanceof Failure)) throw new Error(how, { cause: error })
        expect(error.message, how).toMatch(
          /^The event is not a `\w+` event as GitHub describes it: `[\w.`, ]+`\. Re-run/,
        )
        expect(error.message.length, how).toBeLessThan(300)
      }
    }
    expect(refused).toBeGreaterThan(3)
  },
)
