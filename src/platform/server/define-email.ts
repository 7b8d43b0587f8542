import type { Locale, Localized } from '#shared/locale.ts'

/**
 * Text of an e-mail. `{…}` is replaced by a field of its data; amounts (`{amount}`) and times (`{changed_at}`) are formatted
 * for the recipient's language. An empty line separates paragraphs.
 */
export type EmailText<Case extends string = string> = {
  /** Name of this kind of e-mail, for admins. */
  name: string
  subject: string
  /** Replace `subject` in a case. */
  subjects?: Readonly<Partial<Record<Case, string>>>
  lines?: readonly string[]
  /** Text after the lines, by the case that `caseOf` finds in the data. */
  cases?: Readonly<Record<Case, string>>
  /** Text after that of the case. */
  closing?: string
  button?: string
  /** Small print below the button. */
  note?: string
}

/** Why somebody gets an e-mail: the last line of the e-mail says it. */
export type EmailGroup = 'member' | 'address' | 'admin' | 'search'

/** Facts for sample data; names are in `locale`, `now` is an ISO string. */
export type SampleFacts = { locale: Locale; firstName: string; listing: string; plan: string; now: string }

/**
 * One kind of e-mail, declared once in `server/emails` of the feature that sends it. Names and texts in its data are plain
 * user input; a `path` begins with a single slash and is appended to BASE_URL; times are ISO strings; plan names are in the
 * recipient's language.
 */
export type EmailDeclaration<Data extends object = object, Case extends string = string> = {
  /** Name in the database. */
  readonly type: string
  readonly group: EmailGroup
  /**
   * Sent even while EMAIL_NOTIFICATIONS is off, and before all others, because the recipient is waiting for it or must know
   * what happened to the account.
   */
  readonly isForSignIn?: boolean
  /** The link opens an account or ends its session: shown to nobody else, and deleted once the e-mail is sent. */
  readonly hasSecretLink?: boolean
  /** Target of the button when the data has no `path`. */
  readonly path?: string
  /** The data field shown as a block quote, because a user wrote it. */
  readonly quote?: string
  /** Chooses among the `cases` of the texts. A method, so that a list can hold all kinds of e-mails. */
  caseOf?(data: Data): Case | undefined
  /** Data for previews and tests; its links contain no secrets. */
  readonly sample: (facts: SampleFacts) => Data
  readonly texts: Localized<EmailText<Case>>
}

const declared = new Map<string, EmailDeclaration>()

/** Declares a kind of e-mail. Throws when another has the same type. */
export function defineEmail<Data extends object, Case extends string = never>(
  email: EmailDeclaration<Data, Case> & { readonly quote?: keyof Data & string },
): EmailDeclaration<Data> {
  if (declared.has(email.type)) throw new Error(`two e-mails have the type ${email.type}`)
  declared.set(email.type, email)
  return email
}

/** Every kind of e-mail of the features that are loaded, sorted by type. */
export const declaredEmails = (): EmailDeclaration[] =>
  [...declared.values()].toSorted((a, b) => (a.type < b.type ? -1 : 1))

export const findEmail = (type: string): EmailDeclaration | undefined => declared.get(type)

const sampleNames = {
  listing: { en: 'Harbour Plumbing', 'zh-Hant': '海港水喉', 'zh-Hans': '海港水管' },
  plan: { en: 'Premium', 'zh-Hant': '尊貴計劃', 'zh-Hans': '尊享方案' },
} satisfies Record<string, Localized>

/** Sample data of an e-mail in one language. */
export function sampleData<Data extends object>(
  email: EmailDeclaration<Data>,
  facts: Pick<SampleFacts, 'locale' | 'firstName' | 'now'>,
): Data {
  const { listing, plan } = sampleNames
  return email.sample({ ...facts, listing: listing[facts.locale], plan: plan[facts.locale] })
}
