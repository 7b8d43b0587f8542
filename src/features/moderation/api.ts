import { defineApi } from '#platform/api.ts'
import type { moderationContract } from './contract.ts'

export const moderationApi = defineApi<typeof moderationContract>('moderation')
