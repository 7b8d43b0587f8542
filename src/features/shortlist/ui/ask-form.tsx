import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { ListingCard } from '#features/listings/contract.ts'
import { FromPrice } from '#features/listings/ui/from-price.tsx'
import { LocalizedText } from '#features/listings/ui/localized-text.tsx'
import { RatingLine } from '#features/listings/ui/rating-line.tsx'
import { clearDraft, readDraft, useDraftAutosave } from '#platform/ui/drafts.ts'
import { useFormEngine } from '#platform/ui/use-form-engine.ts'
import { cleanText } from '#shared/text.ts'
import { maxAsked } from '../rules.ts'
import type { Job } from '../rules/ask-message.ts'
import { AskLinks } from './ask-links.tsx'
import { JobFields } from './job-fields.tsx'
import { keepPhoto, readKeptPhoto } from './kept-photo.ts'
import { useTranslation } from './use-translation.ts'

const draftKey = 'ask'
/** `asked`: ids of the listings whose chat was opened with this job. */
type Draft = Omit<Job, 'hasPhoto'> & { asked: string[] }
const emptyDraft: Draft = { what: '', where: '', time: 'flexible', day: '', asked: [] }

/** The photo of the job, kept in this browser like the job. */
function usePhoto() {
  const [photo, setPhoto] = useState<File>()
  useEffect(() => {
    void readKeptPhoto().then((kept) => setPhoto((chosen) => chosen ?? kept))
  }, [])
  const changePhoto = (next: File | undefined) => {
    setPhoto(next)
    void keepPhoto(next)
  }
  return [photo, changePhoto] as const
}

/** The job, whom to ask, and the links that open the chats. The job and its photo are kept in this browser until another is written. */
export function AskForm({ cards }: { cards: ListingCard[] }) {
  const t = useTranslation()
  const [draft, setDraft] = useState<Draft>(() => {
    const stored = readDraft(draftKey) as Partial<Draft> | null
    return stored ? { ...emptyDraft, ...stored } : emptyDraft
  })
  const [photo, setPhoto] = usePhoto()
  const [chosen, setChosen] = useState(() => (cards.length <= maxAsked ? cards.map(({ id }) => id) : []))
  const job = useRef<HTMLFieldSetElement>(null)
  const found = cleanText(draft.what) ? [] : [{ path: 'what', error: 'whatRequired' }]
  const form = useFormEngine({
    found,
    partOf: () => null,
    focus: () => job.current?.querySelector('textarea')?.focus(),
    fromServer: () => [],
  })
  useDraftAutosave(draftKey, draft, draft !== emptyDraft)
  const startAgain = () => {
    clearDraft(draftKey)
    setDraft(emptyDraft)
    setPhoto(undefined)
  }
  return (
    <div className="space-y-8">
      <JobFields
        job={draft}
        photo={photo}
        ref={job}
        error={form.visible.length > 0 ? t('ask.whatRequired') : undefined}
        onChange={(change) => setDraft({ ...draft, ...change })}
        onPhoto={setPhoto}
      />
      <Candidates cards={cards} chosen={chosen} onChange={setChosen} />
      <AskLinks
        job={{ ...draft, hasPhoto: photo !== undefined }}
        ids={chosen}
        asked={draft.asked}
        onAsked={(id) => setDraft((before) => ({ ...before, asked: [...new Set([...before.asked, id])] }))}
        onIncomplete={() => form.check(() => found, [null])}
        onAgain={startAgain}
      />
    </div>
  )
}

type CandidatesProps = { cards: ListingCard[]; chosen: string[]; onChange: (chosen: string[]) => void }

function Candidates({ cards, chosen, onChange }: CandidatesProps) {
  const t = useTranslation()
  return (
    <fieldset>
      <legend className="text-xl font-bold">{t('ask.who')}</legend>
      <p className="text-muted text-sm">{t('ask.whoHint')}</p>
      <ul className="divide-line mt-2 divide-y">
        {cards.map((card) => {
          const isChosen = chosen.includes(card.id)
          const isDisabled = !isChosen && chosen.length >= maxAsked
          return (
            <li key={card.id}>
              <label className={clsx('flex min-h-14 flex-wrap items-center gap-x-3 py-2', isDisabled && 'opacity-60')}>
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={isDisabled}
                  onChange={() => onChange(isChosen ? chosen.filter((id) => id !== card.id) : [...chosen, card.id])}
                  className="accent-primary size-5 flex-none"
                />
                <span className="min-w-0 grow basis-32">
                  <LocalizedText text={card.name} className="block font-semibold" />
                  <span className="text-muted block text-sm">
                    <RatingLine {...card} />
                    <span className="block">{card.category.name}</span>
                  </span>
                </span>
                <FromPrice fromPrice={card.fromPrice} className="text-muted ml-auto text-right text-sm" />
              </label>
            </li>
          )
        })}
      </ul>
      <Link
        to="/explore"
        className="text-primary inline-flex min-h-11 items-center font-semibold underline-offset-2 hover:underline"
      >
        {t('ask.more')}
      </Link>
    </fieldset>
  )
}
