// Texts that only their own constructors make.
declare const brand: unique symbol
export type Branded<Kind extends string> = string & { readonly [brand]: Kind }
