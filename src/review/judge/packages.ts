// What a text installs: packages, images and the like.
import { type Command, listCommands, type Snippet } from './commands.ts'
import data from './packages.json' with { type: 'json' }
import { setOf } from './patterns.ts'

const managers = setOf(data.managers)
const verbs = setOf(data.verbs)
const valued = setOf(data.valued)
const stop = setOf(data.stop)
const manifests = data.manifests.map((pattern) => new RegExp(pattern))
const direct = /^(?:add-apt-repository|bunx|cpanm|install-module|install-package|npx|pnpx|uvx)$/
const single = /^(?:create|dlx|exec|init|run|x)$/
const query = /\b(?:select|delete|insert|where|join|returning|group by|order by)\b/i
const maxOperands = 200

export function listPackages(snippet: Snippet) {
  const isQuery = /sql$/.test(snippet.lang) || (!/docker/.test(snippet.lang) && query.test(snippet.text))
  return snippet.lines.flatMap((line) => {
    const isProse = snippet.kind === 'prose'
    const isLoose = snippet.kind === 'line' || isProse || /^\s*(?:#|\/\/|--\s|\*)/.test(line.text)
    const installed = listCommands(line.text)
      .flatMap((command) => listInstalled(command, isLoose, isProse ? 1 : 4))
      .filter((spec) => !isProse || /[-@/_\d]/.test(spec))
    const declared =
      isProse || (isQuery && /^\s*from\b/i.test(line.text))
        ? []
        : manifests.flatMap((form) => form.exec(line.text)?.[1] ?? [])
    const all = [...installed, ...declared].flatMap((spec) => parsePackage(spec, line.line) ?? [])
    return [...new Map(all.map((one) => [one.name, one])).values()]
  })
}

export const isManager = (program: string) => managers.has(program)

function listInstalled({ words }: Command, isLoose: boolean, reach: number) {
  const at = words.findIndex((word) => managers.has(word.toLowerCase().replace(/^.*\//, '')))
  const program = words[at]?.toLowerCase() ?? ''
  if (at < 0) return []
  const rest = words.slice(at + 1, at + 1 + maxOperands)
  let from = 0
  let verb = ''
  if (!direct.test(program)) {
    const first = rest.slice(0, reach).findIndex((word) => verbs.has(word.toLowerCase()))
    if (first < 0) return []
    verb = rest[first] ?? ''
    from = first + 1
    while (/^(?:package|install|add)$/.test(rest[from] ?? '')) from += 1
  }
  const operands: string[] = []
  for (let index = from; index < rest.length; index += 1) {
    const word = rest[index] ?? ''
    if (/^[>#]|^\d?>/.test(word)) break
    const isChannel = /^(?:-c|--channel)$/.test(word) && /^(?:conda|mamba)$/.test(program)
    if (valued.has(word) && !isChannel) index += 1
    else if (!word.startsWith('-')) operands.push(word)
  }
  const offset = program === 'helm' && verb !== 'add' && verb !== 'pull' ? 1 : 0
  const isSingle = isLoose || direct.test(program) || single.test(verb) || /^(?:docker|podman|helm)$/.test(program)
  return operands
    .slice(offset, isSingle ? offset + 1 : maxOperands)
    .filter((word) => !isLoose || !stop.has(word.toLowerCase().replace(/[.,:;]$/, '')))
}

const form = /^(?:npm:|jsr:|git(?:hub|lab):)?(@?[a-z_][\w.-]*(?:[/:][a-z_][\w.-]*)*)/i
const other = /^[./~$%<]|[<>](?!=?\d)|:\/\/|^git\+|^(?:your|my)[-_]|\.(?:txt|toml|whl|deb|rpm|tgz|gz|zip)$/i

function parsePackage(spec: string, line: number) {
  const bare = spec.replace(/[,;.:!?]+$/, '').replace(/^@?[\w./-]{1,100}@npm:/, '')
  const found = form.exec(bare)?.[1]?.toLowerCase()
  const name = found?.replace(/^docker\.io\/(?:library\/)?/, '')
  if (name === undefined || other.test(bare) || name.length > 200) return undefined
  const parts = name.split(/[/:]/)
  const owner = parts.length > 1 ? parts.slice(0, -1).join('/') : undefined
  return { name, owner, line }
}
