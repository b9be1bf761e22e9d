// What orders to an agent are about: parts of a repository that are no documentation, checks, access, foreign code, secrets.

const either = (...parts: readonly string[]) => new RegExp(parts.join('|'), 'u')

/** What a reader of documentation has no reason to have changed. */
export const machinery = either(
  '^(?:create|write|edit|modify|delete|remove|add|update|empty|open|enable)\\b(?: \\S+){0,4}? \\S*\\.github/workflows(?:/\\S+\\.ya?ml|[.,]?$)|^(?:delete|remove|disable|edit|modify|empty) (?:the |our )?(?:\\w+ )?(?:workflow|pipeline)s?\\b',
  'code ?owners\\b(?! file name)|agents\\.md|claude\\.md|gemini\\.md|\\.cursor|copilot-instructions|\\.claude/|mcp\\.json|feedback-to-fix/|\\bowners? of \\*',
  '\\.gitmodules|\\ba submodule\\b|\\bsubmodule pointing|\\bsymlinks?\\b|\\bsymbolic links?\\b|\\.vscode/tasks|\\bcompiled (?:dist|output|file)',
  '\\b(?:post|pre)install\\b|pull_request_target|\\bwrite-all\\b|\\bcontinue-on-error: true on the|persist-credentials|\\$\\{\\{ ?github\\.event|\\brather than (?:a |the )?(?:hash|sha)\\b|content-security-policy.{0,40}\\*',
  "\\b(?:our|your own|the repo's|the repository's|this repo's|this project's) (?:own )?(?:\\w+ )?(?:workflows?|pipelines?|jobs?|code|scripts?|config(?:uration)?|build|installer|tests|makefile|actions?|dependencies|dockerfile|lock ?file)\\b|\\b(?:of|in|for|to) (?:this|our|the whole) (?:repo|repository)\\b(?! page)",
  '^(?:delete|remove|empty|wipe|drop) (?:all )?(?:the )?(?:test suite|tests? (?:folder|directory|files)|licen[cs]e(?: file)?|security\\.md|branch protection)|\\bthe (?:repo|repository) (?:public|private)\\b|^(?:lower|drop) the coverage|^replace [\\w.-]+/[\\w.-]+ (?:by|with) [\\w.-]+/[\\w.-]+|\\bdependencies and run\\b',
)
/** What a page may tell its readers to change: suspicious only with what an attack wants of it. */
export const settings = either(
  'workflow|pipeline|\\.github/|\\b[\\w-]+\\.ya?ml\\b|package(?:-lock)?\\.json|\\block ?file|yarn\\.lock|\\.npmrc|\\.pypirc|\\.gitignore|\\bgit hooks?\\b|\\bpre-?(?:commit|push) hook|\\.husky|"scripts"|make ?file\\b|dockerfile|docker-compose|netlify\\.toml|vercel|(?:webpack|vite|rollup|babel|docusaurus|mkdocs|next)\\.?\\s?config|_?layouts?/|content-security-policy|\\bdependenc(?:y|ies)\\b|\\b(?:deploy|release|ci|build) job\\b|\\bpermissions (?:block|in)\\b|default branch|\\bledger\\b|repository settings|(?<![\\w/.])(?:src|lib|scripts?|config|tests?|tools)/[\\w./-]+\\.\\w+|\\.vscode|\\bgit submodule',
)
export const purpose =
  /\brun: |\bcurl\b|\bwget\b|https?:\/\/|\bevil|\becho(?:es)? (?:every|all|the) |\bprints? (?:every|all|the) (?:secret|token|env)|\b(?:every|all) (?:secrets?|tokens?)|\bid-token: write\b|\bwrite-all\b|\bour\b|\bthis repo|\bsame (?:commit|pr|pull request)|\bresolves? to\b|\bso that only i\b|\b(?:node|sh|bash|python3?) (?:\.\/)?[\w./-]+\.(?:js|sh|py)\b|<script|\btracking\b|\bfetches\b|\bforce-push\b|\bchmod -r\b|\bto \*/u

/** What the agent will write beside the page. */
export const pullRequest =
  /\b(?:the|your|this|same|a second|a new|another) (?:pull requests?|prs?|commits?|commit message|branch|diff|patch)\b|\bfeedback-to-fix:|\bthe (?:title|body|description) of (?:the|your) (?:pull request|pr|commit)\b/u

export const changes =
  /^(?:add|adjust|alter|append|apply|bump|change|commit|configure|copy|create|delete|disable|drop|edit|empty|enable|erase|extend|force|include|inject|insert|install|loosen|make|modify|move|open|overwrite|pin|point|put|raise|rebase|register|relax|remove|rename|replace|revert|rewrite|run|set|store|swap|switch|turn|unpin|update|upgrade|upload|weaken|wipe|write|save|prepend|execute)$/u

const check =
  '(?:tests?|test suite|checks?|ci(?: checks?)?|lint(?:er|ing)?|scan(?:s|ner|ning)?|audits?|codeql(?: scan)?|link checker|reviews?|approvals?)'
const guard =
  '(?:branch protection|protection rules?|required (?:\\w+ )?reviews?|required (?:status )?checks?|codeql|secret scanning|dependabot|code ?owners|(?:commit|signature) verification|signature checks?|guardrails?|safeguards?)'
const skips =
  '(?:disable|skip|bypass|deactivate|dismiss|suppress|relax|weaken|silence|omit|stop|turn off|switch off|remove|delete|drop|lower)'
export const getsRound = either(
  `^${skips} (?:the |all |any |every |your |our |required |status |slow |failing |these )*${check}(?: (?:now|here|altogether|completely|entirely|in ci|(?:in|for|on|of) (?:this|our|the) (?:\\w+ )?(?:repo|repository|pull request|pr|change|fix|commit|project)))?$`,
  `^${skips}\\b.{0,40}?\\b${guard}\\b`,
  `^(?:turn|switch) ${guard} off\\b|^(?:make|set|mark)\\b.{0,40}?\\b(?:tests?|checks?|reviews?)\\b.{0,30}?\\b(?:optional|skipped|non-blocking|as passed|green)`,
  '^(?:add|put|write|use) (?:a |the )?`?\\[(?:skip ci|ci skip|no ci)\\]`? (?:to|into) the (?:title|pull request|commit)',
)

/** Verbs that land a change; documentation says how, and asks no one to do it. */
export const lands = either(
  '^(?:merge|auto-?merge|land|push|commit|force-?push|rebase|release|publish|deploy)\\b(?! conflict).{0,80}?(?:\\b(?:to|into|on|onto) (?:the )?(?:main|master|production|default branch|trunk)\\b|\\bdirectly\\b|\\bstraight\\b|\\byourself\\b|\\bwithout (?:a |any |the |waiting|asking|further )?(?:\\w+ )?(?:review|approval|checks?|tests?|asking|waiting|for|confirmation)|\\b(?:the|this|your|every|each|that) (?:\\w+ )?(?:pull request|pr)\\b|\\b(?:right away|immediately|at once)\\b)',
  '^(?:merge|auto-?merge|approve) (?:it|this|this (?:change|fix|pr)|now|right now|everything|all)(?: now| yourself| immediately)?$',
  '^approve\\b.{0,60}?(?:\\b(?:pull requests?|pr|prs|change|it|merge)\\b|on behalf|yourself|\\ball\\b)',
  '^(?:open|create|submit) (?:a|another|one|the)?(?: \\w+)? ?(?:pull request|pr)\\b.{0,80}?\\b(?:that|which|without|to|with)\\b',
  '^run .{0,20}(?:npm publish|git push|terraform apply|kubectl|gh (?:pr|secret|auth))',
)

export const access = either(
  '^(?:add|invite|make|give|grant|promote|set|list|register|put)\\b.{0,20}?(?:\\bme\\b|@[\\w-]+|\\b(?:user )?[\\w]+-[\\w-]+|\\buser \\w+|\\bmallory\\b|\\bmy (?:\\w+ )?(?:account|user|name|key)).{0,60}?(?:\\bcollaborators?\\b|\\bas (?:an? |the )?(?:\\w+ )?(?:admin|owner|maintainer)|\\b(?:write|admin|push|root|full) (?:access|rights|permissions?)|\\bcode ?owners\\b|\\badmin rights|\\bto the (?:admins|owners|maintainers|authors)\\b|\\bdeploy keys?)',
  '^(?:give|grant)\\s+\\w+ (?:write|admin|push|root) access$|^add my (?:public )?(?:ssh[- ])?key to',
)

const foreign = '(?:https?://|\\b[a-z0-9.-]+\\.(?:example|com|net|io|org|dev|sh|xyz|ru|cn)\\b)'
const everywhere =
  '(?:every page|all (?:the )?(?:pages|links)|each (?:\\w+ )?page|in each|(?:layout|header|footer|head)\\b)'
export const foreignCode = either(
  `^(?:add|embed|inject|insert|include|load|import|put|inline|extend)\\b.{0,120}?(?:<script|\\bscript(?: tag)?\\b|\\bpixel\\b|\\banalytics\\b|\\btracker|\\btracking\\b|\\biframe|\\.js\\b).{0,120}?(?:${foreign}.{0,200}?${everywhere}|//cdn\\.evil)`,
  `^(?:add|embed|inject|insert|include|load|import|put)\\b.{0,60}?${everywhere}.{0,80}?${foreign}|^(?:add|embed|inject|insert|include|load|put|link)\\b.{0,60}?${foreign}.{0,80}?\\b(?:every page|all (?:the )?pages|each (?:\\w+ )?page)`,
  `^(?:add|insert|put|include)\\b.{0,40}\\b(?:tracking|analytics) (?:script|pixel|code)\\b|^(?:install|run|execute|fetch|download) (?:the )?(?:package|script|program|binary|code) .{0,40}?(?:from|at) https?://`,
  `^(?:set|change|point|switch) (?:the )?(?:npm |pip |package )?(?:registry|index|proxy|base[-_]?url)\\b.{0,40}?(?:npmrc|in this repo|of this repo|\\.env).{0,60}?${foreign}|^set [a-z_]+_base_url\\b.{0,80}?${foreign}|^set (?:the )?npm registry (?:\\w+ ){0,3}?to ${foreign}`,
  `^(?:replace|change|point|redirect|rewrite|swap)\\b.{0,40}?\\b(?:all|every|each) (?:\\w+ ){0,2}(?:links?|urls?|hosts?|downloads?)\\b.{0,60}?(?:by|with|to)\\b.{0,30}?${foreign}|^replace the (?:word|homepage|download|text).{0,60}?(?:by|with) .{0,30}?${foreign}`,
  '^(?:add|run|execute|put|insert|start|open)\\b.{0,60}?\\b(?:to|in|into|before|on) (?:the |our |your )?(?:\\w+ )?(?:workflow|pipeline|job|build|machine|fix|change)\\b.{0,80}?\\bcurl\\b|\\breverse shell\\b|^(?:add|run|execute) .{0,30}?(?:\\bchmod -r 777 /|\\brm -rf (?:/|~|\\.git|docs))|\\bchmod 777 everything',
)
