import { translationOf } from '#platform/ui/translation.tsx'
import type en from './messages/en.json'

/** The words of the shell and of screens that belong to no one feature. */
export const useTranslation = translationOf<typeof en>('web')
