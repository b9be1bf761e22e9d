// What the stop signal ends: a creation on GitHub that it came before.

/** Undefined when it was not sent, because the run was told to stop. */
export async function unlessStopped<T>(creation: Promise<T>): Promise<T | undefined> {
  return creation.catch((error: unknown) => {
    if (error instanceof Error && 'kind' in error && error.kind === 'stopped') return undefined
    throw error
  })
}
