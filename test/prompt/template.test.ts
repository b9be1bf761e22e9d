// Templates: what they may hold, and that filling one reads nothing twice.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Placeholder, parseTemplate, placeholders, renderTemplate } from '../../src/prompt/template.ts'

const values = Object.fromEntries(placeholders.map((name) => [name, `<${name}>`])) as Record<Placeholder, string>

function fill(text: string, given = values): string {
  const parsed = parseTemplate(text)
  return parsed.ok ? renderTemplate(parsed.template, given) : parsed.errors.join('\n')
}

test.each([
  ['no placeholder', 'Fix it.', 'Fix it.'],
  [
    'every placeholder',
    placeholders.map((name) => `{{ ${name} }}`).join(),
    placeholders.map((name) => `<${name}>`).join(),
  ],
  ['any spaces', '{{pages}}{{  votes\t}}', '<pages><votes>'],
  ['plain braces', 'a \\{{ pages }} {x} }} b', 'a {{ pages }} {x} }} b'],
])('%s', (_name, text, expected) => {
  expect(fill(text)).toBe(expected)
})

describe('invalid', () => {
  const choice =
    '{{ pages }}, {{ earlier }}, {{ feedback }}, {{ instructions }}, {{ readers }}, {{ votes }}, {{ fix-id }}, {{ marker }}, {{ entries }}, or \\{{ for plain braces.'
  test.each([
    ['empty', ' \n', ['The template is empty: write what the agent should do, or leave "prompt-template" empty.']],
    ['too long', 'x'.repeat(20_001), ['The template has 20001 characters: shorten it to 20000 at most.']],
    ['unknown', 'a\n{{ page }}', [`Line 2: {{ page }} is unknown: write one of ${choice}`]],
    ['a name of objects', '{{ constructor }}', [`Line 1: {{ constructor }} is unknown: write one of ${choice}`]],
    ['no name', '{{ }}', [`Line 1: {{  }} is unknown: write one of ${choice}`]],
    ['not closed', '{{ pages', [`Line 1: "{{" is not closed: write one of ${choice}`]],
    ['closed on another line', '{{ pages\n}}', [`Line 1: "{{" is not closed: write one of ${choice}`]],
    ['closed by half', '{{ pages } {{ votes }}', [`Line 1: "{{" is not closed: write one of ${choice}`]],
    [
      'all of them',
      '{{ a }}\n{{ b }}',
      [`Line 1: {{ a }} is unknown: write one of ${choice}`, `Line 2: {{ b }} is unknown: write one of ${choice}`],
    ],
  ])('%s', (_name, text, errors) => {
    expect(parseTemplate(text)).toEqual({ ok: false, errors })
  })
})

describe('docs/prompt-template.md', () => {
  const page = readFileSync(new URL('../../docs/prompt-template.md', import.meta.url), 'utf8')

  test('lists the placeholders', () => {
    expect([...page.matchAll(/^\| `\{\{ ([\w-]+) \}\}`/gm)].map(([, name]) => name)).toEqual([...placeholders])
  })

  test('shows a template that is one', () => {
    const [, example = ''] = /```markdown\n([\s\S]*?)```/.exec(page) ?? []
    expect(parseTemplate(example)).toMatchObject({ ok: true })
  })
})
