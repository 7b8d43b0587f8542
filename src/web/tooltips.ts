/** Delays and offset of docs/product.md, in ms and pixels. */
const openDelayMs = 700
const skipDelayMs = 300
const offset = 4
const viewportMargin = 8

/**
 * Shows the titles of buttons and links: under the mouse after a delay, which is skipped from one to the next, and at once
 * with focus by keyboard. A key, a press and scrolling close them. While shown, the title is taken from its element, whose
 * name is its `aria-label`, so that the browser does not show it too.
 */
export function startTooltips(): void {
  const tooltip = document.createElement('div')
  tooltip.role = 'tooltip'
  tooltip.popover = 'manual'
  tooltip.className =
    'rounded-control bg-ink text-paper shadow-soft pointer-events-none inset-auto m-0 max-w-64 border-0 px-3 py-2 text-left text-sm font-normal'
  let trigger: HTMLElement | null = null
  let text = ''
  let isOpen = false
  let closedAt = -Infinity
  let timer: ReturnType<typeof setTimeout> | undefined

  const close = () => {
    clearTimeout(timer)
    if (trigger && !trigger.title) trigger.title = text
    trigger = null
    if (!isOpen) return
    isOpen = false
    tooltip.hidePopover()
    closedAt = performance.now()
  }
  const open = () => {
    if (!trigger?.isConnected) return
    tooltip.textContent = text
    // Within the trigger's part of the page, as all content is for screen readers.
    ;(trigger.closest('main, header, nav, footer, dialog') ?? document.body).append(tooltip)
    tooltip.showPopover()
    isOpen = true
    place(tooltip, trigger)
  }
  const over = (target: EventTarget | null, delayMs: number) => {
    const found = target instanceof Element ? target.closest<HTMLElement>(':is(button, a)[title]') : null
    if (target instanceof Node && trigger?.contains(target)) return
    close()
    if (!found?.title) return
    trigger = found
    text = found.title
    found.title = ''
    timer = setTimeout(open, delayMs)
  }
  document.addEventListener('pointerover', ({ pointerType, target }) => {
    if (pointerType === 'touch') return
    over(target, isOpen || performance.now() - closedAt < skipDelayMs ? 0 : openDelayMs)
  })
  document.documentElement.addEventListener('pointerleave', close)
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) over(target, 0)
  })
  document.addEventListener('focusout', close)
  document.addEventListener('pointerdown', close)
  document.addEventListener('keydown', close)
  addEventListener('scroll', close, { capture: true, passive: true })
}

/** Above the trigger, below it when there is no space, within the viewport. */
function place(tooltip: HTMLElement, trigger: Element): void {
  const box = trigger.getBoundingClientRect()
  const { width, height } = tooltip.getBoundingClientRect()
  const above = box.top - height - offset
  const left = Math.min(box.left + box.width / 2 - width / 2, innerWidth - width - viewportMargin)
  tooltip.style.left = `${Math.max(viewportMargin, left)}px`
  tooltip.style.top = `${above >= viewportMargin ? above : box.bottom + offset}px`
}
