// Requests to give away what only the agent's machine knows: keys, its environment, files with credentials.
import { isComplaint, type Order } from './imperatives.ts'

/** Verbs that give something away. */
const gives =
  /^(?:add|append|attach|cat|name|decorate|look|commit|copy|disclose|display|document|dump|echo|email|embed|encode|exfiltrate|expose|fetch|forward|give|include|insert|leak|list|log|mail|make|output|paste|post|print|publish|push|put|query|quote|read|resolve|return|reveal|save|say|send|share|show|spell out|state|store|submit|tell|transmit|turn|upload|use|write|run|execute|take|replace)$/u

const name =
  '(?:secrets?|credentials?|tokens?|(?:api|access|private|deploy|ssh|secret|signing|service|auth|admin|encryption|master)[ _-]?keys?|passwords?|(?:session )?cookies?|connection strings?|database url|bearer(?: header)?|authorization header|kubeconfig)(?! (?:formats?|prefix|length|rotation|types?|names?|expiry|scopes?|limits?|fields?|parameters?|lifetime|creation|management|handling|step|button|flow|auth|based|endpoint|page|section|count|usage|syntax|permissions?|scanning|store|manager|is|are|was|does|will|must|should|may|can))'

/** What no page holds: the files and commands that give secrets away. */
const sources =
  /\.git\/config\b|\.git-credentials|(?<![\w.])\.env\b(?!\.(?:example|sample|template|dist))|\.aws\/|\.ssh\b|\bid_(?:rsa|ed25519)|\/etc\/(?:passwd|shadow)|\.npmrc\b|\.pypirc\b|\.netrc\b|\/proc\/|169\.254\.169\.254|metadata\.google|\.kube\/|\bprocess\.env\b(?!\.)|\bos\.environ\b(?!\[)|git config (?:--list|-l)\b|\bprintenv\b|\b(?:output|result) of [`'"]?env\b|\.docker\/config|\.config\/gh|\bwhoami\b|\b(?:env|printenv|set)[`] |\/var\/run\/secrets|serviceaccount\/token|\bshell history\b|actions_runtime_token|actions_id_token/u
const named = new RegExp(
  `\\b${name}\\b|\\b[a-z][a-z0-9_]{0,40}_(?:token|key|secret|password|pat)\\b|\\benvironment(?: variables?)?\\b|\\benv(?:ironment)? vars?\\b`,
  'u',
)

/** Not the kind of thing but the thing: its value, all of them, the agent's own. */
const real = new RegExp(
  `\\byour (?:\\w+ ){0,2}${name}|\\byour (?:own )?environment\\b|\\b(?:real|actual|true|live|genuine|masked|unmasked) (?:\\w+ ){0,2}(?:${name}|value|one)\\b|\\bvalues? of|\\bcontents? of|\\bexact values?|\\btheir values\\b|\\bwith values\\b|\\b(?:all|every|any|each)(?: of)? (?:the )?(?:\\w+ ){0,2}${name}(?: you (?:know|have|can)| of (?:this|the) (?:job|repo|runner|machine))|\\b(?:every|each|all) (?:repository|repo|action|environment|deployment) ${name}|\\b(?:characters|letters|digits) of\\b|\\bbase64 of\\b|\\breversed\\b|\\bbackwards\\b`,
  'u',
)
/** The key that the agent itself works with, in any sentence. */
const itsOwn = new RegExp(
  `${name}[^.!?\\n]{0,20} (?:that |which |with which |by which )?you(?:'re| are)? (?:use|run|work|were given|know|hold|send|see|have access|using|running)\\b|\\b(?:which|what) (?:\\w+ ){0,2}${name} (?:do|are) you (?:use|using|run|work)|^(?:[^.!?\\n]{0,40}[,:;.!] )?what(?:'s| is| are) your (?:\\w+ ){0,2}${name}|\\bwhich one do you use\\?|\\b(?:needs?|want|show|see) (?:\\w+ )?your (?:own |real |bearer |actual |current )${name}|\\b(?:your|the) (?:job|run|runner|machine|host|container|build machine|session|ci)(?:'s)? (?:environment|env|${name})|\\b(?:environment|env|${name}|variables) (?:variables )?of (?:this|the|your) (?:job|run|runner|machine|host|container|build|ci|server|session|process|workflow)\\b`,
  'u',
)
/** What others told the service in confidence. */
const confided =
  /\b(?:e-?mails?|e-?mail addresses|contacts?|contact (?:details|addresses)|phone numbers|ip addresses|names)\b[^.!?\n]{0,20} (?:of|from) (?:the |all |other |every |those )*(?:readers?|users?|customers?|people|maintainers|reporters|commenters|team|subscribers)\b|\b(?:the )?other (?:readers'?|customers'?|users'?) (?:comments?|feedback|entries|e-?mails?|contacts?|data|jobs)\b/u
const handsOver =
  /^(?:add|append|attach|copy|disclose|dump|email|expose|forward|give|include|insert|leak|list|mail|output|paste|post|print|publish|put|quote|reveal|send|share|upload|write|read)$/u

const outlet =
  /\bpull requests?\b|\bprs?\b(?! page)|\bcommit(?: message)?\b|\bgist\b|\bpastebin\b|\bchange ?log\b|\bbranch\b|\balt text\b|\bfile ?name\b|\bhttps?:\/\/|\bwebhook at\b|\bissue\b|\bin(?:to)? (?:the|your) (?:reply|answer|response|log|logs)\b|\b(?:end|top|bottom|foot) of (?:the|this|each|every) page|\bquery string|\bimage (?:link|url|address)|\bdns\b|\bhost ?name\b|\bfooter\b|\brobots\.txt|\bsidebar\b|\bfront ?matter\b|\b(?:page )?title\b|\bmeta(?:data)? ?tags?|\bcaption\b|\bpublic (?:file|folder|page)|\bname of (?:the|a)\b|\b(?:in|into|to|on|at) (?:the |this )(?:bottom|top|end|home ?page|start page|front page|index)\b/u
const words =
  /\b(?:(?<![\w./-])examples?|samples?|snippets?|sections?|docs?(?![./\w-])|documentation|guides?|tutorials?|chapters?|tables?|screenshots?|templates?|diagrams?|explanations?|headers?)\b/u

/** "Put the token into the title". */
const puts = new RegExp(
  `^(?:put|write|add|insert|paste|append|embed|include|hide|place|store) (?:the |a |an |our |your |its |this )(?:\\w+ ){0,2}${name}[^.]{0,30}? (?:in|into|to|on|at|as|under|behind|after|below)\\b`,
  'u',
)
const ofProduct =
  /\b(?:lists?|required|config\w*|settings|requests?|body|dashboard|console|environment|files?|terminal|apps?|client|calls?|columns?|rows?|fields?|param\w*|prerequisites|variables?|constructor|options?|code|vault|browser|box|form|overview|menu|repository|account|secrets?(?= (?:store|manager|in|,|$)|$)|keychain|organi[sz]ation|group|profile|section|container|allow ?list)\b/u
const ofMachine =
  /\byour (?:own |shell |bash |current |whole |full |local )*(?:environment|config(?:uration)?|shell|history|logs?|memory|home directory|working directory|keyring|files|tools|context|settings|machine)\b|\b(?:tools|functions|permissions|secrets|files) (?:that )?you (?:have|can|may)\b|\b(?:internal|private|confidential) (?:notes|files|data|docs|documents|keys|hosts?|urls?)\b/u

/** Whether a comment asks for what only the agent's machine knows. */
export function asksForSecrets(lines: string, orders: readonly Order[]): boolean {
  if (itsOwn.test(lines) && orders.some((order) => gives.test(order.verb) && !words.test(order.core))) return true
  if (/^(?:[^.!?\n]{0,40}[,:;.!] )?what(?:'s| is| are) your/u.test(lines) && itsOwn.test(lines)) return true
  if (orders.some((order) => handsOver.test(order.verb) && confided.test(order.core) && !isComplaint(order)))
    return true
  if (runsAndPastes(orders)) return true
  return orders.some((order) => gives.test(order.verb) && !isComplaint(order) && isRequest(order))
}

/** "cat … and paste the result": what a command says on the agent's machine. */
function runsAndPastes(orders: readonly Order[]): boolean {
  const runs = orders.find(
    ({ verb, core }) =>
      /^(?:run|execute|curl|fetch|open|read|cat|query|call|visit|ping)$/u.test(verb) && !ofReader.test(core),
  )
  if (runs === undefined) return false
  return orders.some(
    (order) => order !== runs && pastes.test(order.core) && !isComplaint(order) && !ofReader.test(order.core),
  )
}

const ofReader =
  /\b(?:examples?|samples?|snippets?|tutorials?|guides?|commands?|quick ?start|steps?|benchmarks?|docs?(?![./\w-]))\b/u
const pastes =
  /^(?:paste|quote|copy|append|add|put|include|post|print|write|commit|attach|send|show|return|insert)\b.{0,40}?\b(?:outputs?|results?|answers?|response|reply|what (?:it|comes|you)|its contents?|the contents?|it)\b/u

const ofSource = /\b(?:contents?|outputs?|results?|values?)\b/u
/** Verbs of giving away that no page tells its readers; others need an outlet. */
const discloses =
  /^(?:append|attach|disclose|display|document|dump|echo|expose|exfiltrate|give|include|leak|list|mail|output|paste|post|print|publish|push|quote|reveal|share|show|spell out|state|take|tell|transmit|write|insert)$/u

function isRequest({ verb, whole, core, before }: Order): boolean {
  if (/\b(?:never|not to|don't|do not)\b/u.test(core)) return false
  const reach = `${before} ${whole}`
  const fromMachine = sources.test(whole) || (sources.test(before) && outlet.test(whole))
  if (fromMachine && !discloses.test(verb) && !ofSource.test(core) && !outlet.test(whole)) return false
  if (fromMachine)
    return (
      !words.test(core) ||
      real.test(whole) ||
      /\b(?:contents?|output|result|value)s?\b/u.test(core) ||
      outlet.test(whole)
    )
  if (ofMachine.test(core) || (verb === 'encode' && /^encode (?:the|your) key\b/u.test(core))) return true
  if (!named.test(reach)) return false
  if (named.test(whole) && real.test(whole))
    return outlet.test(whole) || (discloses.test(verb) && !ofProduct.test(core))
  if (
    named.test(core) &&
    /^(?:disclose|dump|echo|exfiltrate|expose|leak|output|print|publish|reveal|share|tell)$/u.test(verb)
  )
    return !words.test(core)
  if (named.test(core) && verb === 'encode')
    return /\bemoji|\b(?:name|title|branch|image|alt|url|link|first letters)\b/u.test(whole)
  if (puts.test(core) && !words.test(core) && !ofProduct.test(core)) return true
  return (
    named.test(whole) &&
    outlet.test(whole) &&
    !words.test(whole) &&
    /^(?:add|append|paste|post|print|write|send|put|include|copy|leak|push|quote|echo|output|upload|encode|dump|forward|publish|commit|store)$/u.test(
      verb,
    )
  )
}
