import { clsx } from 'clsx'
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react'
import type en from '../messages/en.json'
import { Icon } from './icon.tsx'
import { Recovering } from './recovering.tsx'
import { translationOf } from './translation.tsx'
import { hasUnsentText } from './unsent-text.ts'
import { useOutsideTap } from './use-outside-tap.ts'

const useTranslation = translationOf<typeof en>('platform')

const typedInto = 'textarea, input:not([type=checkbox], [type=radio], [type=search])'

/**
 * A modal sheet that slides up from the bottom on a phone and traps the focus until closed by its buttons, Esc, or a
 * tap outside, unless something was typed into it: then a tap does nothing, and Esc or the back gesture asks. Its content is mounted only while it is open; what has `data-first-focus` in it gets the focus. `footer` stays visible while the content scrolls. With
 * `fitsContent` it is as high as its content and centred on desktop.
 */
export function Sheet({
  isOpen,
  onClose,
  title,
  closeLabel,
  footer,
  fitsContent = false,
  fillsScreen = false,
  children,
}: {
  isOpen: boolean
  onClose: () => void
  title: string
  closeLabel: string
  footer?: ReactNode
  fitsContent?: boolean
  /** As high as the screen. */
  fillsScreen?: boolean
  children: ReactNode
}) {
  const t = useTranslation()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isTyped, setIsTyped] = useState(false)
  if (!isOpen && isTyped) setIsTyped(false)
  useOutsideTap(dialog, isOpen && !isTyped)
  useEffect(() => {
    if (isOpen) {
      dialog.current?.showModal()
      dialog.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus()
    } else dialog.current?.close()
  }, [isOpen])
  useLayoutEffect(() => {
    const element = dialog.current
    // Closing, which a dialog that just disappears does not do, returns the focus to what opened it.
    return () => element?.close()
  }, [])
  function onCancel(event: SyntheticEvent<HTMLDialogElement>) {
    // A file input tells of its own cancellation too.
    if (event.target !== event.currentTarget || !isTyped || !hasUnsentText(event.currentTarget)) return
    if (!window.confirm(t('dialog.discard'))) event.preventDefault()
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onCancel={onCancel}
      onInput={({ target }) => target instanceof Element && target.matches(typedInto) && setIsTyped(true)}
      className={clsx(
        'bg-surface text-ink m-0 mt-auto w-full max-w-none flex-col rounded-t-2xl transition-transform duration-200 backdrop:bg-black/50 open:flex starting:open:translate-y-1/4',
        fitsContent
          ? 'max-h-[90dvh] min-h-50 sm:m-auto sm:max-w-md sm:rounded-2xl'
          : fillsScreen
            ? 'h-dvh max-h-none rounded-none'
            : 'h-[90dvh] max-h-none',
      )}
    >
      {isOpen && (
        <Recovering>
          <div className="border-line flex items-center justify-between gap-2 border-b py-1 pr-1 pl-4">
            <h2 id={id} className="min-w-0 py-1 text-lg font-bold">
              {title}
            </h2>
            <button
              type="button"
              onClick={onClose}
              aria-label={closeLabel}
              className="rounded-control hover:bg-sunken inline-flex size-11 flex-none items-center justify-center self-start"
            >
              <Icon name="x" />
            </button>
          </div>
          {/* Positioned, so that a hidden radio button which gets the focus is scrolled into view. Its basis is its own
              height: WebKit gives a basis of 0 no height in a dialog without one. */}
          <div className="relative flex-auto overflow-y-auto overscroll-contain px-4 py-2">{children}</div>
          {footer && (
            <div className="border-line border-t p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">{footer}</div>
          )}
        </Recovering>
      )}
    </dialog>
  )
}
