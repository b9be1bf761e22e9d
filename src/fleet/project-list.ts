// The list of projects: JSON from an input or a file, checked whole before anything starts.
import { z } from 'zod'
import { parseProjectId } from '../addresses/project-id.ts'
import { parseRepositoryName } from '../addresses/repository-name.ts'
import { describeUnknown } from '../inputs/words.ts'
import { inputNames, parseInputs } from '../inputs.ts'
import { count, formatNumber, joinLines, type SafeText, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import type { FleetProject } from './project.ts'

export type ListRead =
  | { readonly kind: 'projects'; readonly projects: readonly FleetProject[] }
  | { readonly kind: 'invalid'; readonly errors: readonly SafeText[] }

/**
 * Where the Action's own defaults suit a single project: many share a job, which should not wait half an hour for one of them, and
 * a token's requests of an hour, which five fixes for each would use up.
 */
const fleetDefaults = { wait: 'PT10M', 'max-jobs': '2' }

const mostProjects = 100_000
const mostErrors = 20

/** A fleet sets these itself, or they are for a single run by hand. */
const reserved = ['api-key', 'github-token', 'max-export-requests', 'send-anyway', 'fail-on']
const ownNames = ['project-id', 'organisation', 'repository', 'key']
const inputKeys = inputNames.filter((name) => name !== 'project-id' && !reserved.includes(name))

const valueSchema = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])
const entrySchema = z.union([z.string(), z.record(z.string(), valueSchema)])
const listSchema = z.union([
  z.array(entrySchema),
  z.strictObject({ defaults: z.record(z.string(), valueSchema).optional(), projects: z.array(entrySchema) }),
])
type Entry = z.infer<typeof entrySchema>
type Values = Readonly<Record<string, z.infer<typeof valueSchema>>>

const form = safe`an array of project ids or objects such as \`[{"project-id": \
"docs"}]\`, or \`{"defaults": {}, "projects": []}\``

/** Each error names the project by its place in the list, and says what to write instead; at most twenty are reported. */
export function parseProjectList(text: string): ListRead {
  const json = parseJson(text)
  if (json === undefined)
    return fail(
      safe`The list of projects is not valid JSON: check it with \`jq . <file>\` (comments and trailing commas are not allowed).`,
    )
  const list = listSchema.safeParse(json.value)
  if (!list.success) return fail(describeShape(json.value))
  const { defaults = {}, projects: entries } = Array.isArray(list.data) ? { projects: list.data } : list.data
  if (entries.length === 0) return fail(safe`The list of projects is empty: name at least one.`)
  if (entries.length > mostProjects)
    return fail(
      safe`The list has ${formatNumber(entries.length)} projects, more than ${formatNumber(mostProjects)}: split it \
over several workflows.`,
    )
  return parseEntries(entries, defaults)
}

function parseEntries(entries: readonly Entry[], defaults: Values): ListRead {
  const errors = listNameErrors(safe`\`defaults\``, defaults, ['organisation', 'key', ...inputKeys])
  const projects: FleetProject[] = []
  const places = new Map<string, number>()
  for (const [index, entry] of entries.entries()) {
    const values = typeof entry === 'string' ? { 'project-id': entry } : entry
    const id = typeof values['project-id'] === 'string' ? values['project-id'] : ''
    const where = safe`\`projects[${index}]\`${id === '' ? '' : safe` (${toSafeText(id, 60)})`}`
    const first = places.get(id)
    if (id !== '' && first !== undefined)
      errors.push(
        safe`${where} is listed twice, first as \`projects[${first}]\`: remove one; a project has one ledger.`,
      )
    places.set(id, first ?? index)
    const read = parseEntry(where, id, values, defaults)
    if ('project' in read) projects.push(read.project)
    else for (const error of read.errors) errors.push(error)
    if (errors.length > mostErrors) break
  }
  if (errors.length === 0) return { kind: 'projects', projects }
  if (errors.length <= mostErrors) return { kind: 'invalid', errors }
  return { kind: 'invalid', errors: [...errors.slice(0, mostErrors), safe`There are more errors; fix these first.`] }
}

function parseEntry(
  where: SafeText,
  id: string,
  values: Values,
  defaults: Values,
): { readonly project: FleetProject } | { readonly errors: readonly SafeText[] } {
  const errors = listNameErrors(where, values, [...ownNames, ...inputKeys])
  if (id === '' || parseProjectId(id) === undefined)
    errors.push(
      safe`${where}: \`project-id\` must be the project’s identifier as shown in the service’s dashboard (at most 200 \
characters, none of them invisible).`,
    )
  const { organisation = '', repository, key, ...rest } = { ...defaults, ...values }
  if (typeof organisation !== 'string' || !/^[\w .-]{0,100}$/.test(organisation))
    errors.push(
      safe`${where}: \`organisation\` must be a short name of letters, digits, spaces, \`.\`, \`_\` and \`-\`.`,
    )
  const tracked = typeof repository === 'string' ? parseRepositoryName(repository) : undefined
  if (repository !== undefined && tracked === undefined)
    errors.push(
      safe`${where}: \`repository\` must be a name such as \`my-org/docs\`, or be left out for this repository.`,
    )
  if (key !== undefined && !(typeof key === 'string' && /^[A-Za-z_]\w{0,99}$/.test(key)))
    errors.push(
      safe`${where}: \`key\` must be the name of a key in the secret \`DOCS_API_KEYS\`, such as \`PAYMENTS\` \
(letters, digits, \`_\`); never write the key itself into the list.`,
    )
  const inputs = Object.fromEntries(
    Object.entries(rest)
      .filter(([name]) => inputKeys.some((known) => known === name))
      .map(([name, value]) => [name, Array.isArray(value) ? value.join('\n') : String(value)]),
  )
  for (const error of listInputErrors(where, inputs)) errors.push(error)
  if (errors.length > 0) return { errors }
  return {
    project: {
      id,
      organisation: String(organisation),
      repository: tracked,
      key: key as string | undefined,
      inputs: { ...fleetDefaults, ...inputs },
    },
  }
}

/** What the Action itself would say of them. */
function listInputErrors(where: SafeText, inputs: Readonly<Record<string, string>>): SafeText[] {
  const named = Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])
  const env = Object.fromEntries([...named, ['INPUT_PROJECT-ID', 'docs'], ['INPUT_GITHUB-TOKEN', 'token']])
  const read = parseInputs(env, false)
  return read.kind === 'inputs' ? [] : read.errors.map((error) => safe`${where}: ${error}`)
}

function listNameErrors(where: SafeText, values: Values, known: readonly string[]): SafeText[] {
  const names = Object.keys(values).filter((name) => !known.includes(name))
  if (names.length === 0) return []
  const own = names.filter((name) => reserved.includes(name))
  if (own.includes('api-key'))
    return [
      safe`${where}: keys do not belong in the list. Store them as the secret \`DOCS_API_KEY\`, or by name in \
\`DOCS_API_KEYS\`, and write \`"key": "NAME"\`.`,
    ]
  if (own.length > 0)
    return [safe`${where}: \`${toSafeText(own[0] ?? '', 40)}\` is set by the fleet itself: leave it out.`]
  return [safe`${where}: ${describeUnknown(known, names)}. Use an input of the Action, or ${listOwn()}.`]
}

function listOwn(): SafeText {
  return joinLines([safe`\`organisation\``, safe`\`repository\``, safe`\`key\``], ', ')
}

function describeShape(value: unknown): SafeText {
  if (Array.isArray(value)) {
    const at = value.findIndex((entry) => !entrySchema.safeParse(entry).success)
    return safe`\`projects[${at}]\` must be a project id, or an object whose values are texts, numbers, booleans or \
lists of texts.`
  }
  if (value !== null && typeof value === 'object' && 'projects' in value && Array.isArray(value.projects)) {
    const at = value.projects.findIndex((entry) => !entrySchema.safeParse(entry).success)
    if (at >= 0) return describeShape(value.projects)
  }
  return safe`The list of projects must be ${form}.`
}

function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text.replace(/^\ufeff/, '')) }
  } catch {
    return undefined
  }
}

function fail(error: SafeText): ListRead {
  return { kind: 'invalid', errors: [error] }
}

/** Those of the list that a person named, or which of the names it does not have. */
export function chooseProjects(projects: readonly FleetProject[], only: readonly string[]): ListRead {
  if (only.length === 0) return { kind: 'projects', projects }
  const known = new Map(projects.map((project) => [project.id, project]))
  const missing = only.filter((id) => !known.has(id))
  if (missing.length === 0) return { kind: 'projects', projects: only.flatMap((id) => known.get(id) ?? []) }
  const names = joinLines(
    missing.slice(0, 5).map((id) => toSafeText(id, 60)),
    ', ',
  )
  return fail(
    safe`\`only\` names ${count(missing.length, 'project')} that the list does not have (${names}): correct it, or \
add them to the list.`,
  )
}
