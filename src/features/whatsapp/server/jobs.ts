import * as z from 'zod'
import type { Job } from '#platform/server/jobs.ts'
import { retentionStart } from '#shared/retention.ts'
import { handleMessage } from './service.ts'
import { deleteBefore } from './store.ts'

const handleData = z.object({ id: z.uuid() })

export const whatsappJobs: readonly Job[] = [
  { name: 'whatsapp.handle', run: ({ ctx, data }) => handleMessage(ctx, handleData.parse(data).id) },
  {
    name: 'whatsapp.purge',
    cron: '45 4 * * *',
    run: ({ ctx }) => deleteBefore(ctx.db, retentionStart('whatsappMessages', ctx.now())),
  },
]
