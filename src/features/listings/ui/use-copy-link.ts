import { absoluteUrl } from '#platform/scope.ts'
import { useScope } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { tryCopy } from '#platform/ui/use-copy.ts'
import { useTranslation } from './use-translation.ts'

/** Copies the address of a page of this site, in the reader's language; shows it where the browser refuses. */
export function useCopyLink(path: string) {
  const t = useTranslation()
  const scope = useScope()
  const url = absoluteUrl(scope, scope.locale, path)
  return async (): Promise<void> =>
    toast(
      (await tryCopy(url))
        ? { title: t('share.copied') }
        : { title: t('share.copyFailed'), description: url, variant: 'destructive' },
    )
}
