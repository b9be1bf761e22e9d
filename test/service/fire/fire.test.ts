// A very short fire; `.ci/run` asks for more, and `npm run fire:service` kills a hundred times, and has a thousand jobs.
import { describe, expect, test } from 'vitest'
import { listDatabaseKinds } from '../../support/databases.ts'
import { playsAll } from '../../support/strength.ts'
import { type FireOptions, runFire } from './fire.ts'

const kinds = await listDatabaseKinds()
const kills = playsAll ? 6 : 1
const each = 25 * kills
const whole = { deaths: 0, lost: [], overlapping: [], twice: [], damage: '' }

async function burn(kind: (typeof kinds)[number] | undefined, options: Omit<FireOptions, 'url'>) {
  if (!kind) throw new Error('There is no such database')
  const empty = await kind.create()
  try {
    return await runFire({ ...options, url: empty.url })
  } finally {
    await empty.remove()
  }
}

describe.for(kinds)('$name', (kind) => {
  test.skipIf(kind.missing)(
    'senders and workers that are killed lose no job and run none twice at once',
    async () => {
      // Postgres notices a worker's death after ten seconds at the earliest.
      const leaseSeconds = kind.name === 'Postgres' ? 10 : 2
      const options = { kills, calm: 500, jobs: 100_000, milliseconds: 40, leaseSeconds, patience: 90_000 }
      const ashes = await burn(kind, options)
      expect(ashes).toMatchObject({ ...whole, kills })
      expect(ashes.runs).toBeGreaterThanOrEqual(ashes.accepted)
    },
    150_000,
  )
})

const postgres = kinds.find(({ name }) => name === 'Postgres')

test.skipIf(postgres?.missing ?? true)(
  'two services and two workers on one Postgres run each of their jobs once',
  async () => {
    const options = { kills: 0, calm: 0, jobs: each, milliseconds: 1, leaseSeconds: 60, patience: 90_000 }
    expect(await burn(postgres, options)).toMatchObject({
      ...whole,
      accepted: 2 * each,
      jobs: 2 * each,
      runs: 2 * each,
    })
  },
  150_000,
)
