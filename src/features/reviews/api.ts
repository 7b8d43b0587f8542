import { defineApi } from '#platform/api.ts'
import type { reviewsContract } from './contract.ts'

export const reviewsApi = defineApi<typeof reviewsContract>('reviews')
