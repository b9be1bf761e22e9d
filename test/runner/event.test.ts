// The ways in, and what an event says of a pull request.
import { describe, expect, test } from 'vitest'
import { parseEventKind } from '../../src/runner/event.ts'
import { parsePullEvent } from '../../src/runner/workflow-event.ts'

// Those that start a run are in who-may-start.test.ts.
test.each(['pull_request_target', 'push', 'issue_comment', 'Schedule', '', undefined])('%s starts nothing', (name) => {
  expect(parseEventKind({ GITHUB_EVENT_NAME: name })).toBe('unknown')
})

describe('a pull request', () => {
  const pull = {
    number: 5,
    html_url: 'https://github.com/acme/docs/pull/5',
    state: 'open',
    merged: false,
    merged_at: null,
    body: 'feedback-to-fix: 123',
    created_at: '2026-11-21T09:00:00Z',
    title: 'Mend the page',
    user: { login: 'Docs-Agent[bot]', type: 'Bot' },
    head: { sha: 'a'.repeat(40), repo: { full_name: 'acme/docs' } },
    base: { ref: 'main', repo: { full_name: 'acme/docs' } },
    labels: [{ name: 'docs', color: 'ededed' }],
  }
  const parse = (part: Record<string, unknown>) =>
    parsePullEvent({ action: 'opened', pull_request: { ...pull, ...part } })

  test('as far as the review needs it', () => {
    expect(parse({ draft: true })).toEqual({
      action: 'opened',
      number: 5,
      url: pull.html_url,
      state: 'open',
      title: pull.title,
      body: pull.body,
      author: 'docs-agent[bot]',
      isByPerson: false,
      head: 'a'.repeat(40),
      base: 'main',
      isPrivate: false,
      own: true,
      labels: ['docs'],
      hasConflict: false,
      createdAt: Date.UTC(2026, 10, 21, 9),
      closedAt: undefined,
    })
  })

  test.each([
    [{ state: 'closed' }, { state: 'closed' }],
    [{ state: 'closed', merged: true }, { state: 'merged' }],
    [{ state: 'closed', merged: null, merged_at: '2026-11-21T10:00:00Z' }, { state: 'merged' }],
    [{ merged: undefined, merged_at: undefined }, { state: 'open' }],
    [{ body: null }, { body: '' }],
    [{ labels: undefined }, { labels: [] }],
    [
      { title: undefined, user: null },
      { title: '', author: '' },
    ],
    [{ head: { ...pull.head, repo: { full_name: 'eve/docs' } } }, { own: false }],
    [{ head: { ...pull.head, repo: null } }, { own: false }],
    [{ base: { ...pull.base, repo: null } }, { own: false, isPrivate: false }],
    [{ base: { ...pull.base, repo: { ...pull.base.repo, private: true } } }, { own: true, isPrivate: true }],
    [{ base: { ...pull.base, repo: { ...pull.base.repo, private: null } } }, { isPrivate: false }],
    [{ head: { ...pull.head, repo: null }, base: { ...pull.base, repo: null } }, { own: false }],
    [{ head: { ...pull.head, sha: 'c'.repeat(64) } }, { head: 'c'.repeat(64) }],
  ])('%j: %j', (part, expected) => {
    expect(parse(part)).toMatchObject(expected)
  })

  test.each([
    ['nothing', undefined],
    ['no pull request', { action: 'opened' }],
    ['no action', { pull_request: pull }],
    ['an unknown state', { action: 'opened', pull_request: { ...pull, state: 'draft' } }],
    ['a head that is no SHA', { action: 'opened', pull_request: { ...pull, head: { sha: '../x', repo: null } } }],
    ['no number', { action: 'opened', pull_request: { ...pull, number: '5' } }],
  ])('refused: %s', (_, payload) => {
    expect(() => parsePullEvent(payload)).toThrow()
  })
})
