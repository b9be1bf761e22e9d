// The form of a word that readers share: names and words pass, whatever may be somebody's does not.
import { expect, test } from 'vitest'
import { toSharedWord } from '../../src/text/shared-word.ts'

test.each([
  ...['Windows', 'PowerShell', 'install path', 'API key', 'rate limit', 'Über', 'don’t', '署名', 'คีย์', 'ключ'],
  ...[
    ...['maxRetries', 'FERRYPOST_TOKEN', '--dry-run', 'config.yaml', 'worker.py', 'JSON.stringify', 'req.body'],
    ...['os.environ', '2.4.1', '401', 'Python 3.12', '-v'],
  ],
])('%s passes as it is', (word) => {
  expect(toSharedWord(word)).toBe(word)
})

test.each([
  ['four words', 'one two three four'],
  ['nothing', ''],
  ['two blanks', 'install  path'],
  ['a number of five digits', '12345'],
  ['five digits in all', 'room 123 floor 45'],
  ['five digits of another script', '٤٢٠١٧'],
  ['a key', 'a1b2c3'],
  ['an id', '8fa3-44c1'],
  ['a mention', '@octocat'],
  ['a reference', '#12'],
  ['a path', 'home/bob'],
  ['a path of Windows', 'C:\\Users'],
  ['an address', 'https://evil.example'],
  ['a host', 'evil.example'],
  ['a host in capitals', 'EVIL.COM'],
  ['a host of a country', 'evil.ru'],
  ['a host in other letters', 'пример.рф'],
  ['an e-mail address', 'bob@example.com'],
  ['markup', '**bold**'],
  ['HTML', '<b>'],
  ['a pipe', 'a|b'],
  ['a backtick', '`code`'],
  ['letters that look like others', 'Wіndows'],
  ['a heap of marks', 'e\u0301\u0302\u0303\u0304'],
  ['a zero-width space', 'Win\u200bdows'],
  ['a direction mark', '\u202eswodniW'],
  ['a line feed', 'install\npath'],
  ['what is too long', 'x'.repeat(33)],
  ['a workflow command', '::error::'],
])('%s does not pass', (_, word) => {
  expect(toSharedWord(word)).toBeUndefined()
})
