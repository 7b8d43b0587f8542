import * as z from 'zod'
import { parsePhone } from '#shared/parse-phone.ts'
import { cleanLine, truncateText } from '#shared/text.ts'

/** Longest text of a message that is stored; a code is far shorter. */
const maxBody = 200

/** A delivery of the Cloud API; only the parts used here are checked. */
const deliverySchema = z.object({
  object: z.string(),
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.object({
            metadata: z.object({ phone_number_id: z.string() }).optional(),
            messages: z.array(z.unknown()).optional(),
          }),
        }),
      ),
    }),
  ),
})

const messageSchema = z.object({
  id: z.string().min(1).max(300),
  from: z.string().max(40).optional(),
  from_user_id: z.string().max(200).optional(),
  type: z.string(),
  text: z.object({ body: z.string() }).optional(),
  contacts: z
    .array(
      z.object({
        origin: z.string().optional(),
        phones: z.array(z.object({ wa_id: z.string().optional() })).optional(),
      }),
    )
    .optional(),
  system: z.object({ type: z.string().optional() }).optional(),
})

export type Received = {
  wamid: string
  fromUser: string
  /** E.164; null where the sender hides it. */
  fromNumber: string | null
  body: string
  /** E.164 of the sender's own contact card, shared because the site asked for it; any other card proves nothing. */
  sharedNumber: string | null
  /** The sender no longer has `fromNumber`. */
  hasChangedNumber: boolean
}

const numberOf = (digits: string | undefined) => (digits === undefined ? null : parsePhone(`+${digits}`))

/** The messages to this number in a delivery of the Cloud API; null for anything that is not one. */
export function receivedIn(delivery: unknown, phoneId: string): Received[] | null {
  const parsed = deliverySchema.safeParse(delivery)
  if (!parsed.success || parsed.data.object !== 'whatsapp_business_account') return null
  const values = parsed.data.entry.flatMap(({ changes }) => changes.map(({ value }) => value))
  return values
    .filter(({ metadata }) => metadata?.phone_number_id === phoneId)
    .flatMap(({ messages = [] }) => messages)
    .flatMap((message) => {
      const { data } = messageSchema.safeParse(message)
      const fromUser = data?.from_user_id ?? data?.from
      if (!data || fromUser === undefined) return []
      const asked = data.contacts?.find(({ origin }) => origin === 'contact_request')
      return {
        wamid: data.id,
        fromUser,
        fromNumber: numberOf(data.from),
        body: truncateText(cleanLine(data.text?.body ?? ''), maxBody),
        hasChangedNumber: data.system?.type === 'user_changed_number',
        sharedNumber: data.type === 'contacts' ? numberOf(asked?.phones?.[0]?.wa_id) : null,
      }
    })
}
