import { FormAlert, SubmitButton, TextField } from '#platform/ui/field.tsx'
import { useApiClient } from '#platform/ui/scope.tsx'
import { Sheet } from '#platform/ui/sheet.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useForm } from '#platform/ui/use-form.ts'
import { useInvalidate } from '#platform/ui/use-invalidate.ts'
import { accountsApi } from '../api.ts'
import { emailForm } from '../rules/forms.ts'
import { useFreshPassword } from './fresh-password.tsx'
import { nameOf } from './name-of.ts'
import { useErrorMessages } from './use-error-messages.ts'
import { useMemberRefusals } from './use-member-refusals.ts'
import { useTranslation } from './use-translation.ts'

type Props = { isOpen: boolean; onClose: () => void }

/** Adds an admin by e-mail address, after the current admin has confirmed their own password. */
export function AddAdmin({ isOpen, onClose }: Props) {
  const t = useTranslation()
  const { withPassword, dialog } = useFreshPassword()
  return (
    <>
      <Sheet isOpen={isOpen} onClose={onClose} title={t('addAdmin.title')} closeLabel={t('addAdmin.close')} fitsContent>
        <AddAdminForm onDone={onClose} withPassword={withPassword} />
      </Sheet>
      {dialog}
    </>
  )
}

function AddAdminForm({
  onDone,
  withPassword,
}: { onDone: () => void } & Pick<ReturnType<typeof useFreshPassword>, 'withPassword'>) {
  const t = useTranslation()
  const calls = useApiClient(accountsApi)
  const invalidate = useInvalidate()
  const form = useForm({
    form: emailForm,
    errorMessage: useErrorMessages().errorMessage,
    refusalMessage: useMemberRefusals(),
    submit: async ({ email }) => {
      const admin = await withPassword(() => calls.addAdmin({ email }))
      await invalidate('backoffice')
      toast({ title: t('addAdmin.done', { name: nameOf({ ...admin, email }) }) })
      onDone()
    },
  })
  return (
    <form {...form.props} className="space-y-4 py-2">
      <p>{t('addAdmin.text')}</p>
      <FormAlert alert={form.alert} />
      <TextField
        field={form.field('email')}
        label={t('field.email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <SubmitButton isBusy={form.isBusy} isWide>
        {t('addAdmin.submit')}
      </SubmitButton>
    </form>
  )
}
