// Pages are split into tags, never parsed into trees.
export { Tokenizer, TokenizerMode } from './tokenizer/index.js'
