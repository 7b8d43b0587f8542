import { defineApi } from '#platform/api.ts'
import type { notificationsContract } from './contract.ts'

export const notificationsApi = defineApi<typeof notificationsContract>('notifications')
