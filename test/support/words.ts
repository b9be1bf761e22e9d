/** A list of what stands between blanks. */
export const words = (text: string): string[] => text.trim().split(/\s+/)
