// How long agents' jobs may take, in milliseconds: kinds of agents that following must do well with.

const second = 1000
const longest = 2 * 3600 * second

type Random = () => number

export interface Kind {
  readonly name: string
  /** @param nth counts the jobs, for a kind that changes */
  readonly draw: (random: Random, nth: number) => number
}

export const kinds: readonly Kind[] = [
  { name: 'an instant agent (1 to 3 s)', draw: (random) => (1 + 2 * random()) * second },
  { name: 'always about 5 min (± 3 %)', draw: (random) => around(300, 9, random) },
  {
    name: 'log-normal, 3 to 10 min (central 90 %)',
    draw: (random) => Math.exp(Math.log(329) + 0.366 * gauss(random)) * second,
  },
  {
    name: 'two kinds: 45 s or 20 min',
    draw: (random) => (random() < 0.5 ? around(45, 8, random) : around(1200, 120, random)),
  },
  {
    name: 'heavy tail: from 1 min, half beyond 2 min, one in 25 beyond 20 min',
    draw: (random) => (60 * second) / (1 - random()) ** (1 / 1.07),
  },
  {
    name: 'a new agent every 100 jobs: 2 min, then 15 min',
    draw: (random, nth) => (nth % 200 < 100 ? around(120, 12, random) : around(900, 90, random)),
  },
]

/** The same jobs for every way of following them. */
export function drawJobs({ draw }: Kind, count: number, random: Random): number[] {
  return Array.from({ length: count }, (_, nth) => Math.min(longest, draw(random, nth)))
}

function around(mean: number, deviation: number, random: Random): number {
  return Math.max(1, mean + deviation * gauss(random)) * second
}

function gauss(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}
