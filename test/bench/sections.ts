// The sections of the benchmarks in the order of the page, each loaded when it is run.
import type { Section } from './section.ts'

export type Load = () => Promise<Section>

/** A new section: its line here, and its file in `sections/`. */
export const sections = {
  'start-up': () => import('./sections/start-up.ts').then(({ section }) => section),
  idle: () => import('./sections/idle.ts').then(({ section }) => section),
  writes: () => import('./sections/writes.ts').then(({ section }) => section),
  export: () => import('./sections/export.ts').then(({ section }) => section),
  cluster: () => import('./sections/cluster.ts').then(({ section }) => section),
  text: () => import('./sections/text.ts').then(({ section }) => section),
  review: () => import('./sections/review.ts').then(({ section }) => section),
  service: () => import('./sections/service.ts').then(({ section }) => section),
} as const satisfies Readonly<Record<string, Load>>

export type SectionName = keyof typeof sections

/** All sections when none is named. Throws when there is no section of a name. */
export function chooseSections(names: readonly string[]): readonly SectionName[] {
  const unknown = names.filter((name) => !Object.hasOwn(sections, name))
  if (unknown.length > 0)
    throw new Error(`Unknown section ${unknown.join(', ')}: choose from ${Object.keys(sections).join(', ')}.`)
  const all = Object.keys(sections) as SectionName[]
  return names.length === 0 ? all : all.filter((name) => names.includes(name))
}
