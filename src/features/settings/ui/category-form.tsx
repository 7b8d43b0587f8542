import type { ComponentProps } from 'react'
import { SubmitButton, FormAlert, TextField } from '#platform/ui/field.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useForm } from '#platform/ui/use-form.ts'
import { useLeaveWarning } from '#platform/ui/use-leave-warning.ts'
import { formatPhone } from '#shared/hk-phone.ts'
import type { SettingRow } from '../contract.ts'
import { settings, type SettingKey } from '../rules.ts'
import { settingChecks } from '../rules/checks.ts'
import type { SaveSettings } from './use-save-settings.ts'
import { useTranslation } from './use-translation.ts'

const controls: Record<string, ComponentProps<'input'>> = {
  url: { type: 'url', inputMode: 'url', placeholder: 'https://' },
  phone: { type: 'tel', inputMode: 'tel', placeholder: '+852 6123 4567' },
  email: { type: 'email', inputMode: 'email' },
  text: { type: 'text' },
}
const numeric: readonly SettingKey[] = ['FPS_ID']

/** The text settings of a category, saved together. */
export function CategoryForm({ rows, save, onSaved }: { rows: SettingRow[]; save: SaveSettings; onSaved: () => void }) {
  const t = useTranslation()
  const form = useForm({
    form: Object.fromEntries(rows.map(({ key }) => [key, settingChecks[key]])),
    errorMessage: (error) => t(`error.${error}` as 'error.required'),
    submit: async (typed) => {
      const changes = rows.flatMap(({ key, value: was }) => {
        const checked = settingChecks[key](typed[key] ?? '', typed)
        return 'value' in checked && checked.value !== was ? [{ key, was, value: checked.value }] : []
      })
      if (changes.length > 0 && !(await save(changes))) return 'unsent'
      toast({ title: t('saved.title') })
      onSaved()
    },
  })
  useLeaveWarning(form.isDirty, t('leave'))
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormAlert alert={form.alert} />
      <div className="grid gap-4 md:grid-cols-2">
        {rows.map(({ key, value, isUsable }) => (
          <TextField
            key={key}
            field={form.field(key)}
            label={t(`setting.${key}` as 'setting.GOOGLE_AUTH')}
            defaultValue={settings[key].kind === 'phone' ? formatPhone(value) : value}
            hint={
              <>
                {t(`hint.${key}` as 'hint.GOOGLE_AUTH')}{' '}
                {!isUsable && (
                  <strong className="text-accent">
                    {t('unusable', { value: settings[key].initial || t('empty') })}
                  </strong>
                )}
              </>
            }
            maxLength={2_000}
            autoComplete="off"
            spellCheck={false}
            {...controls[settings[key].kind]}
            {...(numeric.includes(key) && { inputMode: 'numeric' })}
          />
        ))}
      </div>
      <SubmitButton isBusy={form.isBusy} className="self-start">
        {t('save')}
      </SubmitButton>
    </form>
  )
}
