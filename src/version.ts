// The Action's version, which reports name.
export const version = '0.1.0'
