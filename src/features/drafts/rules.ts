/** Drafts that are saved on the server: a new or an edited listing, and the review of a listing. */
export const draftKey = /^(?:listing:new|(?:listing|review):[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** Characters of a draft as JSON; a longer one stays in the browser alone. */
export const maxDraftLength = 60_000
/** Drafts per member; of more, those typed longest ago are deleted. */
export const maxDrafts = 20
/** Pictures that one draft keeps from being deleted. */
const maxUploads = 30

/** What was typed, as JSON text, and when. */
export type Typed = { value: string; typedAt: Date }
/**
 * Value of a draft that was submitted or discarded. Its row stays with a version that no device has sent, so that a
 * request that arrives late does not restore it.
 */
export const removedValue = ''
export type StoredDraft = Typed & { version: string; other: Typed | null }

/**
 * What is stored when a device sends a draft. A device that knew the stored version replaces it. Else both devices have
 * changed the draft: the one typed later is stored, and the other one is kept beside it.
 */
export function mergeDrafts(
  stored: StoredDraft,
  sent: Typed & { basedOn: readonly string[] },
): Typed & { other: Typed | null } {
  if (sent.value === stored.value || sent.basedOn.includes(stored.version))
    return { ...typedOf(sent), other: stored.other }
  const [newer, older] = sent.typedAt >= stored.typedAt ? [sent, stored] : [stored, sent]
  return { ...typedOf(newer), other: typedOf(older) }
}
const typedOf = ({ value, typedAt }: Typed): Typed => ({ value, typedAt })

/** Ids in these texts, which may be those of uploads. */
export function uploadIdsIn(...texts: readonly (string | undefined)[]): string[] {
  const ids = texts.join('\n').match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? []
  return [...new Set(ids)].slice(0, maxUploads)
}
