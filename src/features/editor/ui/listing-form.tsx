import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { ListingChoices } from '#features/catalog/contract.ts'
import type { ContentError, ListingContent } from '#features/listings/rules/content.ts'
import { steps, type Step } from '#features/listings/rules/fields.ts'
import type { UnfinishedUploads } from '#features/uploads/ui/use-picked-photos.ts'
import { clearDraft, submitDraft, useDraftAutosave } from '#platform/ui/drafts.ts'
import { useLeaveWarning } from '#platform/ui/use-leave-warning.ts'
import { anyText, type KnownParams } from '#shared/known-params.ts'
import type { DraftTerms, Reputation } from '../contract.ts'
import { completedSteps, firstInvalidStep, stepOf } from '../rules/form-steps.ts'
import { type ListingFormValues, valuesOfDraft } from '../rules/form-values.ts'
import { DuplicateNote } from './duplicate-note.tsx'
import { FormBar } from './form-bar.tsx'
import { FormPreview } from './form-preview.tsx'
import { FormProgress } from './form-progress.tsx'
import { FormStep } from './form-step.tsx'
import { PagePreview } from './page-preview.tsx'
import { ScriptNote } from './script-note.tsx'
import { useListingForm } from './use-listing-form.ts'
import { useTranslation } from './use-translation.ts'

/** What the form knows of what is stored. */
export type KnownVersions = { seen: string | undefined; draftVersions: string[] }

type FormProps = {
  /** Storage key of the draft, per member and listing. */
  draftKey: string
  /** Whether the draft is saved in the member's account as well. */
  isInAccount?: boolean
  /** Initial values when no draft is stored. */
  initial: ListingFormValues
  /** Version of the content that the initial values are from. */
  version?: string | undefined
  /** Draft stored during an earlier visit; a field introduced since then is missing or as it was. */
  storedDraft: Partial<ListingFormValues> | null
  terms: DraftTerms
  choices: ListingChoices
  /** Id of the edited listing; undefined for a new one. */
  listingId?: string
  /** Of the edited listing. */
  reputation?: Reputation | undefined
  submitLabel: string
  /** Additional fields of the last step. */
  lastStepFields?: ReactNode
  /** Clears the additional fields when a draft is discarded. */
  onStartOver?: () => void
  /**
   * Submits the content, from any step of an existing listing, with the version that the form started from and the
   * versions of the draft; resolves to the version that is stored then. Errors it throws are shown at their fields or
   * above the form.
   */
  onSubmit: (content: ListingContent, known: KnownVersions) => Promise<{ version?: string }>
}

/** The parameters of the screens with this form. */
export const listingFormParams: KnownParams = { step: steps, edit: anyText }
const stepFrom = (params: URLSearchParams): Step => steps.find((step) => step === params.get('step')) ?? 'basics'

/**
 * The listing form in five steps, saved as a draft in this browser while typing. The step is in the URL, so that
 * browser navigation works.
 */
export function ListingForm(props: FormProps) {
  const { draftKey, isInAccount = false, initial, storedDraft, terms, choices, listingId, reputation } = props
  const { version, submitLabel, lastStepFields, onStartOver, onSubmit } = props
  const t = useTranslation()
  const [params, setParams] = useSearchParams()
  const step = stepFrom(params)
  const root = useRef<HTMLDivElement>(null)
  const form = useListingForm({
    initial: { ...initial, ...valuesOfDraft(storedDraft ?? {}) },
    terms,
    focus: focusFirst,
  })
  const { isBusy } = form
  const [seen, setSeen] = useState(version)
  const [isRestored, setRestored] = useState(storedDraft !== null)
  const [unfinished, setUnfinished] = useState<UnfinishedUploads>(null)
  const [isHeld, setHeld] = useState(false)
  if (isHeld && !unfinished) setHeld(false)
  const isDraftSaved = useDraftAutosave(draftKey, form.typed, form.isDirty)
  useLeaveWarning(form.isDirty && !isDraftSaved && !isInAccount && !isBusy, t('form.unsaved'))
  const [firstStep] = useState(step)
  const [hasMoved, setMoved] = useState(false)
  if (step !== firstStep && !hasMoved) setMoved(true)
  const heldBy = isHeld ? t(unfinished === 'sending' ? 'form.photosSending' : 'form.photosFailed') : undefined

  const at = steps.indexOf(step)
  const isEditing = listingId !== undefined
  const completed = completedSteps({ typed: form.typed, initial, errors: form.all, current: step, isEditing })
  const show = (to: Step) => setParams((before) => ({ ...Object.fromEntries(before), step: to }))
  /** Whether photos hold the form back: leaving their step, or sending it, would lose them. */
  function isHeldByPhotos(): boolean {
    setHeld(unfinished !== null)
    return unfinished !== null
  }
  function go(to: Step) {
    if (isHeldByPhotos()) return
    form.setAlert(undefined)
    show(to)
  }
  /** The heading of another step takes the focus by itself. */
  function focusFirst(invalid: readonly ContentError[]) {
    const invalidStep = firstInvalidStep(invalid)
    if (invalidStep && invalidStep !== step) return show(invalidStep)
    root.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus()
  }
  function next() {
    if (form.check(() => form.all.filter((error) => stepOf(error) === step), [step])) go(steps[at + 1] ?? step)
  }
  function startOver() {
    clearDraft(draftKey)
    form.reset(initial)
    setSeen(version)
    onStartOver?.()
    setRestored(false)
    // Not held by photos on their way: leaving their step stops them.
    show('basics')
  }
  async function submit() {
    if (isHeldByPhotos()) return
    await form.send(
      () => form.all.filter((error) => stepOf(error)),
      steps,
      async (hasChanged) => {
        await submitDraft(draftKey, async (draftVersions) => {
          const saved = await onSubmit(form.content, { seen, draftVersions })
          setSeen(saved.version)
          // The form of an existing listing stays, with what was typed while it was sent as the next draft.
          return isEditing && hasChanged() ? 'unsent' : undefined
        })
        setRestored(false)
      },
    )
  }

  return (
    <div ref={root}>
      <FormProgress step={step} completedSteps={completed} onGo={go} />
      {isRestored && <RestoredNote onStartOver={startOver} />}
      <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <form
          noValidate
          aria-busy={isBusy}
          onSubmit={(event) => {
            event.preventDefault()
            if (isEditing || step === 'contact') void submit()
            else next()
          }}
          className="min-w-0"
        >
          <p className="text-muted text-sm">{t('form.stepOf', { number: at + 1, total: steps.length })}</p>
          <StepHeading key={step} title={t(`form.step.${step}`)} isFocused={hasMoved} />
          <ScriptNote form={form} />
          {(step === 'basics' || step === 'contact') && <DuplicateNote content={form.content} except={listingId} />}
          <FormStep step={step} form={form} terms={terms} choices={choices} onUnfinishedChange={setUnfinished} />
          {step === 'contact' && lastStepFields}
          <FormBar
            step={step}
            isEditing={isEditing}
            isBusy={isBusy}
            alert={heldBy ?? form.alert}
            saved={form.isDirty && t(isInAccount ? 'form.savedAccount' : isDraftSaved ? 'form.saved' : 'form.notSaved')}
            submitLabel={submitLabel}
            onGo={go}
            onNext={next}
          />
        </form>
        <div className="lg:sticky lg:top-4 lg:self-start">
          <FormPreview
            id={listingId ?? draftKey}
            typed={form.typed}
            content={form.content}
            choices={choices}
            reputation={reputation}
          />
          <PagePreview id={listingId} content={form.content} />
        </div>
      </div>
    </div>
  )
}

function RestoredNote({ onStartOver }: { onStartOver: () => void }) {
  const t = useTranslation()
  return (
    <p role="status" className="rounded-card bg-sunken mt-4 flex flex-wrap items-center gap-x-4 px-4 py-1 text-sm">
      {t('form.restored')}
      <button type="button" className="text-primary min-h-11 font-semibold underline" onClick={onStartOver}>
        {t('form.startOver')}
      </button>
    </p>
  )
}

/** Step heading; receives the focus after a step change. */
function StepHeading({ title, isFocused }: { title: string; isFocused: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFocused) heading.current?.focus()
  }, [isFocused])
  return (
    <h2 ref={heading} tabIndex={-1} className="mb-4 text-xl font-bold focus:outline-none">
      {title}
    </h2>
  )
}
