import { translationOf } from '#platform/ui/translation.tsx'
import type en from '../messages/en.json'

export const useTranslation = translationOf<typeof en>('drafts')
