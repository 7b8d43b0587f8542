import * as z from 'zod'

/** Settings of the WhatsApp Business Cloud API (docs/whatsapp.md). `apiUrl` includes the version. */
export type WhatsappSettings = {
  token: string
  phoneId: string
  appSecret: string
  verifyToken: string
  apiUrl: string
}

/** A message that the API did not take. `code` is its error code; null when it did not answer. */
export class WhatsappError extends Error {
  override name = 'WhatsappError'
  readonly code: number | null
  constructor(code: number | null, message: string) {
    super(message)
    this.code = code
  }
}

/** Sends messages from the site's number. */
export type WhatsappApi = {
  /**
   * Sends one message, whose recipient is `to` (digits of a number) or `recipient` (a business-scoped user id). Returns
   * the id of the message. @throws WhatsappError
   */
  send: (message: ({ to: string } | { recipient: string }) & Record<string, unknown>) => Promise<string>
}

const timeoutMs = 5_000
const answerSchema = z.object({
  messages: z.array(z.object({ id: z.string() })).optional(),
  error: z.object({ code: z.number(), message: z.string() }).optional(),
})

export function openWhatsappApi({ token, phoneId, apiUrl }: WhatsappSettings): WhatsappApi {
  return {
    async send(message) {
      const response = await fetch(`${apiUrl}/${phoneId}/messages`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ messaging_product: 'whatsapp', ...message }),
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: unknown) => {
        throw new WhatsappError(null, error instanceof Error ? error.message : 'no answer')
      })
      const answer = answerSchema.safeParse(await response.json().catch(() => null)).data
      const id = answer?.messages?.[0]?.id
      if (response.ok && id !== undefined) return id
      throw new WhatsappError(answer?.error?.code ?? null, answer?.error?.message ?? `answered ${response.status}`)
    },
  }
}
