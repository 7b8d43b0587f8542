import { clsx } from 'clsx'
import type { Role } from '../rules.ts'
import { useTranslation } from './use-translation.ts'

const chip = 'inline-block rounded-full px-2 py-0.5 text-xs font-semibold whitespace-nowrap'

/** Chips with role and status of a member. */
export function MemberStatus({ member }: { member: { role: Role; isActive: boolean; isConfirmed: boolean } }) {
  const t = useTranslation()
  const { role, isActive, isConfirmed } = member
  return (
    <span className="flex flex-wrap gap-1">
      {role === 'admin' && <span className={clsx(chip, 'bg-gold-soft text-gold-ink')}>{t('member.state.admin')}</span>}
      {!isActive ? (
        <span className={clsx(chip, 'bg-accent-soft text-accent')}>{t('member.state.inactive')}</span>
      ) : isConfirmed ? (
        <span className={clsx(chip, 'bg-primary-soft text-primary')}>{t('member.state.active')}</span>
      ) : (
        <span className={clsx(chip, 'bg-sunken text-muted')}>{t('member.state.unconfirmed')}</span>
      )}
    </span>
  )
}
