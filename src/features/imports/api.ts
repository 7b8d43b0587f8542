import { defineApi } from '#platform/api.ts'
import type { importsContract } from './contract.ts'

export const importsApi = defineApi<typeof importsContract>('imports')
