import { ORPCError } from '@orpc/client'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router'
import type { ListingChoices } from '#features/catalog/contract.ts'
import { Button } from '#platform/ui/button.tsx'
import { FormAlert, SubmitButton } from '#platform/ui/field.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { forgetDraft, useDraftKeeping } from '#platform/ui/use-draft.ts'
import { useLeaveWarning } from '#platform/ui/use-leave-warning.ts'
import type { DraftTerms } from '../contract/editing.ts'
import type { ListingContent } from '../rules/content.ts'
import { firstfaulty, stepOf, steps, type Step } from '../rules/form-steps.ts'
import type { TypedListing } from '../rules/typed-listing.ts'
import { DuplicateNote } from './duplicate-note.tsx'
import { FormAbout } from './form-about.tsx'
import { FormBasics } from './form-basics.tsx'
import { FormContact } from './form-contact.tsx'
import { FormOffer } from './form-offer.tsx'
import { FormPhotos } from './form-photos.tsx'
import { FormPreview } from './form-preview.tsx'
import { FormProgress } from './form-progress.tsx'
import { PagePreview } from './page-preview.tsx'
import { ScriptNote } from './script-note.tsx'
import { issuesOf, useListingForm } from './use-listing-form.ts'
import { useTranslation } from './use-translation.ts'

type FormProps = {
  /** Whose and which draft this is. */
  draftKey: string
  /** What the form begins with where no draft is kept. */
  initial: TypedListing
  /** What was kept of an earlier visit. */
  kept: TypedListing | null
  terms: DraftTerms
  choices: ListingChoices
  /** The listing that is changed; none when a new one is made. */
  listingId?: string
  sendLabel: string
  /** What is asked besides, in the last step. */
  lastly?: ReactNode
  /** Sends it; what it throws is told at its field or above the form. */
  onSend: (content: ListingContent) => Promise<void>
}

const stepIn = (params: URLSearchParams): Step => steps.find((step) => step === params.get('step')) ?? 'basics'

/** A listing in five steps, kept in this browser as one types. The step stands in the address: back is back. */
export function ListingForm(props: FormProps) {
  const { draftKey, initial, kept, terms, choices, listingId, sendLabel, lastly, onSend } = props
  const t = useTranslation()
  const [params, setParams] = useSearchParams()
  const step = stepIn(params)
  const form = useListingForm(kept ?? initial, terms)
  const [isRestored, setRestored] = useState(kept !== null)
  const [alert, setAlert] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [isSending, setSending] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const isKept = useDraftKeeping(draftKey, form.typed, form.isDirty)
  useLeaveWarning(form.isDirty && !isKept && !isBusy, t('form.unsaved'))
  const [firstStep] = useState(step)
  const [hasMoved, setMoved] = useState(false)
  if (step !== firstStep && !hasMoved) setMoved(true)

  const at = steps.indexOf(step)
  const done = new Set(steps.filter((one) => !form.errors.some((error) => stepOf(error) === one)))
  function go(to: Step) {
    setAlert(undefined)
    setParams((before) => ({ ...Object.fromEntries(before), step: to }))
  }
  /** Shows what is wrong in this step, and leads to the first of it. */
  function complain(count: number, of: readonly Step[]) {
    flushSync(() => {
      form.show(of)
      setAlert(t('form.errors', { count }))
    })
    root.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus()
  }
  function next() {
    // Files on their way are added to this step when they arrive.
    if (isSending) return setAlert(t('form.photosSending'))
    const here = form.errors.filter((error) => stepOf(error) === step)
    if (here.length > 0) return complain(here.length, [step])
    go(steps[at + 1] ?? step)
  }
  async function send() {
    if (isBusy) return
    const faulty = firstfaulty(form.errors)
    if (faulty) {
      if (faulty !== step) {
        form.show(steps)
        go(faulty)
        setAlert(t('form.errors', { count: form.errors.length }))
      } else complain(form.errors.length, steps)
      return
    }
    setBusy(true)
    setAlert(undefined)
    try {
      await onSend(form.content)
      forgetDraft(draftKey)
    } catch (error) {
      tell(error)
    } finally {
      setBusy(false)
    }
  }
  function tell(error: unknown) {
    const { code, status, data } = error instanceof ORPCError ? (error as ORPCError<string, unknown>) : {}
    const issues = code === 'BAD_REQUEST' ? issuesOf(data) : []
    form.tell(issues)
    const faulty = firstfaulty(issues)
    if (faulty && faulty !== step) go(faulty)
    if (issues.length > 0) setAlert(t('form.errors', { count: issues.length }))
    else if (code === 'LISTING_PLAN_LIMIT') setAlert(t('form.planLimit'))
    else if (code === 'LISTING_STATE_CHANGED') setAlert(t('form.changed'))
    else setAlert(t(status === 429 ? 'form.tooMany' : status ? 'form.failed' : 'form.unreachable'))
  }

  return (
    <div ref={root}>
      <FormProgress step={step} done={done} onGo={go} />
      {isRestored && (
        <p role="status" className="rounded-card bg-sunken mt-4 flex flex-wrap items-center gap-x-4 px-4 py-1 text-sm">
          {t('form.restored')}
          <button
            type="button"
            className="text-primary min-h-11 font-semibold underline"
            onClick={() => {
              forgetDraft(draftKey)
              form.reset(initial)
              setRestored(false)
              go('basics')
            }}
          >
            {t('form.startAnew')}
          </button>
        </p>
      )}
      <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <form
          noValidate
          aria-busy={isBusy}
          onSubmit={(event) => {
            event.preventDefault()
            if (step === 'contact') void send()
            else next()
          }}
          className="min-w-0"
        >
          <p className="text-muted text-sm">{t('form.stepOf', { number: at + 1, total: steps.length })}</p>
          <StepHeading key={step} title={t(`form.step.${step}`)} isFocused={hasMoved} />
          <div className="space-y-4 empty:hidden">
            <FormAlert alert={alert} />
          </div>
          <ScriptNote form={form} />
          {(step === 'basics' || step === 'contact') && <DuplicateNote content={form.content} except={listingId} />}
          {step === 'basics' && <FormBasics form={form} />}
          {step === 'offer' && <FormOffer form={form} terms={terms} choices={choices} />}
          {step === 'about' && <FormAbout form={form} terms={terms} />}
          {step === 'photos' && <FormPhotos form={form} terms={terms} onBusy={setSending} />}
          {step === 'contact' && <FormContact form={form} />}
          {step === 'contact' && lastly}
          <div className="border-line bg-paper sticky bottom-0 z-10 mt-8 flex items-center gap-3 border-t py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
            {at > 0 && (
              <Button onClick={() => go(steps[at - 1] ?? step)}>
                <Icon name="arrow-left" size={18} />
                {t('form.back')}
              </Button>
            )}
            <p role="status" className="text-muted min-w-0 flex-1 text-right text-sm">
              {form.isDirty && t(isKept ? 'form.kept' : 'form.notKept')}
            </p>
            {step === 'contact' ? (
              <SubmitButton isBusy={isBusy}>{sendLabel}</SubmitButton>
            ) : (
              <Button type="submit" variant="primary">
                {t('form.next')}
                <Icon name="arrow-right" size={18} />
              </Button>
            )}
          </div>
        </form>
        <div className="lg:sticky lg:top-4 lg:self-start">
          <FormPreview id={listingId ?? draftKey} typed={form.typed} content={form.content} choices={choices} />
          <PagePreview id={listingId} content={form.content} />
        </div>
      </div>
    </div>
  )
}

/** The heading of a step, which takes the focus when one comes to it from another. */
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
