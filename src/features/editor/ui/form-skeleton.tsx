import { useTranslation } from './use-translation.ts'

/** Placeholder of the form's size; the form renders only in the browser, where its draft is stored. */
export function FormSkeleton() {
  const t = useTranslation()
  return (
    <div role="status">
      <noscript>{t('form.noScript')}</noscript>
      <span className="sr-only noscript:hidden">{t('form.loading')}</span>
      <div className="bg-sunken h-11 rounded-full noscript:hidden" />
      <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] noscript:hidden">
        <div className="space-y-6">
          {[1, 2, 3, 4, 5].map((field) => (
            <div key={field} className="bg-sunken rounded-control h-16" />
          ))}
        </div>
        <div className="bg-sunken rounded-card h-96" />
      </div>
    </div>
  )
}
