// What may be shown where. GitHub is only asked when it matters; a repository of unknown visibility counts as public.
import type { Inputs } from '../inputs.ts'
import type { World } from '../world.ts'

type Setting = Pick<Inputs, 'quotes'>

/** Readers' words: in private repositories, or where the team says so. */
export async function mayQuote({ pulls }: Pick<World, 'pulls'>, { quotes }: Setting): Promise<boolean> {
  return quotes === 'auto' ? (await pulls.isPrivate()) === true : quotes === 'always'
}

/** The service's words about a prompt: never in public, since they may repeat readers in ways that no comparison detects. */
export async function mayQuoteService({ pulls }: Pick<World, 'pulls'>, { quotes }: Setting): Promise<boolean> {
  return quotes !== 'never' && (await pulls.isPrivate()) === true
}
