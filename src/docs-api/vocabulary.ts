// Not schemas: reading the inputs must not load zod.
export const feedbackSources = ['code_snippet', 'contextual', 'agent', 'thumbs_only'] as const
export const feedbackStatuses = ['pending', 'in_progress', 'resolved', 'dismissed'] as const
export const jobStatuses = ['active', 'completed', 'archived', 'failed'] as const

export type FeedbackSource = (typeof feedbackSources)[number]
export type FeedbackStatus = (typeof feedbackStatuses)[number]

export interface Filters {
  readonly sources: readonly FeedbackSource[]
  readonly statuses: readonly FeedbackStatus[]
}
