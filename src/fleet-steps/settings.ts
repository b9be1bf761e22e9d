// The settings of a fleet's steps, by the names of its action.yml: all errors are reported together, each with its remedy.
import { parseDuration } from '../inputs/duration.ts'
import { type Form, form, parseCount, parseIds, parseSwitch, parseWord } from '../inputs/forms.ts'
import { type SafeText, safe } from '../text/safe-text.ts'
import { readStepInput, type Stage } from './stage.ts'

const hour = 3_600_000
const parseEvery = form((text) => {
  const time = parseDuration(text)
  return time !== undefined && time >= hour && time <= 366 * 24 * hour ? time : undefined
}, safe`must be a duration from an hour to a year, such as \`1d\`, \`6h\` or \`P1W\``)

const table = {
  every: { default: 'P1D', form: parseEvery },
  'export-requests-per-hour': { default: '100', form: parseCount(1, 1_000_000) },
  'projects-per-job': { default: '25', form: parseCount(1, 1000) },
  only: { default: '', form: parseIds },
  'dry-run': { default: 'false', form: parseSwitch },
  'fail-on': { default: 'any', form: parseWord(['any', 'all', 'never']) },
} as const

type Table = typeof table
export type Settings = {
  readonly [Name in keyof Table]: Table[Name]['form'] extends Form<infer Value> ? Value : never
}

export function parseSettings(
  stage: Pick<Stage, 'env'>,
): { readonly settings: Settings } | { readonly errors: readonly SafeText[] } {
  const errors: SafeText[] = []
  const settings: Record<string, unknown> = {}
  for (const [name, { default: usual, form }] of Object.entries(table)) {
    const parsed = form(readStepInput(stage, name) || usual)
    if ('value' in parsed) settings[name] = parsed.value
    else errors.push(safe`\`${name as keyof Table}\` ${parsed.error}.`)
  }
  return errors.length > 0 ? { errors } : { settings: settings as Settings }
}
