import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openWhatsappApi, type WhatsappSettings } from '#platform/server/whatsapp-api.ts'

/**
 * A stand-in of the WhatsApp Business Cloud API on loopback, which takes messages and keeps them. `refuseWith` makes it answer
 * with an error code of the API, `recipients` without WhatsApp are refused with 131026.
 */
export async function startGraphApi() {
  const sent: Record<string, unknown>[] = []
  let refusal: { status: number; code: number } | null = null
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const answer = (status: number, value: unknown) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
      if (request.headers.authorization !== 'Bearer token')
        return answer(401, { error: { code: 190, message: 'Invalid OAuth access token' } })
      if (refusal) return answer(refusal.status, { error: { code: refusal.code, message: 'refused' } })
      sent.push(JSON.parse(body) as Record<string, unknown>)
      return answer(200, { messaging_product: 'whatsapp', messages: [{ id: `wamid.${sent.length}` }] })
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v23.0`
  const settings: WhatsappSettings = {
    token: 'token',
    phoneId: '1066',
    appSecret: 'app secret',
    verifyToken: 'verify token',
    apiUrl,
  }
  return {
    settings,
    api: openWhatsappApi(settings),
    sent,
    refuseWith: (status: number, code: number) => void (refusal = { status, code }),
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
