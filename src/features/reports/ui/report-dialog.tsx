import { useMe } from '#features/accounts/ui/use-me.ts'
import { memberKey } from '#platform/ui/drafts.ts'
import { FormAlert, SelectField, SubmitButton, TextAreaField } from '#platform/ui/field.tsx'
import { useApiClient } from '#platform/ui/scope.tsx'
import { Sheet } from '#platform/ui/sheet.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useForm } from '#platform/ui/use-form.ts'
import { useInvalidate } from '#platform/ui/use-invalidate.ts'
import { reportsApi } from '../api.ts'
import { maxNoteLength, reasonsOf, reportForm, type ReportReason, type SubjectKind } from '../rules.ts'
import { useErrorMessages } from './use-error-messages.ts'
import { useTranslation } from './use-translation.ts'

/** Report form for a review or listing. Loaded when it is opened. */
export function ReportDialog({ kind, id, onClose }: { kind: SubjectKind; id: string; onClose: () => void }) {
  const t = useTranslation()
  return (
    <Sheet isOpen onClose={onClose} title={t(`report.${kind}`)} closeLabel={t('report.close')} fitsContent>
      <ReportForm kind={kind} id={id} onClose={onClose} />
    </Sheet>
  )
}

function ReportForm({ kind, id, onClose }: { kind: SubjectKind; id: string; onClose: () => void }) {
  const t = useTranslation()
  const calls = useApiClient(reportsApi)
  const invalidate = useInvalidate()
  const { data: me } = useMe()
  const form = useForm({
    ...useErrorMessages(),
    form: reportForm,
    draftKey: memberKey(`report:${kind}:${id}`, me?.id ?? ''),
    submit: async ({ reason, note }) => {
      const { isHeld } = await calls.report({ kind, subjectId: id, reason: reason as ReportReason, note })
      toast({ title: t('report.done'), description: t(isHeld ? 'report.doneHeld' : 'report.doneText') })
      onClose()
      if (isHeld) await invalidate('reviews')
    },
  })
  const options = reasonsOf[kind].map((reason) => [reason, t(`reason.${reason}`)] as const)
  return (
    <form {...form.props} className="space-y-4 py-2">
      <p className="text-muted text-sm">{t(`report.intro.${kind}`)}</p>
      <FormAlert alert={form.alert} />
      <SelectField
        field={form.field('reason')}
        label={t('report.reason')}
        options={[['', t('report.choose')], ...options]}
        defaultValue={form.stored?.['reason'] ?? ''}
        required
      />
      <TextAreaField
        field={form.field('note')}
        label={t('report.note')}
        hint={t('report.noteHint')}
        rows={5}
        defaultValue={form.stored?.['note']}
        maxLength={maxNoteLength * 2}
      />
      <SubmitButton isBusy={form.isBusy} isWide>
        {t('report.send')}
      </SubmitButton>
    </form>
  )
}
