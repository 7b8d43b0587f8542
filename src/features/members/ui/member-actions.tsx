import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFreshPassword } from '#features/accounts/ui/fresh-password.tsx'
import { Button } from '#platform/ui/button.tsx'
import { ReasonDialog } from '#platform/ui/reason-dialog.tsx'
import { useApi, useApiClient } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { membersApi } from '../api.ts'
import type { Member } from '../contract.ts'
import { codeOf, useRefusalMessages } from './use-refusal-messages.ts'
import { useTranslation } from './use-translation.ts'

/** Admin actions for a member; for oneself only those that lock nobody out. */
export function MemberActions({ member }: { member: Member }) {
  const t = useTranslation()
  const refusalMessage = useRefusalMessages()
  const calls = useApiClient(membersApi)
  const members = useApi(membersApi)
  const queries = useQueryClient()
  const { withPassword, dialog } = useFreshPassword()
  const [isReasonOpen, setIsReasonOpen] = useState(false)
  const { id, isActive, isSelf, role } = member

  /** Updates the cached member and list after a change. */
  async function apply(change: Promise<Member>, done: string) {
    const changed = await change
    queries.setQueryData(members.get.queryKey({ input: { id } }), changed)
    void queries.invalidateQueries({ queryKey: members.find.key() })
    toast({ title: done })
  }
  /** Same as `apply`, showing failures as a toast. */
  const run = (change: () => Promise<Member>, done: string) =>
    void apply(change(), done).catch((error: unknown) =>
      toast({ title: refusalMessage(codeOf(error)) ?? t('action.failed'), variant: 'destructive' }),
    )
  return (
    <div className="border-line mt-4 flex flex-col gap-2 border-t pt-4">
      <Button
        disabled={member.sessionCount === 0}
        onClick={() => run(() => calls.endSessions({ id }), t('action.sessionsEnded'))}
      >
        {t('action.endSessions')}
      </Button>
      {isSelf ? (
        <p className="text-muted text-sm">{t('action.self')}</p>
      ) : (
        <>
          {role === 'admin' ? (
            <Button onClick={() => run(() => withPassword(() => calls.removeAdmin({ id })), t('action.adminRemoved'))}>
              {t('action.removeAdmin')}
            </Button>
          ) : (
            isActive &&
            member.isConfirmed && (
              <Button
                onClick={() =>
                  run(() => withPassword(() => calls.addAdmin({ email: member.email })), t('action.adminAdded'))
                }
              >
                {t('action.addAdmin')}
              </Button>
            )
          )}
          {isActive ? (
            <Button variant="danger" onClick={() => setIsReasonOpen(true)}>
              {t('action.deactivate')}
            </Button>
          ) : (
            <Button variant="primary" onClick={() => run(() => calls.activate({ id }), t('action.activated'))}>
              {t('action.activate')}
            </Button>
          )}
        </>
      )}
      <ReasonDialog
        isOpen={isReasonOpen}
        onClose={() => setIsReasonOpen(false)}
        title={t('deactivate.title')}
        text={t('deactivate.text')}
        templates={[
          [t('deactivate.spam'), t('deactivate.spamText')],
          [t('deactivate.fraud'), t('deactivate.fraudText')],
          [t('deactivate.asked'), t('deactivate.askedText')],
        ]}
        confirm={t('deactivate.submit')}
        onConfirm={(reason) => apply(calls.deactivate({ id, reason }), t('action.deactivated'))}
        errorMessageOf={(error) => refusalMessage(codeOf(error))}
      />
      {dialog}
    </div>
  )
}
