import { ORPCError } from '@orpc/client'
import { useApi, useCalls, useScope } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { settingsApi } from '../api.ts'
import type { SettingKey } from '../rules.ts'
import { useTranslation } from './use-translation.ts'

export type Change = { key: SettingKey; was: string; value: string }
/** Saves; false when it was refused and told already. What a form must show at its fields is thrown. */
export type SaveSettings = (changes: Change[]) => Promise<boolean>
/** Asks for the password once more where a change needs it. */
export type WithPassword = <T>(act: () => Promise<T>) => Promise<T>

/** Saves settings and brings this page up to date, also where somebody else was quicker. */
export function useSaving(withPassword: WithPassword): SaveSettings {
  const t = useTranslation()
  const { queries } = useScope()
  const calls = useCalls(settingsApi)
  const api = useApi(settingsApi)
  return async (changes) => {
    try {
      const rows = await withPassword(() => calls.save({ changes }))
      queries.setQueryData(api.findAll.queryKey({ input: {} }), rows)
      void queries.invalidateQueries({ queryKey: api.getPublic.key() })
      void queries.invalidateQueries({ queryKey: ['backoffice'] })
      return true
    } catch (error) {
      const { code, data } =
        error instanceof ORPCError ? (error as ORPCError<string, { key: string; value: string }>) : {}
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
      toast({ title: t('refused.title'), description, variant: 'destructive', seconds: 10 })
      return false
    }
  }
}
