import { defineApi } from '#platform/api.ts'
import type { searchesContract } from './contract.ts'

export const searchesApi = defineApi<typeof searchesContract>('searches')
