import { useQueryClient } from '@tanstack/react-query'
import { emailForm } from '#features/accounts/rules/forms.ts'
import { useFreshPassword } from '#features/accounts/ui/fresh-password.tsx'
import { useErrorMessages as useAccountErrorMessages } from '#features/accounts/ui/use-error-messages.ts'
import { FormAlert, SubmitButton, TextField } from '#platform/ui/field.tsx'
import { useApi, useApiClient } from '#platform/ui/scope.tsx'
import { Sheet } from '#platform/ui/sheet.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useForm } from '#platform/ui/use-form.ts'
import { membersApi } from '../api.ts'
import { nameOf } from './name-of.ts'
import { useRefusalMessages } from './use-refusal-messages.ts'
import { useTranslation } from './use-translation.ts'

type Props = { isOpen: boolean; onClose: () => void }

/** Adds an admin by e-mail address, after the current admin has confirmed their own password. */
export function AddAdmin({ isOpen, onClose }: Props) {
  const t = useTranslation()
  const { withPassword, dialog } = useFreshPassword()
  return (
    <>
      <Sheet isOpen={isOpen} onClose={onClose} title={t('add.title')} closeLabel={t('close')} fitsContent>
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
  const calls = useApiClient(membersApi)
  const members = useApi(membersApi)
  const queries = useQueryClient()
  const form = useForm({
    form: emailForm,
    errorMessage: useAccountErrorMessages().errorMessage,
    refusalMessage: useRefusalMessages(),
    submit: async ({ email }) => {
      const member = await withPassword(() => calls.addAdmin({ email }))
      queries.setQueryData(members.get.queryKey({ input: { id: member.id } }), member)
      void queries.invalidateQueries({ queryKey: members.find.key() })
      toast({ title: t('add.done', { name: nameOf(member) }) })
      onDone()
    },
  })
  return (
    <form {...form.props} className="space-y-4 py-2">
      <p>{t('add.text')}</p>
      <FormAlert alert={form.alert} />
      <TextField
        field={form.field('email')}
        label={t('column.email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <SubmitButton isBusy={form.isBusy} isWide>
        {t('add.submit')}
      </SubmitButton>
    </form>
  )
}
