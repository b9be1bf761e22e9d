export const id = 740;
export const ids = [740];
export const modules = { 740: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { context: () => context });
	var external_fs_ = __webpack_require__(9896);
	var external_os_ = __webpack_require__(857);
	class Context {
		constructor() {
			this.payload = {};
			if (process.env.GITHUB_EVENT_PATH) {
				if ((0, external_fs_.existsSync)(process.env.GITHUB_EVENT_PATH)) this.payload = JSON.parse((0, external_fs_.readFileSync)(process.env.GITHUB_EVENT_PATH, { encoding: "utf8" }));
				else {
					let path = process.env.GITHUB_EVENT_PATH;
					process.stdout.write(`GITHUB_EVENT_PATH ${path} does not exist${external_os_.EOL}`);
				}
			}
			this.eventName = process.env.GITHUB_EVENT_NAME;
			this.sha = process.env.GITHUB_SHA;
			this.ref = process.env.GITHUB_REF;
			this.workflow = process.env.GITHUB_WORKFLOW;
			this.action = process.env.GITHUB_ACTION;
			this.actor = process.env.GITHUB_ACTOR;
			this.job = process.env.GITHUB_JOB;
			this.runAttempt = parseInt(process.env.GITHUB_RUN_ATTEMPT, 10);
			this.runNumber = parseInt(process.env.GITHUB_RUN_NUMBER, 10);
			this.runId = parseInt(process.env.GITHUB_RUN_ID, 10);
			this.apiUrl = process.env.GITHUB_API_URL ?? "https://api.github.com";
			this.serverUrl = process.env.GITHUB_SERVER_URL ?? "https://github.com";
			this.graphqlUrl = process.env.GITHUB_GRAPHQL_URL ?? "https://api.github.com/graphql";
		}
		get issue() {
			let payload = this.payload;
			return Object.assign(Object.assign({}, this.repo), { number: (payload.issue || payload.pull_request || payload).number });
		}
		get repo() {
			if (process.env.GITHUB_REPOSITORY) {
				let [owner, repo] = process.env.GITHUB_REPOSITORY.split("/");
				return {
					owner,
					repo
				};
			}
			if (this.payload.repository) return {
				owner: this.payload.repository.owner.login,
				repo: this.payload.repository.name
			};
			throw Error("context.repo requires a GITHUB_REPOSITORY environment variable like 'owner/repo'");
		}
	}
	let context = new Context();
}) };
