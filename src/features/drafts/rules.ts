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

/**
 * The name of the next version of a browser: `ORIGIN.COUNT.RANDOM`, with the origin of the version it sent last, if any.
 * Two tabs may count to the same number at once; the random part tells those apart.
 */
export function nextVersion(last: string | undefined): string {
  const random = () => Math.random().toString(36).slice(2, 12)
  const [origin = random(), count = '0'] = last?.split('.') ?? []
  return `${origin}.${Number(count) + 1}.${random()}`
}

/** Whether a browser has sent the stored version after this one, whose request arrives only now. */
export function isOvertaken(sent: string, stored: string): boolean {
  const [[origin, count], [storedOrigin, storedCount]] = [sent.split('.'), stored.split('.')]
  return origin === storedOrigin && Number(count) < Number(storedCount)
}

/** Ids in these texts, which may be those of uploads. */
export function uploadIdsIn(...texts: readonly (string | undefined)[]): string[] {
  const ids = texts.join('\n').match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? []
  return [...new Set(ids)].slice(0, maxUploads)
}
