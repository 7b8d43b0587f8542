import type { UploadFailure } from './send-picture.ts'
import { useTranslation } from './use-translation.ts'

const explained = ['kind', 'size', 'pixels', 'small', 'animated', 'heic', 'network', 'signedOut', 'server'] as const

/** Says why an upload failed, and what to do about it. */
export function useFailureMessage() {
  const t = useTranslation()
  return ({ error, retryAfterSeconds }: UploadFailure): string => {
    if (error === 'limit') return t('error.limit', { minutes: Math.ceil((retryAfterSeconds ?? 60) / 60) })
    return t(`error.${explained.find((code) => code === error) ?? 'broken'}`)
  }
}
