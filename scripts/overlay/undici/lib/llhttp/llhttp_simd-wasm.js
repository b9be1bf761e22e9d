// The parser without SIMD: every machine runs it, and headers are parsed fast enough. The other one is as large.
module.exports = require('./llhttp-wasm.js')
