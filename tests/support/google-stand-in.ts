import Provider, { type Configuration } from 'oidc-provider'

/**
 * An OpenID provider in the place of Google for journeys: it calls itself Google, and signs everybody in who is typed into
 * its form, by e-mail address. The site under test reaches it through tests/support/google-requests.ts.
 */
export function startGoogleStandIn(baseUrl: string, port: number) {
  const configuration: Configuration = {
    clients: [
      {
        client_id: 'e2e',
        client_secret: 'e2e',
        redirect_uris: [`${baseUrl}/api/auth/callback/google`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    // Google puts all claims into the token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => ({
        sub: accountId,
        email: accountId,
        email_verified: true,
        given_name: 'Mei',
        family_name: 'Chan',
      }),
    }),
  }
  const server = new Provider('https://accounts.google.com', configuration).listen(port, '127.0.0.1')
  return { close: () => (server.closeAllConnections(), server.close()) }
}
