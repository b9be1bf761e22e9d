// A file that cannot be read on from some place: nothing of it is imported.

export class Unreadable extends Error {
  override name = 'Unreadable' as const
}
