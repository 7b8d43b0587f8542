import { LinkedText } from '#platform/ui/linked-text.tsx'
import { useTranslation } from './use-translation.ts'

/** What happens with the personal data typed into the form. */
export function FormNotice() {
  const t = useTranslation()
  return (
    <div className="rounded-card bg-sunken mt-6 p-4 text-sm">
      <p className="font-semibold">{t('form.notice.title')}</p>
      <p className="mt-1">
        <LinkedText text={t('form.notice')} opensInNewTab />
      </p>
    </div>
  )
}
