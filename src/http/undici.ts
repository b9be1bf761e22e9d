// Loads undici on demand, and leaves the runtime's own fetch as it was.
/** Where Node's built-in fetch looks for its dispatcher. */
const builtin = Symbol.for('undici.globalDispatcher.1')

/**
 * Importing undici 8 may replace the dispatcher of Node's own fetch by a plain one: a runner behind a proxy
 * (`NODE_USE_ENV_PROXY`) would lose it. So what was there is put back. What was unset stays set: another copy of undici may lean on it.
 */
export async function loadUndici(): Promise<typeof import('undici')> {
  const before: unknown = Reflect.get(globalThis, builtin)
  const undici = await import('undici')
  if (before !== undefined) Reflect.set(globalThis, builtin, before)
  return undici
}
