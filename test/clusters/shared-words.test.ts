// What is shown of what readers say: words that at least two of them used independently, in their own spelling.
import { describe, expect, test } from 'vitest'
import { loadFeedback } from '../../demo/load-feedback.ts'
import { clusterEntries } from '../../src/clusters/cluster-entries.ts'
import { createFindWords } from '../../src/clusters/shared-words.ts'
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import { sortIntake } from '../../src/triage/intake.ts'
import { loadSet } from '../bench/cluster/load-set.ts'
import { plain, rating, snippet, voicesOn } from './entries.ts'

/** Other complaints of a run, which tell what is said everywhere. */
const others = voicesOn('/other', ['The page is slow.', 'I want a dark theme.', 'Which page has the price list?'])

const byId = (entries: readonly FeedbackEntry[]) => new Map(entries.map((entry) => [entry.id, entry]))

function wordsOf(entries: readonly FeedbackEntry[], everybody = entries): readonly string[] {
  return createFindWords([...entries, ...others], byId(everybody), () => false)(entries.map(({ id }) => id))
}

const said = (...comments: readonly string[]) => wordsOf(voicesOn('/guide', comments))

describe('words', () => {
  test.each<[string, string[], string[]]>([
    ['usual spelling', ['Nothing on windows', 'How to set it up on Windows?', 'Windows steps missing'], ['Windows']],
    ['a phrase', ['The install path is wrong', 'Where should the install path point to'], ['install path']],
    ['a joined phrase', ['My rate-limit is too low', 'What rate limit has the free plan'], ['rate limit']],
    ['an option', ['--dry-run does nothing', 'What does --dry-run mean for hooks'], ['--dry-run']],
    ['a version', ['Fails after upgrading to 3.4.0', 'Broken since 3.4.0 came out'], ['3.4.0']],
    ['languages', ['La instalación falla en Windows', 'Wie geht das unter Windows?', 'Windows での手順'], ['Windows']],
    ['a script without blanks', ['端口写错了', '默认端口是多少'], ['端口']],
    ['nothing that only one said', ['PowerShell fails', 'The proxy is ignored'], []],
    ['nothing but complaints', ['This is broken and wrong', 'Broken example, wrong output'], []],
    ['no words of grammar', ['Where is it from', 'It is where it should not be'], []],
    ['no word for a longer one', ['The configuration is odd', 'How do I configure that'], []],
  ])('%s', (_, comments, shown) => {
    expect(said(...comments)).toEqual(shown)
  })

  test('five at most, the strongest first', () => {
    const names = 'Alpine Bun Caddy Deno Envoy Fastly Gradle'
    const shown = said(
      `Which of ${names} can it run with? Our admins, testers, writers and customers all disagree`,
      `${names.split(' ').reverse().join(', ')}: none survives a reboot, a backup, a weekend, an upgrade or a new moon`,
      'Alpine how',
    )
    expect(shown).toHaveLength(5)
    expect(shown[0]).toBe('Alpine')
  })
})

describe('two readers, not one', () => {
  const bob = { contact: 'bob@example.com' }
  const eve = { contact: 'eve@example.com' }
  const slow = (by: { contact: string }) => rating('a', 'Zorblax is slow', by)
  const crash = rating('a', 'Zorblax crashes when the second worker starts with a proxy', bob)
  test.each<[string, FeedbackEntry[], string[]]>([
    ['two contacts', [slow(bob), rating('b', 'How do I stop Zorblax?', eve)], ['Zorblax']],
    ['one contact', [slow(bob), rating('b', 'How do I stop Zorblax?', bob)], []],
    ['two spellings', [slow(bob), rating('b', 'How to stop Zorblax?', { contact: ' Bob+docs@Example.com ' })], []],
    ['a name as contact', [slow({ contact: 'Bob' }), rating('b', 'How to stop Zorblax?', { contact: 'bob' })], []],
    ['the same words, no contact', [rating('a', 'Zorblax is slow'), rating('b', 'zorblax is SLOW!')], []],
    ['the same words, two contacts', [rating('a', 'Zorblax is slow', bob), rating('b', 'Zorblax: slow', eve)], []],
    ['near-copies', [crash, rating('b', 'zorblax crashes if the second worker starts with a proxy', eve)], []],
    [
      'a passage that was copied',
      [
        crash,
        rating(
          'b',
          'Our whole team spent Monday on this. Zorblax crashes when the second worker starts with a proxy, and after that every' +
            ' queue has to be emptied by hand, which took the night shift until six and cost us two customers.',
          eve,
        ),
      ],
      [],
    ],
    [
      'one person by way of another contact',
      [
        crash,
        rating('b', 'Zorblax crashes when the second worker starts, with a proxy', eve),
        rating('c', 'Please document Zorblax', eve),
      ],
      [],
    ],
    ['an agent', [rating('a', 'Zorblax is slow', bob), plain('b', 'Ran step 4: Zorblax did not answer')], []],
    ['letters that look like others', [slow(bob), rating('b', 'Nоthing оn Zorblax', eve)], []],
    ['hidden characters', [rating('a', 'Zorblax is slow'), rating('b', 'Zor\u200bblax is sl\u200dow')], []],
    ['a snippet and a rating', [snippet('a', 'Zorblax is slow'), rating('b', 'How do I stop Zorblax?')], ['Zorblax']],
  ])('%s', (_, entries, shown) => {
    expect(wordsOf(entries)).toEqual(shown)
  })
})

describe('never shown, though two said it', () => {
  test.each<[string, string]>([
    ['an email address', 'zorblax@example.com'],
    ['an address', 'https://zorblax.example/a'],
    ['a path with somebody’s folder', ['', 'home', 'zorblax'].join('/')],
    ['such a path of Windows', 'C:\\Users\\zorblax'],
    ['such a path that is relative', 'Users/zorblax'],
    ['a phone number', '+49 30 901820'],
    ['a token', ['ghp', 'NotARealTokenJustAnExampleForTheDemo'].join('_')],
    ['a host with a secret', 'https://user:Secret123@zorblax.example'],
    ['a machine of somebody’s', 'db-zorblax.internal'],
    ['a swear word', 'bullshit'],
  ])('%s', (_, text) => {
    expect(said(`The page says ${text} and fails`, `I wonder what ${text} means for us`)).toEqual([])
  })

  test.each<[string, string]>([
    ['Thanks, Zorblax', ''],
    ['Cheers Zorblax', ''],
    ['Best regards,\nZorblax Quill', ''],
    ['— Zorblax', '\n'],
    ['Viele Grüße\nZorblax', '\n'],
    ['My name is Zorblax.', ''],
    ['Zorblax Quill', '\n\n'],
    ['Kind regards, Zorblax Quill, ACME Corp', ''],
    ['This is Zorblax from ACME', ''],
    ['Zorblax here', ''],
  ])('the name of who signed: %s', (signature, before) => {
    const signed = `The proxy page is empty. ${before}${signature}`
    expect(said(signed, 'As Zorblax said: nothing on this', 'Why Zorblax?')).toEqual([])
  })

  test.each([
    ...['zorblax@example.com', 'quill.zorblax@example.com', 'zorblaxquill42@example.com'],
    ...['Zorblax Quill <zq@example.com>', 'Zörblâx', 'hello, Zorblax here', 'zq (Zorblax)'],
  ])('the name in a contact: %s', (contact) => {
    const entries = voicesOn('/guide', ['As Zorblax said: nothing on this', 'Why Zorblax?'])
    expect(wordsOf(entries, [...entries, rating('x', 'No proxy', { contact })])).toEqual([])
  })

  test.each([
    ['Müller', 'jmueller@example.com'],
    ['Mueller', 'Jürgen Müller'],
    ['Bjørn', 'bjorn.quill@example.com'],
  ])('%s in a contact: %s', (name, contact) => {
    const entries = voicesOn('/guide', [`As ${name} said: nothing on this`, `Why ${name}?`])
    expect(wordsOf(entries, [...entries, rating('x', 'No proxy', { contact })])).toEqual([])
  })
})

function tabulate(all: readonly FeedbackEntry[]): string {
  const now = Date.parse('2026-11-20T00:00:00Z')
  const sources = ['contextual', 'code_snippet', 'agent', 'thumbs_only'] as const
  const filters = { sources, statuses: ['pending'] as const }
  const { candidates, filtered } = sortIntake(all, {
    filters,
    isInScope: () => true,
    maxAge: { text: 'all', time: undefined },
    now,
  })
  const kept = candidates.filter(({ id }) => !filtered.has(id))
  const findWords = createFindWords(kept, byId(candidates), (id) => filtered.has(id))
  const rows = clusterEntries(kept, { minVotes: 0, votes: new Map() })
    .clusters.filter(({ entryIds }) => entryIds.length > 1)
    .map(({ pages, entryIds }) => `${pages.join(' ')}: ${findWords(entryIds).join(' · ')}`)
  return `${rows.sort().join('\n')}\n`
}

test('the demo’s groups, for a lead to read in ten seconds', async () => {
  await expect(tabulate(loadFeedback(Date.parse('2026-11-20T00:00:00Z')))).toMatchFileSnapshot('golden/words-demo.txt')
})

test('the groups of four invented sites', async () => {
  const sites = Map.groupBy([...loadSet('own'), ...loadSet('check')], ({ site }) => site)
  const tables = [...sites].map(([site, rows]) => `# ${site}\n${tabulate(rows.map(({ entry }) => entry))}`)
  await expect(tables.join('\n')).toMatchFileSnapshot('golden/words-sites.txt')
})
