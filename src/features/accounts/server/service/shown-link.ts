import type { Ctx } from '#platform/server/context.ts'

/** The path of a link where no e-mail will bring it: in demonstration mode without a mail server. */
export const shownLink = (
  { isDemo, canSendMail }: Pick<Ctx, 'isDemo' | 'canSendMail'>,
  path: string | undefined,
): string | null => (isDemo && !canSendMail ? (path ?? null) : null)
