import type { ReactNode } from 'react'
import { useLocale } from '#platform/ui/scope.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import type { CategoryDetail } from '../contract.ts'
import { useTranslation } from './use-translation.ts'

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      {children}
    </div>
  )
}

/** Background of a category for visitors: other names, usual prices, licences. */
export function CategoryFacts({ category }: { category: CategoryDetail }) {
  const t = useTranslation()
  const locale = useLocale()
  const { hkd } = useFormat()
  const { name, alsoKnownAs, typicalPrice, licences } = category
  const facts = (
    <>
      <div>
        <h2 className="text-xl font-bold">{t('about.title', { name })}</h2>
        {alsoKnownAs.length > 0 && (
          <p className="text-muted mt-1">
            {t('about.alsoKnown', { names: alsoKnownAs.join(locale === 'en' ? ', ' : '、') })}
          </p>
        )}
      </div>
      {typicalPrice && (
        <Fact title={t('about.priceTitle')}>
          <p className="tabular">
            {t('about.price', {
              low: hkd(typicalPrice.lowCents),
              high: hkd(typicalPrice.highCents),
              median: hkd(typicalPrice.medianCents),
            })}
          </p>
        </Fact>
      )}
      {licences.length > 0 && (
        <Fact title={t('about.licenceTitle')}>
          <ul className="grid gap-2">
            {licences.map((licence) => (
              <li key={licence.key}>
                <p>{t('about.licence', { name: licence.name, body: licence.body })}</p>
                {licence.hint && <p className="text-muted">{licence.hint}</p>}
                {licence.register && (
                  <p className="text-muted text-sm">
                    {t('about.register', { register: licence.register })}
                    {licence.registerUrl && (
                      <a
                        href={licence.registerUrl}
                        rel="noopener"
                        target="_blank"
                        className="text-primary ml-2 inline-flex min-h-11 items-center underline"
                      >
                        {t(`about.${licence.registerUrlIs ?? 'entry'}`)}
                      </a>
                    )}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </>
  )
  if (alsoKnownAs.length === 0 && !typicalPrice && licences.length === 0) return null
  return <section className="rounded-card bg-sunken mt-12 grid gap-5 p-5 sm:p-6">{facts}</section>
}
