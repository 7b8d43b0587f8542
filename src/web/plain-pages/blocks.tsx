import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { reviewsApi } from '#features/reviews/api.ts'
import { reviewCountsQuery } from '#features/reviews/ui/review-counts.ts'
import { usePublicSettings } from '#features/settings/ui/settings-queries.ts'
import { buttonClass } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { LinkedText } from '#platform/ui/linked-text.tsx'
import { useApi } from '#platform/ui/scope.tsx'
import { formatPhone, whatsappLink } from '#shared/hk-phone.ts'
import type { Block } from '../content/document.ts'
import { useTranslation } from './use-translation.ts'

type Table = Extract<Block, { table: unknown }>['table']

/** A content block of a plain page. */
export function BlockView({ block }: { block: Block }) {
  if (typeof block === 'string') {
    return (
      <p>
        <LinkedText text={block} />
      </p>
    )
  }
  if ('topic' in block) {
    return (
      <p>
        <strong className="font-semibold">{block.topic}</strong>
        <LinkedText text={block.text} />
      </p>
    )
  }
  if ('list' in block) return <Items items={block.list} className="list-disc" as="ul" />
  if ('steps' in block) return <Items items={block.steps} className="list-decimal" as="ol" />
  if ('table' in block) return <TextTable table={block.table} />
  if ('invitedReviews' in block) return <InvitedReviews />
  return 'dataUser' in block ? <DataUser /> : <Contact />
}

function Items({ items, className, as: List }: { items: string[]; className: string; as: 'ul' | 'ol' }) {
  return (
    <List className={`${className} marker:text-muted space-y-2 pl-6`}>
      {items.map((item) => (
        <li key={item}>
          <LinkedText text={item} />
        </li>
      ))}
    </List>
  )
}

/** A table. With more than two columns its rows become cards on small screens, with the column name above each cell. */
function TextTable({ table: { caption, head, rows } }: { table: Table }) {
  const isFolded = head.length > 2
  return (
    <table className={clsx('w-full border-collapse text-left text-sm', isFolded && 'max-md:block')}>
      <caption className={clsx('pb-2 text-left font-semibold', isFolded && 'max-md:block')}>{caption}</caption>
      <thead className={clsx(isFolded && 'max-md:sr-only')}>
        <tr className="border-line-strong border-b">
          {head.map((name) => (
            <th key={name} scope="col" className="px-3 py-2 align-bottom font-semibold first:pl-0">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={clsx(isFolded && 'max-md:block max-md:space-y-3')}>
        {rows.map(([first = '', ...cells]) => (
          <tr
            key={first}
            className={clsx(
              'border-line border-b align-top',
              isFolded && 'max-md:rounded-card max-md:bg-surface max-md:block max-md:border max-md:p-4',
            )}
          >
            <th
              scope="row"
              className={clsx(
                'max-w-72 min-w-30 py-3 pr-3 font-semibold',
                isFolded && 'max-md:block max-md:max-w-none max-md:p-0 max-md:text-base',
              )}
            >
              {first}
            </th>
            {cells.map((cell, at) => (
              <td
                key={head[at + 1]}
                className={clsx('p-3', isFolded && 'max-md:block max-md:px-0 max-md:pt-2 max-md:pb-0')}
              >
                {isFolded && (
                  <span aria-hidden="true" className="text-muted block text-xs md:hidden">
                    {head[at + 1]}
                  </span>
                )}
                <LinkedText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Name and postal address of who answers for personal data. */
function DataUser() {
  const dataUser = usePublicSettings()?.dataUser
  if (!dataUser) return null
  return (
    <address className="rounded-card border-line bg-sunken border p-4 not-italic">
      <span className="block font-semibold">{dataUser.name}</span>
      {dataUser.address}
    </address>
  )
}

function InvitedReviews() {
  const t = useTranslation()
  const counts = useQuery(reviewCountsQuery(useApi(reviewsApi))).data
  if (!counts) return null
  const { published, invited } = counts
  return <p className="rounded-card border-line bg-sunken border p-4">{t('invitedReviews', { published, invited })}</p>
}

/** WhatsApp contact of the site, with the number also shown as text. */
function Contact() {
  const t = useTranslation()
  const number = usePublicSettings()?.supportWhatsapp
  if (!number) return <p className="rounded-card border-line bg-sunken border p-4 text-sm">{t('contact.unset')}</p>
  return (
    <p className="flex flex-wrap items-center gap-4">
      <a href={whatsappLink(number)} className={buttonClass({ variant: 'whatsapp' })} rel="noopener" target="_blank">
        <Icon name="whatsapp" />
        {t('contact.whatsapp')}
      </a>
      <span className="tabular">{formatPhone(`+${number}`)}</span>
    </p>
  )
}
