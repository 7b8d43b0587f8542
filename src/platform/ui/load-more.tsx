import { clsx } from 'clsx'
import type { MouseEvent } from 'react'
import type en from '../messages/en.json'
import { buttonClass } from './button.tsx'
import { Link } from './link.tsx'
import { Spinner } from './spinner.tsx'
import { translationOf } from './translation.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

const useTranslation = translationOf<typeof en>('platform')

export type LoadMoreProps = {
  pages: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => Promise<unknown>
  }
  /** How many are shown, which is announced. */
  shown?: string
  /** Path of the next page, for visitors without JavaScript. */
  nextPath?: string | null
}

/** Appends the next page. The focus does not move; when the button goes with the last page, the count above it gets the focus. */
export function LoadMore({ pages, shown, nextPath }: LoadMoreProps) {
  const t = useTranslation()
  const { hasNextPage, isFetchingNextPage: isLoading, isFetchNextPageError: isFailed, fetchNextPage } = pages
  const { onFocus, ...count } = useKeptFocus<HTMLParagraphElement>()
  const load = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (!isLoading) void fetchNextPage()
  }
  const button = {
    onClick: load,
    'aria-busy': isLoading,
    className: clsx(buttonClass({ size: 'lg' }), 'min-w-52'),
    children: (
      <>
        {isLoading && <Spinner size={18} />}
        {isLoading ? t('more.loading') : t('more.button')}
      </>
    ),
  }
  return (
    <div onFocus={onFocus} className={clsx('flex flex-col items-center gap-3', (shown || hasNextPage) && 'mt-8')}>
      <p {...count} role="status" className="text-muted tabular text-sm focus:outline-none">
        {shown}
      </p>
      {isFailed && (
        <p role="alert" className="text-accent text-sm">
          {t('more.failed')}
        </p>
      )}
      {hasNextPage &&
        (nextPath ? <Link to={nextPath} rel="nofollow" {...button} /> : <button type="button" {...button} />)}
    </div>
  )
}
