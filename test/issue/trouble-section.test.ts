// What keeps runs from their work: told as GitHub's alert once it lasts, each reason with its remedy.
import { expect, test } from 'vitest'
import { buildTrouble, showsTrouble } from '../../src/issue/run-trouble.ts'
import { type Trouble, troubleCodes } from '../../src/issue/trouble-record.ts'
import { serialise } from '../../src/text/markdown/github-markdown.ts'
import { links } from '../support/report-fixtures.ts'

const trouble: Trouble = {
  code: 'github-unreachable',
  since: Date.UTC(2026, 10, 21, 9, 5),
  times: 3,
  run: 'run-3',
  workflowRun: 77,
}
const render = (part: Partial<Trouble>) => serialise(buildTrouble({ ...trouble, ...part }, links))

test.each(troubleCodes)('%s', (code) => {
  const text = render({ code })
  expect(text).toMatch(
    /^> \[!CAUTION\]\n> \*\*The last 3 runs failed for the same reason, the first on 21 Nov 2026, 09:05 UTC\.\*\* [^\n]+$/,
  )
  expect(text).toContain('/actions/runs/77)')
  expect(showsTrouble(`Before\n\n${text}\n\nAfter`)).toBe(true)
})

test.each<[Partial<Trouble>, string]>([
  [{ code: 'service-refused', status: 401 }, 'Check that `api-key` is an admin key'],
  [{ code: 'service-refused', status: 404 }, 'Check `base-url`'],
  [{ code: 'service-refused', status: 418 }, 'Ask the operator of the service'],
  [{ code: 'creation-refused', status: 402 }, 'credits'],
  [{ code: 'github-refused', status: 401 }, 'Renew `github-token`'],
  [{ code: 'github-refused', status: 403 }, '`contents: write`'],
])('%j: %s', (part, remedy) => expect(render(part)).toContain(remedy))
