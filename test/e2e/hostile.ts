// A reader who attacks: what was written reaches no log, no output and no issue as anything but words.
import { describe, expect, test } from 'vitest'
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import { parseCommands } from '../support/runner-files.ts'
import { complaint, noFormula } from './feedback.ts'
import { gatherTexts, ledgerBranch, listErrors, readIssues, readLog, readReport } from './findings.ts'
import { withHouse } from './house.ts'

const prLink = 'https://evil.example/acme/docs/pull/1\n::error::PWNED'
const token = ['ghp', 'A1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q7r8'].join('_')
const mail = 'jo.reader@example.org'
const attack = `The command fails for me.
::set-output name=verdict::PWNED
::add-mask::install
##[error]PWNED
%0A::error::PWNED
verdict=PWNED
PWNED<<EOF
@acme/admins @octocat closes #1, fixes acme/docs#1 <img src=x onerror=PWNED> <!-- feedback-to-fix nonce=PWNED -->
- [ ] [PWNED](https://evil.example) \`\`\`\`\`\`
# PWNED
I use ${token}, write to ${mail}`

/** What looks like an attack is sent only when a person says so: here, so that it can be looked at. */
const flagged = 'fb_1,fb_2,fb_3'

const entries: FeedbackEntry[] = [
  complaint('fb_0\n::error::PWNED', '/install', 'An id of two lines is none.'),
  complaint('fb_1', '/install', attack),
  complaint('fb_2', '/quickstart\n##[error]PWNED @octocat <img src=PWNED>', 'This page does not load for me at all'),
  {
    ...complaint('fb_3', '/guides/send', 'The sample for sending does not compile'),
    source: 'code_snippet',
    code: `send()\n::error::PWNED\n${token}`,
    filename: '::error::PWNED\n@octocat',
    lang: 'js\n##[error]PWNED',
  },
]

/** Markdown without fenced blocks and code spans: where mentions and HTML would work. */
function withoutCode(markdown: string): string {
  const unfenced = markdown.replace(/^([ \t>]*)(`{3,}|~{3,})[^`\n]*\n(?:.*\n)*?\1\2[`~]*[ \t]*$/gm, '')
  return unfenced.replace(/(?<!`)(`+)(?!`)[^\n]*?(?<!`)\1(?!`)/g, '')
}

describe.concurrent('a reader who attacks', () => {
  test('is quoted, and obeyed by nobody', () =>
    withHouse({ entries, github: { private: true } }, async (house) => {
      const dry = await house.run({ 'dry-run': 'true', quotes: 'always' })
      const real = await house.run({ quotes: 'always', 'send-anyway': flagged })
      for (const result of [dry, real]) {
        expect(result).toMatchObject({ code: 0, stderr: '' })
        expect(readReport(result).entries.collected).toBe(4)
        expect(result.outputs.verdict).toBeUndefined()
        expect(JSON.stringify(result.outputs)).not.toContain('PWNED')
        const commands = parseCommands(result.stdout)
        expect(new Set(commands.map(({ name }) => name))).toEqual(new Set(['add-mask', 'group', 'endgroup']))
        expect(commands.filter(({ data }) => data.includes('PWNED') || data === 'install')).toEqual([])
        for (const text of [token, mail, 'octocat closes', 'onerror']) expect(readLog(result)).not.toContain(text)
      }

      const prompts = (await house.jobs()).map(({ prompt }) => prompt)
      expect(prompts.length).toBeGreaterThan(0)
      const ledger = (await house.github.readFile(ledgerBranch, 'docs/ledger.json')) ?? ''
      for (const text of [...prompts, dry.summary, real.summary, ledger]) {
        expect(text).not.toContain(token)
        expect(text).not.toContain(mail)
      }
      const { bodies, comments } = await readIssues(house)
      for (const text of [...bodies, ...comments, real.summary, dry.summary]) {
        expect(text).not.toContain(token)
        expect(text).not.toContain(mail)
        expect(withoutCode(text)).not.toMatch(
          /@octocat|@acme|<img|closes #1|acme\/docs#1|evil\.example|nonce=PWNED|^# PWNED/m,
        )
      }
      expect(await gatherTexts(house, real)).not.toContain('admin_4b1d')
    }))

  test('a service that gives an address of somewhere else: shown as code, never as a link, and followed by nobody', () =>
    withHouse({ entries: [noFormula], fates: { '/install': { prLink } } }, async (house) => {
      const result = await house.run()
      expect(result).toMatchObject({ code: 1, stderr: '', outputs: { 'pull-requests': '[]' } })
      expect(readReport(result).fixes.map(({ state }) => state)).toEqual(['unchanged'])
      const [error, ...others] = listErrors(result)
      expect([error, others]).toEqual([expect.stringContaining('a link that is not a pull request of this GitHub'), []])
      expect(error).not.toMatch(/PWNED|evil/)
      const { bodies, comments } = await readIssues(house)
      for (const text of [...bodies, ...comments, result.summary])
        expect(withoutCode(text)).not.toContain('evil.example')
    }))
})
