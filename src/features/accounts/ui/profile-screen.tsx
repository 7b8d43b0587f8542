import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#platform/ui/button.tsx'
import { PageHead } from '#platform/ui/page-head.tsx'
import { useApi } from '#platform/ui/scope.tsx'
import { anyText, type KnownParams } from '#shared/known-params.ts'
import { accountsApi } from '../api.ts'
import type { Profile } from '../contract.ts'
import { AvatarEditor } from './avatar-editor.tsx'
import { Deletion } from './deletion.tsx'
import { Devices } from './devices.tsx'
import { EmailSettings } from './email-settings.tsx'
import { PasswordForm } from './password-form.tsx'
import { ProfileForm } from './profile-form.tsx'
import { ProfileHead, profileTabs, type ProfileTab } from './profile-head.tsx'
import { SecondFactorSettings } from './second-factor.tsx'
import { useTranslation } from './use-translation.ts'

/** The tab that the URL names; the first one by default. */
export const tabOf = (params: URLSearchParams): ProfileTab =>
  profileTabs.find((tab) => tab === params.get('tab')) ?? 'profile'

export const profileParams: KnownParams = { tab: profileTabs, next: anyText }

type Props = {
  tab: ProfileTab
  /** The profile must be completed before continuing to the requested page. */
  mustComplete: boolean
  onSaved: () => void
  /** Slots for higher features, which this one may not import. */
  numberVerification: ReactNode
  privacy: ReactNode
}

/** The member's profile, security and privacy settings. */
export function ProfileScreen({ tab, mustComplete, onSaved, numberVerification, privacy }: Props) {
  const t = useTranslation()
  const profile = useQuery(useApi(accountsApi).getProfile.queryOptions({ input: {} })).data
  if (!profile) return null
  return (
    <div className="wrap max-w-2xl py-6 lg:py-10">
      {mustComplete ? (
        <>
          <PageHead title={t('profile.complete')} />
          <p className="text-muted mb-6">{t('profile.completeText')}</p>
        </>
      ) : (
        <ProfileHead tab={tab} />
      )}
      {tab === 'profile' || mustComplete ? (
        <div className="space-y-8">
          {!mustComplete && <AvatarEditor profile={profile} />}
          <ProfileForm profile={profile} mustComplete={mustComplete} onSaved={onSaved} />
          {!mustComplete && numberVerification}
        </div>
      ) : tab === 'security' ? (
        <Security profile={profile} />
      ) : (
        <div className="space-y-10">
          {privacy}
          <OwnData profile={profile} />
        </div>
      )}
    </div>
  )
}

function Security({ profile }: { profile: Profile }) {
  const t = useTranslation()
  return (
    <div className="space-y-10">
      <Section title={t('emailChange.title')}>
        <EmailSettings profile={profile} />
      </Section>
      <Section title={t('password.title')}>
        <PasswordForm profile={profile} />
      </Section>
      <SecondFactorSettings />
      <Section title={t('devices.title')} text={t('devices.text')}>
        <Devices />
      </Section>
      <Section title={t('integrations.title')} text={t('integrations.text')}>
        <Link to="/user/integrations" className={buttonClass({})}>
          {t('integrations.open')}
        </Link>
      </Section>
    </div>
  )
}

function OwnData({ profile }: { profile: Profile }) {
  const t = useTranslation()
  return (
    <>
      <Section title={t('myData.title')} text={t('myData.text')}>
        <a href="/api/my-data" download className={buttonClass({})}>
          {t('myData.download')}
        </a>
      </Section>
      <Section title={t('deletion.title')}>
        <Deletion profile={profile} />
      </Section>
    </>
  )
}

/** A titled part of a tab. */
export function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-xl font-bold">{title}</h2>
      {text && <p className="text-muted mb-3">{text}</p>}
      {children}
    </section>
  )
}
