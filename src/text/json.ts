// JSON without invisible characters: an id is kept to the letter, but nothing in it can move or hide what stands beside it.

/** Controls beyond ASCII's, formats (zero-width, bidi, tags), separators of lines, variation selectors, halves of characters. */
const moving = /[\u007f-\u009f\u2028\u2029\p{Cf}\p{Cs}\p{Variation_Selector}\u115f\u1160\u3164\uffa0]/gu

/** As `JSON.stringify`, with those as escapes; what is parsed from it is the same. */
export function renderJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replace(moving, (character) =>
    character.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  )
}
