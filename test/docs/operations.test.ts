// The commands of docs/operations.md work in git, on a branch as the ledger's is.
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { createLost } from '../../src/ledger/lost-ledger.ts'
import { day, pagesWithOneComplaint } from '../support/feedback.ts'
import { createFolder } from '../support/folder.ts'
import { ledgerBranch, startStage } from '../support/virtual-world.ts'
import { checkShell, fillIn, listBlocks, onBranch, readOperations, runShell } from './operations-page.ts'

const blocks = listBlocks(readOperations())

describe('in git, the commands', () => {
  let folder = ''
  beforeEach(() => {
    folder = createFolder()
    sh('.', 'git init --quiet --bare origin.git && git clone --quiet origin.git clone')
    // As GitHub's, it hands out commits that no branch names.
    sh('origin.git', 'git config uploadpack.allowAnySHA1InWant true')
    commit('start', 'mkdir docs wiki && echo 1 > docs/ledger.json && echo 1 > wiki/ledger.json')
    commit('ledger 2 of docs', 'echo 2 > docs/ledger.json')
  })

  const sh = (cwd: string, commands: string) => runShell(join(folder, cwd), commands)
  const commit = (words: string, commands: string) =>
    sh('clone', `${commands}\ngit add -A && git commit --quiet -m '${words}' && git push --quiet origin HEAD:${head}`)
  const head = `refs/heads/${ledgerBranch}`
  const tip = () => sh('origin.git', `git rev-parse ${head}`)
  const show = (path: string) => sh('origin.git', `git show ${head}:${path}`)
  const run = (words: string, values: Record<string, string> = {}) => {
    const found = blocks.filter((block) => block.includes(words))
    expect(found).toHaveLength(1)
    return sh('clone', fillIn(onBranch(found[0] ?? ''), values))
  }

  test.each(['git push --quiet origin --delete', 'git push --quiet --force origin HEAD~1:'])(
    'bring a lost branch back: %s',
    (loss) => {
      const lost = tip()
      sh('clone', `${loss} ${head}`.replace(': ', ':'))
      sh('clone', 'git reflog expire --expire=now --all')
      run('git fetch origin <commit>', { commit: lost })
      expect(tip()).toBe(lost)
    },
  )

  test('that the message of a lost ledger names bring it back to a clone that lacks the commit', () => {
    const lost = tip()
    sh('clone', `git push --quiet origin --delete ${head}`)
    const { remedy } = createLost(
      { exists: false, ledger: { sequence: 0 } },
      { url: '', sequence: 2, commit: lost },
      true,
      ledgerBranch,
    )
    sh('.', 'git clone --quiet origin.git another')
    sh('another', /`(git fetch .*?)`/.exec(remedy)?.[1] ?? 'false')
    expect(tip()).toBe(lost)
  })

  test('take back what is not the Action’s, and keep what came after', () => {
    commit('oops', 'rm docs/ledger.json')
    const oops = tip()
    commit('ledger 3 of wiki', 'echo 3 > wiki/ledger.json')
    expect(run('git log --format')).toMatch(/ A ledger 3 of wiki\n\w+ A oops\n/)
    run('git revert', { commit: oops })
    expect([show('docs/ledger.json'), show('wiki/ledger.json')]).toEqual(['2', '3'])
  })

  test('start one project over, and no other', () => {
    run('git rm -r', { folder: 'docs' })
    expect([sh('origin.git', `git ls-tree --name-only ${head}`), show('wiki/ledger.json')]).toEqual(['wiki', '1'])
  })

  test('forget how far pull requests were read, so that a deleted one is missed', async () => {
    const stage = await startStage({ feedback: pagesWithOneComplaint(2) })
    await stage.runAfter(day)
    stage.github.deletePull(2)
    expect((await stage.runAfter(day)).issue).not.toContain('Unreadable')
    commit('ledger', `cat > docs/ledger.json <<'END'\n${stage.github.readFile(ledgerBranch, 'docs/ledger.json')}END`)
    run('"readTo"', { folder: 'docs' })
    stage.github.commitSigned(ledgerBranch, { 'docs/ledger.json': show('docs/ledger.json') })
    const { failure, issue } = await stage.run()
    expect([failure, issue.match(/Unreadable\*\* since [^:]+: \[PR (\d)\]/)?.[1]]).toEqual([undefined, '2'])
  })
})

test.each(blocks)('a shell can read %j', (block) => checkShell(fillIn(block, {})))
