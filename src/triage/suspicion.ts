// The reasons that mean a possible attack: what a person may read and release. Noise, spam and praise are set aside for good.
import { type SafeText, safe } from '../text/safe-text.ts'

const orders = safe`looks like orders to the agent, not feedback`

export const hides = safe`hides text from sight`

/** @param why the rest of the reason, in fixed words */
export function suspect(why: SafeText): SafeText {
  return safe`${orders}: ${why}`
}

/** By its form, so that reasons of earlier versions count too. */
export function isSuspicion(reason: string): boolean {
  return reason === hides || reason.startsWith(`${orders}: `)
}
