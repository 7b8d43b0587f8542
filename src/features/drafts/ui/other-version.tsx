import { useFormat } from '#platform/ui/translation.tsx'
import type { SyncedDraft } from './use-synced-draft.ts'
import { useTranslation } from './use-translation.ts'

/** Says above a form that another device's version of the draft is kept, and shows it. */
export function OtherVersion({ draft: { otherTypedAt, swap } }: { draft: SyncedDraft }) {
  const t = useTranslation()
  const { date } = useFormat()
  if (otherTypedAt === null) return null
  const when = date(otherTypedAt, { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' })
  return (
    <p role="status" className="rounded-card bg-sunken my-4 flex flex-wrap items-center gap-x-4 px-4 pt-2 pb-1 text-sm">
      {t('other.text', { date: when })}
      <button type="button" className="text-primary min-h-11 font-semibold underline" onClick={swap}>
        {t('other.show')}
      </button>
    </p>
  )
}
