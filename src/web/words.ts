import { wordsOf } from '#platform/ui/words.tsx'
import type en from './messages/en.json'

/** The words of the shell and of screens that belong to no one feature. */
export const useWords = wordsOf<typeof en>('web')
