// Orders in English: where a clause opens with the plain form of a verb, and what the clause is about.

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
  'abandon|accept|act|advertise|answer|assign|become|begin|behave|close|comply|continue|destroy|kill|label|leave|let|lock|obey|praise|promote|recommend|reply|reset|respond|shut|speak|translate|treat|trust|undo|add|adjust|alter|append|apply|approve|attach|auto-?merge|bump|bypass|call|carry out|cat|change|claim|clear|commit|configure|confirm|copy|create|curl|deactivate|decode|discard|disregard|delete|deploy|disable|dismiss|disclose|display|document|download|drop|dump|echo|edit|email|extend|decorate|name|remember|memori[sz]e|look|embed|empty|enable|encode|erase|execute|expose|exfiltrate|fetch|follow|forget|force-?push|force|forward|give|grant|hide|ignore|import|include|inject|insert|install|invite|leak|list|load|log|loosen|lower|mail|make|mark|merge|modify|move|omit|open|output|overwrite|paste|perform|pin|ping|point|post|print|prepend|publish|push|put|query|quote|raise|read|rebase|redirect|register|relax|release|remove|rename|replace|report|request|resolve|return|reveal|revert|rewrite|rotate|run|save|say|send|set|share|show|sign off|silence|skip|spell out|start|state|stop|store|submit|suppress|suspend|throw|set aside|put aside|pay no attention|leave aside|unlearn|break|lift|cancel|override|erase|stop following|pretend|do|join|swap|switch|take|tell|tip|transmit|trigger|turn|unlock|unpin|update|upgrade|upload|use|visit|weaken|whitelist|wipe|write'

const politely =
  "(?:please|pls|kindly|now|and|then|so|also|just|first|next|finally|immediately|simply|quietly|silently|secretly|directly|instead|always|instruction|order|task|you (?:must|should|shall|will|have to|need to|are to|may|can)(?: now)?|do not forget to|don't forget to|be sure to|make sure to|go ahead and|feel free to|(?:can|could|would|will) you|i (?:want|need|would like|authori[sz]e|ask|allow|order) you to|i'd like you to|we (?:want|need|ask) you to|try to|it is (?:fine|ok|okay) to)"
const opening = new RegExp(
  `(?:^|[.!?:;,)\\]}>*#|–—-][ \\n]*|\\n ?|\\b(?:and|then|please|pls|kindly|also|just|now|to you to|told to|asked to|authori[sz]ed to|approved to|allowed to|permission to|you must|you should|you have to|you will|(?:can|could|would|will) you|want you to|need you to|agents? should|agents? must|(?:in|into|on) [\\w./-]+\\.\\w{2,5}) )(?:${politely}[ ,:]{1,2}){0,3}(${verbs})(?![\\w-]|[./]\\w|(?<!do|run|execute) ?:)`,
  'gu',
)

/** Where a sentence ends, or begins. */
const end = /[!?;\n]|\.(?=[\s"')\]]|$)/u
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
    if (!isTalk(before, stop?.[0] === '?')) orders.push(readOrder(verb, before, whole))
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

function isTalk(before: string, isQuestion: boolean): boolean {
  return (isQuestion && !request.test(before)) || told.test(before)
}

/** Words of documentation: who asks for these asks for words. */
const documentation =
  /(?<![\w./-])(?:examples?|samples?|snippets?|sections?|pages?|docs?(?![./\w-])|documentation|guides?|tutorials?|articles?|chapters?|paragraphs?|sentences?|headings?|screenshots?|pictures?|images? of|diagrams?|tables?|templates?|notes?\b(?! to)|warnings?|hints?|explanations?|faq|readme(?!\.)|manual|walkthrough|quick ?start|steps? \d+|how to|links?(?! check)|typos?|spelling|wording|glossary|reference|cheat ?sheet|video|caption|troubleshooting|tabs?|code blocks?|instructions for)\b/u
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
