import { defineApi } from '#platform/api.ts'
import type { analyticsContract } from './contract.ts'

export const analyticsApi = defineApi<typeof analyticsContract>('analytics')
