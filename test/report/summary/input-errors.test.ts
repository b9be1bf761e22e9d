// The job summary of unusable inputs.
import { expect, test } from 'vitest'
import { renderInputErrors } from '../../../src/report/summary/input-errors.ts'
import { safe } from '../../../src/text/safe-text.ts'

test('one', () => {
  expect(renderInputErrors([safe`\`wait\` must be a duration such as \`15s\`.`])).toBe(
    '## Reader feedback\n\n**Failed.** Nothing was done: 1 input is invalid.\n\n- `wait` must be a duration such as `15s`.',
  )
})

test('several, each on a line of its own; what is no pair of backticks stays text', () => {
  const lines = renderInputErrors([safe`\`a\` and \`b\``, safe`an odd \` sign`, safe`\`x\`\`@y\` and \`\`z\`\``]).split(
    '\n',
  )
  expect(lines.slice(2)).toEqual([
    '**Failed.** Nothing was done: 3 inputs are invalid.',
    '',
    '- `a` and `b`',
    '- an odd \\` sign',
    '- \\`x\\`\\`@&#x200B;y\\` and \\`\\`z\\`\\`',
  ])
})
