// Quick looks, with which most comments are done before any rule is asked.
import { quickLook, shareBeginnings, splitAlternatives } from '../quick-look.ts'
import {
  becomes,
  carries,
  elsewhere,
  folders,
  grants,
  inner,
  moreDeeds,
  moreDeedsAnywhere,
  outside,
  repository,
  rights,
  systemWords,
} from './foreign-deeds.ts'
import { agents, checks, machines, merges, secrets } from './foreign-things.ts'
import { deeds, deedsAnywhere, drop, dropAnywhere } from './foreign-words.ts'

/** A letter, without the weight of all alphabets. */
export const letter = '[a-z\\u00aa-\\u1fff\\u2c00-\\ud7ff]'

/** Words one of which stands in every English text that a pattern of these rules holds of, where no clause opens with a verb. */
export const maySpeakToAgent = quickLook(
  [
    "(?:whatever|everything|anything|what) (?:that )?you(?: were|'ve| have| got)|everything (?:above|before|so far|after|below)|all rules|safety",
    'your (?:only|real|true|new|actual|next|first|final|whole|task|job|mission|role|orders?|pull|commit|patch|diff|reply|response|answer|pr\\b|own|bearer|api|access|token|key|secret|password)|your [a-z]+ (?:task|mission|orders)',
    'the (?:real|true|actual|new) (?:work|task|job|instruction|order|prompt)|the (?:quote|quotation|quoted|block|fence|frame|feedback|excerpt|untrusted|operator|following (?:is|are)|text below|rest below)|new (?:task|order|instruction)',
    "you (?:are (?:now|no longer|not (?:bound|restricted|limited|subject|allowed|any)|in|outside|back|at the top|upgraded|[a-z0-9-]+,)|have been (?:given|told|upgraded|put|switched)|were (?:given|told)|must|will|should|obey|use\\b|run with|have (?:full|my|our|permission))|you're [a-z0-9-]+,|in this mode",
    "let(?:'s| us) play|if you(?:'re| are| had)|pretend|as (?:dan|docgod|the|a|an|your) ?\\b|ai (?:agent|system|assistant|tool|model|bot)|llm|automated|whichever model|humans? (?:may|can|should|need)|(?:every|all|any) agent",
    "i(?:'m| am) (?:the|an?|your)|i hereby|i approve|i authori|i permit|i order|i command|i'll tip|tip you|pay you|give you|this is (?:the|an?)|we are the|speaking as|maintainers?|owners?|admins?|management|legal requires|security team|operator|approval code|pre-?approved|already approved|no review",
    "nobody|no ?one|without (?:telling|mentioning|informing|asking|notifying|alerting|saying|leaving|any review|review)|do not (?:mention|disclose|reveal|report|tell|log)|don't (?:mention|disclose|report|tell)|never (?:mention|reveal|tell)|keep (?:this|it)|keeping|leav(?:e|ing) no|cover your|reviewers?",
    "treat|consider|regard|remember|memori|reminder|delimiter|frame|wrapper|fence|marker|feedback has|words|two personalities|tool (?:result|output)|to: ?(?:all )?(?:agent|ai|bot|assistant|model)|role: ?(?:system|developer|assistant)|next time|each time|every time|whenever you|word (?:for|by)|exact text|full text|instructions? (?:that )?you|other (?:customers|readers|users)|backwards?|rot-?13|join both|first letter|continue the|outside now|not quoted|end of (?:data|transmission)|next message|what follows|obey|which one do you|which [a-z]+ do you|needs? your|what(?:'s| is| are) your|system|assistant|human|end\\b|of (?:this|the) (?:job|run|runner|machine)",
  ].join('|'),
)

/** A mention of somebody, or a slash command. */
export const mayMention = /(?:^|[\s(])@[a-z]|(?:^|\n)\/[a-z]/

/** A comment that begins with a sign, a line that does, or a tag: what forging looks like. */
export const mayForge =
  /^[^\p{L}\p{N}]|\n[^\p{L}\p{N}]|<\||<\/|inst\]|(?:start|end)_of_turn|(?:curl|wget|nc|nslookup|dig|git) |<<sys|»|"\w+" ?:/u

type Look = (reading: { readonly lines: string; readonly ascii: boolean }) => boolean

/** Where a word of these letters begins, and whether a text holds any of them. */
const scripts = [
  { start: '(?<![a-z\\u00df-\\u024f])', held: /[a-z]/, letters: /[a-z\u00c0-\u024f\u1e00-\u1eff]/ },
  { start: '(?<![\\u0370-\\u052f])', held: /[\u0370-\u052f]/, letters: /[\u0370-\u052f\u1f00-\u1fff]/ },
  { start: '(?<![\\u0590-\\u06ff])[וو]?', held: /[\u0590-\u06ff]/, letters: /[\u0590-\u06ff]/ },
  { start: '', held: /[\u0900-\u1eff\u3040-\ud7ff]/, letters: /[\u0900-\u1dff\u3040-\ud7ff]/ },
]

/** A quick look that asks only for the words of the scripts in which a text is written. */
function lookByScript(...parts: readonly string[]): Look {
  const all = splitAlternatives(parts.join('|').replaceAll('\\p{L}', letter).normalize('NFKC'))
  const firstOf = (alternative: string) => /\p{L}/u.exec(alternative.replace(/\\\w|\[.*?\]/g, ''))?.[0] ?? 'a'
  const looks = scripts.map(({ start, held, letters }) => {
    const own = all.filter((alternative) => letters.test(firstOf(alternative)))
    return { held, pattern: new RegExp(`${start}(?:${shareBeginnings(own)})`, 'u') }
  })
  const ofAscii = new RegExp(looks[0]?.pattern.source.replace(scripts[0]?.start ?? '', '\\b') ?? '', 'u')
  return ({ lines, ascii }) =>
    ascii ? ofAscii.test(lines) : looks.some(({ held, pattern }) => held.test(lines) && pattern.test(lines))
}

const mayDrop = lookByScript(...drop, ...dropAnywhere)
const mayDo = lookByScript(...deeds, ...deedsAnywhere)
const mayDoMore = lookByScript(...deeds, ...deedsAnywhere, ...moreDeeds, ...moreDeedsAnywhere, carries, grants)
const mayBeAbout = lookByScript(secrets, machines, checks, merges, agents)
const mayBeAboutMore = lookByScript(secrets, machines, checks, merges, agents, repository, rights, inner, folders)
/** Addresses are of no script. */
const mayLie = new RegExp(`${outside}|${elsewhere}`, 'u')
const mayBecome = lookByScript(becomes, systemWords)

/** Words that hardly any other language has; a comment in ASCII with two of them is English. */
const english = /\b(?:the|and|this|you|with|when|not|does|should|please|are|from|for|it|is|how|what|my|of|your)\b/
const longestLook = 400

function isEnglish(lines: string): boolean {
  const start = lines.slice(0, longestLook)
  const first = english.exec(start)
  return first !== null && english.test(start.slice(first.index + first[0].length))
}

/** Whether a comment may give orders in another language: one to drop something, a new role, or a deed and what it may be about. */
export const mayBeElsewhere: Look = (reading) => {
  if (mayDrop(reading)) return true
  if (reading.ascii && isEnglish(reading.lines)) return mayDo(reading) && mayBeAbout(reading)
  return mayBecome(reading) || (mayDoMore(reading) && (mayBeAboutMore(reading) || mayLie.test(reading.lines)))
}
