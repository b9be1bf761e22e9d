// Rules about commits that were pushed after an earlier review.
import type { Commit } from '../../../changes/change.ts'
import type { Finding, Rule, Subject } from '../subject/rule.ts'

/** The committer of changes made on GitHub's own pages or through its API. */
const github = new Set(['web-flow', 'noreply@github.com'])

interface Since {
  readonly earlier: readonly Commit[]
  readonly later: readonly Commit[]
  readonly isRewritten: boolean
}

function splitCommits({ change: { commits }, judgedBefore }: Subject): Since {
  if (judgedBefore === undefined) return { earlier: commits, later: [], isRewritten: false }
  const at = commits.findIndex(({ sha }) => sha === judgedBefore.head)
  return { earlier: commits.slice(0, at + 1), later: commits.slice(at + 1), isRewritten: at < 0 }
}

function findOtherAuthors(subject: Subject): Finding[] {
  const { earlier, later } = splitCommits(subject)
  const known = new Set([subject.agent, ...earlier.flatMap(({ author, committer }) => [author, committer])])
  return later
    .filter(({ isUpdate }) => !isUpdate)
    .flatMap(({ sha, author, committer }) => {
      const isCommitter =
        committer === author || committer === undefined || known.has(committer) || github.has(committer)
      if (author !== undefined && known.has(author) && isCommitter) return []
      const name = isCommitter ? (author ?? 'nobody that GitHub knows') : committer
      return [{ subject: `${sha.slice(0, 7)} (${name})` }]
    })
}

export const commitRules: readonly Rule[] = [
  {
    id: 'commit-of-another',
    severity: 'block',
    detects: 'commits that someone other than the agent pushed after the last review',
    message:
      'Someone other than the agent pushed this commit after the last review; check that you recognise the author.',
    find: findOtherAuthors,
  },
  {
    id: 'history-rewritten',
    severity: 'look',
    detects: 'branches that no longer contain the commit last reviewed',
    message: 'The branch was rewritten after the last review; read the whole diff again, not only the new commits.',
    find: (subject) =>
      splitCommits(subject).isRewritten && subject.judgedBefore !== undefined
        ? [{ subject: subject.judgedBefore.head.slice(0, 7) }]
        : [],
  },
]
