import { defineApi } from '#platform/api.ts'
import type { coachContract } from './contract.ts'

export const coachApi = defineApi<typeof coachContract>('coach')
