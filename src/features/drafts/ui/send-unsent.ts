import { draftKeys, memberKey, readStored } from '#platform/ui/drafts.ts'
import { draftKey } from '../rules.ts'
import { inTurn, isUnsent, sendDraft, takeVisitorDraft, type DraftCalls } from './sync.ts'

/**
 * Sends the drafts that this browser has typed and the server has not: from before the member signed in, or while there
 * was no network. What cannot be sent stays in the browser.
 */
export async function sendUnsentDrafts(calls: DraftCalls, memberId: string): Promise<void> {
  for (const stored of draftKeys()) {
    const key = stored.split(':', 2).join(':')
    const ownKey = memberKey(key, memberId)
    if (!draftKey.test(key) || (stored !== key && stored !== ownKey)) continue
    takeVisitorDraft(key, ownKey)
    const send = async () => {
      const draft = readStored(ownKey)
      if (isUnsent(draft)) await sendDraft(calls, key, ownKey, draft)
    }
    await inTurn(ownKey, send).catch(() => {})
  }
}
