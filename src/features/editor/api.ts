import { defineApi } from '#platform/api.ts'
import type { editorContract } from './contract.ts'

export const editorApi = defineApi<typeof editorContract>('editor')
