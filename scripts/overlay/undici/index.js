// Undici's own index loads fetch, WebSocket, caches and mocks as well, and sets a dispatcher for the whole process.
const Dispatcher = require('./lib/dispatcher/dispatcher')

Object.assign(Dispatcher.prototype, require('./lib/api'))

module.exports.EnvHttpProxyAgent = require('./lib/dispatcher/env-http-proxy-agent')
