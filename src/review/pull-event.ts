// What an event says of a pull request.

/** The pull request of the event, as far as the review needs it. */
export interface PullEvent {
  readonly action: string
  readonly number: number
  readonly url: string
  readonly state: 'open' | 'closed' | 'merged'
  readonly body: string
  readonly fork: boolean
  /** Epoch milliseconds. */
  readonly createdAt: number
  readonly closedAt: number | undefined
}
