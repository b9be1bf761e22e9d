// Stories written by hand for the crash points: the runs of each one's last moment are the reference runs.
import {
  at,
  fates,
  faulty,
  first,
  later,
  onPages,
  plain,
  quick,
  type ReferenceStory,
  said,
  tell,
} from './crash-points-words.ts'

const creation = { to: 'service', on: 'creation', size: 0 } as const
const comment = { to: 'github', on: 'new-comment', nth: 0, size: 0 } as const
const issue = { to: 'github', on: 'new-issue', nth: 0, size: 0 } as const

const newIssue = 'POST /issues → 201'
const newJob = 'POST creation → 201'
const newComment = 'POST /issues/1/comments → 201'

export const referenceStories: readonly ReferenceStory[] = [
  tell('the very first run', [newIssue, newJob, newJob, newComment], fates(['pull', 2], ['pull', 3]), [
    at(0, [...onPages(0, 1), said(0)], plain),
  ]),
  tell(
    'two batches of creations',
    [': merged', /(?: submitting.*){5}/, newJob, /(?: submitting.*){2}(?: active.*){5}/, newJob, /(?: active.*){7}/],
    quick,
    [first, at(120, [{ action: 'merge', which: 0 }, ...onPages(1, 2, 3, 4, 5, 6, 7)], plain)],
    { maxJobs: 7, maxOpen: 7, waitMinutes: 0 },
  ),
  tell(
    'jobs of every end',
    [
      '1 fix is open',
      newJob,
      / unchanged, .* archived, .* unchanged, .* proposed, .* proposed, \w+ merged$/,
      newComment,
    ],
    fates(['pull', 0], ['pull', 17], ['late-link', 1], ['no-change', 1], ['archived', 1], ['bad-link', 1]),
    [first, at(120, [{ action: 'merge', which: 0 }, said(5)], plain), at(15, onPages(1, 2, 3, 4), plain)],
  ),
  tell(
    'one pull request of two fixes',
    [/awaiting review, \S+pull\/3$/, /awaiting review, \S+pull\/3$/, '1 update'],
    fates(['pull', 0], ['shared', 1], ['shared', 3]),
    [first, at(120, onPages(1, 2), plain)],
  ),
  tell('an uncertain fix is adopted', ['awaiting review', '2 fixes are open', newJob], quick, [
    first,
    at(60, onPages(1, 2), faulty({ ...creation, nth: 0, kind: 'lost-answer' })),
    at(90, onPages(3), plain),
  ]),
  tell('an uncertain fix is freed', ['never confirmed', newJob], quick, [
    first,
    at(60, onPages(1, 2), faulty({ ...creation, nth: 0, kind: 'reset' })),
    at(90, onPages(3), plain),
  ]),
  tell('an uncertain first job is adopted', ['awaiting review', newJob, 'GET job'], quick, [
    at(0, onPages(0), faulty({ ...creation, nth: 0, kind: 'lost-answer' })),
    at(90, onPages(1), plain),
  ]),
  tell('a dead run’s comment, not written', [newComment, '2 updates'], quick, [
    at(0, onPages(0), faulty({ ...comment, kind: 'die-before' })),
    at(90, onPages(1), plain),
  ]),
  tell('a dead run’s comment, written', [newComment, '1 update'], quick, [
    at(0, onPages(0), faulty({ ...comment, kind: 'die-after' })),
    at(90, onPages(1), plain),
  ]),
  tell('a dead run’s tracking issue, not created', ['GET /issues → 200', newIssue], quick, [
    at(0, onPages(0), faulty({ ...issue, kind: 'die-before' })),
    at(90, onPages(1), plain),
  ]),
  tell('a dead run’s tracking issue, created', ['GET /issues → 200', newJob, 'PATCH /issues/1 → 200'], quick, [
    at(0, onPages(0), faulty({ ...issue, kind: 'die-after' })),
    at(90, onPages(1), plain),
  ]),
  tell('a dead run’s job, not created', [/ uncertain, .* uncertain, /, / freed, .* proposed, /, newJob], quick, [
    first,
    at(60, onPages(1, 2), faulty({ ...creation, nth: 1, kind: 'die-before' })),
    at(90, onPages(3), plain),
  ]),
  tell(
    'a dead run’s job, created',
    [/ uncertain, .* uncertain, /, / proposed, .* proposed, .* proposed$/, newJob],
    quick,
    [first, at(60, onPages(1, 2), faulty({ ...creation, nth: 1, kind: 'die-after' })), at(90, onPages(3), plain)],
  ),
  tell(
    'a second attempt and a give-up',
    [/ submitting, .* failed, /, / given-up, .* failed, /, newComment],
    fates(['pull', 0], ['failed', 0], ['pull', 0], ['failed', 0]),
    [at(0, onPages(0, 1), plain), at(120, onPages(2), plain)],
  ),
  tell(
    'one job first after a run that failed',
    [/: \w+ submitting, \w+ failed$/, newJob, 'awaiting review', /: \w+ submitting, \w+ proposed, \w+ failed$/, newJob],
    fates(['failed', 0], ['pull', 0], ['pull', 0]),
    [first, at(60, onPages(1), plain)],
  ),
  tell(
    'praise and votes without a comment',
    ['2 filtered out', '3 votes down on one page', newJob],
    quick,
    [first, at(120, [said(1, 2, 'praise'), said(2, 3, 'vote'), said(3, 2, 'vote'), said(0)], plain)],
    { minVotes: 3 },
  ),
  tell(
    'a declined pull request and its topic',
    [': closed without merging', 'A pull request for this was declined', newJob],
    quick,
    [first, at(120, [{ action: 'decline', which: 0 }, said(0), said(0, 1, 'words', 3)], plain)],
    { reviews: true },
  ),
  tell(
    'a declined topic comes back',
    ['Sending /guide/page-0 (3 complaints)', / submitting, \w+ declined$/, newJob],
    quick,
    [first, at(120, [{ action: 'decline', which: 0 }], plain), at(120, [said(0, 3)], plain)],
  ),
  tell('a closed tracking issue', ['The tracking issue is closed', 'Queued ', newComment], fates(['pull', 12]), [
    first,
    at(8, [{ action: 'close-issue', which: 0 }, said(1)], plain),
  ]),
  tell(
    'a tick that gives up',
    [/ given-up$/, '“Give up” was ticked', 'PATCH /issues/1 → 200'],
    fates(['pull', 400]),
    [first, at(60, [{ action: 'tick-quietly', which: 1 }], plain)],
    { waitMinutes: 0 },
  ),
  tell('a tick that tries again', ['“Retry” was ticked', 'PATCH /issues/1 → 200', newJob], quick, [
    first,
    at(120, [{ action: 'decline', which: 0 }], plain),
    at(60, [{ action: 'tick-quietly', which: 2 }], plain),
  ]),
  tell('two runs that see one tick', ['“Pause new jobs” was ticked', 'PATCH /issues/1 → 200'], quick, [
    first,
    at(60, [{ action: 'tick-quietly', which: 0 }], plain, later(0.3)),
  ]),
  tell('two first runs side by side', [newIssue, 'POST /git/refs → 422', newComment], fates(['pull', 2]), [
    at(0, onPages(0, 1), plain, later(0.3)),
  ]),
  tell(
    'two runs side by side',
    ['awaiting review', 'PATCH /git/refs/heads/feedback-to-fix/ledger → 422', newJob, newComment],
    fates(['pull', 17], ['pull', 0]),
    [first, at(20, onPages(1), plain, later(0.3))],
    { waitMinutes: 0 },
  ),
]
