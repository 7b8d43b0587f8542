import { FormAlert, SelectField, SubmitButton, TextAreaField, TextField } from '#platform/ui/field.tsx'
import { useApiClient } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useForm } from '#platform/ui/use-form.ts'
import { useInvalidate } from '#platform/ui/use-invalidate.ts'
import { privacyApi } from '../api.ts'
import { maxLengths, requestKinds, type RequestKind } from '../rules.ts'
import { recordScreenForm } from '../rules/forms.ts'
import { useErrorMessages } from './use-error-messages.ts'
import { useTranslation } from './use-translation.ts'

/** Form to record a request received by post or e-mail; the due date counts from the day of receipt. */
export function RecordRequest({ onRecorded }: { onRecorded: () => void }) {
  const t = useTranslation()
  const calls = useApiClient(privacyApi)
  const invalidate = useInvalidate()
  const form = useForm({
    ...useErrorMessages(),
    form: recordScreenForm,
    submit: async ({ kind, ...typed }) => {
      await calls.record({ kind: kind as RequestKind, ...typed })
      toast({ title: t('record.done') })
      await invalidate('privacy', 'backoffice')
      onRecorded()
    },
  })
  return (
    <form {...form.props} className="space-y-4 py-2">
      <FormAlert alert={form.alert} />
      <SelectField
        field={form.field('kind')}
        label={t('field.kind')}
        options={requestKinds.map((kind) => [kind, t(`kind.${kind}`)] as const)}
      />
      <TextField field={form.field('name')} label={t('column.name')} maxLength={maxLengths.name} required />
      <TextField field={form.field('email')} label={t('field.email')} type="email" autoCapitalize="none" required />
      <TextField field={form.field('receivedOn')} label={t('column.received')} type="date" required />
      <TextAreaField field={form.field('details')} label={t('field.details')} maxLength={maxLengths.details} required />
      <SubmitButton isBusy={form.isBusy} isWide>
        {t('record.submit')}
      </SubmitButton>
    </form>
  )
}
