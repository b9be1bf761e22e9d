export const id = 84;
export const ids = [84];
export const modules = {
	8765: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			l: () => findFiles,
			n: () => fitPage
		});
		var _feedback_doc_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8200);
		var _formats_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6501);
		let container = /^(?:(?:versioned_|website|site)?-?docs?|content|documentation|manual|pages|source|src|site|website)$/i;
		let version = /^(?:version-)?v?\d+(?:\.(?:\d+|x))*$|^(?:current|latest|next|stable)$/i;
		let module = /(^|\/)modules\/(?:ROOT|([^/]{1,100}))\/pages\//;
		let order = /(^|\/)\d{1,3}[-_.]{1,3}(?=[^\d/])/g;
		function fitPage(path, page) {
			if ((0, _feedback_doc_path_js__WEBPACK_IMPORTED_MODULE_0__.pU)(path) === page) return "page";
			let plain = path.replace(module, (_, start, name) => start + (name === void 0 ? "" : `${name}/`));
			let stem = (0, _formats_js__WEBPACK_IMPORTED_MODULE_1__.C)(path) === void 0 ? plain : plain.replace(/\.[^./]+$/, "");
			let fits = [stem, stem.replace(order, "$1")].map((file) => fitFile(split((0, _feedback_doc_path_js__WEBPACK_IMPORTED_MODULE_0__.pU)(file)), page));
			return fits.find((fit) => fit === "page") ?? fits.find((fit) => fit !== void 0);
		}
		function fitFile(file, page) {
			let wanted = split(page).filter((part, index) => index > 0 || !container.test(part));
			if (wanted.length === 0) return file.every(isContainer) && file.length < 2 ? "page" : void 0;
			let common = countCommonEnd(wanted, file);
			if (common === 0) return file.every(isContainer) && version.test(wanted.at(-1) ?? "") ? "name" : void 0;
			let isWhole = common === wanted.length;
			let isBare = file.slice(0, -common).every(isContainer);
			return isWhole && isBare || common > 1 && (isWhole || isBare) ? "page" : "name";
		}
		function findFiles(page, paths) {
			let found = {
				page: [],
				name: []
			};
			for (let path of paths) {
				let fit = fitPage(path, page);
				fit !== void 0 && found[fit].push(path);
			}
			let fit = found.page.length > 0 ? "page" : "name";
			return found[fit].length === 0 ? void 0 : {
				fit,
				paths: found[fit]
			};
		}
		function isContainer(folder) {
			return container.test(folder) || version.test(folder);
		}
		function split(page) {
			return page.split("/").filter((part) => part !== "");
		}
		function countCommonEnd(one, other) {
			let common = 0;
			for (; common < one.length && common < other.length && one.at(-1 - common) === other.at(-1 - common);) common += 1;
			return common;
		}
	}),
	6501: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$: () => isData,
			C: () => readFormat
		});
		let formats_namespaceObject = JSON.parse("{\"B\":{\"adoc\":\"asciidoc\",\"asc\":\"asciidoc\",\"asciidoc\":\"asciidoc\",\"htm\":\"html\",\"html\":\"html\",\"ipynb\":\"notebook\",\"markdown\":\"markdown\",\"markdoc\":\"markdown\",\"md\":\"markdown\",\"mdoc\":\"markdown\",\"mdown\":\"markdown\",\"mdx\":\"mdx\",\"mkd\":\"markdown\",\"org\":\"text\",\"pod\":\"text\",\"qmd\":\"markdown\",\"rdoc\":\"text\",\"rest\":\"restructuredtext\",\"rmd\":\"markdown\",\"rst\":\"restructuredtext\",\"textile\":\"text\",\"txt\":\"text\",\"wiki\":\"text\"},\"p\":[\"csv\",\"json\",\"json5\",\"jsonc\",\"mmd\",\"po\",\"pot\",\"properties\",\"puml\",\"tex\",\"toml\",\"tsv\",\"typ\",\"xlf\",\"xliff\",\"xml\",\"yaml\",\"yml\"]}");
		let formats = new Map(Object.entries(formats_namespaceObject.B));
		let data = new Set(formats_namespaceObject.p);
		function isData(path) {
			return data.has(path.slice(path.lastIndexOf(".") + 1).toLowerCase());
		}
		function readFormat(path) {
			let name = path.slice(path.lastIndexOf("/") + 1).toLowerCase();
			if (name === "readme") return "text";
			let extension = name.slice(name.lastIndexOf(".") + 1);
			return extension === name ? void 0 : formats.get(extension);
		}
	}),
	8912: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			GV: () => findMachinery,
			tu: () => foldPath,
			so: () => isPictureName
		});
		var visible = __webpack_require__(1268);
		let machinery_namespaceObject = JSON.parse("{\"ci\":{\"folders\":[\".azure-pipelines\",\".azuredevops\",\".bitbucket\",\".buildkite\",\".builds\",\".changeset\",\".ci\",\".circleci\",\".dagger\",\".forgejo\",\".gitea\",\".github\",\".gitlab\",\".gocd\",\".harness\",\".semaphore\",\".sourcehut\",\".teamcity\",\".tekton\",\".tx\",\".woodpecker\",\".zuul.d\",\"ci\",\"zuul.d\"],\"names\":[\"*.jenkinsfile\",\".appveyor.yaml\",\".appveyor.yml\",\".cirrus.star\",\".cirrus.yml\",\".codecov.yml\",\".coveragerc\",\".drone.yml\",\".gitlab-ci*.yaml\",\".gitlab-ci*.yml\",\".mergify.yml\",\".readthedocs.yaml\",\".readthedocs.yml\",\".renovaterc\",\".renovaterc.json\",\".renovaterc.json5\",\".travis.yaml\",\".travis.yml\",\".woodpecker.yaml\",\".woodpecker.yml\",\"action.yaml\",\"action.yml\",\"amplify.yml\",\"appveyor.yaml\",\"appveyor.yml\",\"azure-pipelines*.yaml\",\"azure-pipelines*.yml\",\"bitbucket-pipelines.yml\",\"bitrise.yml\",\"buildspec.yaml\",\"buildspec.yml\",\"cloudbuild.json\",\"cloudbuild.yaml\",\"cloudbuild.yml\",\"codecov.yml\",\"codemagic.yaml\",\"codemagic.yml\",\"codeowners\",\"codeship-*.yml\",\"crowdin.yaml\",\"crowdin.yml\",\"dangerfile\",\"jenkinsfile\",\"jenkinsfile.*\",\"pipeline.yaml\",\"pipeline.yml\",\"readthedocs.yml\",\"release-please-config.json\",\"renovate.json\",\"renovate.json5\",\"sonar-project.properties\",\"wercker.yml\"]},\"git\":{\"folders\":[\".git\",\".git-hooks\",\".githooks\",\".hooks\",\".husky\",\"git-hooks\",\"githooks\",\"hooks\"],\"names\":[\".captainhook.json\",\".git\",\".git-blame-ignore-revs\",\".gitattributes\",\".gitconfig\",\".gitmessage\",\".gitmodules\",\".huskyrc\",\".huskyrc.*\",\".lefthook.json\",\".lefthook.toml\",\".lefthook.yaml\",\".lefthook.yml\",\".lfsconfig\",\".lintstagedrc\",\".lintstagedrc.*\",\".mailmap\",\".overcommit.yml\",\".pre-commit-config.yaml\",\".pre-commit-config.yml\",\".pre-commit-hooks.yaml\",\".vsls.json\",\"applypatch-msg\",\"captainhook.json\",\"commit-msg\",\"lefthook-local.yml\",\"lefthook.json\",\"lefthook.toml\",\"lefthook.yaml\",\"lefthook.yml\",\"lint-staged.config.*\",\"post-applypatch\",\"post-checkout\",\"post-commit\",\"post-merge\",\"post-receive\",\"post-rewrite\",\"post-update\",\"pre-applypatch\",\"pre-auto-gc\",\"pre-commit\",\"pre-merge-commit\",\"pre-push\",\"pre-rebase\",\"pre-receive\",\"prepare-commit-msg\",\"push-to-checkout\"]},\"packages\":{\"folders\":[\".cargo\",\".mvn\",\".yarn\",\"gradle\",\"node_modules\",\"patches\",\"requirements\",\"site-packages\",\"vendor\"],\"names\":[\"*-requirements.txt\",\"*.cabal\",\"*.csproj\",\"*.fsproj\",\"*.gemspec\",\"*.nimble\",\"*.nuspec\",\"*.opam\",\"*.podspec\",\"*.props\",\"*.rockspec\",\"*.sln\",\"*.targets\",\"*.vbproj\",\"*.vcxproj\",\"*requirements*.in\",\"*requirements*.txt\",\".bowerrc\",\".bundle\",\".npmrc\",\".pnp.*\",\".pnpmfile.*\",\".pypirc\",\".terraform.lock.hcl\",\".yarnrc\",\".yarnrc.yml\",\"apt.txt\",\"berksfile\",\"bower.json\",\"brewfile\",\"brewfile.lock.json\",\"build.gradle\",\"build.gradle.kts\",\"build.sbt\",\"bun.lock\",\"bun.lockb\",\"bunfig.toml\",\"cargo.lock\",\"cargo.toml\",\"cartfile\",\"cartfile.private\",\"cartfile.resolved\",\"composer.json\",\"composer.lock\",\"conanfile.py\",\"conanfile.txt\",\"conda-lock.yaml\",\"conda-lock.yml\",\"constraints*.txt\",\"cpanfile\",\"cpanfile.snapshot\",\"deno.json\",\"deno.jsonc\",\"deno.lock\",\"deps.edn\",\"description\",\"directory.build.props\",\"directory.build.targets\",\"directory.packages.props\",\"environment-*.yaml\",\"environment-*.yml\",\"environment.*.yml\",\"environment.yaml\",\"environment.yml\",\"flake.lock\",\"flake.nix\",\"gemfile\",\"gemfile.lock\",\"gems.locked\",\"gems.rb\",\"go.mod\",\"go.sum\",\"go.work\",\"go.work.sum\",\"gopkg.lock\",\"gopkg.toml\",\"gradle-wrapper.properties\",\"gradle.lockfile\",\"gradle.properties\",\"import_map.json\",\"importmap.json\",\"ivy.xml\",\"jsr.json\",\"lerna.json\",\"libs.versions.toml\",\"manifest.in\",\"meson.build\",\"meta.yaml\",\"meta.yml\",\"mintfile\",\"mix.exs\",\"mix.lock\",\"npm-shrinkwrap.json\",\"nuget.config\",\"nx.json\",\"package-lock.json\",\"package.json\",\"package.json5\",\"package.resolved\",\"package.swift\",\"package.yaml\",\"packages.config\",\"packages.lock.json\",\"packages.txt\",\"packrat.lock\",\"paket.dependencies\",\"paket.lock\",\"pdm.lock\",\"pip.conf\",\"pipfile\",\"pipfile.lock\",\"pixi.lock\",\"pixi.toml\",\"pnpm-lock.yaml\",\"pnpm-workspace.yaml\",\"podfile\",\"podfile.lock\",\"poetry.lock\",\"pom.xml\",\"project.clj\",\"pubspec.lock\",\"pubspec.yaml\",\"pylock.toml\",\"pyproject.toml\",\"rebar.config\",\"rebar.lock\",\"requirements*.in\",\"requirements*.txt\",\"requirements.yaml\",\"requirements.yml\",\"runtime.txt\",\"rush.json\",\"settings.gradle\",\"settings.gradle.kts\",\"setup.cfg\",\"setup.py\",\"shard.lock\",\"shard.yml\",\"stack.yaml\",\"stack.yaml.lock\",\"turbo.json\",\"uv.lock\",\"uv.toml\",\"vcpkg.json\",\"workspace.json\",\"yarn.lock\"]},\"site\":{\"folders\":[\".astro\",\".docusaurus\",\".dumi\",\".eleventy\",\".forestry\",\".gatsby\",\".markdoc\",\".next\",\".nuxt\",\".storybook\",\".tina\",\".vitepress\",\".vuepress\",\"_ext\",\"_includes\",\"_layouts\",\"_partials\",\"_plugins\",\"_sass\",\"_templates\",\"archetypes\",\"fern\",\"layouts\",\"overrides\",\"partials\",\"shortcodes\",\"supplemental-ui\",\"templates\",\"theme\",\"themes\"],\"names\":[\"*.config.cjs\",\"*.config.cts\",\"*.config.js\",\"*.config.json\",\"*.config.jsx\",\"*.config.mjs\",\"*.config.mts\",\"*.config.ts\",\"*.config.tsx\",\"*.config.yaml\",\"*.config.yml\",\"*.css\",\"*.less\",\"*.sass\",\"*.scss\",\"*.styl\",\"*.stylus\",\"*.webmanifest\",\"*docinfo*.html\",\"*docinfo*.xml\",\".babelrc\",\".babelrc.*\",\".browserslistrc\",\".eleventy.*\",\".eslintrc\",\".eslintrc.*\",\".markdownlint-cli2.*\",\".markdownlint.*\",\".markdownlintrc\",\".parcelrc\",\".postcssrc\",\".postcssrc.*\",\".prettierrc\",\".prettierrc.*\",\".remarkrc\",\".remarkrc.*\",\".swcrc\",\".textlintrc\",\".textlintrc.*\",\".vale.ini\",\"_bookdown.yml\",\"_config.js\",\"_config.ts\",\"_headers\",\"_output.yml\",\"_pkgdown.yml\",\"_quarto.yaml\",\"_quarto.yml\",\"_site.yml\",\"_toc.js\",\"_worker.js\",\"admin.yml\",\"ads.txt\",\"antora-playbook.yaml\",\"antora-playbook.yml\",\"app-ads.txt\",\"assetlinks.json\",\"babel.config.*\",\"biome.json\",\"book.json\",\"book.toml\",\"buf.gen.yaml\",\"cname\",\"conf.py\",\"config.toml\",\"docfx.json\",\"doxyfile\",\"fern.config.json\",\"gatsby-browser.*\",\"gatsby-config.*\",\"gatsby-node.*\",\"gatsby-ssr.*\",\"honkit.json\",\"hooks.py\",\"hugo.json\",\"hugo.toml\",\"hugo.yaml\",\"hugo.yml\",\"jsconfig.json\",\"jupyter-book.yml\",\"macros.py\",\"mkdocs_hooks.py\",\"myst.yaml\",\"myst.yml\",\"redocly.yaml\",\"redocly.yml\",\"retype.yaml\",\"retype.yml\",\"robots.txt\",\"security.txt\",\"speakeasy.yaml\",\"stoplight.yml\",\"theme.config.*\",\"tsconfig*.json\",\"typedoc.json\",\"zensical.toml\",\"zola.toml\"]},\"scripts\":{\"folders\":[\"bin\",\"scripts\"],\"names\":[\"*.applescript\",\"*.asm\",\"*.asp\",\"*.aspx\",\"*.astro\",\"*.awk\",\"*.bash\",\"*.bat\",\"*.bzl\",\"*.c\",\"*.cc\",\"*.cgi\",\"*.cjs\",\"*.clj\",\"*.cmd\",\"*.coffee\",\"*.com\",\"*.cpp\",\"*.cs\",\"*.csx\",\"*.cts\",\"*.dart\",\"*.ejs\",\"*.elc\",\"*.erb\",\"*.erl\",\"*.ex\",\"*.exe\",\"*.exs\",\"*.fish\",\"*.fs\",\"*.fsx\",\"*.gd\",\"*.go\",\"*.gradle\",\"*.groovy\",\"*.h\",\"*.haml\",\"*.hbs\",\"*.hcl\",\"*.hpp\",\"*.hta\",\"*.htaccess\",\"*.j2\",\"*.jar\",\"*.java\",\"*.jinja\",\"*.jinja2\",\"*.jl\",\"*.js\",\"*.jse\",\"*.jsp\",\"*.jsx\",\"*.ksh\",\"*.kt\",\"*.kts\",\"*.liquid\",\"*.lisp\",\"*.lnk\",\"*.lua\",\"*.m\",\"*.mjs\",\"*.mk\",\"*.mts\",\"*.mustache\",\"*.nim\",\"*.nix\",\"*.njk\",\"*.php\",\"*.phtml\",\"*.pl\",\"*.pm\",\"*.ps1\",\"*.psd1\",\"*.psm1\",\"*.pug\",\"*.py\",\"*.pyc\",\"*.pyi\",\"*.pyw\",\"*.pyx\",\"*.r\",\"*.rb\",\"*.reg\",\"*.rego\",\"*.rkt\",\"*.rs\",\"*.sbt\",\"*.scala\",\"*.scpt\",\"*.scr\",\"*.service\",\"*.sh\",\"*.sql\",\"*.svelte\",\"*.swift\",\"*.tcl\",\"*.tf\",\"*.tfvars\",\"*.tpl\",\"*.ts\",\"*.tsx\",\"*.twig\",\"*.url\",\"*.vbe\",\"*.vbs\",\"*.vue\",\"*.wasm\",\"*.webloc\",\"*.wsf\",\"*.xsl\",\"*.xslt\",\"*.zig\",\"*.zsh\",\".bash_aliases\",\".bash_login\",\".bash_logout\",\".bash_profile\",\".bashrc\",\".cshrc\",\".envrc\",\".gdbinit\",\".htaccess\",\".justfile\",\".kshrc\",\".lldbinit\",\".profile\",\".rprofile\",\".tcshrc\",\".xprofile\",\".zlogin\",\".zprofile\",\".zshenv\",\".zshrc\",\"brakefile\",\"buck\",\"build\",\"build.bazel\",\"build.xml\",\"cakefile\",\"cmakelists.txt\",\"configure\",\"earthfile\",\"gnumakefile\",\"gradlew\",\"gruntfile\",\"gulpfile\",\"justfile\",\"makefile\",\"makefile.*\",\"module.bazel\",\"mvnw\",\"procfile\",\"rakefile\",\"sconscript\",\"sconstruct\",\"snakefile\",\"taskfile.yaml\",\"taskfile.yml\",\"tiltfile\",\"vagrantfile\",\"vagrantfile.local\",\"workspace\",\"wscript\"]},\"containers\":{\"folders\":[\".devcontainer\",\".do\",\".ebextensions\",\".openshift\",\".platform\",\"ansible\",\"charts\",\"deploy\",\"deployments\",\"docker\",\"helm\",\"infra\",\"infrastructure\",\"k8s\",\"kubernetes\",\"kustomize\",\"playbooks\",\"pulumi\",\"terraform\"],\"names\":[\"*-compose.yaml\",\"*-compose.yml\",\"*.containerfile\",\"*.dockerfile\",\"*.tf.json\",\".devcontainer.json\",\".dockerignore\",\".gitpod.dockerfile\",\".gitpod.yml\",\"app.json\",\"app.yaml\",\"app.yml\",\"apprunner.yaml\",\"appspec.yml\",\"caddyfile\",\"captain-definition\",\"cdk.json\",\"chart.yaml\",\"cloudflare.toml\",\"cloudformation.yaml\",\"compose*.yaml\",\"compose*.yml\",\"containerfile\",\"containerfile.*\",\"deployment.yaml\",\"deployment.yml\",\"devcontainer.json\",\"devfile.yaml\",\"docker-bake.hcl\",\"docker-bake.json\",\"docker-compose*.yaml\",\"docker-compose*.yml\",\"dockerfile\",\"dockerfile.*\",\"firebase.json\",\"fly.toml\",\"helmfile.yaml\",\"heroku.yml\",\"httpd.conf\",\"kubeconfig\",\"kustomization.yaml\",\"netlify.toml\",\"nginx.conf\",\"now.json\",\"php.ini\",\"procfile.*\",\"pulumi.yaml\",\"render.yaml\",\"samconfig.toml\",\"serverless.yaml\",\"serverless.yml\",\"skaffold.yaml\",\"static.json\",\"staticwebapp.config.json\",\"values.yaml\",\"vercel.json\",\"web.config\",\"wrangler.json\",\"wrangler.jsonc\",\"wrangler.toml\"]},\"agents\":{\"folders\":[\".agent\",\".agents\",\".ai\",\".aider\",\".amazonq\",\".amp\",\".antigravity\",\".augment\",\".claude\",\".claude-plugin\",\".clinerules\",\".codex\",\".cody\",\".continue\",\".copilot\",\".cursor\",\".devin\",\".ellipsis\",\".factory\",\".firebender\",\".fleet\",\".gemini\",\".goose\",\".greptile\",\".helix\",\".idea\",\".jules\",\".junie\",\".kilocode\",\".kiro\",\".lapce\",\".llm\",\".mcp\",\".nova\",\".opencode\",\".openhands\",\".qodo\",\".qwen\",\".roo\",\".rules\",\".serena\",\".settings\",\".sourcegraph\",\".tabnine\",\".theia\",\".trae\",\".vim\",\".vs\",\".vscode\",\".warp\",\".windsurf\",\".zed\",\".zencoder\"],\"names\":[\"*.agent.md\",\"*.chatmode.md\",\"*.code-workspace\",\"*.iml\",\"*.instructions.md\",\"*.mdc\",\"*.prompt\",\"*.prompt.md\",\"*.sublime-build\",\"*.sublime-project\",\".aider*\",\".augment-guidelines\",\".claude.json\",\".clinerules\",\".copilotignore\",\".cursorignore\",\".cursorindexingignore\",\".cursorrules\",\".exrc\",\".goosehints\",\".kilocodemodes\",\".mcp.json\",\".nvimrc\",\".openhands_instructions\",\".pr_agent.toml\",\".roomodes\",\".roorules\",\".rules\",\".sublime-project\",\".vimrc\",\".windsurfrules\",\"agent.md\",\"agents.md\",\"agents.override.md\",\"ai-rules.md\",\"ai.txt\",\"claude.local.md\",\"claude.md\",\"coderabbit.yaml\",\"codex.md\",\"conventions.md\",\"copilot-instructions.md\",\"crush.json\",\"crush.md\",\"devin.md\",\"ellipsis.yaml\",\"firebender.json\",\"gemini.md\",\"greptile.json\",\"instructions.md\",\"jules.md\",\"llm.md\",\"llm.txt\",\"llms*.txt\",\"llms.txt.md\",\"mcp.json\",\"mcp.yaml\",\"opencode.json\",\"opencode.jsonc\",\"opencode.md\",\"persona.md\",\"prompt.md\",\"qwen.md\",\"replit.md\",\"sandbox.config.json\",\"skill.md\",\"soul.md\",\"sweep.yaml\",\"system-prompt.md\",\"warp.md\"]},\"secrets\":{\"folders\":[\".aws\",\".databricks\",\".gnupg\",\".kube\",\".snowsql\",\".ssh\",\".streamlit\"],\"names\":[\"*.age\",\"*.asc.key\",\"*.cer\",\"*.crt\",\"*.der\",\"*.gpg\",\"*.jks\",\"*.jwk\",\"*.kdbx\",\"*.key\",\"*.keystore\",\"*.ovpn\",\"*.p12\",\"*.pem\",\"*.pfx\",\"*.ppk\",\"*secrets*.toml\",\".boto\",\".dockercfg\",\".env\",\".env.*\",\".flaskenv\",\".git-credentials\",\".htpasswd\",\".netrc\",\".pgpass\",\".s3cfg\",\".vault-token\",\".vault_pass\",\"_netrc\",\"authorized_keys\",\"credentials\",\"credentials.json\",\"dockerconfigjson\",\"gcp-key.json\",\"id_dsa\",\"id_ecdsa\",\"id_ed25519\",\"id_rsa\",\"known_hosts\",\"kubeconfig\",\"local.settings.json\",\"secret.yaml\",\"secret.yml\",\"secrets.json\",\"secrets.yaml\",\"secrets.yml\",\"service-account*.json\",\"serviceaccount*.json\"]},\"tools\":{\"folders\":[\".config\",\"config\",\"configs\"],\"names\":[\".editorconfig\"]}}");
		let plain_files_namespaceObject = JSON.parse("{\"p\":[\"adoc\",\"arb\",\"asc\",\"avsc\",\"bib\",\"cff\",\"creole\",\"csv\",\"d2\",\"dbk\",\"diff\",\"dita\",\"ditamap\",\"docbook\",\"dot\",\"drawio\",\"excalidraw\",\"geojson\",\"gql\",\"graphql\",\"gv\",\"htm\",\"html\",\"http\",\"inc\",\"json\",\"json5\",\"jsonc\",\"jsonl\",\"ldif\",\"livemd\",\"log\",\"man\",\"mdoc\",\"mdwn\",\"mediawiki\",\"mermaid\",\"mkdn\",\"mmd\",\"ndjson\",\"org\",\"out\",\"patch\",\"plantuml\",\"po\",\"pod\",\"pot\",\"proto\",\"puml\",\"qmd\",\"raml\",\"rdoc\",\"rmd\",\"roff\",\"rst\",\"srt\",\"strings\",\"tex\",\"textile\",\"tmx\",\"toml\",\"tsv\",\"typ\",\"vtt\",\"wiki\",\"wsdl\",\"xlf\",\"xliff\",\"xml\",\"xsd\",\"yaml\",\"yml\"],\"r$\":[\".all-contributorsrc\",\".dictionary\",\".doctrees\",\".gitignore\",\".gitkeep\",\".keep\",\".nojekyll\",\".openapi-generator-ignore\",\".spelling\",\".vale\",\".vale-styles\",\".well-known\",\".wordlist\",\".wordlist.txt\"],\"Dy\":[\"authors\",\"bugs\",\"changelog\",\"changes\",\"contributors\",\"copying\",\"copyright\",\"credits\",\"history\",\"install\",\"licence\",\"license\",\"maintainers\",\"news\",\"notice\",\"patents\",\"readme\",\"security\",\"thanks\",\"todo\",\"version\"],\"W0\":[\"json\",\"json5\",\"jsonc\",\"toml\",\"xml\",\"yaml\",\"yml\"],\"yo\":[\"api\",\"asyncapi\",\"authors\",\"changelog\",\"contributors\",\"docs\",\"faq\",\"glossary\",\"openapi\",\"redirects\",\"schema\",\"swagger\",\"terms\",\"translations\",\"versions\",\"vocabulary\"]}");
		let kinds = Object.keys(machinery_namespaceObject).map((kind) => {
			let { folders, names } = machinery_namespaceObject[kind];
			let starred = names.filter((name) => name.includes("*")).map((name) => name.split("*"));
			return {
				kind,
				folders: new Set(folders),
				names: new Set(names),
				starred
			};
		});
		function foldPath(path) {
			return (0, visible.Y)(path).normalize("NFKC").toLowerCase().replaceAll("\\", "/").split("/").map((segment) => segment.trimStart().replace(/(?<![\s.])[\s.]+$/, "")).filter((segment) => segment !== "").join("/");
		}
		function findMachinery(path) {
			return findNamed(path) ?? guessMachinery(foldPath(path));
		}
		let data = new Set(plain_files_namespaceObject.p);
		let dots = new Set(plain_files_namespaceObject.r$);
		let plainNames = new Set(plain_files_namespaceObject.Dy);
		let subjects = new Set(plain_files_namespaceObject.yo);
		let settings = new Set(plain_files_namespaceObject.W0);
		function guessMachinery(folded) {
			if (picture.test(folded)) return;
			let segments = folded.split("/");
			let isPage = markup.test(folded);
			if (segments.some((one, at) => one.startsWith(".") && !(isPage && at === segments.length - 1) && !dots.has(one) && !/^\.[\w-]*ignore$/.test(one))) return "tools";
			let name = segments.at(-1) ?? "";
			let dot = name.lastIndexOf(".");
			if (dot <= 0) return dot === 0 || plainNames.has(name) ? void 0 : "tools";
			let extension = name.slice(dot + 1);
			if (segments.length === 1 && settings.has(extension)) return name.split(/[^a-z]+/).some((word) => subjects.has(word)) ? void 0 : "tools";
			return data.has(extension) || markup.test(name) || media.test(name) || /^\d$/.test(extension) ? void 0 : "tools";
		}
		function findNamed(path) {
			let folded = foldPath(path);
			let segments = folded.split("/");
			let name = segments.at(-1) ?? "";
			let folders = segments.slice(0, -1);
			return kinds.find((row) => (row.names.has(name) || row.starred.some(([start = "", end = ""]) => fits(name, start, end) && (end !== "" || !markup.test(name)))) && (row.kind !== "agents" || isForAgents(path, segments.length === 1)) || folders.some((folder) => row.folders.has(folder) && isInside(folder, row.kind, folded)))?.kind;
		}
		function fits(name, start, end) {
			return name.length >= start.length + end.length && name.startsWith(start) && name.endsWith(end);
		}
		function isForAgents(path, isAtRoot) {
			let name = path.split(/[/\\]/).at(-1) ?? "";
			return isAtRoot || !/^[a-z][a-z_-]*\.md$/.test(name);
		}
		function isInside(folder, kind, folded) {
			if (!/^[._]/.test(folder) || /^_(?:includes|partials)$/.test(folder)) return !markup.test(folded) && !picture.test(folded);
			return kind !== "site" && kind !== "tools" || !picture.test(folded);
		}
		let markup = /\.(?:md|mdx|markdown|mdoc|rst|adoc|asciidoc|ipynb|txt)$/;
		let picture = /\.(?:png|jpe?g|gif|webp|avif|bmp|ico|svg|apng|tiff?|heic)$/;
		let media = /\.(?:pdf|mp[34]|m4[av]|mov|webm|og[gv]|wav|docx?|xlsx?|pptx?|od[tsp]|epub|woff2?|[ot]tf|eot)$/;
		function isPictureName(path) {
			return picture.test(foldPath(path));
		}
	}),
	7084: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { startReview: () => startReview });
		var failure_text = __webpack_require__(5202);
		var inputs = __webpack_require__(8181);
		var outputs = __webpack_require__(214);
		var marker = __webpack_require__(1321);
		var ledger_session = __webpack_require__(5028);
		var blocks = __webpack_require__(8183);
		var markdown = __webpack_require__(8182);
		var phrase = __webpack_require__(984);
		var parts_links = __webpack_require__(5027);
		var safe_text = __webpack_require__(5069);
		var describe_fix = __webpack_require__(451);
		var format = __webpack_require__(9809);
		function buildCoverage(coverage, quotes, where) {
			let { topics, pagesTouched, pagesUntouched } = coverage;
			let all = pagesTouched.length + pagesUntouched.length;
			if (all === 0 && topics === void 0) return () => [];
			let touched = topics?.filter(({ hunks }) => hunks.length > 0).length;
			let summary = topics === void 0 || touched === void 0 || topics.length === 0 ? (0, safe_text.gB)`${(0, safe_text.ZV)(pagesTouched.length)} of ${(0, safe_text.U9)(all, "page")} edited` : (0, safe_text.gB)`Matching changes for ${(0, safe_text.ZV)(touched)} of ${(0, safe_text.U9)(topics.length, "complaint")}`;
			let built = topics?.slice(0, 100).map((topic) => buildTopic(topic, quotes, where)) ?? [];
			let pages = listPages(coverage, where);
			let note = (0, blocks.FY)(topics === void 0 ? withoutReaders : howCompared);
			return (budget) => {
				let more = (topics?.length ?? 0) - Math.min(built.length, budget);
				let rest = more > 0 ? (0, blocks.FY)((0, phrase.MZ)`… and ${(0, safe_text.U9)(more, "more complaint")}.`) : [];
				return (0, blocks.zH)(summary, [
					...built.slice(0, budget).flat(),
					...rest,
					...(0, blocks.v3)(pages, budget),
					...note
				]);
			};
		}
		let unread = (0, safe_text.gB)`Readers’ comments were not available, so the review compares pages only.`;
		let withoutReaders = (0, phrase.MZ)`${unread} With ${(0, phrase.aY)("api-key")}, it compares complaint by complaint.`;
		let unlike = (0, safe_text.gB)`an answer in other words, or in another language, shows no match`;
		let howCompared = (0, phrase.MZ)`The review compares words and code, not meaning: ${unlike}.`;
		function buildTopic(topic, quotes, where) {
			let { pages, entryIds, readers, since, terms, hunks } = topic;
			let when = since === void 0 ? (0, safe_text.gB)`` : (0, safe_text.gB)` since ${(0, format.im)(since)}`;
			let about = quotes === void 0 || terms.length === 0 ? [] : (0, phrase.MZ)`, about ${(0, phrase.p_)(terms.map((term) => (0, phrase.aY)(term)))}`;
			let head = (0, phrase.MZ)`${(0, phrase.ko)((0, phrase.MZ)`${(0, safe_text.U9)(readers, "reader")}${when}`)} on ${(0, describe_fix.a_)(pages)}${about}`;
			let words = entryIds.flatMap((id) => quotes?.get(id) ?? []);
			return [...(0, blocks.FY)((0, phrase.MZ)`${head}: ${describeHunks(hunks, where)}`), ...words.slice(0, 5).flatMap((one) => (0, blocks.hD)(one))];
		}
		function describeHunks(hunks, where) {
			if (hunks.length === 0) return (0, phrase.ko)((0, phrase.MZ)`no matching change.`);
			let more = hunks.length - 10;
			let rest = more > 0 ? (0, safe_text.gB)` and ${(0, safe_text.ZV)(more)} more` : (0, safe_text.gB)``;
			return (0, phrase.MZ)`matched in ${(0, phrase.p_)(hunks.slice(0, 10).map(where))}${rest}.`;
		}
		function listPages({ pagesTouched, pagesUntouched }, where) {
			return [...pagesTouched.map((page) => showPage(page, where)), ...pagesUntouched.map((page) => (0, phrase.MZ)`${(0, phrase.aY)(page, 120)}: ${(0, phrase.ko)((0, phrase.MZ)`not edited`)}`)];
		}
		function showPage({ page, fit, paths }, where) {
			let more = paths.length > 3 ? (0, safe_text.gB)` and ${(0, safe_text.ZV)(paths.length - 3)} more` : (0, safe_text.gB)``;
			let doubt = fit === "name" ? (0, safe_text.gB)` (matched by file name only, so it may be another page)` : (0, safe_text.gB)``;
			return (0, phrase.MZ)`${(0, phrase.aY)(page, 120)}: ${(0, phrase.p_)(paths.slice(0, 3).map((path) => where({ path })))}${more}${doubt}`;
		}
		var sanitise = __webpack_require__(5610);
		let severityLabels = {
			block: (0, safe_text.gB)`Block:`,
			look: (0, safe_text.gB)`Look:`
		};
		function findWhere(links, { head, files }) {
			let removed = new Set(files.filter(({ after }) => after === void 0).map(({ path }) => path));
			let show = (path, line) => removed.has(path) ? (0, phrase.MZ)`${(0, parts_links.TG)(links, "", path, line)} (removed)` : (0, parts_links.TG)(links, head, path, line);
			let shown = new Map();
			return ({ path, line }) => {
				if (path === void 0) return [];
				let place = `${line ?? ""}\n${path}`;
				let words = shown.get(place) ?? show(path, line);
				shown.set(place, words);
				return words;
			};
		}
		function buildFindings({ findings, left }, where) {
			let groups = [...Map.groupBy(findings, ({ rule }) => rule)].map(([rule, found]) => {
				let [{ severity, message } = {
					severity: "look",
					message: ""
				}] = found;
				return {
					head: (0, blocks.FY)((0, phrase.MZ)`${(0, phrase.ko)((0, phrase.MZ)`${severityLabels[severity]}`)} ${(0, phrase.CS)(message, 300)} (${(0, phrase.aY)(rule)})`),
					rows: found.map((finding) => showFinding(finding, where)),
					left: left[rule] ?? 0
				};
			});
			let all = groups.reduce((sum, group) => sum + group.rows.length + group.left, 0);
			if (all === 0) return () => [];
			return (budget) => (0, blocks.zH)((0, safe_text.U9)(all, "finding"), groups.flatMap(({ head, rows, left }) => [...head, ...(0, blocks.v3)(rows, budget, left)]));
		}
		function showFinding(finding, where) {
			let { path, subject } = finding;
			let place = path === void 0 ? (0, phrase.MZ)`Pull request` : where(finding);
			let what = subject === void 0 ? [] : (0, phrase.MZ)`: ${showSubject(subject)}`;
			let origin = describeOrigin(finding);
			let ids = (0, blocks.oY)(finding.from ?? [], (id) => (0, phrase.aY)(id, 40), 3);
			return (0, phrase.MZ)`${place}${what}${origin.length === 0 ? [] : (0, phrase.MZ)`, ${origin} (${ids})`}`;
		}
		let longestSubject = 2e3;
		function showSubject(subject) {
			return (0, phrase.aY)(subject.length > longestSubject ? `${(0, sanitise.lg)(subject.slice(0, longestSubject), 100)}…` : subject, 120);
		}
		function describeOrigin({ from = [] }) {
			if (from.length === 0) return [];
			return from.length === 1 ? (0, phrase.MZ)`from a reader’s comment` : (0, phrase.MZ)`from ${(0, safe_text.ZV)(from.length)} reader comments`;
		}
		let reasons = {
			"too-many-files": (0, safe_text.gB)`Too many files`,
			"too-many-pictures": (0, safe_text.gB)`Too many images`,
			"too-large": (0, safe_text.gB)`Too large`,
			"list-cut": (0, safe_text.gB)`GitHub’s list of changed files is incomplete`,
			"commits-cut": (0, safe_text.gB)`GitHub’s list of commits is incomplete`,
			unreadable: (0, safe_text.gB)`Could not be read`
		};
		function buildUnread(unread) {
			let rows = [...Map.groupBy(unread, ({ reason }) => reason)].map(([reason, all]) => {
				let paths = all.flatMap(({ path }) => path ?? []);
				let which = paths.length === 0 ? [] : (0, phrase.MZ)`: ${(0, blocks.oY)(paths, (path) => (0, phrase.aY)(path), 20)}`;
				return (0, phrase.MZ)`${reasons[reason]}${which}.`;
			});
			return rows.length === 0 ? [] : (0, blocks.zH)((0, safe_text.gB)`${(0, safe_text.U9)(unread.length, "part")} not read`, (0, blocks.e5)(rows));
		}
		let triggers = (0, safe_text.gB)`a new commit, an edit of the title or description, or reopening the pull request`;
		let unsaid = (0, safe_text.gB)`that the text is correct, that it answers the readers, or that links lead where they should`;
		let notes = [
			(0, phrase.MZ)`The review compares the change at one commit with the base. It does not check out or run anything.`,
			(0, phrase.MZ)`It runs again, and updates this comment, after ${triggers}. To run it by hand, re-run the workflow.`,
			(0, phrase.MZ)`${(0, phrase.aY)("clear")} means that no rule found anything. It does not mean ${unsaid}.`
		];
		function buildNotes() {
			return (0, blocks.zH)((0, safe_text.gB)`About this review`, (0, blocks.e5)(notes));
		}
		function describeVerdict({ verdict, findings, left }) {
			let countOf = (severity) => {
				let own = findings.filter((finding) => finding.severity === severity);
				return [...new Set(own.map(({ rule }) => rule))].reduce((sum, rule) => sum + (left[rule] ?? 0), own.length);
			};
			let [blocking, unusual] = [countOf("block"), countOf("look")];
			if (verdict === "clear") return (0, phrase.MZ)`${(0, phrase.ko)((0, phrase.MZ)`Clear.`)} No findings, but only a person can tell whether the text is correct.`;
			let verb = unusual === 1 ? (0, safe_text.gB)`is` : (0, safe_text.gB)`are`;
			if (verdict === "look") {
				let looks = (0, safe_text.gB)`${(0, safe_text.U9)(unusual, "finding")} ${verb} unusual for a documentation fix`;
				return (0, phrase.MZ)`${(0, phrase.ko)((0, phrase.MZ)`Needs human review.`)} ${looks}, but may be fine.`;
			}
			let rest = unusual === 0 ? (0, safe_text.gB)`` : (0, safe_text.gB)`, and ${(0, safe_text.ZV)(unusual)} more ${verb} unusual`;
			let held = (0, safe_text.gB)`${(0, safe_text.U9)(blocking, "finding")} ${blocking === 1 ? "does" : "do"} not belong in a documentation fix`;
			return (0, phrase.MZ)`${(0, phrase.ko)((0, phrase.MZ)`Do not merge as is.`)} ${held}${rest}.`;
		}
		function describeGravest({ findings: [gravest] }, where) {
			if (gravest === void 0) return [];
			let { message, subject, path } = gravest;
			let at = path === void 0 ? [] : (0, phrase.MZ)`${where(gravest)}: `;
			let what = (0, phrase.p_)([subject === void 0 ? [] : showSubject(subject), describeOrigin(gravest)]);
			return (0, phrase.MZ)`${at}${(0, phrase.CS)(message.replace(/\.$/, ""), 300)}${what.length === 0 ? [] : (0, phrase.MZ)` (${what})`}.`;
		}
		function describeAsked({ pages, distinctReaders, votes, oldest, attempt }) {
			let parts = (0, format.BV)([distinctReaders, (0, safe_text.U9)(distinctReaders, "reader")], [votes, (0, safe_text.U9)(votes, "vote without a comment", "votes without a comment")]);
			let who = parts.length === 0 ? (0, safe_text.gB)`` : (0, safe_text.gB)`: ${(0, format.HL)(parts)}`;
			let since = oldest === null ? (0, safe_text.gB)`` : (0, safe_text.gB)` since ${(0, format.im)(oldest)}`;
			let before = attempt > 1 ? (0, safe_text.gB)`; an earlier attempt failed` : (0, safe_text.gB)``;
			return (0, phrase.MZ)`Feedback${since} on ${(0, describe_fix.a_)(pages)}${who}${before}.`;
		}
		function describeCovered({ topics, pagesTouched, pagesUntouched }, mayQuote) {
			if (topics !== void 0 && topics.length > 0) {
				let open = topics.filter(({ hunks }) => hunks.length === 0);
				let covered = topics.length - open.length;
				let terms = open.length === 1 && covered > 0 && mayQuote ? open[0]?.terms.slice(0, 3) ?? [] : [];
				let but = terms.length === 0 ? [] : (0, phrase.MZ)`, but not the one about ${(0, phrase.p_)(terms.map((term) => (0, phrase.aY)(term)))}`;
				return (0, phrase.MZ)` The change ${describeShare(covered, topics.length, "complaint")}${but}.`;
			}
			let all = pagesTouched.length + pagesUntouched.length;
			if (all === 0) return [];
			let doubt = pagesTouched.some(({ fit }) => fit === "name") ? (0, safe_text.gB)` (matched by file name only)` : (0, safe_text.gB)``;
			let but = pagesTouched.length > 0 && pagesUntouched.length > 0 ? (0, phrase.MZ)`, but not ${(0, describe_fix.a_)(pagesUntouched)}` : [];
			return (0, phrase.MZ)` The change ${describeShare(pagesTouched.length, all, "page")}${doubt}${but}.`;
		}
		let verbs = {
			complaint: {
				does: (0, safe_text.gB)`appears to cover`,
				doesNot: (0, safe_text.gB)`does not appear to cover`
			},
			page: {
				does: (0, safe_text.gB)`edits`,
				doesNot: (0, safe_text.gB)`does not edit`
			}
		};
		function describeShare(done, all, noun) {
			let { does, doesNot } = verbs[noun];
			if (all === 1) return (0, safe_text.gB)`${done === 0 ? doesNot : does} the ${noun}`;
			return done === 0 ? (0, safe_text.gB)`${doesNot} any of the ${(0, safe_text.U9)(all, noun)}` : (0, safe_text.gB)`${does} ${done} of the ${(0, safe_text.U9)(all, noun)}`;
		}
		let rules = (0, phrase.MZ)`Its ${(0, phrase.aY)("docs/review.md")} explains every rule`;
		function renderReview(input) {
			let { fix, links, nonce, judgement, change, coverage, quotes } = input;
			let where = findWhere(links, change);
			let at = /^[0-9a-f]{40,64}$/.test(change.head) ? (0, phrase.MZ)` at commit ${(0, parts_links.iu)(links, change.head)}` : [];
			let head = [
				...nonce === void 0 ? [] : (0, blocks.R)({ nonce }),
				...(0, blocks.FY)(describeVerdict(judgement)),
				...(0, blocks.FY)(describeGravest(judgement, where)),
				...(0, blocks.FY)((0, phrase.MZ)`${describeAsked(fix)}${describeCovered(coverage, quotes !== void 0)}`)
			];
			let findings = buildFindings(judgement, where);
			let covered = buildCoverage(coverage, quotes, where);
			let issue = (0, parts_links.mS)(links, (0, phrase.MZ)`tracking issue`);
			let tail = [
				...buildUnread(change.unread),
				...buildNotes(),
				...(0, blocks.FY)((0, phrase.EX)((0, phrase.MZ)`Reviewed by feedback-to-fix${at}. ${rules}. All fixes are listed on the ${issue}.`))
			];
			return (0, markdown.zV)((budget) => [
				...head,
				...findings(budget),
				...covered(budget),
				...tail
			]);
		}
		function renderUnclearPull(reason, remedy) {
			return (0, markdown.GY)((0, blocks.FY)((0, phrase.MZ)`${(0, phrase.ko)((0, phrase.MZ)`Needs human review.`)} Not reviewed: ${reason}. ${(0, phrase.CS)(remedy)}`));
		}
		function chooseQuotes(quotes, isPrivate, readers = []) {
			if (quotes === "never" || quotes === "auto" && !isPrivate) return;
			return new Map(readers.map(({ id, comment, text }) => [id, comment ?? text]));
		}
		var pull_link = __webpack_require__(1869);
		var match_pull = __webpack_require__(8437);
		let leaveOne = (0, safe_text.gB)`Keep only the marker line of the fix that it addresses, or none if it addresses none.`;
		let removeLine = (0, safe_text.gB)`If it is not the agent’s, remove the marker line; if it is, compare the two pull requests and close one.`;
		let unclear = {
			"several-markers": [(0, safe_text.gB)`its description has the markers of several fixes`, leaveOne],
			"other-pull": [(0, safe_text.gB)`its description has the marker of a fix that has another pull request`, removeLine],
			ended: [(0, safe_text.gB)`its description has the marker of a fix that ended without it`, (0, safe_text.gB)`Remove the marker line, and review the change like any other.`]
		};
		function findFixOfPull(ledger, pull, place) {
			let candidate = {
				...pull,
				link: readLink(pull, place),
				own: !pull.fork
			};
			let match = (0, match_pull.Hv)(ledger, candidate);
			if (match.kind === "none") return {
				kind: "foreign",
				reason: (0, safe_text.gB)`no fix in this project’s ledger has this URL or marker`
			};
			if (match.kind !== "unclear") return {
				kind: "ours",
				fix: match.fix
			};
			let [reason, remedy] = unclear[match.why];
			return {
				kind: "unclear",
				reason,
				remedy,
				commands: ledger.fixes.filter((fix) => fix.state === "uncertain" && (0, match_pull.ig)(fix, candidate)).map(({ id: fixId }) => ({
					type: "pull-unclear",
					fixId,
					prLink: candidate.link
				}))
			};
		}
		function listMoves(fix, pull, place, now) {
			let prLink = fix.prLink ?? readLink(pull, place);
			let { repository } = place;
			let { state, closedAt } = pull;
			return [...fix.state === "uncertain" ? [{
				type: "pull-adopted",
				fixId: fix.id,
				prLink,
				repository,
				now
			}] : [], ...state === "open" ? [] : [{
				type: "pull-read",
				prLink,
				state,
				closedAt,
				now
			}]];
		}
		function readLink({ url, number }, { serverUrl, repository }) {
			return (0, pull_link.ip)(url, {
				serverUrl,
				repository,
				number
			});
		}
		var fit_page = __webpack_require__(8765);
		var plain_path = __webpack_require__(2580);
		function findPageFiles(pages, files) {
			let paths = files.filter(({ before }) => before !== void 0).map(({ path, previousPath = path }) => previousPath).filter(plain_path.q).toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1));
			let found = pages.map((page) => [page, (0, fit_page.l)(page, paths)]);
			return Object.fromEntries(found.flatMap(([page, files]) => files?.fit === "page" ? files.paths.slice(0, 1).map((path) => [page, path]) : []));
		}
		var formats = __webpack_require__(6501);
		var machinery = __webpack_require__(8912);
		function chooseTexts(pairs) {
			let blobs = new Map();
			let unread = new Map();
			let { pictures, unseen } = choosePictures(pairs);
			let [files, bytes] = [0, 0];
			let pages = pairs.filter(({ path }) => (0, formats.C)(path) !== void 0);
			let others = pairs.filter(({ path }) => (0, formats.C)(path) === void 0);
			for (let pair of [...pages, ...others]) {
				let largest = (0, formats.C)(pair.path) === void 0 ? 1e6 : 6e6;
				let sides = listBlobs(pair);
				let fresh = sides.filter(({ sha }) => blobs.get(sha)?.text !== !0);
				let size = fresh.reduce((sum, side) => sum + (side.size ?? 0), 0);
				let reason = pair.isUnseen ? "unreadable" : files === 300 ? "too-many-files" : bytes + size > 2e7 || sides.some((side) => (side.size ?? 0) > largest) ? "too-large" : void 0;
				if (reason !== void 0) unread.set(pair.path, reason);
				else {
					files += 1;
					bytes += size;
				}
				let isAsked = reason === void 0 || reason === "too-large" && blobs.size < 600;
				for (let { sha, size } of isAsked ? fresh : []) blobs.set(sha, {
					sha,
					size,
					text: reason === void 0,
					picture: pictures.has(sha)
				});
			}
			return {
				blobs: [...blobs.values()],
				unread,
				unseen
			};
		}
		function choosePictures(pairs) {
			let pictures = new Set();
			let unseen = new Map();
			for (let pair of pairs) {
				let { after } = pair;
				if (after === void 0 || !claimsPicture(pair) || pictures.has(after.sha)) continue;
				(after.size ?? 0) > 2e6 ? unseen.set(pair.path, "too-large") : pictures.size === 10 ? unseen.set(pair.path, "too-many-pictures") : pictures.add(after.sha);
			}
			return {
				pictures,
				unseen
			};
		}
		function claimsPicture({ path, previousPath = path, before, after }) {
			return (0, machinery.so)(path) && !((0, machinery.so)(previousPath) && before?.sha === after?.sha);
		}
		function listBlobs({ before, after }) {
			return [before, ...before?.sha === after?.sha ? [] : [after]].filter((side) => side !== void 0 && side.mode !== "160000" && side.sha !== "");
		}
		let unseen = {
			mode: "",
			sha: "",
			size: void 0
		};
		function pairFiles(list, base, head) {
			return (base?.isWhole === !0 && head?.isWhole === !0 ? compareTrees(list, base, head) : pairListed(list, base, head)).sort((one, other) => one.path < other.path ? -1 : 1);
		}
		function compareTrees(list, base, head) {
			let renames = new Map();
			for (let { path, previousPath, status } of list.files) {
				if (status !== "renamed" || previousPath === void 0) continue;
				isOnlyIn(base, head, previousPath) && isOnlyIn(head, base, path) && renames.set(path, previousPath);
			}
			let left = new Set(renames.values());
			let pairs = [];
			for (let [path, after] of head.files) {
				let previousPath = renames.get(path);
				let before = base.files.get(previousPath ?? path);
				(before?.sha !== after.sha || before.mode !== after.mode || previousPath !== void 0) && pairs.push({
					path,
					previousPath,
					before,
					after,
					isUnseen: !1
				});
			}
			for (let [path, before] of base.files) !head.files.has(path) && !left.has(path) && pairs.push({
				path,
				previousPath: void 0,
				before,
				after: void 0,
				isUnseen: !1
			});
			return pairs;
		}
		function isOnlyIn(one, other, path) {
			return one.files.has(path) && !other.files.has(path);
		}
		function pairListed(list, base, head) {
			let pairs = new Map();
			for (let { path, previousPath, status } of list.files) {
				let from = status === "renamed" ? previousPath : void 0;
				let before = status === "added" || status === "copied" ? void 0 : base?.files.get(from ?? path) ?? unseen;
				let after = status === "removed" ? void 0 : head?.files.get(path) ?? unseen;
				pairs.set(path, {
					path,
					previousPath: from,
					before,
					after,
					isUnseen: before === unseen || after === unseen
				});
			}
			return [...pairs.values()];
		}
		let mostFiles = 3e3;
		async function readChange(world, pull) {
			let { changes } = world;
			let list = await changes.listFiles(pull.number);
			let comparison = await changes.compare(pull.base, pull.head);
			let base = comparison && await changes.readTree(comparison.mergeBase);
			let head = await changes.readTree(pull.head);
			let all = pairFiles(list, base, head);
			let pairs = cap(all);
			let choice = chooseTexts(pairs);
			let blobs = await changes.readBlobs(choice.blobs, 200);
			let unread = [];
			(pairs.length < all.length || !(base?.isWhole && head?.isWhole) && !list.isWhole || head?.isWhole !== !0 || base?.isWhole !== !0) && unread.push({ reason: "list-cut" });
			comparison?.isWhole !== !0 && unread.push({ reason: "commits-cut" });
			for (let pair of pairs) {
				let { path } = pair;
				let reason = choice.unread.get(path) ?? "unreadable";
				pair.isUnseen || !isRead(pair, blobs) ? unread.push({
					path,
					reason
				}) : lacksPicture(pair, blobs) && unread.push({
					path,
					reason: choice.unseen.get(path) ?? reason
				});
			}
			let files = pairs.map((pair) => toFileChange(pair, blobs));
			world.log.info((0, safe_text.gB)`Read ${(0, safe_text.U9)(files.length, "changed file")}${unread.length > 0 ? (0, safe_text.gB)`, but not everything in the change` : (0, safe_text.gB)``}.`);
			let { title, body: description } = pull;
			let paths = head?.isWhole ? new Set(head.files.keys()) : void 0;
			let commits = comparison?.commits ?? [];
			return {
				change: {
					head: pull.head,
					title,
					description,
					commits,
					files,
					paths,
					unread
				},
				base
			};
		}
		async function isStillHead(world, pull) {
			if (await world.changes.readHead(pull.number) === pull.head) return !0;
			await world.sleep(5e3);
			return await world.changes.readHead(pull.number) === pull.head;
		}
		function cap(pairs) {
			if (pairs.length <= mostFiles) return pairs;
			let isPage = ({ path }) => (0, formats.C)(path) !== void 0;
			let kept = new Set([...pairs.filter((pair) => !isPage(pair)), ...pairs.filter(isPage)].slice(0, mostFiles));
			return pairs.filter((pair) => kept.has(pair));
		}
		function isRead(pair, blobs) {
			return listBlobs(pair).every(({ sha }) => {
				let blob = blobs.get(sha);
				return blob?.isBinary === !0 || blob?.text !== void 0;
			});
		}
		function lacksPicture(pair, blobs) {
			let blob = blobs.get(pair.after?.sha ?? "");
			return blob?.isBinary === !0 && blob.isPicture === void 0 && claimsPicture(pair);
		}
		function toFileChange({ path, previousPath, before, after }, blobs) {
			let toSide = ({ mode, sha }) => ({
				mode,
				text: void 0,
				isBinary: !1,
				...blobs.get(sha)
			});
			return {
				path,
				previousPath,
				before: before && toSide(before),
				after: after && toSide(after)
			};
		}
		let common = /^(?:readme\.(?:mdx?|rst|adoc)|package\.json|pyproject\.toml|requirements\.txt|cargo\.toml|go\.mod|gemfile|docs\.json|mint\.json)$/i;
		async function readOthers({ changes }, { change, base }, linked) {
			if (base === void 0) return [];
			let wanted = chooseOthers(base, change.files.flatMap(({ path, previousPath }) => [path, previousPath ?? path]), linked);
			let blobs = await changes.readBlobs(wanted, 10);
			return wanted.flatMap(({ path, sha }) => {
				let text = blobs.get(sha)?.text;
				return text === void 0 ? [] : [{
					path,
					text
				}];
			});
		}
		function chooseOthers({ files }, changed, linked = new Set()) {
			let own = new Set(changed);
			let measure = createMeasure([...new Set(changed.filter((path) => (0, formats.C)(path) !== void 0).map(folderOf))].slice(0, 20));
			let distanceOf = (path) => linked.has(path) ? -2 : common.test(path) ? -1 : measure(folderOf(path));
			let near = [...files].filter(([path, { mode, size = 0 }]) => !own.has(path) && /^100/.test(mode) && size <= 2e5).filter(([path]) => common.test(path) || (0, formats.C)(path) !== void 0).map(([path, file]) => ({
				path,
				file,
				distance: distanceOf(path)
			})).sort((one, other) => one.distance - other.distance || (one.path < other.path ? -1 : 1));
			let chosen = new Map();
			let bytes = 0;
			for (let { path, file } of near) {
				bytes += file.size ?? 0;
				if (chosen.size === 60 || bytes > 2e6) break;
				chosen.has(file.sha) || chosen.set(file.sha, {
					path,
					sha: file.sha,
					size: file.size,
					text: !0
				});
			}
			return [...chosen.values()];
		}
		function folderOf(path) {
			return path.slice(0, path.lastIndexOf("/") + 1);
		}
		function createMeasure(folders) {
			let ways = folders.map((folder) => folder.split("/"));
			let known = new Map();
			return (folder) => {
				let way = folder.split("/");
				let distance = known.get(folder) ?? ways.reduce((least, other) => Math.min(least, countSteps(way, other)), 1e3);
				known.set(folder, distance);
				return distance;
			};
		}
		function countSteps(one, other) {
			let common = 0;
			for (; common < one.length - 1 && common < other.length - 1 && one[common] === other[common];) common += 1;
			return one.length + other.length - 2 - 2 * common;
		}
		var failure = __webpack_require__(728);
		var doc_path = __webpack_require__(8200);
		var time = __webpack_require__(4169);
		var limits = __webpack_require__(7241);
		async function readReaders(world, fix) {
			if (!world.asksService) return;
			let wanted = new Set(fix.entryIds);
			let found = new Map();
			let begin = world.now();
			let requests = 0;
			let spend = () => requests < 10 && world.now() - begin < 3e4 && ++requests > 0;
			let end = "ended";
			for (let window of listWindows(fix)) end === "ended" && found.size < wanted.size && (end = await search(world, window, wanted, found, spend));
			if (found.size < wanted.size) {
				let progress = (0, safe_text.gB)`Read ${found.size} of the ${(0, safe_text.U9)(wanted.size, "comment")} that this fix addresses.`;
				world.log.warning((0, safe_text.gB)`${progress} ${end === "ended" ? (0, safe_text.gB)`The rest are no longer in the export.` : end}`);
			}
			if (found.size === 0) return;
			return fix.entryIds.flatMap((id) => found.get(id) ?? []).map(toReaderEntry);
		}
		function listWindows({ oldest, at }) {
			if (oldest === null) return [{}];
			let toText = (time) => new Date(time).toISOString();
			return [{
				dateFrom: toText(oldest - limits.oR),
				dateTo: toText(at + limits.oR)
			}, {}];
		}
		async function search({ service }, window, wanted, found, spend) {
			let cursors = new Set();
			for (let cursor;;) {
				let query = {
					...window,
					statuses: [],
					limit: 100,
					...cursor === void 0 ? {} : { cursor }
				};
				let answer = await service.getFeedback(query, spend).catch(toReason);
				if (!("kind" in answer)) return answer.reason;
				if (answer.kind === "spent") return (0, safe_text.gB)`The rest would take too many requests or too long.`;
				if (answer.kind === "limited") return (0, safe_text.gB)`The service’s rate limit was reached.`;
				if (answer.kind === "cursor-refused") return (0, safe_text.gB)`The service rejected its own cursor.`;
				let { entries, nextCursor } = answer.page;
				for (let entry of entries) wanted.has(entry.id) && found.set(entry.id, entry);
				if (found.size === wanted.size || nextCursor === null || cursors.has(nextCursor)) return "ended";
				cursors.add(nextCursor);
				cursor = nextCursor;
			}
		}
		function toReason(error) {
			if (error instanceof failure.E) return { reason: (0, safe_text.gB)`${error.what} ${error.remedy}` };
			throw error;
		}
		function toReaderEntry(entry) {
			let comment = entry.comment ?? "";
			let code = entry.source === "code_snippet" ? entry.code : "";
			let contact = entry.source === "contextual" ? (entry.contact ?? "").trim().toLowerCase() : "";
			return {
				id: entry.id,
				page: (0, doc_path.pU)(entry.path),
				text: [comment, code].filter((part) => part !== "").join("\n"),
				...code === "" ? {} : { comment },
				at: (0, time.p)(entry.createdAt) ?? void 0,
				reader: contact.includes("@") ? contact : void 0
			};
		}
		var review = __webpack_require__(6810);
		var hidden_line = __webpack_require__(231);
		let names = {
			clear: "feedback-to-fix:clear",
			look: "feedback-to-fix:look",
			block: "feedback-to-fix:block"
		};
		let ours = Object.values(names);
		async function writeLabel(world, { number, labels }, verdict, last) {
			let name = names[verdict];
			let isThere = labels.includes(name) && (last === void 0 || last === verdict);
			try {
				let present = isThere ? labels : await world.tracking.addLabel(number, name);
				let others = (present ?? []).filter((label) => label !== name && ours.includes(label));
				let done = present !== void 0;
				for (let other of others) done = await world.tracking.removeLabel(number, other) && done;
				done || world.log.info((0, safe_text.gB)`Could not update the label ${name}: the token lacks permission, or a rule forbids it.`);
			} catch (error) {
				if (!(error instanceof failure.E)) throw error;
				world.log.info((0, safe_text.gB)`Could not update the label ${name}. ${error.what}`);
			}
		}
		async function writeReview(writing) {
			let { world, fix, pull, judged } = writing;
			let previous = (0, review.B)(fix) === pull.number ? fix.review : void 0;
			try {
				await isStillHead(world, pull) ? await writeComment(writing, previous, listMoves(fix, pull, world.place, world.now())) && await writeLabel(world, pull, judged.verdict, previous?.judged?.verdict) : world.log.info((0, safe_text.gB)`New commits were pushed during the review; the run for the newest one writes the comment.`);
			} catch (error) {
				warnUnwritten(world, error, (0, safe_text.gB)`the verdict is in the summary and the outputs`);
			}
		}
		async function recordEnd({ world, session, fix, pull }) {
			try {
				let [known] = await session.record(listMoves(fix, pull, world.place, world.now()));
				let end = pull.state === "merged" ? (0, safe_text.gB)`merged` : (0, safe_text.gB)`closed without merging`;
				world.log.info(known === void 0 ? (0, safe_text.gB)`The pull request was ${end}; there is nothing new to record.` : (0, safe_text.gB)`Recorded that the pull request was ${end}.`);
			} catch (error) {
				warnUnwritten(world, error, (0, safe_text.gB)`the next sync records that it was closed`);
			}
		}
		async function writeComment({ world, session, fix, pull: { number }, judged, render }, previous, moves) {
			let known = previous && (previous.comment ?? await findComment(world, number, previous));
			if (previous !== void 0 && known !== void 0) {
				let { nonce } = previous;
				await session.record([...moves, {
					type: "review-judged",
					fixId: fix.id,
					number,
					nonce,
					comment: known,
					judged
				}]);
				if (await world.tracking.updateComment(known, render(nonce)) !== void 0) {
					world.log.info((0, safe_text.gB)`Updated the comment on the pull request.`);
					return !0;
				}
			}
			let [now, nonce] = [world.now(), world.name()];
			let intent = {
				type: "review-intended",
				fixId: fix.id,
				number,
				nonce,
				deleted: known,
				judged,
				now
			};
			if (!(await session.record([...moves, intent])).includes(intent)) {
				world.log.info((0, safe_text.gB)`Another run is writing the comment.`);
				return !1;
			}
			if (world.stop.aborted || world.now() - now > limits.JG - limits.j6) return !1;
			if (await (0, failure.OO)(world.tracking.createComment(number, render(nonce))) === void 0) return !1;
			world.log.info((0, safe_text.gB)`Commented on the pull request.`);
			return !0;
		}
		async function findComment(world, pull, { at, nonce }) {
			let marked = (await world.tracking.listComments(pull, at - limits.DW)).filter(({ body }) => (0, hidden_line.Ue)(body, nonce));
			if (marked.length === 0) return;
			let isOurs = await world.tracking.recogniseOurs();
			return marked.find(isOurs)?.id;
		}
		function warnUnwritten({ log }, error, instead) {
			if (isReadOnly(error)) log.warning((0, safe_text.gB)`The token has no write access here; ${instead}.`);
			else if (error instanceof failure.E) log.warning((0, safe_text.gB)`${error.what} ${error.remedy} Until then, ${instead}.`);
			else throw error;
		}
		function isReadOnly(error) {
			let limited = error instanceof Error && "kind" in error && error.kind === "limited";
			return error instanceof Error && "status" in error && error.status === 403 && !limited;
		}
		async function review_review(inputs, pull, world, run) {
			world.log.group((0, safe_text.gB)`Finding the fix for this pull request`);
			let session = await ledger_session.M.open(world, inputs.projectId, run);
			let clockWarning = (0, format.zE)(world.skew());
			clockWarning !== void 0 && world.log.warning(clockWarning);
			let found = findFixOfPull(session.ledger, pull, world.place);
			if (found.kind === "foreign") return found;
			if (!inputs.usable) return { kind: "invalid" };
			if (found.kind === "unclear") {
				await session.record(found.commands).catch((error) => warnUnwritten(world, error, (0, safe_text.gB)`the next sync shows it on the tracking issue`));
				let { reason, remedy } = found;
				return {
					kind: "unclear",
					reason,
					remedy,
					summary: renderUnclearPull(reason, remedy)
				};
			}
			let { fix } = found;
			world.log.info((0, safe_text.gB)`It addresses ${(0, safe_text.U9)(fix.entryIds.length, "comment")} on ${(0, safe_text.U9)(fix.pages.length, "page")}.`);
			if (pull.state !== "open") {
				await recordEnd({
					world,
					session,
					fix,
					pull
				});
				return {
					kind: "closed",
					verdict: fix.review?.judged?.verdict
				};
			}
			world.log.group((0, safe_text.gB)`Reviewing the change`);
			let read = await readChange(world, pull);
			let readers = await readReaders(world, fix);
			let { asksForOthers, findLinked, judgeChange, takeApart } = await Promise.all([
				__webpack_require__.e(824),
				__webpack_require__.e(390),
				__webpack_require__.e(603)
			]).then(__webpack_require__.bind(__webpack_require__, 9603));
			let pages = takeApart(read.change, world);
			let linked = findLinked(pages, read.change);
			let others = asksForOthers(pages, linked) ? await readOthers(world, read, linked) : [];
			let { judgement, coverage } = judgeChange({
				fix,
				pull,
				change: read.change,
				pages,
				readers,
				others,
				linked
			});
			let quotes = chooseQuotes(inputs.quotes, pull.isPrivate, readers);
			world.log.group((0, safe_text.gB)`Posting the review`);
			let { serverUrl, repository } = world.place;
			let shown = {
				fix,
				links: {
					serverUrl,
					repository,
					ledgerBranch: inputs.ledgerBranch,
					issue: session.ledger.tracking.issue
				},
				judgement,
				change: read.change,
				coverage,
				quotes
			};
			let topics = coverage.topics?.length ?? coverage.pagesTouched.length + coverage.pagesUntouched.length;
			let files = findPageFiles(fix.pages, read.change.files);
			await writeReview({
				world,
				session,
				fix,
				pull,
				judged: {
					verdict: judgement.verdict,
					head: pull.head,
					topics,
					unanswered: coverage.unanswered,
					files
				},
				render: (nonce) => renderReview({
					...shown,
					nonce
				})
			});
			return {
				kind: "reviewed",
				...judgement,
				summary: renderReview(shown)
			};
		}
		var to_safe_text = __webpack_require__(1451);
		var build_world = __webpack_require__(4192);
		var place = __webpack_require__(6076);
		var schemas = __webpack_require__(4394);
		var issue_number = __webpack_require__(2032);
		let repo = schemas.Ikc({
			full_name: schemas.YjP(),
			private: schemas.zMY().nullish()
		}).nullish();
		let sha = schemas.YjP().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
		let pullEventSchema = schemas.Ikc({
			action: schemas.YjP(),
			pull_request: schemas.Ikc({
				number: schemas.aig().refine(issue_number.D),
				html_url: schemas.YjP(),
				state: schemas.k5n(["open", "closed"]),
				merged: schemas.zMY().nullish(),
				merged_at: schemas.YjP().nullish(),
				title: schemas.YjP().nullish(),
				body: schemas.YjP().nullish(),
				user: schemas.Ikc({ login: schemas.YjP() }).nullish(),
				created_at: schemas.YjP(),
				closed_at: schemas.YjP().nullish(),
				labels: schemas.YOg(schemas.Ikc({ name: schemas.YjP() })).nullish(),
				head: schemas.Ikc({
					sha,
					repo
				}),
				base: schemas.Ikc({
					ref: schemas.YjP().min(1),
					repo
				})
			})
		});
		function parsePullEvent(payload) {
			let { action, pull_request: pull } = pullEventSchema.parse(payload);
			let merged = pull.merged === !0 || pull.merged_at != null;
			return {
				action,
				number: pull.number,
				url: pull.html_url,
				state: merged ? "merged" : pull.state,
				title: pull.title ?? "",
				body: pull.body ?? "",
				author: pull.user?.login.toLowerCase() ?? "",
				head: pull.head.sha,
				base: pull.base.ref,
				labels: (pull.labels ?? []).map(({ name }) => name),
				isPrivate: pull.base.repo?.private === !0,
				fork: pull.head.repo == null || pull.head.repo.full_name !== pull.base.repo?.full_name,
				createdAt: Date.parse(pull.created_at),
				closedAt: pull.closed_at == null ? void 0 : Date.parse(pull.closed_at)
			};
		}
		var report_input_errors = __webpack_require__(8058);
		function listAnnotations(findings) {
			let all = findings.map(annotate);
			let first = (kind) => all.filter((one) => one.kind === kind).slice(0, 9);
			return [...first("error"), ...first("warning")];
		}
		function annotate({ severity, rule, message, path, line, from = [] }) {
			let origin = from.length === 0 ? (0, safe_text.gB)`` : (0, safe_text.gB)` It came from a reader’s comment.`;
			let notice = {
				title: (0, safe_text.gB)`feedback-to-fix: ${(0, to_safe_text._)(rule, 60)}`,
				text: (0, safe_text.gB)`${(0, to_safe_text._)(message, 300)}${origin}`
			};
			let kind = severity === "block" ? "error" : "warning";
			let file = (0, to_safe_text._)(path ?? "", 400);
			if (path === void 0 || file !== path) return {
				kind,
				...notice
			};
			return {
				kind,
				...notice,
				file,
				...line === void 0 ? {} : { line }
			};
		}
		async function reportReview(core, env, { verdict, findings, summary, failOn }, log) {
			(0, outputs.writeReviewOutputs)(core, {
				verdict,
				findings
			});
			await (0, outputs.writeSummary)(core, env, summary, log);
			for (let { kind, text, ...place } of listAnnotations(findings)) log[kind](text, place);
			log.info((0, safe_text.gB)`Verdict: ${verdict}.`);
			if (failOn !== "risk" || verdict !== "block") return 0;
			log.error((0, safe_text.gB)`The run fails because the verdict is \`block\` and \`fail-on\` is \`risk\`.`);
			return 1;
		}
		async function reportUnclear(core, env, { reason, remedy, summary, failOn }, log) {
			let isHeld = failOn === "risk";
			log[isHeld ? "error" : "warning"]((0, safe_text.gB)`This pull request needs human review: ${reason}. ${remedy}`);
			await (0, outputs.writeSummary)(core, env, summary, log);
			return +!!isHeld;
		}
		var secret_forms = __webpack_require__(9349);
		let reviewed = [
			"opened",
			"reopened",
			"synchronize",
			"edited",
			"ready_for_review",
			"closed"
		];
		async function startReview(env, log, stop) {
			let core = await __webpack_require__.e(540).then(__webpack_require__.bind(__webpack_require__, 3540));
			(0, secret_forms.Q)(core, [(0, inputs.R5)(env, "api-key"), (0, inputs.R5)(env, "github-token")]);
			let { context } = await __webpack_require__.e(740).then(__webpack_require__.bind(__webpack_require__, 740));
			let pull = parsePullEvent(context.payload);
			let read = (0, inputs.TL)(env, !1);
			let errors = read.kind === "invalid" ? read.errors : [];
			let { "project-id": projectId, "github-token": token, "ledger-branch": ledgerBranch } = read.kind === "inputs" ? read.inputs : read.partial;
			let foreign = (reason) => {
				log.endGroup();
				log.info((0, safe_text.gB)`Nothing to review: ${reason}.`);
				return 0;
			};
			if (!reviewed.includes(pull.action)) return foreign((0, safe_text.gB)`the event action \`${(0, to_safe_text._)(pull.action, 40)}\` does not trigger a review`);
			if (pull.fork) return foreign((0, safe_text.gB)`it comes from a fork, and the agent never works in forks`);
			if (projectId === void 0 || token === void 0 || ledgerBranch === void 0) {
				if ((0, marker.Xh)(pull.body).length === 0) return foreign((0, safe_text.gB)`it has no marker line, and the ledger cannot be read while inputs are invalid`);
				return (0, report_input_errors.m)(env, errors, log);
			}
			let world = (0, build_world.by)({
				github: {
					token,
					projectId,
					ledgerBranch
				},
				service: read.kind === "inputs" && read.inputs["api-key"] !== "" ? read.inputs : void 0,
				place: await (0, place.yI)(env),
				log,
				stop
			});
			try {
				let { quotes = "never", "fail-on": failOn = "never" } = read.kind === "inputs" ? read.inputs : read.partial;
				let outcome = await review_review({
					projectId,
					ledgerBranch,
					quotes,
					usable: errors.length === 0
				}, pull, world, world.name());
				if (outcome.kind === "foreign") return foreign(outcome.reason);
				log.endGroup();
				if (outcome.kind === "unclear") return await reportUnclear(core, env, {
					...outcome,
					failOn
				}, log);
				if (outcome.kind === "invalid") return (0, report_input_errors.m)(env, errors, log);
				if (outcome.kind === "closed") {
					outcome.verdict !== void 0 && (0, outputs.writeReviewOutputs)(core, {
						verdict: outcome.verdict,
						findings: []
					});
					return 0;
				}
				return await reportReview(core, env, {
					...outcome,
					failOn
				}, log);
			} catch (error) {
				let { what, remedy } = (0, failure_text.exceptionOf)(error);
				log.endGroup();
				log.error((0, safe_text.gB)`${what} ${remedy}`);
				return 1;
			}
		}
	})
};
