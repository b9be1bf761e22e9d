export const id = 21;
export const ids = [21, 330];
export const modules = {
	1869: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Wu: () => listJobRepositories,
			dt: () => parsePullLink,
			ip: () => readPullAddress
		});
		var _issue_number_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2032);
		var _repository_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9763);
		var _web_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2704);
		let path = /^\/([^/]{1,39}\/[^/]{1,100})\/pull\/([^/]{1,10})$/;
		function parsePullLink(link, serverUrl) {
			let server = (0, _web_address_js__WEBPACK_IMPORTED_MODULE_0__.Ep)(serverUrl);
			if (server === void 0 || !link.startsWith(`${server}/`)) return;
			let [, name = "", digits = ""] = path.exec(link.slice(server.length)) ?? [];
			let repository = (0, _repository_name_js__WEBPACK_IMPORTED_MODULE_1__.$M)(name);
			let number = (0, _issue_number_js__WEBPACK_IMPORTED_MODULE_2__.i)(digits);
			return repository && number ? {
				url: link,
				repository,
				number
			} : void 0;
		}
		function readPullAddress(given, known) {
			let { serverUrl, repository, number } = known;
			let pull = parsePullLink(given, serverUrl);
			return pull?.number === number ? pull : {
				url: `${serverUrl}/${repository}/pull/${number}`,
				repository,
				number
			};
		}
		function listJobRepositories({ source, prLink }, serverUrl) {
			let from = (0, _repository_name_js__WEBPACK_IMPORTED_MODULE_1__.A5)(source?.repository ?? "", serverUrl);
			let to = parsePullLink(prLink ?? "", serverUrl)?.repository;
			return [...new Set([from, to].filter((name) => name !== void 0))];
		}
	}),
	9763: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$M: () => parseRepositoryName,
			A5: () => parseRepositoryAddress,
			pT: () => parseMovedList
		});
		var _web_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2704);
		let form = /^[A-Za-z0-9][A-Za-z0-9_-]{0,38}\/[A-Za-z0-9._-]{1,100}$/;
		function parseRepositoryName(text) {
			if (!form.test(text) || /\/\.{1,2}$|\.git$/i.test(text)) return;
			return text;
		}
		function parseRepositoryAddress(text, serverUrl) {
			let server = (0, _web_address_js__WEBPACK_IMPORTED_MODULE_0__.Ep)(serverUrl);
			if (server === void 0) return;
			let { hostname } = new URL(server);
			let start = [
				`${server}/`,
				`git@${hostname}:`,
				`ssh://git@${hostname}/`
			].find((known) => text.startsWith(known)) ?? "";
			return parseRepositoryName(text.slice(start.length).replace(/\/$/, "").replace(/\.git$/, ""));
		}
		let movedList = /^(?:https?:\/\/[A-Za-z0-9.:[\]-]{1,260}(?:\/api\/v3)?)?(\/repositories\/[1-9][0-9]{0,15}\/pulls)(?:\?[\x21\x24-\x7e]*)?$/;
		function parseMovedList(location) {
			return location.length > 2e3 ? void 0 : movedList.exec(location)?.[1];
		}
	}),
	4021: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { startFleet: () => startFleet });
		var safe_text = __webpack_require__(5069);
		var failure = __webpack_require__(728);
		function splitIntoBatches(plans, perJob) {
			let visits = plans.flatMap((plan) => plan.visits);
			let jobs = Math.min(256, Math.ceil(visits.length / perJob));
			let parts = Array.from({ length: jobs }, (_, job) => visits.slice(Math.floor(job * visits.length / jobs), Math.floor((job + 1) * visits.length / jobs)));
			let shares = new Map(plans.map((plan) => [plan.name, createShare(plan)]));
			return parts.map((part) => {
				let requests = [...Map.groupBy(part, ({ project }) => project.organisation)].map(([name, own]) => [name, shares.get(name)?.(own.length) ?? 0]);
				return {
					visits: part,
					requests: Object.fromEntries(requests)
				};
			});
		}
		function createShare({ requests, visits }) {
			let seen = 0;
			return (count) => {
				let from = Math.floor(seen * requests / visits.length);
				seen += count;
				return Math.floor(seen * requests / visits.length) - from;
			};
		}
		function listJobs(batches, own) {
			return batches.map(({ visits }, batch) => {
				let names = [own, ...visits.flatMap(({ project }) => project.repository ?? [])];
				return {
					batch,
					repositories: [...new Set(names.map((name) => name.split("/")[1] ?? ""))].join(",")
				};
			});
		}
		var to_safe_text = __webpack_require__(1451);
		function listPlaceErrors(projects, place) {
			let own = place.repository.toLowerCase();
			let [owner] = own.split("/");
			let others = projects.filter(({ repository }) => repository !== void 0 && repository.toLowerCase() !== own);
			let foreign = others.filter(({ repository }) => repository?.toLowerCase().split("/")[0] !== owner);
			let [first] = others;
			if (first !== void 0 && !place.hasApp) return [(0, safe_text.gB)`${nameProject(first)} is tracked in another repository, which the workflow’s own token cannot write to: \
give \`app-client-id\` and the secret \`FLEET_APP_PRIVATE_KEY\` of a GitHub App that is installed there, or leave \
\`repository\` out.`];
			return foreign.slice(0, 20).map((project) => (0, safe_text.gB)`${nameProject(project)}: \`repository\` must belong to the same owner as this one \
(${(0, to_safe_text._)(owner ?? "", 60)}); run a fleet of its own there.`);
		}
		function nameProject({ id }) {
			return (0, safe_text.gB)`The project ${(0, to_safe_text._)(id, 60)}`;
		}
		var hash = __webpack_require__(9952);
		function findPlace(id) {
			return ((0, hash.qj)(id, 1374496523) * 65536 + ((0, hash.qj)(id, 625341585) >>> 16)) / 2 ** 48;
		}
		function listTurns(projects, from, way) {
			let reach = Math.min(1, Math.max(0, way));
			return projects.map((project) => ({
				project,
				after: findDistance(from, findPlace(project.id))
			})).filter(({ after }) => after <= reach).toSorted((one, other) => one.after - other.after || (one.project.id < other.project.id ? -1 : 1));
		}
		function findDistance(from, to) {
			let way = to - from;
			return way > 0 ? way : way + 1;
		}
		function toPlace(position) {
			let rest = position % 1;
			return rest < 0 ? rest + 1 : rest;
		}
		var schemas = __webpack_require__(4394);
		let place = schemas.aig().min(0).max(1);
		let time = schemas.aig().min(0).max(864e13);
		let organisationStateSchema = schemas.Ikc({
			name: schemas.YjP(),
			done: place,
			behind: place,
			at: time,
			spent: schemas.YOg(schemas.Ikc({
				at: time,
				requests: schemas.aig().int().min(0).max(1e6)
			})),
			missed: schemas.YOg(schemas.YjP()),
			active: schemas.YOg(schemas.YjP())
		});
		let fleetStateSchema = schemas.Ikc({
			version: schemas.euz(1),
			organisations: schemas.YOg(organisationStateSchema)
		});
		function parseState(text) {
			try {
				return fleetStateSchema.safeParse(JSON.parse(text)).data;
			} catch {
				return;
			}
		}
		function renderState(state) {
			return `${JSON.stringify(state)}\n`;
		}
		let hour = 36e5;
		function countSpent(spent, now) {
			return spent.reduce((sum, { at, requests }) => at > now - hour ? sum + requests : sum, 0);
		}
		function findRound(projects, { every, requestsPerHour }) {
			let perHour = Math.max(1, requestsPerHour / 2);
			return Math.max(every, Math.ceil(projects / perHour) * hour);
		}
		function planFleet(projects, state, now, limits) {
			let before = new Map(state?.organisations.map((organisation) => [organisation.name, organisation]));
			return [...Map.groupBy(projects, ({ organisation }) => organisation)].map(([name, members]) => planOrganisation(name, members, before.get(name), now, limits));
		}
		function planOrganisation(name, projects, before, now, limits) {
			let round = findRound(projects.length, limits);
			let { done, behind, at, spent: log, missed, active } = before ?? {
				done: toPlace(now / round),
				behind: 1,
				at: now,
				spent: [],
				missed: [],
				active: []
			};
			let spent = countSpent(log, now);
			let requests = Math.max(0, limits.requestsPerHour - spent);
			let most = Math.min(requests, Math.ceil(requests * .75));
			let way = Math.min(1, behind + Math.max(0, now - at) / round);
			let turns = listTurns(projects, done, way);
			let known = new Map(projects.map((project) => [project.id, project]));
			let first = missed.flatMap((id) => known.get(id) ?? []).slice(0, Math.ceil(most / 2));
			let again = new Set(first.map(({ id }) => id));
			let taken = takeTurns(turns, most - first.length);
			let visits = new Map();
			for (let project of first) visits.set(project.id, {
				project,
				why: "missed"
			});
			for (let { project } of taken) visits.has(project.id) || visits.set(project.id, {
				project,
				why: "turn"
			});
			for (let id of active) {
				let project = known.get(id);
				if (visits.size >= requests) break;
				project !== void 0 && !visits.has(id) && visits.set(id, {
					project,
					why: "active"
				});
			}
			let last = taken.at(-1);
			let isWhole = taken.length === turns.length;
			let next = {
				name,
				done: isWhole ? toPlace(done + way) : last === void 0 ? done : findPlace(last.project.id),
				behind: isWhole ? 0 : way - (last?.after ?? 0),
				at: now,
				spent: log.filter((entry) => entry.at > now - hour),
				missed: missed.filter((id) => known.has(id) && !again.has(id)),
				active: active.filter((id) => known.has(id))
			};
			let left = turns.length - taken.length + next.missed.length;
			return {
				name,
				projects: projects.length,
				round,
				requests,
				spent,
				visits: [...visits.values()],
				left,
				next
			};
		}
		function takeTurns(turns, most) {
			let last = most > 0 ? turns[most - 1] : void 0;
			return turns.filter(({ after }, index) => index < most || after === last?.after);
		}
		function planAsked(projects, asked, ...[state, now, limits]) {
			return holdRound(planFleet(projects, state, now, limits), state).map((plan) => {
				let named = asked.filter(({ organisation }) => organisation === plan.name);
				let visits = named.slice(0, plan.requests).map((project) => ({
					project,
					why: "asked"
				}));
				return {
					...plan,
					visits,
					left: named.length - visits.length
				};
			});
		}
		function holdRound(plans, state) {
			let before = new Map(state?.organisations.map((organisation) => [organisation.name, organisation]));
			return plans.map((plan) => {
				let { at } = plan.next;
				let anew = {
					...plan.next,
					done: toPlace(at / plan.round),
					behind: 1,
					missed: [],
					active: []
				};
				return {
					...plan,
					next: before.get(plan.name) ?? anew
				};
			});
		}
		var repository_name = __webpack_require__(9763);
		let projectSchema = schemas.Ikc({
			id: schemas.YjP(),
			organisation: schemas.YjP(),
			repository: schemas.YjP().optional().transform((name) => name === void 0 ? void 0 : (0, repository_name.$M)(name)),
			key: schemas.YjP().optional(),
			inputs: schemas.g1P(schemas.YjP(), schemas.YjP())
		});
		let stateSchema = schemas.Ikc({
			name: schemas.YjP(),
			done: schemas.aig(),
			behind: schemas.aig(),
			at: schemas.aig(),
			spent: schemas.YOg(schemas.Ikc({
				at: schemas.aig(),
				requests: schemas.aig()
			})),
			missed: schemas.YOg(schemas.YjP()),
			active: schemas.YOg(schemas.YjP())
		});
		let planFileSchema = schemas.Ikc({
			version: schemas.euz(1),
			at: schemas.aig(),
			dryRun: schemas.zMY(),
			organisations: schemas.YOg(schemas.Ikc({
				name: schemas.YjP(),
				projects: schemas.aig(),
				round: schemas.aig(),
				requests: schemas.aig(),
				spent: schemas.aig(),
				visits: schemas.aig(),
				left: schemas.aig(),
				next: stateSchema
			})),
			batches: schemas.YOg(schemas.Ikc({
				visits: schemas.YOg(schemas.Ikc({
					project: projectSchema.transform(({ repository, key, ...project }) => ({
						...project,
						repository,
						key
					})),
					why: schemas.k5n([
						"turn",
						"missed",
						"active",
						"asked"
					])
				})),
				requests: schemas.g1P(schemas.YjP(), schemas.aig())
			}))
		});
		function buildPlanFile(at, dryRun, plans, batches) {
			let organisations = plans.map(({ visits, ...plan }) => ({
				...plan,
				visits: visits.length
			}));
			let copies = batches.map(({ visits, requests }) => ({
				visits: [...visits],
				requests: { ...requests }
			}));
			return structuredClone({
				version: 1,
				at,
				dryRun,
				organisations,
				batches: copies
			});
		}
		function parsePlanFile(text) {
			return planFileSchema.parse(JSON.parse(text));
		}
		var project_id = __webpack_require__(8442);
		var words = __webpack_require__(629);
		var build_inputs = __webpack_require__(8181);
		let fleetDefaults = {
			wait: "PT10M",
			"max-jobs": "2"
		};
		let mostProjects = 1e5;
		let reserved = [
			"api-key",
			"github-token",
			"max-export-requests",
			"send-anyway",
			"fail-on"
		];
		let ownNames = [
			"project-id",
			"organisation",
			"repository",
			"key"
		];
		let inputKeys = build_inputs.vj.filter((name) => name !== "project-id" && !reserved.includes(name));
		let valueSchema = schemas.KCZ([
			schemas.YjP(),
			schemas.aig(),
			schemas.zMY(),
			schemas.YOg(schemas.YjP())
		]);
		let entrySchema = schemas.KCZ([schemas.YjP(), schemas.g1P(schemas.YjP(), valueSchema)]);
		let listSchema = schemas.KCZ([schemas.YOg(entrySchema), schemas.rej({
			defaults: schemas.g1P(schemas.YjP(), valueSchema).optional(),
			projects: schemas.YOg(entrySchema)
		})]);
		let project_list_form = (0, safe_text.gB)`an array of project ids or objects such as \`[{"project-id": \
"docs"}]\`, or \`{"defaults": {}, "projects": []}\``;
		function parseProjectList(text) {
			let json = parseJson(text);
			if (json === void 0) return fail((0, safe_text.gB)`The list of projects is not valid JSON: check it with \`jq . <file>\` (comments and trailing commas are not allowed).`);
			let list = listSchema.safeParse(json.value);
			if (!list.success) return fail(describeShape(json.value));
			let { defaults = {}, projects: entries } = Array.isArray(list.data) ? { projects: list.data } : list.data;
			if (entries.length === 0) return fail((0, safe_text.gB)`The list of projects is empty: name at least one.`);
			if (entries.length > mostProjects) return fail((0, safe_text.gB)`The list has ${(0, safe_text.ZV)(entries.length)} projects, more than ${(0, safe_text.ZV)(mostProjects)}: split it \
over several workflows.`);
			return parseEntries(entries, defaults);
		}
		function parseEntries(entries, defaults) {
			let errors = listNameErrors((0, safe_text.gB)`\`defaults\``, defaults, [
				"organisation",
				"key",
				...inputKeys
			]);
			let projects = [];
			let places = new Map();
			for (let [index, entry] of entries.entries()) {
				let values = typeof entry == "string" ? { "project-id": entry } : entry;
				let id = typeof values["project-id"] == "string" ? values["project-id"] : "";
				let where = (0, safe_text.gB)`\`projects[${index}]\`${id === "" ? "" : (0, safe_text.gB)` (${(0, to_safe_text._)(id, 60)})`}`;
				let first = places.get(id);
				id !== "" && first !== void 0 && errors.push((0, safe_text.gB)`${where} is listed twice, first as \`projects[${first}]\`: remove one; a project has one ledger.`);
				places.set(id, first ?? index);
				let read = parseEntry(where, id, values, defaults);
				if ("project" in read) projects.push(read.project);
				else for (let error of read.errors) errors.push(error);
				if (errors.length > 20) break;
			}
			if (errors.length === 0) return {
				kind: "projects",
				projects
			};
			if (errors.length <= 20) return {
				kind: "invalid",
				errors
			};
			return {
				kind: "invalid",
				errors: [...errors.slice(0, 20), (0, safe_text.gB)`There are more errors; fix these first.`]
			};
		}
		function parseEntry(where, id, values, defaults) {
			let errors = listNameErrors(where, values, [...ownNames, ...inputKeys]);
			(id === "" || (0, project_id.as)(id) === void 0) && errors.push((0, safe_text.gB)`${where}: \`project-id\` must be the project’s identifier as shown in the service’s dashboard (at most 200 \
characters, none of them invisible).`);
			let { organisation = "", repository, key, ...rest } = {
				...defaults,
				...values
			};
			typeof organisation == "string" && /^[\w .-]{0,100}$/.test(organisation) || errors.push((0, safe_text.gB)`${where}: \`organisation\` must be a short name of letters, digits, spaces, \`.\`, \`_\` and \`-\`.`);
			let tracked = typeof repository == "string" ? (0, repository_name.$M)(repository) : void 0;
			repository !== void 0 && tracked === void 0 && errors.push((0, safe_text.gB)`${where}: \`repository\` must be a name such as \`my-org/docs\`, or be left out for this repository.`);
			key !== void 0 && !(typeof key == "string" && /^[A-Za-z_]\w{0,99}$/.test(key)) && errors.push((0, safe_text.gB)`${where}: \`key\` must be the name of a key in the secret \`DOCS_API_KEYS\`, such as \`PAYMENTS\` \
(letters, digits, \`_\`); never write the key itself into the list.`);
			let inputs = Object.fromEntries(Object.entries(rest).filter(([name]) => inputKeys.some((known) => known === name)).map(([name, value]) => [name, Array.isArray(value) ? value.join("\n") : String(value)]));
			for (let error of listInputErrors(where, inputs)) errors.push(error);
			if (errors.length > 0) return { errors };
			return { project: {
				id,
				organisation: String(organisation),
				repository: tracked,
				key,
				inputs: {
					...fleetDefaults,
					...inputs
				}
			} };
		}
		function listInputErrors(where, inputs) {
			let named = Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]);
			let env = Object.fromEntries([
				...named,
				["INPUT_PROJECT-ID", "docs"],
				["INPUT_GITHUB-TOKEN", "token"]
			]);
			let read = (0, build_inputs.TL)(env, !1);
			return read.kind === "inputs" ? [] : read.errors.map((error) => (0, safe_text.gB)`${where}: ${error}`);
		}
		function listNameErrors(where, values, known) {
			let names = Object.keys(values).filter((name) => !known.includes(name));
			if (names.length === 0) return [];
			let own = names.filter((name) => reserved.includes(name));
			if (own.includes("api-key")) return [(0, safe_text.gB)`${where}: keys do not belong in the list. Store them as the secret \`DOCS_API_KEY\`, or by name in \
\`DOCS_API_KEYS\`, and write \`"key": "NAME"\`.`];
			if (own.length > 0) return [(0, safe_text.gB)`${where}: \`${(0, to_safe_text._)(own[0] ?? "", 40)}\` is set by the fleet itself: leave it out.`];
			return [(0, safe_text.gB)`${where}: ${(0, words.E)(known, names)}. Use an input of the Action, or ${listOwn()}.`];
		}
		function listOwn() {
			return (0, safe_text.cT)([
				(0, safe_text.gB)`\`organisation\``,
				(0, safe_text.gB)`\`repository\``,
				(0, safe_text.gB)`\`key\``
			], ", ");
		}
		function describeShape(value) {
			if (Array.isArray(value)) {
				let at = value.findIndex((entry) => !entrySchema.safeParse(entry).success);
				return (0, safe_text.gB)`\`projects[${at}]\` must be a project id, or an object whose values are texts, numbers, booleans or \
lists of texts.`;
			}
			if (typeof value == "object" && value && "projects" in value && Array.isArray(value.projects) && value.projects.findIndex((entry) => !entrySchema.safeParse(entry).success) >= 0) return describeShape(value.projects);
			return (0, safe_text.gB)`The list of projects must be ${project_list_form}.`;
		}
		function parseJson(text) {
			try {
				return { value: JSON.parse(text.replace(/^\ufeff/, "")) };
			} catch {
				return;
			}
		}
		function fail(error) {
			return {
				kind: "invalid",
				errors: [error]
			};
		}
		function chooseProjects(projects, only) {
			if (only.length === 0) return {
				kind: "projects",
				projects
			};
			let known = new Map(projects.map((project) => [project.id, project]));
			let missing = only.filter((id) => !known.has(id));
			if (missing.length === 0) return {
				kind: "projects",
				projects: only.flatMap((id) => known.get(id) ?? [])
			};
			let names = (0, safe_text.cT)(missing.slice(0, 5).map((id) => (0, to_safe_text._)(id, 60)), ", ");
			return fail((0, safe_text.gB)`\`only\` names ${(0, safe_text.U9)(missing.length, "project")} that the list does not have (${names}): correct it, or \
add them to the list.`);
		}
		function formatRound(milliseconds) {
			let hours = Math.max(1, Math.round(milliseconds / hour));
			if (hours === 1) return (0, safe_text.gB)`hour`;
			return hours > 24 && hours % 24 == 0 ? (0, safe_text.gB)`${(0, safe_text.ZV)(hours / 24)} days` : (0, safe_text.gB)`${(0, safe_text.ZV)(hours)} hours`;
		}
		function nameOrganisation(name) {
			return name === "" ? (0, safe_text.gB)`All projects` : (0, to_safe_text._)(name, 60);
		}
		function describePlan(plan, limits) {
			let { projects, round, visits, requests, spent } = plan;
			let numbers = (0, safe_text.gB)`${(0, safe_text.U9)(visits.length, "visit")}, ${(0, safe_text.ZV)(requests)} of \
${(0, safe_text.ZV)(limits.requestsPerHour)} export requests`;
			let log = spent === 0 ? (0, safe_text.gB)`` : (0, safe_text.gB)` (${(0, safe_text.ZV)(spent)} were sent in the last hour)`;
			let every = (0, safe_text.gB)`${(0, safe_text.U9)(projects, "project")}, each visited every ${formatRound(round)}`;
			return [(0, safe_text.gB)`${nameOrganisation(plan.name)}: ${every}. This run: ${numbers}${log}.`, ...listShortages(plan, limits)];
		}
		function listShortages(plan, { every, requestsPerHour }) {
			let { projects, round, left } = plan;
			let stretched = round > every ? [(0, safe_text.gB)`${(0, safe_text.ZV)(requestsPerHour)} export requests an hour do not suffice to visit \
${(0, safe_text.U9)(projects, "project")} every ${formatRound(every)}: a round takes ${formatRound(round)}.`] : [];
			let waiting = left > 0 ? [(0, safe_text.gB)`${(0, safe_text.U9)(left, "project")} had to wait: this hour’s export requests are used up. The next run starts with them.`] : [];
			return [...stretched, ...waiting];
		}
		var hidden_line = __webpack_require__(231);
		var input_errors = __webpack_require__(7330);
		var issue_event = __webpack_require__(4733);
		var promises_ = __webpack_require__(1455);
		var external_node_path_ = __webpack_require__(6760);
		async function readIfThere(path) {
			try {
				return await (0, promises_.readFile)(path, "utf8");
			} catch (error) {
				let code = error instanceof Error && "code" in error ? error.code : void 0;
				if (code === "ENOENT" || code === "ENOTDIR" || code === "EISDIR") return;
				throw error;
			}
		}
		async function writeWhole(path, text) {
			await (0, promises_.mkdir)((0, external_node_path_.dirname)(path), { recursive: !0 });
			await (0, promises_.writeFile)(path, text);
		}
		async function readAll(folder) {
			let paths = (await (0, promises_.readdir)(folder, {
				recursive: !0,
				withFileTypes: !0
			}).catch(() => [])).filter((entry) => entry.isFile() && entry.name.endsWith(".json")).map((entry) => (0, external_node_path_.join)(entry.parentPath, entry.name)).toSorted();
			return Promise.all(paths.map((path) => (0, promises_.readFile)(path, "utf8")));
		}
		async function setOutput({ env }, name, value) {
			env.GITHUB_OUTPUT && await (0, promises_.appendFile)(env.GITHUB_OUTPUT, `${name}=${value}\n`);
		}
		async function addSummary({ env }, text) {
			env.GITHUB_STEP_SUMMARY && await (0, promises_.appendFile)(env.GITHUB_STEP_SUMMARY, `${text}\n`);
		}
		var duration = __webpack_require__(7198);
		var inputs_forms = __webpack_require__(2110);
		function readStepInput({ env }, name) {
			return (env[`INPUT_${name.toUpperCase()}`] ?? "").trim();
		}
		let settings_hour = 36e5;
		let table = {
			every: {
				default: "P1D",
				form: (0, inputs_forms.Zd)((text) => {
					let time = (0, duration.E)(text);
					return time !== void 0 && time >= settings_hour && time <= 8784 * settings_hour ? time : void 0;
				}, (0, safe_text.gB)`must be a duration from an hour to a year, such as \`1d\`, \`6h\` or \`P1W\``)
			},
			"export-requests-per-hour": {
				default: "100",
				form: (0, inputs_forms.zq)(1, 1e6)
			},
			"projects-per-job": {
				default: "25",
				form: (0, inputs_forms.zq)(1, 1e3)
			},
			only: {
				default: "",
				form: inputs_forms.Ae
			},
			"dry-run": {
				default: "false",
				form: inputs_forms.SI
			},
			"fail-on": {
				default: "any",
				form: (0, inputs_forms.kB)([
					"any",
					"all",
					"never"
				])
			}
		};
		function parseSettings(stage) {
			let errors = [];
			let settings = {};
			for (let [name, { default: usual, form }] of Object.entries(table)) {
				let parsed = form(readStepInput(stage, name) || usual);
				"value" in parsed ? settings[name] = parsed.value : errors.push((0, safe_text.gB)`\`${name}\` ${parsed.error}.`);
			}
			return errors.length > 0 ? { errors } : { settings };
		}
		async function planStep(stage) {
			let read = parseSettings(stage);
			let text = await readList(stage);
			let list = text === void 0 ? noList : parseProjectList(text);
			let errors = [..."errors" in read ? read.errors : [], ...list.kind === "invalid" ? list.errors : listPlaceErrors(list.projects, readPlace(stage))];
			if (errors.length > 0 || "errors" in read || list.kind === "invalid") return refuse(stage, errors);
			let { settings } = read;
			let asked = await readAsked(stage, settings);
			let chosen = asked === void 0 ? void 0 : chooseProjects(list.projects, asked);
			if (chosen?.kind === "invalid" && settings.only.length > 0) return refuse(stage, chosen.errors);
			let plans = await decide(stage, list.projects, chosen?.kind === "invalid" ? [] : chosen?.projects, settings);
			let limits = {
				every: settings.every,
				requestsPerHour: settings["export-requests-per-hour"]
			};
			for (let line of plans.flatMap((plan) => describePlan(plan, limits))) stage.log.info(line);
			let batches = splitIntoBatches(plans, settings["projects-per-job"]);
			let plan = buildPlanFile(stage.now(), settings["dry-run"], plans, batches);
			await writeWhole(readStepInput(stage, "plan"), JSON.stringify(plan));
			await setOutput(stage, "jobs", JSON.stringify(listJobs(batches, readPlace(stage).repository)));
			stage.log.info((0, safe_text.gB)`${(0, safe_text.U9)(batches.length, "job")}, of ${256} that a matrix can have.`);
			return 0;
		}
		function readPlace(stage) {
			return {
				repository: stage.env.GITHUB_REPOSITORY ?? "",
				hasApp: readStepInput(stage, "app-client-id") !== ""
			};
		}
		let noList = {
			kind: "invalid",
			errors: [(0, safe_text.gB)`There is no list of projects: give it as the input \`projects\`, or commit the file that \`projects-file\` \
names (by default \`.github/projects.json\`).`]
		};
		async function readList(stage) {
			let given = readStepInput(stage, "projects");
			return given === "" ? readIfThere(readStepInput(stage, "projects-file") || ".github/projects.json") : given;
		}
		async function readAsked(stage, { only }) {
			if (stage.env.GITHUB_EVENT_NAME !== "issues") return only.length > 0 ? only : void 0;
			let event = (0, issue_event.p)(JSON.parse(await readIfThere(stage.env.GITHUB_EVENT_PATH ?? "") ?? "{}"));
			let project = (0, hidden_line.Ik)(event.body)?.project;
			project === void 0 && stage.log.info((0, safe_text.gB)`Nothing to do: this is not a tracking issue.`);
			return project === void 0 ? [""] : [project];
		}
		async function decide(stage, projects, asked, settings) {
			let text = await readIfThere(readStepInput(stage, "state"));
			let state = text === void 0 ? void 0 : parseState(text);
			state === void 0 && stage.log.info((0, safe_text.gB)`No earlier run found: starting a new round.`);
			let limits = {
				every: settings.every,
				requestsPerHour: settings["export-requests-per-hour"]
			};
			if (asked !== void 0) return planAsked(projects, asked, state, stage.now(), limits);
			let plans = planFleet(projects, state, stage.now(), limits);
			return settings["dry-run"] ? holdRound(plans, state) : plans;
		}
		async function refuse(stage, errors) {
			stage.log.error((0, failure.VI)(errors));
			await addSummary(stage, (0, input_errors.renderInputErrors)(errors));
			return 1;
		}
		var pull_link = __webpack_require__(1869);
		var blocks = __webpack_require__(8183);
		var markdown = __webpack_require__(8182);
		var phrase = __webpack_require__(984);
		function renderRollUp(sum, context) {
			return (0, markdown.zV)((budget) => build(sum, context, budget), 24e4);
		}
		function describeRollUp(sum, { plan }) {
			let all = plan.organisations.reduce((total, { projects }) => total + projects, 0);
			let failures = sum.failed.length + sum.missing.length;
			return (0, safe_text.gB)`${(0, safe_text.ZV)(sum.results.length - sum.waiting.length)} of ${(0, safe_text.U9)(all, "project")} visited: \
${(0, safe_text.U9)(sum.newEntries, "new entry", "new entries")}, ${(0, safe_text.U9)(sum.jobs, "job")}, \
${(0, safe_text.U9)(sum.pullRequests.length, "open pull request")}, ${(0, safe_text.U9)(failures, "failure")}.`;
		}
		function build(sum, context, budget) {
			let { plan, limits } = context;
			let shortages = plan.organisations.flatMap((organisation) => listShortages(organisation, limits));
			let news = sum.results.filter(({ newEntries, jobs, pullRequests }) => newEntries + jobs + pullRequests.length > 0);
			return (0, blocks.uW)(2, (0, safe_text.gB)`Reader feedback of all projects${plan.dryRun ? " (dry run)" : ""}`, (0, blocks.FY)((0, phrase.ko)((0, phrase.cv)(describeRollUp(sum, context)))), (0, blocks.e5)(shortages.map(phrase.cv)), (0, blocks.uW)(3, (0, safe_text.gB)`Failures`, buildFailures(sum, context, budget)), (0, blocks.uW)(3, (0, safe_text.gB)`Not started`, (0, blocks.v3)(sum.waiting.map((result) => (0, phrase.MZ)`${render_roll_up_nameProject(result, context)}: ${explain(result)}`), budget)), (0, blocks.uW)(3, (0, safe_text.gB)`New feedback and open pull requests`, (0, blocks.tp)(news, (result) => toRow(result, context), budget)), (0, blocks.uW)(3, (0, safe_text.gB)`Budget`, buildBudget(sum, context)));
		}
		function buildFailures({ failed, missing }, context, budget) {
			let rows = failed.map((result) => (0, phrase.MZ)`${render_roll_up_nameProject(result, context)}: ${explain(result)}`);
			let lost = (0, phrase.MZ)`its job produced no result (it was cancelled, timed out, or lost its runner). The next run starts with it.`;
			return (0, blocks.v3)([...rows, ...missing.map((id) => (0, phrase.MZ)`${(0, phrase.aY)(id)}: ${lost}`)], budget);
		}
		function explain({ fault, code: exit }) {
			if (fault !== null) return (0, phrase.CS)(fault, 500);
			return exit === null ? (0, phrase.MZ)`its process was killed.` : (0, phrase.MZ)`its process ended with exit code ${exit}; see the log.`;
		}
		function toRow(result, context) {
			let pulls = result.pullRequests.map((url) => linkPull(url, context));
			return {
				Project: render_roll_up_nameProject(result, context),
				"New entries": result.newEntries,
				Jobs: result.jobs,
				"Active jobs": result.active,
				"Open pull requests": (0, phrase.p_)(pulls)
			};
		}
		function linkPull(url, { serverUrl }) {
			let pull = (0, pull_link.dt)(url, serverUrl);
			if (pull === void 0) return (0, phrase.aY)(url);
			let path = [
				...pull.repository.split("/"),
				"pull",
				pull.number
			];
			return (0, phrase.nf)(serverUrl, path, (0, phrase.Qq)(`${pull.repository}#${pull.number}`));
		}
		function render_roll_up_nameProject({ project, issueUrl }, { serverUrl }) {
			let issue = (0, pull_link.dt)((issueUrl ?? "").replace(/\/issues\/(\d+)$/, "/pull/$1"), serverUrl);
			let name = (0, phrase.aY)(project);
			return issue === void 0 ? name : (0, phrase.nf)(serverUrl, [
				...issue.repository.split("/"),
				"issues",
				issue.number
			], name);
		}
		function buildBudget({ results }, { plan, limits }) {
			return (0, blocks.tp)(plan.organisations, ({ name, projects, round, visits, left, requests, spent }) => {
				let used = results.filter(({ organisation }) => organisation === name).reduce((total, result) => total + result.requests, 0);
				return {
					Organisation: (0, phrase.cv)(nameOrganisation(name)),
					Projects: projects,
					"Visited every": (0, phrase.cv)(formatRound(round)),
					Planned: visits,
					Waiting: left,
					"Export requests": (0, phrase.MZ)`${(0, safe_text.ZV)(used)} of ${(0, safe_text.ZV)(requests)}`,
					"Sent in the last hour": (0, phrase.MZ)`${(0, safe_text.ZV)(spent)} of ${(0, safe_text.ZV)(limits.requestsPerHour)}`
				};
			});
		}
		function rollUp(plan, found) {
			let planned = plan.batches.flatMap(({ visits }) => visits.map(({ project }) => project.id)).toSorted();
			let byProject = new Map(found.toReversed().map((result) => [result.project, result]));
			let results = planned.flatMap((id) => byProject.get(id) ?? []);
			let sum = (pick) => results.reduce((total, result) => total + pick(result), 0);
			return {
				results,
				missing: planned.filter((id) => !byProject.has(id)),
				visits: planned.length,
				newEntries: sum(({ newEntries }) => newEntries),
				jobs: sum(({ jobs }) => jobs),
				pullRequests: [...new Set(results.flatMap(({ pullRequests }) => pullRequests))],
				failed: results.filter(({ end }) => end === "failed"),
				waiting: results.filter(({ end }) => end === "not-run"),
				requests: sum(({ requests }) => requests)
			};
		}
		function buildNextState(plan, { results, missing }, now) {
			let lost = new Set(missing);
			let planned = plan.batches.flatMap(({ visits }) => visits.map(({ project }) => project));
			return {
				version: 1,
				organisations: plan.organisations.map(({ name, next, requests }) => {
					let own = results.filter(({ organisation }) => organisation === name);
					let sent = own.map(({ readUntil, requests }) => ({
						at: readUntil,
						requests
					}));
					let used = own.reduce((sum, result) => sum + result.requests, 0);
					let gone = planned.filter(({ id, organisation }) => organisation === name && lost.has(id)).map(({ id }) => id);
					let unknown = gone.length === 0 ? [] : [{
						at: now,
						requests: Math.max(0, requests - used)
					}];
					let again = own.filter(({ end }) => end === "not-run").map(({ project }) => project);
					let seen = new Set(own.map(({ project }) => project));
					return {
						...next,
						spent: [
							...next.spent,
							...sent,
							...unknown
						].filter((entry) => entry.requests > 0 && entry.at > now - hour),
						missed: [...new Set([
							...next.missed,
							...gone,
							...again
						])],
						active: [...next.active.filter((id) => !seen.has(id)), ...own.filter(({ active, end }) => active > 0 && end !== "failed").map(({ project }) => project)]
					};
				})
			};
		}
		let ends = [
			"nothing-new",
			"done",
			"partly-done",
			"failed"
		];
		let reportSchema = schemas.Ikc({
			end: schemas.k5n(ends),
			entries: schemas.Ikc({
				new: schemas.aig().int().min(0),
				requests: schemas.aig().int().min(0)
			}),
			clusters: schemas.YOg(schemas.Ikc({ decision: schemas.YjP() })),
			fixes: schemas.YOg(schemas.Ikc({
				state: schemas.YjP(),
				prLink: schemas.YjP().nullable()
			})),
			tracking: schemas.Ikc({ issueUrl: schemas.YjP().nullable() })
		});
		let visitResultSchema = schemas.Ikc({
			project: schemas.YjP(),
			organisation: schemas.YjP(),
			end: schemas.k5n([...ends, "not-run"]),
			code: schemas.aig().nullable(),
			fault: schemas.YjP().max(2e3).nullable(),
			newEntries: schemas.aig(),
			jobs: schemas.aig(),
			active: schemas.aig(),
			pullRequests: schemas.YOg(schemas.YjP()),
			issueUrl: schemas.YjP().nullable(),
			requests: schemas.aig(),
			readUntil: schemas.aig(),
			milliseconds: schemas.aig()
		});
		let visitResultsSchema = schemas.Ikc({
			version: schemas.euz(1),
			results: schemas.YOg(visitResultSchema)
		});
		function parseResults(text) {
			try {
				return visitResultsSchema.safeParse(JSON.parse(text)).data?.results;
			} catch {
				return;
			}
		}
		let activeStates = ["submitting", "active"];
		function readVisit(visited, report) {
			let { project, organisation, code, fault, granted, readUntil, milliseconds } = visited;
			let about = {
				project,
				organisation,
				code,
				fault,
				readUntil,
				milliseconds
			};
			let nothing = {
				newEntries: 0,
				jobs: 0,
				active: 0,
				pullRequests: [],
				issueUrl: null
			};
			let read = report === void 0 ? void 0 : parseReport(report);
			if (read === void 0 && code === 0) return {
				...about,
				...nothing,
				end: "nothing-new",
				requests: 0
			};
			if (read === void 0) return {
				...about,
				...nothing,
				end: "failed",
				requests: granted
			};
			let pulls = read.fixes.flatMap(({ state, prLink }) => state === "proposed" && prLink !== null ? [prLink] : []);
			return {
				...about,
				end: code === 0 ? read.end : "failed",
				newEntries: read.entries.new,
				jobs: read.clusters.filter(({ decision }) => decision === "dispatched").length,
				active: read.fixes.filter(({ state }) => activeStates.includes(state)).length,
				pullRequests: [...new Set(pulls)],
				issueUrl: read.tracking.issueUrl,
				requests: read.entries.requests
			};
		}
		function parseReport(text) {
			try {
				return reportSchema.safeParse(JSON.parse(text)).data;
			} catch {
				return;
			}
		}
		function renderResults(results) {
			return JSON.stringify(visitResultsSchema.parse({
				version: 1,
				results
			}));
		}
		function buildUnstarted(end, project, fault, now) {
			let nothing = {
				newEntries: 0,
				jobs: 0,
				active: 0,
				pullRequests: [],
				issueUrl: null,
				requests: 0,
				milliseconds: 0
			};
			return {
				...project,
				end,
				code: null,
				fault,
				...nothing,
				readUntil: now
			};
		}
		async function reportStep(stage) {
			let plan = parsePlanFile(await readIfThere(readStepInput(stage, "plan")) ?? "");
			let read = parseSettings(stage);
			if ("errors" in read) throw Error("The settings were valid when the run was planned");
			let { settings } = read;
			let sum = rollUp(plan, (await readAll(readStepInput(stage, "results"))).flatMap((text) => parseResults(text) ?? []));
			let context = {
				plan,
				limits: {
					every: settings.every,
					requestsPerHour: settings["export-requests-per-hour"]
				},
				serverUrl: stage.env.GITHUB_SERVER_URL ?? "https://github.com"
			};
			await writeWhole(readStepInput(stage, "state"), renderState(buildNextState(plan, sum, stage.now())));
			await addSummary(stage, renderRollUp(sum, context));
			stage.log.info(describeRollUp(sum, context));
			for (let { project, fault } of sum.failed.slice(0, 20)) stage.log.error((0, safe_text.gB)`${(0, to_safe_text._)(project, 100)}: ${(0, to_safe_text._)(fault ?? "see its job’s log.", 500)}`);
			for (let project of sum.missing.slice(0, 20)) stage.log.error((0, safe_text.gB)`${(0, to_safe_text._)(project, 100)}: its job produced no result. The next run starts with it.`);
			return +!!isFailure(sum, settings["fail-on"]);
		}
		function isFailure({ failed, missing, visits }, failOn) {
			let failures = failed.length + missing.length;
			return failOn === "any" ? failures > 0 : failOn === "all" && failures > 0 && failures === visits;
		}
		function createAllowance(requests, visits) {
			let left = new Map(Object.entries(requests));
			let waiting = new Map(Object.entries(visits));
			return {
				grant(organisation) {
					let [pool, others] = [left.get(organisation) ?? 0, waiting.get(organisation) ?? 0];
					let granted = Math.min(60, Math.max(+(pool > 0), Math.floor(pool / Math.max(1, others))));
					left.set(organisation, pool - granted);
					waiting.set(organisation, others - 1);
					return granted;
				},
				settle(organisation, granted, used) {
					left.set(organisation, (left.get(organisation) ?? 0) + Math.max(0, granted - used));
				}
			};
		}
		let line = /^(?<name>[A-Za-z_]\w{0,99})\s*=\s*(?<key>[\x21-\x7e]{1,4000})$/;
		function parseKeys(text) {
			let named = new Map();
			let unread = [];
			for (let [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
				let given = raw.trim();
				if (given === "" || given.startsWith("#")) continue;
				let { name, key } = line.exec(given)?.groups ?? {};
				name === void 0 || key === void 0 ? unread.push(index + 1) : named.set(name, key);
			}
			return {
				named,
				unread
			};
		}
		var secret_forms = __webpack_require__(9349);
		var external_node_child_process_ = __webpack_require__(1421);
		var external_node_os_ = __webpack_require__(8161);
		var external_node_readline_ = __webpack_require__(481);
		let withheld = /^(INPUT_|ACTIONS_|GITHUB_TOKEN$|STATE_)/;
		let ofThisRepository = [
			"GITHUB_RUN_ID",
			"GITHUB_WORKFLOW_REF",
			"GITHUB_REF",
			"GITHUB_REF_NAME",
			"GITHUB_SHA"
		];
		function buildVisitEnvironment(env, { id, repository, inputs }, { apiKey, token }, files, { granted, dryRun }) {
			let kept = Object.entries(env).filter(([name]) => !withheld.test(name));
			let all = {
				...inputs,
				"project-id": id,
				"api-key": apiKey,
				"github-token": token,
				"max-export-requests": String(granted),
				...dryRun && { "dry-run": "true" }
			};
			let elsewhere = repository !== void 0 && repository !== env.GITHUB_REPOSITORY;
			return {
				...Object.fromEntries(kept),
				...Object.fromEntries(Object.entries(all).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
				RUNNER_TEMP: files.temp,
				GITHUB_OUTPUT: files.output,
				GITHUB_STEP_SUMMARY: files.summary,
				GITHUB_ENV: files.other,
				GITHUB_PATH: files.other,
				GITHUB_STATE: files.other,
				...elsewhere && {
					...Object.fromEntries(ofThisRepository.map((name) => [name, void 0])),
					GITHUB_REPOSITORY: repository,
					GITHUB_REPOSITORY_OWNER: repository.split("/")[0],
					GITHUB_EVENT_NAME: "workflow_dispatch",
					GITHUB_EVENT_PATH: files.event
				}
			};
		}
		function createLogReader() {
			let reading = !0;
			let isCollecting = !1;
			let fault = null;
			return {
				see(line) {
					line.startsWith("::error") && (fault = parseError(line) ?? fault);
					if (!reading || !line.startsWith("::group::")) return !1;
					let wasCollecting = isCollecting;
					isCollecting = line === "::group::Collecting feedback";
					reading = !wasCollecting;
					return wasCollecting;
				},
				get fault() {
					return fault;
				}
			};
		}
		function parseError(line) {
			return ((/^::error(?: [^:]*)?::(.*)$/.exec(line)?.[1])?.replaceAll("%0A", "\n").replaceAll("%0D", "\r").replaceAll("%25", "%"))?.replace(/\s+/g, " ").trim().slice(0, 1e3);
		}
		async function visitProject(stage, project, secrets, limits) {
			let home = await (0, promises_.mkdtemp)((0, external_node_path_.join)(stage.env.RUNNER_TEMP || (0, external_node_os_.tmpdir)(), "visit-"));
			try {
				let files = await prepareFiles(home);
				let began = stage.now();
				let ended = await runAction(stage, buildVisitEnvironment(stage.env, project, secrets, files, limits));
				stage.log.info((0, safe_text.gB)`${(0, to_safe_text._)(project.id, 100)}:`);
				stage.write(ended.output);
				let result = readVisit({
					project: project.id,
					organisation: project.organisation,
					milliseconds: stage.now() - began,
					...ended,
					granted: limits.granted
				}, await readReport(files.temp));
				result.end !== "nothing-new" && await copySummary(stage, files.summary);
				return result;
			} finally {
				await (0, promises_.rm)(home, {
					recursive: !0,
					force: !0
				});
			}
		}
		async function prepareFiles(home) {
			let files = {
				temp: (0, external_node_path_.join)(home, "temp"),
				output: (0, external_node_path_.join)(home, "output"),
				summary: (0, external_node_path_.join)(home, "summary")
			};
			let others = {
				other: (0, external_node_path_.join)(home, "other"),
				event: (0, external_node_path_.join)(home, "event.json")
			};
			await (0, promises_.mkdir)(files.temp);
			for (let path of [
				files.output,
				files.summary,
				others.other
			]) await (0, promises_.writeFile)(path, "");
			await (0, promises_.writeFile)(others.event, "{}");
			return {
				...files,
				...others
			};
		}
		function runAction(stage, env) {
			let [node, script] = stage.action;
			return new Promise((fulfil, reject) => {
				let child = (0, external_node_child_process_.spawn)(node, [script], {
					env,
					stdio: [
						"ignore",
						"pipe",
						"pipe"
					]
				});
				let reader = createLogReader();
				let lines = [];
				let readUntil;
				let pass = () => child.kill(stage.stop.code === 143 ? "SIGTERM" : "SIGINT");
				stage.stop.signal.addEventListener("abort", pass);
				for (let stream of [child.stdout, child.stderr]) (0, external_node_readline_.createInterface)(stream).on("line", (line) => {
					lines.push(`${line}\n`);
					reader.see(line) && (readUntil = stage.now());
				});
				child.once("error", reject);
				child.once("close", (code) => {
					stage.stop.signal.removeEventListener("abort", pass);
					let fault = code === 0 ? null : reader.fault;
					fulfil({
						code,
						output: lines.join(""),
						fault,
						readUntil: readUntil ?? stage.now()
					});
				});
			});
		}
		async function readReport(folder) {
			let name = (await (0, promises_.readdir)(folder)).find((file) => /^feedback-to-fix-.*\.json$/.test(file));
			return name === void 0 ? void 0 : (0, promises_.readFile)((0, external_node_path_.join)(folder, name), "utf8");
		}
		async function copySummary(stage, path) {
			let text = await readIfThere(path) ?? "";
			Buffer.byteLength(text) <= 3e4 && await addSummary(stage, text);
		}
		async function visitStep(stage) {
			let plan = parsePlanFile(await readIfThere(readStepInput(stage, "plan")) ?? "");
			let batch = plan.batches[Number(readStepInput(stage, "batch"))];
			if (batch === void 0) throw Error("The plan has no such batch");
			let findKey = readKeys(stage);
			let token = readStepInput(stage, "github-token");
			(0, secret_forms.Q)({ setSecret: (secret) => stage.write(`::add-mask::${escapeData(secret)}\n`) }, [token]);
			let counts = Map.groupBy(batch.visits, ({ project }) => project.organisation);
			let visits = Object.fromEntries([...counts].map(([name, own]) => [name, own.length]));
			let allowance = createAllowance(batch.requests, visits);
			let results = [];
			let finish = async (result) => {
				results.push(result);
				await writeWhole(readStepInput(stage, "results"), renderResults(results));
			};
			let queue = batch.visits.map(({ project }) => project);
			let work = async () => {
				for (let project = queue.shift(); project !== void 0; project = queue.shift()) {
					let about = {
						project: project.id,
						organisation: project.organisation
					};
					let apiKey = findKey(project);
					let granted = allowance.grant(project.organisation);
					if (stage.stop.signal.aborted) await finish(buildUnstarted("not-run", about, "The run was stopped.", stage.now()));
					else if (apiKey === "") await finish(buildUnstarted("failed", about, describeMissingKey(project), stage.now()));
					else if (granted === 0) await finish(buildUnstarted("not-run", about, noRequests, stage.now()));
					else {
						let result = await visitProject(stage, project, {
							apiKey,
							token
						}, {
							granted,
							dryRun: plan.dryRun
						});
						allowance.settle(project.organisation, granted, result.requests);
						await finish(result);
						continue;
					}
					allowance.settle(project.organisation, granted, 0);
				}
			};
			await Promise.all(Array.from({ length: 8 }, work));
			let failed = results.filter(({ end }) => end === "failed").length;
			stage.log.info((0, safe_text.gB)`${(0, safe_text.U9)(results.length, "project")} visited, ${(0, safe_text.ZV)(failed)} failed.`);
			return stage.stop.code ?? 0;
		}
		let noRequests = (0, safe_text.gB)`This hour’s export requests were used up before its turn; the next run starts with it.`;
		function describeMissingKey({ key }) {
			if (key === void 0) return (0, safe_text.gB)`There is no key for it: store the admin key as the secret \`DOCS_API_KEY\`, and pass it on to the \
fleet’s workflow.`;
			return (0, safe_text.gB)`The secret \`DOCS_API_KEYS\` has no line \`${(0, to_safe_text._)(key, 100)}=…\`: add it, or correct \`key\` in \
the list of projects.`;
		}
		function readKeys(stage) {
			let shared = readStepInput(stage, "api-key");
			let { named, unread } = parseKeys(readStepInput(stage, "api-keys"));
			let secrets = [shared, ...named.values()];
			(0, secret_forms.Q)({ setSecret: (secret) => stage.write(`::add-mask::${escapeData(secret)}\n`) }, secrets);
			if (unread.length > 0) {
				let lines = (0, safe_text.cT)(unread.slice(0, 10).map(safe_text.ZV), ", ");
				stage.log.warning((0, safe_text.gB)`The secret \`DOCS_API_KEYS\` has lines that are not \`NAME=key\`: ${lines}.`);
			}
			return ({ key }) => key === void 0 ? shared : named.get(key) ?? "";
		}
		function escapeData(text) {
			return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
		}
		let steps = new Map([
			["plan", planStep],
			["visit", visitStep],
			["report", reportStep]
		]);
		async function startFleet(process, log, stop) {
			let write = (text) => void process.stdout.write(text);
			let action = [process.execPath, process.argv[1] ?? ""];
			let stage = {
				env: process.env,
				log,
				write,
				now: Date.now,
				stop,
				action
			};
			let step = steps.get(readStepInput(stage, "step"));
			if (step !== void 0) return step(stage);
			log.error((0, safe_text.gB)`\`step\` must be \`plan\`, \`visit\` or \`report\`.`);
			return 1;
		}
	}),
	8183: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FY: () => paragraph,
			Hu: () => rule,
			R: () => hidden,
			Vj: () => encodeHidden,
			YB: () => columns,
			e5: () => bullets,
			hD: () => quote,
			iA: () => shownPrompt,
			ig: () => taskList,
			kh: () => copyable,
			ld: () => items,
			lm: () => notice,
			o2: () => introduce,
			oY: () => listWithin,
			tp: () => table,
			uL: () => caution,
			uW: () => section,
			v3: () => bulletsWithin,
			zH: () => details
		});
		var _text_cap_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3858);
		var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5069);
		var _text_sanitise_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5610);
		var _phrase_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(984);
		function paragraph(words) {
			return words.length === 0 ? [] : make(toParagraph(words));
		}
		function section(depth, heading, ...parts) {
			let below = parts.flat();
			return below.length === 0 ? [] : [...make({
				type: "heading",
				depth,
				children: [...(0, _phrase_js__WEBPACK_IMPORTED_MODULE_1__.cv)(heading)]
			}), ...below];
		}
		function introduce(words, below) {
			return below.length === 0 ? [] : [...paragraph(words), ...below];
		}
		let listItem = {
			type: "listItem",
			spread: !1
		};
		function items(all, budget = all.length, beyond = 0) {
			let shown = all.slice(0, budget);
			let more = all.length - shown.length + beyond;
			let rest = more === 0 ? [] : [{ words: (0, _phrase_js__WEBPACK_IMPORTED_MODULE_1__.MZ)`and ${(0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__.ZV)(more)} more` }];
			let children = [...shown, ...rest].map(({ words, inside = [] }) => ({
				...listItem,
				children: [toParagraph(words), ...inside]
			}));
			return children.length === 0 ? [] : make({
				type: "list",
				spread: !1,
				children
			});
		}
		function bullets(all) {
			return bulletsWithin(all, all.length);
		}
		function bulletsWithin(all, budget, beyond = 0) {
			return items(all.map((words) => ({ words })), budget, beyond);
		}
		function taskList(tasks) {
			let children = tasks.map(({ tick, words }) => {
				let box = {
					type: "html",
					value: `[ ] <!-- feedback-to-fix tick=${tick.map((part) => encodeHidden(String(part))).join("/")} -->`
				};
				return {
					...listItem,
					children: [{
						type: "paragraph",
						children: [box, ...words]
					}]
				};
			});
			return tasks.length === 0 ? [] : make({
				type: "list",
				spread: !1,
				children
			});
		}
		function notice(words) {
			return make({
				type: "blockquote",
				children: [toParagraph(words)]
			});
		}
		function caution(words) {
			return make({
				type: "blockquote",
				children: [{
					type: "paragraph",
					children: [{
						type: "html",
						value: "[!CAUTION]\n"
					}, ...words]
				}]
			});
		}
		function rule() {
			return make({ type: "thematicBreak" });
		}
		function quote(raw, max = 200) {
			let words = (0, _text_sanitise_js__WEBPACK_IMPORTED_MODULE_0__.tB)(raw).replace(/\n\s*\n/g, "\n\n");
			return make({
				type: "code",
				value: (0, _text_cap_js__WEBPACK_IMPORTED_MODULE_3__.y)(words.trim(), max) || "(no words)"
			});
		}
		function copyable(names) {
			return make({
				type: "code",
				value: names.map((name) => (0, _text_sanitise_js__WEBPACK_IMPORTED_MODULE_0__.lg)(name, 200) || "(empty)").join("\n")
			});
		}
		function shownPrompt(prompt) {
			return make({
				type: "code",
				value: prompt.toWellFormed()
			});
		}
		function columns(lines) {
			return lines.length === 0 ? [] : make({
				type: "code",
				value: lines.join("\n")
			});
		}
		function details(summary, inside) {
			return [
				...make({
					type: "html",
					value: `<details><summary>${summary.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</summary>`
				}),
				...inside,
				...make({
					type: "html",
					value: "</details>"
				})
			];
		}
		function hidden(fields) {
			return make({
				type: "html",
				value: `<!-- feedback-to-fix ${Object.entries(fields).map(([name, value]) => `${name}=${encodeHidden(value)}`).join(" ")} -->`
			});
		}
		function encodeHidden(value) {
			return encodeURIComponent(value.toWellFormed()).replaceAll("--", "%2D%2D");
		}
		function listWithin(items, build, most) {
			let shown = (0, _phrase_js__WEBPACK_IMPORTED_MODULE_1__.p_)(items.slice(0, most).map((item) => build(item)));
			return items.length > most ? (0, _phrase_js__WEBPACK_IMPORTED_MODULE_1__.MZ)`${shown} and ${(0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__.ZV)(items.length - most)} more` : shown;
		}
		function table(items, toRow, budget = items.length, beyond = 0) {
			let rows = items.slice(0, budget).map((item) => Object.entries(toRow(item)));
			let more = (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__.ZV)(items.length - rows.length + beyond);
			let [first] = rows;
			if (first === void 0) return more === "0" ? [] : paragraph((0, _phrase_js__WEBPACK_IMPORTED_MODULE_1__.MZ)`${more} in all, not listed here.`);
			let children = [first.map(([head]) => (0, _phrase_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(head)), ...rows.map((row) => row.map(([, cell]) => toPhrase(cell)))].map((row) => ({
				type: "tableRow",
				children: row.map((cell) => ({
					type: "tableCell",
					children: cell.map(withoutBars)
				}))
			}));
			return [...make({
				type: "table",
				align: first.map(([, cell]) => typeof cell == "number" ? "right" : null),
				children
			}), ...more === "0" ? [] : paragraph((0, _phrase_js__WEBPACK_IMPORTED_MODULE_1__.MZ)`… and ${more} more`)];
		}
		function toPhrase(cell) {
			if (typeof cell == "number") return (0, _phrase_js__WEBPACK_IMPORTED_MODULE_1__.cv)((0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__.ZV)(cell));
			return typeof cell == "string" ? (0, _phrase_js__WEBPACK_IMPORTED_MODULE_1__.cv)(cell) : cell;
		}
		function withoutBars(node) {
			return node.type === "inlineCode" ? {
				...node,
				value: node.value.replaceAll("|", "¦")
			} : node;
		}
		function toParagraph(words) {
			return {
				type: "paragraph",
				children: [...words]
			};
		}
		function make(node) {
			return [node];
		}
	}),
	8182: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			zV: () => fitRows,
			UO: () => isWithin,
			Pj: () => longestBody,
			Mr: () => putAfter,
			Hm: () => putBelow,
			GY: () => serialise,
			Gn: () => writeTitle
		});
		var lib = __webpack_require__(7800);
		var mdast_util_to_markdown_lib = __webpack_require__(4614);
		var clean = __webpack_require__(3767);
		function fence(text, info = "") {
			let runs = text.match(/`+|~+/g) ?? [];
			let ticks = "`".repeat(runs.reduce((longest, run) => Math.max(longest, run.length + 1), 3));
			return `${ticks}${/^[A-Za-z0-9+#-]{0,20}$/.test(info) ? info : ""}\n${text.replace(/\r\n?/g, "\n")}\n${ticks}`;
		}
		let anyActive = new RegExp([
			/@/,
			/#(?!\ufe0f?\u20e3)/,
			/:(?=\/)/,
			/\b(?:data|javascript|mailto|xmpp):(?=\w)/,
			/www(?=\.)/,
			/:(?=[\w+-]+:)/,
			/(?<=[a-z])-(?=\d)/,
			/(?<=ghsa)-/
		].map(({ source }) => source).join("|"), "gi");
		let commit = /(?<![\da-z])[\da-f]{7,}(?![\da-z])/gi;
		let low = /(?<=[\ud800-\udfff])_/g;
		function defuse(text) {
			return text.replace(commit, (digits) => digits.replace(/.{6}(?=.)/g, "$&​")).replace(anyActive, "$&​").replace(low, "​_").replace(/\$/g, "​$$​");
		}
		let options = {
			extensions: [(0, lib.d)({ tablePipeAlign: !1 })],
			bullet: "-",
			rule: "-",
			resourceLink: !0,
			handlers: {
				code: ({ value, lang }) => fence(value, lang ?? ""),
				text: ({ value }, _parent, state, info) => state.safe(state.stack.includes("link") ? value : defuse(value), {
					...info,
					encode: ["$"]
				})
			},
			unsafe: [
				"​",
				"$",
				"~"
			].map((character) => ({
				character,
				inConstruct: "phrasing"
			}))
		};
		function serialise(blocks) {
			return (0, mdast_util_to_markdown_lib.l)({
				type: "root",
				children: [...blocks]
			}, options).replace(/\n$/, "");
		}
		let longestBody = 65e3;
		function fitRows(build, longest = longestBody) {
			let text = serialise([]);
			for (let budget of [
				500,
				200,
				100,
				50,
				25,
				12,
				6,
				3,
				1,
				0
			]) {
				text = serialise(build(budget));
				if (isWithin(text, longest)) break;
			}
			return text;
		}
		function isWithin(text, longest) {
			return text.length <= longest || [...text].length <= longest;
		}
		function putBelow(preface, own) {
			return preface === "" ? own : `${preface}\n\n${own}`;
		}
		function putAfter(held, added) {
			return `${held}\n\n---\n\n${added}`;
		}
		function writeTitle(words, name = "") {
			let letters = (0, clean.X)(name).replace(/[^\p{L}\p{N}]+/gu, " ").trim();
			return letters === "" ? words : `${words} (${[...letters].slice(0, 60).join("")})`;
		}
	}),
	984: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bs: () => dotted,
			CS: () => prose,
			EX: () => small,
			MZ: () => phrase,
			Mn: () => lines,
			Qq: () => text,
			aY: () => code,
			cv: () => say,
			ko: () => strong,
			nf: () => link,
			p_: () => list
		});
		var _text_sanitise_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5610);
		function phrase(words, ...values) {
			return join(words.flatMap((part, index) => [...write(part), ...write(values[index] ?? "")]));
		}
		let say = write;
		function text(raw, max = 200) {
			return write((0, _text_sanitise_js__WEBPACK_IMPORTED_MODULE_0__.lg)(raw, max));
		}
		function prose(raw, max = 200) {
			return join((0, _text_sanitise_js__WEBPACK_IMPORTED_MODULE_0__.lg)(raw, max).split(/(?<!`)`([^`]+)`(?!`)/).flatMap((part, index) => index % 2 == 0 ? write(part) : code(part, max)));
		}
		function code(raw, max = 72) {
			let whole = (0, _text_sanitise_js__WEBPACK_IMPORTED_MODULE_0__.lg)(raw);
			let characters = [...whole];
			let start = characters.slice(0, Math.floor(max / 2)).join("");
			let end = characters.slice(1 + Math.floor(max / 2) - max).join("");
			return make({
				type: "inlineCode",
				value: (characters.length > max ? (0, _text_sanitise_js__WEBPACK_IMPORTED_MODULE_0__.lg)(`${start}…${end}`) : whole) || "(empty)"
			});
		}
		function strong(words) {
			return words.length === 0 ? [] : make({
				type: "strong",
				children: [...words]
			});
		}
		function small(words) {
			return [
				...make({
					type: "html",
					value: "<sub>"
				}),
				...words,
				...make({
					type: "html",
					value: "</sub>"
				})
			];
		}
		function link(server, path, words, line) {
			let parts = path.map((part) => encodeURIComponent(String(part).toWellFormed()));
			let place = line === void 0 ? "" : `?plain=1#L${line}`;
			return make({
				type: "link",
				url: `${server.replace(/\/$/, "")}/${parts.join("/")}${place}`,
				children: [...words]
			});
		}
		function list(phrases) {
			return putBetween(write(", "), phrases);
		}
		function dotted(phrases) {
			return putBetween(write(" · "), phrases);
		}
		function lines(phrases) {
			return putBetween(make({ type: "break" }), phrases);
		}
		function putBetween(between, phrases) {
			return join(phrases.filter((one) => one.length > 0).flatMap((one, index) => index === 0 ? one : [...between, ...one]));
		}
		function join(pieces) {
			let all = [];
			for (let node of pieces) {
				let last = all.at(-1);
				node.type !== "text" || last?.type !== "text" ? all.push(node) : all[all.length - 1] = {
					...last,
					value: last.value + node.value
				};
			}
			return all;
		}
		function make(node) {
			return [node];
		}
		function write(words) {
			if (typeof words == "object") return words;
			return words === "" ? [] : make({
				type: "text",
				value: String(words)
			});
		}
	}),
	231: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$2: () => findOwnPart,
			Ik: () => parseHiddenLine,
			Ue: () => hasNonce,
			ZP: () => isSameBody,
			du: () => buildHiddenLine,
			f6: () => parseHiddenLines,
			qG: () => buildLedgerLine
		});
		var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5069);
		var _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8183);
		var _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(984);
		var _links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5027);
		let word = "[\\w.~!*'()%-]*";
		let hiddenLine = RegExp(`^<!-- feedback-to-fix project=(${word}) ledger=(\\d{1,15}) commit=([0-9a-f]{0,64}) nonce=(${word}) -->[ \\t]*\\r?$`, "m");
		let nonceLine = RegExp(`^<!-- feedback-to-fix nonce=(${word}) -->[ \\t]*\\r?$`, "gm");
		let heartbeat = /^(<sub>Last run: \d{1,2} \w{3} \d{4}), .*$/;
		let ledgerLine = /^<sub>Ledger number [\d,]+(?:, commit \[[0-9a-f]*\]\(\S*?\))?,/;
		function buildHiddenLine({ project, sequence, commit, nonce }) {
			return (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_0__.R)({
				project,
				ledger: String(sequence),
				commit,
				nonce
			});
		}
		function parseHiddenLine(body) {
			return readLine(hiddenLine.exec(body) ?? []);
		}
		function parseHiddenLines(body) {
			return [...body.matchAll(new RegExp(hiddenLine, "gm"))].flatMap((found) => readLine(found) ?? []);
		}
		function readLine([, project, sequence, commit = "", nonce = ""]) {
			if (project === void 0) return;
			try {
				return {
					project: decodeURIComponent(project),
					sequence: Number(sequence),
					commit,
					nonce: decodeURIComponent(nonce)
				};
			} catch {
				return;
			}
		}
		function findOwnPart({ body, author }, ours) {
			let start = body.indexOf("<!-- feedback-to-fix project=");
			if (start >= 0) return body.slice(start);
			return ours !== void 0 && author === ours ? body : "";
		}
		function hasNonce(body, nonce) {
			return [...body.matchAll(nonceLine)].some(([, found]) => found === (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_0__.Vj)(nonce)) || parseHiddenLine(body)?.nonce === nonce;
		}
		function buildLedgerLine(links, sequence, commit) {
			let where = commit === "" ? [] : (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_1__.MZ)`, commit ${(0, _links_js__WEBPACK_IMPORTED_MODULE_2__.iu)(links, commit)}`;
			let branch = (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_1__.aY)(links.ledgerBranch, 300);
			return (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_0__.FY)((0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_1__.EX)((0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_1__.MZ)`Ledger number ${(0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__.ZV)(sequence)}${where}, on the branch ${branch}.`));
		}
		function isSameBody(a, b) {
			return normalise(a) === normalise(b);
		}
		function normalise(body) {
			return body.split(/\r\n|\r|\n/).map((line) => line.replace(hiddenLine, "$1 $4").replace(ledgerLine, "<sub>Ledger,").replace(heartbeat, "$1").trimEnd()).join("\n").trimEnd();
		}
	}),
	5027: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G7: () => linkRun,
			IA: () => linkPull,
			TG: () => linkFile,
			X4: () => linkAction,
			iu: () => linkCommit,
			mS: () => linkIssue,
			qn: () => linkPage,
			s7: () => linkWorkflow
		});
		var _text_plain_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2580);
		var _text_sanitise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5610);
		var _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(984);
		function linkIssue({ serverUrl, repository, issue }, words) {
			return issue === void 0 ? words : (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__.nf)(serverUrl, [
				...repository.split("/"),
				"issues",
				issue
			], words);
		}
		function linkCommit({ serverUrl, repository }, commit) {
			return (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__.nf)(serverUrl, [
				...repository.split("/"),
				"commit",
				commit
			], (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(commit.slice(0, 7)));
		}
		function linkRun({ serverUrl, repository }, run, words) {
			return (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__.nf)(serverUrl, [
				...repository.split("/"),
				"actions",
				"runs",
				run
			], words);
		}
		function linkFile({ serverUrl, repository }, commit, path, line) {
			let words = (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__.aY)(line === void 0 ? path : `${path}:${line}`, 120);
			if (!/^[0-9a-f]{40,64}$/.test(commit) || !(0, _text_plain_path_js__WEBPACK_IMPORTED_MODULE_0__.q)(path)) return words;
			return (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__.nf)(serverUrl, [
				...repository.split("/"),
				"blob",
				commit,
				...path.split("/")
			], words, line);
		}
		function linkWorkflow({ serverUrl, repository, workflow }, words) {
			if (workflow === void 0) return [];
			return (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__.nf)(serverUrl, [
				...repository.split("/"),
				"actions",
				"workflows",
				workflow
			], words);
		}
		function linkAction({ serverUrl, action }, words) {
			return action === void 0 ? [] : (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__.nf)(serverUrl, action.split("/"), words);
		}
		let plainPage = /^(?:\/[\p{L}\p{M}\p{N}._~+,-]{1,100}){1,12}$/u;
		function linkPage({ serverUrl, repository, siteUrl }, page, file) {
			let isFile = file !== void 0 && (0, _text_plain_path_js__WEBPACK_IMPORTED_MODULE_0__.q)(file);
			let path = isFile ? [
				...repository.split("/"),
				"blob",
				"HEAD",
				...file.split("/")
			] : [];
			let source = isFile ? (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__.nf)(serverUrl, path, (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__.aY)(page)) : (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__.aY)(page);
			return siteUrl !== void 0 && plainPage.test(page) && (0, _text_sanitise_js__WEBPACK_IMPORTED_MODULE_1__.lg)(page) === page ? (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__.MZ)`${source} (${(0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__.nf)(siteUrl, page.slice(1).split("/"), (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__.MZ)`on the site`)})` : source;
		}
		function linkPull({ prLink, rejectedLink }, links) {
			if (prLink === void 0) return rejectedLink === void 0 ? (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__.MZ)`–` : (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__.aY)(rejectedLink);
			let { repository, number } = prLink;
			let shown = (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__.nf)(links.serverUrl, [
				...repository.split("/"),
				"pull",
				number
			], (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__.MZ)`PR ${number}`);
			return repository.toLowerCase() === links.repository.toLowerCase() ? shown : (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__.MZ)`${shown} in ${(0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__.aY)(repository)}`;
		}
	}),
	7330: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { renderInputErrors: () => renderInputErrors });
		var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5069);
		var _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8183);
		var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8182);
		var _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(984);
		function renderInputErrors(errors) {
			let which = (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__.U9)(errors.length, "input is", "inputs are");
			let what = (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__.MZ)`${(0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__.ko)((0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__.MZ)`Failed.`)} Nothing was done: ${which} invalid.`;
			let list = (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_0__.e5)(errors.map((error) => (0, _markdown_phrase_js__WEBPACK_IMPORTED_MODULE_2__.CS)(error, 1e3)));
			return (0, _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__.GY)((0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_0__.uW)(2, (0, _text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__.gB)`Reader feedback`, (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_0__.FY)(what), list));
		}
	}),
	4733: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { p: () => parseIssueEvent });
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4394);
		var _addresses_issue_number_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2032);
		let issueEventSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			action: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			issue: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				number: zod__WEBPACK_IMPORTED_MODULE_0__.aig().refine(_addresses_issue_number_js__WEBPACK_IMPORTED_MODULE_1__.D),
				body: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().nullish(),
				pull_request: zod__WEBPACK_IMPORTED_MODULE_0__.L5J().optional()
			}),
			changes: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ body: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ from: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().nullish() }).optional() }).nullish(),
			sender: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				login: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				type: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().nullish()
			}).nullish()
		});
		function parseIssueEvent(payload) {
			let { action, issue, changes, sender } = issueEventSchema.parse(payload);
			let isBot = sender == null || sender.type === "Bot" || sender.login.endsWith("[bot]");
			return {
				action,
				number: issue.number,
				body: issue.body ?? "",
				isPull: issue.pull_request != null,
				before: changes?.body === void 0 ? void 0 : changes.body.from ?? "",
				editor: isBot ? void 0 : sender.login
			};
		}
	}),
	9349: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Q: () => maskSecrets });
		function maskSecrets(core, secrets) {
			for (let form of new Set(secrets.flatMap(listSecretForms))) core.setSecret(form);
		}
		function listSecretForms(secret) {
			let whole = secret.trim();
			let lines = whole.split(/\r\n|\r|\n/).map((line) => line.trim());
			let known = (lines.length > 1 ? [whole, ...lines] : lines).filter((text) => text.length >= 4);
			let derived = known.flatMap(listDerived).filter((form) => form.length >= 8);
			return [...new Set([...known, ...derived])];
		}
		function listDerived(text) {
			let bytes = Buffer.from(text);
			let json = JSON.stringify(text).slice(1, -1);
			let percent = encodeURIComponent(text.toWellFormed());
			let encoded = [bytes, ...[
				`x-access-token:${text}`,
				`${text}:`,
				`${text}:x-oauth-basic`,
				`:${text}`
			].map((pair) => Buffer.from(pair))].map((part) => part.toString("base64"));
			return [
				percent,
				percent.replace(/%../g, (code) => code.toLowerCase()),
				new URLSearchParams([["", text.toWellFormed()]]).toString().slice(1),
				encodeURI(text.toWellFormed()),
				json,
				JSON.stringify(json).slice(1, -1),
				...listHtml(text),
				bytes.toString("hex"),
				bytes.toString("hex").toUpperCase(),
				...[...encoded, ...listCores(bytes)].flatMap((base64) => [
					base64,
					base64.replace(/=+$/, ""),
					toUrlAlphabet(base64)
				])
			];
		}
		function listCores(bytes) {
			return [
				0,
				1,
				2
			].map((before) => {
				let padded = Buffer.concat([Buffer.alloc(before), bytes]);
				let first = Math.ceil(before * 4 / 3);
				let whole = Math.floor(padded.length * 4 / 3);
				return padded.toString("base64").slice(first, whole);
			});
		}
		function toUrlAlphabet(base64) {
			return base64.replace(/=+$/, "").replaceAll("+", "-").replaceAll("/", "_");
		}
		function listHtml(text) {
			let angled = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
			let quoted = angled.replaceAll("\"", "&quot;");
			return [
				angled,
				quoted,
				quoted.replaceAll("'", "&#39;"),
				quoted.replaceAll("'", "&#x27;")
			];
		}
	}),
	9952: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Hj: () => mixBits,
			qj: () => hashText,
			yX: () => hashName
		});
		function hashText(text, seed = 0) {
			let hash = (2166136261 ^ seed) >>> 0;
			for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
			return mixBits(hash);
		}
		function mixBits(value) {
			let bits = value;
			bits = Math.imul(bits ^ bits >>> 16, 2246822507);
			bits = Math.imul(bits ^ bits >>> 13, 3266489909);
			return (bits ^ bits >>> 16) >>> 0;
		}
		function hashName(text) {
			let high = hashText(text, 2654435769);
			let low = hashText(text, 2135587861);
			return high.toString(16).padStart(8, "0") + (low >>> 16).toString(16).padStart(4, "0");
		}
	}),
	2580: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { q: () => isPlainPath });
		var _sanitise_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5610);
		let plainPath = /^(?!.*(?:^|\/)\.{0,2}(?:\/|$))[\w./-]{1,200}$/;
		function isPlainPath(path) {
			return plainPath.test(path) && (0, _sanitise_js__WEBPACK_IMPORTED_MODULE_0__.lg)(path) === path;
		}
	}),
	1451: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { _: () => toSafeText });
		var _cap_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3858);
		var _sanitise_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5610);
		function toSafeText(text, max = 200) {
			return (0, _cap_js__WEBPACK_IMPORTED_MODULE_1__.y)((0, _sanitise_js__WEBPACK_IMPORTED_MODULE_0__.lg)(text).replace(/:(?=:)/g, ": ").replace(/#(?=[#[])/g, "# "), max);
		}
	})
};
