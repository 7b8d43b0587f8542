import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { accountsApi } from '#features/accounts/api.ts'
import { unbrokenDate } from '#platform/i18n.ts'
import { legalDate } from '#platform/legal-date.ts'
import { Button } from '#platform/ui/button.tsx'
import { LinkedText } from '#platform/ui/linked-text.tsx'
import { useApi, useLocale } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { privacyApi } from '../api.ts'
import { mineQuery } from './privacy-queries.ts'
import { useTranslation } from './use-translation.ts'

/** The member's consents with dates, and the marketing consent, which can be withdrawn while the account exists. */
export function Consents() {
  const t = useTranslation()
  const locale = useLocale()
  const { date } = useFormat()
  const [privacy, accounts] = [useApi(privacyApi), useApi(accountsApi)]
  const queries = useQueryClient()
  const consents = useQuery(mineQuery(privacy)).data?.consents ?? []
  const isOn = consents.some(({ purpose, withdrawnAt }) => purpose === 'marketing' && withdrawnAt === null)
  const change = useMutation(
    privacy.setMarketing.mutationOptions({
      onSuccess: async (_none, { isWanted }) => {
        await queries.invalidateQueries({ queryKey: privacy.getMine.key() })
        void queries.invalidateQueries({ queryKey: accounts.getProfile.key() })
        toast({ title: t(isWanted ? 'consents.given' : 'consents.withdrawn') })
      },
      onError: () => toast({ title: t('failed'), variant: 'destructive' }),
    }),
  )
  return (
    <div className="space-y-3">
      <p className="text-muted">
        <LinkedText text={t('consents.text')} />
      </p>
      <ul className="divide-line border-line rounded-card divide-y border">
        {consents.map(({ id, purpose, wordingVersion, givenAt, withdrawnAt }) => (
          <li key={id} className="p-3">
            <p className="font-medium">{t(`purpose.${purpose}`)}</p>
            <p className="text-muted text-sm">
              {t('consents.since', { date: date(givenAt), version: unbrokenDate(legalDate(wordingVersion, locale)) })}
              {withdrawnAt && <span>{` ${t('consents.until', { date: date(withdrawnAt) })}`}</span>}
            </p>
          </li>
        ))}
        {consents.length === 0 && <li className="text-muted p-3">{t('consents.none')}</li>}
      </ul>
      <Button
        aria-disabled={change.isPending}
        onClick={() => !change.isPending && change.mutate({ isWanted: !isOn, locale })}
      >
        {t(isOn ? 'consents.withdraw' : 'consents.give')}
      </Button>
    </div>
  )
}
