import { wordsOf } from '#platform/ui/words.tsx'
import type en from '../messages/en.json'

export const useWords = wordsOf<typeof en>('imports')
