// Rules over what a change takes the edge off.
import { expect, test } from 'vitest'
import type { FileSide } from '../../../src/changes/change.ts'
import { block, findBy, sh, testRule } from './page-cases.ts'
import { subjectOf } from './subject.ts'

testRule(
  'address-opened',
  [
    { before: block('toml', 'bind = "127.0.0.1"'), after: block('toml', 'bind = "0.0.0.0"') },
    { before: sh('acme serve --listen localhost:80'), after: sh('acme serve --listen 0.0.0.0:80') },
    { before: 'It listens on `[::1]:80`.\n', after: 'It listens on `[::]:80`.\n' },
    { before: 'listen: 127.0.0.1:80\n', after: 'listen: "*:80"\n', path: 'docs/a.txt' },
  ],
  [
    { before: 'It listens on `127.0.0.1`.\n', after: 'It listens on `localhost`.\n' },
    { before: 'From 0.0.0.0 to 127.0.0.1.\n', after: 'From 0.0.0.0 up to 127.0.0.1.\n' },
    { before: 'It runs.\n', after: 'It listens on `0.0.0.0`.\n' },
    { before: 'Use 127.0.0.1 here.\n', after: 'Use 127.0.0.1 with 10.0.0.0.0 here.\n' },
  ],
)

testRule(
  'command-reaches-further',
  [
    { before: sh('acme schedule delete nightly'), after: sh('acme schedule delete --all') },
    { before: sh('acme token create --scope read'), after: sh('acme token create --scope admin') },
    { before: '1. Run `acme db migrate`.\n', after: '1. Run `acme db migrate --force`.\n' },
    { before: sh('git reset'), after: sh('git reset --hard') },
    { before: sh('curl -X POST https://a.example/x'), after: sh('curl -X DELETE https://a.example/x') },
  ],
  [
    { before: sh('acme schedule delete nightly'), after: sh('acme schedule delete weekly') },
    { before: sh('acme stop --all'), after: sh('acme stop --all --timeout 5') },
    { before: 'Delete one.\n', after: sh('acme delete --all') },
    { before: 'Ask an owner.\n', after: 'Ask an admin.\n' },
  ],
)

testRule(
  'warning-weakened',
  [
    { before: 'Do not turn off the check of certificates.\n', after: 'You may turn off the check of certificates.\n' },
    { before: 'Never open port 80 to all networks.\n', after: 'Open port 80 to all networks.\n' },
  ],
  [
    { before: 'Do not turn off the checks.\n', after: 'Never turn off the checks.\n' },
    { before: 'Do not turn it off.\n', after: 'A worker asks the server for jobs.\n' },
    { before: 'A job does not run at all.\n', after: 'A job runs at all.\n' },
  ],
)

testRule(
  'check-always-passes',
  [
    { before: block('js', 'return timingSafeEqual(a, b)'), after: block('js', 'return true') },
    { before: block('python', 'return verify(x)'), after: block('python', 'return True') },
    {
      before: block('js', 'const isValid = (token) => check(token)'),
      after: block('js', 'const isValid = () => true'),
    },
  ],
  [
    block('js', 'return true'),
    { before: block('js', 'return verify(b)'), after: block('js', 'return verify(a)') },
    { before: block('js', 'return verify(b)'), after: 'Nothing is left of it.\n' },
  ],
)

testRule(
  'guard-dropped',
  [
    { before: block('js', 'return timingSafeEqual(a, b)'), after: block('js', 'return a === b') },
    { before: block('python', 'yaml.safe_load(x)'), after: block('python', 'yaml.load(x)') },
    { before: block('js', 'timingSafeEqual(a, b)'), after: 'Nothing is left of it.\n' },
    {
      before: block('js', 'timingSafeEqual(a, b)'),
      after: 'Nothing is left of it.\n',
      readers: ['timingSafeEqual is not needed'],
    },
  ],
  [
    { before: block('js', 'return timingSafeEqual(a, b)'), after: block('js', 'return timingSafeEqual(b, a)') },
    { before: block('js', 'return a'), after: block('js', 'return b') },
  ],
)

testRule(
  'guard-dropped-for-reader',
  [
    {
      before: block('js', 'return timingSafeEqual(a, b)'),
      after: block('js', 'return a === b'),
      readers: ['timingSafeEqual throws'],
    },
  ],
  [
    { before: block('js', 'return timingSafeEqual(a, b)'), after: block('js', 'return a === b'), readers: ['a typo'] },
    { before: block('js', 'return a'), after: block('js', 'return b'), readers: ['timingSafeEqual throws'] },
  ],
)

testRule(
  'contact-new',
  [
    'Write to help@acme-support.example.\n',
    '[Mail](mailto:help@acme-support.example)\n',
    'Call +1 900 555 0199 for help.\n',
    'Send it to bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq.\n',
  ],
  [
    { after: 'Write to help@acme.example now.\n', before: 'Write to help@acme.example.\n' },
    { after: 'Write to help@acme.example.\n', others: ['help@acme.example'] },
    'For example ada@example.com.\n',
    sh('git clone git@github.com:acme/a'),
    'Version 1.2.3 of 2026-01-02, +10 % at most, 12 345 678 rows.\n',
  ],
)

test('an image that took the place of another is looked at, unless a reader wrote about one', () => {
  const side: FileSide = { mode: '100644', text: undefined, isBinary: true, isPicture: true }
  const files = [{ path: 'docs/a.png', before: side, after: side }]
  const reader = (text: string) => [{ id: 'r1', page: '/a' as const, text }]
  expect(findBy('picture-replaced', subjectOf({ change: { files } }))).toEqual([{ path: 'docs/a.png' }])
  expect(findBy('picture-replaced', subjectOf({ change: { files }, readers: reader('typo') }))).toHaveLength(1)
  expect(
    findBy('picture-replaced', subjectOf({ change: { files }, readers: reader('The screenshot is old') })),
  ).toEqual([])
  const fresh = [{ path: 'docs/a.png', before: undefined, after: side }]
  expect(findBy('picture-replaced', subjectOf({ change: { files: fresh } }))).toEqual([])
  const alone = { change: { files }, fix: { pages: ['/setup' as const] } }
  expect(findBy('untouched-page', subjectOf(alone))).toEqual([])
})
