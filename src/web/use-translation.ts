import { translationOf } from '#platform/ui/translation.tsx'
import type en from './messages/en.json'

/** Messages of the shell and of screens that belong to no feature. */
export const useTranslation = translationOf<typeof en>('web')
