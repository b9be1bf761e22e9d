// A very short fire; `.ci/run` asks for more, and `npm run fire:service` kills a hundred times, and has a thousand jobs.
import { expect, test } from 'vitest'
import { playsAll } from '../../support/strength.ts'
import { kinds } from '../on-each-database.ts'
import { type FireOptions, runFire } from './fire.ts'

const kills = playsAll ? 6 : 1
const each = 25 * kills
const patience = 90_000
const whole = { deaths: 0, lost: [], overlapping: [], twice: [], damage: '' }

type Kind = (typeof kinds)[number]
async function burn({ create }: Kind, options: Omit<FireOptions, 'url' | 'patience'>) {
  const { url, remove } = await create()
  return runFire({ ...options, url, patience }).finally(remove)
}

// Beside each other: mostly they wait.
for (const kind of kinds)
  test.skipIf(kind.missing)(
    `senders and workers that are killed lose no job and run none twice at once: ${kind.name}`,
    { concurrent: true, timeout: 150_000 },
    async () => {
      // Postgres notices a worker's death after ten seconds at the earliest.
      const leaseSeconds = kind.name === 'Postgres' ? 10 : 5
      const ashes = await burn(kind, { kills, calm: 500, jobs: 100_000, milliseconds: 40, leaseSeconds })
      expect(ashes).toMatchObject({ ...whole, kills })
      expect(ashes.accepted).toBeGreaterThan(0)
      expect(ashes.runs).toBeGreaterThanOrEqual(ashes.accepted)
    },
  )

for (const kind of kinds.filter(({ name }) => name === 'Postgres'))
  test.skipIf(kind.missing)(
    'two services and two workers on one Postgres run each of their jobs once',
    { concurrent: true, timeout: 150_000 },
    async () => {
      const ashes = await burn(kind, { kills: 0, calm: 0, jobs: each, milliseconds: 1, leaseSeconds: 60 })
      expect(ashes).toMatchObject({ ...whole, accepted: 2 * each, jobs: 2 * each, runs: 2 * each })
    },
  )
