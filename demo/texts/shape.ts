import type { PriceUnit } from '#features/listings/rules.ts'

/** The same text in English and in Traditional Chinese. */
export type Pair = readonly [en: string, zh: string]

/**
 * A sentence of a description, written with "we" and 我們; for a sole provider it is turned into "I" and 我. The third
 * element restricts a sentence to sole providers or to teams.
 */
export type Line = readonly [en: string, zh: string, who?: 'solo' | 'team']

/** A row of a price list in whole HK$. Without `to` it is "from only"; unit `quote` carries 0 and means by quotation. */
export type Service = readonly [en: string, zh: string, unit: PriceUnit, from: number, to?: number]

export type CategoryTexts = {
  /** What one does, to stand inside a sentence: "plumbing", 水喉維修. */
  work: Pair
  /** How a business name ends: "Plumbing", 水喉工程. */
  trade: readonly Pair[]
  /** Summaries, at most 110 characters in English. */
  lines: readonly Pair[]
  services: readonly Service[]
  /** Typical jobs as noun phrases that fit after "for", "about" or "with". */
  jobs: readonly Pair[]
  facts: readonly Line[]
  /** Sentences of a happy and of an unhappy reviewer. Empty where reviews are off (registered health professions). */
  praise: readonly Pair[]
  blame: readonly Pair[]
  /** The usual call-out or inspection fee in whole HK$, where the trade asks one. */
  callout?: number
}

export type GroupTexts = {
  /** First sentences. {work}, {area} and {year} are filled in. */
  openings: readonly Line[]
  /** What people come for; {jobs} is a list of two or three jobs. */
  calls: readonly Line[]
  /** How the work is done. */
  ways: readonly Line[]
  /** How it is paid. */
  money: readonly Line[]
  /** Last sentences: what to send in the first message. */
  asks: readonly Line[]
  /** How a review begins; {job} is one job. */
  contexts: readonly Pair[]
  praise: readonly Pair[]
  mild: readonly Pair[]
  blame: readonly Pair[]
  /** Which kinds of business names are usual: see names.ts. */
  names: readonly NameKind[]
  /** Share of providers who work alone, 0 to 1. */
  solo: number
  categories: Readonly<Record<string, CategoryTexts>>
}

/**
 * `lucky`: two auspicious characters and the trade (永興水喉工程, "Wing Hing Plumbing"); `nick`: as neighbours call the
 * person (強記水喉, "Ah Keung Plumbing"); `brand`: a word of the city (海港搬運, "Harbour Movers"); `place`: an area and
 * the trade; `surname`: a professional's surname (陳老師, "Chan & Partners"); `given`: a first name ("Yoyo Nails").
 */
export type NameKind = 'lucky' | 'nick' | 'brand' | 'place' | 'surname' | 'given'
