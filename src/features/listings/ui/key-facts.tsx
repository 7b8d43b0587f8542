import type { ReactNode } from 'react'
import { unbrokenName } from '#platform/i18n.ts'
import type { IconName } from '#platform/icons.ts'
import { Icon } from '#platform/ui/icon.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import type { ListingDetail } from '../contract.ts'
import { FromPrice } from './from-price.tsx'
import { OpeningStatus } from './opening-status.tsx'
import { useTranslation } from './use-translation.ts'

/** Areas named before the others are counted. */
const maxAreas = 3

/** What decides for or against a provider: price, place, hours, languages and what was verified when. */
export function KeyFacts({ listing }: { listing: ListingDetail }) {
  const t = useTranslation()
  const { opening, languagesSpoken, takesUrgentJobs, replyAnswers } = listing
  const travelsTo = useTravelsTo(listing)
  const languages = languagesSpoken.map((language) => t(`language.${language}`)).join(t('detail.listComma'))
  return (
    <dl className="key-facts">
      <KeyFact icon="tag" name={t('detail.price')}>
        <FromPrice fromPrice={listing.fromPrice} />
      </KeyFact>
      <KeyFact icon="map-pin" name={t('detail.areas')}>
        {travelsTo}
      </KeyFact>
      {opening && (
        <KeyFact icon="clock" name={t('detail.hours')}>
          <OpeningStatus opening={opening} className="font-semibold" />
        </KeyFact>
      )}
      {takesUrgentJobs && (
        <KeyFact icon="zap" name={t('detail.shortNotice')}>
          {t('field.takesUrgentJobs')}
        </KeyFact>
      )}
      {replyAnswers && (
        <KeyFact icon="message-circle" name={t('detail.replies')}>
          {replyAnswers.withinHour * 2 >= replyAnswers.count
            ? t('detail.repliedHour', { quick: replyAnswers.withinHour, all: replyAnswers.count })
            : t('detail.repliedDay', { quick: replyAnswers.sameDay, all: replyAnswers.count })}
        </KeyFact>
      )}
      {languages && (
        <KeyFact icon="languages" name={t('detail.languages')}>
          {languages}
        </KeyFact>
      )}
      <Verified listing={listing} />
    </dl>
  )
}

function KeyFact({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon name={icon} size={18} />
        <span className="sr-only">{name}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The areas of a listing in one line. */
function useTravelsTo({ areas, allAreas }: ListingDetail): string {
  const t = useTranslation()
  if (areas.length === 0 && allAreas.length > 0) return t('detail.travelsEverywhere')
  const names = allAreas.slice(0, maxAreas).map(({ name }) => unbrokenName(name))
  const more = allAreas.length - names.length
  const listed = (places: string[]) => places.join(t('detail.listComma'))
  if (more > 0) return t('detail.travelsToMore', { places: listed(names), count: more })
  const [last = '', ...others] = names.toReversed()
  const places = others.length > 0 ? t('detail.listAnd', { others: listed(others.toReversed()), last }) : last
  return t('detail.travelsTo', { places })
}

/** Each line says what was checked and on what date. Stated but unchecked licences are in a section of their own. */
function Verified({ listing: { isWhatsappVerified, whatsappVerifiedAt, licences } }: { listing: ListingDetail }) {
  const t = useTranslation()
  const { date } = useFormat()
  const checked = licences.filter(({ state }) => state === 'checked')
  const lines = [
    isWhatsappVerified && whatsappVerifiedAt ? t('detail.verifiedOn', { date: date(whatsappVerifiedAt) }) : '',
    ...checked.map(({ name, register, body, checkedOn }) =>
      checkedOn ? t('detail.licenceChecked', { licence: name, register: register ?? body, date: date(checkedOn) }) : '',
    ),
  ].filter(Boolean)
  if (lines.length === 0) return null
  return (
    <KeyFact icon="badge-check" name={t('detail.verified')}>
      {lines.map((line) => (
        <span key={line} className="block not-first:mt-1">
          {line}
        </span>
      ))}
    </KeyFact>
  )
}
