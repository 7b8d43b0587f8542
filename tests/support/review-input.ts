/** What a member types into the form of a review. */
export const reviewInput = {
  rating: '4',
  stage: 'work_done',
  title: '',
  body: 'Came on time, mended the tap and left the kitchen clean.',
  jobMonth: '',
  pricePaid: '',
  replySpeed: '',
  locale: 'en' as const,
}

/** Reviews as a moderator reads them that their authors have never edited. */
export const unedited = (...ids: string[]) => ids.map((id) => ({ id, editedAt: null }))
