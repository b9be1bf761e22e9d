// What is sent by GraphQL, validated against GitHub's own schema.
import { globSync, readFileSync } from 'node:fs'
import { validate } from '@octokit/graphql-schema'
import { expect, test } from 'vitest'
import { locate } from '../../src/github/github-client.ts'
import { editsQuery } from '../../src/github/issue-edits.ts'
import { buildBlobsQuery } from '../../src/github/pull-change.ts'
import { buildViewerQuery } from '../../src/github/tracking-issue.ts'
import { repositoryName } from '../support/addresses.ts'

const sha = 'a'.repeat(40)
const documents: readonly [string, string][] = [
  ['whose token it is', buildViewerQuery(locate(repositoryName('acme/docs')))],
  ['that, and comments', buildViewerQuery(locate(repositoryName('acme/docs')), [2, 3])],
  ['who edited an issue or comment', editsQuery],
  ['whether blobs are binary', buildBlobsQuery([{ sha, size: 1, text: false }])],
  ['texts of blobs', buildBlobsQuery([{ sha, size: 1, text: true }])],
  ['both', buildBlobsQuery([true, false].map((text) => ({ sha, size: undefined, text })))],
]

test.each(documents)('%s', (_, document) => {
  expect(validate(document).map(({ message }) => message)).toEqual([])
})

test('a planted unknown field is found in each', () => {
  for (const [, document] of documents) {
    const planted = document.replace(/\}(?=[^}]*$)/, ' noSuchField}')
    expect(validate(planted).map(({ message }) => message)).toContainEqual(expect.stringContaining('noSuchField'))
  }
})

test('no other document is sent', () => {
  const sent = globSync('src/**/*.ts').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/(?:\.|await )graphql\((\w+)/g)].map(([, name]) => name ?? ''),
  )
  // `query` is Octokit's own parameter.
  expect(sent.sort()).toEqual(['buildBlobsQuery', 'buildViewerQuery', 'editsQuery', 'query'])
})
