import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#platform/ui/button.tsx'
import { useApi } from '#platform/ui/scope.tsx'
import { Sheet } from '#platform/ui/sheet.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { billingApi } from '../api.ts'
import type { LimitPreview, Plan } from '../contract.ts'
import { isLowered } from '../rules/limit-change.ts'
import { useBilling } from './use-billing.ts'
import { useTranslation } from './use-translation.ts'

type Question = LimitPreview & { maxListings: number; answer: (isConfirmed: boolean) => void }

/**
 * `check` runs `save` at once, unless the typed limit is lower and members are over it: then a dialog shows who they are and
 * when the limit starts, and only its button saves.
 */
export function useLimitCheck(plan: Plan) {
  const { calls } = useBilling()
  const [question, setQuestion] = useState<Question>()

  async function check(typed: string, save: () => Promise<void>): Promise<void | 'unsent'> {
    const maxListings = typed.trim() === '' ? null : Number(typed)
    if (maxListings !== null && isLowered(plan.maxListings, maxListings)) {
      const preview = await calls.previewLimit({ planKey: plan.key, maxListings })
      const isConfirmed =
        preview.owners.length === 0 ||
        (await new Promise<boolean>((answer) => setQuestion({ ...preview, maxListings, answer })))
      setQuestion(undefined)
      if (!isConfirmed) return 'unsent'
    }
    await save()
  }
  return { check, dialog: <LimitDialog plan={plan} question={question} /> }
}

function LimitDialog({ plan, question }: { plan: Plan; question: Question | undefined }) {
  const t = useTranslation()
  const { date, number } = useFormat()
  return (
    <Sheet
      isOpen={question !== undefined}
      onClose={() => question?.answer(false)}
      title={t('limit.title', { plan: t(`plan.${plan.key}`), count: question?.maxListings ?? 0 })}
      closeLabel={t('admin.close')}
      fitsContent
    >
      {question?.startsAt && (
        <div className="space-y-4 pb-3">
          <p>{t('limit.text', { date: date(question.startsAt, { dateStyle: 'long' }) })}</p>
          <ul className="divide-line max-h-72 divide-y overflow-y-auto">
            {question.owners.map((owner) => (
              <li key={owner.id} className="flex justify-between gap-3 py-2">
                <Link to={`/admin/users/${owner.id}`} className="min-w-0 break-all underline">
                  {owner.name || owner.email}
                </Link>
                <span className="tabular flex-none">{t('listings', { count: owner.listings })}</span>
              </li>
            ))}
          </ul>
          {question.hasMore && (
            <p className="text-muted">{t('limit.more', { count: number(question.owners.length) })}</p>
          )}
          <div className="flex flex-wrap gap-2">
            <Button variant="primary" onClick={() => question.answer(true)}>
              {t('limit.confirm')}
            </Button>
            <Button onClick={() => question.answer(false)}>{t('limit.cancel')}</Button>
          </div>
        </div>
      )}
    </Sheet>
  )
}

/** The coming limit of a plan, if one was announced, and the button that withdraws it. */
export function LimitChange({ plan }: { plan: Plan }) {
  const t = useTranslation()
  const { date } = useFormat()
  const { calls, refresh } = useBilling()
  const changes = useQuery(useApi(billingApi).findLimitChanges.queryOptions({ input: {}, staleTime: 0 })).data
  const change = changes?.find(({ planKey }) => planKey === plan.key)
  if (!change) return null
  const withdraw = async () => {
    if (!window.confirm(t('limit.withdrawConfirm'))) return
    try {
      await calls.cancelLimitChange({ planKey: plan.key })
      toast({ title: t('limit.withdrawn') })
      await refresh()
    } catch {
      toast({ title: t('limit.failed'), variant: 'destructive' })
    }
  }
  return (
    <div className="rounded-control bg-accent-soft mt-3 space-y-2 p-3 text-sm">
      <p role="status" className="text-accent">
        {t('limit.coming', {
          date: date(change.startsAt, { dateStyle: 'long' }),
          listings: t('listings', { count: change.maxListings }),
        })}
      </p>
      <Button size="sm" className="max-lg:min-h-11" onClick={() => void withdraw()}>
        {t('limit.withdraw')}
      </Button>
    </div>
  )
}
