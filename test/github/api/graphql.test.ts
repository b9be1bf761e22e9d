// What is sent by GraphQL, validated against GitHub's own schema.
import { validate } from '@octokit/graphql-schema'
import { expect, test } from 'vitest'
import { createSideReads } from '../../../src/github/api/side-reads.ts'
import { buildCommitMutation } from '../../../src/github/ledger/commit.ts'
import { buildBranchQuery } from '../../../src/github/ledger/read-by-graphql.ts'
import { repository } from '../connect.ts'

function listFields(number?: number) {
  const reads = createSideReads({ repository, steady: () => 0 })
  reads.begin(number)
  return { first: reads.listFields(true), later: reads.listFields(false) }
}

test.each([
  ['a look at the ledger', buildBranchQuery('')],
  ['with all that a sync reads beside', buildBranchQuery(listFields().first)],
  ['with an issue that the inputs name', buildBranchQuery(listFields(7).first)],
  ['a commit', buildCommitMutation('')],
  ['with the issue afterwards', buildCommitMutation(listFields(7).later)],
])('%s', (_, document) => {
  expect(validate(document).map(({ message }) => message)).toEqual([])
})

test('the schema is looked at', () => {
  expect(validate('query{repository(owner:"a",name:"b"){nothing}}')).toHaveLength(1)
})
