// Where a renamed repository's list of pull requests has moved to.

// Only the path is used, on the API in use; so the host, which differs behind a proxy, does not matter.
const form =
  /^(?:https?:\/\/[A-Za-z0-9.:[\]-]{1,260}(?:\/api\/v3)?)?(\/repositories\/[1-9][0-9]{0,15}\/pulls)(?:\?[\x21\x24-\x7e]*)?$/

/** The path below the API's address, from the `location` of a permanent redirect. */
export function parseMovedList(location: string): string | undefined {
  return location.length > 2000 ? undefined : form.exec(location)?.[1]
}
