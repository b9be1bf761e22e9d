// Title, description and commits, on which GitHub, bots and agents act.
import { cleanText } from '../../text/unicode/clean.ts'
import { squeeze } from '../diff/page.ts'
import { readSaid } from '../diff/parse-page.ts'
import { addressesAgent, ordersAgent } from './agent-orders.ts'
import type { Context } from './context.ts'
import { compile } from './patterns.ts'
import type { Found } from './result.ts'

const mention =
  /(?<![/.@-]|[a-z\d]_{0,3})@([a-z\d](?:[a-z\d-]{0,38}[a-z\d])?(?:_[a-z\d]{1,8})?(?:\[bot\])?(?:\/[\w.-]{0,99}\w)?)(?!_{0,3}[a-z\d]|@)/gi
const command =
  /^\s{0,9}(?:([/!][a-z][\w-]{1,30})|\.(?:approve|deploy|(?:un)?lock|merge|noop|release))(?![\w/.-])[^\n]{0,100}/gim
const trailer =
  /^\s{0,9}(?:co-authored|signed-off|reviewed|helped|on-behalf)-(?:by|of)\s{0,3}:[^\n]{0,300}<[^\n<>@]{1,100}@[^\n<>]{1,200}>\s{0,9}$/gim

/** Also cleaned: hidden characters must not split a command, and some bots drop them. */
export function listMessages({ title, description, commits }: Context['change']) {
  const markdown = [title, description].map((text) => ({ text, isMarkdown: true }))
  const plain = commits.map(({ message }) => ({ text: message, isMarkdown: false }))
  return [...markdown, ...plain].flatMap((message) => {
    const clean = cleanText(message.text)
    return clean === message.text ? [message] : [message, { ...message, text: clean }]
  })
}

export function findInDescription(context: Context): Found[] {
  const messages = listMessages(context.change)
  const pages = context.fix.pages.map((page) => page.replace(/\/$/, '').toLowerCase())
  const commands = messages
    .flatMap(({ text }) => [...text.matchAll(command)])
    .filter(([, name = '']) => !pages.includes(name.toLowerCase()))
    .map(([found]): Found => ({ kind: 'bot-command', subject: squeeze(found) }))
  return [...findMentions(context, messages), ...commands, ...findHidden(context), ...findCommits(context)]
}

function findMentions({ agent, base }: Context, messages: ReturnType<typeof listMessages>): Found[] {
  return messages.flatMap(({ text, isMarkdown }) => {
    // Bots read comments too.
    const prose = (isMarkdown ? readSaid(text) : text).replace(trailer, '')
    return [...prose.matchAll(mention)].flatMap(([found, name = '']): Found[] => {
      // A known scoped package is no mention.
      const isPackage = found.includes('/') && base.texts.some((known) => known.includes(found))
      const isAgent = name.toLowerCase() === agent || `${name.toLowerCase()}[bot]` === agent
      return isAgent || isPackage ? [] : [{ kind: 'mention', subject: squeeze(found) }]
    })
  })
}

const comment = /<!--([\s\S]*?)(?:--!?>|(?![\s\S]))/g
const unseen = [compile('unseen', 'gm'), /!\[([^\]\n]{8,2000})\]\(/g, /<details>([\s\S]{4,4000}?)(?:<\/details>|$)/gi]
const hiddenTag = compile('hiddenTag', 'i')
const order = compile('hiddenOrder', 'i')
const hint = /^\W{0,20}(?:please|e\.?g|describe|add a (?:descr|link|summ)\w*|list|tick|if|link|check|note)\b/i

function findHidden({ change }: Context): Found[] {
  const said = readSaid(change.description.slice(0, 100_000))
  const text = said.replace(comment, ' ')
  const comments = Array.from(said.matchAll(comment), ([, value = '']) => value)
  const others = [change.title, text].flatMap((one) =>
    unseen.flatMap((form) => [...one.matchAll(form)].map(([, ...values]) => values.join(''))),
  )
  // In a comment, any order to an agent, or to run or send something, counts.
  const isFound =
    [...comments, ...others].some((one) => order.test(one) || addressesAgent(one)) ||
    comments.some((one) => ordersAgent(one) && !hint.test(one)) ||
    hiddenTag.test(text)
  return isFound ? [{ kind: 'hidden-description', subject: 'description' }] : []
}

const github = new Set(['web-flow', 'noreply@github.com'])

function findCommits({ change: { commits }, judgedBefore, agent }: Context): Found[] {
  const at = judgedBefore === undefined ? commits.length : commits.findIndex(({ sha }) => sha === judgedBefore.head)
  const known = new Set([agent, ...commits.slice(0, at + 1).flatMap(({ author, committer }) => [author, committer])])
  const others = commits
    .slice(at + 1)
    .filter(({ isUpdate }) => !isUpdate)
    .flatMap(({ sha, author, committer }): Found[] => {
      const isCommitter =
        committer === author || committer === undefined || known.has(committer) || github.has(committer)
      if (author !== undefined && known.has(author) && isCommitter) return []
      const name = isCommitter ? (author ?? 'nobody that GitHub knows') : committer
      return [{ kind: 'commit-of-another', subject: `${sha.slice(0, 7)} (${name})` }]
    })
  return at < 0 ? [...others, { kind: 'history-rewritten', subject: judgedBefore?.head.slice(0, 7) }] : others
}
