// The labels of this Action. The sync creates them: a token with `pull-requests: write` alone cannot.

interface Label {
  readonly name: string
  readonly color: string
  readonly description: string
}

/** On every tracking issue; adding it takes triage access, so a stranger's copy of the issue does not have it. */
export const issueLabel = 'feedback-to-fix'

/** By verdict. A label is withdrawn when its pull request has a newer commit. */
export const verdictLabels = {
  clear: {
    name: 'feedback-to-fix:clear',
    color: '0e8a16',
    description: 'Every difference is of a kind known to be harmless',
  },
  look: {
    name: 'feedback-to-fix:look',
    color: 'fbca04',
    description: 'A person should read the places that the review names',
  },
  block: {
    name: 'feedback-to-fix:block',
    color: 'd93f0b',
    description: 'Contains something that no documentation fix may contain',
  },
} as const satisfies Readonly<Record<string, Label>>
