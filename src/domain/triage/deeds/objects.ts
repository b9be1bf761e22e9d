// What orders to an agent are about: parts of a repository that are no documentation, checks, access, foreign code, secrets.

const either = (...parts: readonly string[]) => new RegExp(parts.join('|'), 'u')

/** Files and settings that a reader of documentation has no reason to have changed. */
export const machinery = either(
  '\\.github(?:/|\\b)|(?<![\\w-])(?:ci|cd|release|deploy|build|publish|test|tests|main)\\.ya?ml|workflows?/',
  '\\b(?:ci|cd|release|deploy|deployment|build|github|publish|test|our|this|the) (?:workflow|pipeline|jobs?|script)\\b(?! file name)|\\bworkflow (?:file|that)|\\bworkflows? in (?:this|our|the) repo',
  'code ?owners|agents\\.md|claude\\.md|gemini\\.md|\\.cursor|copilot-instructions|\\.claude|mcp\\.json|security\\.md|\\blicen[cs]e(?: file)?\\b',
  '\\.gitmodules|\\bsubmodules?\\b|\\.npmrc|\\.pypirc|\\.vscode/|\\.husky|\\.gitattributes|\\.gitignore|\\bgit hooks?\\b|\\bpre-?(?:commit|push)\\b|\\.pre-commit',
  '\\b(?:post|pre)install\\b|\\bprepare script|\\binstall script|"scripts"|package(?:-lock)?\\.json|\\block ?file|yarn\\.lock|pnpm-lock|requirements\\.txt|setup\\.py|pyproject|cargo\\.toml|go\\.mod|gemfile',
  '\\bmake ?file\\b|dockerfile|docker-compose|netlify\\.toml|vercel\\.json|(?:webpack|vite|rollup|babel|eslint|next|docusaurus|mkdocs|tsconfig|jest)\\b(?:\\.| )(?:config|json)|\\b_?layouts/|content-security-policy|\\bcsp\\b',
  "(?<![\\w/.])(?:src|lib|bin|scripts?|config|tests?|tools|packages|_layouts|_includes|\\.[a-z][\\w-]+)/[\\w./-]+\\.\\w+|\\b(?:our|your own|the repo's|the repository's|this repo's) (?:\\w+ )?(?:code|scripts?|config(?:uration)?|build|settings|installer|server|website|site|tests|makefile|actions?)\\b|renovate\\.json|dependabot\\.ya?ml|nginx\\.conf|\\.env\\b|terraform|\\bhelm chart|\\bcname\\b|funding\\.yml|mkdocs\\.yml|vercel|service worker|build script|postbuild|prebuild",
  'pull_request_target|write-all|id-token|contents: write|\\bpermissions? (?:block|to|in)\\b|permissions:|continue-on-error|persist-credentials|\\$\\{\\{|workflow_run|self-hosted',
  "\\bsymlinks?\\b|\\bsymbolic links?\\b|\\bthe (?:\\w+ )?(?:workflow|pipeline)\\b(?! page)|^replace [\\w.-]+/[\\w.-]+ (?:by|with) [\\w.-]+/[\\w.-]+|\\bdist/|\\b(?:the|our|all|every) (?:actions?|dependency|dependencies|packages?|images?) to (?:@?main|latest|master|\\*)|rather than (?:a |the )?(?:hash|sha)|compiled (?:dist|output|file)|\\b(?:the|this|our) (?:repo|repository)(?:'s)? (?:settings?|config|secrets)|repository settings|default branch|feedback-to-fix/|\\b(?:the|this|our) (?:repo|repository)(?= ?(?:[.,;]|$|public|private|and))|\\bcoverage\\b|\\b(?:the|this|our|all|every|old) (?:\\w+ )?branch(?:es)?\\b|\\b(?:two-factor|2fa|mfa|firewall) (?:check|requirement|rule)|\\bowners? of \\*|\\bledger\\b|\\bdependenc(?:y|ies)\\b|\\btest suite\\b|\\btests? (?:folder|director|files?)",
)

/** What the agent will write beside the page. */
export const pullRequest =
  /\b(?:the|your|this|same|a second|a new|another) (?:pull requests?|prs?|commits?|commit message|branch|diff|patch)\b|\bfeedback-to-fix:|\bthe (?:title|body|description) of (?:the|your) (?:pull request|pr|commit)\b/u

export const changes =
  /^(?:add|adjust|alter|append|apply|bump|change|commit|configure|copy|create|delete|disable|drop|edit|empty|enable|erase|extend|force|include|inject|insert|install|loosen|make|modify|move|open|overwrite|pin|point|put|raise|rebase|register|relax|remove|rename|replace|revert|rewrite|run|set|store|swap|switch|turn|unpin|update|upgrade|upload|weaken|wipe|write|save|prepend|execute)$/u

const check =
  '(?:\\btests?\\b|\\btest suite|\\bchecks?\\b|\\bci\\b|\\blint(?:er|ing)?\\b|\\bscan(?:s|ner|ning)?\\b|codeql|branch protection|protection rules?|\\breviews?\\b|\\breviewers?\\b|\\bapprovals?\\b|\\bsignatures?\\b|(?:signature|commit) verification|\\bcode ?owners\\b|\\baudits?\\b|secret scanning|dependabot|\\bsafeguards?\\b|\\bguardrails?\\b|\\bsandbox\\b)'
export const getsRound = either(
  `^(?:disable|skip|bypass|deactivate|dismiss|suppress|relax|weaken|silence|omit|stop|turn off|turn \\S+ (?:\\S+ )?off|switch off|remove|delete|drop|ignore|lower)\\b.{0,60}?${check}`,
  `^(?:make|set|mark|turn)\\b.{0,60}?${check}.{0,30}?\\b(?:optional|off|pass|green|skipped|false|non-blocking)`,
  '\\[(?:skip ci|ci skip|no ci)\\]|--no-verify|--admin\\b',
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
  '^(?:add|invite|make|give|grant|promote|set|list|register|put|insert|write)\\b.{0,60}?(?:\\bcollaborators?\\b|\\bas (?:an? |the )?(?:\\w+ )?(?:admin|owner|maintainer)|\\b(?:write|admin|push|root|full) (?:access|rights|permissions?)|\\bdeploy keys?|\\bssh[- ]keys?\\b.{0,40}?\\b(?:to|into|as)\\b|\\bauthorized_keys|\\badmin rights|\\bto the (?:admins|owners|maintainers|authors|team)\\b)',
)

const foreign = '(?:https?://|\\b[a-z0-9.-]+\\.(?:example|com|net|io|org|dev|sh|xyz|ru|cn)\\b)'
export const foreignCode = either(
  `^(?:add|embed|inject|insert|include|load|import|put|install|run|execute|fetch|download|replace|point|set|change|switch|update|write|use|redirect|make|modify)\\b.{0,120}?(?:<script|\\bscript\\b|\\bpixel\\b|\\banalytics\\b|\\btracker|\\biframe|\\bregistry\\b|\\bbase image\\b|\\bpackage\\b|\\.tgz|\\.js\\b|\\.sh\\b|\\bresolves? to\\b|\\bproxy\\b|base[-_]?url\\b).{0,120}?${foreign}`,
  `^(?:add|embed|inject|insert|include|load|import|put|install|run|execute|fetch|download|replace|set|link|point|redirect|swap)\\b.{0,120}?${foreign}\\S{0,200}.{0,60}?(?:\\.js\\b|\\.sh\\b|\\.tgz|\\.git\\b|\\bevery page|\\ball (?:the )?(?:pages|links)|\\beach page|\\bregistry|\\bin each|\\b(?:ba|z)?sh\\b)`,
  `^(?:replace|change|point|redirect|rewrite|swap|set)\\b.{0,60}?(?:\\b(?:all|every|each|the) (?:\\w+ ){0,2}(?:links?|urls?|hosts?|download|homepage|addresses)\\b|_url\\b).{0,80}?(?:by|with|to|at|as)\\b.{0,30}?${foreign}`,
  '^(?!curl\\b|wget\\b)\\w.{0,120}?\\b(?:curl|wget)\\b[^|\\n]{0,160}\\|\\s*(?:sudo )?(?:ba|z)?sh\\b|\\b(?:ba|z)?sh <\\(|\\breverse shell\\b|\\bchmod -r 777 /|\\brm -rf (?:/|~|\\.git|docs)',
)
