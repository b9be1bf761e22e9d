// The boxes below an item, with the answers to earlier ticks.
import { expect, test } from 'vitest'
import { buildCommands } from '../../src/issue/board.ts'
import { serialise } from '../../src/text/markdown/github-markdown.ts'
import { ledgerOf, now } from '../support/ledger-builders.ts'

test('an item shows its boxes with their last answers, and the answers for boxes that are no longer offered', () => {
  const answers = [
    {
      tick: { kind: 'never' as const, target: 'fix-00001', turn: 0 },
      at: now,
      outcome: { code: 'no-access' as const },
    },
    { tick: { kind: 'retry' as const, target: 'fix-00001', turn: 0 }, at: now, outcome: { code: 'obeyed' as const } },
    { tick: { kind: 'retry' as const, target: 'fix-00002', turn: 0 }, at: now, outcome: { code: 'obeyed' as const } },
  ]
  const offers = [{ kind: 'never' as const, target: 'fix-00001', turn: 0 }]
  expect(serialise(buildCommands(ledgerOf({ answers }), 'fix-00001', offers))).toMatchInlineSnapshot(`
    "- Retry: queued for the next run, 21 Nov 2026

    * [ ] <!-- feedback-to-fix tick=never/fix-00001/0 -->Never send this topic: ignored, because the person who ticked it does not have write access, 21 Nov 2026"
  `)
})
