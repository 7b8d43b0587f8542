import { reportedKinds, type ReportedKind } from '../rules.ts'

/**
 * What a click in an element with `data-contact="whatsapp_click"` means for the listing of the nearest `data-listing="<id>"`;
 * null for any other click. Of the other mouse buttons only the middle one follows a link, into a new tab.
 */
export function contactOf({
  type,
  button,
  target,
}: Pick<MouseEvent, 'type' | 'button' | 'target'>): { listingId: string; kind: ReportedKind } | null {
  const isOther = type === 'auxclick'
  if ((isOther && button !== 1) || !(target instanceof Element)) return null
  const clicked = target.closest<HTMLElement>(isOther ? 'a[data-contact]' : '[data-contact]')
  const kind = reportedKinds.find((one) => one === clicked?.dataset.contact)
  const listingId = clicked?.closest<HTMLElement>('[data-listing]')?.dataset.listing
  return listingId && kind ? { listingId, kind } : null
}
