// What strangers do in a story: they copy what everybody can read, and write it where everybody may.
import { renderIssueTitle } from '../../src/report/comment.ts'
import { project } from '../support/virtual-service.ts'
import { ledgerBranch } from '../support/virtual-world.ts'
import type { StrangerDeed } from './story.ts'
import type { Town } from './town.ts'

/** The ledger's branch is public: nonces and fix ids can be read, and copied. */
export function forge(town: Town, deed: StrangerDeed, which: number): void {
  const { github } = town
  const ledger = JSON.parse(github.readFile(ledgerBranch, `${project}/ledger.json`) ?? 'null')
  if (ledger === null) return
  const { commentIntent, intent, issue } = ledger.tracking
  town.note('stranger', deed)
  if (deed === 'forge-comment' && commentIntent !== undefined && issue !== undefined)
    github.comment(issue, `Done.\n\n<!-- feedback-to-fix nonce=${commentIntent.nonce} -->`, 'stranger')
  if (deed === 'forge-issue') {
    const nonce = intent?.nonce ?? 'f'.repeat(32)
    const body = `<!-- feedback-to-fix project=${project} ledger=999999 commit=${'a'.repeat(40)} nonce=${nonce} -->`
    github.openIssue({ title: renderIssueTitle(project), body, labels: ['feedback-to-fix'] }, 'stranger')
  }
  const fixes: { id: string; state: string }[] = ledger.fixes
  const open = fixes.filter(({ state }) => state === 'uncertain' || state === 'submitting')
  const fix = open[which % Math.max(1, open.length)]
  if (deed === 'forge-fork' && fix !== undefined)
    github.openPull({ head: 'patch-1', title: 'Buy here', body: `feedback-to-fix: ${fix.id}`, fork: true })
}
