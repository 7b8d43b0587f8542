import { createHash, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Provider } from '#features/accounts/server/service/providers.ts'

type Claims = Record<string, unknown>

/**
 * A local OpenID provider, as strict as the real ones: a code works once, only with its redirect URI, the client secret
 * and the verifier that matches the PKCE challenge.
 */
export async function startOpenIdProvider(id: Provider['id'] = 'google') {
  const client = { clientId: 'kaifong', clientSecret: 'a secret of the provider' }
  const codes = new Map<string, { challenge: string; redirect: string; claims: Claims }>()
  const server = createServer((request, response) => {
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
      response.end(JSON.stringify(isRight ? tokens(code.claims) : { error: 'invalid_grant' }))
    })
  })
  const tokens = (claims: Claims) => {
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const body = {
      iss: 'https://provider.example',
      aud: client.clientId,
      exp: Math.floor(Date.now() / 1000) + 600,
      ...claims,
    }
    const idToken = `${part({ alg: 'RS256' })}.${part(body)}.signature`
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
    scopes: ['openid', 'email', 'profile'],
    responseMode: id === 'apple' ? 'form_post' : undefined,
  }
  return {
    provider,
    /** Simulates the user's consent; returns the query of the redirect back. */
    consent(url: string, claims: Claims): URLSearchParams {
      const params = new URL(url).searchParams
      const code = randomBytes(8).toString('hex')
      const challenge = params.get('code_challenge_method') === 'S256' ? params.get('code_challenge')! : 'none'
      codes.set(code, { challenge, redirect: params.get('redirect_uri')!, claims })
      return new URLSearchParams({ code, state: params.get('state')! })
    },
    close: () => new Promise<void>((done) => server.close(() => done())),
  }
}
