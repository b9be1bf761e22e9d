// What a reader of files finds, one after the other.

export type Reading =
  | { readonly kind: 'record'; readonly line: number; readonly record: Readonly<Record<string, unknown>> }
  | { readonly kind: 'refused'; readonly line: number; readonly reason: string }

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A file that cannot be read on from some place: nothing of it is imported. */
export class Unreadable extends Error {
  override name = 'Unreadable' as const
}
