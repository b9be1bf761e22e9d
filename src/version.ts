// The version that reports name.
export const version = '0.1.0'
