import { defineApi } from '#platform/api.ts'
import type { reportsContract } from './contract.ts'

export const reportsApi = defineApi<typeof reportsContract>('reports')
