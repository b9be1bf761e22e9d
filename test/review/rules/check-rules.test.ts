// Checks of a download that are gone from a page.
import { expect, test } from 'vitest'
import { findBy, sh, subjectFrom, testRule } from './page-cases.ts'

const get = 'curl -LO https://get.acme.dev/tool.tgz'
const checks = [
  'sha256sum -c tool.tgz.sha256',
  'shasum -a 256 tool.tgz',
  'gpg --batch --verify tool.tgz.asc tool.tgz',
  'cosign verify-blob --key cosign.pub tool.tgz',
  'Get-FileHash tool.tgz',
  'openssl dgst -sha256 tool.tgz',
  'minisign -Vm tool.tgz',
  'gh attestation verify tool.tgz --owner acme',
]
const checked = `Get it:\n\n${sh(get, checks[0] ?? '', 'tar xf tool.tgz')}`
const unchecked = `Get it:\n\n${sh(get, 'tar xf tool.tgz')}`
const adoc = (...lines: string[]) => ['= Get it', '', '[source,sh]', '----', ...lines, '----', ''].join('\n')

testRule(
  'check-dropped',
  [
    ...checks.map((check) => ({ before: sh(get, check), after: sh(get) })),
    { before: checked, after: unchecked },
    { before: checked, after: unchecked, readers: ['There is a typo in the second line.'] },
    { before: checked, after: unchecked.replace('tool.tgz', 'tool-2.tgz') },
    { before: `${sh(get)}\nThen\n\n${sh(checks[0] ?? '')}`, after: sh(get) },
    { before: adoc(get, checks[2] ?? ''), after: adoc(get), path: 'docs/setup.adoc' },
  ],
  [
    { before: checked, after: 'Get it from our shop.\n' },
    { before: checked, after: checked.replace('sha256sum', 'sha512sum') },
    { before: checked, after: checked.replace(checks[0] ?? '', checks[3] ?? '') },
    { before: checked, after: `${checked}\nMore.\n` },
    { before: checked, after: `Words.\n\n${checked}` },
    { before: unchecked, after: unchecked.replace('xf', 'xzf') },
    { before: `${unchecked}\nSee the checksums.\n`, after: unchecked },
    { before: checked, after: unchecked, readers: ['The checksum step fails on macOS'] },
  ],
)

testRule(
  'check-dropped-for-reader',
  [
    { before: checked, after: unchecked, readers: ['The checksum step fails on macOS'] },
    { before: checked, after: unchecked, readers: ['Nobody needs sha256sum -c tool.tgz.sha256'] },
    { before: sh(get, checks[2] ?? ''), after: sh(get), readers: ['GPG is not installed by default'] },
  ],
  [
    { before: checked, after: unchecked, readers: ['There is a typo in the second line.'] },
    { before: checked, after: checked, readers: ['The checksum step fails on macOS'] },
  ],
)

test('the finding stands at the download, and names the check and its readers', () => {
  const subject = subjectFrom({ before: checked, after: unchecked, readers: ['Typo', 'The checksum fails'] })
  expect(findBy('check-dropped-for-reader', subject)).toEqual([
    { path: 'docs/setup.md', line: 4, subject: 'sha256sum -c tool.tgz.sha256', from: ['r2'] },
  ])
})
