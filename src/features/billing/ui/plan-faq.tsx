import { JsonLd } from '#platform/ui/json-ld.tsx'
import { LinkedText, withoutLinks } from '#platform/ui/linked-text.tsx'
import { useLocale } from '#platform/ui/scope.tsx'
import { entriesOf, type FaqFacts } from './faq-entries.ts'
import { useTranslation } from './use-translation.ts'

/** Questions and answers about the plans, also as structured data. */
export function PlanFaq(props: FaqFacts) {
  const t = useTranslation()
  const locale = useLocale()
  const entries = entriesOf(props, t, locale)
  const data = import.meta.env.SSR && {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: locale,
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: withoutLinks(answer) },
    })),
  }
  return (
    <section aria-labelledby="faq-heading">
      <h2 id="faq-heading" className="text-xl font-bold">
        {t('faq.heading')}
      </h2>
      <div className="mt-5 grid gap-x-12 gap-y-6 md:grid-cols-2">
        {entries.map(({ question, answer }) => (
          <div key={question}>
            <h3 className="font-semibold">{question}</h3>
            <p className="text-muted mt-1 text-pretty break-normal">
              <LinkedText text={answer} />
            </p>
          </div>
        ))}
      </div>
      <JsonLd data={data} />
    </section>
  )
}
