// Characters that hide or deceive, and the same ones where a script needs them.
import { describe, expect, test } from 'vitest'
import type { PageChange, Part } from '../../../src/changes/page.ts'
import { characterRules } from '../../../src/review/rules/spoofing/characters.ts'
import { pageOf } from './page.ts'
import { subjectOf } from './subject.ts'

function judgeLine(text: string, page: Partial<PageChange> = {}): string[] {
  const value: Part = { kind: 'text', value: text, line: 3 }
  const subject = subjectOf({
    pages: [pageOf({ addedLines: [{ line: 3, text }], added: [value], after: [value], ...page })],
  })
  return characterRules.flatMap((rule) =>
    rule.find(subject).map((found) => `${rule.id} ${found.line} ${found.subject}`),
  )
}

describe('hidden characters', () => {
  test.each([
    ['a zero-width space', 'npm install re\u200bact', 'U+200B'],
    ['an Arabic letter mark without Arabic', '--force\u061c-all', 'U+061C'],
    ['a bidirectional override', 'if \u202eadmin\u202c', 'U+202E'],
    ['an isolate in Latin text', 'a \u2066b\u2069', 'U+2066'],
    ['tag characters', 'Save\u{e0049}\u{e0067} the file', 'U+E0049'],
    ['a flag of tags that is none', '\u{1f3f4}\u{e0061}\u{e0062}\u{e0063}', 'U+E0061'],
    ['variation selectors in a row', 'x\ufe01\ufe02\ufe03', 'U+FE01'],
    ['supplementary selectors', 'ok\u{e0101}\u{e0102}', 'U+E0101'],
    ['private use', 'a \ue000 b', 'U+E000'],
    ['a filler', 'pass\u3164word', 'U+3164'],
    ['a blank of Braille', 'a\u2800b', 'U+2800'],
    ['an escape', 'run \u001b[8mhidden', 'U+001B'],
    ['a C1 control', 'run \u009b8m', 'U+009B'],
    ['a soft hyphen in a command', 'pip install re\u00adquests', 'U+00AD'],
    ['a word joiner', 'rm\u2060dir', 'U+2060'],
    ['a non-joiner between Latin letters', 'git\u200chub', 'U+200C'],
    ['a byte order mark within', 'a\ufeffb', 'U+FEFF'],
  ])('%s', (_, text, sign) => {
    expect(judgeLine(text)).toEqual([`hidden-character 3 ${sign}`])
  })

  test.each([
    ['a joined emoji', 'Family 👨‍👩‍👧 and 🏳️‍🌈, thumbs 👍🏽'],
    ['emoji and text style', 'Done ✔️, back ↩︎, warning ⚠︎, key 1️⃣'],
    ['a flag of Scotland', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
    ['Persian', 'می\u200cخواهم نصب کنم'],
    ['Hindi', 'क्\u200dष और क्\u200cष'],
    ['marks in Hebrew', 'הקובץ \u200econfig.json\u200f נמצא'],
    ['Thai with breaks', 'ติด\u200bตั้ง'],
    ['a variant of a Han character', '葛\u{e0100}城'],
    ['no-break and thin spaces', 'Prix\u00a0: 10\u202f€\u2009!'],
    ['a soft hyphen in a long word', 'Donau\u00addampf\u00adschiff\u00adfahrt'],
    ['a sign of Arabic numbers', 'السنة \u0601١٤٤٥'],
    ['combining marks', 'Zu\u0308rich, ệ'],
  ])('none: %s', (_, text) => {
    expect(judgeLine(text)).toEqual([])
  })

  test('a byte order mark at the start of a file is none', () => {
    expect(judgeLine('', { added: [], addedLines: [{ line: 1, text: '\ufeff# Title' }] })).toEqual([])
  })

  test('a word that stood there before is none', () => {
    const removedLines = [{ line: 3, text: 'Teh re\u200bact package' }]
    expect(judgeLine('The re\u200bact package', { removedLines })).toEqual([])
  })

  test('what an entity makes is found in the parsed text', () => {
    const addedLines = [{ line: 3, text: 'npm install re&#8203;act' }]
    expect(judgeLine('npm install re\u200bact', { addedLines })).toEqual(['hidden-character 3 U+200B'])
    expect(judgeLine('Write `&#8203;` for it.', { addedLines })).toEqual([])
  })

  test('lines of other files count, too', () => {
    const after = { mode: '100644', text: 'a: 1\nb: x\u200by\n', isBinary: false }
    const before = { ...after, text: 'a: 1\n' }
    const subject = subjectOf({ change: { files: [{ path: 'data/x.yml', before, after }] } })
    expect(characterRules[0]?.find(subject)).toEqual([{ path: 'data/x.yml', line: 2, subject: 'U+200B' }])
  })
})

describe('look-alikes', () => {
  test.each([
    ['one Cyrillic letter', 'Log in to pаypal now', 'pаypal'],
    ['a Greek letter within', 'the gοogle page', 'gοogle'],
    ['a Greek capital', 'set ΝODE_ENV', 'ΝODE_ENV'],
    ['an Armenian letter', 'the սser name', 'սser'],
    ['a word wholly of look-alikes', 'Visit раура now', 'раура'],
    ['letters of formulas', 'run 𝗰𝘂𝗿𝗹 now', '𝗰𝘂𝗿𝗹'],
    ['full width', 'run ｃｕｒｌ now', 'ｃｕｒｌ'],
    ['circled letters', 'open ⓁⓄⒼⒾⓃ', 'ⓁⓄⒼⒾⓃ'],
  ])('%s', (_, text, word) => {
    expect(judgeLine(text)).toEqual([`look-alike 3 ${word}`])
  })

  test.each([
    ['Russian', 'Нажмите кнопку «Сохранить» и откройте web-сервер, файл сос, оса и GitHubа'],
    ['Greek', 'Πατήστε το κουμπί για να ανοίξετε το αρχείο'],
    ['units', 'Wait 50 μs, then 3 kΩ and Δt, λx, ΔT'],
    ['a formula', 'where 𝑥 is α·β and σ²'],
    ['Japanese with wide letters', 'ＡＰＩキーを設定します'],
    ['accents', 'naïve café, Łódź, ığdır, œuvre'],
    ['Vietnamese', 'Cài đặt phần mềm'],
    ['names in many scripts', 'The cities الرياض, תל אביב, Москва, 東京 and МОСКВА are equal'],
    ['a single boxed letter', 'Press 🅰 or Ⓒ'],
  ])('none: %s', (_, text) => {
    expect(judgeLine(text)).toEqual([])
  })

  test('in code a letter of another width is enough', () => {
    const code: Part = { kind: 'code', lang: 'sh', meta: '', value: 'npm ɡet', line: 4 }
    expect(judgeLine('npm ɡet', { added: [code] })).toEqual(['look-alike 4 ɡet'])
  })

  test.each([
    ['npm i peb\u217ce', 'peb\u217ce'],
    ['run \u2010\u2010force', '\u2010\u2010force'],
    ['pip install \u1d43bc', '\u1d43bc'],
  ])('a letter or a hyphen that a command takes for a plain one: %s', (value, word) => {
    const code: Part = { kind: 'code', lang: 'sh', meta: '', value, line: 4 }
    expect(judgeLine('words', { added: [code] })).toEqual([`look-alike 4 ${word}`])
  })

  test.each(['sleep 5 – a pause', 'echo 1º', 'echo x²', 'echo …', 'echo “a”'])(
    'none of them in a command: %s',
    (value) => {
      const code: Part = { kind: 'code', lang: 'sh', meta: '', value, line: 4 }
      expect(judgeLine('words', { added: [code] })).toEqual([])
    },
  )
})

describe('hosts', () => {
  const judgeLink = (url: string) =>
    judgeLine('See', { added: [{ kind: 'link', url, text: 'See', line: 3 }] }).filter((id) =>
      id.startsWith('disguised-host'),
    )

  test.each([
    'https://xn--pypal-4ve.com/login',
    'https://www.xn--80ak6aa92e.com',
    'https://github.com@evil.example/x',
    'https://gіthub.com/x',
    'https://аррӏе.com',
    '//ｇithub.com/x',
    'HTTPS://docs.xn--e1afmkfd.test/',
  ])('%s', (url) => {
    expect(judgeLink(url)).toHaveLength(1)
  })

  test.each([
    'https://github.com/owner/repo',
    'https://пример.рф/страница',
    'https://münchen.de',
    'https://example.com/@user@host.example',
    'mailto:a@example.com',
    '../setup.md#xn--x',
    'https://user@git.example/x',
  ])('none: %s', (url) => {
    expect(judgeLink(url)).toEqual([])
  })
})
