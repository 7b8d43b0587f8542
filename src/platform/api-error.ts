/** An error that the API answered: a refusal's code, its HTTP status, and the details that the contract declares. */
export class ApiError extends Error {
  readonly code: string
  readonly status: number
  readonly data: unknown

  constructor(code: string, status: number, data?: unknown) {
    super(code)
    this.code = code
    this.status = status
    this.data = data
  }
}

/**
 * Whether the API answered with this error: an ApiError in the browser, an ORPCError when called in-process on the
 * server. By shape, because the library's class adds 1 KB to every page. False if no answer came.
 */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && 'code' in error && 'status' in error && typeof error.status === 'number'
