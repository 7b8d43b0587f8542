import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFreshPassword } from '#features/accounts/ui/fresh-password.tsx'
import { Button } from '#platform/ui/button.tsx'
import { ReasonDialog } from '#platform/ui/reason-dialog.tsx'
import { useApi, useCalls } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { membersApi } from '../api.ts'
import type { Member } from '../contract.ts'
import { codeOf, useRefused } from './use-refused.ts'
import { useTranslation } from './use-translation.ts'

/** What an admin may do about a member; to themselves only what locks nobody out. */
export function MemberActions({ member }: { member: Member }) {
  const t = useTranslation()
  const refused = useRefused()
  const calls = useCalls(membersApi)
  const members = useApi(membersApi)
  const queries = useQueryClient()
  const { withPassword, dialog } = useFreshPassword()
  const [isAsking, setIsAsking] = useState(false)
  const { id, isActive, isSelf, role } = member

  /** Shows the member as they are now, here and in the list. */
  async function take(change: Promise<Member>, done: string) {
    const changed = await change
    queries.setQueryData(members.get.queryKey({ input: { id } }), changed)
    void queries.invalidateQueries({ queryKey: members.find.key() })
    toast({ title: done })
  }
  /** Likewise, telling a failure as a message. */
  const act = (change: () => Promise<Member>, done: string) =>
    void take(change(), done).catch((error: unknown) =>
      toast({ title: refused(codeOf(error)) ?? t('action.failed'), variant: 'destructive' }),
    )
  return (
    <div className="border-line mt-4 flex flex-col gap-2 border-t pt-4">
      <Button
        disabled={member.sessionCount === 0}
        onClick={() => act(() => calls.endSessions({ id }), t('action.sessionsEnded'))}
      >
        {t('action.endSessions')}
      </Button>
      {isSelf ? (
        <p className="text-muted text-sm">{t('action.self')}</p>
      ) : (
        <>
          {role === 'admin' ? (
            <Button onClick={() => act(() => withPassword(() => calls.removeAdmin({ id })), t('action.adminRemoved'))}>
              {t('action.removeAdmin')}
            </Button>
          ) : (
            isActive &&
            member.isConfirmed && (
              <Button
                onClick={() =>
                  act(() => withPassword(() => calls.addAdmin({ email: member.email })), t('action.adminAdded'))
                }
              >
                {t('action.addAdmin')}
              </Button>
            )
          )}
          {isActive ? (
            <Button variant="danger" onClick={() => setIsAsking(true)}>
              {t('action.deactivate')}
            </Button>
          ) : (
            <Button variant="primary" onClick={() => act(() => calls.activate({ id }), t('action.activated'))}>
              {t('action.activate')}
            </Button>
          )}
        </>
      )}
      <ReasonDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('deactivate.title')}
        text={t('deactivate.text')}
        templates={[
          [t('deactivate.spam'), t('deactivate.spamText')],
          [t('deactivate.fraud'), t('deactivate.fraudText')],
          [t('deactivate.asked'), t('deactivate.askedText')],
        ]}
        confirm={t('deactivate.submit')}
        onConfirm={(reason) => take(calls.deactivate({ id, reason }), t('action.deactivated'))}
        errorMessageOf={(error) => refused(codeOf(error))}
      />
      {dialog}
    </div>
  )
}
