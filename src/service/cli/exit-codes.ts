// What the command's exit codes mean.
export const exitCodes = {
  done: { code: 0, about: 'success; also a service or worker that was asked to stop' },
  failed: { code: 1, about: 'failure: the message says why' },
  mistake: { code: 2, about: 'invalid command line or environment variable: the message says what to write instead' },
  refused: { code: 3, about: 'import: some entries were rejected, so nothing was imported' },
} as const
