import { Link } from 'react-router'
import type { Me } from '#features/accounts/contract.ts'
import { useAdminMarker } from '#features/accounts/ui/admin-marker.ts'
import { Avatar } from '#features/accounts/ui/avatar.tsx'
import { useSignOut } from '#features/accounts/ui/use-me.ts'
import { pathToPlan } from '#features/billing/rules.ts'
import { usePlanStatus } from '#features/billing/ui/use-plan-status.ts'
import { openReferralDialog } from '#features/referrals/ui/referral-dialog.tsx'
import { AfterHydration } from '#platform/ui/after-hydration.tsx'
import { buttonClass } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { Menu } from '#platform/ui/menu.tsx'
import { fullName } from '#shared/person-name.ts'
import { useTranslation } from '../use-translation.ts'

/** The account menu of a member; `isFlat` renders it inside the mobile menu. */
export function MemberMenu({ me, isFlat }: { me: Me; isFlat: boolean }) {
  const t = useTranslation()
  const name = nameOf(me)
  useAdminMarker(me.isAdmin)
  if (isFlat) {
    return (
      <div className="w-full">
        <Person me={me} />
        <MenuItems me={me} />
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
      <MenuItems me={me} />
    </Menu>
  )
}

const nameOf = (me: Me) => fullName(me) || me.email

function Person({ me }: { me: Me }) {
  return (
    <p className="px-3 py-2">
      <span className="block truncate font-semibold">{nameOf(me)}</span>
      <span className="text-muted block truncate text-sm">{me.email}</span>
    </p>
  )
}

const itemClass = 'hover:bg-sunken rounded-control flex min-h-11 w-full items-center gap-3 px-3 text-left font-medium'

/** Links of the account menu. */
function MenuItems({ me }: { me: Me }) {
  const t = useTranslation()
  const signOut = useSignOut()
  return (
    <>
      {(me.isAdmin || me.secondFactor) && (
        <Link to="/admin" className={itemClass}>
          <Icon name="layout-dashboard" />
          {t('nav.admin')}
        </Link>
      )}
      <Link to="/profile" className={itemClass}>
        <Icon name="user-round" />
        {t('nav.profile')}
      </Link>
      <Link to="/user/listings" className={itemClass}>
        <Icon name="store" />
        {t('nav.mine')}
      </Link>
      <Link to="/favorites" className={itemClass}>
        <Icon name="heart" />
        {t('nav.favorites')}
      </Link>
      {/* Only the browser asks for the plan, and may know it before the menu is hydrated. */}
      <AfterHydration>
        <PlanLinks />
      </AfterHydration>
      <button type="button" className={itemClass} onClick={openReferralDialog}>
        <Icon name="gift" />
        {t('nav.refer')}
      </button>
      <Link to="/submit-listing" className={itemClass}>
        <Icon name="plus" />
        {t('nav.add')}
      </Link>
      <button type="button" className={itemClass} onClick={() => void signOut()}>
        <Icon name="log-out" />
        {t('nav.logout')}
      </button>
    </>
  )
}

/** Links to the payment that is being checked and to the better plan. */
function PlanLinks() {
  const t = useTranslation()
  const planStatus = usePlanStatus()
  const waiting = planStatus?.pending.at(-1)
  return (
    <>
      {waiting && (
        <Link to={pathToPlan(waiting, true)} className={itemClass}>
          <Icon name="clock" className="text-gold-ink" />
          {t('nav.paymentPending')}
        </Link>
      )}
      {planStatus && planStatus.planKey !== 'premium' && (
        <Link to={pathToPlan('premium', true)} className={itemClass}>
          <Icon name="crown" className="text-gold-ink" />
          {t('nav.upgrade')}
        </Link>
      )}
    </>
  )
}
