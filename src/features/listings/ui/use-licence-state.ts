import { useFormat } from '#platform/ui/translation.tsx'
import type { ListingDetail } from '../contract.ts'
import { useTranslation } from './use-translation.ts'

type Licence = Pick<ListingDetail['licences'][number], 'state' | 'register' | 'body' | 'checkedOn' | 'expiresOn'>

/** Returns a function that writes what is known of a licence: checked in its register, expired, or stated by the provider. */
export function useLicenceState(): (licence: Licence) => string {
  const t = useTranslation()
  const { date } = useFormat()
  return ({ state, register, body, checkedOn, expiresOn }) => {
    if (state === 'checked' && checkedOn)
      return t('licence.checked', { register: register ?? body, date: date(checkedOn) })
    if (state === 'expired') return t('licence.expired', { date: expiresOn ? date(expiresOn) : '' })
    return t('licence.claimed', { register: register ?? body })
  }
}
