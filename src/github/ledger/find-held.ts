// Whether the ledger's branch was ever at a commit that a text names: anybody may write such a text.
import { z } from 'zod'
import { parseJson } from '../../http/parse-json.ts'

/**
 * `perhaps`: the commit has that ledger, but GitHub does not say where the branch was (a fork's commits can be read here too), or the
 * text in the ledger's place is not JSON.
 */
export type Held = 'yes' | 'perhaps' | 'no'

const activitySchema = z.array(z.object({ before: z.string(), after: z.string() })).nonempty()
const ledgerSchema = z.object({ sequence: z.number() })

/**
 * @param activity GitHub's record of the branch's moves; undefined if it does not say
 * @param readLedger the project's ledger at the commit
 */
export async function findHeld(
  { commit, sequence }: { readonly commit: string; readonly sequence: number },
  activity: unknown,
  readLedger: () => Promise<string | undefined>,
): Promise<Held> {
  if (commit === '') return 'no'
  const moves = activitySchema.safeParse(activity).data
  if (moves?.every(({ before, after }) => before !== commit && after !== commit)) return 'no'
  const text = await readLedger()
  if (text === undefined) return 'no'
  const json = parseJson(text)
  // An answer that was garbled on its way says nothing about the commit.
  if (json === undefined) return 'perhaps'
  if (ledgerSchema.safeParse(json).data?.sequence !== sequence) return 'no'
  return moves === undefined ? 'perhaps' : 'yes'
}
