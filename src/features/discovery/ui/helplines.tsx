import { buttonClass } from '#platform/ui/button.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import type { Helpline } from '../contract.ts'
import { type Danger, dangerHeadings } from '../rules/dangers.ts'
import { useTranslation } from './use-translation.ts'

/**
 * Public telephone lines, above everything else, when the query mentions danger. The page is not saved on the device.
 * @param isOnly whether the page shows nothing else
 */
type Props = { danger: Danger; lines: Helpline[]; isOnly: boolean }

export function Helplines({ danger, lines, isOnly }: Props) {
  const t = useTranslation()
  const title = t(`help.title.${dangerHeadings[danger]}`)
  const { date } = useFormat()
  const Heading = isOnly ? 'h1' : 'h2'
  return (
    <section
      role="alert"
      data-never-saved
      aria-label={title}
      className="rounded-card border-accent bg-accent-soft mb-6 border p-5"
    >
      <Heading className="text-lg font-bold">{title}</Heading>
      <ul className="mt-3 flex flex-col gap-3">
        {lines.map(({ key, name, number, text, source, checkedOn }) => (
          <li key={key} className="flex flex-col items-start gap-x-4 gap-y-1 sm:flex-row sm:items-center">
            <a href={`tel:${number.replaceAll(' ', '')}`} className={buttonClass({ variant: 'primary' })}>
              {number}
            </a>
            <p className="min-w-0 flex-1">
              <strong className="font-semibold">{name}</strong> {text}{' '}
              <a href={source} rel="noopener nofollow" className="text-sm underline">
                {t('help.source', { date: date(checkedOn) })}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
