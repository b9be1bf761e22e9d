// The plan as a file: what the first job of a run decides, for all others.
import { z } from 'zod'
import { parseRepositoryName } from '../addresses/repository-name.ts'
import type { Batch } from './batches.ts'
import type { OrganisationPlan } from './plan.ts'

const projectSchema = z.object({
  id: z.string(),
  organisation: z.string(),
  repository: z
    .string()
    .optional()
    .transform((name) => (name === undefined ? undefined : parseRepositoryName(name))),
  key: z.string().optional(),
  inputs: z.record(z.string(), z.string()),
})
const stateSchema = z.object({
  ...{ name: z.string(), done: z.number(), behind: z.number(), at: z.number() },
  spent: z.array(z.object({ at: z.number(), requests: z.number() })),
  ...{ missed: z.array(z.string()), active: z.array(z.string()) },
})
const planFileSchema = z.object({
  version: z.literal(1),
  /** In epoch milliseconds. */
  at: z.number(),
  dryRun: z.boolean(),
  organisations: z.array(
    z.object({
      ...{ name: z.string(), projects: z.number(), round: z.number(), requests: z.number(), spent: z.number() },
      ...{ visits: z.number(), left: z.number(), next: stateSchema },
    }),
  ),
  batches: z.array(
    z.object({
      visits: z.array(
        z.object({
          project: projectSchema.transform(({ repository, key, ...project }) => ({ ...project, repository, key })),
          why: z.enum(['turn', 'missed', 'active', 'asked']),
        }),
      ),
      requests: z.record(z.string(), z.number()),
    }),
  ),
})

export type PlanFile = z.infer<typeof planFileSchema>

export function buildPlanFile(
  at: number,
  dryRun: boolean,
  plans: readonly OrganisationPlan[],
  batches: readonly Batch[],
): PlanFile {
  const organisations = plans.map(({ visits, ...plan }) => ({ ...plan, visits: visits.length }))
  const copies = batches.map(({ visits, requests }) => ({ visits: [...visits], requests: { ...requests } }))
  return structuredClone({ version: 1, at, dryRun, organisations, batches: copies }) as PlanFile
}

/** @throws if the file is not one that `buildPlanFile` made */
export function parsePlanFile(text: string): PlanFile {
  return planFileSchema.parse(JSON.parse(text))
}
