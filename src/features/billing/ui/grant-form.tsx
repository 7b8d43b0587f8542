import { FormAlert, SelectField, SubmitButton, TextAreaField, TextField } from '#platform/ui/field.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useForm } from '#platform/ui/use-form.ts'
import { paidPlanKeys } from '../rules.ts'
import { grantForm } from '../rules/forms.ts'
import { useBilling, useErrorMessages } from './use-billing.ts'
import { useTranslation } from './use-translation.ts'

/** Grants a plan without a payment. */
export function GrantForm({ onDone }: { onDone: () => void }) {
  const t = useTranslation()
  const { calls, refresh } = useBilling()
  const form = useForm({
    ...useErrorMessages(),
    form: grantForm,
    submit: async (typed) => {
      await calls.grantPlan(typed)
      onDone()
      toast({ title: t('admin.granted') })
      void refresh()
    },
  })
  return (
    <form {...form.props} className="space-y-4 pb-3">
      <FormAlert alert={form.alert} />
      <TextField field={form.field('email')} label={t('admin.searchEmail')} type="email" autoComplete="off" />
      <SelectField
        field={form.field('planKey')}
        label={t('admin.plan')}
        options={paidPlanKeys.map((key) => [key, t(`plan.${key}`)] as const)}
      />
      <TextField field={form.field('lastDay')} label={t('admin.grantDay')} type="date" />
      <TextAreaField field={form.field('reason')} label={t('admin.reason')} rows={3} />
      <SubmitButton isBusy={form.isBusy} isWide>
        {t('admin.grant')}
      </SubmitButton>
    </form>
  )
}
