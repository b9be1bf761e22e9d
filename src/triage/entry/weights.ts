// The classifier's weights. In a file of its own, because ncc copies the bytes into dist/ only from a module without private methods: it
// cannot parse those, and then writes the bytes as text.
import { readFileSync } from 'node:fs'

export const packedWeights = readFileSync(new URL('./weights.bin', import.meta.url))
