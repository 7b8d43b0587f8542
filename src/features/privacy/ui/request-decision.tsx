import { useRef } from 'react'
import { Link } from 'react-router'
import { Button } from '#platform/ui/button.tsx'
import { FormAlert, SubmitButton, TextAreaField } from '#platform/ui/field.tsx'
import { useApiClient } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { useForm } from '#platform/ui/use-form.ts'
import { useInvalidate } from '#platform/ui/use-invalidate.ts'
import { privacyApi } from '../api.ts'
import type { RegisterEntry } from '../contract.ts'
import { maxLengths } from '../rules.ts'
import { answerForm } from '../rules/forms.ts'
import { useErrorMessages } from './use-error-messages.ts'
import { useTranslation } from './use-translation.ts'

/** One request with its requester, and the answer or the form to answer or refuse it. */
export function RequestDecision({ request, onDecided }: { request: RegisterEntry; onDecided: () => void }) {
  const t = useTranslation()
  const { date } = useFormat()
  const { name, email, memberId, details, receivedOn, dueOn, status, answer, decidedBy, decidedAt } = request
  return (
    <div className="space-y-3 py-2">
      <p>
        {memberId ? (
          <Link to={`/admin/users/${memberId}`} className="text-primary font-semibold hover:underline">
            {name}
          </Link>
        ) : (
          <span className="font-semibold">{name}</span>
        )}
        <span className="text-muted block text-sm break-all">{email}</span>
      </p>
      <p className="break-words whitespace-pre-line">{details}</p>
      <p className="text-muted text-sm">{t('requests.due', { received: date(receivedOn), due: date(dueOn) })}</p>
      {status === 'open' ? (
        <AnswerForm id={request.id} onDecided={onDecided} />
      ) : (
        <>
          <p className="font-semibold">
            {t(`status.${status}`)}
            <span className="text-muted font-normal">{` ${decidedAt ? date(decidedAt) : ''} ${decidedBy ?? ''}`}</span>
          </p>
          {answer && <p className="rounded-control bg-sunken p-3 break-words whitespace-pre-line">{answer}</p>}
        </>
      )}
    </div>
  )
}

function AnswerForm({ id, onDecided }: { id: string; onDecided: () => void }) {
  const t = useTranslation()
  const calls = useApiClient(privacyApi)
  const invalidate = useInvalidate()
  const isRefusal = useRef(false)
  const form = useForm({
    ...useErrorMessages(),
    form: answerForm,
    submit: async ({ answer }) => {
      await (isRefusal.current ? calls.refuse : calls.answer)({ id, answer })
      toast({ title: t(isRefusal.current ? 'decision.refused' : 'decision.answered') })
      await invalidate('privacy', 'backoffice')
      onDecided()
    },
  })
  const setIsRefusal = (value: boolean) => {
    isRefusal.current = value
  }
  return (
    <form {...form.props} className="space-y-3">
      <FormAlert alert={form.alert} />
      <TextAreaField
        field={form.field('answer')}
        label={t('field.answer')}
        hint={t('field.answerHint')}
        rows={6}
        maxLength={maxLengths.answer}
        required
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton isBusy={form.isBusy} onClick={() => setIsRefusal(false)}>
          {t('decision.answer')}
        </SubmitButton>
        <Button type="submit" variant="danger" aria-disabled={form.isBusy} onClick={() => setIsRefusal(true)}>
          {t('decision.refuse')}
        </Button>
      </div>
    </form>
  )
}
