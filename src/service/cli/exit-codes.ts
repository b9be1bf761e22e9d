// What the command's exit codes mean.
export const exitCodes = {
  done: { code: 0, about: 'done; also a service or a worker that was told to stop' },
  failed: { code: 1, about: 'not done: the message says why' },
  mistake: { code: 2, about: 'the command line or a variable is wrong: the message says what to write instead' },
  refused: { code: 3, about: 'import: entries were refused, so nothing was imported' },
} as const
