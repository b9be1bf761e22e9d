// What both GitHubs must say alike about the repository and its git data.
import {
  branch,
  byPath,
  type Call,
  encoded,
  file,
  here,
  message,
  missing,
  type Names,
  person,
  raw,
  type Said,
} from './contract-calls.ts'

export const gitCalls: Call[] = [
  [
    'the repository',
    (ask) => ask('GET', here),
    ({ body }) => [body.full_name, body.private, body.default_branch, body.has_issues],
  ],
  ['who am I', (ask) => ask('GET', '/user'), message],
  ['viewer', (ask) => ask('POST', '/graphql', { query: '{ viewer { login } }' }), ({ body }) => body],
  ['a branch that is missing', (ask) => ask('GET', `${here}/commits/heads%2F${encoded}`), message],
  ['the same, not encoded', (ask) => ask('GET', `${here}/commits/heads/${branch}`), message],
  ['a ref that is missing', (ask) => ask('GET', `${here}/git/ref/heads/${branch}`), message],
  [
    'a tree with folders',
    (ask) =>
      ask('POST', `${here}/git/trees`, {
        tree: [file('ledger.json', '{}\n'), file('handled/a.json', '[]\n'), file('b/c/d', 'ü')],
      }),
    ({ body }) => [body.sha, body.tree.map(({ path, type, sha }: Names) => ({ path, type, sha })).toSorted(byPath)],
    'tree',
  ],
  [
    'a base_tree that is missing',
    (ask) => ask('POST', `${here}/git/trees`, { base_tree: missing, tree: [file('a', 'b')] }),
    message,
  ],
  [
    'a commit without parents',
    (ask, { tree }) => ask('POST', `${here}/git/commits`, { message: 'One', tree, parents: [], author: person }),
    ({ body }) => [body.tree.sha, body.parents, body.message, body.author],
    'root',
  ],
  [
    'a tree that is missing',
    (ask) => ask('POST', `${here}/git/commits`, { message: 'x', tree: missing, parents: [] }),
    message,
  ],
  [
    'a parent that is missing',
    (ask, { tree }) => ask('POST', `${here}/git/commits`, { message: 'x', tree, parents: [missing] }),
    message,
  ],
  [
    'an orphan branch',
    (ask, { root }) => ask('POST', `${here}/git/refs`, { ref: `refs/heads/${branch}`, sha: root }),
    ({ body }) => body.ref,
  ],
  [
    'a branch that exists',
    (ask, { root }) => ask('POST', `${here}/git/refs`, { ref: `refs/heads/${branch}`, sha: root }),
    message,
  ],
  ['a branch at nothing', (ask) => ask('POST', `${here}/git/refs`, { ref: 'refs/heads/x', sha: missing }), message],
  [
    'the commit of a branch',
    (ask) => ask('GET', `${here}/commits/heads%2F${encoded}`),
    ({ body }) => [body.commit.message, body.commit.tree.sha, body.parents],
  ],
  [
    'only its name',
    (ask) => ask('GET', `${here}/commits/heads%2F${encoded}`, undefined, { accept: 'application/vnd.github.sha' }),
    ({ body }) => body.length,
  ],
  [
    'a file as it is',
    (ask) => ask('GET', `${here}/contents/handled/a.json?ref=${encoded}`, undefined, raw),
    ({ body, headers }) => [body, headers['content-type']],
  ],
  [
    'a file in base64',
    (ask) => ask('GET', `${here}/contents/b/c/d?ref=${encoded}`),
    ({ body }) => [body.content.trim(), body.encoding, body.sha],
  ],
  ['a file that is missing', (ask) => ask('GET', `${here}/contents/nothing?ref=${encoded}`, undefined, raw), message],
  [
    'a tree on a tree',
    (ask, { tree }) =>
      ask('POST', `${here}/git/trees`, {
        base_tree: tree,
        tree: [file('handled/b.json', '1'), { ...file('handled/a.json'), sha: null }],
      }),
    ({ body }) => body.sha,
    'second tree',
  ],
  [
    'a commit on a commit',
    (ask, names) =>
      ask('POST', `${here}/git/commits`, {
        message: 'Two',
        tree: names['second tree'],
        parents: [names.root],
        author: person,
      }),
    ({ body }) => body.message,
    'second',
  ],
  [
    'a rival commit',
    (ask, { tree, root }) =>
      ask('POST', `${here}/git/commits`, { message: 'Rival', tree, parents: [root], author: person }),
    ({ body }) => body.message,
    'rival',
  ],
  [
    'a fast forward',
    (ask, { second }) => ask('PATCH', `${here}/git/refs/heads/${branch}`, { sha: second, force: false }),
    ({ body }) => body.ref,
  ],
  [
    'the same once more',
    (ask, { second }) => ask('PATCH', `${here}/git/refs/heads/${branch}`, { sha: second }),
    ({ body }) => body.ref,
  ],
  ['a lost race', (ask, { rival }) => ask('PATCH', `${here}/git/refs/heads/${branch}`, { sha: rival }), message],
  [
    'a branch to move that is missing',
    (ask, { second }) => ask('PATCH', `${here}/git/refs/heads/nothing`, { sha: second }),
    message,
  ],
  [
    'the history',
    (ask) => ask('GET', `${here}/commits?sha=${encoded}&per_page=10`),
    ({ body }) => body.map((each: Said['body']) => each.commit.message),
  ],
  [
    'a commit by its name',
    (ask, { second }) => ask('GET', `${here}/git/commits/${second}`),
    ({ body }) => [body.message, body.tree.sha],
  ],
  [
    'a tree below all folders',
    (ask, names) => ask('GET', `${here}/git/trees/${names['second tree']}?recursive=1`),
    ({ body }) =>
      body.tree
        .filter(({ type }: Names) => type === 'blob')
        .map(({ path }: Names) => path)
        .toSorted(),
  ],
]
