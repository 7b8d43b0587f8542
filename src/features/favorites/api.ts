import { defineApi } from '#platform/api.ts'
import type { favoritesContract } from './contract.ts'

export const favoritesApi = defineApi<typeof favoritesContract>('favorites')
