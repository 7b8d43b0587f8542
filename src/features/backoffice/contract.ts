import { oc } from '@orpc/contract'
import * as z from 'zod'
import { mostCounted, queueNames, type QueueName } from './rules.ts'

const queue = z.object({
  count: z.number().int().describe(`at most ${mostCounted}`),
  oldestAt: z.iso.datetime().nullable(),
})
export type Queue = z.infer<typeof queue>

export const backofficeContract = {
  getQueues: oc
    .route({ method: 'GET', path: '/backoffice/queues', summary: 'What waits for an admin, and since when' })
    .input(z.strictObject({}))
    .output(z.record(z.enum(queueNames as readonly [QueueName, ...QueueName[]]), queue)),
}
