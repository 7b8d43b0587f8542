import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMe } from '#features/accounts/ui/use-me.ts'
import { Button } from '#platform/ui/button.tsx'
import { clearDraft, memberKey, readDraft } from '#platform/ui/drafts.ts'
import { FormAlert, SubmitButton, TextAreaField } from '#platform/ui/field.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useApi, useApiClient, useLocale } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useForm } from '#platform/ui/use-form.ts'
import { reviewsApi } from '../api.ts'
import type { PublishedReview } from '../contract.ts'
import { replyScreenForm } from '../rules/forms.ts'
import { RemoveButton } from './remove-button.tsx'
import { useErrorMessages } from './use-error-messages.ts'
import { useRefresh } from './use-refresh.ts'
import { useTranslation } from './use-translation.ts'

/** Buttons and form for the owner's only reply to a review. Loaded for owners only. */
export function ReplySection({ review }: { review: PublishedReview }) {
  const t = useTranslation()
  const calls = useApiClient(reviewsApi)
  const { data: me } = useMe()
  const draft = memberKey(`reply:${review.id}`, me?.id ?? '')
  const [isOpen, setIsOpen] = useState(() => readDraft(draft) !== null)
  if (isOpen) return <ReplyEditor review={review} draft={draft} onClose={() => setIsOpen(false)} />
  return (
    <div className="mt-2 flex flex-wrap gap-2 print:hidden">
      <Button size="sm" className="max-lg:min-h-11" onClick={() => setIsOpen(true)}>
        <Icon name={review.reply ? 'pencil' : 'message-square'} size={16} />
        {t(review.reply ? 'reply.edit' : 'reply.button')}
      </Button>
      {review.reply && (
        <RemoveButton
          texts={{ label: t('reply.remove'), question: t('reply.removeConfirm'), done: t('reply.removed') }}
          remove={() => calls.removeReply({ id: review.id })}
        />
      )}
    </div>
  )
}

type EditorProps = { review: PublishedReview; draft: string; onClose: () => void }
type ReplyBody = { bodyEn: string | null; bodyZh: string | null }

/** The form, with the reply in both languages once that is loaded. */
function ReplyEditor(props: EditorProps) {
  const t = useTranslation()
  const { review } = props
  const stored = useQuery({
    ...useApi(reviewsApi).getReply.queryOptions({ input: { id: review.id } }),
    enabled: review.reply !== null,
    gcTime: 0,
  })
  if (stored.isError)
    return (
      <p role="alert" className="mt-3">
        {t('own.failed')}{' '}
        <Button size="sm" onClick={() => void stored.refetch()}>
          {t('reviews.retry')}
        </Button>
      </p>
    )
  if (review.reply && !stored.data) return <div className="bg-sunken rounded-card mt-3 h-40" aria-busy="true" />
  return <ReplyForm {...props} reply={stored.data ?? { bodyEn: null, bodyZh: null }} />
}

function ReplyForm({ review, draft, onClose, reply }: EditorProps & { reply: ReplyBody }) {
  const t = useTranslation()
  const locale = useLocale()
  const calls = useApiClient(reviewsApi)
  const refresh = useRefresh()
  const form = useForm({
    ...useErrorMessages(),
    form: replyScreenForm(locale),
    draftKey: draft,
    submit: async (typed) => {
      await calls.reply({ id: review.id, ...typed })
      await refresh()
      toast({ title: t('reply.done') })
      onClose()
    },
  })
  return (
    <form {...form.props} className="mt-3 space-y-3 print:hidden">
      <FormAlert alert={form.alert} />
      <p className="text-muted text-sm">{t('reply.hint')}</p>
      {(locale === 'en' ? (['bodyEn', 'bodyZh'] as const) : (['bodyZh', 'bodyEn'] as const)).map((name) => (
        <TextAreaField
          key={name}
          field={form.field(name)}
          label={t(`reply.${name}`)}
          rows={3}
          defaultValue={form.stored?.[name] ?? reply[name] ?? ''}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        <SubmitButton isBusy={form.isBusy}>{t('reply.submit')}</SubmitButton>
        <Button
          variant="ghost"
          onClick={() => {
            clearDraft(draft)
            onClose()
          }}
        >
          {t('reply.cancel')}
        </Button>
      </div>
    </form>
  )
}
