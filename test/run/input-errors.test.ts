// The job summary of unusable inputs.
import { expect, test } from 'vitest'
import { renderInputErrors } from '../../src/runner/input-checks.ts'
import { safe } from '../../src/text/safe-text.ts'

test('one', () => {
  expect(renderInputErrors([safe`\`wait\` must be a duration such as \`15s\`.`])).toBe(
    [
      '## Reader feedback\n\n**Failed.** Nothing was done: 1 input is invalid.\n',
      '```text\n- `wait` must be a duration such as `15s`.\n```',
    ].join('\n'),
  )
})

test('several, each on a line of its own, in a fence that none of them closes', () => {
  const errors = [safe`\`a\`\n\`\`\`\`\nand`, safe`<b>@team</b> #1`]
  expect(renderInputErrors(errors).split('\n').slice(2)).toEqual([
    '**Failed.** Nothing was done: 2 inputs are invalid.',
    '',
    '`````text',
    '- `a` ```` and',
    '- <b>@team</b> #1',
    '`````',
  ])
})
