// What the demo prints: Markdown and logs in a terminal, and what it decides and finds by pure functions.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { measure } from '../../demo/layout.ts'
import { findLeak, listSecrets } from '../../demo/leaks.ts'
import { loadFeedback } from '../../demo/load-feedback.ts'
import { createPaint } from '../../demo/paint.ts'
import { renderMarkdown } from '../../demo/terminal.ts'

const plain = createPaint(false)
const look = { width: 40, paint: plain }

describe('Markdown', () => {
  test.each([
    ['a heading', '## Action needed', 'Action needed\n═════════════'],
    ['a small heading', '### Clusters', 'Clusters'],
    ['bold, code and a link', '**Two** of `a b` in [PR 2](http://x/2)', 'Two of a b in PR 2'],
    ['code that holds a backtick', '`` a`b ``', 'a`b'],
    ['escaped text', 'a \\* b #&#x200B;1 &#x200B;&#x24;&#x200B;x', 'a * b #1 $x'],
    ['what nobody sees', '<!-- ledger=4 -->\n\nText', 'Text'],
    ['small print', '<sub>Kept by `x`.</sub>', 'Kept by x.'],
    ['a quote', '> **Paused.** Reopen it.', '│ Paused. Reopen it.'],
    ['a list', '- one\n- two', '• one\n• two'],
    [
      'a list in a list',
      '- one\\\n  two\n  - [ ] <!-- x -->three\n  - [x] four\n- five',
      '• one\n  two\n  ☐ three\n  ☑ four\n• five',
    ],
    ['a fence', '```sh\nnpm ci\n```', '    npm ci'],
    ['an open fence', '```sh\nnpm ci', '    npm ci'],
    ['a rule', '---', '─'.repeat(40)],
    [
      'what is folded away in a list',
      '- one\\\n  two\n  <details><summary>More</summary>\n\n  - [ ] <!-- x -->three\n  </details>\n- four',
      '• one\n  two\n\n  ▸ More\n\n• four',
    ],
    ['what is folded away', '<details><summary>More</summary>\n\nHidden\n\n</details>\n\nText', '▸ More\n\nText'],
    ['lines of a paragraph', 'one\ntwo', 'one two'],
    ['a lone bar', '| no table', '| no table'],
    ['nothing', '', ''],
  ])('%s', (_, markdown, text) => {
    expect(renderMarkdown(markdown, look)).toBe(text)
  })

  test('a table is aligned, and its widest column gives way', () => {
    const markdown =
      '| Page | 👎 | Why |\n| --- | --: | --- |\n| `/a` | 12 | it waits for the turn of another one |\n| `/b\\|c` | 3 | – |'
    expect(renderMarkdown(markdown, { ...look, width: 30 }).split('\n')).toEqual([
      ...['Page  👎  Why', '────  ──  ────────────────────', '/a    12  it waits for the'],
      ...['          turn of another one', '/b|c   3  –'],
    ])
  })
})

const goldens = ['issue', 'run'].flatMap((room) =>
  readdirSync(`test/${room}/golden`).map((file) => `${room}/golden/${file}`),
)

test.each(goldens.filter((file) => /(dashboard|summary|comment)[^/]*$/.test(file)))(
  '%s is readable at 100 columns',
  (file) => {
    const text = renderMarkdown(readFileSync(`test/${file}`, 'utf8'), { width: 100, paint: plain })
    expect(text.split('\n').filter((line) => !line.startsWith('    ') && measure(line) > 100)).toEqual([])
    // The hostile one shows, as text, what others must not show at all.
    if (!file.includes('hostile')) expect(text).not.toMatch(/<!--|<\/?sub>|<details>|\*\*|^\| |^#{1,6} |^```|\]\(http/m)
  },
)

describe('leaks', () => {
  const entries = loadFeedback(0)

  test('are reported without repeating them', () => {
    const secrets = listSecrets(entries)
    expect(new Set(secrets.map(({ what }) => what)).size).toBe(3)
    for (const { text } of secrets) {
      const leak = findLeak([{ name: 'A log', text: `so ${text.toUpperCase()} it goes` }], secrets)
      expect(leak).toMatch(/^A log holds /)
      expect(leak).not.toContain(text)
    }
    expect(findLeak([{ name: 'A log', text: '18 entries, 3 topics' }], secrets)).toBeUndefined()
  })
})
