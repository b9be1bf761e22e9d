// A heading with what stands below it.

/** Empty where nothing stands below it. */
export function renderSection(heading: string, ...parts: readonly string[]): string {
  const text = joinParts(parts)
  return text === '' ? '' : `${heading}\n\n${text}`
}

export function joinParts(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n')
}
