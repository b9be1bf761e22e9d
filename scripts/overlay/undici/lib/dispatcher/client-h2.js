// http/send.ts allows no HTTP/2.
module.exports = () => {
  throw new Error('The bundle has no HTTP/2.')
}
