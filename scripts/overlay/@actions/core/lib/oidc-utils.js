// The only part of the toolkit that sends requests. The Action asks for no OpenID Connect token.
export const OidcClient = {
  getIDToken() {
    throw new Error('The bundle has no OpenID Connect client.')
  },
}
