/**
 * Whether the share sheet was opened: not where the browser has none or refuses it. One that was closed without a choice
 * was opened.
 */
export async function tryShare(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
