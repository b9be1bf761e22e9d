// GraphQL as far as it is sent here: one operation with variables, aliases, arguments and inline fragments, executed over plain objects.

type Value = string | number | boolean | null | { readonly $: string } | Value[] | { readonly [key: string]: Value }

interface Field {
  readonly kind: 'field'
  readonly alias: string
  readonly name: string
  readonly args: Readonly<Record<string, Value>>
  readonly inner: readonly Selection[]
}
interface Fragment {
  readonly kind: 'fragment'
  readonly type: string
  readonly inner: readonly Selection[]
}
type Selection = Field | Fragment

export interface Document {
  readonly operation: 'query' | 'mutation'
  readonly selections: readonly Selection[]
}

/** An object of the schema: its type's name, and its fields, which may take arguments. */
export type Node = { readonly __typename: string } & Readonly<Record<string, unknown>>

/** An error as GitHub words it: its field is null. */
export class GraphqlFault extends Error {
  readonly type: string
  constructor(type: string, message: string) {
    super(message)
    this.type = type
  }
}

const documents = new Map<string, Document>()

/** Undefined if it is none of this form. */
export function parseDocument(text: string): Document | undefined {
  const known = documents.get(text)
  if (known !== undefined) return known
  // Named fragments are not read here.
  if (/\.{3}(?!on )/.test(text)) return undefined
  const tokens: string[] = text.match(/"[^"]*"|\.\.\.|[$\w]+|[{}()[\]:!]/g) ?? []
  const operation = tokens[0] === 'mutation' ? 'mutation' : 'query'
  if (tokens[0] === operation) tokens.shift()
  if (tokens[0] === '(') tokens.splice(0, tokens.indexOf(')') + 1)
  const document = tokens[0] === '{' ? ({ operation, selections: parseSelections(tokens) } as const) : undefined
  if (document !== undefined && tokens.length === 0) documents.set(text, document)
  return documents.get(text)
}

function parseSelections(tokens: string[]): Selection[] {
  const selections: Selection[] = []
  for (
    let token = tokens.shift() === '{' ? tokens.shift() : undefined;
    token !== undefined && token !== '}';
    token = tokens.shift()
  ) {
    if (token === '...') {
      tokens.shift()
      selections.push({ kind: 'fragment', type: tokens.shift() ?? '', inner: parseSelections(tokens) })
      continue
    }
    const name = tokens[0] === ':' ? (tokens.splice(0, 2)[1] ?? '') : token
    const args = tokens[0] === '(' ? (parseValue(tokens) as Field['args']) : {}
    selections.push({
      kind: 'field',
      alias: token,
      name,
      args,
      inner: tokens[0] === '{' ? parseSelections(tokens) : [],
    })
  }
  return selections
}

function parseValue(tokens: string[]): Value {
  const token = tokens.shift() ?? ''
  if (token === '(' || token === '{') {
    const fields: Record<string, Value> = {}
    for (let name = tokens.shift(); name !== undefined && name !== ')' && name !== '}'; name = tokens.shift()) {
      tokens.shift()
      fields[name] = parseValue(tokens)
    }
    return fields
  }
  if (token === '[') {
    const items: Value[] = []
    while (tokens[0] !== ']') items.push(parseValue(tokens))
    tokens.shift()
    return items
  }
  if (token.startsWith('$')) return { $: token.slice(1) }
  if (token.startsWith('"')) return token.slice(1, -1)
  return /^\d+$/.test(token) ? Number(token) : token
}

/** Lists are not null in GitHub's schema: when one fails, the object that it belongs to is null. */
const notNull = ['issues', 'pullRequests', 'history', 'comments', 'repository']

export function executeDocument(document: Document, root: Node, variables: Readonly<Record<string, unknown>>): object {
  const errors: object[] = []
  const fill = (value: Value): unknown => {
    if (Array.isArray(value)) return value.map(fill)
    if (typeof value !== 'object' || value === null) return value
    if ('$' in value) return variables[String(value.$)]
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner)]))
  }
  const resolve = (value: unknown, inner: readonly Selection[], path: readonly (string | number)[]): unknown => {
    if (Array.isArray(value)) return value.map((item, index) => resolve(item, inner, [...path, index]))
    if (inner.length === 0 || value === null || value === undefined) return value ?? null
    const node = value as Node
    const answer: Record<string, unknown> = {}
    for (const selection of inner) {
      if (selection.kind === 'fragment') {
        if (selection.type !== node.__typename) continue
        Object.assign(answer, resolve(node, selection.inner, path))
        continue
      }
      const { name, alias, args } = selection
      if (!(name in node))
        throw new GraphqlFault('undefinedField', `Field '${name}' doesn't exist on type '${node.__typename}'`)
      const here = [...path, alias]
      try {
        const given = node[name]
        const result = typeof given === 'function' ? given(fill(args)) : given
        answer[alias] = resolve(result, selection.inner, here)
      } catch (fault) {
        if (!(fault instanceof GraphqlFault) || fault.type === 'undefinedField') throw fault
        errors.push({ type: fault.type, path: here, message: fault.message })
        answer[alias] = null
      }
      if (answer[alias] === null && notNull.includes(name) && path.length > 0) return null
    }
    return answer
  }
  try {
    const data = resolve(root, document.selections, [])
    return errors.length === 0 ? { data } : { data, errors }
  } catch (fault) {
    if (!(fault instanceof GraphqlFault)) throw fault
    // A query that does not fit the schema is not executed at all.
    return { errors: [{ path: [document.operation], extensions: { code: fault.type }, message: fault.message }] }
  }
}
