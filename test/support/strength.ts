// How much of a long series of cases is played: a sample in `npm test`, everything in `.ci/run`, where TESTS is `all`.

export const playsAll = process.env.TESTS === 'all'

/** One of so many items, beginning with the one at `turn`; everything at full strength. */
export function sample<T>(items: readonly T[], one: number, turn = 0): readonly T[] {
  return playsAll ? items : items.filter((_, at) => at % one === turn % one)
}

/** `.ci/run` plays crash points and broken rules in steps of their own. */
export const isSimulatedApart = process.env.SIMULATED === 'apart'
