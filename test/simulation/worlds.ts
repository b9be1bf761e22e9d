// The world of one process: the real clients of both sides, over lines that the story controls.
import type { Inputs } from '../../src/inputs.ts'
import { createLog } from '../../src/log.ts'
import type { World } from '../../src/world.ts'
import { placeOf } from '../support/addresses.ts'
import { findCanary } from '../support/canaries.ts'
import { connectWorld } from '../support/connect-world.ts'
import { connectGitHub } from './github-line.ts'
import type { Process } from './process.ts'
import { connectService } from './service-line.ts'
import { repository, type Town } from './town.ts'
import type { Variant } from './variants.ts'

export const place = placeOf(repository)

export function buildWorld(town: Town, process: Process, inputs: Inputs, variant: Variant | undefined): World {
  const { clock } = town
  const { random, name } = process.dice
  const github = connectGitHub(town, process)
  const service = connectService(town, process)
  return connectWorld({
    github: variant?.github?.(github) ?? github,
    service: variant?.service?.(service) ?? service,
    wall: () => clock.now() + process.plan.skewMinutes * 60_000,
    steady: clock.now,
    wait: process.wait,
    ...{ random, name, stop: process.stop, place, inputs },
    log: createLog((text) => {
      if (findCanary(text) !== undefined) town.watch.breach('a canary in the log')
      if (town.traced) town.note(process, text.trimEnd())
    }),
  })
}
