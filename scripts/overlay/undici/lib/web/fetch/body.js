// Needed for a FormData body only: ours are strings.
throw new Error('The bundle sends no FormData.')
