// What the documentation says of erasing and of languages is what happens; its commands work in git.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { clusterEntries } from '../../src/clusters/cluster-entries.ts'
import { voicesOn } from '../clusters/entries.ts'
import { day, entry, hour } from '../support/feedback.ts'
import { createFolder } from '../support/folder.ts'
import { findCreations, listStates } from '../support/observe.ts'
import { createStage, ledgerBranch, type Stage } from '../support/virtual-world.ts'
import { checkShell, listBlocks, runShell } from './operations-page.ts'

const text = ['faq', 'privacy'].map((name) => readFileSync(`docs/${name}.md`, 'utf8')).join('\n')
test.each(listBlocks(text))('a shell can read %j', (block) => checkShell(block.replace(/<[\w ]+>/g, 'x')))

test('the same complaint in two languages is two topics of its page', () => {
  const said = ['The install command fails with an error.', 'インストール手順が途中で止まってしまいます。']
  const { clusters } = clusterEntries(voicesOn('/guide', said), { minVotes: 0, votes: new Map() })
  expect(clusters.map(({ topics }) => topics.length)).toEqual([2])
})

describe('erasing', () => {
  const words = 'frobnicator'
  const comments = [entry('a', '/guide', { comment: `The ${words} fails on my machine.` })]
  const never = { inputs: { quotes: 'never' } }
  const start = async () => {
    const stage = createStage({ feedback: comments, private: true })
    const first = await stage.run()
    expect(first.comments.join()).toContain(words)
    await stage.pass(hour)
    return stage
  }
  const readLedgerFiles = ({ github }: Stage) =>
    Object.fromEntries(
      github.listFiles(ledgerBranch, '').map((path) => [path, github.readFile(ledgerBranch, path) ?? '']),
    )

  test('a comment that was deleted is not written anew, and nothing is sent again', async () => {
    const stage = await start()
    for (const { id } of stage.github.listComments(1)) stage.github.deleteComment(id)
    const next = await stage.run(never)
    expect([next.failure, next.comments, findCreations(next)]).toEqual([undefined, [], []])
    stage.github.mergePull(2)
    await stage.pass(day)
    const later = await stage.run(never)
    expect([later.failure, later.issue.includes(words), later.comments]).toEqual([undefined, false, []])
  })

  test('words that readers shared are gone from ledger and issue after the next run', async () => {
    const said = [
      'The Windows installer ends with a proxy error.',
      'Proxy settings are missing for the Windows installer.',
    ]
    const shared = said.map((comment, index) => entry(`s${index}`, '/install', { comment, age: (index + 1) * day }))
    const stage = createStage({ feedback: shared })
    const first = await stage.run()
    expect([first.issue, JSON.stringify(stage.readLedger())]).toEqual([
      expect.stringMatching(/windows/i),
      expect.stringMatching(/windows/i),
    ])
    await stage.pass(day)
    const next = await stage.run(never)
    expect(`${next.issue} ${JSON.stringify(stage.readLedger())}`).not.toMatch(/windows|proxy/i)
  })

  test('a review writes its comment again when the pull request changes, without quotes', async () => {
    const stage = await start()
    const reviewed = await stage.review(2, 'opened', { quotes: 'always' })
    expect(reviewed.comments.map(({ body }) => body).join()).toContain(words)
    for (const { id } of reviewed.comments) stage.github.deleteComment(id)
    await stage.pass(hour)
    const again = await stage.review(2, 'synchronize', never.inputs)
    expect(again.comments).toHaveLength(1)
    expect(again.comments[0]?.body).not.toContain(words)
  })

  test('the ledger without its history, and the issue’s text cleared: the next run goes on', async () => {
    const stage = await start()
    const files = readLedgerFiles(stage)
    stage.github.resetBranch(ledgerBranch, stage.github.commit('forgotten', files, 'Forget the history'))
    stage.github.editIssue(1, { body: '' })
    stage.github.setPermission('ann', 'write')
    stage.github.commitSigned(ledgerBranch, { 'README.md': 'Confirmed.' }, '', 'ann')
    const next = await stage.run()
    expect([next.failure, findCreations(next), next.comments.length]).toEqual([undefined, [], 1])
    expect([listStates(stage), next.issue.includes('/pull/2')]).toEqual([{ '/guide': ['proposed'] }, true])
  })

  test('git drops the history and keeps the files', () => {
    const folder = createFolder()
    const sh = (cwd: string, commands: string) => runShell(join(folder, cwd), commands)
    sh('.', 'git init --quiet --bare origin.git && git clone --quiet origin.git clone')
    const commit = (number: number) => `echo ${number} > ledger.json && git add -A && git commit --quiet -m ${number}`
    sh('clone', `${commit(1)}\n${commit(2)}\ngit push --quiet origin HEAD:refs/heads/${ledgerBranch}`)
    sh('clone', listBlocks(text).find((block) => block.includes('commit-tree')) ?? 'false')
    const head = `refs/heads/${ledgerBranch}`
    expect(sh('origin.git', `git rev-list --count ${head} && git show ${head}:ledger.json`)).toBe('1\n2')
  })
})
