// The sites whose pages may send feedback.

/** @returns none for `none`; undefined: one of them is not as browsers send it */
export function parseOrigins(text: string): readonly string[] | undefined {
  if (text === 'none') return []
  const origins = text.split(',').map((origin) => origin.trim())
  return origins.every(isOrigin) ? [...new Set(origins)] : undefined
}

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text
}
