import { FormAlert, SubmitButton, TextAreaField, TextField } from '#platform/ui/field.tsx'
import { useApiClient } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useForm } from '#platform/ui/use-form.ts'
import { useInvalidate } from '#platform/ui/use-invalidate.ts'
import { accountsApi } from '../api.ts'
import { banForm } from '../rules/bans.ts'
import { useErrorMessages } from './use-error-messages.ts'
import { useTranslation } from './use-translation.ts'

/** Adds a ban rule; the toast says how many members already have the address, domain or number. */
export function BanForm({ onDone }: { onDone: () => void }) {
  const t = useTranslation()
  const calls = useApiClient(accountsApi)
  const invalidate = useInvalidate()
  const form = useForm({
    ...useErrorMessages(),
    form: banForm,
    submit: async (typed) => {
      const { memberCount } = await calls.addBan(typed)
      onDone()
      toast({
        title: t('bans.added'),
        ...(memberCount > 0 && { description: t('bans.members', { count: memberCount }) }),
      })
      void invalidate('accounts', 'backoffice')
    },
  })
  return (
    <form {...form.props} className="space-y-4 pb-3">
      <FormAlert alert={form.alert} />
      <TextField
        field={form.field('value')}
        label={t('bans.value')}
        hint={t('bans.valueHint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField field={form.field('lastDay')} label={t('bans.lastDay')} hint={t('bans.lastDayHint')} type="date" />
      <TextAreaField field={form.field('reason')} label={t('bans.reason')} hint={t('bans.reasonHint')} rows={3} />
      <SubmitButton isBusy={form.isBusy} isWide>
        {t('bans.add')}
      </SubmitButton>
    </form>
  )
}
