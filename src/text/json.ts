// JSON in which no invisible character moves or hides text.

/** Non-ASCII controls, zero-width, bidi, tags, line separators, variation selectors, lone surrogates. */
const moving = /[\u007f-\u009f\u2028\u2029\p{Cf}\p{Cs}\p{Variation_Selector}\u115f\u1160\u3164\uffa0]/gu

export function renderJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replace(moving, (character) =>
    character.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  )
}
