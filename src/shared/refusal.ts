/**
 * A business rule rejects the request. Services throw it with a code that the feature's contract declares; the
 * `refusals` middleware turns it into the declared typed error. An undeclared code is an incident (500).
 */
export class Refusal extends Error {
  readonly code: string
  readonly data: Record<string, unknown> | undefined

  constructor(code: string, data?: Record<string, unknown>) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.data = data
  }
}
