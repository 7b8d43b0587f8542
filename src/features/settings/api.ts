import { defineApi } from '#platform/api.ts'
import type { settingsContract } from './contract.ts'

export const settingsApi = defineApi<typeof settingsContract>('settings')
