import { isApiError } from '#platform/api.ts'
import { useApi, useApiClient, useScope } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useInvalidate } from '#platform/ui/use-invalidate.ts'
import { settingsApi } from '../api.ts'
import type { SettingKey } from '../rules.ts'
import { useTranslation } from './use-translation.ts'

export type Change = { key: SettingKey; was: string; value: string }
/** Saves settings. Returns false when refused and already reported by a toast; throws field errors for the form to show. */
export type SaveSettings = (changes: Change[]) => Promise<boolean>
/** Runs an action, asking for the password again when the server requires it. */
export type WithPassword = <T>(act: () => Promise<T>) => Promise<T>

/** Saves settings and updates the cached queries, also when another admin changed the same setting first. */
export function useSaveSettings(withPassword: WithPassword): SaveSettings {
  const t = useTranslation()
  const { queries } = useScope()
  const invalidate = useInvalidate()
  const calls = useApiClient(settingsApi)
  const api = useApi(settingsApi)
  return async (changes) => {
    try {
      const rows = await withPassword(() => calls.save({ changes }))
      queries.setQueryData(api.findAll.queryKey({ input: {} }), rows)
      void queries.invalidateQueries({ queryKey: api.getPublic.key() })
      void invalidate('backoffice')
      return true
    } catch (error) {
      const { code, data } = isApiError(error) ? (error as { code: string; data: { key: string; value: string } }) : {}
      if (code === 'BAD_REQUEST') throw error
      if (code === 'PASSWORD_NEEDED') return false
      void queries.invalidateQueries({ queryKey: api.findAll.key() })
      const description =
        code === 'SETTING_STALE' && data
          ? t('refused.SETTING_STALE', {
              setting: t(`setting.${data.key}` as 'setting.GOOGLE_AUTH'),
              value: data.value || t('empty'),
            })
          : t('refused.other')
      toast({ title: t('refused.title'), description, variant: 'destructive' })
      return false
    }
  }
}
