// What both GitHubs must say alike about issues, comments and pull requests.
import { type Call, here, message, type Names, numbers, relations, type Said } from './contract-calls.ts'
import { bodyLimit } from './github-rules.ts'

/** Asked when pull requests 1, 2 (of a fork) and 3 (merged) exist. */
export const issueCalls: Call[] = [
  [
    'an issue',
    (ask) => ask('POST', `${here}/issues`, { title: 'Feedback', body: 'One', labels: ['feedback-to-fix'] }),
    ({ body }) => [
      body.number,
      body.title,
      body.body,
      body.state,
      body.user.login,
      body.user.type,
      body.labels[0].name,
      body.html_url,
    ],
  ],
  [
    'a body that is too long',
    (ask) => ask('POST', `${here}/issues`, { title: 'x', body: 'x'.repeat(bodyLimit + 1) }),
    message,
  ],
  [
    'a body of astral characters',
    (ask) => ask('PATCH', `${here}/issues/4`, { body: '😀'.repeat(bodyLimit) }),
    ({ body }) => body.body.length,
  ],
  [
    'a new body that is too long',
    (ask) => ask('PATCH', `${here}/issues/4`, { body: 'x'.repeat(bodyLimit + 1) }),
    ({ body }) => body.body.length,
  ],
  ['a title that is too long', (ask) => ask('PATCH', `${here}/issues/4`, { title: 'x'.repeat(257) }), message],
  ['an issue that is missing', (ask) => ask('GET', `${here}/issues/99`), message],
  [
    'a comment',
    (ask) => ask('POST', `${here}/issues/4/comments`, { body: 'Hello' }),
    ({ body }) => [body.body, body.user.login],
    'comment',
  ],
  ['more comments', (ask) => ask('POST', `${here}/issues/4/comments`, { body: 'Again' }), ({ body }) => body.body],
  [
    'a comment that is too long',
    (ask) => ask('POST', `${here}/issues/4/comments`, { body: 'x'.repeat(bodyLimit + 1) }),
    message,
  ],
  ['an empty comment', (ask) => ask('POST', `${here}/issues/4/comments`, { body: '' }), () => ''],
  [
    'a comment changed',
    (ask, { comment }) => ask('PATCH', `${here}/issues/comments/${comment}`, { body: 'Changed' }),
    ({ body }) => body.body,
  ],
  ['a comment read', (ask, { comment }) => ask('GET', `${here}/issues/comments/${comment}`), ({ body }) => body.body],
  ['a comment that is missing', (ask) => ask('GET', `${here}/issues/comments/99999`), message],
  [
    'a page of comments',
    (ask) => ask('GET', `${here}/issues/4/comments?per_page=1&page=2&sort=created&direction=desc`),
    ({ body, headers }) => [body.map((each: Names) => each.body), relations(headers.link)],
  ],
  [
    'comments since tomorrow',
    (ask) => ask('GET', `${here}/issues/4/comments?since=2100-01-01T00:00:00Z`),
    ({ body }) => body,
  ],
  [
    'comments since long ago',
    (ask) => ask('GET', `${here}/issues/4/comments?since=2000-01-01T00:00:00Z`),
    ({ body }) => body.length,
  ],
  [
    'an issue closed',
    (ask) => ask('PATCH', `${here}/issues/4`, { state: 'closed' }),
    ({ body }) => [body.state, body.closed_at !== null],
  ],
  ['open issues: the pull requests', (ask) => ask('GET', `${here}/issues`), numbers],
  [
    'issues in any state',
    (ask) => ask('GET', `${here}/issues?state=all&sort=created&direction=asc`),
    ({ body }) => body.map((each: Said['body']) => [each.number, 'pull_request' in each]),
  ],
  [
    'issues by label and creator',
    (ask) => ask('GET', `${here}/issues?state=all&labels=feedback-to-fix&creator=github-actions%5Bbot%5D`),
    numbers,
  ],
  ['issues of a stranger', (ask) => ask('GET', `${here}/issues?state=all&creator=stranger`), numbers],
  ['issues since tomorrow', (ask) => ask('GET', `${here}/issues?state=all&since=2100-01-01T00:00:00Z`), numbers],
  [
    'a page of issues',
    (ask) => ask('GET', `${here}/issues?state=all&per_page=2&direction=asc`),
    (said) => [numbers(said), relations(said.headers.link)],
  ],
  [
    'a pull request as an issue',
    (ask) => ask('GET', `${here}/issues/1`),
    ({ body }) => [body.number, body.title, body.state, body.html_url, body.pull_request.html_url],
  ],
  [
    'a comment on a pull request',
    (ask) => ask('POST', `${here}/issues/1/comments`, { body: 'Reviewed' }),
    ({ body }) => body.body,
  ],
  [
    'a pull request',
    (ask) => ask('GET', `${here}/pulls/1`),
    ({ body }) => [
      body.number,
      body.state,
      body.merged,
      body.user.login,
      body.head.ref,
      body.head.repo.full_name,
      body.base.ref,
      body.html_url,
    ],
  ],
  [
    'its files',
    (ask) => ask('GET', `${here}/pulls/1/files`),
    ({ body }) => body.map(({ filename, status, additions, sha }: Names) => [filename, status, additions, sha]),
  ],
  [
    'a pull request of a fork',
    (ask) => ask('GET', `${here}/pulls/2`),
    ({ body }) => [body.head.repo.full_name, body.head.repo.fork, body.head.label, body.body],
  ],
  [
    'a pull request that is merged',
    (ask) => ask('GET', `${here}/pulls/3`),
    ({ body }) => [body.state, body.merged, body.merged_at !== null],
  ],
  ['a pull request that is missing', (ask) => ask('GET', `${here}/pulls/4`), message],
  ['open pull requests', (ask) => ask('GET', `${here}/pulls`), numbers],
  ['all of them', (ask) => ask('GET', `${here}/pulls?state=all&sort=created&direction=asc`), numbers],
  ['sorted without a direction', (ask) => ask('GET', `${here}/pulls?state=all&sort=created`), numbers],
  [
    'a page of them',
    (ask) => ask('GET', `${here}/pulls?state=all&per_page=2&page=1`),
    (said) => [numbers(said), relations(said.headers.link)],
  ],
  ['no such address', (ask) => ask('GET', `${here}/nothing/here`), message],
]
