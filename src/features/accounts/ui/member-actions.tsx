import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { ReasonDialog } from '#platform/ui/reason-dialog.tsx'
import { useApiClient } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useInvalidate } from '#platform/ui/use-invalidate.ts'
import { accountsApi } from '../api.ts'
import type { Role } from '../rules.ts'
import { useFreshPassword } from './fresh-password.tsx'
import { codeOf, useMemberRefusals } from './use-member-refusals.ts'
import { useTranslation } from './use-translation.ts'

/** The account as the actions need it. */
type Member = {
  id: string
  email: string
  isActive: boolean
  isConfirmed: boolean
  isSelf: boolean
  role: Role
  hasSecondFactor: boolean
}

/** Admin actions for a member; for oneself only those that lock nobody out. */
export function MemberActions({ member }: { member: Member }) {
  const t = useTranslation()
  const refusalMessage = useMemberRefusals()
  const calls = useApiClient(accountsApi)
  const invalidate = useInvalidate()
  const { withPassword, dialog } = useFreshPassword()
  const [isReasonOpen, setIsReasonOpen] = useState(false)
  const [isResetOpen, setIsResetOpen] = useState(false)
  const { id, isActive, isSelf } = member

  /** Reads the member and the list again after a change. */
  async function apply(change: Promise<unknown>, done: string) {
    await change
    await invalidate('backoffice')
    toast({ title: done })
  }
  /** Same as `apply`, showing failures as a toast. */
  const run = (change: () => Promise<unknown>, done: string) =>
    void apply(change(), done).catch((error: unknown) =>
      toast({ title: refusalMessage(codeOf(error)) ?? t('member.action.failed'), variant: 'destructive' }),
    )
  return (
    <div className="border-line mt-4 flex flex-col gap-2 border-t pt-4">
      <Button onClick={() => run(() => calls.endMemberSessions({ id }), t('member.action.sessionsEnded'))}>
        {t('member.action.endSessions')}
      </Button>
      {isSelf ? (
        <p className="text-muted text-sm">{t('member.action.self')}</p>
      ) : (
        <>
          <RoleButton
            member={member}
            onAdd={() =>
              run(() => withPassword(() => calls.addAdmin({ email: member.email })), t('member.action.adminAdded'))
            }
            onRemove={() => run(() => withPassword(() => calls.removeAdmin({ id })), t('member.action.adminRemoved'))}
          />
          {member.hasSecondFactor && (
            <Button onClick={() => setIsResetOpen(true)}>{t('member.action.resetSecondFactor')}</Button>
          )}
          {isActive ? (
            <Button variant="danger" onClick={() => setIsReasonOpen(true)}>
              {t('member.action.deactivate')}
            </Button>
          ) : (
            <Button
              variant="primary"
              onClick={() => run(() => calls.activateMember({ id }), t('member.action.activated'))}
            >
              {t('member.action.activate')}
            </Button>
          )}
        </>
      )}
      <ReasonDialog
        isOpen={isReasonOpen}
        onClose={() => setIsReasonOpen(false)}
        title={t('member.deactivate.title')}
        text={t('member.deactivate.text')}
        templates={[
          { name: t('member.deactivate.spam'), text: t('member.deactivate.spamText') },
          { name: t('member.deactivate.fraud'), text: t('member.deactivate.fraudText') },
          { name: t('member.deactivate.asked'), text: t('member.deactivate.askedText') },
        ]}
        confirm={t('member.deactivate.submit')}
        onConfirm={(reason) => apply(calls.deactivateMember({ id, reason }), t('member.action.deactivated'))}
        refusalMessage={refusalMessage}
      />
      <ReasonDialog
        isOpen={isResetOpen}
        onClose={() => setIsResetOpen(false)}
        title={t('member.reset.title')}
        text={t('member.reset.text')}
        templates={[{ name: t('member.reset.lost'), text: t('member.reset.lostText') }]}
        confirm={t('member.reset.submit')}
        onConfirm={(reason) =>
          apply(
            withPassword(() => calls.resetSecondFactor({ id, reason })),
            t('member.action.secondFactorReset'),
          )
        }
        refusalMessage={refusalMessage}
      />
      {dialog}
    </div>
  )
}

type RoleButtonProps = { member: Member; onAdd: () => void; onRemove: () => void }

/** Makes an admin of an active member with a confirmed address, or an admin a member again. */
function RoleButton({ member: { role, isActive, isConfirmed }, onAdd, onRemove }: RoleButtonProps) {
  const t = useTranslation()
  if (role === 'admin') return <Button onClick={onRemove}>{t('member.action.removeAdmin')}</Button>
  return isActive && isConfirmed ? <Button onClick={onAdd}>{t('member.action.addAdmin')}</Button> : null
}
