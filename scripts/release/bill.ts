// The bill of materials as npm writes it: without what is only used here, and the same for everybody who makes it from the same commit.
import { createHash } from 'node:crypto'

export interface Source {
  /** Of package.json. */
  readonly name: string
  /** In full. */
  readonly commit: string
  /** Of the commit, in ISO 8601. */
  readonly time: string
  /** Text of dist/licenses.txt: per package its name, its licence and the licence's text. */
  readonly licenses: string
}

interface Component {
  readonly 'bom-ref': string
  readonly name: string
  readonly scope: string
}

interface Bill {
  readonly bomFormat: string
  readonly metadata: { readonly component: Component }
  readonly components: readonly Component[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

/**
 * npm numbers each bill at random, dates it and names it after the folder: the commit decides instead.
 * @param text what `npm sbom` prints without `--omit`, which also leaves out packages that development needs too.
 * Throws when the text is no bill in CycloneDX, or when dist/ holds a package that is there for development only.
 */
export function completeBill(text: string, source: Source): string {
  const bill = JSON.parse(text) as Bill
  if (bill.bomFormat !== 'CycloneDX' || !Array.isArray(bill.components))
    throw new Error('This is no bill of materials in CycloneDX: give what `npm sbom --sbom-format cyclonedx` prints.')
  const { metadata } = bill
  const components = bill.components.filter(({ scope }) => scope === 'required')
  const known = new Set([metadata.component, ...components].map((component) => component['bom-ref']))
  if (components.length === 0) throw new Error('The bill lists no package that is needed to run.')
  const names = new Set(components.map(({ name }) => name))
  const begins = new Set(source.licenses.split('\n\n').map((part) => part.trimStart().split('\n', 1)[0] ?? ''))
  const missing = bill.components.filter(({ name }) => begins.has(name) && !names.has(name)).map(({ name }) => name)
  if (missing.length > 0)
    throw new Error(
      `dist/ holds ${missing.join(', ')}, which package.json has for development only: move it to \`dependencies\`.`,
    )
  const complete = {
    ...bill,
    serialNumber: `urn:uuid:${toUuid(source.commit)}`,
    metadata: {
      ...metadata,
      timestamp: new Date(source.time).toISOString(),
      component: { ...metadata.component, type: 'application', name: source.name },
    },
    components,
    dependencies: bill.dependencies
      .filter(({ ref }) => known.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => known.has(other)) })),
  }
  return `${JSON.stringify(complete, undefined, 2)}\n`
}

/** Version 8 of RFC 9562: all other bits are ours. */
function toUuid(commit: string): string {
  const digits = createHash('sha256').update(commit).digest('hex')
  const parts = [digits.slice(0, 8), digits.slice(8, 12), `8${digits.slice(13, 16)}`, `8${digits.slice(17, 20)}`]
  return [...parts, digits.slice(20, 32)].join('-')
}
