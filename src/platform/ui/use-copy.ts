import type en from '../messages/en.json'
import { toast } from './toast.tsx'
import { translationOf } from './translation.tsx'

const useTranslation = translationOf<typeof en>('platform')

/** Whether the browser copied the text: without HTTPS or permission it does not. */
export async function tryCopy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Copies a text that stands on the screen and says so; it is to be selected where the browser refuses. */
export function useCopy() {
  const t = useTranslation()
  return async (text: string): Promise<void> =>
    toast((await tryCopy(text)) ? { title: t('copy.done') } : { title: t('copy.failed'), variant: 'destructive' })
}
