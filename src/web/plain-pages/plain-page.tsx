import { useQuery } from '@tanstack/react-query'
import { usePublicSettings } from '#features/settings/ui/settings-queries.ts'
import { legalDate } from '#platform/legal-date.ts'
import { Head } from '#platform/ui/head.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useLocale } from '#platform/ui/scope.tsx'
import type { PlainDocument } from '../content/document.ts'
import { documentQuery, type PlainPageName } from '../content/load.ts'
import { BlockView } from './blocks.tsx'
import { useTranslation } from './use-translation.ts'

/** A text page: heading, table of contents, sections. */
export function PlainPage({ page }: { page: PlainPageName }) {
  const locale = useLocale()
  const text = useQuery(documentQuery(page, locale)).data
  if (!text) return null
  return (
    <div className="wrap py-8 lg:py-12">
      <Head title={text.title} description={text.description} path={`/${page}`} />
      <header className="max-w-3xl">
        <h1 className="text-2xl font-bold sm:text-3xl">{text.title}</h1>
        {text.updated && <Updated />}
        <p className="text-muted mt-4 text-lg text-pretty break-normal">{text.lead}</p>
      </header>
      <div className="mt-8 gap-12 lg:grid lg:grid-cols-[240px_minmax(0,1fr)]">
        <Contents sections={text.sections} />
        {/* Paragraphs of one width; only the last line takes a few characters more. */}
        <article className="max-w-3xl space-y-10 max-lg:mt-8 [&_:is(p,li,td,th)]:text-pretty [&_p]:break-normal">
          {text.sections.map(({ id, heading, blocks }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`} className="scroll-mt-6 space-y-4">
              <h2 id={`${id}-heading`} className="text-xl font-bold">
                {heading}
              </h2>
              {blocks.map((block, index) => (
                <BlockView key={index} block={block} />
              ))}
            </section>
          ))}
        </article>
      </div>
    </div>
  )
}

function Updated() {
  const t = useTranslation()
  const locale = useLocale()
  const settings = usePublicSettings()
  if (!settings) return null
  return (
    <p className="text-muted mt-2 text-sm">{t('updated', { date: legalDate(settings.legalLastUpdated, locale) })}</p>
  )
}

/** Table of contents: collapsible on small screens, a sticky sidebar on large ones. */
function Contents({ sections }: Pick<PlainDocument, 'sections'>) {
  const t = useTranslation()
  const links = sections.map(({ id, heading }) => (
    <li key={id}>
      <a
        href={`#${id}`}
        className="text-muted hover:text-ink flex min-h-11 items-center hover:underline lg:min-h-8 lg:py-1"
      >
        {heading}
      </a>
    </li>
  ))
  return (
    <nav aria-label={t('onThisPage')} className="text-sm print:hidden">
      <details className="group rounded-card border-line bg-surface border lg:hidden">
        <summary className="flex min-h-11 items-center justify-between px-4 font-semibold">
          {t('onThisPage')}
          <Icon name="chevron-down" className="group-open:rotate-180" />
        </summary>
        <ul className="px-4 pb-3">{links}</ul>
      </details>
      <div className="sticky top-6 hidden max-h-[calc(100dvh-3rem)] overflow-y-auto lg:block">
        <h2 className="mb-2 font-semibold">{t('onThisPage')}</h2>
        <ul>{links}</ul>
      </div>
    </nav>
  )
}
