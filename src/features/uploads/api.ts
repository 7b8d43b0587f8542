import { defineApi } from '#platform/api.ts'
import type { uploadsContract } from './contract.ts'

export const uploadsApi = defineApi<typeof uploadsContract>('uploads')
