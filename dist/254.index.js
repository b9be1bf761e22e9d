export const id = 254;
export const ids = [254];
export const modules = {

/***/ 8765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ findFiles),
/* harmony export */   n: () => (/* binding */ fitPage)
/* harmony export */ });
/* harmony import */ var _feedback_doc_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8200);

const container = /^(?:(?:versioned_|website|site)?-?docs?|content|documentation|manual|pages|source|src|site|website)$/i;
const version = /^(?:version-)?v?\d+(?:\.(?:\d+|x))*$|^(?:current|latest|next|stable)$/i;
const module = /(^|\/)modules\/(?:ROOT|([^/]{1,100}))\/pages\//;
const order = /(^|\/)\d{1,3}[-_.]{1,3}(?=[^\d/])/g;
function fitPage(path, page) {
    const plain = path.replace(module, (_, start, name) => start + (name === undefined ? '' : `${name}/`));
    const fits = [plain, plain.replace(order, '$1')].map((file) => fitFile(split((0,_feedback_doc_path_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDocPath */ .pU)(file)), page));
    return fits.find((fit) => fit === 'page') ?? fits.find((fit) => fit !== undefined);
}
function fitFile(file, page) {
    const address = split(page);
    const wanted = address.filter((part, index) => index > 0 || !container.test(part));
    if (wanted.length === 0)
        return file.every(isContainer) && file.length < 2 ? 'page' : undefined;
    const common = countCommonEnd(wanted, file);
    if (common === 0)
        return undefined;
    const isWhole = common === wanted.length;
    const isBare = file.slice(0, -common).every(isContainer);
    return (isWhole && isBare) || (common > 1 && (isWhole || isBare)) ? 'page' : 'name';
}
function findFiles(page, paths) {
    const found = { page: [], name: [] };
    for (const path of paths) {
        const fit = fitPage(path, page);
        if (fit !== undefined)
            found[fit].push(path);
    }
    const fit = found.page.length > 0 ? 'page' : 'name';
    return found[fit].length === 0 ? undefined : { fit, paths: found[fit] };
}
function isContainer(folder) {
    return container.test(folder) || version.test(folder);
}
function split(page) {
    return page.split('/').filter((part) => part !== '');
}
function countCommonEnd(one, other) {
    let common = 0;
    while (common < one.length && common < other.length && one.at(-1 - common) === other.at(-1 - common))
        common += 1;
    return common;
}


/***/ }),

/***/ 6066:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ readFormat)
/* harmony export */ });
const formats = {
    adoc: 'asciidoc',
    asc: 'asciidoc',
    asciidoc: 'asciidoc',
    htm: 'html',
    html: 'html',
    ipynb: 'notebook',
    markdown: 'markdown',
    md: 'markdown',
    mdown: 'markdown',
    mdx: 'mdx',
    mkd: 'markdown',
    rest: 'restructuredtext',
    rst: 'restructuredtext',
    txt: 'text',
};
function readFormat(path) {
    const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
    if (name === 'readme')
        return 'text';
    const extension = name.slice(name.lastIndexOf('.') + 1);
    return extension !== name && Object.hasOwn(formats, extension) ? formats[extension] : undefined;
}


/***/ }),

/***/ 3686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GV: () => (/* binding */ findMachinery),
  tu: () => (/* binding */ foldPath),
  so: () => (/* binding */ isPictureName)
});

// UNUSED EXPORTS: isPageName

// EXTERNAL MODULE: ./build/text/visible.js
var visible = __webpack_require__(4252);
;// CONCATENATED MODULE: ./build/review/rules/machinery.json
const machinery_namespaceObject = /*#__PURE__*/JSON.parse('{"ci":{"folders":[".azure-pipelines",".azuredevops",".bitbucket",".buildkite",".builds",".changeset",".ci",".circleci",".dagger",".forgejo",".gitea",".github",".gitlab",".gocd",".harness",".semaphore",".sourcehut",".teamcity",".tekton",".tx",".woodpecker",".zuul.d","ci","zuul.d"],"names":["*.jenkinsfile",".appveyor.yaml",".appveyor.yml",".cirrus.star",".cirrus.yml",".codecov.yml",".coveragerc",".drone.yml",".gitlab-ci*.yaml",".gitlab-ci*.yml",".mergify.yml",".readthedocs.yaml",".readthedocs.yml",".renovaterc",".renovaterc.json",".renovaterc.json5",".travis.yaml",".travis.yml",".woodpecker.yaml",".woodpecker.yml","action.yaml","action.yml","amplify.yml","appveyor.yaml","appveyor.yml","azure-pipelines*.yaml","azure-pipelines*.yml","bitbucket-pipelines.yml","bitrise.yml","buildspec.yaml","buildspec.yml","cloudbuild.json","cloudbuild.yaml","cloudbuild.yml","codecov.yml","codemagic.yaml","codemagic.yml","codeowners","codeship-*.yml","crowdin.yaml","crowdin.yml","dangerfile","jenkinsfile","jenkinsfile.*","pipeline.yaml","pipeline.yml","readthedocs.yml","release-please-config.json","renovate.json","renovate.json5","sonar-project.properties","wercker.yml"]},"git":{"folders":[".git",".git-hooks",".githooks",".hooks",".husky","git-hooks","githooks","hooks"],"names":[".captainhook.json",".git",".git-blame-ignore-revs",".gitattributes",".gitconfig",".gitmessage",".gitmodules",".huskyrc",".huskyrc.*",".lefthook.json",".lefthook.toml",".lefthook.yaml",".lefthook.yml",".lfsconfig",".lintstagedrc",".lintstagedrc.*",".mailmap",".overcommit.yml",".pre-commit-config.yaml",".pre-commit-config.yml",".pre-commit-hooks.yaml",".vsls.json","applypatch-msg","captainhook.json","commit-msg","lefthook-local.yml","lefthook.json","lefthook.toml","lefthook.yaml","lefthook.yml","lint-staged.config.*","post-applypatch","post-checkout","post-commit","post-merge","post-receive","post-rewrite","post-update","pre-applypatch","pre-auto-gc","pre-commit","pre-merge-commit","pre-push","pre-rebase","pre-receive","prepare-commit-msg","push-to-checkout"]},"packages":{"folders":[".cargo",".mvn",".yarn","gradle","node_modules","patches","requirements","site-packages","vendor"],"names":["*-requirements.txt","*.cabal","*.csproj","*.fsproj","*.gemspec","*.nimble","*.nuspec","*.opam","*.podspec","*.props","*.rockspec","*.sln","*.targets","*.vbproj","*.vcxproj","*requirements*.in","*requirements*.txt",".bowerrc",".bundle",".npmrc",".pnp.*",".pnpmfile.*",".pypirc",".terraform.lock.hcl",".yarnrc",".yarnrc.yml","berksfile","bower.json","brewfile","brewfile.lock.json","build.gradle","build.gradle.kts","build.sbt","bun.lock","bun.lockb","bunfig.toml","cargo.lock","cargo.toml","cartfile","cartfile.private","cartfile.resolved","composer.json","composer.lock","conanfile.py","conanfile.txt","conda-lock.yaml","conda-lock.yml","constraints*.txt","cpanfile","cpanfile.snapshot","deno.json","deno.jsonc","deno.lock","deps.edn","description","directory.build.props","directory.build.targets","directory.packages.props","environment-*.yaml","environment-*.yml","environment.*.yml","environment.yaml","environment.yml","flake.lock","flake.nix","gemfile","gemfile.lock","gems.locked","gems.rb","go.mod","go.sum","go.work","go.work.sum","gopkg.lock","gopkg.toml","gradle-wrapper.properties","gradle.lockfile","gradle.properties","import_map.json","importmap.json","ivy.xml","jsr.json","lerna.json","libs.versions.toml","manifest.in","meson.build","meta.yaml","meta.yml","mintfile","mix.exs","mix.lock","npm-shrinkwrap.json","nuget.config","nx.json","package-lock.json","package.json","package.json5","package.resolved","package.swift","package.yaml","packages.config","packages.lock.json","packrat.lock","paket.dependencies","paket.lock","pdm.lock","pip.conf","pipfile","pipfile.lock","pixi.lock","pixi.toml","pnpm-lock.yaml","pnpm-workspace.yaml","podfile","podfile.lock","poetry.lock","pom.xml","project.clj","pubspec.lock","pubspec.yaml","pylock.toml","pyproject.toml","rebar.config","rebar.lock","requirements*.in","requirements*.txt","requirements.yaml","requirements.yml","rush.json","settings.gradle","settings.gradle.kts","setup.cfg","setup.py","shard.lock","shard.yml","stack.yaml","stack.yaml.lock","turbo.json","uv.lock","uv.toml","vcpkg.json","workspace.json","yarn.lock"]},"site":{"folders":[".astro",".docusaurus",".dumi",".eleventy",".forestry",".gatsby",".markdoc",".next",".nuxt",".storybook",".tina",".vitepress",".vuepress","_ext","_includes","_layouts","_partials","_plugins","_sass","_templates","archetypes","fern","layouts","overrides","partials","shortcodes","supplemental-ui","templates","theme","themes"],"names":["*.config.cjs","*.config.cts","*.config.js","*.config.json","*.config.jsx","*.config.mjs","*.config.mts","*.config.ts","*.config.tsx","*.config.yaml","*.config.yml","*.css","*.less","*.sass","*.scss","*.styl","*.stylus","*.webmanifest","*docinfo*.html","*docinfo*.xml",".babelrc",".babelrc.*",".browserslistrc",".eleventy.*",".eslintrc",".eslintrc.*",".markdownlint-cli2.*",".markdownlint.*",".markdownlintrc",".parcelrc",".postcssrc",".postcssrc.*",".prettierrc",".prettierrc.*",".remarkrc",".remarkrc.*",".swcrc",".textlintrc",".textlintrc.*",".vale.ini","_bookdown.yml","_config.js","_config.ts","_headers","_output.yml","_pkgdown.yml","_quarto.yaml","_quarto.yml","_site.yml","_toc.js","_worker.js","admin.yml","antora-playbook.yaml","antora-playbook.yml","babel.config.*","biome.json","book.json","book.toml","buf.gen.yaml","cname","conf.py","config.toml","docfx.json","doxyfile","fern.config.json","gatsby-browser.*","gatsby-config.*","gatsby-node.*","gatsby-ssr.*","honkit.json","hooks.py","hugo.json","hugo.toml","hugo.yaml","hugo.yml","jsconfig.json","jupyter-book.yml","macros.py","mkdocs_hooks.py","myst.yaml","myst.yml","redocly.yaml","redocly.yml","retype.yaml","retype.yml","robots.txt","speakeasy.yaml","stoplight.yml","theme.config.*","tsconfig*.json","typedoc.json","zensical.toml","zola.toml"]},"scripts":{"folders":["bin","scripts"],"names":["*.applescript","*.asm","*.asp","*.aspx","*.astro","*.awk","*.bash","*.bat","*.bzl","*.c","*.cc","*.cgi","*.cjs","*.clj","*.cmd","*.coffee","*.com","*.cpp","*.cs","*.csx","*.cts","*.dart","*.ejs","*.elc","*.erb","*.erl","*.ex","*.exe","*.exs","*.fish","*.fs","*.fsx","*.gd","*.go","*.gradle","*.groovy","*.h","*.haml","*.hbs","*.hcl","*.hpp","*.hta","*.htaccess","*.j2","*.jar","*.java","*.jinja","*.jinja2","*.jl","*.js","*.jse","*.jsp","*.jsx","*.ksh","*.kt","*.kts","*.liquid","*.lisp","*.lnk","*.lua","*.m","*.mjs","*.mk","*.mts","*.mustache","*.nim","*.nix","*.njk","*.php","*.phtml","*.pl","*.pm","*.ps1","*.psd1","*.psm1","*.pug","*.py","*.pyc","*.pyi","*.pyw","*.pyx","*.r","*.rb","*.reg","*.rego","*.rkt","*.rs","*.sbt","*.scala","*.scpt","*.scr","*.service","*.sh","*.sql","*.svelte","*.swift","*.tcl","*.tf","*.tfvars","*.tpl","*.ts","*.tsx","*.twig","*.url","*.vbe","*.vbs","*.vue","*.wasm","*.webloc","*.wsf","*.xsl","*.xslt","*.zig","*.zsh",".bash_aliases",".bash_login",".bash_logout",".bash_profile",".bashrc",".cshrc",".envrc",".gdbinit",".htaccess",".justfile",".kshrc",".lldbinit",".profile",".rprofile",".tcshrc",".xprofile",".zlogin",".zprofile",".zshenv",".zshrc","brakefile","buck","build","build.bazel","build.xml","cakefile","cmakelists.txt","configure","earthfile","gnumakefile","gradlew","gruntfile","gulpfile","justfile","makefile","makefile.*","module.bazel","mvnw","procfile","rakefile","sconscript","sconstruct","snakefile","taskfile.yaml","taskfile.yml","tiltfile","vagrantfile","vagrantfile.local","workspace","wscript"]},"containers":{"folders":[".devcontainer",".do",".ebextensions",".openshift",".platform","ansible","charts","deploy","deployments","docker","helm","infra","infrastructure","k8s","kubernetes","kustomize","playbooks","pulumi","terraform"],"names":["*-compose.yaml","*-compose.yml","*.containerfile","*.dockerfile","*.tf.json",".devcontainer.json",".dockerignore",".gitpod.dockerfile",".gitpod.yml","app.json","app.yaml","app.yml","apprunner.yaml","appspec.yml","caddyfile","captain-definition","cdk.json","chart.yaml","cloudflare.toml","cloudformation.yaml","compose*.yaml","compose*.yml","containerfile","containerfile.*","deployment.yaml","deployment.yml","devcontainer.json","devfile.yaml","docker-bake.hcl","docker-bake.json","docker-compose*.yaml","docker-compose*.yml","dockerfile","dockerfile.*","firebase.json","fly.toml","helmfile.yaml","heroku.yml","httpd.conf","kubeconfig","kustomization.yaml","netlify.toml","nginx.conf","now.json","php.ini","procfile.*","pulumi.yaml","render.yaml","samconfig.toml","serverless.yaml","serverless.yml","skaffold.yaml","static.json","staticwebapp.config.json","values.yaml","vercel.json","web.config","wrangler.json","wrangler.jsonc","wrangler.toml"]},"agents":{"folders":[".agent",".agents",".ai",".aider",".amazonq",".amp",".antigravity",".augment",".claude",".claude-plugin",".clinerules",".codex",".cody",".continue",".copilot",".cursor",".devin",".ellipsis",".factory",".firebender",".fleet",".gemini",".goose",".greptile",".helix",".idea",".jules",".junie",".kilocode",".kiro",".lapce",".llm",".mcp",".nova",".opencode",".openhands",".qodo",".qwen",".roo",".rules",".serena",".settings",".sourcegraph",".tabnine",".theia",".trae",".vim",".vs",".vscode",".warp",".windsurf",".zed",".zencoder"],"names":["*.agent.md","*.chatmode.md","*.code-workspace","*.iml","*.instructions.md","*.mdc","*.prompt","*.prompt.md","*.sublime-build","*.sublime-project",".aider*",".augment-guidelines",".claude.json",".clinerules",".copilotignore",".cursorignore",".cursorindexingignore",".cursorrules",".exrc",".goosehints",".kilocodemodes",".mcp.json",".nvimrc",".openhands_instructions",".pr_agent.toml",".roomodes",".roorules",".rules",".sublime-project",".vimrc",".windsurfrules","agent.md","agents.md","agents.override.md","ai-rules.md","claude.local.md","claude.md","coderabbit.yaml","codex.md","conventions.md","copilot-instructions.md","crush.json","crush.md","ellipsis.yaml","firebender.json","gemini.md","greptile.json","instructions.md","jules.md","llm.md","llms.txt.md","mcp.json","mcp.yaml","opencode.json","opencode.jsonc","persona.md","prompt.md","qwen.md","replit.md","sandbox.config.json","skill.md","soul.md","sweep.yaml","system-prompt.md","warp.md"]},"secrets":{"folders":[".aws",".databricks",".gnupg",".kube",".snowsql",".ssh",".streamlit"],"names":["*.age","*.asc.key","*.cer","*.crt","*.der","*.gpg","*.jks","*.jwk","*.kdbx","*.key","*.keystore","*.ovpn","*.p12","*.pem","*.pfx","*.ppk","*secrets*.toml",".boto",".dockercfg",".env",".env.*",".flaskenv",".git-credentials",".htpasswd",".netrc",".pgpass",".s3cfg",".vault-token",".vault_pass","_netrc","authorized_keys","credentials","credentials.json","dockerconfigjson","gcp-key.json","id_dsa","id_ecdsa","id_ed25519","id_rsa","known_hosts","kubeconfig","local.settings.json","secret.yaml","secret.yml","secrets.json","secrets.yaml","secrets.yml","service-account*.json","serviceaccount*.json"]},"tools":{"folders":[".config","config","configs"],"names":[".editorconfig"]}}');
;// CONCATENATED MODULE: ./build/review/rules/plain-files.json
const plain_files_namespaceObject = /*#__PURE__*/JSON.parse('{"p":["adoc","arb","asc","avsc","bib","cff","creole","csv","d2","dbk","diff","dita","ditamap","docbook","dot","drawio","excalidraw","geojson","gql","graphql","gv","htm","html","http","inc","json","json5","jsonc","jsonl","ldif","livemd","log","man","mdoc","mdwn","mediawiki","mermaid","mkdn","mmd","ndjson","org","out","patch","plantuml","po","pod","pot","proto","puml","qmd","raml","rdoc","rmd","roff","rst","srt","strings","tex","textile","tmx","toml","tsv","typ","vtt","wiki","wsdl","xlf","xliff","xml","xsd","yaml","yml"],"r$":[".all-contributorsrc",".dictionary",".doctrees",".gitignore",".gitkeep",".keep",".nojekyll",".openapi-generator-ignore",".spelling",".vale",".vale-styles",".well-known",".wordlist",".wordlist.txt"],"Dy":["authors","bugs","changelog","changes","contributors","copying","copyright","credits","history","install","licence","license","maintainers","news","notice","patents","readme","security","thanks","todo","version"],"W0":["json","json5","jsonc","toml","xml","yaml","yml"],"yo":["api","asyncapi","authors","changelog","contributors","docs","faq","glossary","openapi","redirects","schema","swagger","terms","translations","versions","vocabulary"]}');
;// CONCATENATED MODULE: ./build/review/rules/machinery.js



const kinds = Object.keys(machinery_namespaceObject).map((kind) => {
    const { folders, names } = machinery_namespaceObject[kind];
    const starred = names.filter((name) => name.includes('*')).map((name) => name.split('*'));
    return { kind, folders: new Set(folders), names: new Set(names), starred };
});
function foldPath(path) {
    const plain = (0,visible/* dropUnseen */.Y)(path).normalize('NFKC').toLowerCase().replaceAll('\\', '/');
    return plain
        .split('/')
        .map((segment) => segment.trimStart().replace(/(?<![\s.])[\s.]+$/, ''))
        .filter((segment) => segment !== '')
        .join('/');
}
function findMachinery(path) {
    return findNamed(path) ?? guessMachinery(foldPath(path));
}
const data = new Set(plain_files_namespaceObject.p);
const dots = new Set(plain_files_namespaceObject.r$);
const plainNames = new Set(plain_files_namespaceObject.Dy);
const subjects = new Set(plain_files_namespaceObject.yo);
const settings = new Set(plain_files_namespaceObject.W0);
function guessMachinery(folded) {
    if (picture.test(folded))
        return undefined;
    const segments = folded.split('/');
    const isPage = markup.test(folded);
    if (segments.some((one, at) => one.startsWith('.') &&
        !(isPage && at === segments.length - 1) &&
        !dots.has(one) &&
        !/^\.[\w-]*ignore$/.test(one)))
        return 'tools';
    const name = segments.at(-1) ?? '';
    const dot = name.lastIndexOf('.');
    if (dot <= 0)
        return dot === 0 || plainNames.has(name) ? undefined : 'tools';
    const extension = name.slice(dot + 1);
    if (segments.length === 1 && settings.has(extension))
        return name.split(/[^a-z]+/).some((word) => subjects.has(word)) ? undefined : 'tools';
    return data.has(extension) || markup.test(name) || media.test(name) || /^\d$/.test(extension) ? undefined : 'tools';
}
function findNamed(path) {
    const folded = foldPath(path);
    const segments = folded.split('/');
    const name = segments.at(-1) ?? '';
    const folders = segments.slice(0, -1);
    return kinds.find((row) => ((row.names.has(name) ||
        row.starred.some(([start = '', end = '']) => fits(name, start, end) && (end !== '' || !markup.test(name)))) &&
        (row.kind !== 'agents' || isForAgents(path, segments.length === 1))) ||
        folders.some((folder) => row.folders.has(folder) && isInside(folder, row.kind, folded)))?.kind;
}
function fits(name, start, end) {
    return name.length >= start.length + end.length && name.startsWith(start) && name.endsWith(end);
}
function isForAgents(path, isAtRoot) {
    const name = path.split(/[/\\]/).at(-1) ?? '';
    return isAtRoot || !/^[a-z][a-z_-]*\.md$/.test(name);
}
function isInside(folder, kind, folded) {
    if (!/^[._]/.test(folder) || /^_(?:includes|partials)$/.test(folder))
        return !markup.test(folded) && !picture.test(folded);
    return (kind !== 'site' && kind !== 'tools') || !picture.test(folded);
}
const markup = /\.(?:md|mdx|markdown|mdoc|rst|adoc|asciidoc|ipynb|txt)$/;
const picture = /\.(?:png|jpe?g|gif|webp|avif|bmp|ico|svg|apng|tiff?|heic)$/;
const media = /\.(?:pdf|mp[34]|m4[av]|mov|webm|og[gv]|wav|docx?|xlsx?|pptx?|od[tsp]|epub|woff2?|[ot]tf|eot)$/;
function isPictureName(path) {
    return picture.test(foldPath(path));
}
function isPageName(path) {
    return /\.html?$/.test(foldPath(path)) || markup.test(foldPath(path));
}


/***/ }),

/***/ 7254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startReview: () => (/* binding */ startReview)
});

// EXTERNAL MODULE: ./build/errors/failure-text.js
var failure_text = __webpack_require__(5202);
// EXTERNAL MODULE: ./build/inputs.js + 6 modules
var inputs = __webpack_require__(7180);
// EXTERNAL MODULE: ./build/outputs.js
var outputs = __webpack_require__(214);
// EXTERNAL MODULE: ./build/prompt/marker.js
var marker = __webpack_require__(1321);
// EXTERNAL MODULE: ./build/ledger/session.js + 6 modules
var ledger_session = __webpack_require__(2535);
// EXTERNAL MODULE: ./build/report/format.js
var format = __webpack_require__(2772);
// EXTERNAL MODULE: ./build/report/links.js
var report_links = __webpack_require__(1006);
// EXTERNAL MODULE: ./build/report/markdown/blocks.js
var blocks = __webpack_require__(8183);
// EXTERNAL MODULE: ./build/report/markdown/markdown.js + 1 modules
var markdown = __webpack_require__(3889);
// EXTERNAL MODULE: ./build/report/markdown/phrase.js
var phrase = __webpack_require__(984);
// EXTERNAL MODULE: ./build/text/safe-text.js
var safe_text = __webpack_require__(5069);
// EXTERNAL MODULE: ./build/report/fix-groups.js
var fix_groups = __webpack_require__(257);
;// CONCATENATED MODULE: ./build/report/review-coverage.js





const mostTopics = 100;
const mostQuotes = 5;
const mostHunks = 10;
const mostPaths = 3;
function buildCoverage(coverage, quotes, where) {
    const { topics, pagesTouched, pagesUntouched } = coverage;
    const all = pagesTouched.length + pagesUntouched.length;
    if (all === 0 && topics === undefined)
        return () => [];
    const touched = topics?.filter(({ hunks }) => hunks.length > 0).length;
    const summary = topics === undefined || touched === undefined || topics.length === 0
        ? (0,safe_text/* safe */.gB) `${(0,safe_text/* formatNumber */.ZV)(pagesTouched.length)} of ${(0,safe_text/* count */.U9)(all, 'page')} edited`
        : (0,safe_text/* safe */.gB) `${(0,safe_text/* formatNumber */.ZV)(touched)} of ${(0,safe_text/* count */.U9)(topics.length, 'complaint')} covered`;
    const built = topics?.slice(0, mostTopics).map((topic) => buildTopic(topic, quotes, where)) ?? [];
    const pages = listPages(coverage, where);
    const note = (0,blocks/* paragraph */.FY)(topics === undefined ? withoutReaders : howCompared);
    return (budget) => {
        const more = (topics?.length ?? 0) - Math.min(built.length, budget);
        const rest = more > 0 ? (0,blocks/* paragraph */.FY)((0,phrase/* phrase */.MZ) `… and ${(0,safe_text/* count */.U9)(more, 'more complaint')}.`) : [];
        return (0,blocks/* details */.zH)(summary, [...built.slice(0, budget).flat(), ...rest, ...(0,blocks/* bulletsWithin */.v3)(pages, budget), ...note]);
    };
}
const unread = (0,safe_text/* safe */.gB) `Readers’ comments were not available, so the review compares pages only.`;
const withoutReaders = (0,phrase/* phrase */.MZ) `${unread} With ${(0,phrase/* code */.aY)('api-key')}, it compares complaint by complaint.`;
const unlike = (0,safe_text/* safe */.gB) `an answer in other words, or in another language, counts as not covered`;
const howCompared = (0,phrase/* phrase */.MZ) `The review compares words, not meaning: ${unlike}.`;
function buildTopic(topic, quotes, where) {
    const { pages, entryIds, readers, since, terms, hunks } = topic;
    const when = since === undefined ? (0,safe_text/* safe */.gB) `` : (0,safe_text/* safe */.gB) ` since ${(0,format/* formatDay */.im)(since)}`;
    const about = quotes === undefined || terms.length === 0 ? [] : (0,phrase/* phrase */.MZ) `, about ${(0,phrase/* list */.p_)(terms.map((term) => (0,phrase/* code */.aY)(term)))}`;
    const head = (0,phrase/* phrase */.MZ) `${(0,phrase/* strong */.ko)((0,phrase/* phrase */.MZ) `${(0,safe_text/* count */.U9)(readers, 'reader')}${when}`)} on ${(0,fix_groups/* showPages */.a_)(pages)}${about}`;
    const words = entryIds.flatMap((id) => quotes?.get(id) ?? []);
    return [
        ...(0,blocks/* paragraph */.FY)((0,phrase/* phrase */.MZ) `${head}: ${describeHunks(hunks, where)}`),
        ...words.slice(0, mostQuotes).flatMap((one) => (0,blocks/* quote */.hD)(one)),
    ];
}
function describeHunks(hunks, where) {
    if (hunks.length === 0)
        return (0,phrase/* strong */.ko)((0,phrase/* phrase */.MZ) `not covered.`);
    const more = hunks.length - mostHunks;
    const rest = more > 0 ? (0,safe_text/* safe */.gB) ` and ${(0,safe_text/* formatNumber */.ZV)(more)} more` : (0,safe_text/* safe */.gB) ``;
    return (0,phrase/* phrase */.MZ) `covered in ${(0,phrase/* list */.p_)(hunks.slice(0, mostHunks).map(where))}${rest}.`;
}
function listPages({ pagesTouched, pagesUntouched }, where) {
    return [
        ...pagesTouched.map((page) => showPage(page, where)),
        ...pagesUntouched.map((page) => (0,phrase/* phrase */.MZ) `${(0,phrase/* code */.aY)(page, 120)}: ${(0,phrase/* strong */.ko)((0,phrase/* phrase */.MZ) `not edited`)}`),
    ];
}
function showPage({ page, fit, paths }, where) {
    const more = paths.length > mostPaths ? (0,safe_text/* safe */.gB) ` and ${(0,safe_text/* formatNumber */.ZV)(paths.length - mostPaths)} more` : (0,safe_text/* safe */.gB) ``;
    const doubt = fit === 'name' ? (0,safe_text/* safe */.gB) ` (matched by file name only, so it may be another page)` : (0,safe_text/* safe */.gB) ``;
    return (0,phrase/* phrase */.MZ) `${(0,phrase/* code */.aY)(page, 120)}: ${(0,phrase/* list */.p_)(paths.slice(0, mostPaths).map((path) => where({ path })))}${more}${doubt}`;
}

// EXTERNAL MODULE: ./build/text/sanitise.js
var sanitise = __webpack_require__(5610);
;// CONCATENATED MODULE: ./build/report/review-findings.js





const mostEntries = 3;
const gradeLabels = { block: (0,safe_text/* safe */.gB) `Block:`, look: (0,safe_text/* safe */.gB) `Look:` };
function findWhere(links, { head, files }) {
    const removed = new Set(files.filter(({ after }) => after === undefined).map(({ path }) => path));
    return ({ path, line }) => {
        if (path === undefined)
            return [];
        return removed.has(path) ? (0,phrase/* phrase */.MZ) `${(0,report_links/* linkFile */.TG)(links, '', path, line)} (removed)` : (0,report_links/* linkFile */.TG)(links, head, path, line);
    };
}
function buildFindings({ findings, left }, where) {
    const groups = [...Map.groupBy(findings, ({ rule }) => rule)].map(([rule, found]) => {
        const [{ grade, says } = { grade: 'look', says: '' }] = found;
        const head = (0,blocks/* paragraph */.FY)((0,phrase/* phrase */.MZ) `${(0,phrase/* strong */.ko)((0,phrase/* phrase */.MZ) `${gradeLabels[grade]}`)} ${(0,phrase/* prose */.CS)(says, 300)} (${(0,phrase/* code */.aY)(rule)})`);
        return { head, rows: found.map((finding) => showFinding(finding, where)), left: left[rule] ?? 0 };
    });
    const all = groups.reduce((sum, group) => sum + group.rows.length + group.left, 0);
    if (all === 0)
        return () => [];
    return (budget) => (0,blocks/* details */.zH)((0,safe_text/* count */.U9)(all, 'finding'), groups.flatMap(({ head, rows, left }) => [...head, ...(0,blocks/* bulletsWithin */.v3)(rows, budget, left)]));
}
function showFinding(finding, where) {
    const { path, subject } = finding;
    const place = path === undefined ? (0,phrase/* phrase */.MZ) `Pull request` : where(finding);
    const what = subject === undefined ? [] : (0,phrase/* phrase */.MZ) `: ${showSubject(subject)}`;
    const origin = describeOrigin(finding);
    const ids = (0,blocks/* listWithin */.oY)(finding.from ?? [], (id) => (0,phrase/* code */.aY)(id, 40), mostEntries);
    return (0,phrase/* phrase */.MZ) `${place}${what}${origin.length === 0 ? [] : (0,phrase/* phrase */.MZ) `, ${origin} (${ids})`}`;
}
const longestSubject = 2_000;
function showSubject(subject) {
    return (0,phrase/* code */.aY)(subject.length > longestSubject ? `${(0,sanitise/* sanitiseLine */.lg)(subject.slice(0, longestSubject), 100)}…` : subject, 120);
}
function describeOrigin({ from = [] }) {
    if (from.length === 0)
        return [];
    return from.length === 1 ? (0,phrase/* phrase */.MZ) `from a reader’s comment` : (0,phrase/* phrase */.MZ) `from ${(0,safe_text/* formatNumber */.ZV)(from.length)} reader comments`;
}

;// CONCATENATED MODULE: ./build/report/review-notes.js



const review_notes_mostPaths = 20;
const reasons = {
    'too-many-files': (0,safe_text/* safe */.gB) `Over the limit on files`,
    'too-many-pictures': (0,safe_text/* safe */.gB) `Over the limit on images`,
    'too-large': (0,safe_text/* safe */.gB) `Too large`,
    'list-cut': (0,safe_text/* safe */.gB) `GitHub’s list of changed files is incomplete`,
    'commits-cut': (0,safe_text/* safe */.gB) `GitHub’s list of commits is incomplete`,
    unreadable: (0,safe_text/* safe */.gB) `Could not be read`,
};
function buildUnread(unread) {
    const groups = [...Map.groupBy(unread, ({ reason }) => reason)];
    const rows = groups.map(([reason, all]) => {
        const paths = all.flatMap(({ path }) => path ?? []);
        const which = paths.length === 0 ? [] : (0,phrase/* phrase */.MZ) `: ${(0,blocks/* listWithin */.oY)(paths, (path) => (0,phrase/* code */.aY)(path), review_notes_mostPaths)}`;
        return (0,phrase/* phrase */.MZ) `${reasons[reason]}${which}.`;
    });
    return rows.length === 0 ? [] : (0,blocks/* details */.zH)((0,safe_text/* safe */.gB) `${(0,safe_text/* count */.U9)(unread.length, 'part')} not read`, (0,blocks/* bullets */.e5)(rows));
}
const triggers = (0,safe_text/* safe */.gB) `a new commit, an edit of the title or description, or reopening the pull request`;
const unsaid = (0,safe_text/* safe */.gB) `that the text is correct, that it answers the readers, or that links lead where they should`;
const notes = [
    (0,phrase/* phrase */.MZ) `The review reads the change at one commit and compares it with the base. It checks nothing out and runs nothing.`,
    (0,phrase/* phrase */.MZ) `It runs again, and updates this comment, after ${triggers}. To run it by hand, re-run the workflow.`,
    (0,phrase/* phrase */.MZ) `${(0,phrase/* code */.aY)('clear')} means that no rule found anything. It does not mean ${unsaid}.`,
];
function buildNotes() {
    return (0,blocks/* details */.zH)((0,safe_text/* safe */.gB) `About this review`, (0,blocks/* bullets */.e5)(notes));
}

;// CONCATENATED MODULE: ./build/report/review-sentences.js





function describeVerdict({ verdict, findings, left }) {
    const countOf = (grade) => {
        const own = findings.filter((finding) => finding.grade === grade);
        const rules = new Set(own.map(({ rule }) => rule));
        return [...rules].reduce((sum, rule) => sum + (left[rule] ?? 0), own.length);
    };
    const [blocking, unusual] = [countOf('block'), countOf('look')];
    if (verdict === 'clear')
        return (0,phrase/* phrase */.MZ) `${(0,phrase/* strong */.ko)((0,phrase/* phrase */.MZ) `Clear.`)} No findings, but only a person can tell whether the text is correct.`;
    const verb = unusual === 1 ? (0,safe_text/* safe */.gB) `is` : (0,safe_text/* safe */.gB) `are`;
    if (verdict === 'look') {
        const looks = (0,safe_text/* safe */.gB) `${(0,safe_text/* count */.U9)(unusual, 'finding')} ${verb} unusual for a documentation fix`;
        return (0,phrase/* phrase */.MZ) `${(0,phrase/* strong */.ko)((0,phrase/* phrase */.MZ) `Needs human review.`)} ${looks}, but may be fine.`;
    }
    const rest = unusual === 0 ? (0,safe_text/* safe */.gB) `` : (0,safe_text/* safe */.gB) `, and ${(0,safe_text/* formatNumber */.ZV)(unusual)} more ${verb} unusual`;
    const held = (0,safe_text/* safe */.gB) `${(0,safe_text/* count */.U9)(blocking, 'finding')} ${blocking === 1 ? 'does' : 'do'} not belong in a documentation fix`;
    return (0,phrase/* phrase */.MZ) `${(0,phrase/* strong */.ko)((0,phrase/* phrase */.MZ) `Do not merge as is.`)} ${held}${rest}.`;
}
function describeGravest({ findings: [gravest] }, where) {
    if (gravest === undefined)
        return [];
    const { says, subject, path } = gravest;
    const at = path === undefined ? [] : (0,phrase/* phrase */.MZ) `${where(gravest)}: `;
    const what = (0,phrase/* list */.p_)([subject === undefined ? [] : showSubject(subject), describeOrigin(gravest)]);
    return (0,phrase/* phrase */.MZ) `${at}${(0,phrase/* prose */.CS)(says.replace(/\.$/, ''), 300)}${what.length === 0 ? [] : (0,phrase/* phrase */.MZ) ` (${what})`}.`;
}
function describeAsked({ pages, distinctReaders, votes, oldest, attempt }) {
    const parts = (0,format/* omitZeros */.BV)([distinctReaders, (0,safe_text/* count */.U9)(distinctReaders, 'reader')], [votes, (0,safe_text/* count */.U9)(votes, 'wordless vote')]);
    const who = parts.length === 0 ? (0,safe_text/* safe */.gB) `` : (0,safe_text/* safe */.gB) `: ${(0,format/* enumerate */.HL)(parts)}`;
    const since = oldest === null ? (0,safe_text/* safe */.gB) `` : (0,safe_text/* safe */.gB) ` since ${(0,format/* formatDay */.im)(oldest)}`;
    const before = attempt > 1 ? (0,safe_text/* safe */.gB) `; an earlier attempt failed` : (0,safe_text/* safe */.gB) ``;
    return (0,phrase/* phrase */.MZ) `Feedback${since} on ${(0,fix_groups/* showPages */.a_)(pages)}${who}${before}.`;
}
function describeCovered({ topics, pagesTouched, pagesUntouched }, mayQuote) {
    if (topics !== undefined && topics.length > 0) {
        const open = topics.filter(({ hunks }) => hunks.length === 0);
        const covered = topics.length - open.length;
        const terms = open.length === 1 && covered > 0 && mayQuote ? (open[0]?.terms.slice(0, 3) ?? []) : [];
        const but = terms.length === 0 ? [] : (0,phrase/* phrase */.MZ) `, but not the one about ${(0,phrase/* list */.p_)(terms.map((term) => (0,phrase/* code */.aY)(term)))}`;
        return (0,phrase/* phrase */.MZ) ` The change ${describeShare('cover', covered, topics.length, 'complaint')}${but}.`;
    }
    const all = pagesTouched.length + pagesUntouched.length;
    if (all === 0)
        return [];
    const doubt = pagesTouched.some(({ fit }) => fit === 'name') ? (0,safe_text/* safe */.gB) ` (matched by file name only)` : (0,safe_text/* safe */.gB) ``;
    const isPart = pagesTouched.length > 0 && pagesUntouched.length > 0;
    const but = isPart ? (0,phrase/* phrase */.MZ) `, but not ${(0,fix_groups/* showPages */.a_)(pagesUntouched)}` : [];
    return (0,phrase/* phrase */.MZ) ` The change ${describeShare('edit', pagesTouched.length, all, 'page')}${doubt}${but}.`;
}
function describeShare(verb, done, all, noun) {
    if (all === 1)
        return done === 0 ? (0,safe_text/* safe */.gB) `does not ${verb} the ${noun}` : (0,safe_text/* safe */.gB) `${verb}s the ${noun}`;
    return (0,safe_text/* safe */.gB) `${verb}s ${done === 0 ? 'none' : (0,safe_text/* formatNumber */.ZV)(done)} of the ${(0,safe_text/* count */.U9)(all, noun)}`;
}

;// CONCATENATED MODULE: ./build/report/review-comment.js








const rules = (0,phrase/* phrase */.MZ) `Every rule is explained in its ${(0,phrase/* code */.aY)('docs/review.md')}`;
function renderReview(input) {
    const { fix, links, nonce, judgement, change, coverage, quotes } = input;
    const where = findWhere(links, change);
    const isRead = /^[0-9a-f]{40,64}$/.test(change.head);
    const at = isRead ? (0,phrase/* phrase */.MZ) ` at commit ${(0,report_links/* linkCommit */.iu)(links, change.head)}` : [];
    const head = [
        ...(nonce === undefined ? [] : (0,blocks/* hidden */.R)({ nonce })),
        ...(0,blocks/* paragraph */.FY)(describeVerdict(judgement)),
        ...(0,blocks/* paragraph */.FY)(describeGravest(judgement, where)),
        ...(0,blocks/* paragraph */.FY)((0,phrase/* phrase */.MZ) `${describeAsked(fix)}${describeCovered(coverage, quotes !== undefined)}`),
    ];
    const findings = buildFindings(judgement, where);
    const covered = buildCoverage(coverage, quotes, where);
    const issue = (0,report_links/* linkIssue */.mS)(links, (0,phrase/* phrase */.MZ) `tracking issue`);
    const tail = [
        ...buildUnread(change.unread),
        ...buildNotes(),
        ...(0,blocks/* paragraph */.FY)((0,phrase/* small */.EX)((0,phrase/* phrase */.MZ) `Reviewed by feedback-to-fix${at}. ${rules}. All fixes are on the ${issue}.`)),
    ];
    return (0,markdown/* fitRows */.zV)((budget) => [...head, ...findings(budget), ...covered(budget), ...tail]);
}

;// CONCATENATED MODULE: ./build/report/unclear-pull.js



function renderUnclearPull(reason, remedy) {
    return (0,markdown/* serialise */.GY)((0,blocks/* paragraph */.FY)((0,phrase/* phrase */.MZ) `${(0,phrase/* strong */.ko)((0,phrase/* phrase */.MZ) `Needs human review.`)} Not reviewed: ${reason}. ${(0,phrase/* prose */.CS)(remedy)}`));
}

;// CONCATENATED MODULE: ./build/review/choose-quotes.js
function chooseQuotes(quotes, isPrivate, readers = []) {
    if (quotes === 'never' || (quotes === 'auto' && !isPrivate))
        return undefined;
    return new Map(readers.map(({ id, comment, text }) => [id, comment ?? text]));
}

// EXTERNAL MODULE: ./build/addresses/pull-link.js
var pull_link = __webpack_require__(1869);
// EXTERNAL MODULE: ./build/ledger/claims.js
var claims = __webpack_require__(5743);
;// CONCATENATED MODULE: ./build/review/find-fix.js



const leaveOne = (0,safe_text/* safe */.gB) `Keep only the marker line of the fix that it addresses, or none if it addresses none.`;
const removeLine = (0,safe_text/* safe */.gB) `If it is not the agent’s, remove the marker line; if it is, compare the two pull requests and close one.`;
const unclear = {
    'several-markers': [(0,safe_text/* safe */.gB) `its description has the markers of several fixes`, leaveOne],
    'other-pull': [(0,safe_text/* safe */.gB) `its description has the marker of a fix that has another pull request`, removeLine],
    ended: [
        (0,safe_text/* safe */.gB) `its description has the marker of a fix that ended without it`,
        (0,safe_text/* safe */.gB) `Remove the marker line, and review the change like any other.`,
    ],
};
function findFixOfPull(ledger, pull, place) {
    const candidate = { ...pull, link: readLink(pull, place), own: !pull.fork };
    const claim = (0,claims/* findClaim */.mX)(ledger, candidate);
    if (claim.kind === 'none')
        return { kind: 'foreign', reason: (0,safe_text/* safe */.gB) `no fix in this project’s ledger has this URL or marker` };
    if (claim.kind !== 'unclear')
        return { kind: 'ours', fix: claim.fix };
    const [reason, remedy] = unclear[claim.why];
    const commands = ledger.fixes
        .filter((fix) => fix.state === 'uncertain' && (0,claims/* isMarkedFor */.ig)(fix, candidate))
        .map(({ id: fixId }) => ({ type: 'pull-unclear', fixId, prLink: candidate.link }));
    return { kind: 'unclear', reason, remedy, commands };
}
function listMoves(fix, pull, place, now) {
    const prLink = fix.prLink ?? readLink(pull, place);
    const { repository } = place;
    const { state, closedAt } = pull;
    return [
        ...(fix.state === 'uncertain' ? [{ type: 'pull-adopted', fixId: fix.id, prLink, repository, now }] : []),
        ...(state === 'open' ? [] : [{ type: 'pull-read', prLink, state, closedAt, now }]),
    ];
}
function readLink({ url, number }, { serverUrl, repository }) {
    return (0,pull_link/* readPullAddress */.ip)(url, { serverUrl, repository, number });
}

// EXTERNAL MODULE: ./build/changes/fit-page.js
var fit_page = __webpack_require__(8765);
// EXTERNAL MODULE: ./build/text/plain-path.js
var plain_path = __webpack_require__(2580);
;// CONCATENATED MODULE: ./build/review/find-page-files.js


function findPageFiles(pages, files) {
    const paths = files
        .filter(({ before }) => before !== undefined)
        .map(({ path, previousPath = path }) => previousPath)
        .filter(plain_path/* isPlainPath */.q)
        .toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1));
    const found = pages.map((page) => [page, (0,fit_page/* findFiles */.l)(page, paths)]);
    return Object.fromEntries(found.flatMap(([page, files]) => files?.fit === 'page' ? files.paths.slice(0, 1).map((path) => [page, path]) : []));
}

// EXTERNAL MODULE: ./build/changes/formats.js
var formats = __webpack_require__(6066);
// EXTERNAL MODULE: ./build/review/rules/machinery.js + 2 modules
var machinery = __webpack_require__(3686);
;// CONCATENATED MODULE: ./build/review/choose-texts.js


const mostWhole = 300;
const mostBytes = 20_000_000;
const largestPage = 6_000_000;
const largestOther = 1_000_000;
const mostPictures = 10;
const largestPicture = 2_000_000;
const submodule = '160000';
function chooseTexts(pairs) {
    const blobs = new Map();
    const unread = new Map();
    const { pictures, unseen } = choosePictures(pairs);
    let [files, bytes] = [0, 0];
    const pages = pairs.filter(({ path }) => (0,formats/* readFormat */.C)(path) !== undefined);
    const others = pairs.filter(({ path }) => (0,formats/* readFormat */.C)(path) === undefined);
    for (const pair of [...pages, ...others]) {
        const largest = (0,formats/* readFormat */.C)(pair.path) === undefined ? largestOther : largestPage;
        const sides = listBlobs(pair);
        const fresh = sides.filter(({ sha }) => blobs.get(sha)?.text !== true);
        const size = fresh.reduce((sum, side) => sum + (side.size ?? 0), 0);
        const reason = pair.isUnseen
            ? 'unreadable'
            : files === mostWhole
                ? 'too-many-files'
                : bytes + size > mostBytes || sides.some((side) => (side.size ?? 0) > largest)
                    ? 'too-large'
                    : undefined;
        if (reason !== undefined)
            unread.set(pair.path, reason);
        else {
            files += 1;
            bytes += size;
        }
        const isAsked = reason === undefined || (reason === 'too-large' && blobs.size < 2 * mostWhole);
        for (const { sha, size } of isAsked ? fresh : [])
            blobs.set(sha, { sha, size, text: reason === undefined, picture: pictures.has(sha) });
    }
    return { blobs: [...blobs.values()], unread, unseen };
}
function choosePictures(pairs) {
    const pictures = new Set();
    const unseen = new Map();
    for (const pair of pairs) {
        const { after } = pair;
        if (after === undefined || !claimsPicture(pair) || pictures.has(after.sha))
            continue;
        if ((after.size ?? 0) > largestPicture)
            unseen.set(pair.path, 'too-large');
        else if (pictures.size === mostPictures)
            unseen.set(pair.path, 'too-many-pictures');
        else
            pictures.add(after.sha);
    }
    return { pictures, unseen };
}
function claimsPicture({ path, previousPath = path, before, after }) {
    return (0,machinery/* isPictureName */.so)(path) && !((0,machinery/* isPictureName */.so)(previousPath) && before?.sha === after?.sha);
}
function listBlobs({ before, after }) {
    const sides = [before, ...(before?.sha === after?.sha ? [] : [after])];
    return sides.filter((side) => side !== undefined && side.mode !== submodule && side.sha !== '');
}

;// CONCATENATED MODULE: ./build/review/pair-files.js
const unseen = { mode: '', sha: '', size: undefined };
function pairFiles(list, base, head) {
    const isSeen = base?.isWhole === true && head?.isWhole === true;
    const pairs = isSeen ? compareTrees(list, base, head) : pairListed(list, base, head);
    return pairs.sort((one, other) => (one.path < other.path ? -1 : 1));
}
function compareTrees(list, base, head) {
    const renames = new Map();
    for (const { path, previousPath, status } of list.files) {
        if (status !== 'renamed' || previousPath === undefined)
            continue;
        if (isOnlyIn(base, head, previousPath) && isOnlyIn(head, base, path))
            renames.set(path, previousPath);
    }
    const left = new Set(renames.values());
    const pairs = [];
    for (const [path, after] of head.files) {
        const previousPath = renames.get(path);
        const before = base.files.get(previousPath ?? path);
        const isChanged = before?.sha !== after.sha || before.mode !== after.mode;
        if (isChanged || previousPath !== undefined)
            pairs.push({ path, previousPath, before, after, isUnseen: false });
    }
    for (const [path, before] of base.files)
        if (!head.files.has(path) && !left.has(path))
            pairs.push({ path, previousPath: undefined, before, after: undefined, isUnseen: false });
    return pairs;
}
function isOnlyIn(one, other, path) {
    return one.files.has(path) && !other.files.has(path);
}
function pairListed(list, base, head) {
    const pairs = new Map();
    for (const { path, previousPath, status } of list.files) {
        const from = status === 'renamed' ? previousPath : undefined;
        const before = status === 'added' || status === 'copied' ? undefined : (base?.files.get(from ?? path) ?? unseen);
        const after = status === 'removed' ? undefined : (head?.files.get(path) ?? unseen);
        pairs.set(path, { path, previousPath: from, before, after, isUnseen: before === unseen || after === unseen });
    }
    return [...pairs.values()];
}

;// CONCATENATED MODULE: ./build/review/read-change.js




const mostFiles = 3_000;
const mostSingly = 200;
const lag = 5_000;
async function readChange(world, pull) {
    const { changes } = world;
    const list = await changes.listFiles(pull.number);
    const comparison = await changes.compare(pull.base, pull.head);
    const base = comparison && (await changes.readTree(comparison.mergeBase));
    const head = await changes.readTree(pull.head);
    const all = pairFiles(list, base, head);
    const pairs = cap(all);
    const choice = chooseTexts(pairs);
    const blobs = await changes.readBlobs(choice.blobs, mostSingly);
    const unread = [];
    const isCut = pairs.length < all.length || (!(base?.isWhole && head?.isWhole) && !list.isWhole);
    if (isCut || head?.isWhole !== true || base?.isWhole !== true)
        unread.push({ reason: 'list-cut' });
    if (comparison?.isWhole !== true)
        unread.push({ reason: 'commits-cut' });
    for (const pair of pairs) {
        const { path } = pair;
        const reason = choice.unread.get(path) ?? 'unreadable';
        if (pair.isUnseen || !isRead(pair, blobs))
            unread.push({ path, reason });
        else if (lacksPicture(pair, blobs))
            unread.push({ path, reason: choice.unseen.get(path) ?? reason });
    }
    const files = pairs.map((pair) => toFileChange(pair, blobs));
    world.log.info((0,safe_text/* safe */.gB) `Read ${(0,safe_text/* count */.U9)(files.length, 'changed file')}${unread.length > 0 ? (0,safe_text/* safe */.gB) `, but not everything in the change` : (0,safe_text/* safe */.gB) ``}.`);
    const { title, body: description } = pull;
    const paths = head?.isWhole ? new Set(head.files.keys()) : undefined;
    const commits = comparison?.commits ?? [];
    return { change: { head: pull.head, title, description, commits, files, paths, unread }, base };
}
async function isStillHead(world, pull) {
    if ((await world.changes.readHead(pull.number)) === pull.head)
        return true;
    await world.sleep(lag);
    return (await world.changes.readHead(pull.number)) === pull.head;
}
function cap(pairs) {
    if (pairs.length <= mostFiles)
        return pairs;
    const isPage = ({ path }) => (0,formats/* readFormat */.C)(path) !== undefined;
    const kept = new Set([...pairs.filter((pair) => !isPage(pair)), ...pairs.filter(isPage)].slice(0, mostFiles));
    return pairs.filter((pair) => kept.has(pair));
}
function isRead(pair, blobs) {
    return listBlobs(pair).every(({ sha }) => {
        const blob = blobs.get(sha);
        return blob?.isBinary === true || blob?.text !== undefined;
    });
}
function lacksPicture(pair, blobs) {
    const blob = blobs.get(pair.after?.sha ?? '');
    return blob?.isBinary === true && blob.isPicture === undefined && claimsPicture(pair);
}
function toFileChange({ path, previousPath, before, after }, blobs) {
    const toSide = ({ mode, sha }) => ({ mode, text: undefined, isBinary: false, ...blobs.get(sha) });
    return { path, previousPath, before: before && toSide(before), after: after && toSide(after) };
}

;// CONCATENATED MODULE: ./build/review/read-others.js

const read_others_mostFiles = 60;
const read_others_mostBytes = 2_000_000;
const largest = 200_000;
const read_others_mostSingly = 10;
const mostFolders = 20;
const common = /^(?:readme\.(?:mdx?|rst|adoc)|package\.json|pyproject\.toml|requirements\.txt|cargo\.toml|go\.mod|gemfile|docs\.json|mint\.json)$/i;
async function readOthers({ changes }, { change, base }) {
    if (base === undefined)
        return [];
    const changed = change.files.flatMap(({ path, previousPath }) => [path, previousPath ?? path]);
    const wanted = chooseOthers(base, changed);
    const blobs = await changes.readBlobs(wanted, read_others_mostSingly);
    return wanted.flatMap(({ sha }) => blobs.get(sha)?.text ?? []);
}
function chooseOthers({ files }, changed) {
    const own = new Set(changed);
    const folders = [...new Set(changed.filter((path) => (0,formats/* readFormat */.C)(path) !== undefined).map(folderOf))];
    const measure = createMeasure(folders.slice(0, mostFolders));
    const near = [...files]
        .filter(([path, { mode, size = 0 }]) => !own.has(path) && /^100/.test(mode) && size <= largest)
        .filter(([path]) => common.test(path) || (0,formats/* readFormat */.C)(path) !== undefined)
        .map(([path, file]) => ({ path, file, distance: common.test(path) ? -1 : measure(folderOf(path)) }))
        .sort((one, other) => one.distance - other.distance || (one.path < other.path ? -1 : 1));
    const chosen = new Map();
    let bytes = 0;
    for (const { file } of near) {
        bytes += file.size ?? 0;
        if (chosen.size === read_others_mostFiles || bytes > read_others_mostBytes)
            break;
        chosen.set(file.sha, { sha: file.sha, size: file.size, text: true });
    }
    return [...chosen.values()];
}
function folderOf(path) {
    return path.slice(0, path.lastIndexOf('/') + 1);
}
function createMeasure(folders) {
    const ways = folders.map((folder) => folder.split('/'));
    const known = new Map();
    return (folder) => {
        const way = folder.split('/');
        const distance = known.get(folder) ?? ways.reduce((least, other) => Math.min(least, countSteps(way, other)), 1_000);
        known.set(folder, distance);
        return distance;
    };
}
function countSteps(one, other) {
    let common = 0;
    while (common < one.length - 1 && common < other.length - 1 && one[common] === other[common])
        common += 1;
    return one.length + other.length - 2 - 2 * common;
}

// EXTERNAL MODULE: ./build/errors/failure.js
var failure = __webpack_require__(728);
// EXTERNAL MODULE: ./build/feedback/doc-path.js + 2 modules
var doc_path = __webpack_require__(8200);
// EXTERNAL MODULE: ./build/feedback/time.js
var time = __webpack_require__(4169);
// EXTERNAL MODULE: ./build/ledger/limits.js
var limits = __webpack_require__(6986);
;// CONCATENATED MODULE: ./build/review/read-readers.js





const mostRequests = 10;
const patience = 30_000;
const perPage = 100;
async function readReaders(world, fix) {
    if (!world.asksService)
        return undefined;
    const wanted = new Set(fix.entryIds);
    const found = new Map();
    const begin = world.now();
    let requests = 0;
    const spend = () => requests < mostRequests && world.now() - begin < patience && ++requests > 0;
    let end = 'ended';
    for (const window of listWindows(fix))
        if (end === 'ended' && found.size < wanted.size)
            end = await search(world, window, wanted, found, spend);
    if (found.size < wanted.size) {
        const told = (0,safe_text/* safe */.gB) `Read ${found.size} of the ${(0,safe_text/* count */.U9)(wanted.size, 'comment')} that this fix addresses.`;
        world.log.warning((0,safe_text/* safe */.gB) `${told} ${end === 'ended' ? (0,safe_text/* safe */.gB) `The rest are no longer in the export.` : end}`);
    }
    if (found.size === 0)
        return undefined;
    return fix.entryIds.flatMap((id) => found.get(id) ?? []).map(toReaderEntry);
}
function listWindows({ oldest, at }) {
    if (oldest === null)
        return [{}];
    const toText = (time) => new Date(time).toISOString();
    return [{ dateFrom: toText(oldest - limits/* windowOverlap */.oR), dateTo: toText(at + limits/* windowOverlap */.oR) }, {}];
}
async function search({ service }, window, wanted, found, spend) {
    const cursors = new Set();
    for (let cursor;;) {
        const query = { ...window, statuses: [], limit: perPage, ...(cursor === undefined ? {} : { cursor }) };
        const answer = await service.getFeedback(query, spend).catch(toReason);
        if (!('kind' in answer))
            return answer.reason;
        if (answer.kind === 'spent')
            return (0,safe_text/* safe */.gB) `The rest would take too many requests or too long.`;
        if (answer.kind === 'limited')
            return (0,safe_text/* safe */.gB) `The service asked for a pause.`;
        if (answer.kind === 'cursor-refused')
            return (0,safe_text/* safe */.gB) `The service rejected its own cursor.`;
        const { entries, nextCursor } = answer.page;
        for (const entry of entries)
            if (wanted.has(entry.id))
                found.set(entry.id, entry);
        if (found.size === wanted.size || nextCursor === null || cursors.has(nextCursor))
            return 'ended';
        cursors.add(nextCursor);
        cursor = nextCursor;
    }
}
function toReason(error) {
    if (error instanceof failure/* KnownError */.E)
        return { reason: (0,safe_text/* safe */.gB) `${error.what} ${error.remedy}` };
    throw error;
}
function toReaderEntry(entry) {
    const comment = entry.comment ?? '';
    const code = entry.source === 'code_snippet' ? entry.code : '';
    const contact = entry.source === 'contextual' ? (entry.contact ?? '').trim().toLowerCase() : '';
    return {
        id: entry.id,
        page: (0,doc_path/* parseDocPath */.pU)(entry.path),
        text: [comment, code].filter((part) => part !== '').join('\n'),
        ...(code === '' ? {} : { comment }),
        at: (0,time/* parseTime */.p)(entry.createdAt) ?? undefined,
        reader: contact.includes('@') ? contact : undefined,
    };
}

// EXTERNAL MODULE: ./build/ledger/tracking.js
var tracking = __webpack_require__(2359);
// EXTERNAL MODULE: ./build/report/hidden-line.js
var hidden_line = __webpack_require__(6774);
;// CONCATENATED MODULE: ./build/review/write-label.js


const names = {
    clear: 'feedback-to-fix:clear',
    look: 'feedback-to-fix:look',
    block: 'feedback-to-fix:block',
};
const ours = Object.values(names);
async function writeLabel(world, { number, labels }, verdict, last) {
    const name = names[verdict];
    const isThere = labels.includes(name) && (last === undefined || last === verdict);
    try {
        const present = isThere ? labels : await world.tracking.addLabel(number, name);
        const others = (present ?? []).filter((label) => label !== name && ours.includes(label));
        let done = present !== undefined;
        for (const other of others)
            done = (await world.tracking.removeLabel(number, other)) && done;
        if (!done)
            world.log.info((0,safe_text/* safe */.gB) `Could not update the label ${name}: the token lacks permission, or a rule forbids it.`);
    }
    catch (error) {
        if (!(error instanceof failure/* KnownError */.E))
            throw error;
        world.log.info((0,safe_text/* safe */.gB) `Could not update the label ${name}. ${error.what}`);
    }
}

;// CONCATENATED MODULE: ./build/review/write-review.js








async function writeReview(writing) {
    const { world, fix, pull, judged } = writing;
    const previous = (0,tracking/* reviewedNumber */.BW)(fix) === pull.number ? fix.review : undefined;
    try {
        if (!(await isStillHead(world, pull)))
            world.log.info((0,safe_text/* safe */.gB) `New commits were pushed during the review; the run for the newest one writes the comment.`);
        else if (await writeComment(writing, previous, listMoves(fix, pull, world.place, world.now())))
            await writeLabel(world, pull, judged.verdict, previous?.judged?.verdict);
    }
    catch (error) {
        tellUnwritten(world, error, (0,safe_text/* safe */.gB) `the verdict is in the summary and the outputs`);
    }
}
async function recordEnd({ world, session, fix, pull }) {
    try {
        const [known] = await session.record(listMoves(fix, pull, world.place, world.now()));
        const end = pull.state === 'merged' ? (0,safe_text/* safe */.gB) `merged` : (0,safe_text/* safe */.gB) `closed without merging`;
        world.log.info(known === undefined
            ? (0,safe_text/* safe */.gB) `The pull request was ${end}; there is nothing new to record.`
            : (0,safe_text/* safe */.gB) `Recorded that the pull request was ${end}.`);
    }
    catch (error) {
        tellUnwritten(world, error, (0,safe_text/* safe */.gB) `the next sync records that it was closed`);
    }
}
async function writeComment({ world, session, fix, pull: { number }, judged, render }, previous, moves) {
    const known = previous && (previous.comment ?? (await findComment(world, number, previous)));
    if (previous !== undefined && known !== undefined) {
        const { nonce } = previous;
        await session.record([...moves, { type: 'review-judged', fixId: fix.id, number, nonce, comment: known, judged }]);
        if ((await world.tracking.updateComment(known, render(nonce))) !== undefined) {
            world.log.info((0,safe_text/* safe */.gB) `Updated the comment on the pull request.`);
            return true;
        }
    }
    const [now, nonce] = [world.now(), world.name()];
    const intent = { type: 'review-intended', fixId: fix.id, number, nonce, deleted: known, judged, now };
    if (!(await session.record([...moves, intent])).includes(intent)) {
        world.log.info((0,safe_text/* safe */.gB) `Another run is writing the comment.`);
        return false;
    }
    if (world.stop.aborted || world.now() - now > limits/* leaseLength */.JG - limits/* leaseReserve */.j6)
        return false;
    if ((await (0,failure/* unlessStopped */.OO)(world.tracking.createComment(number, render(nonce)))) === undefined)
        return false;
    world.log.info((0,safe_text/* safe */.gB) `Commented on the pull request.`);
    return true;
}
async function findComment(world, pull, { at, nonce }) {
    const marked = (await world.tracking.listComments(pull, at - limits/* listLag */.DW)).filter(({ body }) => (0,hidden_line/* hasNonce */.Ue)(body, nonce));
    if (marked.length === 0)
        return undefined;
    const isOurs = await world.tracking.recogniseOurs();
    return marked.find(isOurs)?.id;
}
function tellUnwritten({ log }, error, instead) {
    if (isReadOnly(error))
        log.warning((0,safe_text/* safe */.gB) `The token has no write access here; ${instead}.`);
    else if (error instanceof failure/* KnownError */.E)
        log.warning((0,safe_text/* safe */.gB) `${error.what} ${error.remedy} Until then, ${instead}.`);
    else
        throw error;
}
function isReadOnly(error) {
    const limited = error instanceof Error && 'kind' in error && error.kind === 'limited';
    return error instanceof Error && 'status' in error && error.status === 403 && !limited;
}

;// CONCATENATED MODULE: ./build/review.js












async function review(inputs, pull, world, run) {
    world.log.group((0,safe_text/* safe */.gB) `Finding the fix for this pull request`);
    const session = await ledger_session/* LedgerSession */.M.open(world, inputs.projectId, run);
    const clockWarning = (0,format/* renderClockWarning */.zE)(world.skew());
    if (clockWarning !== undefined)
        world.log.warning(clockWarning);
    const found = findFixOfPull(session.ledger, pull, world.place);
    if (found.kind === 'foreign')
        return found;
    if (!inputs.usable)
        return { kind: 'faulty' };
    if (found.kind === 'unclear') {
        await session
            .record(found.commands)
            .catch((error) => tellUnwritten(world, error, (0,safe_text/* safe */.gB) `the next sync shows it on the tracking issue`));
        const { reason, remedy } = found;
        return { kind: 'unclear', reason, remedy, summary: renderUnclearPull(reason, remedy) };
    }
    const { fix } = found;
    world.log.info((0,safe_text/* safe */.gB) `It addresses ${(0,safe_text/* count */.U9)(fix.entryIds.length, 'comment')} on ${(0,safe_text/* count */.U9)(fix.pages.length, 'page')}.`);
    if (pull.state !== 'open') {
        await recordEnd({ world, session, fix, pull });
        return { kind: 'closed', verdict: fix.review?.judged?.verdict };
    }
    world.log.group((0,safe_text/* safe */.gB) `Reviewing the change`);
    const read = await readChange(world, pull);
    const readers = await readReaders(world, fix);
    const { asksForOthers, judgeChange, takeApart } = await Promise.all(/* import() */[__webpack_require__.e(67), __webpack_require__.e(450), __webpack_require__.e(515)]).then(__webpack_require__.bind(__webpack_require__, 8515));
    const pages = takeApart(read.change, world);
    const others = asksForOthers(pages) ? await readOthers(world, read) : [];
    const { judgement, coverage } = judgeChange({ fix, pull, change: read.change, pages, readers, others });
    const quotes = chooseQuotes(inputs.quotes, pull.isPrivate, readers);
    world.log.group((0,safe_text/* safe */.gB) `Posting the review`);
    const { serverUrl, repository } = world.place;
    const links = { serverUrl, repository, ledgerBranch: inputs.ledgerBranch, issue: session.ledger.tracking.issue };
    const shown = { fix, links, judgement, change: read.change, coverage, quotes };
    const topics = coverage.topics?.length ?? coverage.pagesTouched.length + coverage.pagesUntouched.length;
    const files = findPageFiles(fix.pages, read.change.files);
    const judged = { verdict: judgement.verdict, head: pull.head, topics, unanswered: coverage.unanswered, files };
    await writeReview({ world, session, fix, pull, judged, render: (nonce) => renderReview({ ...shown, nonce }) });
    return { kind: 'reviewed', ...judgement, summary: renderReview(shown) };
}

// EXTERNAL MODULE: ./build/text/to-safe-text.js
var to_safe_text = __webpack_require__(1451);
// EXTERNAL MODULE: ./build/world.js + 32 modules
var build_world = __webpack_require__(6082);
// EXTERNAL MODULE: ./build/runner/place.js
var place = __webpack_require__(6076);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(8816);
// EXTERNAL MODULE: ./build/addresses/issue-number.js
var issue_number = __webpack_require__(2032);
;// CONCATENATED MODULE: ./build/runner/pull-request-event.js


const repo = schemas/* object */.Ikc({ full_name: schemas/* string */.YjP(), private: schemas/* boolean */.zMY().nullish() }).nullish();
const sha = schemas/* string */.YjP().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const pullEventSchema = schemas/* object */.Ikc({
    action: schemas/* string */.YjP(),
    pull_request: schemas/* object */.Ikc({
        number: schemas/* number */.aig().refine(issue_number/* isIssueNumber */.D),
        html_url: schemas/* string */.YjP(),
        state: schemas/* enum */.k5n(['open', 'closed']),
        merged: schemas/* boolean */.zMY().nullish(),
        merged_at: schemas/* string */.YjP().nullish(),
        title: schemas/* string */.YjP().nullish(),
        body: schemas/* string */.YjP().nullish(),
        user: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }).nullish(),
        created_at: schemas/* string */.YjP(),
        closed_at: schemas/* string */.YjP().nullish(),
        labels: schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP() })).nullish(),
        head: schemas/* object */.Ikc({ sha, repo }),
        base: schemas/* object */.Ikc({ ref: schemas/* string */.YjP().min(1), repo }),
    }),
});
function parsePullEvent(payload) {
    const { action, pull_request: pull } = pullEventSchema.parse(payload);
    const merged = pull.merged === true || pull.merged_at != null;
    return {
        action,
        number: pull.number,
        url: pull.html_url,
        state: merged ? 'merged' : pull.state,
        title: pull.title ?? '',
        body: pull.body ?? '',
        author: pull.user?.login.toLowerCase() ?? '',
        head: pull.head.sha,
        base: pull.base.ref,
        labels: (pull.labels ?? []).map(({ name }) => name),
        isPrivate: pull.base.repo?.private === true,
        fork: pull.head.repo == null || pull.head.repo.full_name !== pull.base.repo?.full_name,
        createdAt: Date.parse(pull.created_at),
        closedAt: pull.closed_at == null ? undefined : Date.parse(pull.closed_at),
    };
}

// EXTERNAL MODULE: ./build/runner/secret-forms.js
var secret_forms = __webpack_require__(9349);
// EXTERNAL MODULE: ./build/runner/tell-faults.js
var tell_faults = __webpack_require__(2632);
;// CONCATENATED MODULE: ./build/report/annotations.js


const mostOfKind = 9;
const longestPath = 400;
function listAnnotations(findings) {
    const all = findings.map(annotate);
    const first = (kind) => all.filter((one) => one.kind === kind).slice(0, mostOfKind);
    return [...first('error'), ...first('warning')];
}
function annotate({ grade, rule, says, path, line, from = [] }) {
    const origin = from.length === 0 ? (0,safe_text/* safe */.gB) `` : (0,safe_text/* safe */.gB) ` It came from a reader’s comment.`;
    const told = { title: (0,safe_text/* safe */.gB) `feedback-to-fix: ${(0,to_safe_text/* toSafeText */._)(rule, 60)}`, text: (0,safe_text/* safe */.gB) `${(0,to_safe_text/* toSafeText */._)(says, 300)}${origin}` };
    const kind = grade === 'block' ? 'error' : 'warning';
    const file = (0,to_safe_text/* toSafeText */._)(path ?? '', longestPath);
    if (path === undefined || file !== path)
        return { kind, ...told };
    return { kind, ...told, file, ...(line === undefined ? {} : { line }) };
}

;// CONCATENATED MODULE: ./build/runner/tell-review.js



async function tellReview(core, env, { verdict, findings, summary, failOn }, log) {
    (0,outputs.writeReviewOutputs)(core, { verdict, findings });
    await (0,outputs.writeSummary)(core, env, summary, log);
    for (const { kind, text, ...place } of listAnnotations(findings))
        log[kind](text, place);
    log.info((0,safe_text/* safe */.gB) `Verdict: ${verdict}.`);
    if (failOn !== 'risk' || verdict !== 'block')
        return 0;
    log.error((0,safe_text/* safe */.gB) `The run fails because the verdict is \`block\` and \`fail-on\` is \`risk\`.`);
    return 1;
}
async function tellUnclear(core, env, { reason, remedy, summary, failOn }, log) {
    const isHeld = failOn === 'risk';
    log[isHeld ? 'error' : 'warning']((0,safe_text/* safe */.gB) `This pull request needs human review: ${reason}. ${remedy}`);
    await (0,outputs.writeSummary)(core, env, summary, log);
    return isHeld ? 1 : 0;
}

;// CONCATENATED MODULE: ./build/runner/start-review.js













const reviewed = ['opened', 'reopened', 'synchronize', 'edited', 'ready_for_review', 'closed'];
async function startReview(env, log, stop) {
    const core = await Promise.all(/* import() */[__webpack_require__.e(752), __webpack_require__.e(942), __webpack_require__.e(143)]).then(__webpack_require__.bind(__webpack_require__, 143));
    (0,secret_forms/* maskSecrets */.Q)(core, [(0,inputs/* readInput */.R5)(env, 'api-key'), (0,inputs/* readInput */.R5)(env, 'github-token')]);
    const { context } = await Promise.all(/* import() */[__webpack_require__.e(752), __webpack_require__.e(479), __webpack_require__.e(942), __webpack_require__.e(722)]).then(__webpack_require__.bind(__webpack_require__, 722));
    const pull = parsePullEvent(context.payload);
    const read = (0,inputs/* parseInputs */.TL)(env, false);
    const faults = read.kind === 'faults' ? read.faults : [];
    const { 'project-id': projectId, 'github-token': token, 'ledger-branch': ledgerBranch, } = read.kind === 'inputs' ? read.inputs : read.partial;
    const foreign = (reason) => {
        log.endGroup();
        log.info((0,safe_text/* safe */.gB) `Nothing to review: ${reason}.`);
        return 0;
    };
    if (!reviewed.includes(pull.action))
        return foreign((0,safe_text/* safe */.gB) `the event action \`${(0,to_safe_text/* toSafeText */._)(pull.action, 40)}\` needs no review`);
    if (pull.fork)
        return foreign((0,safe_text/* safe */.gB) `it comes from a fork, and the agent never works in forks`);
    if (projectId === undefined || token === undefined || ledgerBranch === undefined) {
        if ((0,marker/* findMarkers */.Xh)(pull.body).length === 0)
            return foreign((0,safe_text/* safe */.gB) `it has no marker line, and the ledger cannot be read while inputs are invalid`);
        return (0,tell_faults/* tellFaults */.l)(env, faults, log);
    }
    const world = (0,build_world/* createWorld */.b)({
        github: { token, projectId, ledgerBranch },
        service: read.kind === 'inputs' && read.inputs['api-key'] !== '' ? read.inputs : undefined,
        place: await (0,place/* readPlace */.yI)(env),
        log,
        stop,
    });
    try {
        const { quotes = 'never', 'fail-on': failOn = 'never' } = read.kind === 'inputs' ? read.inputs : read.partial;
        const inputs = { projectId, ledgerBranch, quotes, usable: faults.length === 0 };
        const outcome = await review(inputs, pull, world, world.name());
        if (outcome.kind === 'foreign')
            return foreign(outcome.reason);
        log.endGroup();
        if (outcome.kind === 'unclear')
            return await tellUnclear(core, env, { ...outcome, failOn }, log);
        if (outcome.kind === 'faulty')
            return (0,tell_faults/* tellFaults */.l)(env, faults, log);
        if (outcome.kind === 'closed') {
            if (outcome.verdict !== undefined)
                (0,outputs.writeReviewOutputs)(core, { verdict: outcome.verdict, findings: [] });
            return 0;
        }
        return await tellReview(core, env, { ...outcome, failOn }, log);
    }
    catch (error) {
        const { what, remedy } = (0,failure_text.exceptionOf)(error);
        log.endGroup();
        log.error((0,safe_text/* safe */.gB) `${what} ${remedy}`);
        return 1;
    }
}


/***/ })

};
