import type { ListingChoices } from '#features/catalog/contract.ts'
import type { UnfinishedUploads } from '#features/uploads/ui/use-picked-photos.ts'
import type { DraftTerms } from '../contract.ts'
import type { ListingForm } from './use-listing-form.ts'

/** What every control of a step of the form takes. */
export type StepProps = {
  form: ListingForm
  terms: DraftTerms
  choices: ListingChoices
  /** Called when photo uploads start, fail and end. */
  onUnfinishedChange: (unfinished: UnfinishedUploads) => void
}
