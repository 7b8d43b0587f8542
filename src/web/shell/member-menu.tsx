import { Link } from 'react-router'
import type { Me } from '#features/accounts/contract.ts'
import { Avatar } from '#features/accounts/ui/avatar.tsx'
import { useSignOut } from '#features/accounts/ui/use-me.ts'
import { pathToPlan } from '#features/billing/rules.ts'
import { usePlanStatus } from '#features/billing/ui/use-plan-status.ts'
import { openReferral } from '#features/referrals/ui/referral-dialog.tsx'
import { buttonClass } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { Menu } from '#platform/ui/menu.tsx'
import { useTranslation } from '../use-translation.ts'

/** What a member finds behind their name; `isFlat` within the phone's menu. */
export function MemberMenu({ me, isFlat }: { me: Me; isFlat: boolean }) {
  const t = useTranslation()
  const name = nameOf(me)
  if (isFlat) {
    return (
      <div className="w-full">
        <Person me={me} />
        <Entries me={me} />
      </div>
    )
  }
  return (
    <Menu
      label={t('nav.account', { name })}
      className={buttonClass({ variant: 'ghost' })}
      button={
        <>
          <Avatar person={me} size={28} />
          <span className="max-w-32 truncate">{me.firstName || name}</span>
          <Icon name="chevron-down" size={16} />
        </>
      }
    >
      <div className="border-line mb-1 border-b">
        <Person me={me} />
      </div>
      <Entries me={me} />
    </Menu>
  )
}

const nameOf = ({ firstName, lastName, email }: Me) => `${firstName} ${lastName}`.trim() || email

function Person({ me }: { me: Me }) {
  return (
    <p className="px-3 py-2">
      <span className="block truncate font-semibold">{nameOf(me)}</span>
      <span className="text-muted block truncate text-sm">{me.email}</span>
    </p>
  )
}

/** What a member finds here: only what there is a screen for. */
function Entries({ me }: { me: Me }) {
  const t = useTranslation()
  const signOut = useSignOut()
  const standing = usePlanStatus()
  const waiting = standing?.waiting.at(-1)
  const look = 'hover:bg-sunken rounded-control flex min-h-11 w-full items-center gap-3 px-3 text-left font-medium'
  return (
    <>
      {me.isAdmin && (
        <Link to="/admin" className={look}>
          <Icon name="layout-dashboard" />
          {t('nav.admin')}
        </Link>
      )}
      <Link to="/profile" className={look}>
        <Icon name="user-round" />
        {t('nav.profile')}
      </Link>
      <Link to="/user/listings" className={look}>
        <Icon name="store" />
        {t('nav.mine')}
      </Link>
      <Link to="/favorites" className={look}>
        <Icon name="heart" />
        {t('nav.favorites')}
      </Link>
      {waiting && (
        <Link to={pathToPlan(waiting, true)} className={look}>
          <Icon name="clock" className="text-gold-ink" />
          {t('nav.paymentPending')}
        </Link>
      )}
      {standing && standing.planKey !== 'premium' && (
        <Link to={pathToPlan('premium', true)} className={look}>
          <Icon name="crown" className="text-gold-ink" />
          {t('nav.upgrade')}
        </Link>
      )}
      <button type="button" className={look} onClick={openReferral}>
        <Icon name="gift" />
        {t('nav.refer')}
      </button>
      <Link to="/submit-listing" className={look}>
        <Icon name="plus" />
        {t('nav.add')}
      </Link>
      <button type="button" className={look} onClick={() => void signOut()}>
        <Icon name="log-out" />
        {t('nav.logout')}
      </button>
    </>
  )
}
