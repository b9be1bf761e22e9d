// The agent's pull request whose files, paths, title, description and commit are hostile, read and judged as any other.
import { hour } from '../support/feedback.ts'
import { isCreation } from '../support/observe.ts'
import { writeEntry } from './feedback.ts'
import { openStage, type Played, playReview, playRun } from './play.ts'

/** Each text is a folder's name and what stands in it; the first is the title and the description too. */
export async function playChanges(texts: readonly string[], again: boolean): Promise<Played> {
  const stage = openStage({ feedback: [writeEntry({}, 0)], agent: () => 'never', inputs: { quotes: 'always' } })
  let number = 0
  const end = stage.service.intercept((request) => {
    if (!isCreation(request)) return undefined
    const marker = /^feedback-to-fix: [\w-]+$/m.exec(String((request.body as { prompt: string }).prompt))?.[0]
    const [title = ''] = texts
    const files = Object.fromEntries(texts.flatMap(writeFiles))
    number = stage.github.openPull({ head: 'agent/fix', title, body: `${title}\n\n${marker}`, files })
    return undefined
  })
  const first = await playRun(stage, 'run before a hostile change')
  end()
  await stage.pass(hour)
  const sinks = await playReview(stage, number)
  if (again) sinks.push(...(await playReview(stage, number, 'synchronize')))
  return { runs: first.runs, sinks: [...first.sinks, ...sinks] }
}

const kinds = ['md', 'mdx', 'rst', 'adoc', 'html', 'txt', 'yml', 'ipynb', 'json']

/** Git takes no empty name, and no NUL. */
function writeFiles(text: string, at: number): [string, string][] {
  const name = text.slice(0, 120).replaceAll('\0', '').replaceAll('/', '⁄').toWellFormed()
  const body = `# ${text}\n\n${text}\n\n[${text}](${text}) \`${text}\`\n\n\`\`\`sh\n${text}\n\`\`\`\n`
  return [
    [`docs/${name}/${at}.${kinds[at % kinds.length]}`, 'Plain words.\n'],
    [`docs/page-${at}.${kinds[at % kinds.length]}`, body],
  ]
}
