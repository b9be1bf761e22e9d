// What the simulator once found stays mended: each story with several seeds of chance, so that its effects come in other orders too.
import { expect, test } from 'vitest'
import { playsAll } from '../support/strength.ts'
import { at, fates, faulty, later, onPages, plain, quick, said, tell } from './crash-points-words.ts'
import { simulate } from './simulate.ts'
import type { End, Fate, Fault, Moment, RunPlan, Settings, UserAction } from './story.ts'

type FailureDetails = Extract<Fault, { to: 'github' }>
const github = (on: FailureDetails['on'], kind: FailureDetails['kind'], nth = 0, size = 0): Fault => {
  return { to: 'github', on, nth, kind, size }
}
const wrongClock = (skewMinutes: number): RunPlan => ({ ...plain, skewMinutes })
const many = (end: End, count: number, minutes: number) => Array<[End, number]>(count).fill([end, minutes])
const merges = (count: number) => Array<UserAction>(count).fill({ action: 'merge', which: 0 })
const tickAndClear = (which: number): UserAction[] => [
  { action: 'tick', which },
  { action: 'clear-issue', which: 0 },
]
const day = 1440

/** What the trace shows is left to chance. */
const found = (name: string, moments: Moment[], ends: Fate[] = [], changed: Partial<Settings> = {}) =>
  tell(name, [], ends, moments, changed)

const foundStories = [
  found('the stop signal, and a read of the branch that takes long', [
    at(day, [], plain, plain),
    at(
      day,
      [],
      { ...plain, faults: [{ to: 'service', on: 'any', nth: 0, kind: 'stop', size: 136 }, github('any', 'freeze', 2)] },
      plain,
      plain,
    ),
    at(day, [], plain),
  ]),
  found('a process that dies before it has recorded the issue, a tick, and a text that is cleared', [
    at(day, [said(0)], { ...plain, delaySeconds: 40 }, { ...plain, faults: [github('any', 'die-before', 9)] }),
    at(day, tickAndClear(15)),
    at(day, [], plain),
  ]),
  found(
    'an issue that one run finds again while a tick on it starts another',
    [
      at(day, [said(0)], faulty(github('move-branch', 'die-before', 1))),
      at(day, tickAndClear(0), later(1), later(5)),
      at(day, [], plain),
    ],
    [],
    { approve: true },
  ),
  found('a clock that is a day ahead, beside a run that is creating', [
    at(0, [said(0), said(1), said(2)], plain),
    at(0, [], { ...wrongClock(1500), delaySeconds: 9 }),
  ]),
  found(
    'a reading in a stream of its own, while another was told to wait',
    [at(0, [said(0, 4), said(1, 4)], faulty({ to: 'service', on: 'export', nth: 0, kind: '503', size: 3 }))],
    [],
    { twoSources: true, pageSize: 3 },
  ),
  found('the issue is deleted while a comment on it is intended', [
    at(0, [said(0)], faulty(github('new-comment', 'die-before'))),
    at(day, [{ action: 'delete-issue', which: 0 }], plain),
  ]),
  found(
    'a run that learns of the issue only by losing a race',
    [at(0, [said(0)], plain, faulty(github('any', 'freeze', 3, 3)))],
    [],
    { waitMinutes: 2 },
  ),
  found(
    'a rolled-back ledger that reviews have written to',
    [at(0, [said(0)], plain), at(day / 6, [{ action: 'roll-back', which: 13 }], plain), at(day, [], plain, plain)],
    fates(['pull', 400]),
    { reviews: true },
  ),
  found(
    'a refused creation, and a scan that saw its entries held',
    [
      at(day, [said(0, 1, 'words', 0)]),
      at(day, [said(1, 1, 'words', 0)], later(90)),
      at(
        0,
        [said(2, 1, 'words', 1)],
        faulty({ to: 'service', on: 'creation', nth: 2, kind: 'limited', size: 0 }),
        later(13),
      ),
      at(day, [], plain, plain),
    ],
    quick,
  ),
  found(
    'a pull request of two fixes, reviewed again',
    [
      at(0, [said(0)], plain),
      at(day, [said(1)], plain),
      at(day, [{ action: 'decline', which: 0 }], plain),
      at(day, [{ action: 'reopen-pull', which: 0 }], plain, plain),
    ],
    fates(['shared', 2]),
    { reviews: true },
  ),
  found(
    'a pull request of more than forty fixes, told of once, though the ledger forgets it before the last fix comes to it',
    [
      at(
        0,
        [{ action: 'feedback', kind: 'words', page: 0, topic: 0, count: 130, lateHours: 1 }],
        faulty({ to: 'service', on: 'creation', nth: 0, kind: 'lost-answer', size: 0 }),
      ),
      at(60, [], plain),
      at(60, merges(1), plain),
      at(60, merges(70), plain),
      at(60, [], plain),
    ],
    fates(...many('shared', 42, 2), ['shared', 4000], ...many('pull', 60, 4)),
    { maxJobs: 100, maxOpen: 1000, waitMinutes: 2, adoptWithinHours: 24 },
  ),
  found('the stop signal while the issue waits for its turn', [
    at(0, [said(0)], faulty(github('move-branch', 'stop', 0, 40))),
  ]),
  found(
    'a list of pull requests that is read at the second try, as an unconfirmed fix may be freed, and long after',
    [
      at(day, onPages(0), faulty({ to: 'service', on: 'creation', nth: 0, kind: 'lost-answer', size: 0 })),
      at(day, [], faulty(github('any', 'broken-body', 3))),
      at(60, [], faulty(github('any', 'broken-body', 3))),
    ],
    fates(['archived', 2]),
    { adoptWithinHours: 24 },
  ),
  found(
    'a fix whose job names a pull request that was merged before the fix was sent',
    [
      at(day, [said(0)], plain),
      at(day, [...merges(1), { action: 'tick', which: 0 }], later(300)),
      at(1, [said(0)]),
      at(day, [], plain),
    ],
    fates(['shared', 400]),
  ),
]

/** Seeds of chance per story. Each setting that `story.ts` derives from them occurs both ways. */
const chances = playsAll ? [0, 1, 2, 4] : [0]

test.each(foundStories)('$name', async ({ story }) => {
  for (const chance of chances) {
    const { breaches, tally } = await simulate({ ...story, chance })
    expect({ chance, breaches }).toEqual({ chance, breaches: [] })
    expect(tally.runs).toBeGreaterThan(3)
  }
})
