import { clsx } from 'clsx'
import { useState, type MouseEvent } from 'react'
import { Link } from 'react-router'
import type en from '../messages/en.json'
import { buttonClass } from './button.tsx'
import { Spinner } from './spinner.tsx'
import { translationOf } from './translation.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

const useTranslation = translationOf<typeof en>('platform')

export type LoadMoreProps = {
  pages: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    /** Without a network, which the request waits for. */
    isPaused?: boolean
    fetchNextPage: () => Promise<unknown>
  }
  /** How many are shown, which is announced. */
  shown?: string
  /** Path of the next page, for visitors without JavaScript. */
  nextPath?: string | null
  /** In one line, below a dense table. */
  isCompact?: boolean
}

/** Appends the next page. The focus does not move; when the button goes with the last page, the count above it gets the focus. */
export function LoadMore({ pages, shown, nextPath, isCompact = false }: LoadMoreProps) {
  const t = useTranslation()
  const { hasNextPage, isFetchingNextPage: isLoading, isFetchNextPageError, isPaused = false, fetchNextPage } = pages
  const [isAsked, setAsked] = useState(false)
  const isFailed = isFetchNextPageError || (isAsked && isPaused)
  const { onFocus, ...count } = useKeptFocus<HTMLParagraphElement>()
  const load = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setAsked(true)
    if (!isLoading) void fetchNextPage()
  }
  const button = {
    onClick: load,
    'aria-busy': isLoading,
    className: isCompact
      ? clsx(buttonClass({ size: 'sm' }), 'max-lg:min-h-11')
      : clsx(buttonClass({ size: 'lg' }), 'min-w-52'),
    children: (
      <>
        {isLoading && <Spinner size={isCompact ? 16 : 18} />}
        <span>{isLoading ? t('more.loading') : t('more.button')}</span>
      </>
    ),
  }
  return (
    <div
      onFocus={onFocus}
      className={clsx(
        'flex items-center gap-3',
        isCompact ? 'flex-wrap' : ['flex-col', (shown || hasNextPage) && 'mt-8'],
      )}
    >
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
