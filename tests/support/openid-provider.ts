import { createHash, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { Provider } from '#features/accounts/server/service/providers.ts'

type Claims = Record<string, unknown>

/**
 * A local OpenID provider, as strict as the real ones: a code works once, only with its redirect URI, the client secret
 * and the verifier that matches the PKCE challenge. Its ID tokens are signed and repeat the nonce.
 */
export async function startOpenIdProvider(id: Provider['id'] = 'google') {
  const issuer = 'https://provider.example'
  const client = { clientId: 'kaifong', clientSecret: 'a secret of the provider' }
  const codes = new Map<string, { challenge: string; redirect: string; claims: Claims }>()
  const keys = { own: await generateKeyPair('RS256'), foreign: await generateKeyPair('RS256') }
  let signer: keyof typeof keys = 'own'
  const server = createServer((request, response) => {
    if (request.url === '/keys') {
      void exportJWK(keys.own.publicKey).then((key) =>
        response.end(JSON.stringify({ keys: [{ ...key, kid: 'one', alg: 'RS256', use: 'sig' }] })),
      )
      return
    }
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const form = new URLSearchParams(Buffer.concat(chunks).toString())
      const [, basic] = /^Basic (.+)$/.exec(request.headers.authorization ?? '') ?? []
      const secret =
        form.get('client_secret') ??
        Buffer.from(basic ?? '', 'base64')
          .toString()
          .split(':')[1]
      const code = codes.get(form.get('code') ?? '')
      codes.delete(form.get('code') ?? '')
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url')
      const isRight =
        code?.challenge === challenge && code.redirect === form.get('redirect_uri') && secret === client.clientSecret
      response.writeHead(isRight ? 200 : 400, { 'content-type': 'application/json' })
      void (isRight ? tokens(code.claims) : Promise.resolve({ error: 'invalid_grant' })).then((answer) =>
        response.end(JSON.stringify(answer)),
      )
    })
  })
  const tokens = async (claims: Claims) => {
    const seconds = Math.floor(Date.now() / 1000)
    const body = { iss: issuer, aud: client.clientId, iat: seconds, exp: seconds + 600, ...claims }
    const idToken = await new SignJWT(body)
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .sign(keys[signer].privateKey)
    return {
      access_token: 'access',
      refresh_token: 'refresh',
      token_type: 'Bearer',
      expires_in: 3600,
      id_token: idToken,
    }
  }
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()))
  const { port } = server.address() as AddressInfo
  const provider: Provider = {
    id,
    ...client,
    authorizationUrl: `http://127.0.0.1:${port}/authorize`,
    tokenUrl: `http://127.0.0.1:${port}/token`,
    issuers: [issuer],
    keysUrl: `http://127.0.0.1:${port}/keys`,
    scopes: ['openid', 'email', 'profile'],
    responseMode: id === 'apple' ? 'form_post' : undefined,
  }
  return {
    provider,
    /** Signs the tokens from here on with its own key, or with one that it does not publish. */
    signWith(key: keyof typeof keys) {
      signer = key
    },
    /** Simulates the user's consent; returns the query of the redirect back. `claims` replace those of the token. */
    consent(url: string, claims: Claims): URLSearchParams {
      const params = new URL(url).searchParams
      const code = randomBytes(8).toString('hex')
      const challenge = params.get('code_challenge_method') === 'S256' ? params.get('code_challenge')! : 'none'
      codes.set(code, {
        challenge,
        redirect: params.get('redirect_uri')!,
        claims: { nonce: params.get('nonce'), ...claims },
      })
      return new URLSearchParams({ code, state: params.get('state')! })
    },
    close: () => new Promise<void>((done) => server.close(() => done())),
  }
}
