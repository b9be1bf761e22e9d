// Named by reports.
export const version = '0.1.0'
