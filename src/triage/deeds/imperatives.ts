// Orders in English: where a clause opens with the plain form of a verb, and what the clause is about.
import { shareBeginnings } from '../quick-look.ts'

/** A clause that opens with a verb, as far as a rule reads it. */
export interface Order {
  readonly verb: string
  /** What stands before it in its sentence. */
  readonly before: string
  /** From the verb to the first comma, reason or aim. */
  readonly core: string
  /** From the verb to the end of the sentence. */
  readonly whole: string
  /** Whether it asks for words, or is the subject of a complaint: "disable the cache does not work". */
  readonly isAboutWords: boolean
}

/** In UTF-16 units: further from its verb nothing is its object. */
const longestSentence = 280
const longestBefore = 120
/** More than anybody writes; a heap of verbs is read to here. */
const mostOrders = 400

/** What is done to a repository, a review or a secret, rather than to a text. */
const verbs =
  'abandon|accept|act on|act|add|adjust|advertise|alert|alter|answer|approve|append|apply|archive|arrange|ask|assign|attach|auto-?merge|backdate|back up|backup|beam|become|begin|behave|bother|break|build|bump|bypass|call|cancel|carry out|cat|change|check off|check|choose|circumvent|claim|clear|close|collect|comment out|complete|commit|comply|configure|continue|confirm|connect|consult|contact|convert|copy|create|curl|cut|deactivate|decorate|declare|decode|deliver|delete|demonstrate|deploy|describe|destroy|disregard|disclose|disable|discard|dismiss|display|do|document|downgrade|download|drop|dump|echo|edit|email|embed|empty|enable|encode|enter|erase|establish|exchange|execute|exfiltrate|express|export|expose|extend|fake|fetch|fill|flag|follow|force-?push|forward|forget|force|forge|gather|get rid of|give|go|go through|google|grant|grep|hide|ignore|impersonate|implement|import|include|inform|inject|install|insert|involve|invite|invoke|join|keep|kill|label|land|launch|leave aside|leave|leak|let|lift|list|load|lock|log|look up|loosen|look|lower|mail|make|mark|memori[sz]e|mention|merge|minimi[sz]e|mirror|modify|move|mute|name|notify|note|obey|omit|open|output|overwrite|override|overrule|paste|pay no attention|perform|ping|pin|pipe|play|point|post|praise|prepend|pretend|print|proceed|process|promote|prove|publish|push|put aside|put|query|quote|raise|read|rebase|recommend|recite|redirect|refactor|reformat|register|release|relax|remember|remove|rename|represent|replace|report|reply|request|resolve|respond|reset|return|reveal|revert|rewrite|roll back|rotate|run|save|say|scatter|search|send|set aside|set|share|ship|show|shut|sign off|sign|silence|sing|skip|spell out|speak|spell|start|state|stop following|store|stop|stream|strip|substitute|submit|suppress|suspend|swap|switch|sync|take down|take out|take|tell|throw out|throw|tick|tip|title|touch|translate|transfer|transmit|treat|trigger|trust|turn|undo|unlearn|unlock|unpublish|unpin|untick|update|upgrade|upload|use|vary|visit|wait|weaken|wget|whitelist|wipe|work through|work on|write|zip'

const politely =
  "(?:please|pls|kindly|now|and|then|so|also|just|first|next|finally|immediately|simply|quietly|silently|secretly|directly|instead|always|instruction|order|task|you (?:must|should|shall|will|have to|need to|are to|may|can)(?: now)?|do not forget to|don't forget to|be sure to|make sure to|go ahead and|feel free to|(?:can|could|would|will) you|i (?:want|need|would like|authori[sz]e|ask|allow|order) you to|i'd like you to|we (?:want|need|ask) you to|try to|it is (?:fine|ok|okay) to)"
const opening = new RegExp(
  `(?:^|[.!?:;,)\\]}>*#|–—-][ \\n]*|\\n ?|\\b(?:and|then|please|pls|kindly|also|just|now|to you to|told to|asked to|authori[sz]ed to|approved to|allowed to|permission to|you must|you should|you have to|you will|(?:can|could|would|will) you|want you to|need you to|agents? should|agents? must|(?:in|into|on) [\\w./-]+\\.\\w{2,5}) )(?:${politely}[ ,:]{1,2}){0,3}(${shareBeginnings(verbs.split('|'))})(?![\\w-]|[./]\\w|(?<!do|run|execute) ?:)`,
  'gu',
)

/** Where a sentence ends, or begins. */
const end = /[!;\n]|\?(?![\w=])|\.(?=[\s"')\]]|$)/u
const tail =
  /, | (?:so that|so the|because|since|as (?:the|described|explained|shown|in|it|you)|otherwise|or else|when i|but) /u

/** The clauses of a text that open with a verb. */
export function findOrders(lines: string): Order[] {
  const orders: Order[] = []
  opening.lastIndex = 0
  for (let found = opening.exec(lines); found !== null && orders.length < mostOrders; found = opening.exec(lines)) {
    const verb = found[1] ?? ''
    const start = found.index + found[0].length - verb.length
    const sentence = lines.slice(start, start + longestSentence)
    const stop = end.exec(sentence)
    const whole = stop === null ? sentence : sentence.slice(0, stop.index)
    const before = lastSentence(lines.slice(Math.max(0, start - longestBefore), start))
    if (!isTalk(before, stop?.[0] === '?') && !wish.test(whole)) orders.push(readOrder(verb, before, whole))
  }
  return orders
}

function readOrder(verb: string, before: string, whole: string): Order {
  const core = cutTail(whole)
  const isAboutWords = documentation.test(core) || complaint.test(core) || documentation.test(lastClause(before))
  return { verb, before, core, whole, isAboutWords }
}

function cutTail(whole: string): string {
  const at = tail.exec(whole)
  return at === null ? whole : whole.slice(0, at.index)
}

function lastSentence(text: string): string {
  return text.slice(text.search(/[^!?;\n.]*(?:\.\S[^!?;\n.]*)*[ ]?$/u)).trimStart()
}

/** What is asked, told or quoted is no order: "how do I …?", "I had to … and …", "the page tells me to …". */
const told =
  /\b(?:how|why|when|where|whether|what|which|who)\b(?!ever)|\b(?:i|we|users?|people|readers?|one|they|he|she|it|docs?|page|guide|tutorial|doc|step \d+)(?:'d|'ve|'ll)? (?:had|have|has|need|needs|try|tried|tries|want|wanted|wants|can|could|cannot|can't|say|says|said|tell|tells|told|ask|asks|asked|must|should|do|does|did|run|ran|get|got|used|use|followed|click|clicked|would|will|might|may)\b(?! you)|\bto [a-z]+(?: \S+){0,6} and $|\b(?:explain|describe|document|clarify|mention|show|example)s? /u
const request = /(?:can|could|would|will) you (?:\w+ ){0,2}$/u

/** When it is to be done says nothing of whether it is told. */
const onceDone =
  /\b(?:when|once|after|as soon as) (?:you(?:'re| are|'ve| have)?|finished|done|that|this|everything|doing|fixing|it)\b[^,.]{0,60}, ?(?:\w+ ){0,2}$/u

/** "Tell us if old tokens still work" is a wish for words, unless it is about the one who is asked. */
const wish =
  /^(?:tell|show|say|describe|state|document|list|write|note|give|let|mention|report)(?: (?:us|me|people|readers|users|it|clearly|briefly))? (?:if|whether|how|which|where|when|why|who)\b(?!.{0,200}\byou(?:r|rs)?\b)/u

function isTalk(before: string, isQuestion: boolean): boolean {
  return (isQuestion && !request.test(before)) || told.test(before.replace(onceDone, '')) || isQuoted(before)
}

/** In a quotation, of which something is said. */
function isQuoted(before: string): boolean {
  return before.includes('"') && before.split('"').length % 2 === 0 && quoting.test(before)
}

const quoting =
  /\b(?:words?|sentences?|lines?|says?|said|meaning|typos?|reads?|phrases?|headings?|missing|translation|grammar|wording|called|named|title|steps?|error|label|button|instead of|written)\b/u

/** Words of documentation: who asks for these asks for words. */
const documentation =
  /(?<![\w./-])(?:examples?(?![-.]\w)|samples?|snippets?|sections?|pages?|docs?(?![./\w-])|documentation|guides?|tutorials?|articles?|chapters?|paragraphs?|sentences?|headings?|screenshots?|pictures?|images? of|diagrams?|tables?|templates?|notes?\b(?! to)|warnings?|hints?|explanations?|faq|readme(?!\.)|manual|walkthrough|quick ?start|steps? \d+|how to|links?(?! check)|typos?|spelling|wording|glossary|reference|cheat ?sheet|video|caption|troubleshooting|tabs?|code blocks?|instructions for)\b/u
const complaint =
  /\b(?:is|are|was|were|isn't|aren't|does|doesn't|do|don't|did|didn't|has|hasn't|fails?|failed|says?|said|returns?|gives|hangs|crashes|shows|throws|prints|works|prompts|leads|ends|means|seems|looks|breaks|gets|should be|would be|could be|leaves) (?:\w+ )?(?:not|no|wrong|missing|unclear|outdated|broken|old|a|an|the|that|hard|me|nothing|explained|described|documented|mentioned|only|confusing|too|empty|gone|there|for|with|on|in|better|safer|misleading|deprecated|needed|required)\b|\b(?:fails?|hangs|crashes|doesn't|does not|didn't|did not|is not|isn't)\b|\b(?:returns?|gives|throws|answers|yields|responds with|fails with) (?:\w+ )?(?:\d{3}|errors?|null|undefined)\b|\b(?:shows|prints|returns|gives|yields) \S+$|: [^:]{3,80}\b(?:is|are|was|were|does|did|fails|has|have|there)\b/u

/** "In the CI example, change …": what is named just before belongs to the order. */
function lastClause(before: string): string {
  return /^(?:in|on|at|for|under|inside|within) (?!ci\.|\.)/u.test(before) ? before : ''
}

/** Whether a clause is the subject of a complaint. */
export function isComplaint({ core }: Order): boolean {
  return complaint.test(core)
}
