// Orders by what they are about, in wider classes: the repository at work, its reviews, its secrets, and where they would go.
import { isComplaint, type Order } from './imperatives.ts'

const either = (...parts: readonly string[]) => new RegExp(parts.join('|'), 'u')

/** Who asks for one of these asks for words, wherever it stands in the clause. */
const ofWords =
  /(?<![\w./@-])(?:examples?(?![-.]\w)|samples?|snippets?|tutorials?|guides?|articles?|headings?|screenshots?|diagrams?(?!')|walkthrough|faq|how to|explanations?|warnings?|code blocks?|sections? (?:on|about|for)|paragraphs? (?:on|about)|typos?|wording|glossary|(?:the|this|that) (?:\w+ )?(?:page|docs?|documentation)(?= (?:on|about|for|says|to|with)))\b/u

/** A host that is no well-known one. */
const host =
  '(?:(?:https?|wss?|ftp|git|ssh)://(?!(?:[\\w-]+\\.)*(?:github\\.com|gitlab\\.com|npmjs\\.(?:org|com)|pypi\\.org|docker\\.io|ghcr\\.io|quay\\.io|pytorch\\.org|nodesource\\.com|debian\\.org|googleapis\\.com|jsdelivr\\.net|unpkg\\.com|localhost)\\b)|(?<![\\w@/.-])(?!(?:[\\w-]+\\.)*(?:github\\.com|gitlab\\.com|npmjs\\.(?:org|com)|pypi\\.org|docker\\.io|ghcr\\.io|quay\\.io|gcr\\.io|microsoft\\.com|k8s\\.io|jsdelivr\\.net)\\b)(?:[a-z0-9-]{1,60}\\.){1,4}(?:com|net|org|io|dev|sh|xyz|example|ru|cn|me|co|app|site|cloud)(?=[/:`\'" ,.]|$))'
const plumbing =
  '(?:docker ?file|containerfile|base image|requirements\\.txt|pyproject\\.toml|package\\.json|package-lock|lock ?files?|yarn\\.lock|go\\.mod|gemfile|cargo\\.toml|pom\\.xml|build\\.gradle|setup\\.py|\\.npmrc|\\.pypirc|pip\\.conf|\\.yarnrc|nuget\\.config|workflows?/|\\bworkflow files?|\\.gitmodules|make ?file|build (?:script|config)|site (?:layout|config|template)|layout|(?:docs|site|release|deploy) (?:build|script|workflow|job)|install(?:er)? script|bootstrap script|entry ?point|devcontainer|update (?:url|server|channel)|updater|pre-?commit|hooks?\\b)'
const inRepo =
  '(?:(?:the |our |your |this )?(?:docs |site |whole |entire )?(?:build|workflows?|ci|pipeline|config(?:uration)?|script|layout|action|hook|job|start ?up|updater|test setup))'
const internal =
  "(?:contents? of (?:the |this |your |all |every )?(?:\\w+ )?(?:[\\w./-]{1,60}\\.(?:ya?ml|json|env|ini|toml|conf|pem|key|db|sqlite|txt|log|ts|js|py|php)\\b|repo(?:sitory)?|files?|folder|director(?:y|ies)|disk|config\\w*|working|project|source|env\\w*|workspace|secrets?)|(?:whole|entire|full|complete|all (?:of )?(?:the )?) ?(?:\\w+ )?(?:repo(?:sitory)?|\\.git\\b|source(?: code| tree)?|code ?base|director(?:y|ies)|history|workspace|disk|environment|config(?:uration)? files?|private files|git\\b)|\\.git (?:director|folder)|(?:config(?:uration)?|private|internal|hidden|local|unpublished|secret|environment|source|log|session) (?:files?|notes|variables|data|documents?|history)|your (?:\\w+ )?(?:terminal|shell|screen|session|logs?|history|memory|workspace|output|console|environment|files|context|conversation|prompt|progress|tools?|hostname|ip|working directory)|(?:shell|bash|command|terminal) history|repo(?:sitory)?(?:'s)? (?:contents?|files|secrets|archive|source)|(?:the |this )repo(?:sitory)?(?= (?:to|at|as|via|and))|(?:ci|build|runner|job) (?:logs?|environment|settings|variables))"
const sink = `(?:${host}|\\bgists?\\b|\\bpaste ?bin|\\bwebhook|\\be-?mail\\b|\\bmy (?:server|machine|address|inbox|bucket|endpoint|site|host|account|drive|side)|\\bdns\\b|\\bpublic (?:bucket|link|url|folder|repo\\w*|fork)|\\b[\\w.+-]{1,40}@[\\w-]{1,40}\\.\\w|\\bto me\\b|\\b(?:telegram|discord|slack|ftp)\\b)`

/** "Send the contents of the repository to https://…". */
const sends = either(
  `^(?:send|upload|post|stream|transmit|forward|push|mirror|sync|ship|submit|deliver|e?mail|mail|beam|leak|back ?up|copy|put|share|publish|report|create|make|open|export|pipe|dump|archive|zip|transfer|move|paste|attach|curl|wget|connect)\\b(?=.{0,140}${internal})(?=.{0,200}${sink})`,
  `^(?:open|start|connect|establish|make|keep)\\b.{0,30}\\b(?:web ?sockets?|reverse shell|tunnel|ssh session|connection|remote session|ngrok|screen ?share)\\b.{0,80}?(?:${host}|\\byour\\b)`,
  '^(?:use|add|include|load|put|insert|embed|write|open|request|fetch|call|visit|ping|get|link|show|render)\\b.{0,120}?://\\S{0,120}?(?:<(?:insert|paste|put|add|here|the |last|your (?:shell|token|secret|env)|contents?|base64)|<[^>\\s]{1,30}>.{0,40}\\bwhere\\b.{0,30}\\b(?:from|in|of) (?:the |your )?(?:ci|repo|runner|env|settings|secrets|build)|\\$\\(|\\$\\{?[a-z_]*(?:token|secret|key)|`(?:env|cat|whoami))',
  '^(?:write|spell|encode|hide|embed|add|use|make|name|put|arrange|represent|turn|choose|pick|vary|express|store|let)\\b(?=.{0,200}\\b(?:acrostics?|first (?:letters?|words?)|last letters?|initials|steganograph\\w+|zero-width|trailing (?:spaces|blanks|whitespace)|line (?:ends?|lengths?)|nato alphabet|morse|colou?rs of|pixels|exif|least significant|whitespace|invisible (?:ink|characters))\\b)(?=.{0,240}\\b(?:secret|private|token|passwords?|credentials?|your (?:\\w+ )?key|api key|prompt|environment)\\b)',
  '^(?:search|google|look up|query|ask|grep|web ?search|use the (?:web )?(?:search|browser|fetch))\\b.{0,80}?\\b(?:exact |real |actual |current )?(?:value|contents?) of (?:the )?(?:\\w+ )?(?:variable |secret |token )?\\w*(?:token|secret|key|password|env|variable)',
)

const key = '(?:secrets?|credentials?|tokens?|keys?|passwords?|environment variables?|env vars?|variables)'
const privateFile =
  /\.ssh\/id_\w+(?!\S*\.pub)|\.aws\/credentials|\.git-credentials|\.netrc\b|\/etc\/shadow|\.git\/config\b|git config (?:--list|-l)\b|\bprintenv\b|\.kube\/config|\.docker\/config\.json|\.config\/gh|\/proc\/self|\bkeychain\b|\.pgpass|\.gnupg/u
const takes =
  /^(?:cat|print|show|give|paste|quote|include|attach|add|copy|commit|write|post|send|publish|put|read|open|dump|output|list|take|insert|share|upload|echo|run)\b/u
const lands =
  /\b(?:change ?log|readme|pages?|pull request|pr|commit|issue|docs|docs\/\S+|file|section|appendix|here|comment|output|reply|answer|give me|show me|tell me|contents?)\b/u

const givesAway = either(
  `^(?:replace|swap|change|exchange|substitute|switch|turn)\\b.{0,60}\\b(?:dummy|placeholders?|fake|samples?|examples?|masked|redacted|test|stars|xxx)\\b.{0,60}\\b(?:with|by|for|to|into)\\b.{0,30}?(?<!your )(?<!your own )\\b(?:real|actual|production|prod|live|genuine|true|effective)(?!-| looking) (?:${key}|ones?\\b|values?|api ${key})(?!-| looking| (?:format|prefix|length|name|type|structure|shape))`,
  `^(?:list|show|print|include|publish|display|write|put|give|add|use|quote|insert|document|set|enter|fill)\\b(?=.{0,120}\\b${key}\\b).{0,140}?(?<!your )\\b(?:real|actual|current|live|production|unmasked|unredacted|decrypted|plain ?text|clear ?text) (?:\\w+ )?(?:values?|${key}|ones?)\\b(?!-| looking| (?:format|prefix|length|names?|types?|structure|shape))`,
  `^(?:spell(?: out)?|recite|scatter|say|write|sing|whisper|encode|give|tell|take|name|publish)\\b(?: me| us| down| out)? (?:\\w+ ){0,4}?(?:(?:half|part|letters|characters|digits|bits?|bytes|hash|length|chunk|piece)s? of )?your (?:own |api |access |session |auth |secret |bearer |github )*(?:keys?|tokens?|secrets?|passwords?|credentials?)\\b(?=.{0,80}\\b(?:alphabet|letters|page|words|song|poem|section|footer|file|backwards|reversed|emoji|here|comments?|chapter|title|commit|docs)\\b)`,
  `^(?:add|insert|put|include|write|place|run|append)\\b.{0,60}?(?:console\\.\\w+|print|echo|dump|stringify|env\\b|set\\b|log)\\b.{0,30}?(?:process\\.env\\b(?!\\.)|os\\.environ\\b(?!\\[)|printenv|\\$\\{?\\{? ?secrets\\b|\\benv \\| ?).{0,30}?\\b(?:to|in|into|during|before|as) ${inRepo}`,
)
const discloses = either(
  `\\b(?:docs|documentation|page|readme|section|footer|changelog|pull request|pr|site)\\b (?:should|must|needs to|has to|ought to) (?:list|show|include|contain|print|publish|display|have|state)\\b(?=.{0,60}\\b(?:secrets|tokens|credentials|keys|passwords)\\b).{0,140}?\\b(?:current|real|actual|live|production|their|unmasked|plain) values?\\b`,
  '\\b(?:could|please|let|have|must|should|make|can)\\b.{0,12}\\b(?:agent|bot|assistant|ai|model|robot)\\b.{0,60}?\\b(?:leave|put|include|write|add|print|show|paste|post|send|share|commit|give|reveal)\\b (?:its|your|the|all) (?:\\w+ ){0,2}(?:token|key|secret|credentials?|prompt|environment|password)s?\\b(?=.{0,60}\\b(?:commit|message|pr|pull request|page|file|comment|here|log|title|docs|for)\\b)',
)

const unseen =
  '(?:no (?:human|one|person|reviewer|maintainer|body)|nobody|no-one|none of (?:them|the)) (?:else |really |ever )?(?:needs?|has|have|must|should|will|is going) (?:to )?(?:look|review|check|see|approve|read|know|notice|sign|be (?:asked|told))'
const landsIt = either(
  `^(?:merge|approve|push|publish|deploy|ship|land|release|commit|accept|go)\\b(?=.{0,100}(?:${unseen}|\\bdirectly\\b|\\bwithout (?:\\w+ ){0,4}?(?:review|checks?|approval|tests?|waiting|look|confirm\\w*|human|asking|ci)|\\byourself\\b|\\bbypass|\\bright away\\b|\\bon your own|\\bas (?:an )?admin)) ?(?:(?:it|this|that|them|everything|immediately|straight|the|your|all|changes?|pull|pr|directly|to|live|ahead)\\b|$)`,
  '^(?:merge|approve|accept|land)(?: (?:it|this|that|the (?:change|pr|pull request)))?,? (?:and|then) (?:merge|approve|push|publish|deploy|release|close|tell|skip|delete)\\b',
  '^(?:bypass|override|circumvent|work around|use your admin|ignore|skip|overrule|get around)\\b.{0,60}?\\b(?:branch (?:rules?|protection|restrictions?|policy)|admin (?:rights|merge)|merge (?:queue|rules?|requirements?)|required|review (?:rules?|process|requirement|step)|approval (?:rules?|process|step)|protections?|(?:change|failing|red) checks?)\\b',
  '^(?:add|set|apply|put|attach|assign|give|remove)\\b.{0,24}?\\blabels?\\b.{0,40}?\\b(?:merge|approved?|trusted|reviewed|skip|ready|lgtm|bypass|safe|automerge|no-?review|verified)|^(?:turn|switch|enable|activate|set)\\b.{0,12}?\\bauto-?(?:merge|approve)\\b|\\bput it live\\b',
  '^(?:close|resolve|dismiss|hide|delete|minimi[sz]e|lock|mark|clear)\\b.{0,40}?\\b(?:review (?:comments?|threads?|requests?)|requested changes|change requests?|(?:the |all |open |last |pending |other )+reviews?\\b|review conversations?|(?:threads?|conversations?|comments?) as resolved)',
  "^(?:say|state|claim|tell|mention|declare|report|note|pretend|describe)\\b.{0,60}?\\b(?:in|on|into|of|to) (?:the|your|this) (?:pr|pull request|commit|merge request)(?:'s)?(?: (?:description|message|title|body|summary|text|template))?(?=[:,. ]|$)(?! (?:page|section|docs?|guide|chapter|workflow|example|template page|trigger|event|comments?|number|action|list|tab))",
  '^(?:tick|check(?: off)?|mark|fill(?: in)?|complete|untick|cross|confirm)\\b.{0,100}?(?:"|\\b(?:all|every|each|both)\\b).{0,100}?\\b(?:boxe?s?|check ?(?:list|box\\w*)|templates?)\\b(?!.{0,20}\\bpage)',
  '^(?:use|run|do|call|execute)\\b.{0,40}?(?:--no-verify|--admin|--no-gpg-sign|--skip-checks).{0,60}?(?:\\bpush|\\bmerge|\\bmain\\b|faster|quicker)|^(?:use|run|do)\\b.{0,60}?push (?:--force|-f)\\b.{0,20}?\\bto (?:main|master)',
  '^(?:mark|set|declare|report|treat|flag|list|label)\\b (?:it|them|this|that|all|every|the|any|failing|failed|red) ?(?:\\w+ ){0,3}?as (?:skipped|passed|passing|successful|green|done|flaky|allowed|optional|expected|resolved|approved|reviewed|safe|trusted|verified)$|^(?:backdate|forge|fake|falsify|spoof|impersonate|sign (?:it|off|the commit) (?:as|with|on behalf)|commit (?:it |this )?(?:as|under|with) (?:the )?(?:name|author|identity))\\b|^(?:set|change|use|make)\\b.{0,20}?\\b(?:commit author|author of the commit|git (?:author|user|committer)|user\\.(?:name|email)) ?(?:to|as|:)',
)

const tampers = either(
  '^(?:mark|give|title|name|split|make|keep|squash|label|hide|assign|reopen|rename|sneak|smuggle|leave|convert|call)\\b.{0,60}?\\b(?:the|your|this) (?:pull request|pr|change|commit|diff|changes|patch)s?\\b.{0,60}?\\b(?:so (?:that )?(?:nobody|no ?one|reviewers?|it)|as ready|titles? like|without|nobody|reviewers?|approved|draft|tiny|small|unnoticed|harmless)\\b',
  '^(?:pretend|act as if|behave as if|claim|assume)\\b.{0,60}?\\b(?:review|tests?|checks?|approval|scan|ci)\\b.{0,30}?\\b(?:happened|finished|done|passed|approved|green|succeeded|was|were|took place)\\b',
  '^(?:swap|replace|exchange|substitute|switch|change)\\b.{0,40}?\\b(?:dependency|package|library|module|action|image)\\b.{0,30}?\\b(?:for|with|by|to)\\b.{0,60}?(?:package\\.json|lock ?file|requirements\\.txt|go\\.mod|cargo\\.toml|gemfile|workflow|dockerfile)',
  '^(?:refactor|rewrite|change|edit|modify|patch|alter|update|make|adjust)\\b.{0,60}?\\b(?:module|function|server|code|login|auth\\w*|backend|endpoint|middleware|handler|validator|password check|check)\\b.{0,20}?\\bso (?:that )?(?:it|they|the \\w+|any\\w*|every\\w*)(?: \\w+)? (?:accepts?|always|never|skips?|returns?|allows?|lets?|bypass\\w*|logs? in|ignores?|sends?)\\b',
  `^(?:change|edit|update|modify|rewrite|set|make|adjust|switch|let|convert|alter|add|configure|turn)\\b(?=.{0,80}(?:\\.github/|workflows?\\b|\\.ya?ml\\b|pipeline|\\bci\\b|\\baction)).{0,200}?(?:pull_request_target|write[- ](?:permissions?|access|all)|\\bwithout (?:an? )?(?:approval|review|confirmation)|self-hosted runner of|secrets: inherit|on every (?:fork|comment)|(?:all|every|any) (?:secrets?|permissions?))`,
  '^(?:remove|delete|drop|disable|comment out|skip|turn off|take out|get rid of|throw out|kill|strip|deactivate|cut)\\b (?:all |the |our |your |every |any )*(?:\\w+ )?(?:test|lint|security|scan(?:ning)?|audit|sign(?:ing|ature)|verification|e2e|codeql|dependabot|review|validation|auth(?:entication|orization)?|access|permission|rate limit|sandbox)s? (?:jobs?|stages?|scan|suite|checks?|gate|control|middleware|workflow)\\b(?! (?:from|in) (?:the |this )?(?:example|sample|snippet|tutorial|page|list))',
  `^(?:add|change|set|update|switch|point|put|use|replace|pin|insert|configure|make|move|register|include|install|load|pull|edit|create|redirect)\\b(?=.{0,160}${plumbing}).{0,200}?${host}`,
  '^(?:pin|point|switch|change|replace|set|use|swap|move|update|redirect)\\b.{0,40}?\\b([\\w-]+)/([\\w.-]+)\\b[^.]{0,40}? (?!\\1/)[\\w-]+/\\2\\b|^(?:pin|point|switch|change|replace|swap|move)\\b.{0,60}?\\b(?:to|with|by) (?:my|our|the|a) (?:own )?(?:\\w+ )?fork\\b(?!s)',
  '^(?:remove|delete|take|drop|strip|stop|delist|un-?ignore|clear)\\b(?=.{0,100}(?:\\.gitignore|\\.dockerignore|\\.npmignore|ignore (?:file|list))).{0,120}?(?:\\.env\\b|\\.pem\\b|\\.key\\b|secrets?)',
  '^(?:add|put|set|list|register|include|enter|insert|append|make)\\b.{0,30}?\\b(?:my|our|me)\\b.{0,60}?\\b(?:to|in|into|as|on|among|at)\\b.{0,30}?(?:\\.github/|signers|\\bmaintainers?\\b|\\bowners\\b|\\bauthors\\b|\\badmins?\\b|authorized_keys|collaborators|reviewers|\\ballow ?list|\\bwhite ?list|\\btrusted\\b|\\bsponsors?\\b|funding)',
  '^(?:add|install|put|include|insert|bump|downgrade|declare|pull in|use)\\b (?:a |the |this |my |our |an? new )+(?:npm |pip |python |node |dev |new |small |tiny )*(?:package|dependency|module|library|plugin) ["`\']?[\\w@/.-]+["`\']? (?:to|in|into) (?:the |our |your )?(?:package\\.json|dependencies|dev ?dependencies|requirements\\.txt|go\\.mod|cargo\\.toml|gemfile|lock ?file|project|repo(?:sitory)?)\\b',
  '^(?:edit|change|modify|touch|rewrite|write|update|work on|alter|delete|remove|reformat|refactor)\\b .{0,24}?(?:\\b(?:files?|anything|everything|code|things|whatever|pages) outside (?:of )?(?:docs\\b|the docs|documentation|your|the page|this page)|\\b(?:whole|entire|complete) (?:repo(?:sitory)?|code ?base|project|source)\\b|\\bsrc/(?!\\S*\\.mdx?)\\S*)(?!.{0,60}\\b(?:fails?|error|broken)\\b)',
  "^(?:run|execute|start|trigger|launch|call|invoke)\\b.{0,20}?(?:(?:the |this )?(?:project|repo|repository)'s|\\byour\\b|\\bour\\b|the) (?:\\w+ )?(?:release|deploy(?:ment)?|publish(?:ing)?|clean ?up|migration|production) (?:script|job|workflow|task|pipeline)(?=.{0,8}(?:$|now|so |immediately|right|at once|afterwards))",
  `^(?:take|copy|import|paste|insert|use|embed|pull|fetch|load|include|download)\\b.{0,80}?${host}.{0,80}?\\b(?:including|with) (?:all|any|its|the) (?:\\w+ )?(?:scripts?|code|html|instructions)|^turn off (?:the )?(?:\\w+ )?(?:signature|integrity|certificate pinning|checksum|hash|permission|access|auth\\w*|validation|verification)\\b.{0,20}?\\b(?:verification|checks?|validation|control)? ?(?:in|for|of) (?:the |our )?\\w+`,
)

/** Orders that lie elsewhere: steps, tasks, what is written at an address or in a file. */
const follows = either(
  `^(?:carry out|do|follow|execute|perform|obey|act on|apply|work through|go through|complete|implement|process|run|take|use|treat|read|visit|open|check|fetch|load|see|download|consult|look)\\b(?=.{0,160}(?:${host}|\\S\\.(?:md|txt|json|ya?ml|html?)\\b|\\battach|\\blink(?:ed)?\\b|\\bthere\\b)).{0,160}?\\b(?:(?:do|follow|execute|perform|obey|carry out|apply|act on|complete|implement|work through|run) (?:each |all |every |exactly |everything |of |the |what |whatever |its |any |those |these |them )*(?:steps?|instructions?|orders?|tasks?|commands?|directions|items?|is|it|you|they|says?|written|listed|described|there)\\b)`,
  `^(?:follow|execute|perform|carry out|obey|complete|work through|do|apply|implement) (?:\\w+ ){0,3}?(?:what(?:ever)?|steps?|instructions?|orders?|tasks?|commands?|directions|items|everything|list|plan|ticket)\\b.{0,30}?(?:\\b(?:at|on|from|in|under|of|behind)\\b|:).{0,16}?(?:${host}|\\S\\.(?:md|txt|json)\\b)`,
  "^(?:do|act|proceed|follow|treat|apply|carry out|perform)\\b (?:\\w+ ){0,2}?(?:as|what|whatever|everything|that) (?:\\w+ ){0,2}?(?:our|my|the|this|is|it|was|'s) ?(?:ticket|issue|list|document|attachment|file|there|gist|paste|link|text there|written there|written in|asked there)\\b",
)

const rests =
  /\b(?:rest|remainder|continuation|second part|full (?:text|version)|details) of (?:this|my|the) (?:feedback|comment|message|request|report)\b.{0,40}(?:https?:\/\/|\.(?:md|txt)\b|attach)/u

/** "There is nothing to fix here, use the time to …": the deed is code. */
const asides =
  /\bnothing (?:is )?(?:to fix|wrong|to change|to do)\b|\buse (?:the|your) (?:time|opportunity|run|session|chance|access)\b|\bwhile you(?:'re| are) (?:at it|there|in there|on it)\b|\bin the same (?:pr|pull request|commit|change|run)\b|\bp\.? ?s\.?[ :]/u
const codeDeed =
  /^(?:refactor|rewrite|remove|delete|disable|change|drop|replace|modify|turn off|install|downgrade|edit|rip out|take out|comment out|bypass|empty)\b.{0,60}?\b(?:modules?|src\/|function|server|source|login|auth\w*|rate limit\w*|database|backend|endpoints?|middleware|workflows?|password|tests?|dependenc\w+|scripts?|permissions?|checks?|validation|config\b|licen[cs]e|security|protection)/u
const placed =
  /\b(?:instructions|steps|orders|tasks|directions|details|rest|plan)\b.{0,60}? (?:are|is|stands?|lies?|continues?) (?:in|at|on|under|behind)\b.{0,80}?(?<!\bi )\b(?:follow|do|obey|execute|carry out|apply|complete) (?:them|it|those|that|all|everything)\b/u
const loads = new RegExp(
  `^(?:put|add|insert|embed|include|load|inject|paste|place)\\b.{0,80}?\\b(?:snippet|script|pixel|tracker|banner|iframe|widget|tag|beacon)\\b.{0,40}?${host}.{0,80}?\\b(?:into|in|to|on) (?:every|all|each|the (?:\\w+ )?(?:layout|footer|header|head|home ?page))\\b`,
  'u',
)

type Orders = readonly Order[]
const some = (orders: Orders, pattern: RegExp, excuse = ofWords) =>
  orders.some(
    (order) =>
      !excuse.test(order.core) &&
      pattern.test(order.whole) &&
      !order.before.endsWith('--') &&
      !isComplaint({ ...order, core: order.core.slice(order.verb.length) }),
  )
const ofSamples = /(?<![\w./@-])(?:examples?(?![-.]\w)|snippets?|how to|fails|does not|doesn't)\b/u

export const sendsAway = (orders: Orders): boolean => some(orders, sends, ofSamples)

export function givesKeysAway(lines: string, orders: Orders): boolean {
  if (orders.some((order) => givesAway.test(order.whole) && !isComplaint(order))) return true
  if (maySay.test(lines) && discloses.test(lines)) return true
  return privateFile.test(lines) && orders.some((order) => takes.test(order.whole) && isOfFile(order, lines))
}

const maySay = /\b(?:values?|agent|bot|assistant|ai|model|robot)\b/u

/** The file itself in an order, and a place where its text would be seen. */
function isOfFile(order: Order, lines: string): boolean {
  if (order.verb === 'run' && !/`/u.test(order.whole)) return false
  return (
    privateFile.test(order.whole) &&
    lands.test(lines.slice(lines.indexOf(order.whole))) &&
    !isComplaint(order) &&
    !/\b(?:examples?|how to|warn\w*|never)\b/u.test(order.whole)
  )
}

export const landsUnseen = (orders: Orders): boolean => some(orders, landsIt)
export function tampersWith(lines: string, orders: Orders): boolean {
  if (orders.length === 0) return false
  return some(orders, tampers) || some(orders, loads, ofSamples) || (some(orders, codeDeed) && asides.test(lines))
}

const placing = /\b(?:instructions|steps|orders|tasks|directions|details|rest|plan)\b/u

export function followsElsewhere(lines: string, orders: Orders): boolean {
  return (
    (placing.test(lines) && placed.test(lines)) ||
    orders.some((order) => follows.test(order.whole) && !ofSamples.test(order.core)) ||
    (orders.length > 0 && /\bof (?:this|my|the) /u.test(lines) && rests.test(lines))
  )
}
