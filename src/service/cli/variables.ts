// Variables of the environment that begin like ours: a slip of the pen would silently count for nothing.
import { nameVariable, optionNames } from './options.ts'
import { suggest } from './suggest.ts'

export type Environment = Readonly<Record<string, string | undefined>>

const prefix = 'FEEDBACK_'
/** What an agent's program is given, which may call this command. */
const ofAgents = ['FEEDBACK_JOB_ID', 'FEEDBACK_PROMPT_FILE', 'FEEDBACK_DESCRIPTION_FILE']
const known = [...optionNames.map(nameVariable), ...ofAgents]

type Judgement =
  | { readonly kind: 'mistake'; readonly message: string }
  /** Those that resemble nothing of ours, and may be another program's. */
  | { readonly kind: 'fine'; readonly unused: readonly string[] }

/** An empty variable counts as not set. Values are never repeated: one may be a secret. */
export function judgeVariables(environment: Environment): Judgement {
  const strange = Object.keys(environment).filter((name) => {
    return name.startsWith(prefix) && environment[name] !== '' && !known.includes(name)
  })
  for (const name of strange) {
    const meant = suggest(
      name.slice(prefix.length).toUpperCase(),
      known.map((one) => one.slice(prefix.length)),
    )
    if (meant === undefined) continue
    const advice = 'If it belongs to another program, unset it for this command (`env -u`)'
    return {
      kind: 'mistake',
      message: `Unknown environment variable ${name}: did you mean ${prefix}${meant}? ${advice}`,
    }
  }
  return { kind: 'fine', unused: strange.toSorted() }
}
