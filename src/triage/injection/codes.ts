// Why an entry is flagged as a possible prompt injection. Stored and counted as these; their sentences are made in `report/`.

export const injectionCodes = [
  'oversized',
  'hidden-instructions',
  'hidden-text',
  'disguised-instructions',
  'encoded-instructions',
  'instructions-in-names',
  'forged-message',
  'forged-end',
  'override',
  'indirect-instructions',
  'role-change',
  'addresses-agent',
  'prompt-disclosure',
  'secrets',
  'exfiltration',
  'foreign-code',
  'changes-machinery',
  'skips-checks',
  'deletes-content',
  'inserts-payload',
  'access',
  'claims-authority',
  'concealment',
  'dictates-pull-request',
  'several-signs',
  'order',
] as const

export type InjectionCode = (typeof injectionCodes)[number]
