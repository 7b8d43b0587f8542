import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { useSearch } from './use-search.ts'

/** The listing at the upper edge of the window by its id, and how far below the edge it began, in px. */
type Kept = { pages: number; id: string; top: number }
/** The router's state of this entry, to which the length of the list is added. */
type EntryState = { key?: string; list?: Kept } | null

/** Pages in another font, as after a first visit, are of another height: places are kept by listing. */
const cardOf = (id: string) => document.querySelector(`main article[data-listing="${id}"]`)
function cardAtTop(): HTMLElement | undefined {
  const cards = [...document.querySelectorAll<HTMLElement>('main article[data-listing]')]
  return cards.find((card) => card.getBoundingClientRect().bottom > 0) ?? cards.at(-1)
}

const pauseMs = 200
const inputs = ['wheel', 'pointerdown', 'keydown']

/**
 * Keeps in this entry of the history how many pages of a list were loaded and how far down they were read. When the browser
 * loads the page anew, as phones do with pages that they dropped from memory, it has the first page alone: the others
 * are fetched, and whoever has not scrolled meanwhile is back where they were. One per entry, by its `key`.
 */
export function KeptList({ pages }: Pick<ReturnType<typeof useSearch>, 'pages'>) {
  const { key } = useLocation()
  const { data, hasNextPage, isFetchNextPageError, fetchNextPage } = pages
  const loaded = data?.pages.length ?? 0
  const [kept] = useState(() => {
    const { list } = (history.state as EntryState) ?? {}
    return list && list.pages > loaded ? list : null
  })
  const isMissing = Boolean(kept && loaded < kept.pages && hasNextPage && !isFetchNextPageError)
  const hasMoved = useRef(false)

  useEffect(() => {
    const noteMove = () => (hasMoved.current = true)
    for (const type of inputs) addEventListener(type, noteMove, { passive: true })
    return () => inputs.forEach((type) => removeEventListener(type, noteMove))
  }, [])

  useEffect(() => {
    if (isMissing) return void fetchNextPage()
    const card = kept && loaded <= kept.pages && !hasMoved.current && cardOf(kept.id)
    if (card) window.scrollBy({ top: card.getBoundingClientRect().top - kept.top, behavior: 'instant' })
  }, [kept, isMissing, loaded, fetchNextPage])

  useEffect(() => {
    if (isMissing || loaded < 2) return
    const keep = () => {
      const state = history.state as EntryState
      // The entry of a page that is opened next is another one already.
      const card = (state?.key ?? 'default') === key && cardAtTop()
      if (!card) return
      const list: Kept = { pages: loaded, id: card.dataset['listing']!, top: card.getBoundingClientRect().top }
      history.replaceState({ ...state, list }, '')
    }
    let timer: ReturnType<typeof setTimeout>
    const keepSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(keep, pauseMs)
    }
    keep()
    addEventListener('scroll', keepSoon, { passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', keepSoon)
    }
  }, [isMissing, loaded, key])
  return null
}
