// Where the emulated GitHub is laxer or poorer than GitHub: who may do what, and the rules of each room.
import { type Answer, answerGraphql, notForIntegrations } from './github-rules.ts'
import { strictGitRules } from './strict-git.ts'
import { strictIssueRules } from './strict-issues.ts'
import type { ProxiedRequest } from './strict-proxy.ts'
import { strictPullRules } from './strict-pulls.ts'
import type { Upstream } from './upstream.ts'

type Rule = (request: ProxiedRequest, ...parts: string[]) => Promise<Answer | undefined> | Answer | undefined
export type StrictRule = readonly [methods: string, path: RegExp, rule: Rule]

/** Rules are asked in turn; the first that answers wins, and what none answers goes to the emulated GitHub as it is. */
export function createStrictRules(repository: string, upstream: Upstream, logins: Readonly<Record<string, string>>) {
  const rules: readonly StrictRule[] = [
    ['POST', /^\/graphql$/, ({ fields, token }) => answerGraphql(fields, logins[token] ?? '')],
    ['GET', /^\/user$/, ({ token }) => (token === 'owner' ? undefined : notForIntegrations())],
    ['POST PATCH PUT DELETE', /./, ({ token }) => (token === 'readonly' ? notForIntegrations() : undefined)],
    ...strictGitRules(repository, upstream),
    ...strictIssueRules(repository, upstream),
    ...strictPullRules(repository, upstream),
  ]

  return async (request: ProxiedRequest): Promise<Answer> => {
    for (const [methods, pattern, rule] of rules) {
      const found = methods.split(' ').includes(request.method) ? pattern.exec(request.url.pathname) : null
      const answer = found && (await rule(request, ...found.slice(1)))
      if (answer) return answer
    }
    return upstream.forward(request)
  }
}
