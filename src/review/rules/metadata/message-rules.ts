// Rules about a pull request's title, description and commit messages, on which GitHub and bots act.
import { cleanText } from '../../../text/unicode/clean.ts'
import { ordersAgent } from '../hidden/agent-orders.ts'
import { perSubject } from '../subject/memo.ts'
import type { Finding, Rule, Subject } from '../subject/rule.ts'
import { listKnown } from '../subject/snippets.ts'
import words from './message-words.json' with { type: 'json' }

const bots = words.bots.join('|')
const commands = words.commands.join('|')

const repository = String.raw`[\w.-]{1,100}/[\w.-]{1,100}`
const link = String.raw`https?://[^\s/]{1,100}/${repository}/(?:issues|pull)/\d{1,10}`
const reference = String.raw`(?:${repository})?#\d{1,10}|(?:GH-|AB#)\d{1,10}|${link}`
/** Markup may separate keyword and reference: `Fixes **#1**`, `closes [#1](…)`. */
const closing = new RegExp(
  String.raw`\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?)\b[\s:*_~[(<]{1,12}(?:${reference})`,
  'gi',
)
const mention =
  /(?<![\w/.@-])@([a-z\d](?:[a-z\d-]{0,38}[a-z\d])?(?:_[a-z\d]{1,8})?(?:\[bot\])?(?:\/[\w.-]{0,99}\w)?)(?![\w@])/gi
const slash = new RegExp(String.raw`^\s{0,9}[/!.](?:${commands})(?![\w/.-])[^\n]{0,100}`, 'gim')
/** A command for an unknown bot: a line with a slash, a word and further words without sentence punctuation. */
const unknown = /^[ \t]{0,9}\/[a-z][a-z0-9_-]{1,30}(?:[ \t]+[\w.:=,@#-]{1,40}){0,4}[ \t]*$/gm
/** Commands of bots that are addressed by name. */
const asking =
  String.raw`bors[ \t]+(?:r|d|p|try|merge|retry|delegate)\b|atlantis[ \t]+(?:apply|plan|unlock)\b|` +
  String.raw`(?:jenkins[,:]?[ \t]+)?(?:(?:re)?(?:test|build) this please|ok to test)\b`
const called = new RegExp(String.raw`(?:^|\s)(?:@(?:${bots})(?:\[bot\])?[ \t,:]|${asking})[^\n]{0,100}`, 'gim')
/** Trailers that release tools, mergers and backporters act on. */
const order = new RegExp(String.raw`^(?:${words.trailers.join('|')}):[ \t]{0,9}\S[^\n]{0,100}`, 'gim')
const skip =
  /\[(?:skip[ -](?:ci|actions|checks|tests|netlify|vercel)|(?:ci|actions)[ -]skip|no[ -]ci)\]|^skip-checks:\s?true/gim
const trailers = 'co-authored-by|signed-off-by|reviewed-by|helped-by|on-behalf-of'
const signature = String.raw`[^\n]{0,300}<[^\n<>@]{1,100}@[^\n<>]{1,200}>\s{0,9}$`
const trailer = new RegExp(String.raw`^\s{0,9}(?:${trailers})\s{0,3}:${signature}`, 'gim')
const code = /(`{3,}|~{3,})[\s\S]{0,20000}?(?:\1|$)|(?<!`)(`{1,2})(?!`)[^`\n]{1,2000}\2(?!`)/g

interface Message {
  readonly text: string
  readonly isMarkdown: boolean
}

/** Each text as written and cleaned: hidden characters must not split a command, and not every bot removes them. */
const listMessages = perSubject(({ change }): readonly Message[] => {
  const markdown = [change.title, change.description].map((text) => ({ text, isMarkdown: true }))
  const plain = change.commits.map(({ message }) => ({ text: message, isMarkdown: false }))
  return [...markdown, ...plain].flatMap((message) => {
    const clean = cleanText(message.text)
    return clean === message.text ? [message] : [message, { ...message, text: clean }]
  })
})

const findBy = (pattern: RegExp) => (subject: Subject) =>
  listMessages(subject).flatMap(({ text }) => [...text.matchAll(pattern)].map(([found]) => ({ subject: tidy(found) })))

/** Commands for unknown bots, except paths of the fix's pages, which look the same. */
function findUnknown(subject: Subject): Finding[] {
  const pages = subject.fix.pages.map((page) => page.replace(/\/$/, '').toLowerCase())
  return findBy(unknown)(subject).filter((found) => !pages.some((page) => page.endsWith(found.subject.toLowerCase())))
}

function findMentions(subject: Subject): Finding[] {
  const known = listKnown(subject)
  return listMessages(subject).flatMap(({ text, isMarkdown }) => {
    const prose = text.replace(trailer, '').replace(isMarkdown ? code : /$^/g, ' ')
    return (
      [...prose.matchAll(mention)]
        .map(([found, name = '']) => ({ found, name: name.toLowerCase() }))
        .filter(({ name }) => name !== subject.agent && `${name}[bot]` !== subject.agent)
        // A scoped package that the repository has is not a mention.
        .filter(({ found }) => !(found.includes('/') && known.some((known) => known.includes(found))))
        .map(({ found }) => ({ subject: tidy(found) }))
    )
  })
}

/** Unused definitions, which serve as hidden comments. */
const unused = /^ {0,3}\[[^\]\n]{1,100}\]:[ \t]{0,9}#[ \t]{1,9}([^\n]{1,2000})/gm

/** The alternative text of a picture, or the title of a link. */
const alternative = /!\[([^\]\n]{8,2000})\]\(|\]\([^()\s]{1,500}\s["']([^"'\n]{8,2000})["']\)/g

/** HTML comments; one that is never closed hides everything after it. */
function listComments(text: string): string[] {
  const comments: string[] = []
  for (let from = text.indexOf('<!--'); from >= 0; ) {
    const end = text.indexOf('-->', from + 4)
    comments.push(text.slice(from + 4, end < 0 ? text.length : end))
    from = end < 0 ? -1 : text.indexOf('<!--', end + 3)
  }
  return comments
}

const addressed = new RegExp(`\\b(?:${words.addressed.join('|')})s?\\b`, 'i')
const asked = new RegExp(`\\b(?:${words.asked.join('|')})\\b`, 'i')

function findHiddenOrders({ change: { title, description } }: Subject): Finding[] {
  return [title, description].flatMap((text) =>
    [
      ...listComments(text),
      ...[unused, alternative].flatMap((form) =>
        [...text.matchAll(form)].map(([, words, others = '']) => words ?? others),
      ),
    ]
      .filter((words) => ordersAgent(words) || (addressed.test(words) && asked.test(words)))
      .map((words) => ({ subject: tidy(words) })),
  )
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 200)
}

export const messageRules: readonly Rule[] = [
  {
    id: 'closing-keyword',
    severity: 'block',
    detects: 'keywords that close an issue on merge, in the title, the description or a commit',
    message: 'Merging this would close an issue or pull request; remove the keyword.',
    find: findBy(closing),
  },
  {
    id: 'mention',
    severity: 'block',
    detects: 'mentions of people or teams in the title, the description or a commit',
    message: 'This notifies a person or team that has no part in the fix; remove the mention.',
    find: findMentions,
  },
  {
    id: 'bot-command',
    severity: 'block',
    detects: 'bot commands, such as `/merge` or `bors r+`, in the title, the description or a commit',
    message: 'A bot may act on this command, for example by merging; remove it.',
    find: (subject) => [...[slash, called, order].flatMap((form) => findBy(form)(subject)), ...findUnknown(subject)],
  },
  {
    id: 'hidden-order',
    severity: 'block',
    detects: 'comments in the title or the description that give instructions to an agent',
    message: 'People do not see this text, but agents that review or merge the pull request do; remove it.',
    find: findHiddenOrders,
  },
  {
    id: 'checks-skipped',
    severity: 'block',
    detects: 'text that makes GitHub or another service skip checks, such as `[skip ci]`',
    message: 'This text keeps CI from running its checks; remove it before you merge.',
    find: findBy(skip),
  },
]
