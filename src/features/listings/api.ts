import { defineApi } from '#platform/api.ts'
import type { listingsContract } from './contract.ts'

export const listingsApi = defineApi<typeof listingsContract>('listings')
